// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <vector>

#include "match/places.h"
#include "match/scoresheet.h"

namespace boneyard::ui {

/// How the totals of all sides went, round by round.
struct Course {
    QList<QList<int>>
        totals;       ///< of each side: before the first round, and after each; shorter for who went out
    QList<int> ends;  ///< how many actions had been played when each round was over

    [[nodiscard]] int rounds() const;
    /// What a side had after that round; after it went out, what it had then.
    [[nodiscard]] int total(qsizetype side, int round) const;
    /// What a round brought it.
    [[nodiscard]] int gain(qsizetype side, int round) const {
        return total(side, round) - total(side, round - 1);
    }
    /// The round after which a side was ahead of all others and stayed there; 0: it was not ahead at the end.
    [[nodiscard]] int leadsFrom(qsizetype side) const;
};

/// A round whose points count to no total, as a final may be, is no part of it.
Course courseOf(const ScoreSheet& sheet, const std::vector<PlayedAction>& history,
                const QList<Place>& places);

}  // namespace boneyard::ui
