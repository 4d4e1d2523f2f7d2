// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "dominoes/layout.h"

#include <algorithm>
#include <cmath>

namespace boneyard::dominoes {

namespace {

constexpr double kTolerance = 1e-6;  // for sums of gaps
constexpr double kNarrowest = 0.5;   // of the shapes that a table may have
constexpr double kWidest = 4;

constexpr std::array kStems{Arm::U, Arm::D};

bool lies(const kit::Pose& pose) { return pose.angle == 90 || pose.angle == 270; }

/// How far out to that side a place lies.
double far_out(const kit::Pose& place, Arm side) {
    switch (side) {
        case Arm::L:
            return -place.x;
        case Arm::R:
            return place.x;
        case Arm::U:
            return -place.y;
        case Arm::D:
            break;
    }
    return place.y;
}

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

Box Box::widened(double by) const { return {left - by, top - by, right + by, bottom + by}; }

Box footprint(const kit::Pose& pose) {
    const double half_width = lies(pose) ? 1 : 0.5;
    const double half_height = lies(pose) ? 0.5 : 1;
    return {pose.x - half_width, pose.y - half_height, pose.x + half_width, pose.y + half_height};
}

kit::Pose opening_pose(bool across) { return {0, 0, across ? 0.0 : 270.0}; }

Layout::Layout(const Line& line, double aspect) {
    const std::size_t count = line.placed_count;
    if (count == 0) return;
    const double shape = aspect > 0 ? std::clamp(aspect, kNarrowest, kWidest) : 1.0;
    follow(line, shape);
    origin_ = {poses_.front().x, poses_.front().y};
    for (kit::Pose& pose : poses_) pose = {pose.x - origin_.x, pose.y - origin_.y, pose.angle};
    name_sides();
}

/// Two ends lie beside each other where one is in the left half of the table and one in the right, and else
/// one above the other, where one is in the upper half and one in the lower: what is called left is to be
/// found there. Where both is so, or neither, what is further counts.
bool Layout::ends_lie_beside(const kit::Pose& one, const kit::Pose& other) const {
    Box all = footprint(poses_.front());
    for (const kit::Pose& pose : poses_) all.include(footprint(pose));
    const auto parted = [](double low, double high, double a, double b) {
        const double middle = (low + high) / 2;
        return std::min(a, b) < middle && std::max(a, b) > middle;
    };
    const bool across = parted(all.left, all.right, one.x, other.x);
    const bool upright = parted(all.top, all.bottom, one.y, other.y);
    if (across != upright) return across;
    return std::abs(one.x - other.x) >= std::abs(one.y - other.y);
}

/// Two ends are named as they lie. Of four, each gets a side so that all together lie
/// as far out to theirs as can be: the end furthest to the left may be the one at the top, and is called so
/// where another lies to the left as well.
void Layout::name_sides() {
    if (!spinner_) {
        const kit::Pose left = mark(Arm::L);
        const kit::Pose right = mark(Arm::R);
        const bool beside = ends_lie_beside(left, right);
        const bool turned = beside ? right.x < left.x : right.y < left.y;
        sides_[0] = beside ? Arm::L : Arm::U;
        sides_[1] = beside ? Arm::R : Arm::D;
        if (turned) std::swap(sides_[0], sides_[1]);
        return;
    }
    double furthest = -std::numeric_limits<double>::infinity();
    std::array<Arm, kArms> names = kAllArms;
    do {
        double out = 0;
        for (const Arm arm : kAllArms) out += far_out(mark(arm), names[static_cast<std::size_t>(arm)]);
        if (out <= furthest + kTolerance) continue;  // of equals the arms' own names, or next to them
        furthest = out;
        sides_ = names;
    } while (std::next_permutation(names.begin(), names.end()));
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
    poses_[root_] = opening_pose(across_);
}

/// Where that arm begins, at the root.
Walker Layout::outset(Arm arm) const {
    if (arm == Arm::U || arm == Arm::D) {
        const Vec heading{0, arm == Arm::D ? 1.0 : -1.0};
        return {heading, heading};
    }
    const Vec heading{arm == Arm::R ? 1.0 : -1.0, 0};
    return {heading * (across_ ? 0.5 : 1), heading};
}

/// The ground for that arm.
Walker::Lane Layout::lane(Arm arm, const Plan& plan) const {
    const Box& box = plan.box;
    switch (arm) {
        case Arm::L:
            return spinner_ ? Walker::Lane{box.left, -kChannel, plan.away[0]}
                            : Walker::Lane{box.left, box.right, -1};
        case Arm::R:
            return spinner_ ? Walker::Lane{kChannel, box.right, plan.away[1]}
                            : Walker::Lane{box.left, box.right, 1};
        case Arm::U:
        case Arm::D:
            break;
    }
    const std::size_t stem = arm == Arm::D ? 1 : 0;
    const double left = plan.side[stem] > 0 ? -1 : box.left;
    const double right = plan.side[stem] < 0 ? 1 : box.right;
    return {left, right, arm == Arm::D ? 1.0 : -1.0, plan.branch[stem], plan.first_row[stem]};
}

/// Lays everything by the plan; false when it does not fit.
bool Layout::lay(const Plan& plan) {
    if (!walk(Arm::L, plan) || !walk(Arm::R, plan)) return false;
    return (!spinner_ || (walk(Arm::U, plan) && walk(Arm::D, plan))) && !clash();
}

/// Lays what is not kept of the ray of `arm`; false when it leaves the box.
bool Layout::walk(Arm arm, const Plan& plan) {
    const auto at = static_cast<std::size_t>(arm);
    const Box ground = plan.box.widened(kSlack);
    walkers_[at] = kept_.empty() ? outset(arm) : kept_.walkers[at];
    walkers_[at].go_on(lane(arm, plan));
    const auto first = rays_[at].begin() + static_cast<std::ptrdiff_t>(kept_.count[at]);
    return std::all_of(first, rays_[at].end(),
                       [&](const Link& link) { return ground.holds(footprint(step(arm, link))); });
}

/// Lays the next tile of that arm.
kit::Pose Layout::step(Arm arm, const Link& link) {
    Walker& walker = walkers_[static_cast<std::size_t>(arm)];
    return poses_[link.order] = link.across ? walker.lay_across() : walker.lay_in_line(link.low_inward);
}

/// How far away the tiles of `arm` reach, and the two that may be laid next: the first may turn.
double Layout::reach(Arm arm, double away) const {
    const auto at = static_cast<std::size_t>(arm);
    const auto edge = [away](const kit::Pose& pose) {
        const Box ground = footprint(pose);
        return away > 0 ? ground.bottom : -ground.top;
    };
    double furthest = edge(Walker(walkers_[at]).lay_across());
    Walker next = walkers_[at];
    for (int i = 0; i < 2; ++i) furthest = std::max(furthest, edge(next.lay_in_line(true)));
    for (const Link& link : rays_[at]) furthest = std::max(furthest, edge(poses_[link.order]));
    return furthest;
}

/// How far away the rows of a stem must be at the least, so as not to meet those of L and R; of rows on one
/// side of it: of that arm.
double Layout::rows_reach(double away, double side) const {
    const double left = side > 0 ? 0 : reach(Arm::L, away);
    const double right = side < 0 ? 0 : reach(Arm::R, away);
    return std::max(left, right) + kPitch / 2;
}

/// Where U and D turn, or may turn next, their rows will not meet those of L and R.
bool Layout::leaves_room(const Plan& plan) const {
    if (!spinner_) return true;
    return std::all_of(kStems.begin(), kStems.end(), [&](Arm arm) {
        const Walker& stem = walkers_[static_cast<std::size_t>(arm)];
        const double away = arm == Arm::D ? 1 : -1;
        const double row = stem.turned() ? stem.first_row() : plan.branch[arm == Arm::D ? 1 : 0];
        const bool may_turn = stem.turned() || stem.mark().y * away + 2 > row;
        return !may_turn || row >= rows_reach(away, plan.side[arm == Arm::D ? 1 : 0]);
    });
}

bool Layout::clash() const {
    for (std::size_t i = 1; i < poses_.size(); ++i) {
        if (clashes(i)) return true;
    }
    return false;
}

/// That tile lies over one that was laid before it.
bool Layout::clashes(std::size_t order) const {
    const kit::Pose& one = poses_[order];
    return std::any_of(poses_.begin(), poses_.begin() + static_cast<std::ptrdiff_t>(order),
                       [&](const kit::Pose& other) {
                           // Most lie too far apart to be looked at closer: a tile is two long.
                           if (std::abs(one.x - other.x) >= 2 || std::abs(one.y - other.y) >= 2) return false;
                           return footprint(one).overlaps(footprint(other));
                       });
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
