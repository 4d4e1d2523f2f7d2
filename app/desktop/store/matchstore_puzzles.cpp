// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What the store does for puzzles.

#include <QDateTime>

#include "store/matchstore.h"

namespace boneyard::ui {

PuzzleProgress MatchStore::puzzles(const QString& game) {
    if (!database_.readable()) return {};
    PuzzleProgress progress = puzzles_.progress(game).value_or(PuzzleProgress());
    if (database_.hasLeftOut()) tellLeftOut();
    return progress;
}

QString MatchStore::latestPuzzleGame() { return database_.readable() ? puzzles_.latestGame() : QString(); }

void MatchStore::keepTry(const PuzzleTry& made) {
    if (!database_.writable()) return;
    database_.together([&] { return puzzles_.keep(made, QDateTime::currentMSecsSinceEpoch()); });
}

QList<AnalysedMatch> MatchStore::analysed(int version) {
    QList<AnalysedMatch> all;
    if (!database_.readable()) return all;
    for (PuzzleTable::Row& row : puzzles_.analysed(version).value_or(QList<PuzzleTable::Row>())) {
        std::optional<MatchPlan> plan = table_.load(row.match);
        if (!plan || plan->players.onlyPerson() != row.analysed.seat) continue;
        row.analysed.plan = std::move(*plan);
        all.append(std::move(row.analysed));
    }
    if (database_.hasLeftOut()) tellLeftOut();
    return all;
}

void MatchStore::keepRepetition(int id, int seat, int ply, const Repetition& repetition) {
    if (!database_.writable()) return;
    database_.together([&] { return puzzles_.keep(id, seat, ply, repetition); });
}

}  // namespace boneyard::ui
