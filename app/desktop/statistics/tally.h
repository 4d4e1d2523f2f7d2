// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>

#include "statistics/digest.h"

namespace boneyard {
struct GameEntry;
}

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
int levelOf(const MatchDigest& digest);

/// What the matches of one game come to. Those with hints or undo are only in `helped`.
struct GameTally {
    int matches = 0;
    int won = 0;  ///< shared wins too
    qint64 points = 0;
    int bestPoints = 0;
    int bestRound = 0;
    qint64 rounds = 0;
    qint64 roundsWon = 0;
    qint64 drawn = 0;
    QList<LevelTally> levels;  ///< by seats, then by level
    QList<Earned> earned;      ///< in the order of the game's reasons
    int helped = 0;
    int helpedWon = 0;

    // One value more than there are matches: before the first, and after each.
    QList<double> ratings;
    QList<double> ahead;  ///< points ahead of the others, in all matches so far
    QList<double> luck;   ///< of these, what the tiles account for; empty where that cannot be told
};

/// Precondition: all matches are of that game, the oldest first.
GameTally tallyOf(const QList<CountedMatch>& matches, const GameEntry& game);

}  // namespace boneyard::ui
