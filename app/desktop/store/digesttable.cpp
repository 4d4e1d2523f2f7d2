// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "store/digesttable.h"

#include "kit/seat.h"
#include "store/digesttexts.h"
#include "store/rowreader.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

constexpr int kToCome = -1;  // in the place of the version

constexpr auto kCounted =
    "SELECT id, game, finished, hints, undos, you, share, points, digests.ahead, luck, digests.rounds, "
    "rounds_won,"
    " best_round, drawn, levels, sides, earned FROM digests JOIN matches ON id = match"
    " WHERE version = ? AND you >= 0 AND finished IS NOT NULL"_L1;
constexpr auto kInOrder = " ORDER BY touched, id"_L1;

CountedMatch countedOf(RowReader& row) {
    CountedMatch match;
    match.id = row.id();
    match.gameId = row.text();
    match.finished = row.time();
    match.hints = row.count();
    match.undos = row.count();
    MatchDigest& digest = match.digest;
    digest.seat = row.count(kit::kMaxSeats - 1);
    digest.share = row.number(0, 1);
    digest.points = row.points();
    digest.ahead = row.number(-kMostPoints, kMostPoints);
    digest.luckKnown = !row.passNull();
    if (digest.luckKnown) digest.luck = row.number(-kMostPoints, kMostPoints);
    digest.rounds = row.count();
    digest.roundsWon = row.count(digest.rounds);
    digest.bestRound = row.points();
    digest.drawn = row.count();
    digest.levels = numbersIn(row.text());
    digest.sides = numbersIn(row.text());
    digest.earned = earnedIn(row.text());
    row.check(canBe(digest.levels, digest.sides, digest.seat) && canBe(digest.earned));
    return match;
}

}  // namespace

std::optional<QList<CountedMatch>> DigestTable::all() {
    return counted(kCounted + kInOrder, {kDigestVersion});
}

std::optional<QList<CountedMatch>> DigestTable::ofDay(int day) {
    return counted(kCounted + " AND digests.day = ?"_L1 + kInOrder, {kDigestVersion, day});
}

std::optional<QList<CountedMatch>> DigestTable::counted(const QString& statement,
                                                        const QVariantList& values) {
    QSqlQuery rows = database_.query();
    if (!database_.run(rows, statement, values)) return std::nullopt;
    QList<CountedMatch> matches;
    while (rows.next()) {
        RowReader row(rows);
        CountedMatch match = countedOf(row);
        if (row.sound())
            matches.append(std::move(match));
        else
            unsound_.insert(rows.value(0).toInt());
    }
    if (!database_.whole(rows)) return std::nullopt;
    return matches;
}

std::optional<QList<int>> DigestTable::missing() {
    QSqlQuery rows = database_.query();
    if (!database_.run(rows,
                       u"SELECT id FROM digests CROSS JOIN matches ON id = match WHERE version NOT IN (?, ?)"
                       " AND finished IS NOT NULL AND you >= 0 ORDER BY touched DESC"_s,
                       {kLeftOut, kDigestVersion})) {
        return std::nullopt;
    }
    QList<int> ids;
    while (rows.next()) ids.append(rows.value(0).toInt());
    if (!database_.whole(rows)) return std::nullopt;
    for (const int id : unsound_) {
        if (!ids.contains(id)) ids.append(id);
    }
    return ids;
}

bool DigestTable::keep(int id, const MatchDigest& digest) {
    // It may have been left out, or removed, while the digest was made.
    return database_.run(
        u"INSERT OR REPLACE INTO digests(match, version, share, points, ahead, luck, rounds,"
        " rounds_won, best_round, drawn, levels, sides, earned, day)"
        " SELECT id, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, day FROM matches LEFT JOIN digests"
        " ON match = id WHERE id = ? AND (version IS NULL OR version <> ?)"_s,
        {kDigestVersion, digest.share, digest.points, digest.ahead,
         digest.luckKnown ? QVariant(digest.luck) : QVariant(), digest.rounds, digest.roundsWon,
         digest.bestRound, digest.drawn, numbersText(digest.levels), numbersText(digest.sides),
         earnedText(digest.earned), id, kLeftOut});
}

bool DigestTable::expect(int id) {
    return database_.run(u"INSERT OR IGNORE INTO digests(match, version) VALUES(?, ?)"_s, {id, kToCome});
}

bool DigestTable::drop(int id) {
    return database_.run(u"DELETE FROM digests WHERE match = ? AND version <> ?"_s, {id, kLeftOut});
}

bool DigestTable::leaveOut(int id) {
    return database_.run(
        u"INSERT OR REPLACE INTO digests(match, version) SELECT id, ? FROM matches WHERE id = ?"_s,
        {kLeftOut, id});
}

bool DigestTable::isLeftOut(int id) {
    QSqlQuery row = database_.query();
    return database_.run(row, u"SELECT 1 FROM digests WHERE match = ? AND version = ?"_s, {id, kLeftOut}) &&
           row.next();
}

bool DigestTable::leaveOutAll(const QString& game) {
    return database_.run(
        u"INSERT OR REPLACE INTO digests(match, version) SELECT id, ? FROM matches"
        " WHERE finished IS NOT NULL AND (? = '' OR game = ?)"_s,
        {kLeftOut, game.isNull() ? u""_s : game, game.isNull() ? u""_s : game});
}

}  // namespace boneyard::ui
