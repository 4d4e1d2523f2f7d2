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

Phrase draw_prompt(const Choice& draw, bool fits) {
    if (draw.price == 0) {
        return fits ? say(QT_TRANSLATE_NOOP("kit", "Lay a tile, or draw."))
                    : say(QT_TRANSLATE_NOOP("kit", "No tile of yours fits: draw."));
    }
    //: %1: the points that a tile drawn brings, below zero
    const auto either = QT_TRANSLATE_NOOP("kit", "Lay a tile, or draw (%1).");
    //: %1: the points that a tile drawn brings, below zero
    const auto only = QT_TRANSLATE_NOOP("kit", "No tile of yours fits: draw (%1).");
    return say(fits ? either : only, {-draw.price});
}

}  // namespace

Phrase usual_prompt(const Scene& scene) {
    const bool fits = !scene.spots.empty();
    if (const Choice* draw = find(scene, ChoiceKind::Draw)) return draw_prompt(*draw, fits);
    if (find(scene, ChoiceKind::Pass) != nullptr) {
        return fits ? say(QT_TRANSLATE_NOOP("kit", "Lay a tile, or pass."))
                    : say(QT_TRANSLATE_NOOP("kit", "No tile of yours fits: pass."));
    }
    if (!fits) return {};
    return scene.pieces.empty() ? say(QT_TRANSLATE_NOOP("kit", "Lay the first tile."))
                                : say(QT_TRANSLATE_NOOP("kit", "Lay a tile."));
}

}  // namespace boneyard::kit
