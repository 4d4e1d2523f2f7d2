// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QFile>

#include "bots/analyzer.h"
#include "common/line.h"
#include "statisticstest.h"

using namespace boneyard;
using namespace boneyard::test;

/// What the window gets of the statistics in the store.
class TestStatisticsShown : public StatisticsTest {
    Q_OBJECT

private slots:
    void theGameThatIsShownFirstHasFigures();
    void theNumbersOfOneKindOfTableCanBeSeenAlone();
    void aChosenTableStaysWhenOthersComeBeforeIt();
    void theTableIsWrittenToAFile();
    void aPeriodLeavesOutWhatWasBefore();
    void whatIsKnownOfAllGamesIsToldTogether();
    void aLookBackTellsHowAccurateOneWas();
};

void TestStatisticsShown::theGameThatIsShownFirstHasFigures() {
    Desk desk(file());
    const QString games[] = {u"matador"_s, u"triominoes"_s, u"russian"_s};
    finished(desk.archive, 5, games[0], true);
    {
        StatisticsModel model;
        settle(model, desk);
        QCOMPARE(model.gameId(), games[0]);  // of the only one it is said why nothing is counted
        QVERIFY(model.figures().isEmpty());
    }
    finished(desk.archive, 5, games[1]);
    finished(desk.archive, 5, games[2], true);
    {
        StatisticsModel model;  // the first looks at them, and the second finds them
        settle(model, desk);
    }
    StatisticsModel model;
    settle(model, desk);
    QCOMPARE(model.gameId(), games[1]);
    QVERIFY(!model.figures().isEmpty());
    model.setGameId(games[0]);  // what was asked for is shown
    finished(desk.archive, 6, games[1]);
    settle(model, desk);
    QCOMPARE(model.gameId(), games[0]);
}

void TestStatisticsShown::theNumbersOfOneKindOfTableCanBeSeenAlone() {
    Desk desk(file());
    finished(desk.archive, 3);
    MatchPlan three = planFor(3, {0}, 4, {{"target", 0}});
    Writer(desk.archive, three).playToTheEnd();
    StatisticsModel model;
    settle(model, desk);
    const auto matchesTold = [&] { return model.figures()[0].toMap()[u"value"_s].toString(); };
    QCOMPARE(model.tables().size(), 3);
    QCOMPARE(matchesTold(), u"2"_s);
    model.setTable(2);
    QCOMPARE(matchesTold(), u"1"_s);
    QVERIFY(model.ratingSaid().contains(u" 2 match"_s));  // there is one rating for all
    model.setTable(3);
    QCOMPARE(model.table(), 2);
}

void TestStatisticsShown::aChosenTableStaysWhenOthersComeBeforeIt() {
    Desk desk(file());
    finished(desk.archive, 3);
    MatchPlan three = planFor(3, {0}, 4, {{"target", 0}});
    Writer(desk.archive, three).playToTheEnd();
    StatisticsModel model;
    settle(model, desk);
    const auto chosen = [&] { return model.tables()[model.table()].toMap()[u"label"_s].toString(); };
    model.setTable(2);
    const QString before = chosen();
    QVERIFY2(before.contains(u"3 seat"_s), qPrintable(before));
    MatchPlan strong = planFor(2, {0}, 5, {{"target", 0}});
    strong.players[1].level = 7;
    Writer(desk.archive, strong).playToTheEnd();
    QTRY_COMPARE(model.tables().size(), 4);
    QCOMPARE(chosen(), before);
    model.forget(QString());
    QTRY_COMPARE(model.tables().size(), 1);
    QCOMPARE(model.table(), 0);
}

void TestStatisticsShown::theTableIsWrittenToAFile() {
    Desk desk(file());
    finished(desk.archive, 3);
    StatisticsModel model;
    settle(model, desk);
    QSignalSpy told(&model, &StatisticsModel::told);
    const QString path = folder_->filePath(u"table.csv"_s);
    model.exportTo(QUrl::fromLocalFile(path));
    QTRY_COMPARE(told.size(), 1);
    QVERIFY(told.last().at(1).toBool());
    QFile written(path);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QCOMPARE(written.readAll().count('\n'), 2);
    const QString bad = folder_->filePath(u"no/such/folder.csv"_s);
    model.exportTo(QUrl::fromLocalFile(bad));
    QTRY_COMPARE(told.size(), 2);
    QVERIFY(!told.last().at(1).toBool());
    QVERIFY(!QFile::exists(bad));
}

void TestStatisticsShown::aPeriodLeavesOutWhatWasBefore() {
    Desk desk(file());
    finished(desk.archive, 3);
    StatisticsModel model;
    settle(model, desk);
    model.setPeriod(7);
    QCOMPARE(model.tally().matches, 1);
    model.setToday([] { return QDate::currentDate().addDays(6); });
    QCOMPARE(model.tally().matches, 1);
    model.setToday([] { return QDate::currentDate().addDays(7); });
    QCOMPARE(model.tally().matches, 0);
    model.setPeriod(31);
    QCOMPARE(model.tally().matches, 1);
}

void TestStatisticsShown::whatIsKnownOfAllGamesIsToldTogether() {
    Desk desk(file());
    finished(desk.archive, 3);
    finished(desk.archive, 4, u"triominoes"_s);
    StatisticsModel model;
    settle(model, desk);
    QCOMPARE(model.tally().matches, 1);  // of the game that was played last
    model.setGameId({});
    QCOMPARE(model.tally().matches, 2);
    QCOMPARE(model.byGame().size(), 2);
    for (const QVariant& figure : model.figures())
        QVERIFY2(!figure.toMap()[u"note"_s].toString().isEmpty(), "a figure says what it rests on");
}

void TestStatisticsShown::aLookBackTellsHowAccurateOneWas() {
    Desk desk(file());
    const int id = finished(desk.archive, 3);
    desk.archive.keepAnalysis(id, 0, bots::kAnalyzerVersion, "[]");
    desk.archive.keepVerdict(id, lineOf(desk.load(id)->played), 0, bots::kAnalyzerVersion,
                             {0.9, 10, {{u"lay"_s, 2, 1, 0, 7.5}, {u"draw"_s, 0, 0, 1, 12}}});
    StatisticsModel model;
    settle(model, desk);
    QTRY_COMPARE(model.accuracyLine().size(), 1);
    QVERIFY(qAbs(model.accuracyLine().first().y() - 90) < 1e-9);
    QVERIFY(model.accuracySaid().contains(u"90%"_s));
    QCOMPARE(model.faults().size(), 2);
    const QVariantMap dearest = model.faults().first().toMap();
    QCOMPARE(dearest[u"words"_s].toString(), u"When to draw or pass"_s);
    QCOMPARE(dearest[u"blunders"_s].toString(), u"1"_s);
    const QVariantMap other = model.faults().last().toMap();
    QCOMPARE(other[u"inaccuracies"_s].toString(), u"2"_s);  // which are no mistakes
    QCOMPARE(other[u"mistakes"_s].toString(), u"1"_s);
    QVERIFY(model.faultsSaid().startsWith(u"over 1 match"_s));
}

BONEYARD_TEST(TestStatisticsShown)
#include "tst_statistics_shown.moc"
