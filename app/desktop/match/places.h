// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <optional>

#include "match/playedmatch.h"

namespace boneyard::ui {

/// Width by height of a table that is asked for its words only, and not looked at.
inline constexpr double kPlainAspect = 1.6;

/// Where a side stands, at the end of a match or before: who plays alone, or partners together.
struct Place {
    QList<int> seats;                 ///< ascending
    int side = 0;                     ///< which side it is, in the order of their first seats
    int points = 0;                   ///< what all its seats have
    std::optional<int> decides = {};  ///< in a final that the totals do not decide: what it has there
    int out = 0;  ///< the round with which it went out of the match; 0: it was in to the end
    bool winner = false;
    int place = 1;  ///< sides that stand alike share one
};

/// Best first: the winners, who was in to the end by what counted there, and who went out later before who
/// went out earlier. Gives each its place.
void rank(QList<Place>& places);

/// How all sides stand in a match as it is now; `scene` is its table, whoever looks at it.
QList<Place> placesOf(const PlayedMatch& played, const kit::Scene& scene);
QList<Place> placesOf(const PlayedMatch& played);

}  // namespace boneyard::ui
