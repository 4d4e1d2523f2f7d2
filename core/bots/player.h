// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "kit/phrase.h"
#include "kit/skill.h"

namespace boneyard::bots {

/// One strength that a bot can have. What it comes to is each game's own (kit/skill.h).
struct Level {
    int number;           ///< as the protocol names it: its place among the levels
    std::string_view id;  ///< likewise, as a word
    kit::Phrase name;
    kit::Phrase blurb;  ///< one line on how it plays
    bool offered;       ///< to people: numbers 1 to kit::kRungs, a rung of the game's ladder each
    kit::Skill skill;   ///< of one that is not offered, and the same in every game
};

/// All levels: one that plays at random, those that are offered, weakest first, and some of one style for
/// comparison. A level's number is its place.
const std::vector<Level>& levels();

/// The level of that number or id, or null.
const Level* find_level(int number);
const Level* find_level(std::string_view id);

/// What a level comes to in a game with that ladder. Precondition: there is a level of that number.
const kit::Skill& skill_of(int level, const kit::Ladder& ladder);

/// The strongest level that people can play against.
const Level& strongest();

/// Who thinks: a level, and a seed of its own, so that the match's chance is never touched.
struct Player {
    int level = strongest().number;
    std::uint64_t seed = 0;
};

/// A bot's work, ready to be run on any thread: gives the action's text. One that is asked to stop while it
/// thinks gives the best it has found so far; one that was stopped before it began gives nothing.
using Thought = std::function<std::optional<std::string>(std::stop_token)>;

}  // namespace boneyard::bots
