// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QLocale>
#include <QSignalSpy>
#include <QTest>

#include "common/actiontext.h"
#include "common/words.h"
#include "puzzle_runs.h"

using namespace boneyard;
using namespace boneyard::test;

/// What is said of the answer to a puzzle.
class TestPuzzleAnswers : public PuzzleRuns {
    Q_OBJECT

private slots:
    void theRightMoveIsPraisedAndNobodyElseMoves();
    void aWrongMoveSaysWhatItCostsAndIsTakenBack();
    void aWrongMoveSaysWhyTheBestOneIsBetter();
    void whatBeatsOnesOwnMistakeIsToldToBeBetter();
    void aWrongMoveShowsNothingThatWasHidden();
    void whatIsPaidForIsMeasuredOnce();
    void whatWasMeasuredIsNotDoubted();
    void anEndIsCalledAsItLiesOnTheTable();
};

void TestPuzzleAnswers::theRightMoveIsPraisedAndNobodyElseMoves() {
    const auto now = run(today_, u"matador"_s);
    const protocol::Puzzle& puzzle = shown(*now).puzzle;
    QCOMPARE(now->table.turn()->phase(), Turn::YourTurn);
    QVERIFY(now->puzzles.desk()->reasons().isEmpty());
    QVERIFY(now->play(puzzle.best));
    QCOMPARE(now->state(), PuzzleDesk::Solved);
    QCOMPARE(now->puzzles.desk()->verdict(), u"Right!"_s);
    const QString reasons = now->puzzles.desk()->reasons().join(u' ');
    QVERIFY2(reasons.contains(u"better than any other move"_s), qPrintable(reasons));
    const QString bots = QLocale().createSeparatedList({u"Beginner 25 %"_s, u"Champion 100 %"_s});
    QVERIFY2(reasons.contains(bots), qPrintable(reasons));
    settleEvents();
    QCOMPARE(ply(now->table), puzzle.actions.size() + 1);
}

void TestPuzzleAnswers::aWrongMoveSaysWhatItCostsAndIsTakenBack() {
    const auto now = run(today_, u"matador"_s);
    const MadePuzzle& made = shown(*now);
    QVERIFY(now->play(made.wrong));
    QTRY_COMPARE(now->state(), PuzzleDesk::Asking);
    const QString verdict = now->puzzles.desk()->verdict();
    QVERIFY2(verdict.startsWith(u"This would cost about "_s), qPrintable(verdict));
    const double said = verdict.section(u' ', 4, 4).toDouble();
    QVERIFY2(said >= made.puzzle.better, "it costs less than what is best is said to be worth");
    QCOMPARE(ply(now->table), made.puzzle.actions.size());
    QVERIFY(now->table.turn()->mayAct());
    QVERIFY(now->play(made.puzzle.best));
    QCOMPARE(now->puzzles.desk()->verdict(), u"Now you have it."_s);
}

void TestPuzzleAnswers::whatBeatsOnesOwnMistakeIsToldToBeBetter() {
    const auto now = run(today_, u"matador"_s);
    Match table;
    PuzzleDesk desk;
    desk.setTable(&table);
    desk.setPatience(0);
    desk.setBudget(kSmallBudget);
    int between = 0;
    for (const MadePuzzle& made : made_) {
        now->puzzles.open(u"matador"_s, static_cast<int>(&made - made_.data()) + 1);
        QTRY_COMPARE(now->table.match()->setup().deal, made.puzzle.deal);
        Task task = now->puzzles.desk()->task();
        task.own = true;
        task.played = made.wrong;
        const auto position =
            load_match({made.puzzle.game, 2, made.puzzle.deal, {}, {}, made.puzzle.actions}).value();
        for (const std::string& action : position->legal()) {
            const double cost = analyze(*position, 0, action, kSmallBudget)({})->cost;
            const bool better = cost > 0.4 * task.better && cost < 0.6 * task.better;
            if (!better && action != made.wrong) continue;
            QVERIFY(desk.ask(task));
            QTRY_VERIFY(table.turn()->mayAct());
            QVERIFY(table.play(QString::fromStdString(action)));
            QTRY_COMPARE(desk.state(), PuzzleDesk::Asking);
            const QString verdict = desk.verdict();
            QVERIFY2(verdict.startsWith(u"Better than what you played"_s) == better, qPrintable(verdict));
            QVERIFY2(verdict.contains(u"This would cost about "_s), qPrintable(verdict));
            between += better ? 1 : 0;
        }
    }
    QVERIFY(between > 0);
}

void TestPuzzleAnswers::aWrongMoveSaysWhyTheBestOneIsBetter() {
    int compared = 0;
    const auto now = run(today_);
    for (std::size_t number = 0; number < made_.size(); ++number) {
        const MadePuzzle& made = made_[number];
        now->puzzles.open(u"matador"_s, static_cast<int>(number) + 1);
        QTRY_COMPARE(now->state(), PuzzleDesk::Asking);
        QCOMPARE(now->table.match()->setup().deal, made.puzzle.deal);
        const auto position =
            load_match({made.puzzle.game, 2, made.puzzle.deal, {}, {}, made.puzzle.actions}).value();
        const auto rather = position->why_rather(0, made.puzzle.best, made.wrong);
        QVERIFY(now->play(made.wrong));
        QTRY_COMPARE(now->state(), PuzzleDesk::Asking);
        const QString verdict = now->puzzles.desk()->verdict();
        QCOMPARE(verdict.contains(u"Why the best move is better: "_s), !rather.empty());
        QCOMPARE(verdict.contains(u"No single reason stands out"_s), rather.empty());
        for (const kit::Phrase& reason : rather) QVERIFY2(verdict.contains(say(reason)), qPrintable(verdict));
        QVERIFY(now->play(made.puzzle.best));
        const QString reasons = now->puzzles.desk()->reasons().join(u' ');
        QCOMPARE(reasons.contains(u"It is better than “"_s), !rather.empty());
        compared += rather.empty() ? 0 : 1;
    }
    QVERIFY(compared > 0);
}

void TestPuzzleAnswers::aWrongMoveShowsNothingThatWasHidden() {
    const auto match = new_match("triominoes", 2, 4, {}).value();
    while (match->status().to_move != 0) (void)match->play(match->legal().back());
    const auto legal = match->legal();
    QVERIFY(std::find(legal.begin(), legal.end(), "draw") != legal.end() && legal.back() != "draw");
    writePuzzles(
        folder_->path(),
        {{{"triominoes", 2, 4, {}, match->actions(), 0, legal.back(), 9, 1, "best", 1500, {}}, "draw"}});
    const auto now = run(today_);
    now->puzzles.desk()->setPatience(60'000);
    now->open(u"triominoes"_s);
    const int held = now->table.table()->hand()->count();
    QVERIFY(now->play("draw"));
    QVERIFY(now->puzzles.desk()->covered());
    QTRY_VERIFY(!now->puzzles.desk()->covered());
    QCOMPARE(now->state(), PuzzleDesk::Weighing);
    QCOMPARE(now->table.table()->hand()->count(), held);
    QCOMPARE(ply(now->table), match->actions().size());
}

void TestPuzzleAnswers::whatIsPaidForIsMeasuredOnce() {
    const auto match = new_match("triominoes", 2, 4, {}).value();
    while (match->status().to_move != 0) (void)match->play(match->legal().back());
    const std::string why = kit::english(match->why(0, "draw"));
    QVERIFY2(why.find("points more") != std::string::npos, why.c_str());
    writePuzzles(folder_->path(),
                 {{{"triominoes", 2, 4, {}, match->actions(), 0, "draw", 9, 1, "draw", 1500, {}},
                   match->legal().back()}});
    const auto now = run(today_);
    now->open(u"triominoes"_s);
    QVERIFY(now->play("draw"));
    QCOMPARE(now->state(), PuzzleDesk::Solved);
    const QString reasons = now->puzzles.desk()->reasons().join(u' ');
    QVERIFY2(reasons.contains(u"better than any other move"_s), qPrintable(reasons));
    QVERIFY2(!reasons.contains(u"points more"_s), qPrintable(reasons));
}

void TestPuzzleAnswers::whatWasMeasuredIsNotDoubted() {
    const auto match = new_match("triominoes", 2, 4, {}).value();
    std::string best;  // of which is said that nothing else is clearly better
    while (best.empty()) {
        QVERIFY(!match->status().round_over());
        const auto legal = match->legal();
        for (const std::string& action : legal) {
            if (match->status().to_move == 0 && match->why(0, action).modest) best = action;
        }
        if (best.empty()) (void)match->play(legal.back());
    }
    writePuzzles(folder_->path(),
                 {{{"triominoes", 2, 4, {}, match->actions(), 0, best, 9, 1, "best", 1500, {}}, best}});
    const auto now = run(today_);
    now->open(u"triominoes"_s);
    QVERIFY(now->play(best));
    const QString reasons = now->puzzles.desk()->reasons().join(u' ');
    QVERIFY2(reasons.contains(u"9.0 points better than any other move"_s), qPrintable(reasons));
    QVERIFY2(!reasons.contains(u"nothing else is clearly better"_s), qPrintable(reasons));
}

void TestPuzzleAnswers::anEndIsCalledAsItLiesOnTheTable() {
    constexpr double kNarrow = 0.7;
    constexpr double kBroad = 1.6;
    std::unique_ptr<kit::Match> match;
    std::string best;
    for (std::uint64_t deal = 100; best.empty(); ++deal) {
        match = new_match("russian", 2, deal, {}).value();
        while (best.empty() && !match->status().round_over()) {
            const kit::Seat seat = match->status().to_move;
            const std::string action = match->legal().back();
            if (seat == 0 && match->legal().size() > 1 &&
                actionText(match->scene(0, kBroad), action) != actionText(match->scene(0, kNarrow), action))
                best = action;
            else
                (void)match->play(action);
        }
    }
    writePuzzles(folder_->path(),
                 {{{"russian", 2, match->setup().deal, {}, match->actions(), 0, best, 9, 1, "best", 1500, {}},
                   match->legal().front()}});
    const auto now = run(today_);
    now->table.table()->setAspect(kNarrow);
    now->open(u"russian"_s);
    const QString seen = actionText(now->table.table()->scene(), best);
    QVERIFY(now->play(best));
    const QStringList reasons = now->puzzles.desk()->reasons();
    QVERIFY2(reasons.contains(u"The best move: "_s + seen), qPrintable(seen + u" / "_s + reasons.join(u' ')));
}

BONEYARD_TEST(TestPuzzleAnswers)
#include "tst_puzzle_answers.moc"
