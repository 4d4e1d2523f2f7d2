// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// Which ground a line of play is given, and where it bends: so that its tiles are seen as large as can be.

#include <algorithm>
#include <cmath>

#include "dominoes/layout.h"

namespace boneyard::dominoes {

namespace {

constexpr double kFirstSize = 15;    // the first box's size, as the side of a square of its area
constexpr double kGrowth = 1.1;      // from each size that is tried to the next
constexpr double kDensity = 2.2;     // no box holds more tiles than the square of its size by this
constexpr double kEdge = 0.3;        // around all that lies there
constexpr double kMoreTiles = 0.35;  // room for so many more, by those that lie

/// Where in the box the root may lie, as parts of its width and height: in the middle, or nearer to a side
/// when the arms are of different lengths.
constexpr std::array<Vec, 9> kRoots{{{0.5, 0.5},
                                     {0.5, 0.3},
                                     {0.5, 0.7},
                                     {0.3, 0.5},
                                     {0.7, 0.5},
                                     {0.3, 0.3},
                                     {0.7, 0.3},
                                     {0.3, 0.7},
                                     {0.7, 0.7}}};

/// How much of a box is used, of its width and its height: lines bend at other places then.
constexpr std::array<Vec, 4> kParts{{{1, 1}, {0.8, 1}, {1, 0.8}, {0.6, 1}}};

using RowWays = std::array<double, 2>;
constexpr std::array<RowWays, 4> kRowWays{{{1, 1}, {-1, -1}, {1, -1}, {-1, 1}}};

Box box_around(Vec root, double size, double aspect, Vec part) {
    const double wide = size * std::sqrt(aspect) * part.x;
    const double high = size / std::sqrt(aspect) * part.y;
    return {-wide * root.x, -high * root.y, wide * (1 - root.x), high * (1 - root.y)};
}

}  // namespace

/// As long as it lasts the root is in the middle, and the stems are as long as the box lets them be.
Plan Layout::first_plan(double aspect) {
    Plan plan{box_around(kRoots.front(), kFirstSize, aspect, kParts.front())};
    plan.branch.fill(std::max(kPitch, plan.box.bottom - 1));
    return plan;
}

/// Lays the line as it grew, so that tiles stay where they were: by each plan for as long as it lasts.
/// `first`: so many tiles lay when the root did.
void Layout::follow(const Line& line, std::size_t first, double aspect) {
    const std::size_t count = line.placed_count;
    Plan plan = first_plan(aspect);
    std::size_t laid = first;
    collect(line, laid);
    if (!lay(plan)) plan = best_plan(line, laid, aspect);
    while (laid < count) {
        laid = outgrown(line, laid, plan);
        if (laid <= count) plan = best_plan(line, laid, aspect);
    }
    collect(line, count);
    lay(plan);
}

/// How many tiles are the first that no longer fit; one more than there are when all do.
std::size_t Layout::outgrown(const Line& line, std::size_t fitting, const Plan& plan) {
    std::size_t failing = line.placed_count;
    collect(line, failing);
    if (lay(plan) && leaves_room(plan)) return failing + 1;
    while (failing > fitting + 1) {
        const std::size_t middle = (fitting + failing) / 2;
        collect(line, middle);
        (lay(plan) && leaves_room(plan) ? fitting : failing) = middle;
    }
    return failing;
}

/// Lengthens each arm by some tiles that may come, so that a plan lasts for a while.
void Layout::grow() {
    const std::size_t arms = spinner_ ? 4 : 2;
    const auto more = static_cast<std::size_t>(std::lround(kMoreTiles * static_cast<double>(poses_.size())));
    for (std::size_t arm = 0; arm < arms; ++arm) {
        for (std::size_t i = 0; i <= more / arms; ++i) {
            rays_[arm].push_back({poses_.size(), false, false});
            poses_.emplace_back();
        }
    }
}

/// The plan by which the first tiles are largest, of those with the smallest box that holds them.
Plan Layout::best_plan(const Line& line, std::size_t count, double aspect) {
    collect(line, count);
    grow();
    Plan best;
    double largest = 0;
    // It ends: in a large enough box every line is straight.
    double size = kDensity * std::sqrt(static_cast<double>(poses_.size()));
    while (largest == 0) {
        for (const Vec part : kParts) {
            for (const Vec root : kRoots) {
                for (const RowWays& first_row : kRowWays) {
                    if (!spinner_ && first_row != kRowWays.front()) break;
                    Plan plan{box_around(root, size, aspect, part), first_row};
                    if (!fit(plan)) continue;
                    const double tiles = size_of_tiles(aspect);
                    if (tiles <= largest || clash()) continue;
                    best = plan;
                    largest = tiles;
                }
            }
        }
        size *= kGrowth;
    }
    return best;
}

/// Where D may turn next, its rows will not meet those of L and R.
bool Layout::leaves_room(const Plan& plan) const {
    if (!spinner_) return true;
    const double branch = plan.branch[1];
    const bool may_turn = walkers_[static_cast<std::size_t>(Arm::D)].mark().y + 2 > branch;
    return !may_turn || branch >= std::max(depth(Arm::L), depth(Arm::R)) + kPitch / 2;
}

/// Makes the stems as long as leaves room for their rows; false when the arms do not fit in the box.
bool Layout::fit(Plan& plan) {
    if (!lay_rows(plan)) return false;
    if (!spinner_) return true;
    const double below = std::max(depth(Arm::L), depth(Arm::R)) + kPitch / 2;
    // What comes next may reach deeper than what was thought to.
    const double least = below > kPitch ? below + 1 : kPitch;
    return fit_stem(Arm::U, kPitch, plan) && fit_stem(Arm::D, least, plan);
}

bool Layout::fit_stem(Arm arm, double least, Plan& plan) {
    double& branch = plan.branch[arm == Arm::D ? 1 : 0];
    branch = (arm == Arm::D ? plan.box.bottom : -plan.box.top) - 1;
    for (;;) {
        branch = std::max(branch, least);
        if (walk_stem(arm, plan)) return true;
        if (branch <= least) return false;
        branch -= kPitch;
    }
}

/// How large the tiles are when all of them is to be seen on a table one high.
double Layout::size_of_tiles(double aspect) const {
    Box all = footprint(poses_.front());
    for (const kit::Pose& pose : poses_) all.include(footprint(pose));
    return std::min(aspect / (all.right - all.left + 2 * kEdge), 1 / (all.bottom - all.top + 2 * kEdge));
}

}  // namespace boneyard::dominoes
