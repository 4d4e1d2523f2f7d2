// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What a tile brings now, and what it leaves to the next seat.

#include "triominoes/outlook.h"

#include <algorithm>

namespace boneyard::triominoes {

namespace {

constexpr int kPoint = 100;

/// What counts, and how much.
struct Weights {
    int danger;      ///< for each point of bonus that the next seat is likely to take
    int own_bonus;   ///< for each cell that would bring its holder a bonus
    int own_fit;     ///< for each tile left in hand that can be laid at once
    int others_fit;  ///< for each unseen tile that can be laid at once
    int draw;
    int pass;
};

// Found by self-play (tests/bench/ladder.md): each was moved up and down in mirrored rounds of two; for more
// seats in matches of two to 400, and the draw for each number of seats.
constexpr Weights kTwo{160, 160, 100, 220, 55 * kPoint, -5 * kPoint};
constexpr Weights kTwoEnding{100, 1840, 100, 460, 0, -20 * kPoint};  // the well is empty
constexpr Weights kThree{80, 1000, 100, 60, 25 * kPoint, -40 * kPoint};
constexpr Weights kMore{80, 1000, 100, 60, -30 * kPoint, -40 * kPoint};

const Weights& weights_of(const Table& table) {
    if (table.seats == 2) return table.stock_count == 0 ? kTwoEnding : kTwo;
    return table.seats == 3 ? kThree : kMore;
}

constexpr int kGoingOut = 1'000'000;

}  // namespace

int Outlook::placement(int spot, Tile tile) const {
    const Weights& weights = weights_of(table);
    const Lattice& lattice = table.lattice;
    const Cell cell = lattice.frontier(spot);
    const int gain = gain_of(table, {Action::Kind::Place, tile, cell, 0}).sum();
    TileSet rest = hand;
    rest.remove(tile);
    if (rest.empty()) return kGoingOut;

    TileSet fits;
    int own_bonuses = 0;  // cells that would bring this seat a bonus
    int dearest = 0;      // the dearest bonus open to somebody else
    lattice.each_after(spot, tile, [&](Cell open, TileSet fit, bool closed) {
        fits = fits | fit;
        if (!closed) return;
        if (!(fit & rest).empty()) ++own_bonuses;
        if (dearest < 50 && !(fit & unseen).empty()) {
            const int hexagons = lattice.hexagons(open, cell);
            dearest = std::max(dearest, hexagons > 0 ? hexagon_bonus(table.rules, hexagons) : kBridgeBonus);
        }
    });
    const auto next = static_cast<std::size_t>(kit::next_seat(table.to_move, table.seats));
    // One tile at the most fits a closed cell: in percent, how likely the next seat holds it.
    const int chance = std::min(100, 100 * table.hand_counts[next] / std::max(1, unseen.count()));
    return kPoint * gain + weights.own_bonus * own_bonuses + weights.own_fit * (rest & fits).count() -
           weights.others_fit * (unseen & fits).count() - weights.danger * dearest * chance / 100;
}

/// A tile drawn costs five, but a larger hand finds more bonuses, and for two it rules the end of the round:
/// who has the last tiles lays on while the other one passes. With few seats it pays to draw rather than to
/// lay a tile that brings little; with many, somebody goes out before it does.
int Outlook::draw() const { return weights_of(table).draw; }

/// To pass costs ten, and for two it may be better than a tile that lets the other one lay.
int Outlook::pass() const { return weights_of(table).pass; }

}  // namespace boneyard::triominoes
