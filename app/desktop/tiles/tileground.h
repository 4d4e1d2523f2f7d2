// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPointF>
#include <QRectF>

namespace boneyard::ui {

/// How far something is turned, clockwise from where it stands upright.
struct Heading {
    double sin = 0;
    double cos = 1;

    static Heading of(double degrees);
};

/// What a tile of some shape covers, about its middle. All lengths are tile units.
struct TileGround {
    double wide = 1;  ///< as it stands on a rack
    double high = 2;
    bool round = false;  ///< a triangle of that height, point up, about the middle of the circle around it

    /// The least upright rectangle around it.
    [[nodiscard]] QRectF box(const Heading& turn) const;
    /// That point, from its middle, is on it.
    [[nodiscard]] bool covers(const QPointF& at, const Heading& turn) const;
};

}  // namespace boneyard::ui
