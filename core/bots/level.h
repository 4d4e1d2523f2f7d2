// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "kit/phrase.h"
#include "kit/setup.h"
#include "kit/strength.h"

namespace boneyard::bots {

/// How strong a bot is, in words that are the same in every game. What it comes to is each game's own.
struct Level {
    int number;           ///< as the protocol names it: its place among the levels
    std::string_view id;  ///< likewise, as a word
    kit::Phrase name;
    kit::Phrase blurb;       ///< one line on how it plays
    bool offered;            ///< to people: numbers 1 to kit::kLevels
    kit::Strength strength;  ///< of one that is not offered, and the same in every game
};

/// All levels: one that plays at random, those that are offered, weakest first, and some of one style for
/// comparison. A level's number is its place.
const std::vector<Level>& levels();

/// The level of that number or id, or null.
const Level* find_level(int number);
const Level* find_level(std::string_view id);

/// The strongest level that people can play against.
const Level& strongest();

/// What a level comes to in that game.
const kit::Strength& strength_of(const Level& level, const kit::GameInfo& game);

}  // namespace boneyard::bots
