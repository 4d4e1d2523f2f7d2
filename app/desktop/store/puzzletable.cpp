// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "store/puzzletable.h"

#include "store/rowreader.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

PuzzleRating ratingOf(RowReader& row) {
    constexpr double kLowest = -1000;
    constexpr double kHighest = 5000;
    constexpr double kMostDeviation = 350;  // then nothing is known
    PuzzleRating rating;
    rating.rating = row.number(kLowest, kHighest);
    rating.deviation = row.number(0, kMostDeviation);
    rating.volatility = row.number(0, 1);
    rating.tries = row.count();
    rating.solved = row.count(rating.tries);
    row.check(rating.deviation > 0 && rating.volatility > 0);
    return rating;
}

/// Without the first column.
Repetition repetitionOf(RowReader& row) {
    constexpr int kMostDays = 3650;
    constexpr double kMostEase = 1000;
    Repetition repetition;
    repetition.inRow = row.count();
    repetition.ease = row.number(1, kMostEase);
    repetition.interval = row.count(kMostDays);
    repetition.seen = row.date();
    repetition.due = row.date();
    row.check(repetition.seen.addDays(repetition.interval) == repetition.due);
    return repetition;
}

}  // namespace

std::optional<PuzzleProgress> PuzzleTable::progress(const QString& game) {
    PuzzleProgress progress;
    QSqlQuery row = database_.query();
    if (!database_.run(
            row, u"SELECT rating, deviation, volatility, tries, solved FROM puzzle_ratings WHERE game = ?"_s,
            {game})) {
        return std::nullopt;
    }
    if (row.next()) {
        RowReader columns(row);
        const PuzzleRating rating = ratingOf(columns);
        if (columns.sound())
            progress.rating = rating;
        else
            database_.leaveOut();
    }
    QSqlQuery rows = database_.query();
    if (!database_.run(rows, u"SELECT puzzle, tried FROM puzzles WHERE game = ?"_s, {game}))
        return std::nullopt;
    // Of what was tried nobody knows when: long ago.
    while (rows.next())
        progress.tried[rows.value(0).toString()] = wholeIn(rows.value(1), 0, kMostTries).value_or(0);
    if (!database_.whole(rows)) return std::nullopt;
    return progress;
}

QString PuzzleTable::latestGame() {
    QSqlQuery row = database_.query();
    const bool found =
        database_.run(row,
                      u"SELECT game FROM puzzles WHERE typeof(tried) = 'integer' AND tried <= ?"
                      " ORDER BY tried DESC LIMIT 1"_s,
                      {kMostTries}) &&
        row.next();
    return found ? row.value(0).toString() : QString();
}

bool PuzzleTable::keep(const PuzzleTry& made, qint64 now) {
    const PuzzleRating& after = made.rating;
    return database_.run(
               u"INSERT OR REPLACE INTO puzzles(puzzle, game, tried, at, solved)"
               " VALUES(?, ?, (SELECT coalesce(max(tried), 0) + 1 FROM puzzles"
               " WHERE typeof(tried) = 'integer' AND tried BETWEEN 0 AND ?), ?, ?)"_s,
               {made.puzzle, made.game, kMostTries, now, made.solved}) &&
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
        RowReader columns(rows);
        Row row{columns.id(), {}};
        row.analysed.seat = columns.count(kit::kMaxSeats - 1);
        row.analysed.finished = columns.time().toLocalTime();
        row.analysed.found = columns.next().toByteArray();
        if (columns.sound())
            all.append(row);
        else
            database_.leaveOut();
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
        RowReader columns(rows);
        const int ply = columns.count();
        const Repetition repetition = repetitionOf(columns);
        if (columns.sound())
            row.analysed.repetitions[ply] = repetition;
        else
            database_.leaveOut();
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
