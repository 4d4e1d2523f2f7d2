// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/coach.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include "bots/analyzer.h"
#include "registry.h"

namespace boneyard::ui {

namespace {

// Enough for what is plain; it is waited for with a tile in the hand.
constexpr bots::Analyzer::Budget kGlance{400, 240};
constexpr double kWorthAWord =
    0.06;  // of how far rounds come apart: a learner is told more than is called a mistake

/// What the move costs in points, where that is worth a word; else 0.
int costOf(const kit::Match& match, kit::Seat seat, const std::string& action, double spread,
           const std::stop_token& stop) {
    const auto found = analyze(match, seat, action, kGlance)(stop);
    if (!found || !found->better || found->cost < kWorthAWord * spread) return 0;
    return std::max(1, static_cast<int>(std::lround(found->cost)));
}

}  // namespace

Coach::Coach(const MatchState& state, QObject* parent) : QObject(parent), state_(state) {
    connect(this, &Coach::finished, this, &Coach::onFinished, Qt::QueuedConnection);
}

Coach::~Coach() {
    stop_.request_stop();
    background_.clear();
    background_.waitForDone();
}

std::string Coach::place() const {
    return std::to_string(state_.number) + '/' + std::to_string(state_.match().actions().size()) + '/' +
           action_.toStdString();
}

void Coach::begin() {
    forget();
    emit looksOnChanged();
    if (!looksOn()) return;
    spread_ = std::make_shared<double>(1);
    stop_ = std::stop_source();
    background_.start([record = state_.match().record(), spread = spread_] {
        *spread = round_spread(record, std::stop_token());
    });
}

bool Coach::considers(const QString& action, int seat, bool hinted) {
    if (!state_.played || !looksOn()) return false;
    action_ = action;
    hinted_ = hinted;
    auto match = load_match(state_.match().record());
    if (warned_ == place() || !match || !(*match)->play(action.toStdString())) return false;
    stop_ = std::stop_source();
    setThinking(true);
    match = load_match(state_.match().record());
    const std::shared_ptr<kit::Match> before = std::move(match).value();
    background_.start([this, number = ++number_, before, text = action.toStdString(),
                       seat = static_cast<kit::Seat>(seat), spread = spread_, stop = stop_.get_token()] {
        const int cost = costOf(*before, seat, text, *spread, stop);
        if (!stop.stop_requested()) emit finished(number, cost, QPrivateSignal());
    });
    return true;
}

void Coach::forget() {
    background_.clear();  // what has not begun yet, the measure of this match too
    drop();
}

void Coach::drop() {
    stop_.request_stop();
    warned_.clear();
    if (!thinking_) return;
    setThinking(false);
    emit dropped();
}

void Coach::setThinking(bool thinking) {
    if (std::exchange(thinking_, thinking) != thinking) emit thinkingChanged();
}

void Coach::onFinished(quint64 number, int cost) {
    if (!thinking_ || number != number_) return;  // dropped while it was thought, or on its way here
    setThinking(false);
    if (cost == 0) {
        emit approved(action_);
        return;
    }
    warned_ = place();
    if (hinted_) {
        //: The coach of a lesson, before a move that is clearly worse than another, which a hint has shown
        emit warned(
            tr("Wait: the move that the hint shows is worth about %n points more. Or play yours once "
               "more to stay with it.",
               nullptr, cost));
        return;
    }
    //: The coach of a lesson, before a move that is clearly worse than another. H is a key of the keyboard
    emit warned(
        tr("Wait: another move is worth about %n points more. Look again; H shows it. Or play yours "
           "once more to stay with it.",
           nullptr, cost));
}

}  // namespace boneyard::ui

#include "moc_coach.cpp"
