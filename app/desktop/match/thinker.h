// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "bots/bot.h"
#include "kit/match.h"

namespace boneyard::ui {

/// Makes another bot than a table's own: for tests, lessons and puzzles.
using Thinker = std::function<bots::Bot(const kit::Match&, kit::Seat, int level, std::uint64_t seed)>;

}  // namespace boneyard::ui
