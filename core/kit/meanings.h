// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "kit/scene.h"
#include "kit/setup.h"

namespace boneyard::kit {

/// Adds to a scene what is said of any game in the same words, where the game says nothing itself: what each
/// seat's points are for, and what the buttons do. `target`: the points that win the match, 0 where it is one
/// round; below zero: points alone do not win it.
void add_usual_meanings(Scene& scene, const Status& status, int target);

}  // namespace boneyard::kit
