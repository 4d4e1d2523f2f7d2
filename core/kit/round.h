// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "kit/hidden.h"
#include "kit/result.h"
#include "kit/setup.h"

/// What every game with hands and a stock writes down in the same way. The rules are the games' own.
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

/// A table of hands and a stock, as everybody sees it: what status_of() reads.
template <class T>
concept CountedTable = requires(const T table, Seat seat) {
    { table.round } -> std::convertible_to<int>;     // the first is 1
    { table.to_move } -> std::convertible_to<Seat>;  // kNobody between rounds
    { at(table.scores, seat) } -> std::convertible_to<int>;
    { at(table.round_scores, seat) } -> std::convertible_to<int>;
    { at(table.hand_counts, seat) } -> std::convertible_to<int>;
    { table.stock_count } -> std::convertible_to<int>;
    { table.winners } -> std::convertible_to<unsigned>;  // a bit a seat; none before the end of the match
};

/// What one seat knows of hands: what holdings are told of.
template <class V>
concept HandView = requires(const V view, Seat seat) {
    { view.seat } -> std::convertible_to<Seat>;  // kNobody: one who only looks on
    { view.open } -> std::convertible_to<bool>;  // the hands of all lie open
    at(view.hands, seat);                        // what is hidden is empty
};

/// A view from which hidden hands can be dealt: its table knows how many tiles each holds, and which it
/// lacks.
template <class V, class Hands>
concept SampledView = HandView<V> && requires(const V view, Seat seat) {
    { view.table.seats } -> std::convertible_to<int>;
    { at(view.table.hand_counts, seat) } -> std::convertible_to<int>;
    { view.table.lacks } -> std::convertible_to<Hands>;  // set when a seat passes, emptied when it draws
};

/// How a game stands.
template <CountedTable Table>
Status status_of(const Table& table, int seats, Phase phase) {
    Status status;
    status.phase = phase;
    status.round = table.round;
    status.to_move = table.to_move;
    status.seats = seats;
    for (Seat seat = 0; seat < static_cast<Seat>(seats); ++seat) {
        at(status.scores, seat) = at(table.scores, seat);
        at(status.round_scores, seat) = at(table.round_scores, seat);
        at(status.hand_counts, seat) = at(table.hand_counts, seat);
        if ((table.winners >> static_cast<unsigned>(seat) & 1U) != 0) status.winners.push_back(seat);
    }
    status.stock_count = table.stock_count;
    return status;
}

/// What `seat` knows while the hands are covered, or when the round is over and they lie open.
template <HandView View, class Table, class Hands>
View view_of(const Table& table, int seats, const Hands& hands, Seat seat, bool open) {
    View view;
    view.table = table;
    view.seat = seat;
    view.open = open;
    if (open) {
        view.hands = hands;
    } else if (seat >= 0 && seat < seats) {
        at(view.hands, seat) = at(hands, seat);
    }
    return view;
}

/// Who holds what, hidden or not; `texts(hand)` gives the names of a hand's tiles. The stock is added by the
/// game.
template <class Hands, class Texts>
Holdings holdings_of(const Hands& hands, int seats, Texts texts) {
    Holdings all;
    for (Seat seat = 0; seat < static_cast<Seat>(seats); ++seat)
        all.hands.push_back({true, texts(at(hands, seat))});
    all.stock_open = true;
    return all;
}

/// The same with the stock, of which `left` tiles are there.
template <class Hands, class Tile, std::size_t N, class Texts, class Text>
Holdings holdings_of(const Hands& hands, int seats, const Stock<Tile, N>& stock, int left, Texts texts,
                     Text text) {
    Holdings all = holdings_of(hands, seats, texts);
    for (auto i = static_cast<std::size_t>(stock.end - left); i < stock.end; ++i)
        all.stock.push_back(text(stock.tiles[i]));
    return all;
}

/// Who holds what as far as the view shows it.
template <HandView View, class Texts>
Holdings seen_holdings(const View& view, int seats, Texts texts) {
    Holdings seen;
    for (Seat seat = 0; seat < static_cast<Seat>(seats); ++seat) {
        const bool open = view.open || seat == view.seat;
        seen.hands.push_back({open, open ? texts(at(view.hands, seat)) : std::vector<std::string>{}});
    }
    return seen;
}

/// Deals the tiles that the viewer cannot see, `unseen`, to the hands that it cannot see, as fits what is
/// known of them; gives back what is left, the stock. `hands`: what the viewer sees.
template <class View, class Hands, class Tile, std::size_t N>
requires SampledView<View, Hands> Pile<Tile, N> deal_unseen(const View& view, Pile<Tile, N> unseen,
                                                            Hands& hands, Rng& rng) {
    if (view.open) {
        rng.shuffle(unseen);
        return unseen;
    }
    const Hidden<typename Hands::value_type> hidden{view.table.seats, view.seat, view.table.hand_counts,
                                                    view.table.lacks};
    return deal_hidden(hidden, unseen, hands, rng);
}

}  // namespace boneyard::kit
