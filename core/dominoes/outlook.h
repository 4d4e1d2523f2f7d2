// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "dominoes/round.h"

/// What bots go by in a game of dominoes: counting what is unseen, and looking at what a move leaves. Ratings
/// are in hundredths of a pip; nothing here allocates but a list of ratings.
namespace boneyard::dominoes {

/// What laying a tile is worth. These numbers were found by self-play, for a game without points at each
/// turn: each was moved up and down while two seats played 20,000 mirrored rounds of the double-six, until no
/// step won more. They will do until a game has found its own.
struct Weights {
    int pip = 100;   ///< for each pip that leaves the hand
    int fits = 30;   ///< for each tile left in hand that can be laid at once
    int half = 280;  ///< for each different half left in hand
    int chance = 4;  ///< against it, for each thousandth of a chance that the next seat can play
};

inline constexpr int kRateOut = 1'000'000;       ///< to go out: nothing is better
inline constexpr int kRateNothing = -1'000'000;  ///< less than anything else

/// What it is worth to draw, to pass, or to begin the next round.
int rate_no_tile(const Action& action);

/// What a seat about to move goes by: its hand, and what it cannot see. Rates its tiles one by one.
class Outlook {
public:
    /// `unseen`: the tiles neither in the hand nor on the table. `table` is of the seat's turn.
    Outlook(const RoundTable& table, const TileSet& hand, const TileSet& unseen);

    /// How good it is to lay a tile of the hand, after which `fits` can be laid; kRateOut for the last one.
    [[nodiscard]] int rate(Tile tile, const TileSet& fits, const Weights& weights = {}) const;

private:
    [[nodiscard]] int variety_without(Tile tile) const;

    TileSet hand_;
    TileSet next_holds_;    // what the next seat may hold
    int next_holds_count_;  // how many tiles that is
    int next_count_;        // how many it does hold
    int rivals_;            // the other seats
    unsigned halves_ = 0;   // those in the hand, as bits
    unsigned doubled_ = 0;  // those on two tiles at least
};

/// Rates each of the actions of the view's seat, those that lay a tile by `rate_tile(outlook, table,
/// action)`.
template <class Table, class RateTile>
void rate_each(const SeatView<Table>& view, const std::vector<Action>& actions, std::vector<int>& ratings,
               RateTile rate_tile) {
    const Outlook outlook(view.table, view.hand(), unseen_by(view));
    ratings.clear();
    for (const Action& action : actions)
        ratings.push_back(action.lays() ? rate_tile(outlook, view.table, action) : rate_no_tile(action));
}

/// The best of the actions of the seat to move, whose hand is `hand`; of equals the first. `each(visit)`
/// visits them all; they are rated as above.
template <class Table, class Each, class RateTile>
Action best_action(const Table& table, const TileSet& hand, Each each, RateTile rate_tile) {
    const Outlook outlook(table, hand, table.set() - table.laid - hand);
    Action best;
    int most = kRateNothing;
    each([&](const Action& action) {
        const int rating = action.lays() ? rate_tile(outlook, table, action) : rate_no_tile(action);
        if (rating <= most) return;
        most = rating;
        best = action;
    });
    return best;
}

}  // namespace boneyard::dominoes
