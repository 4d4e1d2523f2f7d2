// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDate>
#include <QList>
#include <cstddef>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "puzzles/task.h"
#include "store/puzzlerecord.h"

/// One's own mistakes, as tasks.
namespace boneyard::ui {

/// A move that a look back has called a mistake, or worse.
struct Mistake {
    std::shared_ptr<const AnalysedMatch> match;
    std::size_t ply = 0;  ///< so many actions had been played before
    std::string best;
    double cost = 0;  ///< in points
    Repetition repetition;
};

/// How far apart rounds come out in matches like that one, by what makes a difference to it: it takes a
/// moment to find out.
using Spreads = std::map<std::string, double>;

/// The mistakes of all these matches, in their order. What is not known of the spreads is found out.
std::vector<Mistake> mistakesIn(const QList<AnalysedMatch>& matches, Spreads& spreads,
                                const std::stop_token& stop);

/// Its position, as it is to be played.
Task taskOf(const Mistake& mistake);

/// How many there are of each kind today.
struct MistakeCounts {
    int due = 0;    ///< seen before, and to be asked for today
    int fresh = 0;  ///< never seen
    int later = 0;  ///< to be asked for another day
    int known = 0;  ///< to be asked for no more
    QDate next;     ///< the next day on which one is; invalid: none is
};
MistakeCounts countMistakes(const std::vector<Mistake>& mistakes, QDate today);

/// What is asked for next: what is due, the longest waiting first, then what is new. -1: nothing is left for
/// today. `last` was asked for just now, and comes only where there is nothing else.
int chooseMistake(const std::vector<Mistake>& mistakes, QDate today, int last);

}  // namespace boneyard::ui
