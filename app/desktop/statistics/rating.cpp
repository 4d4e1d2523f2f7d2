// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "statistics/rating.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "common/volatility.h"

namespace boneyard::ui {

namespace {

constexpr double kTenfold = 400;
constexpr double kUnknownDeviation = 350;  // nothing is known
constexpr double kBotsDeviation = 30;      // the ladder of the bots was measured about so well
constexpr double kDaysInWeek = 7;

double square(double value) { return value * value; }

/// How much a result tells, the less the less is known of the opponent.
double weight(double deviation) { return 1 / std::sqrt(1 + 3 * square(deviation / std::acos(-1.0))); }

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
    const double own = (before.value - kit::kMiddleRating) / kGlickoScale;
    for (const RatedResult& result : results) {
        const double g = weight(result.deviation / kGlickoScale);
        const double expected =
            1 / (1 + std::exp(-g * (own - (result.opponent - kit::kMiddleRating) / kGlickoScale)));
        informed += result.matches * square(g) * expected * (1 - expected);
        moved += g * (result.share - result.matches * expected);
    }
    Rating after = before;
    const double deviation = before.deviation / kGlickoScale;
    if (informed > 0)
        after.volatility = volatilityAfter(before.volatility, deviation, 1 / informed, moved / informed);
    const double grown = std::min(square(deviation) + weeks * square(after.volatility),
                                  square(kUnknownDeviation / kGlickoScale));
    const double left = 1 / (1 / grown + informed);
    after.deviation = kGlickoScale * std::sqrt(left);
    after.value = before.value + kGlickoScale * left * moved;
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
