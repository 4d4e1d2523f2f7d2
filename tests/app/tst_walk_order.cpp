// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "table/walkorder.h"

#include <QTest>

#include "suite.h"

using namespace boneyard::ui;

/// To which of the things on a table the keys lead. The figures are worked out by hand.
class TestWalkOrder : public QObject {
    Q_OBJECT

private slots:
    void theNearestThatWayIsNext();
    void whatLiesAsideIsFurther();
    void whatLiesMoreAsideThanAheadIsTheLastChoice();
    void nothingLiesThatWay();
    void rowByRowAllAreReached();
    void whatLiesALittleLowerIsInTheSameRow();
    void afterTheLastComesTheFirst();
    void whereNothingIsHeldTheFirstIsNext();
    void whatHasGoneIsFollowedByWhatIsNearest();
};

namespace {

/// A thing ten pixels wide and high, by its middle.
QRectF thingAt(double x, double y) { return {x - 5, y - 5, 10, 10}; }

}  // namespace

void TestWalkOrder::theNearestThatWayIsNext() {
    const QRectF from = thingAt(100, 100);
    const QVariantList places{thingAt(200, 100), thingAt(150, 100), thingAt(60, 100), thingAt(100, 130)};
    QCOMPARE(WalkOrder::thatWay(places, from, 1, 0), 1);   // 50 rather than 100
    QCOMPARE(WalkOrder::thatWay(places, from, -1, 0), 2);  // the one at the left
    QCOMPARE(WalkOrder::thatWay(places, from, 0, 1), 3);
    // by their middles: the wide one begins further to the left
    QCOMPARE(WalkOrder::thatWay({QRectF(110, 95, 100, 10), thingAt(155, 100)}, from, 1, 0), 1);  // 60 and 55
    QCOMPARE(WalkOrder::thatWay({thingAt(140, 100), thingAt(140, 100)}, from, 1, 0), 0);
}

void TestWalkOrder::whatLiesAsideIsFurther() {
    // 40 ahead and 20 aside is as far as 80: 79 straight ahead is nearer, 81 is not
    QCOMPARE(WalkOrder::thatWay({thingAt(40, 20), thingAt(79, 0)}, thingAt(0, 0), 1, 0), 1);
    QCOMPARE(WalkOrder::thatWay({thingAt(40, 20), thingAt(81, 0)}, thingAt(0, 0), 1, 0), 0);
}

void TestWalkOrder::whatLiesMoreAsideThanAheadIsTheLastChoice() {
    QCOMPARE(WalkOrder::thatWay({thingAt(10, 11), thingAt(2000, 0)}, thingAt(0, 0), 1, 0), 1);
    QCOMPARE(WalkOrder::thatWay({thingAt(10, 10), thingAt(2000, 0)}, thingAt(0, 0), 1, 0), 0);  // as much
    QCOMPARE(WalkOrder::thatWay({thingAt(10, 11)}, thingAt(0, 0), 1, 0), 0);
}

void TestWalkOrder::nothingLiesThatWay() {
    QCOMPARE(WalkOrder::thatWay({}, thingAt(0, 0), 1, 0), -1);
    QCOMPARE(WalkOrder::thatWay({thingAt(0.5, 0), thingAt(-9, 0)}, thingAt(0, 0), 1, 0), -1);
}

void TestWalkOrder::rowByRowAllAreReached() {
    // rows are 24 high: the first two middles are in row 2, the others in row 4
    const QVariantList places{thingAt(80, 96), thingAt(80, 48), thingAt(20, 48), thingAt(20, 96)};
    QCOMPARE(WalkOrder::after(places, 2, 1), 1);
    QCOMPARE(WalkOrder::after(places, 1, 1), 3);
    QCOMPARE(WalkOrder::after(places, 3, 1), 0);
    QCOMPARE(WalkOrder::after(places, 0, -1), 3);
}

void TestWalkOrder::whatLiesALittleLowerIsInTheSameRow() {
    // 48 is the middle of row 2, which reaches from 36 to under 60
    QCOMPARE(WalkOrder::after({thingAt(80, 36), thingAt(20, 59)}, 1, 1), 0);
    QCOMPARE(WalkOrder::after({thingAt(80, 36), thingAt(20, 59), thingAt(10, 60)}, 0, 1), 2);
}

void TestWalkOrder::afterTheLastComesTheFirst() {
    const QVariantList places{thingAt(20, 48), thingAt(80, 48), thingAt(140, 48)};
    QCOMPARE(WalkOrder::after(places, 2, 1), 0);
    QCOMPARE(WalkOrder::after(places, 0, -1), 2);
    QCOMPARE(WalkOrder::after({thingAt(20, 48)}, 0, 1), 0);
}

void TestWalkOrder::whereNothingIsHeldTheFirstIsNext() {
    QCOMPARE(WalkOrder::after({thingAt(80, 48), thingAt(20, 48)}, -1, 1), 1);
    QCOMPARE(WalkOrder::after({}, -1, 1), -1);
}

void TestWalkOrder::whatHasGoneIsFollowedByWhatIsNearest() {
    const QVariantList places{QRectF(30, 40, 1, 1), QRectF(0, 49, 90, 90), QRectF(-49, 0, 5, 5)};
    QCOMPARE(WalkOrder::nearest(places, {0, 0}), 1);  // 50, 49, 49
    QCOMPARE(WalkOrder::nearest({}, {0, 0}), -1);
}

BONEYARD_TEST(TestWalkOrder)
#include "tst_walk_order.moc"
