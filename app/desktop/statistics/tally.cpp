// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "statistics/tally.h"

#include <algorithm>
#include <tuple>

namespace boneyard::ui {

int levelOf(const QList<int>& levels) {
    int level = LevelTally::kMixed;
    for (const int each : levels) {
        if (each == MatchDigest::kPerson) continue;
        if (level != LevelTally::kMixed && each != level) return LevelTally::kMixed;
        level = each;
    }
    return level;
}

namespace {

void countLevel(const DayTally& day, QList<LevelTally>& tallies) {
    const int seats = static_cast<int>(day.levels.size());
    const int level = levelOf(day.levels);
    const auto known = std::find_if(tallies.begin(), tallies.end(), [&](const LevelTally& tally) {
        return tally.seats == seats && tally.level == level;
    });
    LevelTally& tally =
        known != tallies.end() ? *known : tallies.emplaceBack(LevelTally{.seats = seats, .level = level});
    const bool first = tally.matches == 0;
    tally.matches += day.matches;
    tally.won += day.won;
    tally.points += day.points;
    tally.bestPoints = first ? day.bestPoints : std::max(tally.bestPoints, day.bestPoints);
    tally.bestRound = first ? day.bestRound : std::max(tally.bestRound, day.bestRound);
}

void countDay(const DayTally& day, GameTally& tally) {
    const bool first = tally.matches == 0;
    tally.bestPoints = first ? day.bestPoints : std::max(tally.bestPoints, day.bestPoints);
    tally.bestRound = first ? day.bestRound : std::max(tally.bestRound, day.bestRound);
    tally.luckKnown = day.luckKnown && (first || tally.luckKnown);
    tally.matches += day.matches;
    tally.won += day.won;
    tally.points += day.points;
    tally.rounds += day.rounds;
    tally.roundsWon += day.roundsWon;
    tally.drawn += day.drawn;
    countLevel(day, tally.levels);
    addEarned(tally.earned, day.earned);
    GameTally::Point point = tally.course.isEmpty() ? GameTally::Point{} : tally.course.constLast();
    point.day = day.day;
    point.ahead += day.ahead;
    point.luck += day.luck;
    point.matches += day.matches;
    if (!tally.course.isEmpty() && tally.course.constLast().day == day.day) {
        tally.course.last() = point;
    } else {
        tally.course.append(point);
        ++tally.days;
    }
}

}  // namespace

GameTally tallyOf(const QList<DayTally>& days) {
    GameTally tally;
    for (const DayTally& day : days) {
        if (day.helped) {
            tally.helped += day.matches;
            tally.helpedWon += day.won;
        } else {
            countDay(day, tally);
        }
    }
    std::sort(tally.levels.begin(), tally.levels.end(), [](const LevelTally& a, const LevelTally& b) {
        return std::tie(a.seats, a.level) < std::tie(b.seats, b.level);
    });
    return tally;
}

}  // namespace boneyard::ui
