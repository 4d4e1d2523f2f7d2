// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "store/tallytable.h"

#include <QDateTime>
#include <QHash>
#include <QList>
#include <algorithm>
#include <utility>

#include "store/digesttexts.h"
#include "store/rowreader.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

using KnownNumbers = QHash<QString, QList<int>>;

/// Few tables differ: each is read once, and its lists are shared.
QList<int> numbersOf(const QString& text, KnownNumbers& known) {
    const auto found = known.constFind(text);
    return found != known.constEnd() ? *found : *known.insert(text, numbersIn(text));
}

DayTally tallyOf(RowReader& row, KnownNumbers& known) {
    DayTally tally;
    tally.gameId = row.text();
    tally.day = row.day();
    tally.helped = row.flag();
    tally.levels = numbersOf(row.text(), known);
    tally.sides = numbersOf(row.text(), known);
    tally.matches = row.count();
    const qint64 most = qint64{kMostPoints} * tally.matches;
    tally.won = row.count(tally.matches);
    tally.share = row.number(0, tally.matches);
    tally.points = row.whole(-most, most);
    tally.bestPoints = row.points();
    tally.rounds = row.count();
    tally.roundsWon = row.count(tally.rounds);
    tally.bestRound = row.points();
    tally.drawn = row.count();
    tally.ahead = row.number(-double(most), double(most));
    tally.luckKnown = !row.passNull();
    if (tally.luckKnown) tally.luck = row.number(-double(most), double(most));
    tally.earned = earnedIn(row.text());
    tally.seat = static_cast<int>(tally.levels.indexOf(MatchDigest::kPerson));
    row.check(tally.matches > 0 && canBe(tally.levels, tally.sides, tally.seat) && canBe(tally.earned));
    return tally;
}

Run runOf(RowReader& row) {
    Run run;
    run.gameId = row.text();
    run.day = row.day();
    run.matches = row.count();
    run.first = row.count(run.matches);
    run.last = row.count(run.matches);
    run.longest = row.count(run.matches);
    row.check(run.longest >= std::max(run.first, run.last));
    return run;
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
        RowReader row(rows);
        DayTally tally = tallyOf(row, known);
        if (row.sound())
            all.append(std::move(tally));
        else
            unsound_ = true;
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
        RowReader row(rows);
        const Run run = runOf(row);
        if (row.sound())
            all.append(run);
        else
            unsound_ = true;
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

/// A time that cannot be is on no day of the calendar, and so in no sum that is read.
bool TallyTable::setDay(int match, qint64 finished) {
    const qint64 day = QDateTime::fromMSecsSinceEpoch(finished).date().toJulianDay() - kFirstDay;
    return database_.run(u"UPDATE digests SET day = ? WHERE match = ? AND day IS NULL"_s,
                         {std::clamp<qint64>(day, kEarliestDay - 1, kLatestDay + 1), match});
}

bool TallyTable::mend() {
    return database_.run(
               u"UPDATE digests SET day = NULL WHERE day IS NOT NULL"
               " AND (typeof(day) <> 'integer' OR day NOT BETWEEN ? AND ?)"_s,
               {kEarliestDay, kLatestDay}) &&
           sumAll() && takeOld(kMostCounted) >= 0;
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
