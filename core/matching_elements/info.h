// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "kit/lesson.h"
#include "kit/setup.h"
#include "matching_elements/game.h"

namespace boneyard::matching_elements {

kit::GameInfo info();

/// The first lesson.
kit::Lesson lesson();

}  // namespace boneyard::matching_elements
