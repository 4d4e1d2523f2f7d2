// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "statistics/digest.h"

#include <algorithm>
#include <memory>

#include "common/words.h"
#include "registry.h"
#include "setup/matchsetup.h"

namespace boneyard::ui {

namespace {

constexpr double kPercent = 100;

/// What a seat has, less what those who are not on its side have on average.
template <class Values>
double aheadOf(const Values& values, const kit::Status& status, kit::Seat seat) {
    double others = 0;
    int count = 0;
    for (kit::Seat other = 0; other < status.seats; ++other) {
        if (kit::at(status.sides, other) == kit::at(status.sides, seat)) continue;
        others += kit::at(values, other);
        ++count;
    }
    return kit::at(values, seat) - (count > 0 ? others / count : 0);
}

/// Plays a match over, and writes down what there is to tell of one seat.
class Digester {
public:
    Digester(const GameEntry& game, kit::Match& match, kit::Seat seat, const std::stop_token& stop)
        : game_(game), match_(match), seat_(seat), stop_(stop), status_(match.status()) {
        digest_.seat = seat;
        digest_.luckKnown = game.info.par_weight > 0;
        beginRound();
    }

    /// False when the action is illegal.
    bool play(const std::string& action) {
        const kit::Seat mover = status_.to_move;
        const auto events = match_.play(action);
        if (!events) return false;
        status_ = match_.status();
        for (const kit::Event& event : *events) note(event, mover);
        if (mover == kit::kNobody) beginRound();
        if (status_.to_move == kit::kNobody) endRound();
        return true;
    }

    [[nodiscard]] bool over() const { return status_.match_over(); }

    MatchDigest finish(const Players& players) {
        digest_.points = kit::at(status_.scores, seat_);
        QList<int> winners;
        for (const kit::Seat winner : status_.winners) {
            const int side = kit::at(status_.sides, winner);
            if (!winners.contains(side)) winners.append(side);
        }
        const bool won = winners.contains(int{kit::at(status_.sides, seat_)});
        digest_.share = won ? 1.0 / static_cast<double>(winners.size()) : 0;
        for (int seat = 0; seat < status_.seats; ++seat) {
            digest_.levels.append(seat == seat_ ? MatchDigest::kPerson : players[seat].level);
            digest_.sides.append(status_.sides[static_cast<std::size_t>(seat)]);
        }
        return digest_;
    }

private:
    void beginRound() {
        if (!digest_.luckKnown || status_.to_move == kit::kNobody) return;
        digest_.luck +=
            game_.info.par_weight / kPercent * aheadOf(game_.analyzer->par(match_, stop_), status_, seat_);
    }

    void endRound() {
        const int gained = kit::at(status_.round_scores, seat_);
        digest_.bestRound = digest_.rounds == 0 ? gained : std::max(digest_.bestRound, gained);
        digest_.ahead += aheadOf(status_.round_scores, status_, seat_);
        ++digest_.rounds;
    }

    void note(const kit::Event& event, kit::Seat mover) {
        if (event.type == kit::EventType::RoundOver && event.seat != kit::kNobody &&
            kit::at(status_.sides, event.seat) == kit::at(status_.sides, seat_)) {
            ++digest_.roundsWon;
        }
        if (event.seat != seat_) return;
        if (event.type == kit::EventType::Draw && mover == seat_) ++digest_.drawn;
        if (event.type == kit::EventType::Score) earn(text(event.why), event.points);
    }

    void earn(const QString& why, int points) {
        const auto known = std::find_if(digest_.earned.begin(), digest_.earned.end(),
                                        [&](const Earned& earned) { return earned.why == why; });
        Earned& earned = known != digest_.earned.end() ? *known : digest_.earned.emplaceBack(Earned{why});
        ++earned.times;
        earned.points += points;
    }

    const GameEntry& game_;
    kit::Match& match_;
    kit::Seat seat_;
    const std::stop_token& stop_;
    kit::Status status_;
    MatchDigest digest_;
};

}  // namespace

std::optional<MatchDigest> digestOf(const MatchPlan& plan, const std::stop_token& stop) {
    const int person = plan.players.onlyPerson();
    const GameEntry* game = find_game(plan.gameId.toStdString());
    if (person == kit::kNobody || game == nullptr || plan.players.size() != plan.seats) return std::nullopt;
    const auto match =
        new_match(plan.gameId.toStdString(), plan.seats, plan.deal.value_or(0), plan.options, plan.deck);
    if (!match) return std::nullopt;
    Digester digester(*game, **match, static_cast<kit::Seat>(person), stop);
    for (const PlayedText& played : plan.played) {
        if (stop.stop_requested() || !digester.play(played.action)) return std::nullopt;
    }
    if (stop.stop_requested() || !digester.over()) return std::nullopt;
    return digester.finish(plan.players);
}

}  // namespace boneyard::ui
