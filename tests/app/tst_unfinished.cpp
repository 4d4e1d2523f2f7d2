// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QAbstractItemModelTester>

#include "archives.h"
#include "store/unfinishedmodel.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

/// The matches that wait, as the first page lists them.
class TestUnfinished : public QObject {
    Q_OBJECT

    static qsizetype lying(const UnfinishedModel& model, int row) {
        return model.at(row, u"picture"_s).toMap()[u"pieces"_s].toList().size();
    }

private slots:
    void eachShowsTheTilesThatLieOnItsTable();
    void whereTheNoughtIsADotNoDotStandsBesidePoints_data();
    void whereTheNoughtIsADotNoDotStandsBesidePoints();
    void aTableThatIsPlayedOnIsDrawnAnew();
    void aMatchThatCannotBeReadHasAnEmptyTable();
    void afterACrashAMatchThatNobodyPlayedIsGone();
    void whatIsStillPlayedOrWasPutInOrIsOfADayStays();
};

void TestUnfinished::eachShowsTheTilesThatLieOnItsTable() {
    const QTemporaryDir folder;
    Desk desk(folder.filePath(u"boneyard.sqlite"_s));
    Writer(desk.archive, planFor(2, {0}, 1)).play(2);
    Writer writer(desk.archive, planFor(2, {0}, 2));
    writer.play(5);
    UnfinishedModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setArchive(&desk.archive);
    model.setWatching(true);
    QTRY_COMPARE(model.count(), 2);
    const std::optional<MatchPlan> latest = desk.load(model.at(0, u"matchId"_s).toInt());
    const auto there = static_cast<qsizetype>(sceneAfter(*latest, 1).pieces.size());
    QVERIFY(there > 0);
    QTRY_COMPARE(lying(model, 0), there);
    QVERIFY(lying(model, 1) < there);
    QCOMPARE(model.at(0, u"gameId"_s).toString(), latest->gameId);
}

void TestUnfinished::whereTheNoughtIsADotNoDotStandsBesidePoints_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("scores");
    QTest::newRow("English") << u"en_GB"_s << u"You 0 · Bruno 0 · Cleo 0"_s;
    QTest::newRow("Arabic") << u"ar_EG"_s << u"You ٠, Bruno ٠, Cleo ٠"_s;
    QTest::newRow("Arabic of Morocco") << u"ar_MA"_s << u"You 0 · Bruno 0 · Cleo 0"_s;
    QTest::newRow("Persian") << u"fa_IR"_s << u"You ۰, Bruno ۰, Cleo ۰"_s;
}

void TestUnfinished::whereTheNoughtIsADotNoDotStandsBesidePoints() {
    QFETCH(QString, language);
    const QLocale before;
    const auto back = qScopeGuard([&] { QLocale::setDefault(before); });
    QLocale::setDefault(QLocale(language));
    const QTemporaryDir folder;
    Desk desk(folder.filePath(u"boneyard.sqlite"_s));
    Writer(desk.archive, planFor(3, {0}, 1)).play(1);
    UnfinishedModel model;
    model.setArchive(&desk.archive);
    model.setWatching(true);
    QTRY_COMPARE(model.count(), 1);
    QTEST(model.at(0, u"scores"_s).toString(), "scores");
}

void TestUnfinished::aTableThatIsPlayedOnIsDrawnAnew() {
    const QTemporaryDir folder;
    Desk desk(folder.filePath(u"boneyard.sqlite"_s));
    Writer writer(desk.archive, planFor(2, {0}, 2));
    writer.play(2);
    UnfinishedModel model;
    model.setArchive(&desk.archive);
    model.setWatching(true);
    QTRY_VERIFY(lying(model, 0) > 0);
    const qsizetype before = lying(model, 0);
    writer.play(6);
    QTRY_VERIFY(lying(model, 0) > before);
}

void TestUnfinished::aMatchThatCannotBeReadHasAnEmptyTable() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"boneyard.sqlite"_s);
    Desk desk(file);
    {
        Writer writer(desk.archive, planFor(2, {0}, 2));
        writer.play(4);
    }
    QTRY_COMPARE(desk.list().matches.size(), 1);
    runOn(file, {u"UPDATE matches SET scores = '[]', players = 'nobody'"_s});
    UnfinishedModel model;
    model.setArchive(&desk.archive);
    model.setWatching(true);
    QTRY_COMPARE(model.count(), 1);
    QVERIFY(model.at(0, u"damaged"_s).toBool());
    QVERIFY(model.at(0, u"picture"_s).toMap().contains(u"bounds"_s));
    QCOMPARE(lying(model, 0), 0);
}

void TestUnfinished::afterACrashAMatchThatNobodyPlayedIsGone() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"boneyard.sqlite"_s);
    {
        Desk desk(file);
        for (const std::uint64_t deal : {1U, 2U, 3U}) Writer(desk.archive, planFor(2, {0}, deal)).play(1);
        QCOMPARE(desk.list().total, 3);
    }
    runOn(file, {u"DELETE FROM actions WHERE match = 1"_s, u"UPDATE matches SET plies = 0 WHERE id < 3"_s});
    Desk desk(file);
    UnfinishedModel model;
    model.setArchive(&desk.archive);
    model.setWatching(true);
    QTRY_COMPARE(model.count(), 2);  // of the second, only the number is wrong
    QCOMPARE(desk.list().total, 2);
    QVERIFY(!desk.load(1) && desk.load(2) && desk.load(3));
    QVERIFY(desk.told.isEmpty());
}

void TestUnfinished::whatIsStillPlayedOrWasPutInOrIsOfADayStays() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"boneyard.sqlite"_s);
    {
        Desk desk(file);
        QVERIFY(desk.import(planFor(2, {0}, 8)) > 0);  // somebody has asked for it
        MatchPlan plan = planFor(2, {0}, 7);
        plan.day = u"2026-11-26"_s;
        const Writer ofDay(desk.archive, plan);  // its tiles have been seen
        QTRY_VERIFY(ofDay.id > 0);
    }
    Desk desk(file);
    QCOMPARE(desk.list().total, 2);
    const Writer writer(desk.archive, planFor(2, {0}, 9));
    QTRY_VERIFY(writer.id > 0);
    Desk window(file);
    QCOMPARE(window.list().total, 3);
}

BONEYARD_TEST(TestUnfinished)

#include "tst_unfinished.moc"
