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
    // First which cells, then the tiles of each: a test with a jump for every cell would be guessed wrong too
    // often.
    std::array<std::uint8_t, Lattice::kMaxFrontier> spots{};
    std::size_t count = 0;
    const int size = lattice.frontier_size();
    for (int spot = 0; spot < size; ++spot) {
        spots[count] = static_cast<std::uint8_t>(spot);
        count += static_cast<std::size_t>(!(lattice.fits_at(spot) & hand).empty());
    }
    for (std::size_t i = 0; i < count; ++i) {
        const int spot = spots[i];
        const Cell cell = lattice.frontier(spot);
        (lattice.fits_at(spot) & hand).each([&](Tile tile) {
            const auto r = static_cast<std::uint8_t>(lattice.turn_at(spot, tile));
            out.push_back({Action::Kind::Place, tile, cell, r});
        });
    }
}

/// How each tile ranks as an opening.
constexpr std::array<int, kTiles> make_opening_ranks() {
    std::array<int, kTiles> ranks{};
    for (std::size_t i = 0; i < kTiles; ++i) {
        const auto tile = static_cast<Tile>(i);
        ranks[i] = (is_triple(tile) ? 10000 : 0) + value(tile) * 100 + corner(tile, 2) * 10 + corner(tile, 1);
    }
    return ranks;
}

constexpr auto kOpeningRanks = make_opening_ranks();

constexpr std::array<TileSet, kTiles> make_outranking() {
    std::array<TileSet, kTiles> higher{};
    for (std::size_t tile = 0; tile < kTiles; ++tile) {
        for (std::size_t other = 0; other < kTiles; ++other) {
            if (kOpeningRanks[other] > kOpeningRanks[tile]) higher[tile].add(static_cast<Tile>(other));
        }
    }
    return higher;
}

constexpr auto kOutranking = make_outranking();

}  // namespace

int opening_rank(Tile tile) { return kOpeningRanks[tile]; }

TileSet outranking(Tile tile) { return kOutranking[tile]; }

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
    for (int spot = 0; spot < lattice.frontier_size(); ++spot) tiles = tiles | lattice.fits_at(spot);
    return tiles;
}

void list_legal(const Table& table, TileSet hand, std::vector<Action>& out) {
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

int hexagon_bonus(const Rules& rules, int hexagons) {
    return rules.hexagons_graded ? 40 + 10 * hexagons : 50 * hexagons;
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
    const int hexagons = table.lattice.hexagons(action.cell);
    if (hexagons > 0) {
        gain.hexagon = hexagon_bonus(table.rules, hexagons);
    } else if (!table.rules.strict_bridge || table.lattice.edges(action.cell) == 1) {
        gain.bridge = kBridgeBonus;
    }
    return gain;
}

void lay(Table& table, const Action& action) {
    table.placed[table.placed_count++] = {action.tile, action.cell, action.r, table.to_move};
    table.laid.add(action.tile);
    table.lattice.lay(action.tile, action.cell, action.r);
}

}  // namespace boneyard::triominoes
