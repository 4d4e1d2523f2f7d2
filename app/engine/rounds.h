// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "kit/game.h"

namespace boneyard::engine {

/// What was played.
struct Counts {
    std::uint64_t rounds = 0;   ///< complete ones
    std::uint64_t actions = 0;  ///< each chosen from a full list of what was legal
};

/// Plays `rounds` complete rounds at random, in as many matches as that takes; the first is the setup's, the
/// others have the deal numbers after it. Texts, events and copies are left out: this is the speed of the
/// rules. Precondition: the game can be created from the setup.
template <kit::Game G>
Counts play_rounds(const kit::Setup& setup, std::uint64_t rounds) {
    kit::Setup next = setup;
    kit::Rng rng(setup.deal, kit::Stream::Bot);
    std::vector<typename G::Action> actions;
    Counts counts;
    while (counts.rounds < rounds) {
        G game = G::create(next).value();
        next.deal = (next.deal + 1) & kit::kMaxDeal;
        while (!game.over() && counts.rounds < rounds) {
            game.legal(actions);
            game.apply(actions[rng.below(static_cast<std::uint32_t>(actions.size()))], nullptr);
            ++counts.actions;
            if (game.to_move() == kit::kNobody)
                ++counts.rounds;  // round or match over; `next` always has a mover
        }
    }
    return counts;
}

/// How a simulation goes on from the world that it has dealt.
enum class Rollout : std::uint8_t {
    Random,  ///< any legal action
    Reply,   ///< the game's rule of thumb
};

/// Deals `worlds` worlds that fit what the first mover of the setup's match knows, and plays each to the end
/// of its round: what a search spends its time on. Precondition: as above.
template <kit::Game G>
Counts simulate(const kit::Setup& setup, std::uint64_t worlds, Rollout rollout) {
    const G start = G::create(setup).value();
    const auto view = start.view(start.to_move());
    kit::Rng rng(setup.deal, kit::Stream::World);
    std::vector<typename G::Action> actions;
    Counts counts;
    for (; counts.rounds < worlds; ++counts.rounds) {
        G game = G::sample(view, rng);
        for (; game.to_move() != kit::kNobody; ++counts.actions) {
            if (rollout == Rollout::Reply) {
                game.apply(game.reply(rng), nullptr);
                continue;
            }
            game.legal(actions);
            game.apply(actions[rng.below(static_cast<std::uint32_t>(actions.size()))], nullptr);
        }
    }
    return counts;
}

}  // namespace boneyard::engine
