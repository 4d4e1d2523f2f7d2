// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "kit/lesson.h"

/// The lessons of the two traditions.
namespace boneyard::matador {

kit::Lessons matador_lessons();
kit::Lessons russian_lessons();

/// Gates and matadors.
kit::Lesson gates_lesson();

/// A step of both traditions: the round is blocked by that action of seat 0, whose pips are the fewest.
kit::LessonStep nobody_can_go_on(const char* shut, const char* deck, const char* played, kit::Phrase praise);

/// What is left in the hands when a round ends.
kit::Lesson pips_lesson();

/// Small hands, and the seats in turn, so that a position is soon there.
kit::GivenOptions small_hands();

}  // namespace boneyard::matador
