// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "kit/fact.h"
#include "kit/manner.h"
#include "kit/setup.h"

/// What many games offer, in the same words.
namespace boneyard::kit {

/// `target`: the points that win the match.
inline OptionSpec target_option(int fallback, int max = 1000) {
    return {.id = "target",
            .fallback = fallback,
            .max = max,
            .sentence = {"kit", QT_TRANSLATE_NOOP("kit", "Points to win the match (0: one round)")}};
}
inline Preset single_round() {
    return {"round", {"kit", QT_TRANSLATE_NOOP("kit", "A single round")}, {{"target", 0}}};
}

/// The ends of a round in which tiles are laid until a hand is empty or nobody can lay one.
inline std::vector<Reason> out_or_blocked() {
    //: How a round ended; %1 a player
    Reason out{"out", {"kit", QT_TRANSLATE_NOOP("kit", "%1 laid their last tile.")}};
    //: How a round ended
    out.yours = {"kit", QT_TRANSLATE_NOOP("kit", "You laid your last tile.")};
    return {out, {"blocked", {"kit", QT_TRANSLATE_NOOP("kit", "Nobody can play: the round is blocked.")}}};
}

/// Manners of bots that lean to the same in many games; how far is each game's own.
inline Manner doubles_manner(Sway greedy, Sway rated) {
    //: What one of the computer's players is like, after how well it plays. Doubles: tiles with the same
    //: number twice
    return {"doubles", {"kit", QT_TRANSLATE_NOOP("kit", "Keeps doubles for later.")}, greedy, rated};
}
inline Manner close_manner(Sway greedy, Sway rated) {
    //: What one of the computer's players is like, after how well it plays: it closes ends
    return {"close", {"kit", QT_TRANSLATE_NOOP("kit", "Leaves the others little that fits.")}, greedy, rated};
}

/// The fact of a move that brings so many points in itself.
inline Fact points_at_once(int points) {
    //: Compares two moves: %1 points for the one, %2 for the other; a minus before what is lost
    const auto words = QT_TRANSLATE_NOOP("kit", "Points at once: %1 instead of %2.");
    return {.words = {"kit", words}, .value = points, .shown = true};
}

/// The theme of a puzzle that is about nothing in particular.
inline Theme best_theme() {
    //: What a puzzle was about, said when it is solved
    return {"best", {"kit", QT_TRANSLATE_NOOP("kit", "Find the best move")}};
}

}  // namespace boneyard::kit
