// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <algorithm>

#include "../fuzz/places.h"
#include "archives.h"
#include "bots/analyzer.h"
#include "common/line.h"
#include "daily/dayplan.h"
#include "puzzles/sm2.h"
#include "statistics/digest.h"
#include "statistics/matchcounter.h"
#include "store/migrations.h"
#include "store/schema.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

/// A store in which somebody has written what cannot be: it is not shown, and stays where it is.
class TestStoreNonsense : public QObject {
    Q_OBJECT

    [[nodiscard]] QString file() const { return folder_->filePath(u"boneyard.sqlite"_s); }
    void fill();

    /// What the archive answers to one of its questions.
    template <class Result, class Ask>
    Result answerTo(Ask ask) {
        std::optional<Result> answer;
        ask([&](const Result& result) { answer = result; });
        [&] { QVERIFY(comesTrue([&] { return answer.has_value(); })); }();
        return answer.value_or(Result());
    }
    QList<DayResult> days(Desk& desk) {
        return answerTo<QList<DayResult>>([&](auto done) { desk.archive.days(this, done); });
    }
    PuzzleProgress puzzles(Desk& desk) {
        return answerTo<PuzzleProgress>([&](auto done) { desk.archive.puzzles(u"matador"_s, this, done); });
    }
    DaySums sums(Desk& desk) {
        return answerTo<DaySums>([&](auto done) { desk.archive.sums(this, done); });
    }
    QList<CountedMatch> counted(Desk& desk) {
        return answerTo<QList<CountedMatch>>([&](auto done) { desk.archive.counted(this, done); });
    }
    QList<DayVerdict> verdicts(Desk& desk) {
        return answerTo<QList<DayVerdict>>(
            [&](auto done) { desk.archive.verdicts(bots::kAnalyzerVersion, this, done); });
    }
    QMap<int, Repetition> repetitions(Desk& desk) {
        const auto found = answerTo<QList<AnalysedMatch>>(
            [&](auto done) { desk.archive.analysed(bots::kAnalyzerVersion, this, done); });
        return found.isEmpty() ? QMap<int, Repetition>() : found.first().repetitions;
    }
    /// How many of each there are: days, tries behind the rating, matches and runs in the sums, digests,
    /// verdicts, repetitions.
    QList<int> shown(Desk& desk) {
        const DaySums all = sums(desk);
        int inTallies = 0;
        for (const DayTally& tally : all.tallies) inTallies += tally.matches;
        return {int(days(desk).size()),       puzzles(desk).rating.tries, inTallies,
                int(all.runs.size()),         int(counted(desk).size()),  int(verdicts(desk).size()),
                int(repetitions(desk).size())};
    }

    const QDate day_{2026, 11, 26};
    const QList<int> whole_{1, 1, 1, 2, 1, 1, 1};
    std::unique_ptr<QTemporaryDir> folder_;
    int match_ = 0;
    int ahead_ = 0;

private slots:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        fill();
    }
    void whatCanBeIsShownAndNothingIsTold();
    void whatCannotBeIsLeftOutAndToldOnce_data();
    void whatCannotBeIsLeftOutAndToldOnce();
    void theFileKeepsWhatIsLeftOut();
    void aDamagedResultOfADayIsReadFromItsMatch();
    void aParThatCannotBeIsWorkedOutAnew();
    void aDayThatNeverHadAMatchIsPlayedAsAnyOther();
    void aPuzzleOfWhichNobodyKnowsWhenItWasTriedIsTheOldest();
    void sumsThatCannotBeAreMadeOfTheirMatchesAnew_data();
    void sumsThatCannotBeAreMadeOfTheirMatchesAnew();
    void aDigestThatCannotBeIsMadeOfItsMatchAnew();
    void aFuzzerPutsNonsenseIntoEachColumn();
};

/// A deal of the day that was played to its end, counted and looked back at, and a puzzle that was tried.
void TestStoreNonsense::fill() {
    Desk desk(file());
    Writer writer(desk.archive, planOfDay(day_, *find_game("matador")));
    writer.playToTheEnd();
    match_ = writer.id;
    const std::uint64_t line = lineOf(writer.plan().played);
    desk.archive.keepDigest(match_, line, digestOf(writer.plan(), {}));
    desk.archive.keepPar(dayText(day_), u"matador"_s, 8.5);
    desk.archive.keepAnalysis(match_, 0, bots::kAnalyzerVersion, "[]");
    desk.archive.keepVerdict(match_, line, 0, bots::kAnalyzerVersion, {0.9, 12, {{u"lay"_s, 1, 1, 0, 4.5}}});
    desk.archive.keepRepetition(match_, 0, 3, repeated({}, true, day_));
    desk.archive.keepTry({u"matador"_s, u"one"_s, true, {1600, 200, 0.06, 1, 1}});
    QCOMPARE(shown(desk), whole_);
    ahead_ = *days(desk).first().ahead;
}

void TestStoreNonsense::whatCanBeIsShownAndNothingIsTold() {
    runOn(file(), {u"UPDATE days SET ahead = -100000, par = 100000"_s, u"UPDATE puzzles SET tried = 0"_s,
                   u"UPDATE puzzle_ratings SET rating = 5000, deviation = 350, solved = 0"_s,
                   u"UPDATE analyses SET accuracy = 0, faults = ''"_s});
    Desk desk(file());
    QCOMPARE(shown(desk), whole_);
    QVERIFY(desk.told.isEmpty());
}

void TestStoreNonsense::whatCannotBeIsLeftOutAndToldOnce_data() {
    QTest::addColumn<int>("which");
    const auto row = [](int which, const char* statement) { QTest::newRow(statement) << which; };
    row(0, "UPDATE days SET date = '2026-13-45'");
    row(0, "UPDATE days SET date = '26.11.2026'");
    row(0, "UPDATE days SET match = 99999");
    row(0, "UPDATE days SET match = 'x'");
    row(0, "UPDATE days SET game = 'triominoes'");
    row(0, "INSERT INTO days VALUES('2026-11-25', 'matador', 4711, 12, 3.5)");
    row(1, "UPDATE puzzle_ratings SET rating = -1e300");
    row(1, "UPDATE puzzle_ratings SET rating = 'good'");
    row(1, "UPDATE puzzle_ratings SET deviation = -5");
    row(1, "UPDATE puzzle_ratings SET volatility = 9e9");
    row(1, "UPDATE puzzle_ratings SET solved = 2");
    row(1, "UPDATE puzzle_ratings SET tries = -3");
    row(5, "UPDATE analyses SET accuracy = 7");
    row(5, "UPDATE analyses SET moves = 99999999999");
    row(5, "UPDATE analyses SET faults = 'lay 1 1 0 nan'");
    row(5, "UPDATE analyses SET faults = 'lay 0 -2 0 5'");
    row(6, "UPDATE mistakes SET in_row = -1");
    row(6, "UPDATE mistakes SET ease = 0");
    row(6, "UPDATE mistakes SET interval = 2147483647");
    row(6, "UPDATE mistakes SET due = '9999-12-31'");
    row(6, "UPDATE mistakes SET seen = 'never'");
}

void TestStoreNonsense::whatCannotBeIsLeftOutAndToldOnce() {
    QFETCH(int, which);
    const QString statement = QString::fromLatin1(QTest::currentDataTag());
    runOn(file(), {statement});
    Desk desk(file());
    QList<int> left = whole_;
    if (!statement.startsWith(u"INSERT"_s)) --left[which];
    QCOMPARE(shown(desk), left);
    QTRY_COMPARE(desk.told.size(), 1);
    const QString sentence = desk.told.first().first().toString();
    QVERIFY2(sentence.startsWith(u"Some entries in "_s), qPrintable(sentence));
    QCOMPARE(shown(desk), left);
    QCOMPARE(desk.told.size(), 1);
}

void TestStoreNonsense::theFileKeepsWhatIsLeftOut() {
    runOn(file(), {u"UPDATE days SET date = 'x'"_s, u"UPDATE puzzle_ratings SET tries = -3"_s,
                   u"UPDATE analyses SET accuracy = 7"_s, u"UPDATE mistakes SET ease = 0"_s});
    {
        Desk desk(file());
        QCOMPARE(shown(desk), (QList<int>{0, 0, 1, 2, 1, 0, 0}));
    }
    const Outsider outsider(file());
    QSqlQuery query(QSqlDatabase::database(u"outsider"_s));
    QVERIFY(
        query.exec(u"SELECT date, tries, accuracy, ease FROM days, puzzle_ratings, analyses, mistakes"_s) &&
        query.next());
    QCOMPARE(query.value(0).toString(), u"x"_s);
    QCOMPARE(query.value(1).toInt(), -3);
    QCOMPARE(query.value(2).toInt(), 7);
    QCOMPARE(query.value(3).toInt(), 0);
}

void TestStoreNonsense::aDamagedResultOfADayIsReadFromItsMatch() {
    for (const char* nonsense : {"276447231", "'x'", "-1e18"}) {
        runOn(file(), {u"UPDATE days SET ahead = "_s + QLatin1StringView(nonsense)});
        Desk desk(file());
        QCOMPARE(days(desk).first().ahead, ahead_);
        QVERIFY(desk.told.isEmpty());
    }
    runOn(file(), {u"UPDATE matches SET ahead = 'y'"_s});
    Desk desk(file());
    QCOMPARE(days(desk).first().ahead, std::nullopt);
    QVERIFY2(!days(desk).first().there, "it was played, and is not begun once more");
    QTRY_COMPARE(desk.told.size(), 1);
}

void TestStoreNonsense::aParThatCannotBeIsWorkedOutAnew() {
    for (const char* nonsense : {"'nan'", "1e17", "-9e999", "''"}) {
        runOn(file(), {u"UPDATE days SET par = "_s + QLatin1StringView(nonsense)});
        Desk desk(file());
        QCOMPARE(days(desk).first().par, std::nullopt);
        QCOMPARE(days(desk).first().ahead, ahead_);
        QVERIFY(desk.told.isEmpty());
    }
}

void TestStoreNonsense::aDayThatNeverHadAMatchIsPlayedAsAnyOther() {
    const QDate next = day_.addDays(1);
    runOn(file(), {u"INSERT INTO days VALUES('%1', 'matador', 2, 12, 3.5)"_s.arg(dayText(next))});
    Desk desk(file());
    QCOMPARE(days(desk).size(), 1);
    Writer writer(desk.archive, planOfDay(next, *find_game("matador")));
    writer.playToTheEnd();
    QCOMPARE(days(desk).size(), 2);
    QCOMPARE(days(desk).first().match, writer.id);
    const kit::Status end = writer.match().status();
    QCOMPARE(days(desk).first().ahead, end.scores[0] - std::max(end.scores[1], end.scores[2]));
    QCOMPARE(days(desk).first().par, std::nullopt);
}

void TestStoreNonsense::aPuzzleOfWhichNobodyKnowsWhenItWasTriedIsTheOldest() {
    runOn(file(), {u"UPDATE puzzles SET tried = 9223372036854775807"_s});
    Desk desk(file());
    desk.archive.keepTry({u"matador"_s, u"two"_s, true, {1650, 190, 0.06, 2, 2}});
    const PuzzleProgress progress = puzzles(desk);
    QCOMPARE(progress.tried.value(u"one"_s, -1), 0);
    QCOMPARE(progress.tried.value(u"two"_s, -1), 1);
}

void TestStoreNonsense::sumsThatCannotBeAreMadeOfTheirMatchesAnew_data() {
    QTest::addColumn<QString>("statement");
    for (const char* statement :
         {"UPDATE tallies SET matches = -5", "UPDATE tallies SET won = 2000000000",
          "UPDATE tallies SET day = 1e15", "UPDATE tallies SET points = 'x'", "UPDATE tallies SET share = -3",
          "UPDATE tallies SET levels = '1,2'", "UPDATE tallies SET rounds_won = 1000",
          "UPDATE tallies SET ahead = 1e99", "UPDATE tallies SET earned = 'domino -2 2147483647'",
          "UPDATE runs SET longest = 2000000000", "UPDATE runs SET last = -7", "UPDATE runs SET day = 'x'",
          "INSERT INTO runs VALUES('matador', 3000000, 9, 9, 9, 9)",
          "UPDATE digests SET day = 2147483647; UPDATE tallies SET day = 2147483647"}) {
        QTest::newRow(statement) << QString::fromLatin1(statement);
    }
}

void TestStoreNonsense::sumsThatCannotBeAreMadeOfTheirMatchesAnew() {
    QFETCH(QString, statement);
    DaySums before;
    {
        Desk desk(file());
        before = sums(desk);
    }
    runOn(file(), statement.split(u';'));
    Desk desk(file());
    const DaySums after = sums(desk);
    QCOMPARE(after.tallies.size(), before.tallies.size());
    QCOMPARE(after.tallies.first().points, before.tallies.first().points);
    QCOMPARE(after.tallies.first().day, before.tallies.first().day);
    QCOMPARE(after.runs.size(), before.runs.size());
    QCOMPARE(after.runs.first().longest, before.runs.first().longest);
    QVERIFY2(desk.told.isEmpty(), "nothing is missing");
}

void TestStoreNonsense::aDigestThatCannotBeIsMadeOfItsMatchAnew() {
    MatchDigest before;
    {
        Desk desk(file());
        before = counted(desk).first().digest;
    }
    for (const char* nonsense : {"points = 2000000000", "share = -3", "luck = 'x'", "levels = '-1,99999,3'",
                                 "rounds = -1", "earned = 'domino 2000000000 1'", "drawn = 1e300"}) {
        runOn(file(), {u"UPDATE digests SET "_s + QLatin1StringView(nonsense)});
        Desk desk(file());
        QVERIFY2(counted(desk).isEmpty(), nonsense);
        MatchCounter counter;
        counter.setArchive(&desk.archive);
        QVERIFY2(comesTrue([&] { return counted(desk).size() == 1; }), nonsense);
        QVERIFY2(counted(desk).first().digest == before, nonsense);
        QVERIFY(desk.told.isEmpty());
    }
}

void TestStoreNonsense::aFuzzerPutsNonsenseIntoEachColumn() {
    QStringList named;
    for (const char* place : fuzz::kPlaces) named.append(QString::fromLatin1(place));
    QStringList columns = columnsOfVersion(int(migrations().size()));
    named.sort();
    columns.sort();
    QCOMPARE(named, columns);
}

BONEYARD_TEST(TestStoreNonsense)

#include "tst_store_nonsense.moc"
