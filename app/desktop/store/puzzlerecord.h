// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QDate>
#include <QDateTime>
#include <QHash>
#include <QMap>
#include <QString>

#include "common/matchplan.h"

namespace boneyard::ui {

/// How good somebody is at the puzzles of one game, after Glicko-2. Points like those of Elo.
struct PuzzleRating {
    double rating = 1500;
    double deviation = 350;    ///< the standard error of the rating
    double volatility = 0.06;  ///< how much it is expected to move by itself
    int tries = 0;             ///< behind it
    int solved = 0;            ///< of these

    bool operator==(const PuzzleRating&) const = default;
};

/// What became of a game's puzzles.
struct PuzzleProgress {
    PuzzleRating rating;
    /// Puzzles that were tried, by id: the greater the number, the later, whatever the clock said.
    QHash<QString, qint64> tried;
};

/// The first try at a puzzle that was just made. One that came again moves no rating: then `rating` is as it
/// was.
struct PuzzleTry {
    QString game;
    QString puzzle;  ///< its id
    bool solved = false;
    PuzzleRating rating;  ///< from now on
};

/// When a position that was played wrong once is asked for again.
struct Repetition {
    int inRow = 0;      ///< how often it was right, since it was wrong last
    double ease = 2.5;  ///< by how much the days between grow each time
    int interval = 0;   ///< days, until the next time
    QDate seen;         ///< last; invalid: never
    QDate due;

    bool operator==(const Repetition&) const = default;
};

/// A finished match of an only person, in which their moves were looked at again.
struct AnalysedMatch {
    MatchPlan plan;  ///< all of it
    int seat = 0;    ///< the person's
    QDateTime finished;
    QByteArray found;                   ///< as whoever analysed it has written it down
    QMap<int, Repetition> repetitions;  ///< by the number of actions that had been played before
};

}  // namespace boneyard::ui
