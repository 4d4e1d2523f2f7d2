// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "statistics/rating.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace boneyard::ui {

namespace {

constexpr double kTenfold = 400;
constexpr double kScale = 173.7178;     // of Glicko-2's own measure
constexpr double kMostDeviation = 350;  // nothing is known
constexpr double kCalm = 0.5;           // Glickman's tau: how slowly the volatility changes
constexpr double kNear = 0.000001;      // good enough for a root
constexpr double kBotsDeviation = 30;   // the ladder of the bots was measured about so well
constexpr double kDaysInWeek = 7;

double square(double value) { return value * value; }

/// How much a result tells, the less the less is known of the opponent.
double weight(double deviation) { return 1 / std::sqrt(1 + 3 * square(deviation / std::acos(-1.0))); }

/// Step 5 of the paper: the volatility for which the results are most likely.
double volatilityAfter(double before, double deviation, double variance, double surprise) {
    const double start = std::log(square(before));
    const auto slope = [&](double x) {
        const double spread = square(deviation) + variance + std::exp(x);
        return std::exp(x) * (square(surprise) - spread) / (2 * square(spread)) - (x - start) / square(kCalm);
    };
    double low = start;
    double high = 0;
    if (square(surprise) > square(deviation) + variance) {
        high = std::log(square(surprise) - square(deviation) - variance);
    } else {
        high = start - kCalm;
        while (slope(high) < 0) high -= kCalm;
    }
    double atLow = slope(low);
    double atHigh = slope(high);
    while (std::abs(high - low) > kNear) {
        const double next = low + (low - high) * atLow / (atHigh - atLow);
        const double atNext = slope(next);
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

/// An only opponent who is as hard to beat as all the others at that table together.
double opponentLike(double rating, const MatchDigest& match, const kit::Ratings& bots) {
    const double expected = expectedShare(rating, match, bots);
    return rating + kTenfold * std::log10((1 - expected) / expected);
}

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

Rating ratingAfter(const Rating& before, double weeks, const QList<RatedResult>& results) {
    double informed = 0;  // one over the variance that the results alone leave
    double moved = 0;
    const double own = (before.value - kit::kMiddleRating) / kScale;
    for (const RatedResult& result : results) {
        const double g = weight(result.deviation / kScale);
        const double expected =
            1 / (1 + std::exp(-g * (own - (result.opponent - kit::kMiddleRating) / kScale)));
        informed += result.matches * square(g) * expected * (1 - expected);
        moved += g * (result.share - result.matches * expected);
    }
    Rating after = before;
    const double deviation = before.deviation / kScale;
    if (informed > 0)
        after.volatility = volatilityAfter(before.volatility, deviation, 1 / informed, moved / informed);
    const double grown =
        std::min(square(deviation) + weeks * square(after.volatility), square(kMostDeviation / kScale));
    const double left = 1 / (1 / grown + informed);
    after.deviation = kScale * std::sqrt(left);
    after.value = before.value + kScale * left * moved;
    return after;
}

QList<RatingPoint> ratingsOf(const QList<DayTally>& days, const kit::Ratings& bots) {
    QList<RatingPoint> points;
    RatingPoint now;
    for (qsizetype i = 0; i < days.size();) {
        const int day = days[i].day;
        QList<RatedResult> results;
        int matches = 0;
        for (; i < days.size() && days[i].day == day; ++i) {
            MatchDigest table;
            table.seat = days[i].seat;
            table.levels = days[i].levels;
            table.sides = days[i].sides;
            if (days[i].helped || !canBeRated(table)) continue;
            results.append({opponentLike(now.rating.value, table, bots), kBotsDeviation, days[i].matches,
                            days[i].share});
            matches += days[i].matches;
        }
        if (matches == 0) continue;
        const double weeks = points.isEmpty() ? 0 : (day - now.day) / kDaysInWeek;
        now = {day, now.matches + matches, ratingAfter(now.rating, weeks, results)};
        points.append(now);
    }
    return points;
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
