// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <stop_token>

#include "bots/think.h"

namespace boneyard::bots {

/// What each seat gains when good bots, all alike, play the rest of the round with the tiles as they really
/// lie, each of them knowing only its own. Of a round that has just been dealt this is what the tiles are
/// worth to the seats, as far as one such play can tell; tests/bench/ladder.md says how far. The same for the
/// same match every time. Nothing to go by when it was asked to stop. Precondition: a round is being played.
template <kit::Game G>
kit::PerSeat<int> par(const kit::Match& match, const std::stop_token& stop) {
    G game = static_cast<const kit::MatchOf<G>&>(match).game();
    for (std::uint64_t ply = 0; game.to_move() != kit::kNobody && !stop.stop_requested(); ++ply) {
        const kit::Seat mover = game.to_move();
        const auto seed = static_cast<std::uint64_t>(mover);
        game.apply(choose<G>(game.view(mover), kit::heuristic(), seed, ply, stop), nullptr);
    }
    return game.status().round_scores;
}

}  // namespace boneyard::bots
