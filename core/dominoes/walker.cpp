// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// One line of play, tile by tile: how each joins the last one, and where the line turns.

#include "dominoes/layout.h"

namespace boneyard::dominoes {

namespace {

constexpr double kGap = 0.04;   // between neighbours
constexpr double kSums = 1e-6;  // tolerance for sums of gaps

/// How far a tile is turned whose low half points that way.
double angle_towards(Vec direction) {
    if (direction.y != 0) return direction.y < 0 ? 0 : 180;
    return direction.x > 0 ? 90 : 270;
}

}  // namespace

double Walker::room(double from, double direction) const {
    return direction > 0 ? lane_.right - from : from - lane_.left;
}

Walker::Join Walker::next_join() const {
    if (in_row()) {
        // A tile straight on must leave room for the corner after it.
        return room(edge_.x, heading_.x) >= 3 ? Join::Straight : Join::Corner;
    }
    if (room(edge_.x, next_row_) < 3.5 + kGap) return Join::Straight;
    const double least = branch_ - kSums;
    if (side_free_ && half_.y * lane_.away >= least) return Join::Beside;
    return edge_.y * lane_.away + kGap + 0.5 >= least ? Join::Corner : Join::Straight;
}

void Walker::turn(Vec heading) {
    if (in_row()) {
        branch_ = edge_.y * lane_.away + kPitch;
        next_row_ = -heading_.x;
    }
    heading_ = heading;
    turned_ = true;
}

void Walker::go_on(const Lane& lane) {
    const double away = turned_ ? lane_.away : lane.away;
    lane_ = lane;
    lane_.away = away;
    if (turned_) return;
    next_row_ = lane.first_row;
    branch_ = lane.branch;
}

void Walker::shift(Vec by) {
    edge_ = edge_ + by;
    half_ = half_ + by;
}

kit::Pose Walker::lay_in_line(bool low_inward) {
    const Join join = next_join();
    const Vec sideways = in_row() ? away() : Vec{next_row_, 0};
    Vec inner = edge_ + heading_ * (kGap + 0.5);  // the middle of the half that touches
    if (join == Join::Beside) inner = half_ + sideways * (kGap + 1);
    if (join != Join::Straight) {
        if (!turned_) first_row_ = inner.y * lane_.away;
        turn(sideways);
    }
    half_ = inner + heading_;
    edge_ = half_ + heading_ * 0.5;
    side_free_ = true;
    const Vec middle = inner + heading_ * 0.5;
    return {middle.x, middle.y, angle_towards(heading_ * (low_inward ? -1 : 1))};
}

kit::Pose Walker::lay_across() {
    const Vec middle = place_across();
    edge_ = edge_ + heading_ * (kGap + 1);
    side_free_ = false;
    return {middle.x, middle.y, in_row() ? 0.0 : 270.0};
}

Vec Walker::place_across() const { return edge_ + heading_ * (kGap + 0.5); }

kit::Pose Walker::mark() const {
    Vec at = edge_ + heading_ * 0.75;
    Vec out = heading_;
    if (next_join() == Join::Beside) {
        out = {next_row_, 0};
        at = half_ + out * 1.25;
    }
    return {at.x, at.y, angle_towards(out)};
}

}  // namespace boneyard::dominoes
