// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "statistics/rating.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace boneyard::ui {

namespace {

// How many points a match can move a rating: at first, and at last.
constexpr double kFirstSway = 48;
constexpr double kLastSway = 12;
constexpr double kHalved = 20;  // the sway is half the first after so many matches
constexpr double kTenfold = 400;

}  // namespace

double expectedShare(double rating, const MatchDigest& match, const kit::Ratings& bots) {
    std::array<double, kit::kMaxSeats> sums{};  // by side
    std::array<int, kit::kMaxSeats> counts{};
    for (int seat = 0; seat < match.levels.size(); ++seat) {
        const auto side = static_cast<std::size_t>(match.sides[seat]);
        const int level = match.levels[seat];
        sums[side] += seat == match.seat ? rating : bots[static_cast<std::size_t>(level) - 1];
        ++counts[side];
    }
    double all = 0;
    double own = 0;
    for (std::size_t side = 0; side < sums.size(); ++side) {
        if (counts[side] == 0) continue;
        const double strength = std::pow(10.0, (sums[side] / counts[side] - kit::kMiddleRating) / kTenfold);
        all += strength;
        if (static_cast<int>(side) == match.sides[match.seat]) own = strength;
    }
    return own / all;
}

double ratingAfter(double before, int matchesBefore, double expected, double share) {
    const double sway = std::max(kLastSway, kFirstSway * kHalved / (kHalved + matchesBefore));
    return before + sway * (share - expected);
}

bool canBeRated(const MatchDigest& match) {
    bool severalSides = false;
    for (int seat = 0; seat < match.levels.size(); ++seat) {
        const int level = match.levels[seat];
        if (seat != match.seat && (level < 1 || level > static_cast<int>(kit::kLevels))) return false;
        if (match.sides[seat] != match.sides[match.seat]) severalSides = true;
    }
    return severalSides;
}

}  // namespace boneyard::ui
