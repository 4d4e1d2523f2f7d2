// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "kit/phrase.h"

/// Reasons for a move that tell as much as a fact does: said together they would say it twice.
namespace boneyard::matador {

inline constexpr std::string_view kNextHasNone =
    QT_TRANSLATE_NOOP("matador", "The next player has nothing that fits.");
inline constexpr std::string_view kNextNeedsMatador =
    QT_TRANSLATE_NOOP("matador", "The next player can follow only with a matador.");
inline constexpr std::string_view kClosesEnd =
    QT_TRANSLATE_NOOP("matador", "It closes this end: only a matador can follow.");
inline constexpr std::string_view kNobodyFollows =
    QT_TRANSLATE_NOOP("matador", "Nobody else can follow on this end.");
//: %n: how many tiles that the player has not seen can be laid next where this one was laid
inline constexpr std::string_view kFewFollow =
    QT_TRANSLATE_N_NOOP("matador", "Only %n unseen tile(s) can follow on this end.");
//: Why a tile is laid though one with more pips could be
inline constexpr std::string_view kLeavesLess =
    QT_TRANSLATE_NOOP("matador", "After a tile with more pips, more of the tiles you cannot see would fit.");
//: %n: how many more tiles of the player's hand can be laid where this one was laid
inline constexpr std::string_view kOwnFollow =
    QT_TRANSLATE_N_NOOP("matador", "You hold %n tile(s) that can follow on this end.");
inline constexpr std::string_view kOwnFit =
    QT_TRANSLATE_N_NOOP("matador", "After it %n of your other tile(s) fit.");
inline constexpr std::string_view kKeepsMatador =
    QT_TRANSLATE_NOOP("matador", "It keeps a matador for later.");

}  // namespace boneyard::matador
