// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "puzzle_rating.h"

#include <cstddef>
#include <cstdlib>

#include "protocol/puzzle.h"

namespace boneyard::engine {

namespace {

constexpr int kStep = 10;

/// 10^(difference / 400), by multiplication alone: std::pow may be off in the last place, and not everywhere
/// alike.
double odds(int difference) {
    constexpr double kOneStep = 1.0592537251772889;  // 10^(10/400)
    double odds = 1;
    for (int i = 0; i < std::abs(difference) / kStep; ++i) odds *= kOneStep;
    return difference < 0 ? 1 / odds : odds;
}

/// How often levels so strong find, together, what is so hard.
double expected(const kit::Ratings& levels, int rating) {
    double sum = 0;
    for (const int level : levels) sum += 1 / (1 + odds(rating - level));
    return sum;
}

}  // namespace

int puzzle_rating(const kit::Ratings& levels, const std::array<double, kit::kLevels>& solved) {
    double found = 0;
    for (const double share : solved) found += share;
    int rating = protocol::kLeastPuzzleRating;
    while (rating < protocol::kMostPuzzleRating && expected(levels, rating) > found) rating += kStep;
    return rating;
}

}  // namespace boneyard::engine
