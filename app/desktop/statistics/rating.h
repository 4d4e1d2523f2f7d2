// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "kit/strength.h"
#include "statistics/digest.h"

/// A rating after Elo: it follows a person's results against the ratings of the bots that he met.
namespace boneyard::ui {

/// What share of the wins a person of that rating can expect in such matches: as strong as his side is among
/// all sides, where 400 points more are ten times as strong, and a team is what its players are on average.
/// Precondition: canBeRated().
double expectedShare(double rating, const MatchDigest& match, const kit::Ratings& bots);

/// The rating after a match: it moves by how far the result is off what was expected, less so the more
/// matches stand behind it.
double ratingAfter(double before, int matchesBefore, double expected, double share);

/// Every bot was of a level whose rating is known, and there were two sides at least.
bool canBeRated(const MatchDigest& match);

}  // namespace boneyard::ui
