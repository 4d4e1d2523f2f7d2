// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "store/daytable.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

std::optional<QList<DayResult>> DayTable::all() {
    QSqlQuery rows = database_.query();
    if (!database_.run(rows,
                       u"SELECT date, days.game, match, id IS NOT NULL, days.ahead, par FROM days"
                       " LEFT JOIN matches ON id = match ORDER BY date DESC, days.game"_s)) {
        return std::nullopt;
    }
    QList<DayResult> results;
    while (rows.next()) {
        DayResult result{rows.value(0).toString(),
                         rows.value(1).toString(),
                         rows.value(2).toInt(),
                         rows.value(3).toBool(),
                         {},
                         {}};
        if (!rows.value(4).isNull()) result.ahead = rows.value(4).toInt();
        if (!rows.value(5).isNull()) result.par = rows.value(5).toDouble();
        results.append(result);
    }
    if (!database_.whole(rows)) return std::nullopt;
    return results;
}

bool DayTable::begin(const QString& date, const QString& game, int match) {
    return database_.run(
        u"INSERT INTO days(date, game, match) VALUES(?, ?, ?) ON CONFLICT(date, game) DO UPDATE"
        " SET match = excluded.match WHERE ahead IS NULL AND match NOT IN (SELECT id FROM matches)"_s,
        {date, game, match});
}

bool DayTable::finish(int match, int ahead) {
    return database_.run(u"UPDATE days SET ahead = ? WHERE match = ? AND ahead IS NULL"_s, {ahead, match});
}

bool DayTable::keepPar(const QString& date, const QString& game, double par) {
    return database_.run(u"UPDATE days SET par = ? WHERE date = ? AND game = ?"_s, {par, date, game});
}

QString DayTable::dateOf(int match) {
    QSqlQuery row = database_.query();
    const bool found = database_.run(row, u"SELECT date FROM days WHERE match = ?"_s, {match}) && row.next();
    return found ? row.value(0).toString() : QString();
}

}  // namespace boneyard::ui
