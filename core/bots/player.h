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

namespace boneyard::bots {

/// How a bot chooses.
enum class Style {
    Random,     ///< any legal action
    Careless,   ///< Greedy, but now and then it plays the first thing it sees
    Greedy,     ///< what scores most now
    Heuristic,  ///< counts what is unseen and looks at what it leaves behind
};

/// One strength that a bot can have.
struct Level {
    int number;           ///< as the protocol names it
    std::string_view id;  ///< likewise, as a word
    Style style;
    kit::Phrase name;
    kit::Phrase blurb;  ///< one line on how it plays
    bool offered;       ///< to people; others take part in tests and tournaments only
};

/// All levels, weakest first.
const std::vector<Level>& levels();

/// The level of that number or id, or null.
const Level* find_level(int number);
const Level* find_level(std::string_view id);

/// Who thinks: a level, and a seed of its own, so that the match's chance is never touched.
struct Player {
    Style style = Style::Heuristic;
    std::uint64_t seed = 0;
};

/// A bot's work, ready to be run on any thread: gives the action's text, or nothing when it was stopped.
using Thought = std::function<std::optional<std::string>(std::stop_token)>;

}  // namespace boneyard::bots
