// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/match.h"

#include <QRandomGenerator>
#include <utility>

#include "common/words.h"
#include "match/find.h"
#include "match/seats.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

constexpr std::uint64_t kMostUsualDeal = 999'999'999;  // deals that one can tell a friend

std::uint64_t anyDeal() { return 1 + QRandomGenerator::global()->bounded(quint64{kMostUsualDeal}); }

}  // namespace

Match::Match(QObject* parent) : ShownMatch(parent) {
    connectParts();
    onLanguageChange(this, [this] {
        if (active()) refresh();
        emit textsChanged();
        emit turn_.changed();
    });
}

void Match::connectParts() {
    connect(&turn_, &Turn::decided, this, &Match::act);
    connect(&turn_, &Turn::thinkingChanged, &table_, &Table::showThinking);
    connect(&takeBack_, &TakeBack::begun, &coach_, &Coach::drop);
    connect(&takeBack_, &TakeBack::undone, this, &Match::showTakenBack);
    connect(&takeBack_, &TakeBack::redone, this, &Match::showPlayedAgain);
    connect(&journal_, &MatchJournal::closing, this, &Match::leave);
    connect(&journal_, &MatchJournal::found, this, [this](const MatchPlan& plan) {
        turn_.setPlyLimit(-1);
        startPlan(plan);
    });
    connect(&table_, &Table::reshaped, this, [this] {
        if (journal_.writing() || !active()) return;  // it comes as soon as the action is kept
        table_.show(turn_.viewpoint());
        selection_.follow();
    });
    connect(table_.hand(), &HandModel::racksChanged, this,
            [this] { journal_.keepRacks(table_.hand()->racks()); });
    connect(&turn_, &Turn::said, this, &Match::said);
    connect(&takeBack_, &TakeBack::said, this, &Match::said);
    connect(&journal_, &MatchJournal::said, this, &Match::said);
    connect(&advice_, &Advice::said, this, &Match::said);
    connect(&advice_, &Advice::told, this, &Match::told);
    connect(&table_, &Table::told, this, &Match::told);
    connect(this, &Match::acted, &absence_, &Absence::forget);
    connect(&coach_, &Coach::warned, this, &Match::said);
    connect(&coach_, &Coach::approved, this, [this](const QString& action) { act(action, By::Person); });
}

bool Match::start(MatchSetup* setup) {
    if (setup == nullptr) return false;
    if (!setup->ready()) {
        emit said(setup->problem());
        return false;
    }
    turn_.setPlyLimit(-1);
    return startPlan(setup->plan());
}

bool Match::launch(LaunchOptions* launch) {
    if (launch == nullptr || !launch->startMatch()) return false;
    turn_.setPlyLimit(launch->plan().plies);
    if (launch->plan().goOn) {
        emit launch->launched(this);
        journal_.takeUpLatest();
        return false;  // later: takenUp()
    }
    const bool fine = startPlan(launch->plan().match);
    emit launch->launched(this);
    return fine;
}

bool Match::playOn(const QVariant& plan) {
    turn_.setPlyLimit(-1);
    return startPlan(plan.value<MatchPlan>());
}

bool Match::startPlan(const MatchPlan& plan) {
    auto played = setUp(plan, plan.deal.value_or(anyDeal()));
    if (!played) return false;
    clear();
    state_.plan = plan;
    state_.plan.deal = played->match().setup().deal;
    state_.plan.options = played->match().setup().options.all();  // whatever is usual in a later version
    Players& players = state_.plan.players;
    if (players.isEmpty()) players = Players::usual(plan.seats);
    const int own = plan.stored == 0 ? players.onlyPerson() : int{kit::kNobody};  // what goes on is as it was
    if (own != kit::kNobody && players[own].medallion.isEmpty()) players[own].medallion = ownMedallion_;
    state_.played = std::move(played);
    ++state_.number;
    journal_.begin();
    coach_.begin();
    table_.hand()->restore(plan.racks);
    refresh();
    table_.settle();
    emit started();
    emit textsChanged();
    turn_.goOn();
    return true;
}

void Match::clear() {
    turn_.begin();
    journal_.end();
    state_.played.reset();
    takeBack_.forget();
    coach_.forget();
    absence_.begin();
    refresh();
}

void Match::leave() {
    if (!active()) return;
    clear();
    emit started();
    emit textsChanged();
}

bool Match::restart() { return playLike(this, false); }

bool Match::playLike(ShownMatch* other, bool sameDeal) {
    if (other == nullptr || !other->active()) return false;
    MatchPlan again = other->plan();
    if (!sameDeal) {
        again.deal.reset();
        again.deck.clear();
    }
    again.played.clear();
    again.racks = other == this ? table_.hand()->racks() : Racks();
    for (Rack& rack : again.racks) rack.tiles.clear();
    again.stored = again.hints = again.undos = 0;
    if (sameDeal || !again.day.isEmpty() || again.challenge) again.casual = true;
    again.day.clear();
    again.challenge.reset();
    // Who has seen the tiles before, or hears from a coach, is not measured by it.
    again.counts = !sameDeal && !again.coached;
    return startPlan(again);
}

bool Match::play(const QString& action) {
    if (!turn_.mayAct() || coach_.thinking()) return false;
    const bool hinted = !advice_.words().isEmpty();
    return coach_.considers(action, turn_.viewer(), hinted) || act(action, By::Person);
}

bool Match::choose(ChoiceModel::Kind kind) { return play(selection_.choices()->actionOf(kind)); }
bool Match::next() { return turn_.phase() == Turn::RoundOver && act(u"next"_s, By::Nobody); }

void Match::ready() {
    if (turn_.phase() != Turn::Cover) return;
    turn_.handOver();
    refresh();
    turn_.goOn();
}

bool Match::act(const QString& action, By by) {
    if (journal_.writing() || state_.played->play(action.toStdString(), by) == nullptr) return false;
    takeBack_.forget();
    turn_.stop();
    if (by == By::Person) emit acted();
    journal_.keep({{{action.toStdString(), by}, standingOf(state_.match().status())}},
                  [this] { showPlayed(); });
    return true;
}

void Match::showPlayed() {
    const int before = turn_.viewer();
    // Whoever hears of it may start another match: a copy, and nothing of this one after that.
    const PlayedAction played = state_.played->history().back();
    const QString action = text(state_.match().actions().back());
    const std::uint64_t here = state_.number;
    if (played.by == By::Nobody) turn_.putDown();  // all have looked at the round's end together
    if (played.by == By::Person) table_.hand()->chooseOnly(-1);
    const auto& all = state_.played->history();
    const bool drawsOn = find(played, kit::EventType::Draw) != nullptr && all.size() > 1 &&
                         all[all.size() - 2].seat == played.seat;
    if (played.by == By::Person && !drawsOn) table_.hand()->knowDrawn();
    refresh();
    emit shown(action);
    table_.tell(played, before);
    if (turn_.status().match_over()) emit matchEnded();
    if (state_.number == here && active() && state_.played->ply() > 0) turn_.goOn();
}

void Match::showTakenBack(int plies) {
    absence_.begin();
    refresh();
    table_.settle();
    emit takenBack(plies);
    turn_.goOn();
}

void Match::showPlayedAgain(const QStringList& actions) {
    absence_.begin();
    table_.awaitAgain();
    refresh();
    table_.settle();
    for (const QString& action : actions) emit shown(action);
    turn_.goOn();
}

void Match::refresh() {
    if (journal_.writing()) return;  // it comes as soon as the action is kept
    const bool wasOver = turn_.status().round_over();
    turn_.look();
    show(turn_.viewpoint());
    selection_.follow();
    turn_.announce();
    const kit::Status& status = turn_.status();
    if (wasOver || status.round_over() || status.match_over()) emit textsChanged();
    emit changed();
}

void Match::setThinker(const Thinker& thinker) {
    turn_.setThinker(thinker);
    advice_.setThinker(thinker);
}

bool Match::atRest() const {
    return turn_.atRest() && advice_.atRest() && !coach_.thinking() && !table_.reshaping() &&
           !journal_.writing();
}

}  // namespace boneyard::ui

#include "moc_match.cpp"
