// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "store/tallytable.h"

#include <QDateTime>
#include <QHash>
#include <QList>
#include <algorithm>
#include <utility>

#include "store/digesttexts.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

using KnownNumbers = QHash<QString, QList<int>>;

/// Few tables differ: each is read once, and its lists are shared.
QList<int> numbersOf(const QString& text, KnownNumbers& known) {
    const auto found = known.constFind(text);
    return found != known.constEnd() ? *found : *known.insert(text, numbersIn(text));
}

DayTally tallyOf(const QSqlQuery& row, KnownNumbers& known) {
    int column = 0;
    const auto next = [&] { return row.value(column++); };
    DayTally tally;
    tally.gameId = next().toString();
    tally.day = next().toInt();
    tally.helped = next().toBool();
    tally.levels = numbersOf(next().toString(), known);
    tally.sides = numbersOf(next().toString(), known);
    tally.matches = next().toInt();
    tally.won = next().toInt();
    tally.share = next().toDouble();
    tally.points = next().toLongLong();
    tally.bestPoints = next().toInt();
    tally.rounds = next().toInt();
    tally.roundsWon = next().toInt();
    tally.bestRound = next().toInt();
    tally.drawn = next().toInt();
    tally.ahead = next().toDouble();
    const QVariant luck = next();
    tally.luckKnown = !luck.isNull();
    tally.luck = luck.toDouble();
    tally.earned = earnedIn(next().toString());
    tally.seat = static_cast<int>(tally.levels.indexOf(MatchDigest::kPerson));
    return tally;
}

/// What somebody has written into the file by hand must not lead out of a list.
bool isWhole(const DayTally& tally) {
    const auto seats = tally.levels.size();
    return tally.seat >= 0 && seats == tally.sides.size() && seats <= kit::kMaxSeats && tally.matches > 0 &&
           std::all_of(tally.sides.begin(), tally.sides.end(),
                       [&](int side) { return side >= 0 && side < seats; });
}

}  // namespace

std::optional<QList<DayTally>> TallyTable::all() {
    QSqlQuery rows = database_.query();
    if (!database_.run(rows,
                       u"SELECT game, day, helped, levels, sides, matches, won, share, points, best_points,"
                       " rounds, rounds_won, best_round, drawn, ahead, luck, earned FROM tallies"
                       " ORDER BY day"_s)) {
        return std::nullopt;
    }
    QList<DayTally> all;
    KnownNumbers known;
    while (rows.next()) {
        DayTally tally = tallyOf(rows, known);
        if (isWhole(tally)) all.append(std::move(tally));
    }
    if (!database_.whole(rows)) return std::nullopt;
    return all;
}

std::optional<QList<Run>> TallyTable::runs() {
    QSqlQuery rows = database_.query();
    if (!database_.run(rows, u"SELECT game, day, matches, first, last, longest FROM runs ORDER BY day"_s)) {
        return std::nullopt;
    }
    QList<Run> all;
    while (rows.next()) {
        const auto number = [&](int column) { return rows.value(column).toInt(); };
        all.append({rows.value(0).toString(), number(1), number(2), number(3), number(4), number(5)});
    }
    if (!database_.whole(rows)) return std::nullopt;
    return all;
}

std::optional<int> TallyTable::dayOf(int match) {
    QSqlQuery row = database_.query();
    const bool found =
        database_.run(row, u"SELECT day FROM digests WHERE match = ? AND day IS NOT NULL"_s, {match}) &&
        row.next();
    return found ? std::optional(row.value(0).toInt()) : std::nullopt;
}

bool TallyTable::setDay(int match, qint64 finished) {
    const QDate date = QDateTime::fromMSecsSinceEpoch(finished).date();
    return database_.run(u"UPDATE digests SET day = ? WHERE match = ? AND day IS NULL"_s,
                         {dayNumber(date), match});
}

bool TallyTable::take(int match) {
    QSqlQuery row = database_.query();
    if (!database_.run(row,
                       u"SELECT finished FROM digests JOIN matches ON id = match WHERE match = ?"
                       " AND version = ? AND finished IS NOT NULL"_s,
                       {match, kDigestVersion})) {
        return false;
    }
    if (!row.next()) return true;  // it does not count
    const qint64 finished = row.value(0).toLongLong();
    row.finish();
    if (!setDay(match, finished)) return false;
    const std::optional<int> day = dayOf(match);
    return day && sum(*day);
}

int TallyTable::takeOld(int count) {
    QSqlQuery rows = database_.query();
    if (!database_.run(rows,
                       u"SELECT match, finished FROM digests JOIN matches ON id = match"
                       " WHERE day IS NULL AND version = ? AND finished IS NOT NULL LIMIT ?"_s,
                       {kDigestVersion, count})) {
        return 0;
    }
    QList<std::pair<int, qint64>> found;
    while (rows.next()) found.append({rows.value(0).toInt(), rows.value(1).toLongLong()});
    rows.finish();
    QSet<int> days;
    for (const auto& [match, finished] : found) {
        if (!setDay(match, finished)) return 0;
        if (const std::optional<int> day = dayOf(match)) days.insert(*day);
    }
    return sum(days) ? static_cast<int>(found.size()) : 0;
}

bool TallyTable::sum(const QSet<int>& days) {
    return std::all_of(days.begin(), days.end(), [this](int day) { return sum(day); });
}

bool TallyTable::sum(int day) {
    if (!database_.run(u"DELETE FROM tallies WHERE day = ?"_s, {day}) ||
        !database_.run(u"DELETE FROM runs WHERE day = ?"_s, {day})) {
        return false;
    }
    const std::optional<QList<CountedMatch>> matches = digests_.ofDay(day);
    if (!matches) return false;
    for (const DayTally& tally : talliesOf(*matches, day)) {
        if (!write(tally)) return false;
    }
    for (const Run& run : runsOf(*matches, day)) {
        if (!write(run)) return false;
    }
    return true;
}

bool TallyTable::sumAll() {
    if (!database_.run(u"DELETE FROM tallies"_s) || !database_.run(u"DELETE FROM runs"_s)) return false;
    QSqlQuery rows = database_.query();
    if (!database_.run(rows, u"SELECT DISTINCT day FROM digests WHERE day IS NOT NULL AND version = ?"_s,
                       {kDigestVersion})) {
        return false;
    }
    QSet<int> days;
    while (rows.next()) days.insert(rows.value(0).toInt());
    rows.finish();
    return sum(days);
}

bool TallyTable::write(const DayTally& tally) {
    return database_.run(
        u"INSERT INTO tallies(game, day, helped, levels, sides, matches, won, share, points, best_points,"
        " rounds, rounds_won, best_round, drawn, ahead, luck, earned)"
        " VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
        {tally.gameId, tally.day, tally.helped, numbersText(tally.levels), numbersText(tally.sides),
         tally.matches, tally.won, tally.share, tally.points, tally.bestPoints, tally.rounds, tally.roundsWon,
         tally.bestRound, tally.drawn, tally.ahead, tally.luckKnown ? QVariant(tally.luck) : QVariant(),
         earnedText(tally.earned)});
}

bool TallyTable::write(const Run& run) {
    return database_.run(
        u"INSERT INTO runs(game, day, matches, first, last, longest) VALUES(?, ?, ?, ?, ?, ?)"_s,
        {run.gameId, run.day, run.matches, run.first, run.last, run.longest});
}

}  // namespace boneyard::ui
