// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "tiles_and_deal/tiles.h"

namespace boneyard::tiles_and_deal {

/// A hand by suit: the ranks of each, a bit a rank, the ace the lowest.
using Suits = std::array<unsigned, kSuits>;

inline constexpr unsigned kRankMask = (1U << kRanks) - 1;
inline constexpr unsigned kAce = 1;

/// Of a bit for each kind, as Tiles has them.
constexpr Suits by_suit(std::uint64_t tiles) {
    return {static_cast<unsigned>(tiles) & kRankMask, static_cast<unsigned>(tiles >> kRanks) & kRankMask,
            static_cast<unsigned>(tiles >> 2 * kRanks) & kRankMask,
            static_cast<unsigned>(tiles >> 3 * kRanks) & kRankMask};
}

/// The ranks that three suits have at least.
constexpr unsigned ranks_of_sets(const Suits& suits) {
    return ((suits[0] & suits[1]) & (suits[2] | suits[3])) | ((suits[0] | suits[1]) & (suits[2] & suits[3]));
}

/// The ranks of one suit that are in some run without jokers.
constexpr unsigned ranks_of_runs(unsigned ranks) {
    const unsigned places = ranks | (ranks & kAce) << kRanks;
    const unsigned starts = places & places >> 1U & places >> 2U;
    const unsigned runs = starts | starts << 1U | starts << 2U;
    return (runs | runs >> kRanks) & kRankMask;
}

}  // namespace boneyard::tiles_and_deal
