// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include "common/line.h"
#include "made_puzzles.h"
#include "puzzles/glicko.h"
#include "puzzles/mistakes.h"
#include "puzzles/puzzlebook.h"
#include "puzzles/sm2.h"
#include "store/planjson.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;
using namespace boneyard::ui;
using namespace Qt::StringLiterals;

/// What decides which puzzle comes next: ratings, repetitions, and the choice by them.
class TestPuzzles : public QObject {
    Q_OBJECT

    const QDate today_{2026, 11, 26};

    static BookPuzzle puzzle(const QString& id, int rating) {
        BookPuzzle made{id, {}};
        made.puzzle.rating = rating;
        return made;
    }
    static Mistake mistake(const Repetition& repetition) { return {nullptr, 0, {}, 0, repetition}; }
    [[nodiscard]] Repetition dueIn(int days) const {
        return {1, 2.5, 1, today_.addDays(-7), today_.addDays(days)};
    }

private slots:
    void aRatingMovesByGlicko2_data();
    void aRatingMovesByGlicko2();
    void aRatingNeverComesToRest();
    void whatIsRightComesAfterOneDayThenSixThenEverMore();
    void whatIsWrongComesAgainTheSameDayAndSoonerLater();
    void whatIsRightFourTimesInARowIsKnown();
    void aClockThatWasSetBackHidesNothing();
    void theNextPuzzleIsTheNewOneNearestToTheRating();
    void whereAllWereTriedTheOldestComesAgain();
    void whatIsDueComesBeforeWhatIsNew();
    void whatWasAskedJustNowComesOnlyWhereNothingElseIsLeft();
    void aBookLeavesOutWhatCannotBeRead();
    void aPuzzleKeepsItsIdWhateverElseIsSaidOfIt();
    void aPuzzleBeginsWithThePersonToMoveAmongBots();
    void theFacesAreTheSameFromWhicheverSeatAPuzzleIsPlayed();
    void theOthersAreCalledAsTheLanguageHasItNow();
    void onlyMistakesAndBlundersBecomeTasks();
    void aMistakeThatWasTakenBackIsNoTask();
};

void TestPuzzles::aRatingMovesByGlicko2_data() {
    QTest::addColumn<PuzzleRating>("before");
    QTest::addColumn<double>("puzzle");
    QTest::addColumn<bool>("solved");
    QTest::addColumn<double>("rating");
    QTest::addColumn<double>("deviation");
    // worked out by another program, which finds the volatility by halving
    QTest::newRow("the first") << PuzzleRating{} << 1500. << true << 1675.0295 << 250.4814;
    QTest::newRow("a harder one") << PuzzleRating{} << 1700. << false << 1401.2462 << 267.8127;
    QTest::newRow("a slip") << PuzzleRating{1800, 60} << 1200. << false << 1780.0861 << 60.7839;
    QTest::newRow("an even one") << PuzzleRating{1620, 120} << 1650. << true << 1659.4331 << 114.2184;
}

void TestPuzzles::aRatingMovesByGlicko2() {
    QFETCH(const PuzzleRating, before);
    QFETCH(const double, puzzle);
    QFETCH(const bool, solved);
    const PuzzleRating after = ratingAfter(before, puzzle, solved);
    QTEST(std::round(after.rating * 1e4) / 1e4, "rating");
    QTEST(std::round(after.deviation * 1e4) / 1e4, "deviation");
    QCOMPARE(after.tries, 1);
    QCOMPARE(after.solved, solved ? 1 : 0);
}

void TestPuzzles::aRatingNeverComesToRest() {
    PuzzleRating rating;
    for (int i = 0; i < 2000; ++i) rating = ratingAfter(rating, rating.rating, i % 2 == 0);
    QVERIFY(rating.deviation >= 45 && rating.deviation < 80);
    QVERIFY(std::abs(rating.rating - 1500) < 200);
    QVERIFY(ratingAfter(rating, rating.rating, true).rating > rating.rating + 4);
}

void TestPuzzles::whatIsRightComesAfterOneDayThenSixThenEverMore() {
    Repetition item = repeated({}, true, today_);
    QCOMPARE(item.due, today_.addDays(1));
    QVERIFY(!isDue(item, today_));
    QVERIFY(isDue(item, today_.addDays(1)));
    item = repeated(item, true, item.due);
    QCOMPARE(item.interval, 6);
    item = repeated(item, true, item.due);
    QCOMPARE(item.interval, 17);  // 6 times the ease, 2.7
    QVERIFY(item.ease > 2.7);
}

void TestPuzzles::whatIsWrongComesAgainTheSameDayAndSoonerLater() {
    Repetition item = repeated(repeated({}, true, today_), true, today_.addDays(1));
    const double ease = item.ease;
    item = repeated(item, false, today_.addDays(7));
    QVERIFY(isDue(item, today_.addDays(7)));
    QVERIFY(item.ease < ease);
    item = repeated(item, true, today_.addDays(7));
    QCOMPARE(item.interval, 1);
    for (int i = 0; i < 20; ++i) item = repeated(item, false, today_);
    QCOMPARE(item.ease, 1.3);
}

void TestPuzzles::whatIsRightFourTimesInARowIsKnown() {
    Repetition item;
    for (int i = 0; i < 3; ++i) item = repeated(item, true, today_);
    QVERIFY(!isKnown(item));
    item = repeated(item, true, today_);
    QVERIFY(isKnown(item));
    QVERIFY(!isDue(item, today_.addYears(9)));
}

void TestPuzzles::aClockThatWasSetBackHidesNothing() {
    const Repetition item = repeated({}, true, today_.addYears(5));
    QVERIFY(isDue(item, today_));
}

void TestPuzzles::theNextPuzzleIsTheNewOneNearestToTheRating() {
    const std::vector book{puzzle(u"a"_s, 1000), puzzle(u"b"_s, 1600), puzzle(u"c"_s, 1480),
                           puzzle(u"d"_s, 2000)};
    QCOMPARE(choosePuzzle(book, {}, 1500).row, 2);
    QCOMPARE(choosePuzzle(book, {{u"c"_s, 1}}, 1500).row, 1);
    QCOMPARE(choosePuzzle(book, {{u"c"_s, 1}, {u"b"_s, 2}, {u"a"_s, 3}}, 1000).row, 3);
    QVERIFY(!choosePuzzle(book, {{u"c"_s, 1}}, 1500).again);
    QCOMPARE(choosePuzzle({}, {}, 1500).row, -1);
}

void TestPuzzles::whereAllWereTriedTheOldestComesAgain() {
    const std::vector book{puzzle(u"a"_s, 1000), puzzle(u"b"_s, 1600)};
    const Choice choice = choosePuzzle(book, {{u"a"_s, 7}, {u"b"_s, 3}}, 1000);
    QCOMPARE(choice.row, 1);
    QVERIFY(choice.again);
}

void TestPuzzles::whatIsDueComesBeforeWhatIsNew() {
    const std::vector all{mistake({}), mistake(dueIn(3)), mistake(dueIn(0)), mistake(dueIn(-2))};
    QCOMPARE(chooseMistake(all, today_, -1), 3);
    QCOMPARE(chooseMistake({all[0], all[1]}, today_, -1), 0);
    QCOMPARE(chooseMistake({all[1]}, today_, -1), -1);
    const MistakeCounts counts = countMistakes(all, today_);
    QCOMPARE(counts.due, 2);
    QCOMPARE(counts.fresh, 1);
    QCOMPARE(counts.later, 1);
    QCOMPARE(counts.next, today_.addDays(3));
}

void TestPuzzles::whatWasAskedJustNowComesOnlyWhereNothingElseIsLeft() {
    const std::vector all{mistake(dueIn(0)), mistake(dueIn(0)), mistake({})};
    QCOMPARE(chooseMistake(all, today_, 0), 1);
    QCOMPARE(chooseMistake({all[0], all[2]}, today_, 0), 1);
    QCOMPARE(chooseMistake({all[0]}, today_, 0), 0);
}

void TestPuzzles::aBookLeavesOutWhatCannotBeRead() {
    const QTemporaryDir folder;
    const std::vector<MadePuzzle> made = makePuzzles("matador", 2);
    writePuzzles(folder.path(), {made[0]});
    QFile file(folder.filePath(u"matador.jsonl"_s));
    QVERIFY(file.open(QIODevice::Append));
    file.write("nonsense\n\n{\"game\":\"matador\"}\n");
    file.close();
    writePuzzles(folder.path(), {made[1]});
    const auto book = readPuzzles(folder.path(), u"matador"_s);
    QCOMPARE(book.size(), std::size_t{2});
    QVERIFY(book[0].puzzle == made[0].puzzle && book[1].puzzle == made[1].puzzle);
    QVERIFY(book[0].id != book[1].id);
    QVERIFY(readPuzzles(folder.path(), u"triominoes"_s).empty());
}

void TestPuzzles::aPuzzleKeepsItsIdWhateverElseIsSaidOfIt() {
    const QTemporaryDir folder;
    MadePuzzle made = makePuzzles("matador", 1).front();
    writePuzzles(folder.path(), {made});
    made.puzzle.rating += 50;
    made.puzzle.solved.clear();
    writePuzzles(folder.path(), {made});
    const auto book = readPuzzles(folder.path(), u"matador"_s);
    QCOMPARE(book[0].id, book[1].id);
    QVERIFY(book[0].id.startsWith(u"matador-"_s));
}

void TestPuzzles::aPuzzleBeginsWithThePersonToMoveAmongBots() {
    const protocol::Puzzle puzzle = makePuzzles("matador", 1).front().puzzle;
    const Task task = taskOf(puzzle);
    QCOMPARE(task.plan.players.onlyPerson(), int{puzzle.seat});
    QCOMPARE(task.plan.played.size(), puzzle.actions.size());
    QVERIFY(!task.plan.keep && !task.plan.counts);
    QCOMPARE(task.best, puzzle.best);
}

void TestPuzzles::theFacesAreTheSameFromWhicheverSeatAPuzzleIsPlayed() {
    protocol::Puzzle puzzle;
    puzzle.game = "matador";
    puzzle.seats = 3;
    for (const QString& sign : {QString(), u"fox"_s, u"duck"_s}) {
        QStringList names;
        QStringList signs;
        for (puzzle.seat = 0; puzzle.seat < 3; ++puzzle.seat) {
            const Players players = taskOf(puzzle, sign).plan.players;
            QCOMPARE(players.onlyPerson(), int{puzzle.seat});
            QVERIFY(players.isYou(puzzle.seat));
            QStringList seen;
            QStringList shown;
            for (int place = 0; place < 3; ++place) {
                seen.append(players.name((puzzle.seat + place) % 3));
                shown.append(players.medallions()[(puzzle.seat + place) % 3]);
            }
            if (puzzle.seat == 0) {
                names = seen;
                signs = shown;
                if (!sign.isEmpty()) QCOMPARE(signs.first(), sign);
            }
            QCOMPARE(seen, names);
            QCOMPARE(shown, signs);
        }
    }
}

void TestPuzzles::theOthersAreCalledAsTheLanguageHasItNow() {
    class Other : public QTranslator {
        [[nodiscard]] bool isEmpty() const override { return false; }
        QString translate(const char* /*context*/, const char* source, const char* /*note*/,
                          int /*count*/) const override {
            return u"other "_s + QString::fromUtf8(source);
        }
    } other;
    protocol::Puzzle puzzle;
    puzzle.game = "matador";
    puzzle.seats = 3;
    puzzle.seat = 1;
    const Players players = taskOf(puzzle, {}).plan.players;
    const QStringList before{players.name(0), players.name(2)};
    QCOMPARE(before, (QStringList{u"Cleo"_s, u"Bruno"_s}));
    QVERIFY(readPlayers(playersJson(players)) == players);  // as a match that goes on from there is kept
    QCoreApplication::installTranslator(&other);
    QCOMPARE(players.name(0), u"other Cleo"_s);
    QCOMPARE(players.name(2), u"other Bruno"_s);
    QCoreApplication::removeTranslator(&other);
}

void TestPuzzles::onlyMistakesAndBlundersBecomeTasks() {
    AnalysedMatch match;
    match.plan = playedMatch("matador", 2, 3);
    match.plan.challenge = Challenge{u"Ann"_s, -50, {1, 51}};
    match.repetitions[4] = dueIn(2);
    Judgements judgements;
    judgements[2] = {{"a", 0, 0.2, 0.01, true, 0.2}, {}, {}};  // an inaccuracy
    judgements[4] = {{"b", 0, 90, 0.5, true, 90}, {}, {}};
    judgements[6] = {{"c", 0, 90, 0.5, false, 0}, {}, {}};  // nothing is better for certain
    judgements[100'000] = {{"d", 0, 90, 0.5, true, 90}, {}, {}};
    match.found = written({judgements});
    Spreads spreads;
    const std::vector<Mistake> all = mistakesIn({match}, spreads, {});
    QCOMPARE(all.size(), std::size_t{1});
    QCOMPARE(all[0].ply, std::size_t{4});
    QCOMPARE(all[0].cost, 90.);
    QVERIFY(all[0].repetition == dueIn(2));
    QCOMPARE(spreads.size(), std::size_t{1});
    const Task task = taskOf(all[0]);
    QCOMPARE(task.plan.played.size(), std::size_t{4});
    QVERIFY(task.own && !task.plan.keep && task.plan.stored == 0);
    QVERIFY(!task.plan.challenge);  // whoever plays on from there takes nobody up on it
    QCOMPARE(task.played, match.plan.played[4].action);
}

void TestPuzzles::aMistakeThatWasTakenBackIsNoTask() {
    AnalysedMatch match;
    match.plan = playedMatch("matador", 2, 3);
    Line line;
    Judgements judgements;
    for (std::size_t ply = 0; ply <= 8; ++ply) {
        line.add(match.plan.played[ply].action);
        if (ply % 4 == 0) judgements[ply] = {{"b", 0, 90, 0.5, true, 90}, {}, line.number()};
    }
    judgements[4].line = line.number() + 1;
    judgements[2] = {{"b", 0, 90, 0.5, true, 90}, {}, {}};  // an older version did not say of which line
    match.found = written({judgements});
    const auto tasks = [&] {
        Spreads spreads;
        QList<int> plies;
        for (const Mistake& mistake : mistakesIn({match}, spreads, {}))
            plies.append(static_cast<int>(mistake.ply));
        return plies;
    };
    QCOMPARE(tasks(), (QList<int>{0, 2, 8}));
    match.plan.undos = 1;
    QCOMPARE(tasks(), (QList<int>{0, 8}));
}

BONEYARD_TEST(TestPuzzles)

#include "tst_puzzles.moc"
