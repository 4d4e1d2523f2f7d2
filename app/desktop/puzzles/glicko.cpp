// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "puzzles/glicko.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "common/volatility.h"

namespace boneyard::ui {

namespace {

constexpr double kMiddle = 1500;        // the zero of its own scale
constexpr double kPuzzle = 80;          // how far a puzzle's own rating may be off: a standard error
constexpr double kLeastDeviation = 45;  // so that a rating still moves after a thousand puzzles
constexpr double kMostDeviation = 350;

/// How much a result says that came against somebody of that deviation.
double g(double phi) { return 1 / std::sqrt(1 + 3 * phi * phi / (std::numbers::pi * std::numbers::pi)); }

}  // namespace

PuzzleRating ratingAfter(const PuzzleRating& before, double puzzle, bool solved) {
    const double mu = (before.rating - kMiddle) / kGlickoScale;
    const double phi = before.deviation / kGlickoScale;
    const double weight = g(kPuzzle / kGlickoScale);
    const double expected = 1 / (1 + std::exp(-weight * (mu - (puzzle - kMiddle) / kGlickoScale)));
    const double variance = 1 / (weight * weight * expected * (1 - expected));
    const double surprise = (solved ? 1 : 0) - expected;
    PuzzleRating after = before;
    after.volatility = volatilityAfter(before.volatility, phi, variance, variance * weight * surprise);
    const double loosened = phi * phi + after.volatility * after.volatility;
    const double phiAfter = 1 / std::sqrt(1 / loosened + 1 / variance);
    after.rating = kMiddle + kGlickoScale * (mu + phiAfter * phiAfter * weight * surprise);
    after.deviation = std::clamp(kGlickoScale * phiAfter, kLeastDeviation, kMostDeviation);
    ++after.tries;
    if (solved) ++after.solved;
    return after;
}

}  // namespace boneyard::ui
