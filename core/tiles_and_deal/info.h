// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "kit/lesson.h"
#include "kit/setup.h"
#include "tiles_and_deal/game.h"

namespace boneyard::tiles_and_deal {

kit::GameInfo info();

/// The first lesson.
kit::Lesson lesson();

}  // namespace boneyard::tiles_and_deal
