// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What the archive does for puzzles.

#include <utility>

#include "store/archive.h"
#include "store/matchstore.h"

namespace boneyard::ui {

void Archive::puzzles(const QString& game, QObject* asker,
                      std::function<void(const PuzzleProgress& progress)> done) {
    ask<PuzzleProgress>(
        asker, [game](MatchStore& keeper) { return keeper.puzzles(game); }, std::move(done));
}

void Archive::latestPuzzleGame(QObject* asker, std::function<void(const QString& game)> done) {
    ask<QString>(
        asker, [](MatchStore& keeper) { return keeper.latestPuzzleGame(); }, std::move(done));
}

void Archive::keepTry(const PuzzleTry& made) {
    post([made](MatchStore& keeper) { keeper.keepTry(made); });
}

void Archive::analysed(int version, QObject* asker,
                       std::function<void(const QList<AnalysedMatch>& matches)> done) {
    ask<QList<AnalysedMatch>>(
        asker, [version](MatchStore& keeper) { return keeper.analysed(version); }, std::move(done));
}

void Archive::keepRepetition(int id, int seat, int ply, const Repetition& repetition) {
    post([=](MatchStore& keeper) { keeper.keepRepetition(id, seat, ply, repetition); });
}

}  // namespace boneyard::ui
