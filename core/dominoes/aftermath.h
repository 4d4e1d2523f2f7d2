// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "dominoes/round.h"

namespace boneyard::dominoes {

/// What an action leaves behind, as far as its seat can know.
template <class Table>
struct Aftermath {
    Table table;         ///< with the tile laid
    TileSet rest;        ///< of the hand
    TileSet unseen;      ///< the tiles held by others, or in the stock
    TileSet next_holds;  ///< of these: what the next seat may hold

    /// How many tiles can be laid next: of those unseen, of those that the next seat may hold, of its own.
    [[nodiscard]] int unseen_fit() const { return (unseen & table.fits).count(); }
    [[nodiscard]] int next_fit() const { return (next_holds & table.fits).count(); }
    [[nodiscard]] int own_fit() const { return (rest & table.fits).count(); }
};

/// The same of an action of the view's seat, which must be one. A tile is laid by the game's
///   void lay(Table&, const Action&)    which adds it to the line, and knows what fits then
/// and where none is, all is as it was: what a draw brings nobody knows.
template <class Table>
Aftermath<Table> aftermath_of(const SeatView<Table>& view, const Action& action) {
    Aftermath<Table> left{view.table, view.hand(), unseen_by(view), {}};
    left.next_holds = left.unseen - kit::at(view.table.lacks, kit::next_seat(view.seat, view.table.seats));
    if (!action.lays()) return left;
    lay(left.table, action);
    left.rest.remove(action.tile);
    return left;
}

}  // namespace boneyard::dominoes
