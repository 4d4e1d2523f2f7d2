// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "bots/level.h"

#include <algorithm>

namespace boneyard::bots {

namespace {

kit::Phrase say(std::string_view text) { return {"bots", text}; }

}  // namespace

const std::vector<Level>& levels() {
    static const std::vector<Level> all = {
        {0,
         "random",
         say(QT_TRANSLATE_NOOP("bots", "Random")),
         say(QT_TRANSLATE_NOOP("bots", "Plays anything that is allowed.")),
         false,
         {}},
        {1,
         "beginner",
         say(QT_TRANSLATE_NOOP("bots", "Beginner")),
         say(QT_TRANSLATE_NOOP("bots", "Takes what it sees, and misses a lot.")),
         true,
         {}},
        {2,
         "novice",
         say(QT_TRANSLATE_NOOP("bots", "Novice")),
         say(QT_TRANSLATE_NOOP("bots", "Knows the game, but still misses much.")),
         true,
         {}},
        {3,
         "casual",
         say(QT_TRANSLATE_NOOP("bots", "Casual")),
         say(QT_TRANSLATE_NOOP("bots", "Plays for fun, and not always its best.")),
         true,
         {}},
        {4,
         "skilled",
         say(QT_TRANSLATE_NOOP("bots", "Skilled")),
         say(QT_TRANSLATE_NOOP("bots", "Plays well, with a slip now and then.")),
         true,
         {}},
        {5,
         "expert",
         say(QT_TRANSLATE_NOOP("bots", "Expert")),
         say(QT_TRANSLATE_NOOP("bots", "Rarely slips, and knows what to keep.")),
         true,
         {}},
        {6,
         "master",
         say(QT_TRANSLATE_NOOP("bots", "Master")),
         say(QT_TRANSLATE_NOOP("bots", "Misses next to nothing.")),
         true,
         {}},
        {7,
         "champion",
         say(QT_TRANSLATE_NOOP("bots", "Champion")),
         say(QT_TRANSLATE_NOOP("bots", "The strongest: thinks through what is still hidden.")),
         true,
         {}},
        {8, "greedy", say(QT_TRANSLATE_NOOP("bots", "Greedy")),
         say(QT_TRANSLATE_NOOP("bots", "Takes what scores most now, and thinks no further.")), false,
         kit::greedy()},
        {9, "heuristic", say(QT_TRANSLATE_NOOP("bots", "Heuristic")),
         say(QT_TRANSLATE_NOOP("bots", "Counts the tiles it has not seen and thinks of its next turns.")),
         false, kit::heuristic()},
    };
    return all;
}

const Level* find_level(int number) {
    const bool known = number >= 0 && static_cast<std::size_t>(number) < levels().size();
    return known ? &levels()[static_cast<std::size_t>(number)] : nullptr;
}

const Level* find_level(std::string_view id) {
    const auto found =
        std::find_if(levels().begin(), levels().end(), [&](const Level& level) { return level.id == id; });
    return found == levels().end() ? nullptr : &*found;
}

const Level& strongest() { return levels()[kit::kLevels]; }

const kit::Strength& strength_of(const Level& level, const kit::GameInfo& game) {
    return level.offered ? game.levels[static_cast<std::size_t>(level.number) - 1] : level.strength;
}

}  // namespace boneyard::bots
