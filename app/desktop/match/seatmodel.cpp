// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/seatmodel.h"

namespace boneyard::ui {

SeatModel::SeatModel(QObject* parent)
    : RowModel({"seat",      "name",     "human",   "levelName", "score",   "roundScore", "handCount",
                "toMove",    "thinking", "word",    "hand",      "winner",  "brief",      "meaning",
                "standing",  "shown",    "team",    "partners",  "decides", "won",        "wonSpoken",
                "medallion", "manner",   "wordPly", "passed",    "place"},
               parent) {}

void SeatModel::show(const QList<Seat>& seats) {
    QList<Row> rows;
    for (const Seat& it : seats) {
        rows.append(Row{it.seat,      it.name,       it.human,          it.levelName,
                        it.score,     it.roundScore, it.handCount,      it.toMove,
                        it.thinking,  it.word,       QVariant(it.hand), it.winner,
                        it.brief,     it.meaning,    it.standing,       QVariant(it.shown),
                        it.team,      it.partners,   it.decides,        it.won,
                        it.wonSpoken, it.medallion,  it.manner,         it.wordPly,
                        it.passed,    it.place});
    }
    setRows(rows);
}

void SeatModel::setThinking(bool thinking) {
    for (int row = 0; row < count(); ++row) setCell(row, Thinking, thinking && rows()[row][ToMove].toBool());
}

}  // namespace boneyard::ui

#include "moc_seatmodel.cpp"
