// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/piecemodel.h"

#include "common/words.h"

namespace boneyard::ui {

PieceModel::PieceModel(QObject* parent)
    : RowModel({"tile", "values", "suit", "px", "py", "angle", "owner", "order", "last", "spoken", "meaning",
                "standsFor", "by"},
               parent) {}

void PieceModel::show(const kit::Scene& scene, const Players& players, const QList<SeatModel::Seat>& seats,
                      int news) {
    QList<Row> rows;
    const auto by = [&](kit::Seat owner) {
        const bool told = owner >= 0 && owner < seats.size() &&
                          rows.size() + news >= static_cast<qsizetype>(scene.pieces.size());
        return told ? QVariantMap{{QStringLiteral("seat"), int{owner}},
                                  {QStringLiteral("team"), seats[owner].team},
                                  {QStringLiteral("sign"), seats[owner].medallion}}
                    : QVariantMap();
    };
    for (const kit::Piece& piece : scene.pieces) {
        rows.append(Row{text(piece.face.tile), QVariant::fromValue(list(piece.face.values)),
                        text(piece.face.suit), piece.pose.x, piece.pose.y, piece.pose.angle, int{piece.owner},
                        piece.order, piece.order == scene.last, say(piece.face.spoken),
                        say(piece.meaning.words, players), standsForMap(piece.face.stands_for),
                        by(piece.owner)});
    }
    setRows(rows);
}

}  // namespace boneyard::ui

#include "moc_piecemodel.cpp"
