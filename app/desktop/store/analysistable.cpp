// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "store/analysistable.h"

#include <QDateTime>

#include "store/digesttable.h"
#include "store/digesttexts.h"
#include "store/rowreader.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

DayVerdict verdictOf(RowReader& row) {
    DayVerdict one;
    one.match = row.id();
    one.gameId = row.text();
    const auto day = wholeIn(row.next(), kEarliestDay, kLatestDay);
    const QDate finished = row.time().toLocalTime().date();
    one.day = day ? static_cast<int>(*day) : dayNumber(finished);
    one.verdict.accuracy = row.number(0, 1);
    one.verdict.moves = row.count();
    one.verdict.faults = faultsIn(row.text());
    for (const Fault& fault : one.verdict.faults) {
        for (const int moves : {fault.inaccuracies, fault.mistakes, fault.blunders})
            row.check(moves >= 0 && moves <= one.verdict.moves);
        row.check(fault.cost >= 0 && fault.cost <= kMostPoints);
    }
    return one;
}

}  // namespace

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
                       u"SELECT id, game, day, finished, accuracy, moves, faults FROM analyses"
                       " JOIN matches ON id = analyses.match JOIN digests ON digests.match = id"
                       " WHERE analyses.version = ? AND digests.version <> ?"
                       " AND accuracy IS NOT NULL AND seat = you"
                       " AND finished IS NOT NULL ORDER BY touched"_s,
                       {version, DigestTable::kLeftOut})) {
        return std::nullopt;
    }
    QList<DayVerdict> all;
    while (rows.next()) {
        RowReader row(rows);
        const DayVerdict one = verdictOf(row);
        if (!row.sound())
            database_.leaveOut();
        else if (one.verdict.moves > 0)
            all.append(one);
    }
    if (!database_.whole(rows)) return std::nullopt;
    return all;
}

}  // namespace boneyard::ui
