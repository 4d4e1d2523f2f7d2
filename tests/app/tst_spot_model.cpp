// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QAbstractItemModelTester>
#include <QTest>

#include "hands.h"
#include "match/spotmodel.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;
using namespace boneyard::ui;
using namespace Qt::StringLiterals;

/// The places for a tile as QML shows them: which is meant.
class TestSpotModel : public QObject {
    Q_OBJECT

    using Tester = QAbstractItemModelTester;
    static constexpr auto kMode = Tester::FailureReportingMode::QtTest;

private slots:
    void init();
    void spotsAreThoseOfTheTileOnly();
    void ofTheWaysToLieInOnePlaceTheOneThatBringsMostIsShown();
    void inLineAndAcrossAtOneEndAreOnePlaceWhereverTheLineTurns();
    void whatLiesInLineIsShownFirstUnlessAcrossBringsMore();
    void eachWayToLieNamesTheNextInItsPlace();
    void aPlaceOnWhichATileLiesAlreadyIsToldApart();
    void theNearestSpotIsTakenButNotBeyondTheLimit();
    void aTileLetGoOnOrBesideTilesThatItJoinsIsMeantForThem();
    void aPressOnTilesIsMeantForThemBesideThemForNothing();
    void aTurnedTileStaysTurnedNearTheSameEnd();
    void turningGoesRoundTheWaysAtOneEndFirst();
};

namespace {

/// Two ways to lay 1-2 at the left end, one at the right end; and another tile.
kit::Scene sceneWithSpots() {
    kit::Scene scene;
    scene.hand = handOf({u"1-2"_s, u"3-4"_s});
    scene.spots = {{"left line", "1-2", {-4, 0, 90}, "L", 0, {}},
                   {"left across", "1-2", {-4, 0.5, 0}, "L", 3, {}},
                   {"right line", "1-2", {4, 0, 90}, "R", 0, {}},
                   {"other", "3-4", {4, 0, 90}, "R", 0, {}}};
    return scene;
}

/// 2-5 in line, turned and across at three ends.
kit::Scene sceneWithWays() {
    using enum kit::Way;
    kit::Scene scene;
    scene.hand = handOf({u"2-5"_s});
    scene.spots = {
        {"line", "2-5", {-4, 0.5, 0}, "L", 0, {}, Line},  // the line turns here, and they are beside each
        {"line turned", "2-5", {-4, 0.5, 180}, "L", 0, {}, Line},
        {"across", "2-5", {-4, 0, 0}, "L", 0, {}, Across},    // other, half a tile's width away
        {"right line", "2-5", {4, 0, 90}, "R", 0, {}, Line},  // these two are a T
        {"right across", "2-5", {3.5, 0, 0}, "R", 0, {}, Across},
        {"upper", "2-5", {4.4, 0, 90}, "U", 0, {}, Line}};  // another end
    return scene;
}

QList<int> shown(const SpotModel& spots) {
    QList<int> rows;
    for (int row = 0; row < spots.count(); ++row) {
        if (spots.at(row, u"front"_s).toBool()) rows.append(row);
    }
    return rows;
}

}  // namespace

void TestSpotModel::init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

void TestSpotModel::spotsAreThoseOfTheTileOnly() {
    SpotModel spots;
    const Tester tester(&spots, kMode);
    spots.show(sceneWithSpots(), u"1-2"_s);
    QCOMPARE(spots.count(), 3);
    QCOMPARE(spots.at(1, u"gain"_s).toInt(), 3);
    QCOMPARE(spots.at(0, u"values"_s).value<QList<int>>(), (QList<int>{1, 2}));
    spots.setCurrent(1);
    QVERIFY(spots.at(1, u"current"_s).toBool());
    spots.show(sceneWithSpots(), u"3-4"_s);
    QCOMPARE(spots.count(), 1);
    QCOMPARE(spots.current(), -1);
    spots.show(sceneWithSpots(), {});
    QCOMPARE(spots.count(), 0);
}

void TestSpotModel::ofTheWaysToLieInOnePlaceTheOneThatBringsMostIsShown() {
    kit::Scene scene;
    scene.hand.push_back({{"1-2", {1, 2}}, true});
    scene.spots.push_back({"a", "1-2", {0, 0, 0}, "place", 3, {}});
    scene.spots.push_back({"b", "1-2", {0, 0, 180}, "place", 4, {}});
    scene.spots.push_back({"c", "1-2", {5, 0, 0}, "place", 1, {}});
    SpotModel spots;
    spots.show(scene, u"1-2"_s);
    QVERIFY(!spots.at(0, u"front"_s).toBool());
    QVERIFY(spots.at(1, u"front"_s).toBool());
    QVERIFY(spots.at(2, u"front"_s).toBool());
}

void TestSpotModel::inLineAndAcrossAtOneEndAreOnePlaceWhereverTheLineTurns() {
    SpotModel spots;
    spots.show(sceneWithWays(), u"2-5"_s);
    QCOMPARE(shown(spots), (QList<int>{0, 3, 5}));
    spots.setCurrent(0);
    QCOMPARE(spots.turned(0, -1), 2);
    spots.setCurrent(2);
    QCOMPARE(shown(spots), (QList<int>{2, 3, 5}));
    QCOMPARE(spots.turned(2, 1), 0);
    spots.showBest();
    QCOMPARE(shown(spots), (QList<int>{0, 3, 5}));
    spots.bringToFront(4);
    QCOMPARE(shown(spots), (QList<int>{0, 4, 5}));
    QCOMPARE(spots.current(), 2);  // by that nothing else is
}

void TestSpotModel::whatLiesInLineIsShownFirstUnlessAcrossBringsMore() {
    kit::Scene scene = sceneWithWays();
    std::swap(scene.spots[3], scene.spots[4]);  // whichever is named first
    SpotModel spots;
    spots.show(scene, u"2-5"_s);
    QCOMPARE(shown(spots), (QList<int>{0, 4, 5}));
    scene.spots[2].gain = 5;
    spots.show(scene, u"2-5"_s);
    QCOMPARE(shown(spots), (QList<int>{2, 4, 5}));
}

void TestSpotModel::eachWayToLieNamesTheNextInItsPlace() {
    SpotModel spots;
    spots.show(sceneWithWays(), u"2-5"_s);
    QList<int> next;
    for (int row = 0; row < spots.count(); ++row) next.append(spots.at(row, u"next"_s).toInt());
    QCOMPARE(next, (QList<int>{1, 2, 0, 4, 3, -1}));
    QCOMPARE(spots.at(1, u"nextWay"_s).toInt(), static_cast<int>(SpotModel::Across));
    QCOMPARE(spots.at(2, u"nextWay"_s).toInt(), static_cast<int>(SpotModel::Line));
}

void TestSpotModel::aPlaceOnWhichATileLiesAlreadyIsToldApart() {
    kit::Scene scene = sceneWithSpots();
    scene.pieces.push_back({{"6-6", {6, 6}}, {4.1, 0, 0}});
    SpotModel spots;
    spots.show(scene, u"1-2"_s);
    QVERIFY(!spots.at(0, u"over"_s).toBool());
    QVERIFY(spots.at(2, u"over"_s).toBool());
    kit::Mark pile;
    pile.pose = {4.1, 0, 0};
    pile.kind = kit::MarkKind::Pile;
    scene.marks.push_back(pile);
    spots.show(scene, u"1-2"_s);
    QVERIFY(!spots.at(0, u"pile"_s).toBool());
    QVERIFY(spots.at(2, u"pile"_s).toBool());
}

void TestSpotModel::theNearestSpotIsTakenButNotBeyondTheLimit() {
    SpotModel spots;
    spots.show(sceneWithSpots(), u"1-2"_s);
    QCOMPARE(spots.nearest(3, 0, 2), 2);
    QCOMPARE(spots.nearest(-4, -0.1, 2), 0);
    QCOMPARE(spots.nearest(-4, 0.6, 2), 1);
    QCOMPARE(spots.nearest(0, 0, 2), -1);
}

void TestSpotModel::aTileLetGoOnOrBesideTilesThatItJoinsIsMeantForThem() {
    kit::Scene scene = sceneWithSpots();  // "left" joins tiles from -3 to 2, and lies beyond them
    scene.spots[0].joins = scene.spots[1].joins = kit::Area{-3, -1, 2, 1};
    SpotModel spots;
    spots.show(scene, u"1-2"_s);
    QCOMPARE(spots.nearest(1.9, 0.1, 2), 0);  // on them
    QCOMPARE(spots.nearest(0, -2.5, 2), 0);   // beside them
    QCOMPARE(spots.nearest(0, -3, 2), -1);    // and too far away
    QCOMPARE(spots.nearest(3, 0, 2), 2);      // nearer to another place
    scene.spots[2].joins = kit::Area{-3, -6, 3, -4};
    spots.show(scene, u"1-2"_s);
    QCOMPARE(spots.nearest(0, -2.5, 2), -1);  // between the two
    QCOMPARE(spots.nearest(0, -4, 2), 2);     // on the other
}

void TestSpotModel::aPressOnTilesIsMeantForThemBesideThemForNothing() {
    kit::Scene scene = sceneWithSpots();
    scene.spots[0].joins = kit::Area{-3, -1, 2, 1};
    SpotModel spots;
    spots.show(scene, u"1-2"_s);
    QCOMPARE(spots.joining(1.9, 0.1), 0);
    QCOMPARE(spots.joining(0, -1.1), -1);
    QCOMPARE(spots.joining(3, 0), -1);  // another place, but it joins nothing
}

void TestSpotModel::aTurnedTileStaysTurnedNearTheSameEnd() {
    SpotModel spots;
    spots.show(sceneWithSpots(), u"1-2"_s);
    spots.setCurrent(1);
    QCOMPARE(spots.nearest(-4, -0.1, 2), 1);  // nearer to the other way, but of the same end
    QCOMPARE(spots.nearest(4, 0, 2), 2);
    spots.setCurrent(2);
    QCOMPARE(spots.nearest(-4, 0, 2), 0);
}

void TestSpotModel::turningGoesRoundTheWaysAtOneEndFirst() {
    SpotModel spots;
    spots.show(sceneWithSpots(), u"1-2"_s);
    spots.setCurrent(0);
    QCOMPARE(spots.cycled(1), 1);
    spots.setCurrent(1);
    QCOMPARE(spots.cycled(1), 0);
    QCOMPARE(spots.cycled(-1), 0);
    QCOMPARE(spots.walked(1), 2);
    spots.setCurrent(2);
    QCOMPARE(spots.walked(1), 0);
    QCOMPARE(spots.walked(-1), 1);
    spots.setCurrent(-1);
    QCOMPARE(spots.walked(1), 0);
    QCOMPARE(spots.walked(-1), 2);
    spots.show(sceneWithSpots(), {});
    QCOMPARE(spots.walked(1), -1);
    QCOMPARE(spots.cycled(1), -1);
}

BONEYARD_TEST(TestSpotModel)

#include "tst_spot_model.moc"
