// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>

#include "kit/rng.h"
#include "kit/seat.h"

namespace boneyard::kit {

/// A pile of at most `N` tiles.
template <class Tile, std::size_t N>
struct Pile {
    std::array<Tile, N> tiles{};
    std::size_t count = 0;

    [[nodiscard]] std::size_t size() const { return count; }
    Tile& operator[](std::size_t i) { return tiles[i]; }
    void add(Tile tile) { tiles[count++] = tile; }
};

/// What is known of the hands that a seat cannot see.
template <class TileSet>
struct Hidden {
    int seats = 2;
    Seat viewer = kNobody;          ///< whose hand is not hidden
    PerSeat<std::int8_t> counts{};  ///< tiles in each hand
    PerSeat<TileSet> lacks{};       ///< tiles that a hand certainly does not hold
};

/// Deals the hidden hands off a shuffled pile: each seat takes the first tiles that it may hold. What is
/// left stays in the pile, in order. False when a hand could not be filled.
template <class TileSet, class Tile, std::size_t N>
bool deal_off(const Hidden<TileSet>& hidden, Pile<Tile, N>& pile, PerSeat<TileSet>& hands, bool strict) {
    for (Seat seat = 0; seat < hidden.seats; ++seat) {
        if (seat == hidden.viewer) continue;
        const auto at = static_cast<std::size_t>(seat);
        int wanted = hidden.counts[at];
        hands[at] = {};
        std::size_t kept = 0;
        for (std::size_t i = 0; i < pile.count; ++i) {
            const Tile tile = pile.tiles[i];
            if (wanted > 0 && !(strict && hidden.lacks[at].has(tile))) {
                hands[at].add(tile);
                --wanted;
            } else {
                pile.tiles[kept++] = tile;
            }
        }
        pile.count = kept;
        if (wanted > 0) return false;
    }
    return true;
}

/// A deal of the unseen tiles that fits what is known; gives back what is left, the stock. If no such deal
/// turns up in a fair number of tries, what the hands lack is let go: a bot must always be able to think.
template <class TileSet, class Tile, std::size_t N>
Pile<Tile, N> deal_hidden(const Hidden<TileSet>& hidden, const Pile<Tile, N>& unseen, PerSeat<TileSet>& hands,
                          Rng& rng) {
    constexpr int kTries = 60;
    for (int tries = 0; tries <= kTries; ++tries) {
        Pile<Tile, N> pile = unseen;
        rng.shuffle(pile);
        if (deal_off(hidden, pile, hands, tries < kTries)) return pile;
    }
    return {};
}

}  // namespace boneyard::kit
