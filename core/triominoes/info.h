// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "kit/lesson.h"
#include "kit/setup.h"
#include "triominoes/game.h"

namespace boneyard::triominoes {

kit::GameInfo info();

/// The first lesson.
kit::Lesson lesson();

}  // namespace boneyard::triominoes
