// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "bots/bot.h"

namespace boneyard::engine {

/// Who takes part. An oracle sees every hand and the stock: it is no bot, but shows how much is left to be
/// gained.
struct Entrant {
    std::string name;
    kit::Strength strength;
    bool oracle = false;
    const kit::Manner* manner = nullptr;  ///< null: none
};

/// What is played, and by whom.
struct Contest {
    kit::Setup setup;
    std::vector<Entrant> entrants;    ///< by seat
    std::uint64_t seed = 0;           ///< of the bots' own chance
    bool one_round = false;           ///< else the whole match
    std::int64_t (*now)() = nullptr;  ///< nanoseconds, to say how long they thought; null: not said
};

/// How it went.
struct Outcome {
    std::vector<kit::Seat> winners;  ///< of a round: who scored most in it; nobody when nobody scored
    kit::PerSeat<int> scores{};
    kit::PerSeat<std::int64_t> moves{};  ///< how often each had something to choose
    kit::PerSeat<std::int64_t> nanoseconds{};
};

/// Plays a round out by the game's rule of thumb, now and then by a slip instead: what a move is worth should
/// not hang on one line of play, which nobody would follow for long.
template <kit::Game G>
int play_out_with_slips(G game, kit::Seat seat, kit::Rng& rng, std::vector<typename G::Action>& actions) {
    constexpr std::uint32_t kOneIn = 8;
    while (game.to_move() != kit::kNobody) {
        if (rng.below(kOneIn) != 0) {
            game.apply(game.reply(rng), nullptr);
            continue;
        }
        game.legal(actions);
        game.apply(actions[rng.below(static_cast<std::uint32_t>(actions.size()))], nullptr);
    }
    return game.worth(seat);
}

/// What an oracle does: what brings most, as the tiles lie, if everybody goes on sensibly.
template <kit::Game G>
typename G::Action oracle_choice(const G& game, std::uint64_t seed, std::uint64_t ply) {
    constexpr std::uint64_t kPlayouts = 64;
    const auto view = game.view(game.to_move());
    kit::Rng rng(seed, kit::Stream::Bot, ply);
    std::vector<typename G::Action> actions;
    std::vector<typename G::Action> listed;
    std::vector<int> ratings;
    G::candidates(view, actions);
    G::rate(view, actions, ratings);
    actions = bots::best_first(actions, ratings, actions.size(), rng);
    std::size_t chosen = 0;
    std::int64_t most = 0;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        G after = game;
        after.apply(actions[i], nullptr);
        std::int64_t sum = 0;
        for (std::uint64_t world = 0; world < kPlayouts; ++world) {
            kit::Rng chance(seed, kit::Stream::World, world);
            sum += play_out_with_slips(after, game.to_move(), chance, listed);
        }
        if (i > 0 && sum <= most) continue;
        chosen = i;
        most = sum;
    }
    return actions[chosen];
}

/// The winners of a round, from what the seats gained in it.
inline std::vector<kit::Seat> round_winners(const kit::Status& status) {
    const auto end = status.round_scores.begin() + status.seats;
    const int most = *std::max_element(status.round_scores.begin(), end);
    const int least = *std::min_element(status.round_scores.begin(), end);
    std::vector<kit::Seat> winners;
    for (kit::Seat seat = 0; seat < status.seats && most > least; ++seat) {
        if (kit::at(status.round_scores, seat) == most) winners.push_back(seat);
    }
    return winners;
}

/// Plays a contest. Precondition: there is an entrant for each seat, and the setup is a good one.
template <kit::Game G>
Outcome hold(const Contest& contest) {
    G game = G::create(contest.setup).value();
    Outcome outcome;
    std::vector<typename G::Action> actions;
    for (std::uint64_t ply = 0; !game.over(); ++ply) {
        const kit::Seat seat = game.to_move();
        if (seat == kit::kNobody && contest.one_round) break;
        game.legal(actions);
        if (actions.size() == 1 && seat == kit::kNobody) {
            game.apply(actions.front(), nullptr);
            continue;
        }
        const Entrant& mover = contest.entrants[static_cast<std::size_t>(seat)];
        const std::uint64_t seed = contest.seed * kit::kMaxSeats + static_cast<std::uint64_t>(seat);
        const std::int64_t start = contest.now == nullptr ? 0 : contest.now();
        const auto action =
            mover.oracle ? oracle_choice(game, seed, ply)
                         : bots::choose<G>(game.view(seat), mover.strength, seed, ply, {}, 1, mover.manner);
        if (contest.now != nullptr && actions.size() > 1) {
            kit::at(outcome.nanoseconds, seat) += contest.now() - start;
            ++kit::at(outcome.moves, seat);
        }
        game.apply(action, nullptr);
    }
    const kit::Status status = game.status();
    outcome.scores = contest.one_round ? status.round_scores : status.scores;
    outcome.winners = contest.one_round ? round_winners(status) : status.winners;
    return outcome;
}

}  // namespace boneyard::engine
