// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "tiles_and_deal/tiles.h"

namespace boneyard::tiles_and_deal {

/// The least value of the tiles of `hand` that are in no meld, exactly, as Arranger finds it, but without a
/// memory and without allocating: what playouts and the rules ask again and again.
int least_deadwood(const Tiles& hand, int joker_value);

/// The least number of tiles that are in no meld.
int least_over(const Tiles& hand);

/// A quick number that the least deadwood is never below: what can be in no meld.
int deadwood_bound(const Tiles& hand);

/// What one tile in no meld counts.
constexpr int deadwood_of(Tile tile, int joker_value) {
    if (tile == kJoker) return joker_value;
    const int rank = rank_of(tile);
    return rank == 1 ? 11 : rank > 10 ? 10 : rank;
}

/// Deadwood first, then tiles over, in one number: what one tile in no meld counts, and the least of a hand.
inline constexpr int kLeftStep = 32;  ///< room for so many tiles over
constexpr int left_of(Tile tile, int joker_value) { return deadwood_of(tile, joker_value) * kLeftStep + 1; }
int least_left(const Tiles& hand, int joker_value);

}  // namespace boneyard::tiles_and_deal
