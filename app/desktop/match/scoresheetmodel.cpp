// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/scoresheetmodel.h"

namespace boneyard::ui {

ScoreSheetModel::ScoreSheetModel(QObject* parent)
    : RowModel({"round", "seat", "seatName", "points", "reason", "why", "total"}, parent) {}

void ScoreSheetModel::show(const QList<Line>& lines) {
    QList<Row> rows;
    for (const Line& line : lines) {
        rows.append(
            Row{line.round, line.seat, line.seatName, line.points, line.reason, line.why, line.total});
    }
    setRows(rows);
}

}  // namespace boneyard::ui
