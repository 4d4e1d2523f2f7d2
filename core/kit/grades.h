// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "kit/skill.h"

namespace boneyard::kit {

/// How strong each level of a game's ladder is, in the measure of chess players: 400 more points are ten
/// times the chances. The level in the middle has kMiddleRating in every game.
using Ratings = std::array<int, kRungs>;
inline constexpr int kMiddleRating = 1500;

/// What is known of a game by measuring, for statistics. tests/bench/ladder.md tells where it comes from.
struct Grades {
    Ratings ratings{};
    int par_weight = 0;  ///< percent of a deal's par (bots/par.h) that shows in the result
};

}  // namespace boneyard::kit
