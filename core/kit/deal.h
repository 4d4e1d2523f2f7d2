// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>
#include <vector>

#include "kit/event.h"
#include "kit/hidden.h"
#include "kit/result.h"
#include "kit/rng.h"
#include "kit/setup.h"

/// How hands and a stock are dealt, and what happens to them in a turn, in the games where that goes the same
/// way. Where nobody listens (`events` is null) no event is made.
namespace boneyard::kit {

/// The tiles that lie face down. How many are left is known to all, and stands on the game's table.
template <class Tile, std::size_t N>
struct Stock {
    std::array<Tile, N>
        tiles{};  ///< of the first `end` the last ones are still there, the next to be drawn first
    std::uint8_t end = 0;

    /// All of `pile` from its place `first` on.
    static Stock of(const Pile<Tile, N>& pile, std::size_t first = 0) {
        Stock stock;
        while (first < pile.count) stock.tiles[stock.end++] = pile.tiles[first++];
        return stock;
    }

    /// The next tile, of `left` that are there. Precondition: left > 0.
    Tile take(std::uint8_t& left) const { return tiles[static_cast<std::size_t>(end - left--)]; }

    bool operator==(const Stock&) const = default;
};

/// The tiles of a set as a pile of room for `N`, in canonical order.
template <class Tile, std::size_t N, class TileSet>
Pile<Tile, N> pile_of(const TileSet& set) {
    Pile<Tile, N> pile;
    set.each([&](Tile tile) { pile.add(tile); });
    return pile;
}

/// The tiles of `set` for round `round` of a deal, in the order in which they are dealt.
template <class Tile, std::size_t N>
Pile<Tile, N> shuffled(Pile<Tile, N> set, std::uint64_t deal, int round) {
    Rng rng(deal, Stream::Deal, static_cast<std::uint64_t>(round));
    rng.shuffle(set);
    return set;
}

/// A seat that chance names for the first round; with a deck it is seat 0.
inline Seat first_seat(const Setup& setup) {
    constexpr std::uint64_t kSalt = 0;  // rounds are salted by their number, from 1
    if (!setup.deck.empty()) return 0;
    Rng rng(setup.deal, Stream::Deal, kSalt);
    return static_cast<Seat>(rng.below(static_cast<std::uint32_t>(setup.seats)));
}

/// The deck of a match, read from its tiles' names: just the tiles of `set`, in any order. Fault: BadDeck.
template <class Tile, std::size_t N, class Parse>
Result<Pile<Tile, N>> read_deck(const std::vector<std::string>& names, Pile<Tile, N> set, Parse parse) {
    const std::string wanted =
        "The deck must hold exactly the " + std::to_string(set.count) + " tiles of the game; ";
    if (names.size() != set.count)
        return Error{Fault::BadDeck, wanted + "it holds " + std::to_string(names.size()) + "."};
    Pile<Tile, N> deck;
    for (const std::string& name : names) {
        const auto tile = parse(name);
        const auto end = set.tiles.begin() + static_cast<std::ptrdiff_t>(set.count);
        const auto found = tile ? std::find(set.tiles.begin(), end, *tile) : end;
        if (found == end)
            return Error{Fault::BadDeck, std::string(wanted).append("\"").append(name).append(
                                             "\" is no such tile or is there too often.")};
        *found = set.tiles[--set.count];
        deck.add(*tile);
    }
    return deck;
}

/// The tiles of the first round: the deck that is given, or else as shuffled. Fault: BadDeck.
template <class Tile, std::size_t N, class Parse>
Result<Pile<Tile, N>> first_pile(const Setup& setup, const Pile<Tile, N>& set, Parse parse) {
    if (setup.deck.empty()) return shuffled(set, setup.deal, 1);
    return read_deck(setup.deck, set, parse);
}

/// Deals `size` tiles to each seat, one seat after the other; the rest is the stock.
template <class Table, class Hands, class Tile, std::size_t N>
Stock<Tile, N> deal_hands(Table& table, Hands& hands, const Pile<Tile, N>& pile, int size) {
    const Stock<Tile, N> stock{pile.tiles, static_cast<std::uint8_t>(pile.count)};
    table.stock_count = stock.end;
    hands = {};
    for (Seat seat = 0; seat < table.seats; ++seat) {
        for (int i = 0; i < size; ++i) at(hands, seat).add(stock.take(table.stock_count));
        auto& count = at(table.hand_counts, seat);
        count = static_cast<std::remove_reference_t<decltype(count)>>(size);
    }
    return stock;
}

/// The seat to move draws a tile, of which there is one. It may be anything: what the seat lacked is
/// forgotten.
template <class Table, class Hands, class Tile, std::size_t N>
void draw_tile(Table& table, Hands& hands, const Stock<Tile, N>& stock, Events* events) {
    const Seat seat = table.to_move;
    at(table.lacks, seat) = {};
    at(hands, seat).add(stock.take(table.stock_count));
    ++at(table.hand_counts, seat);
    ++table.drawn;
    if (events != nullptr) send(events, {EventType::Draw, seat});
}

/// The next seat is to move, and has drawn nothing yet.
template <class Table>
void end_turn(Table& table) {
    table.drawn = 0;
    table.to_move = next_seat(table.to_move, table.seats);
}

/// Says whose turn begins, if one does.
template <class Table>
void tell_turn(const Table& table, Events* events) {
    if (events != nullptr && table.to_move != kNobody && table.drawn == 0)
        send(events, {EventType::Turn, table.to_move});
}

}  // namespace boneyard::kit
