// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "dominoes/tiles.h"
#include "kit/fact.h"
#include "kit/phrase.h"

/// What speaks for a move in any game of dominoes: reasons in words, which may be empty where there is
/// nothing to say, and facts, which are counted. Reasons that tell as much as a fact does are named by it:
/// said together they would say it twice.
namespace boneyard::dominoes {

inline constexpr std::string_view kNextHasNone =
    QT_TRANSLATE_NOOP("dominoes", "The next player has nothing that fits.");
inline constexpr std::string_view kNobodyFollows =
    QT_TRANSLATE_NOOP("dominoes", "Nobody else can follow on this end.");
//: %n: how many tiles that the player has not seen can be laid next where this one was laid
inline constexpr std::string_view kFewFollow =
    QT_TRANSLATE_N_NOOP("dominoes", "Only %n hidden tile(s) can follow on this end.");
//: Why a tile is laid though one with more pips could be
inline constexpr std::string_view kLeavesLess =
    QT_TRANSLATE_NOOP("dominoes", "After a tile with more pips, more of the hidden tiles would fit.");
//: %n: how many more tiles of the player's hand can be laid where this one was laid
inline constexpr std::string_view kOwnFollow =
    QT_TRANSLATE_N_NOOP("dominoes", "You hold %n tile(s) that can follow on this end.");
inline constexpr std::string_view kOwnFit =
    QT_TRANSLATE_N_NOOP("dominoes", "After it %n of your other tile(s) fit.");
inline constexpr std::string_view kGetsRid = QT_TRANSLATE_N_NOOP("dominoes", "It gets rid of %n pip(s).");

/// No more than so many hidden tiles are few.
inline constexpr int kFew = 4;

/// By how many tiles that the next player may hold fit: that none does.
kit::Phrase why_next_has_none(int tiles);
/// Of an end, by how many unseen tiles fit it: that they are few.
kit::Phrase why_few_follow(int unseen);
/// Of an end, by how many tiles of one's own fit it: that they are two or more.
kit::Phrase why_own_follow(int own);
/// By how many tiles of one's own fit somewhere: that there is one.
kit::Phrase why_own_fit(int own);
/// That it gets rid of pips.
kit::Phrase why_pips(Tile tile);

/// How many hidden tiles fit after a move: the fewer, the better.
kit::Fact others_follow(int tiles, int seats);
/// How many tiles of one's own fit after it.
kit::Fact own_follow(int tiles);
/// How many pips are left in the hand: the fewer, the better.
kit::Fact pips_left(const TileSet& hand);

}  // namespace boneyard::dominoes
