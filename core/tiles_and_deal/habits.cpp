// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "tiles_and_deal/habits.h"

#include <array>
#include <bit>
#include <cstddef>

#include "tiles_and_deal/deadwood.h"
#include "tiles_and_deal/meld.h"
#include "tiles_and_deal/suits.h"

namespace boneyard::tiles_and_deal {

namespace {

// What a tile is with the others of the hand: in a meld, or of use with one that is of its rank, next to it,
// or the one after the next. A bit each; a meld is a number of its own.
constexpr unsigned kPair = 1;
constexpr unsigned kNext = 2;
constexpr unsigned kAfterNext = 4;
constexpr unsigned kInMeld = 8;
constexpr unsigned kSpare = 9;  ///< there twice

// Learnt from 32,000 decisions of greedy bots and of the heuristic, in gin of 52 and by the usual rules
// (tests/bench/habits.py). Odds of a throw by the tile's use, and by what it counts; chances of a take by its
// use.
constexpr std::array<double, 10> kByUse{1, 0.36, 0.41, 0.14, 0.49, 0.18, 0.2, 0.073, 0.0011, 0.79};
constexpr std::array<double, 12> kByValue{0,     0,     0.0003, 0.0008, 0.0025, 0.01,
                                          0.029, 0.072, 0.16,   0.33,   1,      1.85};
constexpr std::array<double, 9> kTaken{0.006, 0.015, 0.024, 0.06, 0.019, 0.037, 0.048, 0.107, 0.769};
constexpr double kJokerTaken = 0.98;
constexpr double kJokerThrown = 1e-4;

using Odds = std::array<std::array<double, kRanks>, kByUse.size()>;

/// The odds of a throw by the tile's use and its rank, less 1. Multiplied here, so that no machine does it in
/// its own way.
constexpr Odds kThrown = [] {
    Odds odds{};
    for (std::size_t use = 0; use < kByUse.size(); ++use) {
        for (int rank = 0; rank < kRanks; ++rank) {
            const auto value = static_cast<std::size_t>(deadwood_of(static_cast<Tile>(rank), 0));
            odds[use][static_cast<std::size_t>(rank)] = kByUse[use] * kByValue[value];
        }
    }
    return odds;
}();

constexpr unsigned kPlaces = kRankMask << 1U | 1U << kLastPlace;  // bits 1 to 14

/// The ranks of a suit as places, the ace at both ends.
constexpr unsigned places_of(unsigned ranks) { return ranks << 1U | (ranks & 1U) << kLastPlace; }
/// And back.
constexpr unsigned ranks_of(unsigned places) { return ((places >> 1U) | places >> kLastPlace) & kRankMask; }

/// Which ranks of one suit are of what use, whether the hand has them or not.
struct Uses {
    unsigned pair = 0;
    unsigned next = 0;
    unsigned after_next = 0;
    unsigned meld = 0;

    [[nodiscard]] unsigned of(unsigned rank) const {
        if ((meld >> rank & 1U) != 0) return kInMeld;
        return (pair >> rank & 1U) * kPair + (next >> rank & 1U) * kNext +
               (after_next >> rank & 1U) * kAfterNext;
    }
};

Uses uses_in(const Suits& suits, std::size_t suit) {
    unsigned once = 0;
    unsigned twice = 0;
    for (std::size_t other = 0; other < kSuits; ++other) {
        if (other == suit) continue;
        twice |= once & suits[other];
        once |= suits[other];
    }
    const unsigned places = places_of(suits[suit]);
    const unsigned up = places << 1U & kPlaces;
    const unsigned down = places >> 1U & kPlaces;
    const unsigned up2 = places << 2U & kPlaces;
    const unsigned down2 = places >> 2U & kPlaces;
    return {once, ranks_of(up | down), ranks_of(up2 | down2),
            twice | ranks_of((up & down) | (up & up2) | (down & down2))};
}

}  // namespace

double chance_to_throw(const Tiles& hand, Tile tile) {
    if (tile == kJoker) return kJokerThrown;
    const Suits suits = by_suit(hand.once());
    double all = 0;
    double own = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        const Uses uses = uses_in(suits, static_cast<std::size_t>(suit));
        for (unsigned rest = suits[static_cast<std::size_t>(suit)]; rest != 0; rest &= rest - 1) {
            const auto rank = static_cast<unsigned>(std::countr_zero(rest));
            const Tile each = static_cast<Tile>(suit * kRanks + static_cast<int>(rank));
            const double odds = kThrown[hand.has_both(each) ? kSpare : uses.of(rank)][rank];
            all += odds;
            if (each == tile) own = odds;
        }
    }
    return all > 0 ? own / all : 1;
}

double chance_to_take(const Tiles& hand, Tile tile) {
    if (tile == kJoker) return kJokerTaken;
    const Suits suits = by_suit(hand.once());
    return kTaken[uses_in(suits, static_cast<std::size_t>(suit_of(tile)))
                      .of(static_cast<unsigned>(rank_of(tile) - 1))];
}

}  // namespace boneyard::tiles_and_deal
