// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What may be laid where, and what it leaves: the line of play, and a turn.

#include "matador/rules.h"

namespace boneyard::matador {

void list_legal(const Table& table, const TileSet& hand, std::vector<Action>& out) {
    each_action(table, hand, [&](const Action& action) { out.push_back(action); });
}

Placed placed_by(const Table& table, const Action& action) {
    const Outcome result = outcome(table, action);
    return placed_as(action, table.to_move, result.across, result.spinner);
}

void lay(Table& table, const Action& action) {
    const Outcome result = outcome(table, action);
    table.add(placed_as(action, table.to_move, result.across, result.spinner));
    move_ends(table.arms, action, result);
    table.fits = fitting(table.rules, table.arms);
}

}  // namespace boneyard::matador
