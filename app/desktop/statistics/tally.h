// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

#include "statistics/digest.h"
#include "store/daytally.h"

namespace boneyard::ui {

/// Matches against bots of one level at tables of one size.
struct LevelTally {
    static constexpr int kMixed = -1;

    int seats = 2;
    int level = kMixed;  ///< kMixed: bots of several levels
    int matches = 0;
    int won = 0;
    qint64 points = 0;   ///< in all
    int bestPoints = 0;  ///< in one match
    int bestRound = 0;

    bool operator==(const LevelTally&) const = default;
};

/// The level of all bots of a match, or LevelTally::kMixed.
int levelOf(const QList<int>& levels);

/// What matches come to. Those with hints or undo are only in `helped`.
struct GameTally {
    int matches = 0;
    int won = 0;  ///< shared wins too
    qint64 points = 0;
    int bestPoints = 0;
    int bestRound = 0;
    qint64 rounds = 0;
    qint64 roundsWon = 0;
    qint64 drawn = 0;
    int days = 0;              ///< on which they were finished
    QList<LevelTally> levels;  ///< by seats, then by level
    QList<Earned> earned;      ///< in the order in which each came first
    int helped = 0;
    int helpedWon = 0;

    /// How far ahead of the others the person was at the end of a day, in all matches so far.
    struct Point {
        int day = 0;
        double ahead = 0;
        double luck = 0;  ///< of that, what the tiles account for
        int matches = 0;  ///< so far
    };
    QList<Point> course;
    bool luckKnown = false;  ///< in all of them it can be told
};

/// Precondition: the first day comes first.
GameTally tallyOf(const QList<DayTally>& days);

}  // namespace boneyard::ui
