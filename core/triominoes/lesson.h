// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "kit/lesson.h"

namespace boneyard::triominoes {

kit::Lesson first_lesson();

/// Hexagons and bridges.
kit::Lesson bonus_lesson();

}  // namespace boneyard::triominoes
