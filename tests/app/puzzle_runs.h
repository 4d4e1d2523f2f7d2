// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QTemporaryDir>
#include <QTest>

#include "archives.h"
#include "made_puzzles.h"
#include "puzzles/puzzles.h"
#include "suite.h"

namespace boneyard::test {

/// Three puzzles of Matador in a folder, and a program that is started there again and again.
class PuzzleRuns : public QObject {
    Q_OBJECT

protected:
    /// One run of the program: the store, the table and what is asked there.
    struct Run {
        Q_DISABLE_COPY_MOVE(Run)
        Run(const QString& folder, QDate today) : desk(folder + u"/boneyard.sqlite"_s) {
            puzzles.setFolder(folder);
            puzzles.setToday([today] { return today; });
            puzzles.setArchive(&desk.archive);
            puzzles.desk()->setTable(&table);
            puzzles.desk()->setPatience(0);
            puzzles.desk()->setBudget(kSmallBudget);
        }
        ~Run() = default;

        Desk desk;
        Match table;
        Puzzles puzzles;

        void open(const QString& source) {
            puzzles.open(source);
            QTRY_VERIFY(puzzles.desk()->state() == PuzzleDesk::Asking || !puzzles.nothing().isEmpty());
        }
        bool play(const std::string& action) { return table.play(QString::fromStdString(action)); }
        [[nodiscard]] PuzzleDesk::State state() { return puzzles.desk()->state(); }
        PuzzleProgress progress() {
            std::optional<PuzzleProgress> answer;
            QObject asker;
            desk.archive.puzzles(u"matador"_s, &asker, [&](const PuzzleProgress& found) { answer = found; });
            comesTrue([&] { return answer.has_value(); });
            return answer.value_or(PuzzleProgress());
        }
    };

    const QDate today_{2026, 11, 26};
    std::unique_ptr<QTemporaryDir> folder_;
    std::vector<MadePuzzle> made_;

    [[nodiscard]] std::unique_ptr<Run> run(QDate today, const QString& source = {}) const {
        auto made = std::make_unique<Run>(folder_->path(), today);
        if (!source.isEmpty()) made->open(source);
        return made;
    }
    /// The puzzle that lies on the table.
    [[nodiscard]] const MadePuzzle& shown(Run& run) const {
        const std::uint64_t deal = run.table.match()->setup().deal;
        return *std::find_if(made_.begin(), made_.end(),
                             [deal](const MadePuzzle& made) { return made.puzzle.deal == deal; });
    }

private slots:
    void initTestCase() { made_ = makePuzzles("matador", 3); }
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        writePuzzles(folder_->path(), made_);
    }
};

}  // namespace boneyard::test
