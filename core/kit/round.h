// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <concepts>
#include <cstddef>
#include <string>
#include <vector>

#include "kit/deal.h"
#include "kit/hidden.h"
#include "kit/points.h"
#include "kit/setup.h"

/// What every game with hands and a stock tells in the same way: who stands how, knows what and holds what.
namespace boneyard::kit {

/// A table of hands and a stock, as everybody sees it: what status_of() reads.
template <class T>
concept CountedTable = requires(const T table, Seat seat) {
    { table.seats } -> std::convertible_to<int>;
    { table.phase } -> std::convertible_to<Phase>;
    { table.round } -> std::convertible_to<int>;     // the first is 1
    { table.to_move } -> std::convertible_to<Seat>;  // kNobody between rounds
    { at(table.scores, seat) } -> std::convertible_to<int>;
    { at(table.round_scores, seat) } -> std::convertible_to<int>;
    { at(table.hand_counts, seat) } -> std::convertible_to<int>;
    { table.stock_count } -> std::convertible_to<int>;
    { table.winners } -> std::convertible_to<Seats>;  // none before the end of the match
};

/// The hand of that seat; nobody's is empty.
template <class Hands>
const typename Hands::value_type& hand_of(const Hands& hands, Seat seat) {
    static constexpr typename Hands::value_type kNone{};
    return seat == kNobody ? kNone : at(hands, seat);
}

/// What one seat knows: the table, its own hand, and every hand once the round is over.
template <class T, class Hands>
struct SeatView {
    using Table = T;
    using Hand = typename Hands::value_type;

    Table table;
    Seat seat = kNobody;  ///< kNobody: one who only looks on
    Hands hands{};        ///< the seat's own; the others' too while `open`
    bool open = false;

    [[nodiscard]] const Hand& hand() const { return hand_of(hands, seat); }

    /// It is the seat's turn, or anybody's.
    [[nodiscard]] bool may_act() const { return table.to_move == kNobody || table.to_move == seat; }

    bool operator==(const SeatView&) const = default;
};

/// A view from which hidden hands can be dealt: its table knows how many tiles each holds, and which it
/// lacks.
template <class V>
concept SampledView = requires(const V view) {
    // Set when a seat passes, emptied when it draws.
    { view.table.lacks } -> std::convertible_to<PerSeat<typename V::Hand>>;
};

/// How a game stands.
template <CountedTable Table>
Status status_of(const Table& table) {
    Status status;
    status.phase = table.phase;
    status.round = table.round;
    status.to_move = table.to_move;
    status.seats = table.seats;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        at(status.scores, seat) = at(table.scores, seat);
        at(status.round_scores, seat) = at(table.round_scores, seat);
        at(status.hand_counts, seat) = at(table.hand_counts, seat);
    }
    status.stock_count = table.stock_count;
    status.winners = list_of(table.winners);
    return status;
}

/// What `seat` knows: its hand, and all of them once the round is over.
template <CountedTable Table, class Hands>
SeatView<Table, Hands> view_of(const Table& table, const Hands& hands, Seat seat) {
    SeatView<Table, Hands> view{table, seat, {}, is_over(table.phase)};
    if (view.open) {
        view.hands = hands;
    } else if (seat >= 0 && seat < table.seats) {
        at(view.hands, seat) = at(hands, seat);
    }
    return view;
}

/// The names of a hand's tiles, of which each is `text(tile)`.
template <class Hand, class Text>
std::vector<std::string> texts_of(const Hand& hand, Text text) {
    std::vector<std::string> texts;
    hand.each([&](auto tile) { texts.push_back(text(tile)); });
    return texts;
}

/// Who holds what, hidden or not. The stock is added by the game.
template <class Hands, class Text>
Holdings holdings_of(const Hands& hands, int seats, Text text) {
    Holdings all;
    for (Seat seat = 0; seat < static_cast<Seat>(seats); ++seat)
        all.hands.push_back({true, texts_of(at(hands, seat), text)});
    all.stock_open = true;
    return all;
}

/// The same with the stock, of which `left` tiles are there.
template <class Hands, class Tile, std::size_t N, class Text>
Holdings holdings_of(const Hands& hands, int seats, const Stock<Tile, N>& stock, int left, Text text) {
    Holdings all = holdings_of(hands, seats, text);
    for (auto i = static_cast<std::size_t>(stock.end - left); i < stock.end; ++i)
        all.stock.push_back(text(stock.tiles[i]));
    return all;
}

/// Who holds what as far as the view shows it.
template <class Table, class Hands, class Text>
Holdings seen_holdings(const SeatView<Table, Hands>& view, Text text) {
    Holdings seen;
    for (Seat seat = 0; seat < view.table.seats; ++seat) {
        const bool open = view.open || seat == view.seat;
        seen.hands.push_back(
            {open, open ? texts_of(at(view.hands, seat), text) : std::vector<std::string>{}});
    }
    return seen;
}

/// Deals the tiles that the viewer cannot see, `unseen`, to the hands that it cannot see, as fits what is
/// known of them; gives back what is left, the stock. `hands`: what the viewer sees.
template <SampledView View, class Hands, class Tile, std::size_t N>
Pile<Tile, N> deal_unseen(const View& view, Pile<Tile, N> unseen, Hands& hands, Rng& rng) {
    if (view.open) {
        rng.shuffle(unseen);
        return unseen;
    }
    const Hidden<typename Hands::value_type> hidden{view.table.seats, view.seat, view.table.hand_counts,
                                                    view.table.lacks};
    return deal_hidden(hidden, unseen, hands, rng);
}

}  // namespace boneyard::kit
