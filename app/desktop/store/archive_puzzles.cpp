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
        asker, [game](MatchStore& store) { return store.puzzles(game); }, std::move(done));
}

void Archive::latestPuzzleGame(QObject* asker, std::function<void(const QString& game)> done) {
    ask<QString>(
        asker, [](MatchStore& store) { return store.latestPuzzleGame(); }, std::move(done));
}

void Archive::keepTry(const PuzzleTry& made) {
    post([made](MatchStore& store) { store.keepTry(made); });
}

void Archive::analysed(int version, QObject* asker,
                       std::function<void(const QList<AnalysedMatch>& matches)> done) {
    ask<QList<AnalysedMatch>>(
        asker, [version](MatchStore& store) { return store.analysed(version); }, std::move(done));
}

void Archive::keepRepetition(int id, int seat, int ply, const Repetition& repetition) {
    post([=](MatchStore& store) { store.keepRepetition(id, seat, ply, repetition); });
}

}  // namespace boneyard::ui
