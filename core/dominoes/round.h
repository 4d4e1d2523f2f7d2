// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>

#include "dominoes/line.h"
#include "kit/round.h"

/// The bookkeeping of a round of dominoes: deal, draw, pass, who is ahead, what a seat knows. What fits, what
/// it scores and when a round ends is for the game to say. Where nobody listens (`events` is null) no event
/// is made.
namespace boneyard::dominoes {

using Pile = kit::Pile<Tile, kMaxTiles>;

enum class Phase : std::uint8_t { Play, RoundOver, MatchOver };

/// Some of the seats, a bit each.
using Seats = std::uint8_t;

/// What lies open to everybody in any game of dominoes; a game adds its rules and what its ends are.
struct RoundTable : Line {
    std::int8_t seats = 2;
    Phase phase = Phase::Play;
    int round = 1;
    Seat to_move = kNobody;
    Seat first_opener = kNobody;  ///< of round 1, where the opener rotates
    PerSeat<int> scores{};
    PerSeat<int> round_scores{};
    PerSeat<std::int8_t> hand_counts{};
    std::uint8_t stock_count = 0;
    std::uint8_t drawn = 0;  ///< tiles drawn this turn
    Seats winners = 0;       ///< only at the end of the match
    TileSet fits;            ///< what can be laid now, whoever holds it; none before the opening

    /// Tiles that a seat certainly does not hold: it drew or passed while they would have fitted.
    PerSeat<TileSet> lacks{};

    [[nodiscard]] bool playing() const { return phase == Phase::Play; }

    /// Who opens this round, where the opener rotates.
    [[nodiscard]] Seat opener_by_turns() const {
        return static_cast<Seat>((first_opener + round - 1) % seats);
    }

    bool operator==(const RoundTable&) const = default;
};

/// The tiles that nobody has laid yet.
struct Hands {
    PerSeat<TileSet> held{};
    kit::Stock<Tile, kMaxTiles> stock;

    /// The seat's hand; nobody's is empty.
    [[nodiscard]] const TileSet& of(Seat seat) const {
        static constexpr TileSet kNone;
        return seat == kNobody ? kNone : kit::at(held, seat);
    }
    [[nodiscard]] bool any_holds(const TileSet& tiles) const {
        return std::any_of(held.begin(), held.end(),
                           [&](const TileSet& hand) { return !(hand & tiles).empty(); });
    }
    [[nodiscard]] PerSeat<int> pips() const;

    bool operator==(const Hands&) const = default;
};

/// What one seat knows: the table, its own hand, and every hand once the round is over.
template <class Table>
struct SeatView {
    Table table;
    Seat seat = kNobody;
    PerSeat<TileSet> hands{};  ///< the seat's own; the others' too while `open`
    bool open = false;

    /// Nothing for one who only looks on.
    [[nodiscard]] TileSet hand() const { return seat == kNobody ? TileSet{} : kit::at(hands, seat); }

    /// It is the seat's turn, or anybody's.
    [[nodiscard]] bool may_act() const { return table.to_move == kNobody || table.to_move == seat; }

    /// The tiles of `set` that the seat cannot see.
    [[nodiscard]] TileSet unseen(const TileSet& set) const {
        TileSet rest = set - table.laid;
        for (const TileSet& each : hands) rest -= each;
        return rest;
    }

    bool operator==(const SeatView&) const = default;
};

// ---- The deal

/// The tiles of `set` for round `round` of a deal, in the order in which they are dealt.
Pile shuffled(const TileSet& set, std::uint64_t deal, int round);

/// The tiles of the first round: the deck that is given, or else as shuffled. Fault: BadDeck.
kit::Result<Pile> first_pile(const kit::Setup& setup, const TileSet& set);

/// Who opens round 1, where the opener rotates: chance says it; with a deck it is seat 0.
Seat first_opener(const kit::Setup& setup);

/// Begins a round: `size` tiles for each seat, the rest to the stock, nothing on the table, nobody to move.
void deal_tiles(RoundTable& table, Hands& hands, const Pile& pile, int size);

// ---- A turn of the seat to move

/// It draws a tile, of which there is one, or passes: `action` says which. To pass ends its turn, and tells
/// that it holds none of `lacked`.
void draw_or_pass(RoundTable& table, Hands& hands, const Action& action, const TileSet& lacked,
                  kit::Events* events);

/// The tile that has just been added to the line leaves its hand; that ends its turn.
void leave_hand(RoundTable& table, Hands& hands, kit::Events* events);

/// Says whose turn begins, if one does.
void tell_turn(const RoundTable& table, kit::Events* events);

// ---- Points

/// Gives points to a seat, for the reason `why`; no points are no event.
void score(RoundTable& table, Seat seat, int points, std::string_view why, kit::Events* events);

Seats with_most(const PerSeat<int>& values, int seats);
Seats with_least(const PerSeat<int>& values, int seats);

/// The only one of these seats; kNobody when they are several.
Seat sole_winner(Seats seats);
constexpr Seats only(Seat seat) { return static_cast<Seats>(1U << static_cast<unsigned>(seat)); }

/// The seat that has reached `target` and alone has the most; nobody (0) while there is none.
Seats match_winners(const RoundTable& table, int target);

/// Who has won a round, and what is left in the hands.
struct RoundResult {
    Seat winner = kNobody;  ///< who has no tile left, or alone the fewest pips; kNobody: several have these
    Seats least = 0;        ///< those with the fewest pips
    int own = 0;            ///< the winner's pips
    int others = 0;         ///< all others'
};

/// How a round ends, because the hand of the seat that laid last is empty (`out`) or because nobody can play.
RoundResult result_of(const RoundTable& table, const Hands& hands, bool out);

/// Ends the round: `winner` may be kNobody, `how` is the code of its end.
void end_round(RoundTable& table, Seat winner, std::string_view how, kit::Events* events);

/// Ends the match if there are `winners`.
void end_match(RoundTable& table, Seats winners, kit::Events* events);

/// How good the end of a round of a match to `target` (0: one round) is for `seat`: how far it is ahead of
/// the best other one in points, with some more for a round and for a match that is won.
int worth_of(const RoundTable& table, Seat seat, int target);

// ---- What kit::Game asks

kit::Status status_of(const RoundTable& table);
kit::Holdings holdings_of(const RoundTable& table, const Hands& hands);

template <class Table>
kit::Holdings seen_holdings(const SeatView<Table>& view) {
    return kit::seen_holdings(view, view.table.seats, tile_texts);
}

template <class Table>
SeatView<Table> view_of(const Table& table, const Hands& hands, Seat seat) {
    return kit::view_of<SeatView<Table>>(table, table.seats, hands.held, seat, !table.playing());
}

/// The set's tiles as a pile, in canonical order.
Pile pile_of(const TileSet& set);

/// Hands and a stock that the seat cannot tell from the real ones.
template <class Table>
Hands sample_hands(const SeatView<Table>& view, const TileSet& set, kit::Rng& rng) {
    Hands hands{view.hands, {}};
    hands.stock =
        kit::Stock<Tile, kMaxTiles>::of(kit::deal_unseen(view, pile_of(view.unseen(set)), hands.held, rng));
    return hands;
}

}  // namespace boneyard::dominoes
