// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

#include "bots/analyzer.h"

namespace boneyard::bots {

/// How good a move was, in a word. The worse come later.
enum class Grade : std::uint8_t {
    Best,        ///< what the analyzer would have played as well
    Good,        ///< nothing is better by more than chance can tell, or hardly, and for the match alone
    Inaccuracy,  ///< something is better, if not by much, or not by much for certain
    Mistake,     ///< it costs a tenth of a round's spread, for certain
    Blunder,     ///< it costs three tenths of that
};

/// Which of them a move is. `spread` is how far apart rounds come out (round_spread() in registry.h): a cost
/// is taken in parts of it, so that the words mean the same in each game and whatever the options. For
/// certain is what is left of the cost two standard errors below the estimate: so no move is called worse
/// than can be known. Precondition: spread > 0.
[[nodiscard]] Grade grade_of(const Analysis& found, std::string_view played, double spread);

/// How much of a move's worth was kept, from 0 to 1: all of it where nothing is believed to be better; half
/// of it at the cost of a fifth of a round's spread, a quarter at two fifths, and so on. The accuracy of a
/// match is the mean over all moves that left a choice. Precondition: cost >= 0, spread > 0.
[[nodiscard]] double accuracy_of(double cost, double spread);

}  // namespace boneyard::bots
