// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "store/puzzletable.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

std::optional<PuzzleProgress> PuzzleTable::progress(const QString& game) {
    PuzzleProgress progress;
    QSqlQuery row = database_.query();
    if (!database_.run(
            row, u"SELECT rating, deviation, volatility, tries, solved FROM puzzle_ratings WHERE game = ?"_s,
            {game})) {
        return std::nullopt;
    }
    if (row.next()) {
        progress.rating = {row.value(0).toDouble(), row.value(1).toDouble(), row.value(2).toDouble(),
                           row.value(3).toInt(), row.value(4).toInt()};
    }
    QSqlQuery rows = database_.query();
    if (!database_.run(rows, u"SELECT puzzle, tried FROM puzzles WHERE game = ?"_s, {game}))
        return std::nullopt;
    while (rows.next()) progress.tried[rows.value(0).toString()] = rows.value(1).toLongLong();
    if (!database_.whole(rows)) return std::nullopt;
    return progress;
}

QString PuzzleTable::latestGame() {
    QSqlQuery row = database_.query();
    const bool found =
        database_.run(row, u"SELECT game FROM puzzles ORDER BY tried DESC LIMIT 1"_s) && row.next();
    return found ? row.value(0).toString() : QString();
}

bool PuzzleTable::keep(const PuzzleTry& made, qint64 now) {
    const PuzzleRating& after = made.rating;
    return database_.run(
               u"INSERT OR REPLACE INTO puzzles(puzzle, game, tried, at, solved)"
               " VALUES(?, ?, (SELECT coalesce(max(tried), 0) + 1 FROM puzzles), ?, ?)"_s,
               {made.puzzle, made.game, now, made.solved}) &&
           database_.run(
               u"INSERT OR REPLACE INTO puzzle_ratings(game, rating, deviation, volatility, tries, solved)"
               " VALUES(?, ?, ?, ?, ?, ?)"_s,
               {made.game, after.rating, after.deviation, after.volatility, after.tries, after.solved});
}

std::optional<QList<PuzzleTable::Row>> PuzzleTable::analysed(int version) {
    QSqlQuery rows = database_.query();
    if (!database_.run(rows,
                       u"SELECT match, seat, finished, found FROM analyses JOIN matches ON id = match"
                       " WHERE finished IS NOT NULL AND seat = you AND version = ? AND imported = 0"
                       " ORDER BY touched DESC, id DESC"_s,
                       {version})) {
        return std::nullopt;
    }
    QList<Row> all;
    while (rows.next()) {
        Row row{rows.value(0).toInt(), {}};
        row.analysed.seat = rows.value(1).toInt();
        row.analysed.finished = QDateTime::fromMSecsSinceEpoch(rows.value(2).toLongLong());
        row.analysed.found = rows.value(3).toByteArray();
        all.append(row);
    }
    if (!database_.whole(rows)) return std::nullopt;
    for (Row& row : all) {
        if (!readRepetitions(row)) return std::nullopt;
    }
    return all;
}

bool PuzzleTable::readRepetitions(Row& row) {
    QSqlQuery rows = database_.query();
    if (!database_.run(
            rows,
            u"SELECT ply, in_row, ease, interval, seen, due FROM mistakes WHERE match = ? AND seat = ?"_s,
            {row.match, row.analysed.seat})) {
        return false;
    }
    while (rows.next()) {
        row.analysed.repetitions[rows.value(0).toInt()] = {
            rows.value(1).toInt(), rows.value(2).toDouble(), rows.value(3).toInt(),
            QDate::fromString(rows.value(4).toString(), Qt::ISODate),
            QDate::fromString(rows.value(5).toString(), Qt::ISODate)};
    }
    return database_.whole(rows);
}

bool PuzzleTable::keep(int match, int seat, int ply, const Repetition& repetition) {
    // The match may have been removed meanwhile.
    return database_.run(
        u"INSERT OR REPLACE INTO mistakes(match, seat, ply, in_row, ease, interval, seen, due)"
        " SELECT id, ?, ?, ?, ?, ?, ?, ? FROM matches WHERE id = ?"_s,
        {seat, ply, repetition.inRow, repetition.ease, repetition.interval,
         repetition.seen.toString(Qt::ISODate), repetition.due.toString(Qt::ISODate), match});
}

bool PuzzleTable::drop(int match, std::size_t ply) {
    return database_.run(u"DELETE FROM mistakes WHERE match = ? AND ply >= ?"_s,
                         {match, static_cast<qint64>(ply)});
}

}  // namespace boneyard::ui
