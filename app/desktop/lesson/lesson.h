// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "kit/event.h"
#include "kit/lesson.h"
#include "kit/setup.h"

/// What a lesson needs besides its words: matches that stand at its positions, and a judge of what is played.
namespace boneyard::ui {

using kit::Lesson;
using kit::LessonGoal;
using kit::LessonStep;

/// All lessons of that game; none when there is no such game.
const kit::Lessons& lessonsOf(std::string_view game);

/// One of them, counted from 0, or null.
const Lesson* findLesson(std::string_view game, int number = 0);

/// The match that leads to a step. Precondition: the step is the lesson's.
kit::Record recordOf(const Lesson& lesson, const LessonStep& step);

/// Whether an action, with what came of it, is what was wanted.
bool reaches(const LessonGoal& goal, std::string_view action, const kit::Events& events);

/// The parts of a text between a separator, without blanks around them.
std::vector<std::string> parts(std::string_view text, char separator);

}  // namespace boneyard::ui
