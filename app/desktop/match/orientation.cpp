// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/orientation.h"

#include <algorithm>
#include <cmath>

namespace boneyard::ui {

namespace {

constexpr double kSquare =
    1.15;  // a felt that is wider than that by its height, or the reverse, has a longer side
constexpr double kMuchLarger = 1.2;  // a table that is opened lies the other way for that
constexpr double kEdge = 0.3;        // tile units that are kept free on each side
constexpr double kFewest = 8;        // a few tiles count as so many units

/// The same table, seen from its side.
bool isTurned(const kit::Scene& one, const kit::Scene& other) {
    const auto same = [](double a, double b) { return std::abs(a - b) < 1e-6; };
    if (one.pieces.empty() || one.pieces.size() != other.pieces.size()) return false;
    const double by = std::abs(one.pieces.front().pose.angle - other.pieces.front().pose.angle);
    return (same(by, 90) || same(by, 270)) && same(one.right - one.left, other.bottom - other.top) &&
           same(one.bottom - one.top, other.right - other.left);
}

}  // namespace

double Orientation::unit(const kit::Scene& scene) const {
    const double wide = std::max(kFewest, scene.right - scene.left + 2 * kEdge);
    const double tall = std::max(kFewest, scene.bottom - scene.top + 2 * kEdge);
    return std::min(aspect / wide, 1 / tall);
}

kit::Scene Orientation::scene(const kit::Match& match, kit::Seat seat, bool anew) {
    if (wide_ ? aspect < 1 / kSquare : aspect > kSquare) {
        wide_ = !wide_;
        anew = true;
    }
    if (anew) {
        along_ = wide_;
        needed_ = eased_ = false;
    }
    const bool natural = along_ == (aspect >= 1);  // so the game itself would lay it
    kit::Scene now = match.scene(seat, natural ? aspect : 1 / aspect);
    if (natural && !anew) return now;
    kit::Scene other = match.scene(seat, natural ? 1 / aspect : aspect);
    if (!isTurned(now, other)) return natural ? now : other;  // it bends as the felt wants it
    if (!anew || unit(other) < kMuchLarger * unit(now)) return now;
    along_ = !along_;
    return other;
}

bool Orientation::turn(const kit::Match& match, kit::Seat seat, bool needed) {
    if (!may_turn(needed)) return false;
    (needed ? needed_ : eased_) = true;
    if (!isTurned(match.scene(seat, aspect), match.scene(seat, 1 / aspect))) return false;
    along_ = !along_;
    return true;
}

}  // namespace boneyard::ui
