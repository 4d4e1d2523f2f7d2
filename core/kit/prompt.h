// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "kit/scene.h"

namespace boneyard::kit {

/// What the seat to move is to do in any game in which tiles are laid one by one, read off what the scene
/// offers it: to lay a tile, to draw, to pass. Empty where it offers something else, or nothing.
Phrase usual_prompt(const Scene& scene);

}  // namespace boneyard::kit
