// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "kit/lesson.h"

namespace boneyard::matching_elements {

/// Bidding and betting.
kit::Lesson betting_lesson();

/// The whole set, by the tiles' texts.
std::vector<std::string> all_tiles();

/// A deck that begins with that hand of seat 0, and goes on with those of two others.
std::string deck_with(std::string_view hand);

}  // namespace boneyard::matching_elements
