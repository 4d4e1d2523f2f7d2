// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "tiles_and_deal/meld.h"
#include "tiles_and_deal/suits.h"

namespace boneyard::tiles_and_deal {

/// A run without jokers as ranks of a suit, the ace above the 13 being the ace.
constexpr unsigned ranks_of_run(int first, int length) {
    const unsigned places = ((1U << static_cast<unsigned>(length)) - 1) << static_cast<unsigned>(first - 1);
    return (places | places >> kRanks) & kRankMask;
}

/// The runs of three, four and five tiles: one of six is two of three.
inline constexpr std::array<std::uint16_t, 12 + 11 + 10> kRuns = [] {
    std::array<std::uint16_t, 12 + 11 + 10> runs{};
    std::size_t next = 0;
    for (int length = kMinMeld; length <= 5; ++length) {
        for (int first = 1; first + length - 1 <= kLastPlace; ++first) {
            runs[next++] = static_cast<std::uint16_t>(ranks_of_run(first, length));
        }
    }
    return runs;
}();

/// Prices of all sets of ranks of one suit.
struct SuitPrices {
    std::array<std::uint16_t, kRankMask + 1> all{};   ///< all of them are over
    std::array<std::uint16_t, kRankMask + 1> runs{};  ///< those are over that the best runs leave
};

/// The lowest rank is over or begins a run, but for the ace, which may also end one.
template <class Price>
SuitPrices make_prices(Price price) noexcept {
    SuitPrices prices;
    for (unsigned ranks = 1; ranks <= kRankMask; ++ranks) {
        const unsigned lowest = ranks & (~ranks + 1);
        const int own = price(static_cast<Tile>(std::countr_zero(ranks)));
        prices.all[ranks] = static_cast<std::uint16_t>(prices.all[ranks ^ lowest] + own);
        int best = prices.runs[ranks ^ lowest] + own;
        for (const unsigned run : kRuns) {
            if ((run & lowest) != 0 && (run & ~ranks) == 0)
                best = std::min<int>(best, prices.runs[ranks & ~run]);
        }
        prices.runs[ranks] = static_cast<std::uint16_t>(best);
    }
    return prices;
}

}  // namespace boneyard::tiles_and_deal
