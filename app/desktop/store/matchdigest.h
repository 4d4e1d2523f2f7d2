// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QList>
#include <QString>

namespace boneyard::ui {

/// How often something brought points, and how many in all.
struct Earned {
    QString why;  ///< the code of the reason
    int times = 0;
    int points = 0;

    bool operator==(const Earned&) const = default;
};

/// What the statistics keep of a finished match, as its only person played it.
struct MatchDigest {
    int seat = 0;            ///< the person's
    double share = 0;        ///< of the win: 1, or less when it was shared, or 0
    int points = 0;          ///< at the end
    double ahead = 0;        ///< gained in the rounds, less what the others gained on average
    double luck = 0;         ///< how much of `ahead` the tiles account for
    bool luckKnown = false;  ///< it can be told in this game
    int rounds = 0;
    int roundsWon = 0;
    int bestRound = 0;     ///< points of the best one
    int drawn = 0;         ///< tiles drawn in one's own turns
    QList<int> levels;     ///< of the bots, by seat; kPerson for the person
    QList<int> sides;      ///< by seat: the lowest seat of its team
    QList<Earned> earned;  ///< in the order in which each came first

    static constexpr int kPerson = -1;

    bool operator==(const MatchDigest&) const = default;
};

/// A change of what digests hold or of how it comes about gets a new number: then all are made anew.
inline constexpr int kDigestVersion = 1;

/// A match in the statistics.
struct CountedMatch {
    int id = 0;  ///< in the store
    QString gameId;
    QDateTime finished;
    int hints = 0;
    int undos = 0;
    MatchDigest digest;

    /// With help it is counted apart.
    [[nodiscard]] bool helped() const { return hints > 0 || undos > 0; }
};

}  // namespace boneyard::ui
