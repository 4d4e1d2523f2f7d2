// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "store/daytally.h"

#include <algorithm>

namespace boneyard::ui {

bool DayTally::takes(const CountedMatch& match) const {
    const MatchDigest& digest = match.digest;
    return gameId == match.gameId && helped == match.helped() && levels == digest.levels &&
           sides == digest.sides && seat == digest.seat;
}

void DayTally::add(const CountedMatch& match) {
    const MatchDigest& digest = match.digest;
    const bool begins = matches++ == 0;
    won += digest.share > 0 ? 1 : 0;
    share += digest.share;
    points += digest.points;
    bestPoints = begins ? digest.points : std::max(bestPoints, digest.points);
    bestRound = begins ? digest.bestRound : std::max(bestRound, digest.bestRound);
    rounds += digest.rounds;
    roundsWon += digest.roundsWon;
    drawn += digest.drawn;
    ahead += digest.ahead;
    luckKnown = digest.luckKnown && (begins || luckKnown);
    luck += digest.luck;
    addEarned(earned, digest.earned);
}

void Run::add(const Run& after) {
    longest = std::max({longest, after.longest, last + after.first});
    first += first == matches ? after.first : 0;
    last = after.last + (after.last == after.matches ? last : 0);
    matches += after.matches;
}

void Run::add(bool won) {
    const int one = won ? 1 : 0;
    add(Run{gameId, day, 1, one, one, one});
}

QList<DayTally> talliesOf(const QList<CountedMatch>& matches, int day) {
    QList<DayTally> all;
    for (const CountedMatch& match : matches) {
        auto found =
            std::find_if(all.begin(), all.end(), [&](const DayTally& tally) { return tally.takes(match); });
        if (found == all.end()) {
            DayTally tally;
            tally.gameId = match.gameId;
            tally.day = day;
            tally.helped = match.helped();
            tally.seat = match.digest.seat;
            tally.levels = match.digest.levels;
            tally.sides = match.digest.sides;
            found = all.insert(all.end(), tally);
        }
        found->add(match);
    }
    return all;
}

QList<Run> runsOf(const QList<CountedMatch>& matches, int day) {
    QList<Run> all;
    const auto count = [&](const QString& game, bool won) {
        auto found = std::find_if(all.begin(), all.end(), [&](const Run& run) { return run.gameId == game; });
        if (found == all.end()) found = all.insert(all.end(), Run{game, day});
        found->add(won);
    };
    for (const CountedMatch& match : matches) {
        if (match.helped()) continue;
        count(match.gameId, match.digest.share > 0);
        count(QStringLiteral(""), match.digest.share > 0);
    }
    return all;
}

void addEarned(QList<Earned>& sum, const QList<Earned>& more) {
    for (const Earned& one : more) {
        const auto known =
            std::find_if(sum.begin(), sum.end(), [&](const Earned& each) { return each.why == one.why; });
        if (known == sum.end()) {
            sum.append(one);
        } else {
            known->times += one.times;
            known->points += one.points;
        }
    }
}

}  // namespace boneyard::ui
