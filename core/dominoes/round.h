// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

#include "dominoes/line.h"
#include "kit/round.h"

/// The bookkeeping of a round of dominoes: deal, draw, pass, who is ahead, what a seat knows. What fits, what
/// it scores and when a round ends is for the game to say. Where nobody listens (`events` is null) no event
/// is made.
namespace boneyard::dominoes {

using kit::Phase;
using kit::Seats;
using Hands = PerSeat<TileSet>;
using Pile = kit::Pile<Tile, kMaxTiles>;
using Stock = kit::Stock<Tile, kMaxTiles>;

using kit::end_match;
using kit::end_round;
using kit::match_winners;
using kit::only;
using kit::score;
using kit::with_most;

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

template <class Table>
using SeatView = kit::SeatView<Table, Hands>;

/// The tiles that the view's seat cannot see.
template <class Table>
TileSet unseen_by(const SeatView<Table>& view) {
    TileSet rest = view.table.set() - view.table.laid;
    for (const TileSet& each : view.hands) rest -= each;
    return rest;
}

/// Tells of the line in a state: the keys `arms`, with what `end(arm)` tells of each open end, `placed` and
/// `drawn`.
template <class DescribeEnd>
void describe_line(const RoundTable& table, kit::Data& data, DescribeEnd end) {
    kit::Data arms = kit::Data::object();
    for (const Arm arm : kAllArms) {
        if (table.has(arm)) arms.set(arm_name(arm), end(arm));
    }
    data.set("arms", std::move(arms));
    data.set("placed", describe_placed(table));
    data.set("drawn", table.drawn);
}

// ---- The deal

/// The tiles of the set as a pile, in canonical order.
inline Pile pile_of(const TileSet& set) { return kit::pile_of<Tile, kMaxTiles>(set); }

/// Begins a round: `size` tiles for each seat, nothing on the table, nobody to move. Gives back the stock.
Stock deal_tiles(RoundTable& table, Hands& hands, const Pile& pile, int size);

// ---- A turn of the seat to move

/// It draws a tile, of which there is one, or passes: `action` says which. To pass ends its turn, and tells
/// that it holds none of `lacked`.
void draw_or_pass(RoundTable& table, Hands& hands, const Stock& stock, const Action& action,
                  const TileSet& lacked, kit::Events* events);

/// The tile that has just been added to the line leaves its hand; that ends its turn.
void leave_hand(RoundTable& table, Hands& hands, kit::Events* events);

// ---- The end of a round

/// How a round has ended, who has won it, and what is left in the hands.
struct RoundResult {
    std::string_view how;   ///< "out" or "blocked"
    Seat winner = kNobody;  ///< who has no tile left, or alone the fewest pips; kNobody: several have these
    Seats least = 0;        ///< those with the fewest pips
    int own = 0;            ///< the winner's pips
    int others = 0;         ///< all others'

    [[nodiscard]] bool blocked() const { return how == "blocked"; }
    /// Who wins, or shares, a match that is this round alone and goes by the hands.
    [[nodiscard]] Seats ahead() const { return winner == kNobody ? least : only(winner); }
};

/// The same, because the hand of the seat that laid last is empty (`out`) or because nobody can play.
RoundResult result_of(const RoundTable& table, const Hands& hands, bool out);

/// What has come of the round with the turn of `seat`: nothing while it has tiles and somebody can lay one,
/// or draw (`stock_open`).
inline std::optional<RoundResult> result_after(const RoundTable& table, const Hands& hands, Seat seat,
                                               bool stock_open) {
    const bool out = kit::at(hands, seat).empty();
    const auto can_play = [&](const TileSet& hand) { return !(hand & table.fits).empty(); };
    if (!out && (stock_open || std::any_of(hands.begin(), hands.end(), can_play))) return std::nullopt;
    return result_of(table, hands, out);
}

/// Ends the round; its winner, if there is one, scores so many points for the hands. Whether that decides the
/// match is for decide() to say.
void settle(RoundTable& table, const RoundResult& result, int points, kit::Events* events);

/// Ends the match to `target` if the round that has ended decides it. With 0 it is one round, won by `alone`.
void decide(RoundTable& table, int target, Seats alone, kit::Events* events);

/// How good the end of a round of a match to `target` (0: one round) is for `seat`: how far it is ahead of
/// the best other one in points, with some more for the most points of the round and for a match that is won.
int worth_of(const RoundTable& table, Seat seat, int target);

}  // namespace boneyard::dominoes
