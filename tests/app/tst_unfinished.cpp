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
    void aTableThatIsPlayedOnIsDrawnAnew();
    void aMatchThatCannotBeReadHasAnEmptyTable();
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

BONEYARD_TEST(TestUnfinished)

#include "tst_unfinished.moc"
