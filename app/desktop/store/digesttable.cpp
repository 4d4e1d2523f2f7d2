// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "store/digesttable.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

constexpr int kLeftOut = 0;  // in the place of the version

// Lists are plain text, as thousands of them are read at once: "3,-1,3", and "hexagon 2 110;bridge 1 40".

QString numbersText(const QList<int>& numbers) {
    QStringList all;
    for (const int number : numbers) all.append(QString::number(number));
    return all.join(u',');
}

QList<int> numbersIn(const QString& text) {
    QList<int> numbers;
    for (const QStringView part : QStringView(text).split(u',')) numbers.append(part.toInt());
    return numbers;
}

QString earnedText(const QList<Earned>& earned) {
    QStringList all;
    for (const Earned& one : earned) {
        all.append(one.why + u' ' + QString::number(one.times) + u' ' + QString::number(one.points));
    }
    return all.join(u';');
}

QList<Earned> earnedIn(const QString& text) {
    QList<Earned> earned;
    for (const QStringView part : QStringView(text).split(u';', Qt::SkipEmptyParts)) {
        const QList<QStringView> words = part.split(u' ');
        if (words.size() == 3) earned.append({words[0].toString(), words[1].toInt(), words[2].toInt()});
    }
    return earned;
}

constexpr auto kCounted =
    "SELECT id, game, finished, hints, undos, you, share, points, ahead, luck, digests.rounds, rounds_won,"
    " best_round, drawn, levels, sides, earned FROM digests JOIN matches ON id = match"
    " WHERE version = ? AND you >= 0 AND finished IS NOT NULL ORDER BY touched, id"_L1;

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
    QSqlQuery rows = database_.query();
    if (!database_.run(rows, kCounted, {kDigestVersion})) return std::nullopt;
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
                       u"SELECT id FROM matches LEFT JOIN digests ON match = id"
                       " WHERE finished IS NOT NULL AND you >= 0"
                       " AND (version IS NULL OR version NOT IN (?, ?)) ORDER BY touched DESC"_s,
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
        " rounds_won, best_round, drawn, levels, sides, earned)"
        " SELECT id, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM matches LEFT JOIN digests"
        " ON match = id WHERE id = ? AND (version IS NULL OR version <> ?)"_s,
        {kDigestVersion, digest.share, digest.points, digest.ahead,
         digest.luckKnown ? QVariant(digest.luck) : QVariant(), digest.rounds, digest.roundsWon,
         digest.bestRound, digest.drawn, numbersText(digest.levels), numbersText(digest.sides),
         earnedText(digest.earned), id, kLeftOut});
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
