// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "matching_elements/game.h"

/// What speaks for a move.
namespace boneyard::matching_elements {

// A fact tells as much: both would say it twice.
//: What speaks for a tile; %1 is the number that it leaves at the open end, %n other tiles in the hand
inline constexpr std::string_view kLeavesOpen = QT_TRANSLATE_N_NOOP(
    "matching_elements", "It leaves %1 open, and you hold %n more tile(s) with that number.");

// So does it here.
//: Why a bet is not raised
inline constexpr std::string_view kOnlyHarder = QT_TRANSLATE_NOOP(
    "matching_elements",
    "Any bet that is met brings your points less the tiles left; a higher one is only harder to meet.");
//: Why a bet is not raised, where a bet that is met is scored as well
inline constexpr std::string_view kTooHard =
    QT_TRANSLATE_NOOP("matching_elements",
                      "A bet you meet scores as well, but a higher one is harder to meet than it is worth.");

// And here.
//: What speaks for the first tile of a round
inline constexpr std::string_view kLeavesEnds =
    QT_TRANSLATE_NOOP("matching_elements", "It leaves ends that your other tiles fit.");

// Of what is decided before tiles are laid (bet_words.cpp).
kit::Phrase why_bid(const View& view, int bid);
kit::Phrase why_fold(const View& view);
kit::Phrase why_bet(const View& view, const Action& action);
kit::Phrase why_named(const TileSet& hand, Colour colour);

/// What there is to know first while tiles are laid: that the bet cannot be met any more. Empty while it can.
kit::Phrase why_bet_is_lost(const View& view);

}  // namespace boneyard::matching_elements
