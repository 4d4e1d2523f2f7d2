// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "statistics/tally.h"

#include <algorithm>
#include <tuple>

#include "common/words.h"
#include "registry.h"
#include "statistics/rating.h"

namespace boneyard::ui {

int levelOf(const MatchDigest& digest) {
    int level = LevelTally::kMixed;
    for (int seat = 0; seat < digest.levels.size(); ++seat) {
        if (seat == digest.seat) continue;
        if (level != LevelTally::kMixed && digest.levels[seat] != level) return LevelTally::kMixed;
        level = digest.levels[seat];
    }
    return level;
}

namespace {

void countLevel(const MatchDigest& digest, QList<LevelTally>& tallies) {
    const int seats = static_cast<int>(digest.levels.size());
    const int level = levelOf(digest);
    const auto known = std::find_if(tallies.begin(), tallies.end(), [&](const LevelTally& tally) {
        return tally.seats == seats && tally.level == level;
    });
    LevelTally& tally =
        known != tallies.end() ? *known : tallies.emplaceBack(LevelTally{.seats = seats, .level = level});
    const bool first = tally.matches++ == 0;
    tally.won += digest.share > 0 ? 1 : 0;
    tally.points += digest.points;
    tally.bestPoints = first ? digest.points : std::max(tally.bestPoints, digest.points);
    tally.bestRound = first ? digest.bestRound : std::max(tally.bestRound, digest.bestRound);
}

void countEarned(const MatchDigest& digest, QList<Earned>& all) {
    for (const Earned& earned : digest.earned) {
        const auto known =
            std::find_if(all.begin(), all.end(), [&](const Earned& one) { return one.why == earned.why; });
        if (known == all.end()) continue;  // no reason of this game any more
        known->times += earned.times;
        known->points += earned.points;
    }
}

void countMatch(const MatchDigest& digest, const GameEntry& game, GameTally& tally) {
    const bool first = tally.matches == 0;
    tally.bestPoints = first ? digest.points : std::max(tally.bestPoints, digest.points);
    tally.bestRound = first ? digest.bestRound : std::max(tally.bestRound, digest.bestRound);
    ++tally.matches;
    tally.won += digest.share > 0 ? 1 : 0;
    tally.points += digest.points;
    tally.rounds += digest.rounds;
    tally.roundsWon += digest.roundsWon;
    tally.drawn += digest.drawn;
    countLevel(digest, tally.levels);
    countEarned(digest, tally.earned);
    tally.ahead.append(tally.ahead.last() + digest.ahead);
    if (!tally.luck.isEmpty()) tally.luck.append(tally.luck.last() + digest.luck);
    if (!canBeRated(digest)) return;
    const double before = tally.ratings.last();
    const int ratedBefore = static_cast<int>(tally.ratings.size()) - 1;
    tally.ratings.append(
        ratingAfter(before, ratedBefore, expectedShare(before, digest, game.info.ratings), digest.share));
}

}  // namespace

GameTally tallyOf(const QList<CountedMatch>& matches, const GameEntry& game) {
    GameTally tally;
    tally.ratings.append(kit::kMiddleRating);
    tally.ahead.append(0);
    if (game.info.par_weight > 0) tally.luck.append(0);
    for (const kit::Reason& reason : game.info.reasons) tally.earned.append(Earned{text(reason.code)});
    for (const CountedMatch& match : matches) {
        if (match.helped()) {
            ++tally.helped;
            tally.helpedWon += match.digest.share > 0 ? 1 : 0;
        } else {
            countMatch(match.digest, game, tally);
        }
    }
    tally.earned.removeIf([](const Earned& earned) { return earned.times == 0; });
    std::sort(tally.levels.begin(), tally.levels.end(), [](const LevelTally& a, const LevelTally& b) {
        return std::tie(a.seats, a.level) < std::tie(b.seats, b.level);
    });
    return tally;
}

}  // namespace boneyard::ui
