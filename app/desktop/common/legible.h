// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>

namespace boneyard::ui {

/// How well one colour is seen on another: 1 not at all, 21 black on white (WCAG 2).
[[nodiscard]] double contrast(const QColor& one, const QColor& other);

/// That hue, as light or as dark as it must be to be read on that ground; as it is where it can be read
/// already.
[[nodiscard]] QColor legibleOn(const QColor& ground, const QColor& hue);

}  // namespace boneyard::ui
