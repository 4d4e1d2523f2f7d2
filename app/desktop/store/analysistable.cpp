// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "store/analysistable.h"

#include <QDateTime>

#include "store/digesttable.h"
#include "store/digesttexts.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

QByteArray AnalysisTable::found(int id, int seat, int version) {
    QSqlQuery rows = database_.query();
    const bool fine =
        database_.run(rows, u"SELECT found FROM analyses WHERE match = ? AND seat = ? AND version = ?"_s,
                      {id, seat, version});
    return fine && rows.next() ? rows.value(0).toByteArray() : QByteArray();
}

bool AnalysisTable::keep(int id, int seat, int version, const QByteArray& found) {
    // The match may have been removed meanwhile.
    return database_.run(
        u"INSERT OR REPLACE INTO analyses(match, seat, version, found)"
        " SELECT id, ?, ?, ? FROM matches WHERE id = ?"_s,
        {seat, version, found, id});
}

bool AnalysisTable::keepVerdict(int id, int seat, int version, const Verdict& verdict) {
    return database_.run(
        u"UPDATE analyses SET accuracy = ?, moves = ?, faults = ? WHERE match = ? AND seat = ?"
        " AND version = ?"_s,
        {verdict.accuracy, verdict.moves, faultsText(verdict.faults), id, seat, version});
}

bool AnalysisTable::dropVerdicts(int id) {
    return database_.run(
        u"UPDATE analyses SET accuracy = NULL, moves = NULL, faults = NULL WHERE match = ?"_s, {id});
}

std::optional<QList<DayVerdict>> AnalysisTable::verdicts(int version) {
    QSqlQuery rows = database_.query();
    if (!database_.run(rows,
                       u"SELECT id, game, coalesce(day, -1), finished, accuracy, moves, faults FROM analyses"
                       " JOIN matches ON id = analyses.match JOIN digests ON digests.match = id"
                       " WHERE analyses.version = ? AND digests.version <> ?"
                       " AND accuracy IS NOT NULL AND seat = you"
                       " AND finished IS NOT NULL ORDER BY touched"_s,
                       {version, DigestTable::kLeftOut})) {
        return std::nullopt;
    }
    QList<DayVerdict> all;
    while (rows.next()) {
        DayVerdict one{rows.value(0).toInt(), rows.value(1).toString(), rows.value(2).toInt(), {}};
        if (one.day < 0)
            one.day = dayNumber(QDateTime::fromMSecsSinceEpoch(rows.value(3).toLongLong()).date());
        one.verdict = {rows.value(4).toDouble(), rows.value(5).toInt(), faultsIn(rows.value(6).toString())};
        if (one.verdict.moves > 0) all.append(one);
    }
    if (!database_.whole(rows)) return std::nullopt;
    return all;
}

}  // namespace boneyard::ui
