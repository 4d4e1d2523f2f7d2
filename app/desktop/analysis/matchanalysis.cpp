// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "analysis/matchanalysis.h"

#include <algorithm>
#include <utility>

#include "analysis/movetexts.h"
#include "common/words.h"
#include "match/shownmatch.h"
#include "registry.h"

namespace boneyard::ui {

namespace {

constexpr std::size_t kDearest = 3;

/// The moves for which there was something better, dearest first; of equals the earlier first.
std::vector<std::size_t> dearestOf(const std::vector<Move>& moves) {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (moves[i].judgement.better) places.push_back(i);
    }
    std::stable_sort(places.begin(), places.end(), [&](std::size_t a, std::size_t b) {
        return moves[a].judgement.cost > moves[b].judgement.cost;
    });
    places.resize(std::min(places.size(), kDearest));
    return places;
}

}  // namespace

MatchAnalysis::MatchAnalysis(QObject* parent) : QObject(parent) {
    onLanguageChange(this, [this] {
        showAll();
        emit playerChanged();
    });
}

MatchAnalysis::~MatchAnalysis() {
    stop_.request_stop();
    background_.clear();
    background_.waitForDone();
}

double MatchAnalysis::cost() const {
    double sum = 0;
    for (const Move& move : found_) sum += move.judgement.cost;
    return sum;
}

int MatchAnalysis::improvable() const {
    return static_cast<int>(
        std::count_if(found_.begin(), found_.end(), [](const Move& move) { return move.judgement.better; }));
}

QVariantList MatchAnalysis::curve() const {
    QVariantList all;
    double sum = 0;
    for (const Move& move : found_) {
        sum += move.judgement.cost;
        all.append(QVariantMap{{QStringLiteral("ply"), static_cast<int>(move.ply)},
                               {QStringLiteral("round"), move.round},
                               {QStringLiteral("cost"), move.judgement.cost},
                               {QStringLiteral("sum"), sum}});
    }
    return all;
}

QVariantList MatchAnalysis::rounds() const {
    QVariantList all;
    for (std::size_t i = 0; i < found_.size();) {
        const int round = found_[i].round;
        int moves = 0;
        double cost = 0;
        for (; i < found_.size() && found_[i].round == round; ++i, ++moves) cost += found_[i].judgement.cost;
        all.append(QVariantMap{{QStringLiteral("round"), round},
                               {QStringLiteral("moves"), moves},
                               {QStringLiteral("cost"), cost}});
    }
    return all;
}

QString MatchAnalysis::gameName() const {
    const GameEntry* game = find_game(record_.game);
    return game != nullptr ? say(game->info.name) : QString();
}

QString MatchAnalysis::face() const {
    const GameEntry* game = find_game(record_.game);
    return game != nullptr ? text(game->info.face) : QString();
}

QVariantList MatchAnalysis::people() const {
    QVariantList all;
    for (int seat = 0; seat < players_.size(); ++seat) {
        if (players_.humans() > 0 && !players_.isHuman(seat)) continue;
        all.append(
            QVariantMap{{QStringLiteral("value"), seat}, {QStringLiteral("label"), players_.name(seat)}});
    }
    return all;
}

void MatchAnalysis::setAll(bool all) {
    if (all == all_) return;
    all_ = all;
    moves_.show(found_, players_, all_);
    emit allChanged();
}

void MatchAnalysis::look(ShownMatch* session) {
    if (session == nullptr || session->match() == nullptr) return;
    const int viewer = std::max(session->table()->viewer(), 0);
    lookAt(session->match()->record(), session->players(), static_cast<kit::Seat>(viewer));
}

void MatchAnalysis::lookAs(int seat) {
    if (seat != seat_ && seat >= 0 && seat < record_.seats)
        lookAt(record_, players_, static_cast<kit::Seat>(seat));
}

void MatchAnalysis::lookAt(const kit::Record& record, const Players& players, kit::Seat seat) {
    stop();
    record_ = kit::Record(record);  // it may be our own
    players_ = Players(players);
    seat_ = seat;
    plies_.clear();
    found_.clear();
    counted_ = false;
    showAll();
    emit playerChanged();
    goOn();
}

void MatchAnalysis::stop() {
    stop_.request_stop();
    background_.clear();  // what has not begun yet
    ++job_;               // what is on its way here is too late
    if (!std::exchange(running_, false)) return;
    emit progressed();
}

void MatchAnalysis::goOn() {
    if (running_ || complete() || record_.game.empty()) return;
    running_ = true;
    stop_ = std::stop_source();
    // Whatever comes back comes to this thread, and is dropped when this object is gone.
    background_.start([this, job = ++job_, record = record_, seat = seat_, care = care_, counted = counted_,
                       known = plies_, from = found_.size(), stop = stop_.get_token()] {
        const auto plies = counted ? known : decisionsOf(record, seat);
        if (!counted) answers_.post([this, job, plies] { onCounted(job, plies); });
        const std::vector<std::size_t> rest(plies.begin() + static_cast<std::ptrdiff_t>(from), plies.end());
        lookBack(
            record, seat, care, rest,
            [&](const Move& move) { answers_.post([this, job, move] { onFound(job, move); }); }, stop);
    });
    emit progressed();
}

void MatchAnalysis::onCounted(std::uint64_t job, std::vector<std::size_t> plies) {
    if (job != job_) return;
    plies_ = std::move(plies);
    counted_ = true;
    running_ = !plies_.empty();
    emit progressed();
    if (!running_) emit finished();
}

void MatchAnalysis::onFound(std::uint64_t job, Move move) {
    if (job != job_) return;
    found_.push_back(std::move(move));
    running_ = done() < total();
    if (all_ || found_.back().judgement.better) moves_.show(found_, players_, all_);
    if (found_.back().judgement.better) showDearest();
    emit progressed();
    if (!running_) emit finished();
}

void MatchAnalysis::showAll() {
    moves_.show(found_, players_, all_);
    showDearest();
    emit progressed();
}

void MatchAnalysis::showDearest() {
    QVariantList now;
    const MoveTexts texts(players_);
    for (const std::size_t place : dearestOf(found_)) {
        const Move& move = found_[place];
        now.append(QVariantMap{{QStringLiteral("ply"), static_cast<int>(move.ply)},
                               {QStringLiteral("round"), move.round},
                               {QStringLiteral("number"), static_cast<int>(place) + 1},
                               {QStringLiteral("standing"), MoveTexts::standing(move)},
                               {QStringLiteral("played"), MoveTexts::played(move)},
                               {QStringLiteral("best"), MoveTexts::best(move)},
                               {QStringLiteral("why"), texts.why(move)},
                               {QStringLiteral("verdict"), MoveTexts::verdict(move)},
                               {QStringLiteral("detail"), MoveTexts::detail(move)},
                               {QStringLiteral("hindsight"), MoveTexts::hindsight(move)},
                               {QStringLiteral("picture"), MoveTexts::picture(move)}});
    }
    if (now == dearest_) return;
    dearest_ = now;
    emit dearestChanged();
}

}  // namespace boneyard::ui
