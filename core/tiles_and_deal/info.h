// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "kit/gauge.h"
#include "kit/grades.h"
#include "kit/lesson.h"
#include "kit/setup.h"

namespace boneyard::tiles_and_deal {

kit::GameInfo info();

kit::Grades grades();

/// The first lesson.
kit::Lesson lesson();

/// What the bench measures of this game besides rounds.
std::vector<kit::Gauge> gauges();

}  // namespace boneyard::tiles_and_deal
