// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "dominoes/layout.h"

#include <algorithm>
#include <cmath>

namespace boneyard::dominoes {

namespace {

constexpr double kGap = 0.04;        // between neighbours
constexpr double kTolerance = 1e-6;  // for sums of gaps
constexpr double kNarrowest = 0.5;   // of the shapes that a table may have
constexpr double kWidest = 4;
constexpr double kSlack = 0.5;  // how far a tile may stick out of the box

constexpr Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
constexpr Vec operator*(Vec a, double by) { return {a.x * by, a.y * by}; }

/// How far a tile is turned whose low half points that way.
double angle_towards(Vec direction) {
    if (direction.y != 0) return direction.y < 0 ? 0 : 180;
    return direction.x > 0 ? 90 : 270;
}

bool lies(const kit::Pose& pose) { return pose.angle == 90 || pose.angle == 270; }

}  // namespace

void Box::include(const Box& other) {
    left = std::min(left, other.left);
    top = std::min(top, other.top);
    right = std::max(right, other.right);
    bottom = std::max(bottom, other.bottom);
}

bool Box::overlaps(const Box& other) const {
    return left < other.right - kTolerance && other.left < right - kTolerance &&
           top < other.bottom - kTolerance && other.top < bottom - kTolerance;
}

bool Box::holds(const Box& other) const {
    return left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom;
}

Box footprint(const kit::Pose& pose) {
    const double half_width = lies(pose) ? 1 : 0.5;
    const double half_height = lies(pose) ? 0.5 : 1;
    return {pose.x - half_width, pose.y - half_height, pose.x + half_width, pose.y + half_height};
}

kit::Pose opening_pose(bool across) { return {0, 0, across ? 0.0 : 270.0}; }

// ---- Walker

double Walker::room(double from, double direction) const {
    return direction > 0 ? lane_.right - from : from - lane_.left;
}

Walker::Join Walker::next_join() const {
    if (in_row()) {
        // A tile straight on must leave room for the corner after it.
        return room(edge_.x, heading_.x) >= 3 ? Join::Straight : Join::Corner;
    }
    if (room(edge_.x, next_row_) < 3.5 + kGap) return Join::Straight;
    const double least = branch_ - kTolerance;
    if (side_free_ && half_.y * lane_.away >= least) return Join::Beside;
    return edge_.y * lane_.away + kGap + 0.5 >= least ? Join::Corner : Join::Straight;
}

void Walker::turn(Vec heading) {
    if (in_row()) {
        branch_ = edge_.y * lane_.away + kPitch;
        next_row_ = -heading_.x;
    }
    heading_ = heading;
}

kit::Pose Walker::lay_in_line(bool low_inward) {
    const Join join = next_join();
    const Vec sideways = in_row() ? away() : Vec{next_row_, 0};
    Vec inner = edge_ + heading_ * (kGap + 0.5);  // the middle of the half that touches
    if (join == Join::Beside) inner = half_ + sideways * (kGap + 1);
    if (join != Join::Straight) turn(sideways);
    half_ = inner + heading_;
    edge_ = half_ + heading_ * 0.5;
    side_free_ = true;
    const Vec middle = inner + heading_ * 0.5;
    return {middle.x, middle.y, angle_towards(heading_ * (low_inward ? -1 : 1))};
}

kit::Pose Walker::lay_across() {
    const Vec middle = edge_ + heading_ * (kGap + 0.5);
    edge_ = edge_ + heading_ * (kGap + 1);
    side_free_ = false;
    return {middle.x, middle.y, in_row() ? 0.0 : 270.0};
}

kit::Pose Walker::mark() const {
    Vec at = edge_ + heading_ * 0.75;
    Vec out = heading_;
    if (next_join() == Join::Beside) {
        out = {next_row_, 0};
        at = half_ + out * 1.25;
    }
    return {at.x, at.y, angle_towards(out)};
}

// ---- Layout

Layout::Layout(const Line& line, double aspect) {
    const std::size_t count = line.placed_count;
    if (count == 0) return;
    const double shape = aspect > 0 ? std::clamp(aspect, kNarrowest, kWidest) : 1.0;
    const auto spinner = std::find_if(line.placed.begin(), line.placed.begin() + line.placed_count,
                                      [](const Placed& placed) { return placed.spinner; });
    const auto at = static_cast<std::size_t>(spinner - line.placed.begin());
    follow(line, at < count ? at + 1 : 1, shape);
    origin_ = {poses_.front().x, poses_.front().y};
    for (kit::Pose& pose : poses_) pose = {pose.x - origin_.x, pose.y - origin_.y, pose.angle};
    name_sides();
}

void Layout::name_sides() {
    std::vector<Arm> ends(kAllArms.begin(), spinner_ ? kAllArms.end() : kAllArms.begin() + 2);
    const auto name = [this](Arm end, Arm side) { sides_[static_cast<std::size_t>(end)] = side; };
    const auto leftward = [this](Arm a, Arm b) { return mark(a).x < mark(b).x; };
    const auto upward = [this](Arm a, Arm b) { return mark(a).y < mark(b).y; };
    const bool beside =
        std::abs(mark(Arm::L).x - mark(Arm::R).x) >= std::abs(mark(Arm::L).y - mark(Arm::R).y);
    if (spinner_ || beside) {
        std::sort(ends.begin(), ends.end(), leftward);
        name(ends.front(), Arm::L);
        name(ends.back(), Arm::R);
        ends = {ends.begin() + 1, ends.end() - 1};
    }
    if (ends.empty()) return;
    std::sort(ends.begin(), ends.end(), upward);
    name(ends.front(), Arm::U);
    name(ends.back(), Arm::D);
}

/// Sorts the first tiles into rays from the root. A spinner on an arm becomes the root; the tiles between it
/// and the opening tile are then walked the other way round.
void Layout::collect(const Line& line, std::size_t count) {
    const auto ray = [this](std::size_t arm) -> Ray& { return rays_[arm]; };
    for (Ray& each : rays_) each.clear();
    poses_.resize(count);
    root_ = 0;
    for (std::size_t order = 1; order < count; ++order) {
        const Placed& placed = line.placed[order];
        const auto arm = static_cast<std::size_t>(placed.arm);
        if (!placed.spinner) {
            ray(arm).push_back({order, placed.across, placed.inward == low(placed.tile)});
            continue;
        }
        root_ = order;
        const std::size_t back = 1 - arm;  // L and R: there are no others yet
        Ray reversed(ray(arm).rbegin(), ray(arm).rend());
        for (Link& link : reversed) link.low_inward = !link.low_inward;
        reversed.push_back({0, line.placed.front().across, arm == static_cast<std::size_t>(Arm::L)});
        reversed.insert(reversed.end(), ray(back).begin(), ray(back).end());
        ray(back) = std::move(reversed);
        ray(arm).clear();
    }
    spinner_ = line.placed[root_].spinner;
    across_ = line.placed[root_].across;
}

/// Lays everything by the plan; false when it does not fit.
bool Layout::lay(const Plan& plan) {
    if (!lay_rows(plan)) return false;
    if (!spinner_) return !clash();
    return walk_stem(Arm::U, plan) && walk_stem(Arm::D, plan) && !clash();
}

/// Lays the root, and the arms to its sides.
bool Layout::lay_rows(const Plan& plan) {
    const Vec left{-1, 0};
    const Vec right{1, 0};
    const Box& box = plan.box;
    poses_[root_] = opening_pose(across_);
    if (spinner_) {
        return walk(Arm::L, {left * 0.5, left, {box.left, -kChannel, 1}}, box) &&
               walk(Arm::R, {right * 0.5, right, {kChannel, box.right, 1}}, box);
    }
    const double half = across_ ? 0.5 : 1;  // of the root's length along the row
    return walk(Arm::L, {left * half, left, {box.left, box.right, -1}}, box) &&
           walk(Arm::R, {right * half, right, {box.left, box.right, 1}}, box);
}

/// Lays the ray of `arm`; false when it leaves the box.
bool Layout::walk(Arm arm, const Walker& start, const Box& box) {
    const auto at = static_cast<std::size_t>(arm);
    const Box wide{box.left - kSlack, box.top - kSlack, box.right + kSlack, box.bottom + kSlack};
    Walker& walker = walkers_[at] = start;
    return std::all_of(rays_[at].begin(), rays_[at].end(), [&](const Link& link) {
        poses_[link.order] = link.across ? walker.lay_across() : walker.lay_in_line(link.low_inward);
        return wide.holds(footprint(poses_[link.order]));
    });
}

/// Lays an upright ray: its stem, and then its rows.
bool Layout::walk_stem(Arm arm, const Plan& plan) {
    const std::size_t down = arm == Arm::D ? 1 : 0;
    const double away = down != 0 ? 1 : -1;
    const Vec heading{0, away};
    const Walker::Lane lane{plan.box.left, plan.box.right, away, plan.branch[down], plan.first_row[down]};
    return walk(arm, {heading, heading, lane}, plan.box);
}

/// How far down the tiles of `arm` reach, and the one that may be laid next.
double Layout::depth(Arm arm) const {
    const auto at = static_cast<std::size_t>(arm);
    double deepest = std::max(footprint(Walker(walkers_[at]).lay_in_line(true)).bottom,
                              footprint(Walker(walkers_[at]).lay_across()).bottom);
    for (const Link& link : rays_[at]) deepest = std::max(deepest, footprint(poses_[link.order]).bottom);
    return deepest;
}

bool Layout::clash() const {
    for (std::size_t i = 0; i < poses_.size(); ++i) {
        const Box one = footprint(poses_[i]);
        for (std::size_t j = 0; j < i; ++j) {
            if (one.overlaps(footprint(poses_[j]))) return true;
        }
    }
    return false;
}

kit::Pose Layout::joined(Arm arm, Tile tile, int inward) const {
    Walker walker = walkers_[static_cast<std::size_t>(arm)];
    const kit::Pose pose = inward == kNoHalf ? walker.lay_across() : walker.lay_in_line(inward == low(tile));
    return {pose.x - origin_.x, pose.y - origin_.y, pose.angle};
}

kit::Pose Layout::mark(Arm arm) const {
    const kit::Pose pose = walkers_[static_cast<std::size_t>(arm)].mark();
    return {pose.x - origin_.x, pose.y - origin_.y, pose.angle};
}

}  // namespace boneyard::dominoes
