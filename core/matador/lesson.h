// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "kit/lesson.h"

/// The first lessons of the two traditions.
namespace boneyard::matador {

kit::Lesson matador_lesson();
kit::Lesson russian_lesson();

/// Small hands, and the seats in turn, so that a position is soon there.
kit::GivenOptions small_hands();

}  // namespace boneyard::matador
