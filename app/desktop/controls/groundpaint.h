// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QImage>
#include <QSize>

namespace boneyard::ui {

/// What a table is made of.
enum class Material { Felt, Wood, Slate };

/// A table as it is painted: softly lit in the middle, darker towards the edges.
struct GroundLook {
    Material material = Material::Felt;
    QColor light;  ///< in the middle
    QColor dark;   ///< at the edges

    friend bool operator==(const GroundLook&, const GroundLook&) = default;
};

/// The picture of a table, so many pixels large, with `ratio` of them to a pixel of the window. The same
/// arguments always give the same picture. It repeats nowhere. Callable on any thread.
[[nodiscard]] QImage paintGround(const GroundLook& look, const QSize& pixels, double ratio);

}  // namespace boneyard::ui
