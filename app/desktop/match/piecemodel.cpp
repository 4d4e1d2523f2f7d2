// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/piecemodel.h"

#include "common/words.h"

namespace boneyard::ui {

PieceModel::PieceModel(QObject* parent)
    : RowModel({"tile", "values", "suit", "px", "py", "angle", "owner", "order", "last", "spoken", "meaning",
                "standsFor"},
               parent) {}

void PieceModel::show(const kit::Scene& scene, const Players& players) {
    QList<Row> rows;
    for (const kit::Piece& piece : scene.pieces) {
        rows.append(Row{text(piece.face.tile), QVariant::fromValue(list(piece.face.values)),
                        text(piece.face.suit), piece.pose.x, piece.pose.y, piece.pose.angle, int{piece.owner},
                        piece.order, piece.order == scene.last, say(piece.face.spoken),
                        say(piece.meaning.words, players), standsForMap(piece.face.stands_for)});
    }
    setRows(rows);
}

}  // namespace boneyard::ui

#include "moc_piecemodel.cpp"
