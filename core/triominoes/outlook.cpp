// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What a tile brings now, and what it leaves to the next seat.

#include "triominoes/outlook.h"

#include <algorithm>

namespace boneyard::triominoes {

namespace {

// Found by self-play: each was moved up and down over 3,000 mirrored two-seat matches to 400, and the draw
// for each number of seats.
constexpr int kPoint = 100;
constexpr int kDanger = 80;      ///< for each point of bonus that the next seat is likely to take
constexpr int kOwnBonus = 1000;  ///< for each cell that would bring its holder a bonus
constexpr int kStillFits = 100;  ///< for each tile left in hand that can be laid at once
constexpr int kOthersFit = 60;   ///< for each unseen tile that can be laid at once
constexpr int kGoingOut = 1'000'000;

}  // namespace

int Outlook::placement(int spot, Tile tile) const {
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
    return kPoint * gain + kOwnBonus * own_bonuses + kStillFits * (rest & fits).count() -
           kOthersFit * (unseen & fits).count() - kDanger * dearest * chance / 100;
}

/// A tile drawn costs five, but a larger hand finds more bonuses: with few seats it pays to draw rather than
/// to lay a tile that brings little; with many, somebody goes out before it does.
int Outlook::draw() const { return kPoint * (table.seats <= 3 ? 25 : -30); }

int Outlook::pass() const { return -40 * kPoint; }

}  // namespace boneyard::triominoes
