// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "dominoes/layout.h"
#include "matador/game.h"

/// How the tiles of a line are joined, by where they lie.
namespace boneyard::test {

using matador::Arm;
using matador::high;
using matador::is_double;
using matador::kNoHalf;
using matador::low;
using matador::other_half;
using matador::Placed;
using matador::Table;
using matador::Vec;

inline constexpr double kStep = 1.04;  // between the middles of two halves that join, the gap included

/// The middle of one half of a tile.
inline Vec half_of(const kit::Pose& pose, bool low_half) {
    const double way = low_half ? 0.5 : -0.5;
    if (pose.angle == 0) return {pose.x, pose.y - way};
    if (pose.angle == 180) return {pose.x, pose.y + way};
    return {pose.x + (pose.angle == 90 ? way : -way), pose.y};
}

/// Where a tile may be touched: at the half given; of a double at either; in the middle when it lies across.
inline std::vector<Vec> joints(const Table& table, const kit::Pose& pose, std::size_t order, int half) {
    const Placed& placed = table.placed[order];
    if (placed.across) return {{pose.x, pose.y}};
    if (is_double(placed.tile)) return {half_of(pose, true), half_of(pose, false)};
    return {half_of(pose, half == low(placed.tile))};
}

/// The tile that the tile laid `order`-th was joined to.
inline std::size_t neighbour(const Table& table, std::size_t order) {
    const auto arm = table.placed[order].arm;
    for (std::size_t i = order; i-- > 1;) {
        if (table.placed[i].arm == arm) return i;
        if (table.placed[i].spinner && arm >= static_cast<int>(Arm::U)) return i;
    }
    return 0;
}

/// The half of a laid tile that looks away from where it was joined.
inline int outer_half(const Table& table, std::size_t order, std::int8_t arm) {
    const Placed& placed = table.placed[order];
    if (order != 0) return other_half(placed.tile, placed.inward);
    return arm == static_cast<int>(Arm::L) ? low(placed.tile) : high(placed.tile);
}

/// How far apart the halves are at which the tile laid `order`-th was joined.
inline double joint_length(const Table& table, const std::vector<kit::Pose>& at, std::size_t order) {
    const std::size_t before = neighbour(table, order);
    const auto arm = table.placed[order].arm;
    double least = 1000;
    for (const Vec a : joints(table, at[before], before, outer_half(table, before, arm))) {
        for (const Vec b : joints(table, at[order], order, table.placed[order].inward)) {
            least = std::min(least, std::hypot(a.x - b.x, a.y - b.y));
        }
    }
    return least;
}

/// Joined as a tile is; the upper and lower arm begin at the spinner's short sides.
inline bool well_joined(const Table& table, const std::vector<kit::Pose>& at, std::size_t order) {
    const bool at_end =
        table.placed[neighbour(table, order)].spinner && table.placed[order].arm >= static_cast<int>(Arm::U);
    return std::abs(joint_length(table, at, order) - (at_end ? kStep + 0.5 : kStep)) < 1e-6;
}

}  // namespace boneyard::test
