// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>

#include "kit/strength.h"
#include "statistics/digest.h"
#include "store/daytally.h"

/// A rating after Glicko-2 (Mark Glickman, "Example of the Glicko-2 system"): it follows a person's results
/// against the ratings of the bots they met, and knows how sure it is.
namespace boneyard::ui {

struct Rating {
    double value = kit::kMiddleRating;
    double deviation = 350;    ///< the true one is within twice this in 95 of 100 cases
    double volatility = 0.06;  ///< how much the person's strength seems to change

    /// Too little is known to say how strong somebody is.
    [[nodiscard]] bool provisional() const { return deviation > 110; }
};

/// Several results against an opponent of that rating.
struct RatedResult {
    double opponent = kit::kMiddleRating;
    double deviation = 0;  ///< of the opponent's rating
    int matches = 1;
    double share = 0;  ///< of the wins, in all
};

/// The rating after what was played in one period, so many weeks after the last one: the longer nothing was
/// played, the less is known.
Rating ratingAfter(const Rating& before, double weeks, const QList<RatedResult>& results);

/// A rating as it was at the end of a day.
struct RatingPoint {
    int day = 0;
    int matches = 0;  ///< that it rests on
    Rating rating;
};

/// How the rating went in one game; a point for each day on which something counted. Precondition: the first
/// day comes first.
QList<RatingPoint> ratingsOf(const QList<DayTally>& days, const kit::Ratings& bots);

/// What share of the wins a person of that rating can expect in such matches: as strong as their side is
/// among all sides, where 400 points more are ten times as strong, and a team is what its players are on
/// average. Precondition: canBeRated().
double expectedShare(double rating, const MatchDigest& match, const kit::Ratings& bots);

/// Every bot was of a level whose rating is known, and there were two sides at least.
bool canBeRated(const MatchDigest& match);

}  // namespace boneyard::ui
