// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// Which ground a line of play is given, and where it bends: so that its tiles are seen as large as can be.

#include <algorithm>
#include <cmath>

#include "dominoes/layout.h"

namespace boneyard::dominoes {

namespace {

constexpr double kFirstSize = 14;  // the first box's size, as the side of a square of its area
constexpr double kGrowth = 1.1;    // from each size that is tried to the next
constexpr double kDensity = 2.2;   // no box holds more tiles than the square of its size by this
constexpr double kEdge = 0.3;      // around all that lies there

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

/// To turn down or up, to the right or to the left.
constexpr std::array<double, 2> kWays{1, -1};

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

/// Lengthens each arm by some tiles that may come, so that a plan lasts for a while.
void Layout::grow(double more) {
    const std::size_t arms = spinner_ ? 4 : 2;
    const auto count = static_cast<std::size_t>(std::lround(more * static_cast<double>(poses_.size())));
    for (std::size_t arm = 0; arm < arms; ++arm) {
        for (std::size_t i = 0; i <= count / arms; ++i) {
            rays_[arm].push_back({poses_.size(), false, false});
            poses_.emplace_back();
        }
    }
}

/// The plan by which all tiles are largest, of those with the smallest box that holds them.
Layout::Choice Layout::best_plan(double aspect, double smallest, double largest) {
    Box lying = footprint(opening_pose(across_));
    for (const kit::Pose& pose : kept_.poses) lying.include(footprint(pose));
    Choice best;
    best.box = std::max(smallest, kDensity * std::sqrt(static_cast<double>(poses_.size())));
    // It ends: in a large enough box every line is straight.
    while (best.box <= largest) {
        for (const Vec part : kParts) {
            for (const Vec root : kRoots) {
                Plan plan{box_around(root, best.box, aspect, part)};
                plan.box.include(lying);
                try_rows(plan, aspect, best);
            }
            if (!kept_.empty()) break;  // it has bent already: the other parts would hardly be better
        }
        if (best.size > 0) break;
        best.box *= kGrowth;
    }
    return best;
}

/// Another way to turn would be another line; not where it has turned for good, nor where it does not turn.
bool Layout::may_turn_otherwise(Arm arm) const {
    const auto at = static_cast<std::size_t>(arm);
    return walkers_[at].turned() && (kept_.empty() || !kept_.walkers[at].turned());
}

/// Tries all ways to turn in that box, for what is better than the best so far. Lines that are laid anew
/// mirror each other; where tiles are kept, L and R turn to where there is room.
void Layout::try_rows(Plan& plan, double aspect, Choice& best) {
    const bool free = spinner_ && !kept_.empty();
    for (const double left : kWays) {
        plan.away[0] = left;
        if (walk(Arm::L, plan)) {
            for (const double right : kWays) {
                plan.away[1] = right;
                if (walk(Arm::R, plan)) try_stems(plan, aspect, best);
                if (!free || !may_turn_otherwise(Arm::R)) break;
            }
        }
        if (!free || !may_turn_otherwise(Arm::L)) break;
    }
}

void Layout::try_stems(Plan& plan, double aspect, Choice& best) {
    const auto compare = [&] {
        const double size = size_of_tiles(aspect);
        if (size > best.size && !clash()) best = {plan, size, best.box};
    };
    if (!spinner_) {
        compare();
        return;
    }
    const std::array rows{rows_reach(-1), rows_reach(1)};
    for (const double up : kWays) {
        plan.first_row[0] = up;
        if (fit_stem(Arm::U, rows[0], plan)) {
            for (const double down : kWays) {
                plan.first_row[1] = down;
                if (fit_stem(Arm::D, rows[1], plan)) compare();
                if (!may_turn_otherwise(Arm::D)) break;
            }
        }
        if (!may_turn_otherwise(Arm::U)) break;
    }
}

/// Makes a stem as long as leaves room for its rows, which `rows` keeps away from those of L and R; false
/// when they do not fit in the box.
bool Layout::fit_stem(Arm arm, double rows, Plan& plan) {
    const auto at = static_cast<std::size_t>(arm);
    if (!kept_.empty() && kept_.walkers[at].turned()) {
        return kept_.walkers[at].first_row() >= rows && walk(arm, plan);
    }
    // What comes next may reach further than what was thought to.
    const double least = rows > kPitch ? rows + 1 : kPitch;
    double& branch = plan.branch[arm == Arm::D ? 1 : 0];
    branch = (arm == Arm::D ? plan.box.bottom : -plan.box.top) - 1;
    for (;;) {
        branch = std::max(branch, least);
        if (walk(arm, plan)) return true;
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
