// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "kit/phrase.h"

namespace boneyard::kit {

/// How far a manner has its way, so that who leans wins as often as who does not: tests/bench/ladder.md has
/// what it came to.
struct Sway {
    int margin = 0;  ///< by so much an action may be worse than the best, and still be about as good
    int slips = 0;   ///< so many more of 100 actions are overlooked, where to lean is by itself the better
                     ///< play (and where it is the worse, negative: fewer)
};

/// A leaning that one can feel of a bot, and that makes it play neither better nor worse: of what it takes to
/// be about as good it does what its manner likes, as the game's `likes` says.
struct Manner {
    std::string_view id;
    Phrase words;  ///< in a sentence that tells who it is: "Keeps doubles for later."
    Sway greedy;   ///< of who goes by what an action gains
    Sway rated;    ///< of who goes by the game's ratings
};

}  // namespace boneyard::kit
