// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "store/analysistable.h"

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

}  // namespace boneyard::ui
