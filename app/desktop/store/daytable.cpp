// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "store/daytable.h"

#include "store/rowreader.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

/// No result is known that can be one.
QString isOpen() {
    return u"(days.ahead IS NULL OR typeof(days.ahead) <> 'integer'"
           " OR days.ahead NOT BETWEEN %1 AND %2)"_s.arg(-kMostPoints)
               .arg(kMostPoints);
}

/// That match never was, or it is one of another game.
constexpr auto kOfNoMatch =
    "(typeof(days.match) <> 'integer' OR days.match < 1"
    " OR days.match > coalesce((SELECT max(seq) FROM sqlite_sequence WHERE name = 'matches'), 0)"
    " OR EXISTS (SELECT 1 FROM matches AS other WHERE other.id = days.match AND other.game <> days.game))"_L1;

DayResult resultOf(RowReader& row) {
    DayResult result;
    result.date = row.dayText();
    result.game = row.text();
    result.match = row.id();
    result.there = row.flag();
    row.check(!row.flag());
    return result;
}

constexpr auto kResults =
    "SELECT date, days.game, match, id IS NOT NULL, %1, days.ahead IS NOT NULL, finished IS NULL, par,"
    " CASE WHEN %2 THEN matches.ahead ELSE days.ahead END"
    " FROM days LEFT JOIN matches ON id = match ORDER BY date DESC, days.game"_L1;

}  // namespace

std::optional<QList<DayResult>> DayTable::all() {
    QSqlQuery rows = database_.query();
    if (!database_.run(rows, QString(kResults).arg(kOfNoMatch, isOpen()))) return std::nullopt;
    QList<DayResult> results;
    while (rows.next()) {
        RowReader row(rows);
        DayResult result = resultOf(row);
        const bool over = row.flag();
        const bool going = row.flag();
        const std::optional<double> par = numberIn(row.next(), -kMostPoints, kMostPoints);
        const std::optional<qint64> ahead = wholeIn(row.next(), -kMostPoints, kMostPoints);
        if (over && ahead) {
            result.ahead = static_cast<int>(*ahead);
            result.par = par;
        } else if (over) {
            result.there = result.there && going;  // else it was played, and nobody knows how it went
        }
        if (!row.sound() || (over && !ahead)) database_.leaveOut();
        if (row.sound()) results.append(result);
    }
    if (!database_.whole(rows)) return std::nullopt;
    return results;
}

bool DayTable::begin(const QString& date, const QString& game, int match) {
    // The new match has just got its number: a day that names it, or a later one, never had a match.
    return database_.run(
        "INSERT INTO days(date, game, match) VALUES(?, ?, ?) ON CONFLICT(date, game) DO UPDATE"
        " SET match = excluded.match, ahead = NULL, par = NULL"
        " WHERE days.match >= excluded.match OR "_L1 +
            kOfNoMatch + " OR ("_L1 + isOpen() + " AND match NOT IN (SELECT id FROM matches))"_L1,
        {date, game, match});
}

bool DayTable::finish(int match, int ahead) {
    return database_.run("UPDATE days SET ahead = ? WHERE match = ? AND "_L1 + isOpen(), {ahead, match});
}

bool DayTable::keepPar(const QString& date, const QString& game, double par) {
    return database_.run(u"UPDATE days SET par = ? WHERE date = ? AND game = ?"_s, {par, date, game});
}

QString DayTable::dateOf(int match) {
    QSqlQuery row = database_.query();
    const bool found = database_.run(row, u"SELECT date FROM days WHERE match = ?"_s, {match}) && row.next();
    return found ? dayTextIn(row.value(0)) : QString();
}

}  // namespace boneyard::ui
