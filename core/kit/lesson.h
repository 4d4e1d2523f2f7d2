// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kit/options.h"
#include "kit/phrase.h"

/// A game's lessons: a few little positions each, that are played, not read.
namespace boneyard::kit {

/// One thing to do in a step, and how it is told from all else that is legal there.
struct LessonGoal {
    std::string show;                       ///< an action that does it: what a hint shows
    std::vector<std::string> also = {};     ///< others that do; one that ends in a space is a beginning
    std::string gain = {};                  ///< whatever brings points for this reason does it too
    std::vector<std::string> answers = {};  ///< what the other seats do then
    Phrase then = {};                       ///< what to do next, where the step has another goal
};

/// A position and what one does in it, from seat 0.
struct LessonStep {
    Phrase title;
    Phrase text;         ///< what to do, and why it matters
    Phrase praise = {};  ///< said when it is done
    Phrase miss = {};    ///< said to anything else that is legal; then the position is there again
    std::vector<LessonGoal> goals = {};  ///< none: the position is only looked at
    int seats = 2;
    GivenOptions options = {};
    std::uint64_t deal = 1;
    std::string deck =
        {};  ///< the first tiles of the deck, with spaces between: hands, then the stock; empty: as dealt
    std::string played = {};  ///< the actions that lead here, with commas between
};

struct Lesson {
    std::string game;                ///< its id
    Phrase title;                    ///< what it is called: "First lesson", then what it is about
    std::vector<std::string> tiles;  ///< the whole set
    std::vector<LessonStep> steps;
    Phrase end;  ///< what is left to know, in a sentence or two
};

/// A game's lessons, in the order in which they are taken. The first one begins with what the game is about.
using Lessons = std::vector<Lesson>;

/// A text of a lesson, marked for the translators where it stands.
inline Phrase teach(std::string_view text, std::vector<PhraseArg> args = {}) {
    return {"lesson", text, std::move(args)};
}

}  // namespace boneyard::kit
