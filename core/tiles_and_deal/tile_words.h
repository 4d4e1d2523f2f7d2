// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "kit/phrase.h"
#include "kit/scene.h"
#include "tiles_and_deal/game.h"

/// What is said of tiles. A colour is part of the sentence, so that it can be translated in its place: there
/// is one sentence for each suit, and %1 is the number on the tile (an ace is a 1).
namespace boneyard::tiles_and_deal {

inline constexpr kit::Say say{"tiles_and_deal"};

/// A sentence for each suit, and one for a joker where there is one.
using PerSuit = std::array<std::string_view, kSuits + 1>;

inline kit::Phrase say_of(const PerSuit& texts, Tile tile) {
    if (tile == kJoker) return say(texts[kSuits]);
    return say(texts[static_cast<std::size_t>(suit_of(tile))], {rank_of(tile)});
}

/// "R": a suit as the protocol and the window write it.
inline std::string suit_name(int suit) { return {"KRBO"[suit]}; }

/// "red 7", "joker".
kit::Phrase name_of(Tile tile);
kit::Term term_of(Tile tile);  ///< the same, to be said within a sentence
kit::Face face_of(Tile tile);

kit::Phrase say_take(Tile tile);
kit::Phrase say_throw(Tile tile);
kit::Phrase say_swap(Tile tile);
kit::Phrase say_add(const Meld& meld, Tile tile, End end);
kit::Phrase say_pile(const Table& table);

/// Knocking by throwing a tile; what is left counts `deadwood`.
kit::Phrase say_knock(Tile thrown, int deadwood);
kit::Phrase say_super_knock(Tile thrown);

/// "red 5–7", "a set of 6s".
kit::Phrase name_of(const Meld& meld);

/// What can be added to a meld: "This run takes red 4 or red 9."
kit::Phrase say_takes(const Meld& meld);

/// The faces of a meld's tiles as they lie; a joker's shows what it stands for.
std::vector<kit::Face> faces_of(const Meld& meld);

/// What the jokers of a meld stand for. Precondition: it has one.
kit::Phrase say_stands_for(const Meld& meld);

/// Where a tile of the hand is laid off: "On the red run".
kit::Phrase say_laid_off_on(const Meld& meld);

}  // namespace boneyard::tiles_and_deal
