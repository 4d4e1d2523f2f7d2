// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "bots/player.h"
#include "kit/match.h"

namespace boneyard::ui {

/// Makes a bot's thought; another one can be put in for tests and lessons.
using Thinker = std::function<bots::Thought(const kit::Match&, kit::Seat, const bots::Player&)>;

}  // namespace boneyard::ui
