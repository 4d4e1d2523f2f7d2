// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

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
    const Tile& operator[](std::size_t i) const { return tiles[i]; }
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

/// The seats whose hands are hidden, first those with the least choice among the unseen tiles.
struct Takers {
    std::array<Seat, kMaxSeats> seats{};
    std::size_t count = 0;
};

template <class TileSet, class Tile, std::size_t N>
Takers takers(const Hidden<TileSet>& hidden, const Pile<Tile, N>& unseen) {
    PerSeat<int> spare{};
    Takers order;
    for (Seat seat = 0; seat < hidden.seats; ++seat) {
        if (seat == hidden.viewer) continue;
        at(spare, seat) = -int{at(hidden.counts, seat)};
        for (std::size_t i = 0; i < unseen.count; ++i)
            at(spare, seat) += at(hidden.lacks, seat).has(unseen.tiles[i]) ? 0 : 1;
        std::size_t place = order.count++;
        for (; place > 0 && at(spare, order.seats[place - 1]) > at(spare, seat); --place)
            order.seats[place] = order.seats[place - 1];
        order.seats[place] = seat;
    }
    return order;
}

/// Deals the hidden hands off a shuffled pile: each seat takes the first tiles that it may hold. What is
/// left stays in the pile, in order. False when a hand could not be filled.
template <class TileSet, class Tile, std::size_t N>
bool deal_off(const Hidden<TileSet>& hidden, const Takers& order, Pile<Tile, N>& pile,
              PerSeat<TileSet>& hands, bool strict) {
    for (std::size_t taker = 0; taker < order.count; ++taker) {
        const auto at = static_cast<std::size_t>(order.seats[taker]);
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

/// Swaps tiles of hidden hands and stock, at random, as often as makes one fitting deal as likely as any
/// other: dealing off favours some of them, as what one seat gets decides what is left for the next.
template <class TileSet, class Tile, std::size_t N>
void mix(const Hidden<TileSet>& hidden, Pile<Tile, N>& stock, PerSeat<TileSet>& hands, Rng& rng) {
    constexpr std::uint32_t kSwapsATile = 8;
    struct Place {
        Tile tile{};
        Seat owner = kNobody;
    };
    std::array<Place, N> places{};
    std::uint32_t count = 0;
    for (Seat seat = 0; seat < hidden.seats; ++seat) {
        if (seat != hidden.viewer) at(hands, seat).each([&](Tile tile) { places[count++] = {tile, seat}; });
    }
    for (std::size_t i = 0; i < stock.count; ++i) places[count++] = {stock.tiles[i], kNobody};
    const auto may_hold = [&](Seat seat, Tile tile) {
        return seat == kNobody || !at(hidden.lacks, seat).has(tile);
    };
    for (std::uint32_t swaps = kSwapsATile * count; swaps > 0; --swaps) {
        Place& a = places[rng.below(count)];
        Place& b = places[rng.below(count)];
        if (may_hold(a.owner, b.tile) && may_hold(b.owner, a.tile)) std::swap(a.tile, b.tile);
    }
    for (Seat seat = 0; seat < hidden.seats; ++seat) {
        if (seat != hidden.viewer) at(hands, seat) = {};
    }
    stock.count = 0;
    for (std::uint32_t i = 0; i < count; ++i) {
        if (places[i].owner == kNobody) {
            stock.add(places[i].tile);
        } else {
            at(hands, places[i].owner).add(places[i].tile);
        }
    }
}

/// A deal of the unseen tiles that fits what is known, each such deal as likely as any other; gives back what
/// is left, the stock. If none turns up in a fair number of tries, what the hands lack is let go: a bot must
/// always be able to think.
template <class TileSet, class Tile, std::size_t N>
Pile<Tile, N> deal_hidden(const Hidden<TileSet>& hidden, const Pile<Tile, N>& unseen, PerSeat<TileSet>& hands,
                          Rng& rng) {
    constexpr int kTries = 60;
    bool anything_lacked = false;
    for (Seat seat = 0; seat < hidden.seats; ++seat)
        anything_lacked =
            anything_lacked || (seat != hidden.viewer && !(at(hidden.lacks, seat) == TileSet{}));
    const Takers order = takers(hidden, unseen);
    for (int tries = 0; tries <= kTries; ++tries) {
        Pile<Tile, N> pile = unseen;
        rng.shuffle(pile);
        if (!deal_off(hidden, order, pile, hands, tries < kTries)) continue;
        if (anything_lacked && tries < kTries) mix(hidden, pile, hands, rng);
        return pile;
    }
    return {};
}

}  // namespace boneyard::kit
