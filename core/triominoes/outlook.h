// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "triominoes/game.h"

/// What speaks for a move, in hundredths of a point: for the bot that rates its moves (heuristic.cpp) and for
/// the players of a playout (playout.cpp) alike.
namespace boneyard::triominoes {

/// What a seat that is to move goes by: the open table, its own hand, and what it therefore cannot see.
struct Outlook {
    const Table& table;
    TileSet hand;
    TileSet unseen;

    Outlook(const Table& open_table, TileSet own_hand)
        : table(open_table), hand(own_hand), unseen(TileSet::full() - open_table.laid - own_hand) {}

    /// Laying `tile` in the frontier cell `spot`. Precondition: it fits there.
    [[nodiscard]] int placement(int spot, Tile tile) const;
    [[nodiscard]] int draw() const;
    [[nodiscard]] int pass() const;
};

}  // namespace boneyard::triominoes
