// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// How a line of play grows on the table, tile by tile: those that lie stay where they are.

#include <algorithm>
#include <array>

#include "dominoes/layout.h"

namespace boneyard::dominoes {

namespace {

constexpr double kLargeEnough = 5.0 / 6;  // of the tiles laid anew: for no more than that what lies is moved
constexpr double kMoreTiles = 0.5;        // a plan has room for so many more, by those that lie
// Where tiles stay, of the box of those laid anew: in a smaller one a line bends sooner, in a larger one
// tiles would be too small.
constexpr std::array kLeastBoxes{1.1, 0.9, 0.75};
constexpr double kLargestBox = 1.6;

}  // namespace

void Layout::follow(const Line& line, double aspect) {
    collect(line, 1);
    Plan plan = first_plan(aspect);
    lay(plan);
    for (std::size_t order = 1; order < line.placed_count; ++order) {
        if (line.placed[order].spinner) {
            add_spinner(line, order, aspect, plan);
        } else {
            add(line, order, aspect, plan);
        }
    }
}

/// Lays one more tile at the end of its arm.
void Layout::add(const Line& line, std::size_t order, double aspect, Plan& plan) {
    const Placed& placed = line.placed[order];
    const auto at = static_cast<std::size_t>(placed.arm);
    const Walker before = walkers_[at];
    rays_[at].push_back({order, placed.across, placed.inward == low(placed.tile)});
    poses_.emplace_back();
    const Box ground = footprint(step(static_cast<Arm>(placed.arm), rays_[at].back()));
    const bool clear = !clashes(order);
    if (clear && plan.box.widened(kSlack).holds(ground) && leaves_room(plan)) return;
    // The new tile, too, is best left where its place was shown.
    std::vector<Way> ways;
    if (clear) ways = {{lying(), kMoreTiles}, {lying(), 0}};
    Lying others = lying();
    others.poses.pop_back();
    --others.count[at];
    others.walkers[at] = before;
    ways.push_back({std::move(others), 0});
    plan = next_plan(line, order + 1, aspect, ways);
    lay(plan);
}

/// Lays the spinner at the end of an arm. All arms begin there from now on; the tiles between it and the
/// other end are left where they are, unless the line has turned before.
void Layout::add_spinner(const Line& line, std::size_t order, double aspect, Plan& plan) {
    const auto at = static_cast<std::size_t>(line.placed[order].arm);
    const std::size_t back = 1 - at;  // L and R: there are no others yet
    const bool straight = !walkers_[at].turned();
    const Vec there = walkers_[at].place_across();
    Lying left{poses_, {}, {}};
    for (kit::Pose& pose : left.poses) pose = {pose.x - there.x, pose.y - there.y, pose.angle};
    left.poses.push_back(opening_pose(true));
    collect(line, order + 1);
    left.count[back] = rays_[back].size();
    for (const Arm arm : kAllArms) left.walkers[static_cast<std::size_t>(arm)] = outset(arm);
    left.walkers[back] = walkers_[back];
    left.walkers[back].shift({-there.x, -there.y});

    plan = first_plan(aspect);
    keep(line, order + 1, straight ? left : Lying{});
    for (const kit::Pose& pose : kept_.poses) plan.box.include(footprint(pose));
    if (lay(plan) && leaves_room(plan)) return;
    std::vector<Way> ways;
    if (straight) ways = {{left, kMoreTiles}, {left, 0}};
    plan = next_plan(line, order + 1, aspect, ways);
    lay(plan);
}

/// The plan for the first tiles that leaves those that lie where they are, by the first of the ways that
/// will do; another one where tiles are much larger by that, and those that lie would be smaller than they
/// were in the first box.
Plan Layout::next_plan(const Line& line, std::size_t count, double aspect, const std::vector<Way>& ways) {
    keep(line, count, {});
    grow(kMoreTiles);
    const Choice anew = best_plan(aspect);
    const double enough = kLargeEnough * std::min(anew.size, full_size(aspect));
    const double largest = kLargestBox * std::max(anew.box, kFirstSize);
    for (const Way& way : ways) {
        for (const double least : kLeastBoxes) {
            keep(line, count, way.kept);
            grow(way.more);
            const Choice choice = best_plan(aspect, least * anew.box, largest);
            if (choice.size < enough) continue;
            keep(line, count, way.kept);
            return choice.plan;
        }
    }
    keep(line, count, {});
    return anew.plan;
}

/// All that lies there now.
Layout::Lying Layout::lying() const {
    Lying lying{poses_, {}, walkers_};
    std::transform(rays_.begin(), rays_.end(), lying.count.begin(),
                   [](const Ray& ray) { return ray.size(); });
    return lying;
}

/// The first tiles are to be laid, of which these are not moved.
void Layout::keep(const Line& line, std::size_t count, const Lying& lying) {
    collect(line, count);
    kept_ = lying;
    std::copy(kept_.poses.begin(), kept_.poses.end(), poses_.begin());
}

}  // namespace boneyard::dominoes
