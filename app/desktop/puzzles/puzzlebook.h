// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QString>
#include <vector>

#include "protocol/puzzle.h"
#include "puzzles/task.h"
#include "store/puzzlerecord.h"

namespace boneyard::ui {

/// A puzzle that comes with the program.
struct BookPuzzle {
    QString id;  ///< the same as long as the position is
    protocol::Puzzle puzzle;
};

/// The puzzles of a game, in the order of the file: <folder>/<game>.jsonl. Lines that cannot be read are left
/// out; without the file there are none.
std::vector<BookPuzzle> readPuzzles(const QString& folder, const QString& game);

/// Its position, as it is to be played, by a person with that sign, or the first one where it is empty. All
/// look the same from whichever seat it is. Nothing of the match is kept.
Task taskOf(const protocol::Puzzle& puzzle, const QString& sign = {});

/// Which puzzle comes next, and whether it came before.
struct Choice {
    int row = -1;  ///< -1: there are none
    bool again = false;
};

/// One that was never tried, as near to the rating as can be; where all were, the one that was tried longest
/// ago.
Choice choosePuzzle(const std::vector<BookPuzzle>& book, const QHash<QString, qint64>& tried, double rating);

}  // namespace boneyard::ui
