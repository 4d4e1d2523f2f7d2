// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "history/movemodel.h"

#include <utility>

namespace boneyard::ui {

MoveModel::MoveModel(QObject* parent)
    : RowModel({"ply", "round", "roundName", "opens", "seat", "words"}, parent) {}

void MoveModel::show(const QList<Move>& moves) {
    QList<Row> rows;
    int round = 0;
    for (const Move& move : moves) {
        const bool opens = std::exchange(round, move.round) != move.round;  // its round
        rows.append(Row{move.ply, move.round, move.roundName, opens, move.seat, move.words});
    }
    setRows(rows);
}

}  // namespace boneyard::ui

#include "moc_movemodel.cpp"
