// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "kit/setup.h"

/// What many games offer, in the same words.
namespace boneyard::kit {

/// `target`: the points that win the match.
inline OptionSpec target_option(int fallback, int max = 1000) {
    return {.id = "target",
            .fallback = fallback,
            .max = max,
            .sentence = {"kit", QT_TRANSLATE_NOOP("kit", "Points that win the match (0: one round)")}};
}
inline Preset single_round() {
    return {"round", {"kit", QT_TRANSLATE_NOOP("kit", "A single round")}, {{"target", 0}}};
}

/// The ends of a round in which tiles are laid until a hand is empty or nobody can lay one.
inline std::vector<Reason> out_or_blocked() {
    //: How a round ended; %1 a player
    Reason out{"out", {"kit", QT_TRANSLATE_NOOP("kit", "%1 laid the last tile of the hand.")}};
    //: How a round ended
    out.yours = {"kit", QT_TRANSLATE_NOOP("kit", "You laid your last tile.")};
    return {out, {"blocked", {"kit", QT_TRANSLATE_NOOP("kit", "Nobody can play: the round is blocked.")}}};
}

/// The theme of a puzzle that is about nothing in particular.
inline Theme best_theme() {
    //: What a puzzle was about, said when it is solved
    return {"best", {"kit", QT_TRANSLATE_NOOP("kit", "Find the best move")}};
}

}  // namespace boneyard::kit
