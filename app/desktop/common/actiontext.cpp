// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "common/actiontext.h"

#include "common/numerals.h"
#include "common/words.h"

namespace boneyard::ui {

bool offers(const kit::Choice& choice, std::string_view action) {
    if (choice.action.empty()) return false;
    return choice.high > choice.low ? action.starts_with(choice.action + " ") : action == choice.action;
}

QString actionText(const kit::Scene& scene, std::string_view action) {
    for (const kit::Spot& spot : scene.spots) {
        if (spot.action == action) return say(spot.spoken);
    }
    for (const kit::Choice& choice : scene.choices) {
        if (!offers(choice, action)) continue;
        if (choice.high <= choice.low) return say(choice.label);
        return filled(say(choice.label), {numeral(text(action).section(u' ', 1).toInt())});
    }
    return {};
}

QString tileOfAction(const kit::Scene& scene, std::string_view action) {
    for (const kit::Spot& spot : scene.spots) {
        if (spot.action == action) return text(spot.tile);
    }
    return {};
}

}  // namespace boneyard::ui
