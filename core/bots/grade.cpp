// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "bots/grade.h"

#include <algorithm>
#include <cmath>

namespace boneyard::bots {

namespace {

constexpr double kMistake = 0.1;  // of the spread
constexpr double kBlunder = 0.3;
constexpr double kHalf = 0.2;         // costs half of a move's worth
constexpr double kCertain = 2;        // standard errors
constexpr double kNoPoints = 0.05;    // is written as 0.0
constexpr double kFewChances = 0.02;  // what a person can neither see nor use

/// Better for the match alone, and hardly for that.
bool hardly_better(const Analysis& found) {
    return std::max(found.cost, found.best_points - found.played_points) < kNoPoints &&
           found.best_chance - found.played_chance < kFewChances;
}

}  // namespace

Grade grade_of(const Analysis& found, std::string_view played, double spread) {
    if (!found.better) return found.best == played ? Grade::Best : Grade::Good;
    if (hardly_better(found)) return Grade::Good;
    const double certain = (found.cost - kCertain * found.error) / spread;
    if (certain >= kBlunder) return Grade::Blunder;
    return certain >= kMistake ? Grade::Mistake : Grade::Inaccuracy;
}

double accuracy_of(double cost, double spread) { return std::exp2(-cost / spread / kHalf); }

}  // namespace boneyard::bots
