// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "kit/kinds.h"
#include "kit/phrase.h"

namespace boneyard::kit {

/// A letter on the keyboard that makes a kind of choice, and what that is called in the list of keys.
struct ChoiceKey {
    ChoiceKind kind{};
    char key = 0;
    Phrase what;
};

/// The same in every game.
inline ChoiceKey draw_key() {
    return {ChoiceKind::Draw, 'D', {"kit", QT_TRANSLATE_NOOP("kit", "Draw a tile")}};
}
inline ChoiceKey pass_key() { return {ChoiceKind::Pass, 'P', {"kit", QT_TRANSLATE_NOOP("kit", "Pass")}}; }

/// What is said where several tiles of the hand are laid together, and belong together on the rack.
struct Gathering {
    ChoiceKind kind{};       ///< of what lays them
    Phrase place;            ///< on the felt, when the chosen tiles can be laid: "Drop here to lay them"
    Phrase which;            ///< asks which of several things they are to be
    Phrase none;             ///< they are nothing, as a sentence
    int least = 0;           ///< so many it takes
    Phrase alone;            ///< fewer are nothing there, likewise
    Phrase arrange;          ///< sets what belongs together apart; empty: nothing does
    Phrase arrange_no_more;  ///< the same, while it is so: what a press does then
    char arrange_key = 0;
    Phrase arrange_or_not;  ///< the same in the list of keys
    Phrase arrange_none;    ///< said where nothing belongs together
};

/// A colour of tiles, and how it is drawn on ivory; each as "#RRGGBB".
struct Suit {
    std::string_view id;  ///< as in a face
    std::string_view ink;
    std::string_view enamel = {};  ///< a ground for numbers in the same hue, where the face has one
};

}  // namespace boneyard::kit
