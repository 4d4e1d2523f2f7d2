// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kit/match.h"
#include "kit/result.h"
#include "kit/setup.h"

namespace boneyard::protocol {

/// What puzzles are rated between, in the measure of kit::Ratings.
inline constexpr int kLeastPuzzleRating = 1000;
inline constexpr int kMostPuzzleRating = 2400;

/// A position of a match in which one action is clearly better than all others. As in a bot's place, nothing
/// counts but what the seat to move can know.
struct Puzzle {
    /// The game's id.
    std::string game;
    int seats = 2;
    /// A game's bundled puzzles have each another one: it may stand for the puzzle's name.
    std::uint64_t deal = 0;
    /// Those that differ from the defaults.
    kit::GivenOptions options;
    /// What was played from the deal on.
    std::vector<std::string> actions;
    /// Who is to move then.
    kit::Seat seat = 0;
    /// The action that solves it.
    std::string best;
    /// Points that it brings more than the second best, on the average over all that may lie hidden.
    double better = 0;
    /// The standard error of that.
    double error = 0;
    /// A code among the game's `themes`.
    std::string theme;
    /// kLeastPuzzleRating to kMostPuzzleRating.
    int rating = kit::kMiddleRating;
    /// Ids of levels, weakest first, and how often each finds `best`: 0 to 1.
    std::vector<std::pair<std::string, double>> solved;

    bool operator==(const Puzzle&) const = default;
};

/// The puzzle as one line of JSON, without the line's end. Its keys are those of the struct, in that order.
std::string puzzle_text(const Puzzle& puzzle);

/// Reads what puzzle_text() wrote. Fault: BadRecord; the message is one sentence that says what is wrong.
/// Keys it does not know are passed over. Whether the actions are legal is for open_puzzle() to say.
kit::Result<Puzzle> parse_puzzle(std::string_view line);

/// The match as it stands when the puzzle is to be solved. Fault: BadRecord, when the actions cannot be
/// played, another seat is to move, or `best` is not legal.
kit::Result<std::unique_ptr<kit::Match>> open_puzzle(const Puzzle& puzzle);

/// What a puzzle of that game with that theme is about, in a few words, as "Keep an end open": it tells
/// something of the solution, so it is for afterwards. Empty when the game has no such theme.
kit::Phrase theme_words(const kit::GameInfo& game, std::string_view theme);

}  // namespace boneyard::protocol
