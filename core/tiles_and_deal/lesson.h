// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "kit/lesson.h"

namespace boneyard::tiles_and_deal {

/// When to knock, undercuts, and what a joker costs.
kit::Lesson knocking_lesson();

/// The whole set, by the tiles' texts.
std::vector<std::string> all_tiles();

/// Ten tiles each instead of thirteen: there is less to look through.
kit::GivenOptions ten_each();

}  // namespace boneyard::tiles_and_deal
