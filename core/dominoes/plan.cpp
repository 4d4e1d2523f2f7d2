// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// Which ground a line of play is given, and where it bends: so that its tiles are seen as large as can be.

#include <algorithm>
#include <cmath>

#include "dominoes/layout.h"

namespace boneyard::dominoes {

namespace {

constexpr double kGrowth = 1.1;   // from each size that is tried to the next
constexpr double kDensity = 2.2;  // no box holds more tiles than the square of its size by this
constexpr double kEdge = 0.3;     // around all that lies there

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

/// Rows on both sides of a stem, on its right or on its left.
constexpr std::array<double, 3> kSides{0, 1, -1};

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
    try_ways(Arm::U, plan, [&] { try_ways(Arm::D, plan, compare); });
}

/// Calls `fits` for each way in which that stem has room for its rows. They keep to one side of it only where
/// tiles are kept and they would meet those of L or R else.
void Layout::try_ways(Arm stem, Plan& plan, const std::function<void()>& fits) {
    const std::size_t at = stem == Arm::D ? 1 : 0;
    for (const double way : kWays) {
        plan.first_row[at] = way;
        for (const double side : kSides) {
            plan.side[at] = side;
            if (fit_stem(stem, plan)) {
                fits();
                if (side == 0) break;
            }
            if (kept_.empty()) break;
        }
        plan.side[at] = 0;
        if (!may_turn_otherwise(stem)) break;
    }
}

/// Makes a stem as long as leaves room for its rows, away from those of L and R; false when they do not fit
/// in the box.
bool Layout::fit_stem(Arm arm, Plan& plan) {
    const auto at = static_cast<std::size_t>(arm);
    const std::size_t stem = arm == Arm::D ? 1 : 0;
    const double rows = rows_reach(arm == Arm::D ? 1 : -1, plan.side[stem]);
    const auto laid = [&] { return walk(arm, plan) && keeps_to(arm, plan.side[stem]); };
    if (!kept_.empty() && kept_.walkers[at].turned()) {
        return kept_.walkers[at].first_row() >= rows && laid();
    }
    // What comes next may reach further than what was thought to.
    const double least = rows > kPitch ? rows + 1 : kPitch;
    double& branch = plan.branch[stem];
    branch = (arm == Arm::D ? plan.box.bottom : -plan.box.top) - 1;
    for (;;) {
        branch = std::max(branch, least);
        if (laid()) return true;
        if (branch <= least) return false;
        branch -= kPitch;
    }
}

/// All tiles of that stem lie on that side of it; 0: on both.
bool Layout::keeps_to(Arm arm, double side) const {
    const Ray& ray = rays_[static_cast<std::size_t>(arm)];
    return side == 0 || std::all_of(ray.begin(), ray.end(), [&](const Link& link) {
               const Box ground = footprint(poses_[link.order]);
               return (side > 0 ? -ground.left : ground.right) <= kChannel / 2;
           });
}

/// How large they are when the first box is full.
double Layout::full_size(double aspect) {
    const Box box = first_plan(aspect).box;
    return std::min(aspect / (box.right - box.left + 2 * kEdge), 1 / (box.bottom - box.top + 2 * kEdge));
}

/// How large the tiles are when all of them is to be seen on a table one high.
double Layout::size_of_tiles(double aspect) const {
    Box all = footprint(poses_.front());
    for (const kit::Pose& pose : poses_) all.include(footprint(pose));
    return std::min(aspect / (all.right - all.left + 2 * kEdge), 1 / (all.bottom - all.top + 2 * kEdge));
}

}  // namespace boneyard::dominoes
