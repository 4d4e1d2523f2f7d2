// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "puzzles/glicko.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace boneyard::ui {

namespace {

constexpr double kScale = 173.7178;     // rating points in one unit of Glicko-2's own scale
constexpr double kMiddle = 1500;        // its zero
constexpr double kPuzzle = 80;          // how far a puzzle's own rating may be off: a standard error
constexpr double kLeastDeviation = 45;  // so that a rating still moves after a thousand puzzles
constexpr double kMostDeviation = 350;
constexpr double kTau = 0.5;  // how much the volatility itself may move
constexpr double kClose = 1e-6;

/// How much a result says that came against somebody of that deviation.
double g(double phi) { return 1 / std::sqrt(1 + 3 * phi * phi / (std::numbers::pi * std::numbers::pi)); }

/// Step 5 of the paper: the root of f by the Illinois method.
double volatilityAfter(double sigma, double phi, double variance, double delta) {
    const double a = std::log(sigma * sigma);
    const auto f = [&](double x) {
        const double grown = phi * phi + variance + std::exp(x);
        return std::exp(x) * (delta * delta - grown) / (2 * grown * grown) - (x - a) / (kTau * kTau);
    };
    double low = a;
    double high = std::log(delta * delta - phi * phi - variance);
    if (delta * delta <= phi * phi + variance) {
        high = a - kTau;
        while (f(high) < 0) high -= kTau;
    }
    double atLow = f(low);
    double atHigh = f(high);
    while (std::abs(high - low) > kClose) {
        const double next = low + (low - high) * atLow / (atHigh - atLow);
        const double atNext = f(next);
        if (atNext * atHigh <= 0) {
            low = high;
            atLow = atHigh;
        } else {
            atLow /= 2;
        }
        high = next;
        atHigh = atNext;
    }
    return std::exp(low / 2);
}

}  // namespace

PuzzleRating ratingAfter(const PuzzleRating& before, double puzzle, bool solved) {
    const double mu = (before.rating - kMiddle) / kScale;
    const double phi = before.deviation / kScale;
    const double weight = g(kPuzzle / kScale);
    const double expected = 1 / (1 + std::exp(-weight * (mu - (puzzle - kMiddle) / kScale)));
    const double variance = 1 / (weight * weight * expected * (1 - expected));
    const double surprise = (solved ? 1 : 0) - expected;
    PuzzleRating after = before;
    after.volatility = volatilityAfter(before.volatility, phi, variance, variance * weight * surprise);
    const double loosened = phi * phi + after.volatility * after.volatility;
    const double phiAfter = 1 / std::sqrt(1 / loosened + 1 / variance);
    after.rating = kMiddle + kScale * (mu + phiAfter * phiAfter * weight * surprise);
    after.deviation = std::clamp(kScale * phiAfter, kLeastDeviation, kMostDeviation);
    ++after.tries;
    if (solved) ++after.solved;
    return after;
}

}  // namespace boneyard::ui
