// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What may be laid where, and what it leaves: the line of play, and a turn.

#include "matador/game.h"

namespace boneyard::matador {

void Game::list_turn(const Table& table, const TileSet& hand, std::vector<Action>& out) {
    const auto add = [&](const Action& action) { out.push_back(action); };
    if (table.placed_count == 0) {
        each_opening(table, hand, add);
        return;
    }
    const TileSet own = table.fits & hand;
    const Else may = what_else(table, own);
    if (!own.empty()) each_placement(table, own, add);
    if (may.draw) add({Action::Kind::Draw});
    if (may.pass) add({Action::Kind::Pass});
}

Outcome outcome(const Table& table, const Action& action) {
    const Rules& rules = table.rules;
    const Tile tile = action.tile;
    const auto value = [](int half) { return End{End::Kind::Value, static_cast<std::uint8_t>(half), 0}; };
    const bool matador = matadors_of(rules.most).has(tile);
    if (rules.spinner && !table.spinner_laid && is_double(tile) && !matador) {
        return {value(low(tile)), true, true};
    }
    if (action.kind == Action::Kind::Open) return {value(high(tile))};
    if (action.inward != kNoHalf) return {value(other_half(tile, action.inward))};
    if (rules.matadors != Rules::Matadors::Free) return {{End::Kind::Gate, 0, 0}, true};
    if (is_double(tile)) return {value(low(tile)), true};
    return {{End::Kind::Either, static_cast<std::uint8_t>(low(tile)), static_cast<std::uint8_t>(high(tile))},
            true};
}

void move_ends(Arms& arms, const Action& action, const Outcome& result) {
    const auto set = [&](Arm arm, const End& end) { arms[static_cast<std::size_t>(arm)] = end; };
    if (action.kind == Action::Kind::Open) {
        set(Arm::L, {End::Kind::Value, static_cast<std::uint8_t>(low(action.tile)), 0});
        set(Arm::R, result.end);
    } else {
        set(action.arm, result.end);
    }
    if (result.spinner) {
        set(Arm::U, result.end);
        set(Arm::D, result.end);
    }
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
