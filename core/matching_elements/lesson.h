// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "kit/lesson.h"

namespace boneyard::matching_elements {

/// Bids, bets and the final.
kit::Lesson betting_lesson();

/// Two steps of it: how a final begins, and how it is decided.
kit::LessonStep the_final_begins();
kit::LessonStep the_last_tile();

/// The whole set, by the tiles' texts.
std::vector<std::string> all_tiles();

/// A deck that begins with that hand of seat 0, and goes on with those of two others.
std::string deck_with(std::string_view hand);

}  // namespace boneyard::matching_elements
