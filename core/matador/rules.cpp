// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What may be laid where, and what it leaves: the line of play, and a turn.

#include "matador/game.h"

namespace boneyard::matador {

namespace {

/// The half that makes the sum with `value`, or -1: a blank has none.
int partner(const Rules& rules, int value) { return value == 0 ? -1 : rules.sum() - value; }

bool joins(const Rules& rules, const End& end, int half) {
    switch (end.kind) {
        case End::Kind::Value:
            return half == partner(rules, end.a);
        case End::Kind::Gate:
            return half == 0;
        case End::Kind::Either:
            return half == partner(rules, end.a) || half == partner(rules, end.b);
        case End::Kind::None:
            break;
    }
    return false;
}

/// True when a matador may lie in line on `end` with `half` touching.
bool matador_in_line(const Rules& rules, const End& end, Tile tile, int half) {
    if (is_double(tile)) return false;
    switch (rules.matadors) {
        case Rules::Matadors::Across:
            return false;
        case Rules::Matadors::AcrossOrLine:
            return joins(rules, end, half);
        case Rules::Matadors::Free:
            return true;
    }
    return false;
}

void list_placements(const Table& table, const TileSet& hand, std::vector<Action>& out) {
    const TileSet& matadors = matadors_of(table.rules.most);
    hand.each([&](Tile tile) {
        const bool matador = matadors.has(tile);
        for (const Arm arm : kAllArms) {
            const End& end = table.end(arm);
            if (end.kind == End::Kind::None) continue;
            const auto add = [&](int half) {
                const bool fits = half == kNoHalf ? matador
                                  : matador       ? matador_in_line(table.rules, end, tile, half)
                                                  : joins(table.rules, end, half);
                if (fits) out.push_back({Action::Kind::Place, tile, arm, static_cast<std::int8_t>(half)});
            };
            add(low(tile));
            if (!is_double(tile)) add(high(tile));
            add(kNoHalf);
        }
    });
}

void list_openings(const Table& table, const TileSet& hand, std::vector<Action>& out) {
    if (table.rules.opener == Rules::Opener::HighestDouble) {
        out.push_back({Action::Kind::Open, opening_tile(hand)});
        return;
    }
    hand.each([&](Tile tile) { out.push_back({Action::Kind::Open, tile}); });
}

}  // namespace

TileSet joining(const Rules& rules, const End& end) {
    TileSet tiles;
    if (end.kind == End::Kind::None) return tiles;
    if (end.kind == End::Kind::Gate) {
        tiles = tiles_with(0);
    } else {
        if (end.a != 0) tiles |= tiles_with(partner(rules, end.a));
        if (end.kind == End::Kind::Either && end.b != 0) tiles |= tiles_with(partner(rules, end.b));
    }
    return (tiles & full_set(rules.most)) - matadors_of(rules.most);
}

TileSet fitting(const Table& table) {
    TileSet tiles = matadors_of(table.rules.most);
    for (const End& end : table.arms) tiles |= joining(table.rules, end);
    return tiles;
}

TileSet ruled_out(const Table& table) {
    const TileSet fits = fitting(table);
    return table.rules.keep_matador ? fits - matadors_of(table.rules.most) : fits;
}

int opening_rank(Tile tile) { return (is_double(tile) ? 10000 : 0) + pips(tile) * 100 + high(tile); }

Tile opening_tile(const TileSet& hand) {
    Tile best = hand.first();
    hand.each([&](Tile tile) {
        if (opening_rank(tile) > opening_rank(best)) best = tile;
    });
    return best;
}

void list_legal(const Table& table, const TileSet& hand, std::vector<Action>& out) {
    if (table.phase == Phase::MatchOver) return;
    if (table.phase == Phase::RoundOver) {
        out.push_back({Action::Kind::Next});
        return;
    }
    if (table.placed_count == 0) {
        list_openings(table, hand, out);
        return;
    }
    const Rules& rules = table.rules;
    const TileSet fits = fitting(table) & hand;
    const bool may_draw = table.stock_open() && (rules.draw_until || table.drawn == 0);
    if (fits.empty()) {
        out.push_back({may_draw ? Action::Kind::Draw : Action::Kind::Pass});
        return;
    }
    list_placements(table, fits, out);
    const bool only_matadors = (fits - matadors_of(rules.most)).empty();
    if (!rules.keep_matador || !only_matadors) return;
    if (may_draw) {
        out.push_back({Action::Kind::Draw});
    } else if (!rules.draw_until && table.drawn > 0) {
        out.push_back({Action::Kind::Pass});
    }
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

void lay(Table& table, const Action& action) {
    const Outcome result = outcome(table, action);
    const bool opening = action.kind == Action::Kind::Open;
    Placed& placed = table.placed[table.placed_count++];
    placed = {action.tile,
              table.to_move,
              opening ? std::int8_t{-1} : static_cast<std::int8_t>(action.arm),
              result.spinner ? kNoHalf : action.inward,
              result.across,
              result.spinner};
    auto& arms = table.arms;
    const auto end_of = [&](Arm arm) -> End& { return arms[static_cast<std::size_t>(arm)]; };
    if (opening) {
        end_of(Arm::L) = {End::Kind::Value, static_cast<std::uint8_t>(low(action.tile)), 0};
        end_of(Arm::R) = result.end;
    } else {
        end_of(action.arm) = result.end;
    }
    if (result.spinner) {
        table.spinner_laid = true;
        end_of(Arm::U) = result.end;
        end_of(Arm::D) = result.end;
    }
}

}  // namespace boneyard::matador
