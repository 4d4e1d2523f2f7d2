// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "bots/player.h"

namespace boneyard::bots {

const std::vector<Level>& levels() {
    static const std::vector<Level> all = {
        {0,
         "random",
         Style::Random,
         {"bots", QT_TRANSLATE_NOOP("bots", "Random")},
         {"bots", QT_TRANSLATE_NOOP("bots", "Plays any tile that fits.")},
         false},
        {1,
         "beginner",
         Style::Careless,
         {"bots", QT_TRANSLATE_NOOP("bots", "Beginner")},
         {"bots", QT_TRANSLATE_NOOP("bots", "Plays its heaviest tile, and often does not look.")},
         true},
        {2,
         "greedy",
         Style::Greedy,
         {"bots", QT_TRANSLATE_NOOP("bots", "Casual")},
         {"bots", QT_TRANSLATE_NOOP("bots", "Takes what scores most at once, and thinks no further.")},
         true},
        {3,
         "heuristic",
         Style::Heuristic,
         {"bots", QT_TRANSLATE_NOOP("bots", "Skilled")},
         {"bots",
          QT_TRANSLATE_NOOP("bots", "Counts the tiles it has not seen and thinks of its next turns.")},
         true},
    };
    return all;
}

const Level* find_level(int number) {
    for (const Level& level : levels()) {
        if (level.number == number) return &level;
    }
    return nullptr;
}

const Level* find_level(std::string_view id) {
    for (const Level& level : levels()) {
        if (level.id == id) return &level;
    }
    return nullptr;
}

}  // namespace boneyard::bots
