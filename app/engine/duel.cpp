// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "duel.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <thread>

#include "measures.h"

namespace boneyard::engine {

namespace {

/// One match of a duel.
struct Task {
    const Duel* duel = nullptr;
    std::uint64_t deal = 0;  ///< from 0
    kit::Seat side = 0;      ///< of the challenger
};

std::int64_t now() {
    return std::chrono::duration_cast<std::chrono::nanoseconds>(
               std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

kit::Seat side_of(const Duel& duel, kit::Seat seat) { return kit::at(duel.teams, seat); }

Contest contest_of(const Task& task) {
    const Duel& duel = *task.duel;
    Contest contest;
    contest.setup = duel.setup;
    contest.setup.deal = (duel.setup.deal + task.deal) & kit::kMaxDeal;
    contest.seed = duel.seed + task.deal;
    contest.one_round = duel.rounds;
    contest.now = &now;
    for (kit::Seat seat = 0; seat < duel.setup.seats; ++seat) {
        const bool challenges = side_of(duel, seat) == task.side;
        contest.entrants.push_back(challenges ? duel.challenger : duel.other);
    }
    return contest;
}

double share_of(const Task& task, const Outcome& outcome, double equal) {
    if (outcome.winners.empty()) return equal;
    std::vector<kit::Seat> winners;
    for (const kit::Seat seat : outcome.winners) {
        const kit::Seat side = side_of(*task.duel, seat);
        if (std::find(winners.begin(), winners.end(), side) == winners.end()) winners.push_back(side);
    }
    const bool won = std::find(winners.begin(), winners.end(), task.side) != winners.end();
    return won ? 1.0 / static_cast<double>(winners.size()) : 0;
}

Played play(const Task& task, double equal) {
    const Duel& duel = *task.duel;
    const Outcome outcome = measures_of(duel.game->info.id).hold(contest_of(task));
    Played played;
    played.share = share_of(task, outcome, equal);
    double own = 0;
    double others = 0;
    int own_seats = 0;
    for (kit::Seat seat = 0; seat < duel.setup.seats; ++seat) {
        const bool challenges = side_of(duel, seat) == task.side;
        own_seats += challenges ? 1 : 0;
        (challenges ? own : others) += kit::at(outcome.scores, seat);
        (challenges ? played.moves : played.other_moves) += kit::at(outcome.moves, seat);
        (challenges ? played.nanoseconds : played.other_nanoseconds) += kit::at(outcome.nanoseconds, seat);
    }
    played.margin = own / own_seats - others / (duel.setup.seats - own_seats);
    return played;
}

double milliseconds(std::int64_t nanoseconds, std::int64_t moves) {
    return moves == 0 ? 0 : static_cast<double>(nanoseconds) / 1e6 / static_cast<double>(moves);
}

/// Sums up the matches of a duel, which lie from `first` on: those of one deal after the other.
Score summed(const Duel& duel, const Played* first) {
    const std::size_t sides = duel.sides().size();
    Score score;
    score.equal = 1.0 / static_cast<double>(sides);
    std::int64_t moves = 0;
    std::int64_t nanoseconds = 0;
    std::int64_t other_moves = 0;
    std::int64_t other_nanoseconds = 0;
    for (std::uint64_t deal = 0; deal < duel.deals; ++deal) {
        double share = 0;
        double margin = 0;
        for (std::size_t side = 0; side < sides; ++side, ++first) {
            share += first->share;
            margin += first->margin;
            moves += first->moves;
            nanoseconds += first->nanoseconds;
            other_moves += first->other_moves;
            other_nanoseconds += first->other_nanoseconds;
        }
        score.share.add(share / static_cast<double>(sides));
        score.margin.add(margin / static_cast<double>(sides));
    }
    score.matches = duel.deals * sides;
    score.milliseconds = milliseconds(nanoseconds, moves);
    score.other_milliseconds = milliseconds(other_nanoseconds, other_moves);
    return score;
}

}  // namespace

std::vector<kit::Seat> Duel::sides() const {
    std::vector<kit::Seat> found;
    for (kit::Seat seat = 0; seat < setup.seats; ++seat) {
        if (side_of(*this, seat) == seat) found.push_back(seat);
    }
    return found;
}

Score play_duel(const Duel& duel, int jobs, const std::function<void(std::uint64_t played)>& told) {
    const std::vector<kit::Seat> sides = duel.sides();
    const double equal = 1.0 / static_cast<double>(sides.size());
    std::vector<Played> played(duel.matches());
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        for (std::size_t i = next++; i < played.size(); i = next++) {
            played[i] = play({&duel, i / sides.size(), sides[i % sides.size()]}, equal);
            told(i + 1);
        }
    };
    {
        std::vector<std::jthread> others;
        for (int job = 1; job < jobs; ++job) others.emplace_back(work);
        work();
    }
    return summed(duel, played.data());
}

}  // namespace boneyard::engine
