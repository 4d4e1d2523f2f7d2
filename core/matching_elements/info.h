// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "kit/grades.h"
#include "kit/lesson.h"
#include "kit/setup.h"

namespace boneyard::matching_elements {

kit::GameInfo info();

kit::Grades grades();

/// The first lesson.
kit::Lesson lesson();

}  // namespace boneyard::matching_elements
