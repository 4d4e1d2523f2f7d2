// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFuture>
#include <QImage>
#include <memory>

#include "controls/groundpaint.h"

namespace boneyard::ui {

/// What a picture of a table is made from.
struct GroundWish {
    GroundLook look;
    QSize pixels;
    double ratio = 1;  ///< pixels of the picture to one of the window

    friend bool operator==(const GroundWish&, const GroundWish&) = default;
};

/// A picture of a table, painted or being painted.
struct BakedGround {
    GroundWish wish;
    QFuture<QImage> picture;
};

/// Has it painted on another thread; the same one for all who wish for the same while one of them keeps it.
/// On the window's thread only.
[[nodiscard]] std::shared_ptr<const BakedGround> bakeGround(const GroundWish& wish);

}  // namespace boneyard::ui
