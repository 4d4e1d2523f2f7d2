// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "archives.h"
#include "bots/analyzer.h"
#include "common/line.h"
#include "played_matches.h"
#include "statistics/digest.h"
#include "statistics/statisticsmodel.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

/// What is told as one's own: of matches that were played here, and of the end to which they came at last.
class TestOwnMatches : public QObject {
    Q_OBJECT

    static constexpr int kVersion = bots::kAnalyzerVersion;

    [[nodiscard]] QString file() const { return folder_->filePath(u"boneyard.sqlite"_s); }
    [[nodiscard]] static MatchPlan planOf(std::uint64_t deal) {
        return planFor(2, {0}, deal, {{"target", 0}});
    }
    /// Waits until all finished matches have been looked at.
    static void count(Desk& desk) {
        MatchCounter counter;
        counter.setArchive(&desk.archive);
        QVERIFY(comesTrue([&] { return counter.pending() == 0; }));
        (void)desk.list();
    }
    template <class Answer>
    Answer answer(const std::function<void(std::function<void(const Answer&)>)>& ask) {
        std::optional<Answer> got;
        ask([&](const Answer& it) { got = it; });
        [&] { QVERIFY(comesTrue([&] { return got.has_value(); })); }();
        return got.value_or(Answer());
    }
    QList<CountedMatch> counted(Desk& desk) {
        return answer<QList<CountedMatch>>([&](auto done) { desk.archive.counted(this, done); });
    }
    QList<DayVerdict> verdicts(Desk& desk) {
        return answer<QList<DayVerdict>>([&](auto done) { desk.archive.verdicts(kVersion, this, done); });
    }
    QList<AnalysedMatch> analysed(Desk& desk) {
        return answer<QList<AnalysedMatch>>([&](auto done) { desk.archive.analysed(kVersion, this, done); });
    }
    /// What a look back keeps when it is done with a match.
    static void lookedBack(Desk& desk, int id, const MatchPlan& plan) {
        desk.archive.keepAnalysis(id, 0, kVersion, "[]");
        desk.archive.keepVerdict(id, lineOf(plan.played), 0, kVersion, {0.5, 10, {{u"lay"_s, 2, 1, 0, 7.5}}});
    }

    std::unique_ptr<QTemporaryDir> folder_;

private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    void theVerdictOnAnEndThatIsTakenBackGoesWithIt();
    void mistakesThatAreTakenBackAreNotAskedForAgain();
    void aDigestOfAnEndThatWasTakenBackComesTooLate();
    void whatIsNotOverIsNotLeftOutForThat();
    void anEndThatIsTakenBackWhileNothingCanBeWrittenIsCountedAnew();
    void aMatchFromAFileIsNotOnesOwn();
    void aMatchFromAFileIsKnownInAnOlderStore();
    void forgottenStatisticsTakeTheAccuracyWithThem();
};

void TestOwnMatches::theVerdictOnAnEndThatIsTakenBackGoesWithIt() {
    Desk desk(file());
    Writer writer(desk.archive, planOf(3));
    writer.playToTheEnd();
    const MatchPlan first = writer.plan();
    lookedBack(desk, writer.id, first);
    QCOMPARE(verdicts(desk).size(), 1);
    QVERIFY(writer.endOtherwise() > 0);
    QVERIFY(writer.plan().played != first.played);
    QCOMPARE(verdicts(desk).size(), 0);
    lookedBack(desk, writer.id, first);  // it was on its way
    QCOMPARE(verdicts(desk).size(), 0);
    lookedBack(desk, writer.id, writer.plan());
    QCOMPARE(verdicts(desk).size(), 1);
}

void TestOwnMatches::mistakesThatAreTakenBackAreNotAskedForAgain() {
    Desk desk(file());
    Writer writer(desk.archive, planOf(3));
    writer.playToTheEnd();
    desk.archive.keepAnalysis(writer.id, 0, kVersion, "[]");
    const QDate today{2026, 11, 26};
    const int last = static_cast<int>(writer.plan().played.size()) - 1;
    for (const int ply : {0, last})
        desk.archive.keepRepetition(writer.id, 0, ply, {1, 2.5, 1, today, today.addDays(1)});
    QCOMPARE(analysed(desk).first().repetitions.keys(), (QList<int>{0, last}));
    QVERIFY(writer.endOtherwise() > 0);
    QCOMPARE(analysed(desk).first().repetitions.keys(), QList<int>{0});
}

void TestOwnMatches::aDigestOfAnEndThatWasTakenBackComesTooLate() {
    Desk desk(file());
    Writer writer(desk.archive, planOf(3));
    writer.playToTheEnd();
    const MatchPlan first = writer.plan();
    const auto late = digestOf(first, {});
    const std::size_t stays = first.played.size() - 1;
    writer.rewind(stays);
    desk.archive.keepDigest(writer.id, lineOf(first.played), late);
    writer.playToTheEnd();
    QVERIFY(writer.endOtherwise() > 0);
    desk.archive.keepDigest(writer.id, lineOf(first.played), late);
    QCOMPARE(counted(desk).size(), 0);
    count(desk);
    QCOMPARE(counted(desk).size(), 1);
    QVERIFY(counted(desk).first().digest == *digestOf(writer.plan(), {}));
}

void TestOwnMatches::whatIsNotOverIsNotLeftOutForThat() {
    Desk desk(file());
    Writer writer(desk.archive, planOf(3));
    writer.playToTheEnd();
    writer.rewind(writer.plan().played.size() - 1);
    // Who was to count its end has found it so.
    desk.archive.keepDigest(writer.id, lineOf(writer.plan().played), std::nullopt);
    writer.playToTheEnd();
    count(desk);
    QCOMPARE(counted(desk).size(), 1);
}

void TestOwnMatches::anEndThatIsTakenBackWhileNothingCanBeWrittenIsCountedAnew() {
    Desk desk(file());
    Writer writer(desk.archive, planOf(3));
    writer.playToTheEnd();
    const MatchPlan first = writer.plan();
    count(desk);
    lookedBack(desk, writer.id, first);
    QCOMPARE(counted(desk).size(), 1);
    QCOMPARE(verdicts(desk).size(), 1);
    {
        Outsider outsider(file());
        outsider.run({u"BEGIN EXCLUSIVE"_s});
        QVERIFY(writer.endOtherwise() > 0);
        QVERIFY(desk.archive.unsaved() > 0);
        outsider.run({u"ROLLBACK"_s});
        QTRY_COMPARE(desk.archive.unsaved(), 0);
    }
    QVERIFY(desk.load(writer.id)->played == writer.plan().played);
    QCOMPARE(verdicts(desk).size(), 0);
    QCOMPARE(counted(desk).size(), 0);
    count(desk);
    QVERIFY(counted(desk).first().digest == *digestOf(writer.plan(), {}));
}

void TestOwnMatches::aMatchFromAFileIsNotOnesOwn() {
    Desk desk(file());
    const MatchPlan plan = playedMatch("matador", 2, 7);
    const int id = desk.import(plan);
    lookedBack(desk, id, plan);
    QCOMPARE(verdicts(desk).size(), 0);
    QCOMPARE(analysed(desk).size(), 0);
    QCOMPARE(desk.list({.own = true}).total, 0);
    Writer writer(desk.archive, planOf(3));
    writer.playToTheEnd();
    lookedBack(desk, writer.id, writer.plan());
    QCOMPARE(verdicts(desk).size(), 1);
    QCOMPARE(analysed(desk).size(), 1);
    QCOMPARE(desk.list({.own = true}).total, 1);
}

void TestOwnMatches::aMatchFromAFileIsKnownInAnOlderStore() {
    {
        Desk desk(file());
        QVERIFY(desk.import(playedMatch("matador", 2, 7)) > 0);
        Writer(desk.archive, planOf(3)).playToTheEnd();
        MatchPlan rehearsal = planOf(4);
        rehearsal.counts = false;
        Writer(desk.archive, rehearsal).playToTheEnd();
    }
    runOn(file(), {u"ALTER TABLE matches DROP COLUMN imported"_s, u"PRAGMA user_version = 9"_s});
    Desk desk(file());
    QCOMPARE(desk.list().total, 3);
    QCOMPARE(desk.list({.own = true}).total, 2);
}

void TestOwnMatches::forgottenStatisticsTakeTheAccuracyWithThem() {
    Desk desk(file());
    Writer writer(desk.archive, planOf(3));
    writer.playToTheEnd();
    lookedBack(desk, writer.id, writer.plan());
    QCOMPARE(verdicts(desk).size(), 1);
    QCOMPARE(answer<QString>([&](auto done) { desk.archive.forgetDigests({}, this, done); }), QString());
    Writer(desk.archive, planOf(4)).playToTheEnd();
    count(desk);
    QCOMPARE(counted(desk).size(), 1);
    QCOMPARE(verdicts(desk).size(), 0);
    QCOMPARE(analysed(desk).size(), 1);  // one can still learn from its mistakes
}

BONEYARD_TEST(TestOwnMatches)
#include "tst_own_matches.moc"
