// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "kit/prompt.h"

#include <algorithm>

namespace boneyard::kit {

namespace {

Phrase say(std::string_view text, std::vector<PhraseArg> args = {}) { return {"kit", text, std::move(args)}; }

/// What can be done now of that kind; null: nothing can.
const Choice* find(const Scene& scene, ChoiceKind kind) {
    const auto found = std::find_if(scene.choices.begin(), scene.choices.end(), [kind](const Choice& choice) {
        return choice.kind == kind && !choice.action.empty();
    });
    return found != scene.choices.end() ? &*found : nullptr;
}

/// What `choice` costs, as it is written in its button.
int points_of(const Choice& choice) { return -choice.price; }

Phrase draw_prompt(const Choice& draw, bool fits) {
    if (draw.price == 0) {
        return fits ? say(QT_TRANSLATE_NOOP("kit", "Your turn: lay a tile, or draw."))
                    : say(QT_TRANSLATE_NOOP("kit", "None of your tiles fits: draw."));
    }
    //: %1: the points that a tile drawn brings, below zero
    const auto either = QT_TRANSLATE_NOOP("kit", "Your turn: lay a tile, or draw (%1).");
    //: %1: the points that a tile drawn brings, below zero
    const auto only = QT_TRANSLATE_NOOP("kit", "None of your tiles fits: draw (%1).");
    return say(fits ? either : only, {points_of(draw)});
}

Phrase pass_prompt(const Choice& pass, bool fits) {
    if (pass.price == 0) {
        return fits ? say(QT_TRANSLATE_NOOP("kit", "Your turn: lay a tile, or pass."))
                    : say(QT_TRANSLATE_NOOP("kit", "None of your tiles fits: you pass."));
    }
    //: %1: the points that passing brings, below zero
    const auto either = QT_TRANSLATE_NOOP("kit", "Your turn: lay a tile, or pass (%1).");
    //: %1: the points that passing brings, below zero
    const auto only = QT_TRANSLATE_NOOP("kit", "None of your tiles fits: you pass (%1).");
    return say(fits ? either : only, {points_of(pass)});
}

/// There may be one tile only that opens.
Phrase opening_prompt(const Scene& scene) {
    const std::string& tile = scene.spots.front().tile;
    const bool only = std::all_of(scene.spots.begin(), scene.spots.end(),
                                  [&](const Spot& spot) { return spot.tile == tile; });
    if (!only) return say(QT_TRANSLATE_NOOP("kit", "Your turn: lay the first tile."));
    //: %1: a tile, the only one that may be laid first
    return say(QT_TRANSLATE_NOOP("kit", "Your turn: lay the first tile, %1."), {tile});
}

}  // namespace

Phrase usual_prompt(const Scene& scene) {
    const bool fits = !scene.spots.empty();
    if (const Choice* draw = find(scene, ChoiceKind::Draw)) return draw_prompt(*draw, fits);
    if (const Choice* pass = find(scene, ChoiceKind::Pass)) return pass_prompt(*pass, fits);
    if (!fits) return {};
    return scene.pieces.empty() ? opening_prompt(scene)
                                : say(QT_TRANSLATE_NOOP("kit", "Your turn: lay a tile."));
}

}  // namespace boneyard::kit
