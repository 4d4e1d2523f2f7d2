// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <optional>

#include "store/database.h"
#include "store/puzzlerecord.h"

namespace boneyard::ui {

/// Puzzles that were tried, the ratings that came of it, and when one's own mistakes are asked for again, as
/// the store has them. Writing functions belong into Database::together().
class PuzzleTable {
public:
    explicit PuzzleTable(Database& database) : database_(database) {}

    std::optional<PuzzleProgress> progress(const QString& game);

    /// The game whose puzzle was tried last; empty: none was.
    QString latestGame();

    bool keep(const PuzzleTry& made, qint64 now);

    /// A finished match, played here, that was looked at by that version of the analyzer. The plan is left to
    /// whoever asks.
    struct Row {
        int match = 0;
        AnalysedMatch analysed;
    };
    /// All of them, the match that was played last first.
    std::optional<QList<Row>> analysed(int version);

    bool keep(int match, int seat, int ply, const Repetition& repetition);

    /// The moves of a match from that ply on have been taken back.
    bool drop(int match, std::size_t ply);

private:
    bool readRepetitions(Row& row);

    Database& database_;
};

}  // namespace boneyard::ui
