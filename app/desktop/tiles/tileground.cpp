// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "tileground.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace boneyard::ui {

namespace {

/// The corners of a triangle that stands upright, a unit from its middle, the first at the top and on
/// clockwise.
const std::array<QPointF, 3> kCorners{QPointF(0, -1), QPointF(std::numbers::sqrt3 / 2, 0.5),
                                      QPointF(-std::numbers::sqrt3 / 2, 0.5)};

}  // namespace

Heading Heading::of(double degrees) {
    const double angle = degrees * std::numbers::pi / 180;
    return {std::sin(angle), std::cos(angle)};
}

QRectF TileGround::box(const Heading& turn) const {
    if (!round) {
        const double across = wide * std::abs(turn.cos) + high * std::abs(turn.sin);
        const double down = wide * std::abs(turn.sin) + high * std::abs(turn.cos);
        return {-across / 2, -down / 2, across, down};
    }
    const double out = high * 2 / 3;
    QPointF least(out, out);
    QPointF most(-out, -out);
    for (const QPointF& corner : kCorners) {
        const QPointF at(out * (corner.x() * turn.cos - corner.y() * turn.sin),
                         out * (corner.x() * turn.sin + corner.y() * turn.cos));
        least = {std::min(least.x(), at.x()), std::min(least.y(), at.y())};
        most = {std::max(most.x(), at.x()), std::max(most.y(), at.y())};
    }
    return {least, most};
}

bool TileGround::covers(const QPointF& at, const Heading& turn) const {
    const double across = at.x() * turn.cos + at.y() * turn.sin;
    const double down = at.y() * turn.cos - at.x() * turn.sin;
    if (!round) return std::abs(across) <= wide / 2 && std::abs(down) <= high / 2;
    const double side = high / 3;  // from the middle to each of the three sides
    return down <= side && std::abs(across) * std::numbers::sqrt3 / 2 - down / 2 <= side;
}

}  // namespace boneyard::ui
