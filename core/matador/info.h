// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "kit/setup.h"
#include "matador/game.h"
#include "matador/lesson.h"

namespace boneyard::matador {

/// The two ids under which the game is played.
kit::GameInfo matador_info();
kit::GameInfo russian_info();

}  // namespace boneyard::matador
