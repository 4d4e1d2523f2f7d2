// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "matador/table.h"

namespace boneyard::matador {

/// The half that makes the sum with `value`, or kNoHalf: a blank has none.
inline int partner(const Rules& rules, int value) { return value == 0 ? kNoHalf : rules.sum() - value; }

/// The halves that join an end by its rule; kNoHalf for each that there is not.
struct Wanted {
    int one = kNoHalf;
    int other = kNoHalf;

    [[nodiscard]] bool has(int half) const { return half == one || half == other; }
};

inline Wanted wanted(const Rules& rules, const End& end) {
    switch (end.kind) {
        case End::Kind::Value:
            return {partner(rules, end.a)};
        case End::Kind::Gate:
            return {0};
        case End::Kind::Either:
            return {partner(rules, end.a), partner(rules, end.b)};
        case End::Kind::None:
            break;
    }
    return {};
}

/// The tiles that join `end` in line by the rule of the end (matadors laid by their own rule left out).
inline TileSet joining(const Rules& rules, const End& end) {
    const Wanted halves = wanted(rules, end);
    TileSet tiles;
    if (halves.one != kNoHalf) tiles |= ordinary_with(rules.most, halves.one);
    if (halves.other != kNoHalf) tiles |= ordinary_with(rules.most, halves.other);
    return tiles;
}

/// The tiles that can be laid on some of these ends, matadors included.
inline TileSet fitting(const Rules& rules, const Arms& arms) {
    TileSet tiles = matadors_of(rules.most);
    for (const End& end : arms) tiles |= joining(rules, end);
    return tiles;
}

/// The tiles that can be laid now, on any arm, matadors included.
inline TileSet fitting(const Table& table) { return fitting(table.rules, table.arms); }

/// The tiles that whoever draws or passes now certainly does not hold.
inline TileSet ruled_out(const Table& table) {
    const TileSet fits = fitting(table);
    return table.rules.keep_matador ? fits - matadors_of(table.rules.most) : fits;
}

/// The tile of a hand that opens by `highest_double`: its highest double; without one, its heaviest tile
/// (most pips, then the higher half). Precondition: the hand is not empty.
Tile opening_tile(const TileSet& hand);

/// Orders tiles for opening: doubles before others, then by pips, then by the higher half.
inline int opening_rank(Tile tile) { return (is_double(tile) ? 10000 : 0) + pips(tile) * 100 + high(tile); }

/// What a seat whose hand is `hand` may do now, once a tile lies: which of its tiles fit, and whether it may
/// draw or pass.
struct Choice {
    TileSet fits;
    bool draw = false;
    bool pass = false;
};
Choice choice(const Table& table, const TileSet& hand);

/// Calls `visit(action)` for each way in which one of `fits` can be laid on the line of play, tile by tile.
/// Precondition: each of them fits.
template <class Visit>
void each_placement(const Table& table, const TileSet& fits, Visit&& visit) {
    const Rules& rules = table.rules;
    const TileSet& matadors = matadors_of(rules.most);
    std::array<Wanted, kArms> halves{};
    for (std::size_t i = 0; i < halves.size(); ++i) halves[i] = wanted(rules, table.arms[i]);
    fits.each([&](Tile tile) {
        const bool matador = matadors.has(tile);
        const bool in_line = !matador || (rules.matadors != Rules::Matadors::Across && !is_double(tile));
        const bool anywhere = matador && rules.matadors == Rules::Matadors::Free;
        for (const Arm arm : kAllArms) {
            if (table.end(arm).kind == End::Kind::None) continue;
            const Wanted& joins = halves[static_cast<std::size_t>(arm)];
            const auto lay = [&](int half) {
                visit(Action{Action::Kind::Place, tile, arm, static_cast<std::int8_t>(half)});
            };
            if (in_line && (anywhere || joins.has(low(tile)))) lay(low(tile));
            if (in_line && !is_double(tile) && (anywhere || joins.has(high(tile)))) lay(high(tile));
            if (matador) lay(kNoHalf);
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

/// The legal actions of the seat to move, whose hand is `hand`; appends.
void list_legal(const Table& table, const TileSet& hand, std::vector<Action>& out);

/// The end that `action` (Open or Place) leaves, and whether it lays the spinner.
struct Outcome {
    End end;
    bool across = false;
    bool spinner = false;
};
Outcome outcome(const Table& table, const Action& action);

/// The ends as they are after `action` (Open or Place), whose outcome is `result`.
Arms ends_after(const Table& table, const Action& action, const Outcome& result);

/// Lays the tile on the table: `placed`, ends, spinner. No turn is passed on.
void lay(Table& table, const Action& action);

}  // namespace boneyard::matador
