// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

#include "common/daynumber.h"
#include "store/matchdigest.h"

namespace boneyard::ui {

/// What the counted matches of one day come to: those of one game, with bots of the same levels on the same
/// seats, and either all with help (hints, undo) or all without.
struct DayTally {
    QString gameId;
    int day = 0;
    bool helped = false;
    int seat = 0;       ///< the person's
    QList<int> levels;  ///< by seat, as in a digest
    QList<int> sides;   ///< likewise
    int matches = 0;
    int won = 0;       ///< shared wins too
    double share = 0;  ///< of the wins
    qint64 points = 0;
    int bestPoints = 0;  ///< in one match
    int rounds = 0;
    int roundsWon = 0;
    int bestRound = 0;
    int drawn = 0;
    double ahead = 0;
    double luck = 0;
    bool luckKnown = false;
    QList<Earned> earned;

    /// Whether such a match is one of these.
    [[nodiscard]] bool takes(const CountedMatch& match) const;
    void add(const CountedMatch& match);
};

/// Matches one after the other, without help: how many of the first, of the last, and at most in a row were
/// won.
struct Run {
    QString gameId;  ///< empty: of every game
    int day = 0;
    int matches = 0;
    int first = 0;
    int last = 0;
    int longest = 0;

    /// Those, and then these.
    void add(const Run& after);
    /// One match more.
    void add(bool won);
};

/// All that is known of each day, the first one first.
struct DaySums {
    QList<DayTally> tallies;
    QList<Run> runs;
};

/// The decisions of one kind that could have been made better, by how much, and what that cost in points.
struct Fault {
    QString kind;  ///< its code
    int inaccuracies = 0;
    int mistakes = 0;
    int blunders = 0;
    double cost = 0;

    bool operator==(const Fault&) const = default;
};

/// In short what an analysis of one player's moves in a match found, when all were looked at.
struct Verdict {
    double accuracy = 1;  ///< the part of the moves' worth that was kept, on the average
    int moves = 0;
    QList<Fault> faults;  ///< by kind

    bool operator==(const Verdict&) const = default;
};

/// The verdict on the only person's moves in a match, on the day when that was finished.
struct DayVerdict {
    int match = 0;
    QString gameId;
    int day = 0;
    Verdict verdict;
};

/// The matches of one day, the first one first: all their sums.
QList<DayTally> talliesOf(const QList<CountedMatch>& matches, int day);
/// Likewise, of each game and of all.
QList<Run> runsOf(const QList<CountedMatch>& matches, int day);

/// Adds up what was earned for the same.
void addEarned(QList<Earned>& sum, const QList<Earned>& more);

}  // namespace boneyard::ui
