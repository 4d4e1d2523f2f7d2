// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "matador/table.h"

namespace boneyard::matador {

/// The half that makes the sum with `value`, or kNoHalf: a blank has none.
inline int partner(const Rules& rules, int value) { return value == 0 ? kNoHalf : rules.sum() - value; }

/// The halves that join an end by its rule; kNoHalf for each that there is not. The higher one comes last.
using Wanted = std::array<int, 2>;

inline Wanted wanted(const Rules& rules, const End& end) {
    // Where there is no `a` or `b` it is 0, which nothing joins.
    return {partner(rules, end.b), end.kind == End::Kind::Gate ? 0 : partner(rules, end.a)};
}

/// The tiles that join `end` in line by the rule of the end (matadors laid by their own rule left out).
inline TileSet joining(const Rules& rules, const End& end) {
    const auto [one, other] = wanted(rules, end);
    return ordinary_with(rules.most, one) | ordinary_with(rules.most, other);
}

/// The tiles that can be laid on some of these ends, matadors included.
inline TileSet fitting(const Rules& rules, const Arms& arms) {
    TileSet tiles = matadors_of(rules.most);
    for (const End& end : arms) tiles |= joining(rules, end);
    return tiles;
}

/// Which of the tiles that can be laid now whoever draws or passes certainly does not hold.
inline TileSet ruled_out(const Table& table) {
    return table.rules.keep_matador ? table.fits - matadors_of(table.rules.most) : table.fits;
}

/// What else than lay a tile a seat may do, once a tile lies.
struct Else {
    bool draw = false;
    bool pass = false;
};

/// `fits`: those of its tiles that can be laid now.
inline Else what_else(const Table& table, const TileSet& fits) {
    const Rules& rules = table.rules;
    const bool may_draw = table.stock_open() && (rules.draw_until || table.drawn == 0);
    if (fits.empty()) return {may_draw, !may_draw};
    if (!rules.keep_matador || !(fits - matadors_of(rules.most)).empty()) return {};
    return {may_draw, !may_draw && !rules.draw_until && table.drawn > 0};
}

/// Calls `visit(half)` for each way to lay `tile` on an end that it fits and that takes the halves `halves`:
/// with that half inward, or kNoHalf for across.
template <class Visit>
void each_way(const Rules& rules, Tile tile, const Wanted& halves, Visit&& visit) {
    const bool matador = matadors_of(rules.most).has(tile);
    if (!matador || (rules.matadors != Rules::Matadors::Across && !is_double(tile))) {
        const bool anyhow = matador && rules.matadors == Rules::Matadors::Free;
        const auto visit_half = [&](int half) {
            if (anyhow || half == halves[0] || half == halves[1]) visit(half);
        };
        visit_half(low(tile));
        if (!is_double(tile)) visit_half(high(tile));
    }
    if (matador) visit(kNoHalf);
}

/// Calls `visit(action)` for each way in which one of `fits` can be laid on the line of play, tile by tile.
/// A random round spends most of its time here, on what the processor cannot guess: so that is kept short.
template <class Visit>
void each_placement(const Table& table, const TileSet& fits, Visit&& visit) {
    const Rules& rules = table.rules;
    const TileSet& matadors = matadors_of(rules.most);
    std::array<Wanted, kArms> halves{};
    std::array<TileSet, kArms> takes{};
    for (std::size_t i = 0; i < takes.size(); ++i) {
        const End& end = table.arms[i];
        if (end.kind == End::Kind::None) continue;
        halves[i] = wanted(rules, end);
        takes[i] = joining(rules, end) | matadors;
    }
    fits.each([&](Tile tile) {
        const bool across = rules.matadors == Rules::Matadors::Across && matadors.has(tile);
        unsigned arms = 0;
        for (std::size_t i = 0; i < takes.size(); ++i) arms |= static_cast<unsigned>(takes[i].has(tile)) << i;
        for (; arms != 0; arms &= arms - 1) {
            const auto i = static_cast<std::size_t>(std::countr_zero(arms));
            const auto lay = [&](int half) {
                visit(Action{Action::Kind::Place, tile, static_cast<Arm>(i), static_cast<std::int8_t>(half)});
            };
            if (table.arms[i].kind != End::Kind::Either && rules.matadors == Rules::Matadors::Across) {
                lay(across ? kNoHalf : halves[i][1]);  // the one way that there is
            } else {
                each_way(rules, tile, halves[i], lay);
            }
        }
    });
}

/// Calls `visit(action)` for each opening that the seat whose hand is `hand` may make.
template <class Visit>
void each_opening(const Table& table, const TileSet& hand, Visit&& visit) {
    if (table.rules.opener == Rules::Opener::HighestDouble) {
        visit(Action{Action::Kind::Open, opening_tile(hand)});
    } else {
        hand.each([&](Tile tile) { visit(Action{Action::Kind::Open, tile}); });
    }
}

/// Calls `visit(action)` for each action of the seat to move, whose hand is `hand`, while the round is on.
template <class Visit>
void each_action(const Table& table, const TileSet& hand, Visit&& visit) {
    if (table.placed_count == 0) {
        each_opening(table, hand, visit);
        return;
    }
    const TileSet own = table.fits & hand;
    if (!own.empty()) each_placement(table, own, visit);
    const Else may = what_else(table, own);
    if (may.draw) visit(Action{Action::Kind::Draw});
    if (may.pass) visit(Action{Action::Kind::Pass});
}

/// The end that `action` (Open or Place) leaves, and whether it lays the spinner. Here for the playouts,
/// which take a tenth less time where this is no call.
struct Outcome {
    End end;
    bool across = false;
    bool spinner = false;
};
inline Outcome outcome(const Table& table, const Action& action) {
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

/// Makes `arms` the ends after `action` (Open or Place), whose outcome is `result`.
inline void move_ends(Arms& arms, const Action& action, const Outcome& result) {
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

/// What kit::MatchState asks of the game.
void list_legal(const Table& table, const TileSet& hand, std::vector<Action>& out);
void describe_table(const Table& table, kit::Data& data);

/// The tile as `action` (Open or Place) would lay it.
Placed placed_by(const Table& table, const Action& action);

/// Lays the tile on the table: the line, its ends, what fits there. No turn is passed on.
void lay(Table& table, const Action& action);

}  // namespace boneyard::matador
