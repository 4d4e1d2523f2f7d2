// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What may be laid where, what it scores, and a turn.

#include <algorithm>

#include "triominoes/game.h"

namespace boneyard::triominoes {

namespace {

void list_openings(const Table& table, TileSet hand, std::vector<Action>& out) {
    const Tile tile = opening_tile(hand);
    const bool choice = table.rules.open_with_zeros && is_triple(tile) && tile != kZeros && hand.has(kZeros);
    if (choice) out.push_back({Action::Kind::Place, kZeros, {}, 0});
    out.push_back({Action::Kind::Place, tile, {}, 0});
}

void list_placements(const Lattice& lattice, TileSet hand, std::vector<Action>& out) {
    for (const Cell* cell = lattice.frontier_begin(); cell != lattice.frontier_end(); ++cell) {
        (lattice.fitting(*cell) & hand).each([&](Tile tile) {
            const int turns = is_triple(tile) ? 1 : 3;
            for (int r = 0; r < turns; ++r) {
                if (!lattice.agrees(tile, *cell, r)) continue;
                out.push_back({Action::Kind::Place, tile, *cell, static_cast<std::uint8_t>(r)});
            }
        });
    }
}

}  // namespace

int opening_rank(Tile tile) {
    return (is_triple(tile) ? 10000 : 0) + value(tile) * 100 + corner(tile, 2) * 10 + corner(tile, 1);
}

Tile opening_tile(TileSet hand) {
    Tile best = 0;
    int rank = -1;
    hand.each([&](Tile tile) {
        if (opening_rank(tile) > rank) {
            rank = opening_rank(tile);
            best = tile;
        }
    });
    return best;
}

TileSet fitting(const Lattice& lattice) {
    TileSet tiles;
    for (const Cell* cell = lattice.frontier_begin(); cell != lattice.frontier_end(); ++cell) {
        tiles = tiles | lattice.fitting(*cell);
    }
    return tiles;
}

void list_legal(const Table& table, TileSet hand, std::vector<Action>& out) {
    if (table.phase == Phase::MatchOver) return;
    if (table.phase == Phase::RoundOver) {
        out.push_back({Action::Kind::Next});
        return;
    }
    if (table.placed_count == 0) {
        list_openings(table, hand, out);
        return;
    }
    list_placements(table.lattice, hand, out);
    if (table.stock_count > 0 && table.drawn < kMaxDraws) out.push_back({Action::Kind::Draw});
    if (table.stock_count == 0 || table.drawn == kMaxDraws) out.push_back({Action::Kind::Pass});
}

int pass_price(const Table& table) {
    const bool cheap = table.stock_count == 0 && table.drawn < kMaxDraws;
    return cheap ? int{table.rules.empty_well_penalty} : kPassPrice;
}

Gain gain_of(const Table& table, const Action& action) {
    Gain gain;
    gain.tile = value(action.tile);
    if (table.placed_count == 0) {
        if (is_triple(action.tile)) gain.triple = kTripleBonus;
        if (action.tile == kZeros) gain.zeros = kZerosBonus;
        return gain;
    }
    const bool closed = table.lattice.closed(action.cell);
    if (!closed) return gain;  // a vertex without a number has no tiles around it, so no hexagon either
    Lattice after = table.lattice;
    after.lay(action.tile, action.cell, action.r);
    const int hexagons = after.hexagons(action.cell);
    if (hexagons > 0) {
        gain.hexagon = table.rules.hexagons_graded ? 40 + 10 * hexagons : 50 * hexagons;
    } else if (!table.rules.strict_bridge || table.lattice.edges(action.cell) == 1) {
        gain.bridge = kBridgeBonus;
    }
    return gain;
}

void lay(Table& table, const Action& action) {
    table.placed[table.placed_count++] = {action.tile, action.cell, action.r, table.to_move};
    table.lattice.lay(action.tile, action.cell, action.r);
}

}  // namespace boneyard::triominoes
