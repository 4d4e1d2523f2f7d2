// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "store/digesttable.h"

#include "store/digesttexts.h"

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

CountedMatch countedOf(const QSqlQuery& row) {
    int column = 0;
    const auto next = [&] { return row.value(column++); };
    CountedMatch match;
    match.id = next().toInt();
    match.gameId = next().toString();
    match.finished = QDateTime::fromMSecsSinceEpoch(next().toLongLong()).toUTC();
    match.hints = next().toInt();
    match.undos = next().toInt();
    MatchDigest& digest = match.digest;
    digest.seat = next().toInt();
    digest.share = next().toDouble();
    digest.points = next().toInt();
    digest.ahead = next().toDouble();
    const QVariant luck = next();
    digest.luckKnown = !luck.isNull();
    digest.luck = luck.toDouble();
    digest.rounds = next().toInt();
    digest.roundsWon = next().toInt();
    digest.bestRound = next().toInt();
    digest.drawn = next().toInt();
    digest.levels = numbersIn(next().toString());
    digest.sides = numbersIn(next().toString());
    digest.earned = earnedIn(next().toString());
    return match;
}

/// What somebody has written into the file by hand must not lead out of a list.
bool isWhole(const MatchDigest& digest) {
    const auto seats = digest.levels.size();
    bool whole = seats >= 2 && seats <= kit::kMaxSeats && digest.sides.size() == seats && digest.seat < seats;
    for (const int side : digest.sides) whole = whole && side >= 0 && side < seats;
    return whole;
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
        CountedMatch match = countedOf(rows);
        if (isWhole(match.digest)) matches.append(std::move(match));
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

bool DigestTable::leaveOutAll(const QString& game) {
    return database_.run(
        u"INSERT OR REPLACE INTO digests(match, version) SELECT id, ? FROM matches"
        " WHERE finished IS NOT NULL AND (? = '' OR game = ?)"_s,
        {kLeftOut, game.isNull() ? u""_s : game, game.isNull() ? u""_s : game});
}

}  // namespace boneyard::ui
