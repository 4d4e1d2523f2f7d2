// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "kit/grades.h"
#include "kit/setup.h"

namespace boneyard::matador {

/// The two ids under which the game is played.
kit::GameInfo matador_info();
kit::GameInfo russian_info();

kit::Grades matador_grades();
kit::Grades russian_grades();

}  // namespace boneyard::matador
