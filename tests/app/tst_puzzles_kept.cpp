// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QSignalSpy>
#include <QTest>

#include "common/today.h"
#include "puzzle_runs.h"

using namespace boneyard;
using namespace boneyard::test;

/// Puzzles and one's own mistakes, played and kept.
class TestPuzzlesKept : public PuzzleRuns {
    Q_OBJECT

private slots:
    void onlyTheFirstTryCounts();
    void whoIsShownTheSolutionHasNotFoundIt();
    void whoAsksForAHintHasNotFoundIt();
    void aRestartKeepsTheRatingAndWhatWasTried();
    void aPuzzleThatComesAgainMovesNoRating();
    void aPuzzleIsNoMatchOfThePlayer();
    void fromASolvedPuzzleOnePlaysOn();
    void theNumberOfAPuzzleBringsThatOne();
    void rulesThatAreNotTheUsualOnesAreNamed();
    void aMistakeIsAskedForUntilItIsKnown();
    void whatIsForTomorrowComesAtMidnight();
    void aMatchThatIsRemovedTakesItsMistakesWithIt();
    void whoHasNotLookedBackIsOfferedTo();
};

void TestPuzzlesKept::onlyTheFirstTryCounts() {
    const auto now = run(today_, u"matador"_s);
    const MadePuzzle& made = shown(*now);
    QVERIFY(now->play(made.wrong));
    QTRY_COMPARE(now->state(), PuzzleDesk::Asking);
    const PuzzleRating lost = now->progress().rating;
    QCOMPARE(lost.tries, 1);
    QCOMPARE(lost.solved, 0);
    QVERIFY(lost.rating < 1500);
    QVERIFY(now->play(made.puzzle.best));
    QCOMPARE(now->progress().rating, lost);
}

void TestPuzzlesKept::whoIsShownTheSolutionHasNotFoundIt() {
    const auto now = run(today_, u"matador"_s);
    now->puzzles.desk()->showSolution();
    QCOMPARE(now->state(), PuzzleDesk::Shown);
    QCOMPARE(now->table.match()->actions().back(), shown(*now).puzzle.best);
    QCOMPARE(now->progress().rating.solved, 0);
    QCOMPARE(now->progress().rating.tries, 1);
}

void TestPuzzlesKept::whoAsksForAHintHasNotFoundIt() {
    const auto now = run(today_, u"matador"_s);
    const QSignalSpy hinted(now->table.advice(), &Advice::hinted);
    now->table.advice()->hint();
    QTRY_COMPARE(hinted.size(), 1);
    QCOMPARE(hinted[0][1].toString().toStdString(), shown(*now).puzzle.best);
    QVERIFY(now->play(shown(*now).puzzle.best));
    QCOMPARE(now->state(), PuzzleDesk::Solved);
    QCOMPARE(now->progress().rating.solved, 0);
}

void TestPuzzlesKept::aRestartKeepsTheRatingAndWhatWasTried() {
    PuzzleRating before;
    std::uint64_t deal = 0;
    {
        const auto now = run(today_);
        now->open(u"matador"_s);
        deal = shown(*now).puzzle.deal;
        QVERIFY(now->play(shown(*now).puzzle.best));
        before = now->progress().rating;
        QVERIFY(before.rating > 1500);
    }
    const auto later = run(today_.addDays(-300));  // and the clock was set back
    QCOMPARE(later->progress().rating, before);
    later->open(QString());  // where one was last
    QCOMPARE(later->puzzles.source(), u"matador"_s);
    QVERIFY(later->table.match()->setup().deal != deal);
    QVERIFY2(later->puzzles.standing().startsWith(u"Your rating: "_s), qPrintable(later->puzzles.standing()));
}

void TestPuzzlesKept::aPuzzleThatComesAgainMovesNoRating() {
    const auto now = run(today_, u"matador"_s);
    const std::uint64_t first = shown(*now).puzzle.deal;
    for (std::size_t i = 0; i < made_.size(); ++i) {
        QVERIFY(!now->puzzles.again());
        QVERIFY(now->play(shown(*now).puzzle.best));
        now->puzzles.next();
        QTRY_COMPARE(now->state(), PuzzleDesk::Asking);
    }
    QVERIFY(now->puzzles.again());
    QCOMPARE(shown(*now).puzzle.deal, first);
    const PuzzleRating before = now->progress().rating;
    QCOMPARE(before.solved, int(made_.size()));
    QVERIFY(now->play(shown(*now).puzzle.best));
    QCOMPARE(now->progress().rating, before);
    now->puzzles.next();
    QTRY_COMPARE(now->state(), PuzzleDesk::Asking);
    QVERIFY(shown(*now).puzzle.deal != first);
}

void TestPuzzlesKept::aPuzzleIsNoMatchOfThePlayer() {
    const auto now = run(today_, u"matador"_s);
    QVERIFY(now->play(shown(*now).puzzle.best));
    QCOMPARE(now->progress().rating.tries, 1);  // all before has been done
    QCOMPARE(now->desk.list().total, 0);
}

void TestPuzzlesKept::fromASolvedPuzzleOnePlaysOn() {
    const auto now = run(today_, u"matador"_s);
    QVERIFY(!now->puzzles.desk()->canPlayOn());
    QVERIFY(now->play(shown(*now).puzzle.best));
    Match match;
    match.journal()->setArchive(&now->desk.archive);
    match.turn()->pace()->setPaused(true);
    QVERIFY(match.playOn(now->puzzles.desk()->planFromHere()));
    QCOMPARE(ply(match), shown(*now).puzzle.actions.size() + 1);
    QTRY_COMPARE(now->desk.list().total, 1);
    const auto plan = now->desk.load(now->desk.list().matches.first().id);
    QCOMPARE(plan->players.onlyPerson(), 0);
}

void TestPuzzlesKept::theNumberOfAPuzzleBringsThatOne() {
    const auto now = run(today_);
    now->puzzles.open(u"matador"_s, 3);
    QTRY_COMPARE(now->state(), PuzzleDesk::Asking);
    QCOMPARE(now->puzzles.title(), u"Puzzle 3 of 3"_s);
    QCOMPARE(shown(*now).puzzle.deal, made_[2].puzzle.deal);
    QVERIFY(now->play(made_[2].puzzle.best));
    now->puzzles.open(u"matador"_s, 3);
    QTRY_COMPARE(now->state(), PuzzleDesk::Asking);
    QVERIFY2(!now->puzzles.again(), "others are new, and left");
    now->puzzles.open(u"triominoes"_s);
    QTRY_COMPARE(now->puzzles.nothing(), u"There are no puzzles of this game yet."_s);
    QVERIFY(!now->table.active());
}

void TestPuzzlesKept::rulesThatAreNotTheUsualOnesAreNamed() {
    const kit::GameInfo& game = find_game("tiles_and_deal")->info;
    const auto gin = std::find_if(game.presets.begin(), game.presets.end(),
                                  [](const kit::Preset& preset) { return preset.id == "gin"; });
    QVERIFY(gin != game.presets.end());
    const auto match = new_match("tiles_and_deal", 2, 4, gin->options).value();
    const std::string first = match->legal().front();
    writePuzzles(
        folder_->path(),
        {{{"tiles_and_deal", 2, 4, gin->options, {}, match->status().to_move, first, 9, 1, "best", 1500, {}},
          first}});
    const auto now = run(today_, u"tiles_and_deal"_s);
    QCOMPARE(now->puzzles.title(), u"Puzzle 1 of 1"_s);
    QCOMPARE(now->puzzles.rules(), u"Gin of 52"_s);
    now->open(u"matador"_s);
    QTRY_VERIFY(now->puzzles.source() == u"matador"_s && !now->puzzles.title().isEmpty());
    QCOMPARE(now->puzzles.rules(), QString());
}

void TestPuzzlesKept::aMistakeIsAskedForUntilItIsKnown() {
    std::string better;
    // Right; wrong, and right at the second time that day; then right, until it is known.
    const std::vector<std::pair<int, bool>> days{{0, true}, {1, false}, {2, true}, {8, true}, {24, true}};
    for (const auto& [after, known] : days) {
        const auto now = run(today_.addDays(after));
        if (after == 0) better = keepMatchWithBlunders(now->desk.archive, 5, 1).better.front();
        now->open(u"mistakes"_s);
        QCOMPARE(now->state(), PuzzleDesk::Asking);
        const QString title = now->puzzles.title();
        QVERIFY2(title.startsWith(u"Matador: your match of "_s) && title.endsWith(u", deal 5"_s),
                 qPrintable(title));
        QVERIFY(
            now->puzzles.desk()->question().startsWith(u"Find a better move than the one you played: "_s));
        if (!known) {
            now->puzzles.desk()->showSolution();
            now->puzzles.next();
            QCOMPARE(now->state(), PuzzleDesk::Asking);
        }
        QVERIFY(now->play(better));
        QCOMPARE(now->state(), PuzzleDesk::Solved);
        now->puzzles.next();
        QCOMPARE(now->state(), PuzzleDesk::Empty);
        QCOMPARE(now->puzzles.nothing().startsWith(u"That is all for today."_s), after < 24);
    }
    const auto later = run(today_.addYears(1));
    later->open(u"mistakes"_s);
    QCOMPARE(later->puzzles.nothing(), u"You have put every one of your mistakes right."_s);
}

void TestPuzzlesKept::whatIsForTomorrowComesAtMidnight() {
    const auto now = run(today_);
    QDate today = today_;
    now->puzzles.setToday([&] { return today; });
    const std::string better = keepMatchWithBlunders(now->desk.archive, 5, 1).better.front();
    now->open(u"mistakes"_s);
    QVERIFY(now->play(better));
    now->puzzles.next();
    QVERIFY(now->puzzles.nothing().startsWith(u"That is all for today."_s));
    today = today_.addDays(1);
    now->puzzles.findChild<Today*>()->look();
    QTRY_COMPARE(now->state(), PuzzleDesk::Asking);
    QVERIFY(now->puzzles.nothing().isEmpty());
}

void TestPuzzlesKept::aMatchThatIsRemovedTakesItsMistakesWithIt() {
    const auto now = run(today_);
    const int id = keepMatchWithBlunders(now->desk.archive, 5, 2).id;
    now->open(u"mistakes"_s);
    QCOMPARE(now->puzzles.standing(), u"0 for today, 2 new, 0 known"_s);
    now->puzzles.desk()->showSolution();
    QCOMPARE(now->puzzles.standing(), u"1 for today, 1 new, 0 known"_s);
    QCOMPARE(now->desk.remove(id), QString());
    now->open(u"matador"_s);
    now->open(u"mistakes"_s);
    QTRY_VERIFY(!now->puzzles.nothing().isEmpty());
}

void TestPuzzlesKept::whoHasNotLookedBackIsOfferedTo() {
    const auto now = run(today_);
    now->open(u"mistakes"_s);
    QVERIFY(!now->puzzles.canLookBack());
    now->open(u"matador"_s);
    const int id = keepMatchWithBlunders(now->desk.archive, 5, 0).id;
    now->open(u"mistakes"_s);
    QTRY_VERIFY(now->puzzles.canLookBack());
    const QSignalSpy wanted(&now->puzzles, &Puzzles::lookBackWanted);
    now->puzzles.lookBack();
    QTRY_COMPARE(wanted.size(), 1);
    QCOMPARE(wanted[0][0].value<QVariant>().value<MatchPlan>().stored, id);
}

BONEYARD_TEST(TestPuzzlesKept)
#include "tst_puzzles_kept.moc"
