// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "dominoes/round.h"

/// A little game of dominoes, by which that is tried which any of them has.
namespace boneyard::test {

/// Its tiles are those of the double-six; one fits where it has a number of either end.
struct TableOfSix : dominoes::RoundTable {
    int left = 0;
    int right = 0;

    [[nodiscard]] static const dominoes::TileSet& set() { return dominoes::full_set(6); }
};

/// Opens the line: no other tile is laid in it.
inline void lay(TableOfSix& table, const dominoes::Action& action) {
    table.add(dominoes::placed_as(action, table.to_move, false));
    table.left = dominoes::low(action.tile);
    table.right = dominoes::high(action.tile);
    table.fits = (dominoes::with_half(table.left) | dominoes::with_half(table.right)) & dominoes::full_set(6);
}

/// A round that has just been dealt, in canonical order: seat 0 has 0-0 to 0-4, seat 1 0-5, 0-6, 1-1, 1-2,
/// 1-3.
struct Round {
    TableOfSix table;
    dominoes::Hands hands{};
    dominoes::Stock stock;

    explicit Round(int seats, int size = 5) {
        table.seats = static_cast<std::int8_t>(seats);
        stock = deal_tiles(table, hands, dominoes::pile_of(dominoes::full_set(6)), size);
        table.to_move = 0;
    }
};

}  // namespace boneyard::test
