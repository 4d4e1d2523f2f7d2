// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "controls/leastcovered.h"

#include <QTest>

#include "suite.h"

using namespace boneyard::ui;
using namespace Qt::StringLiterals;

/// Where something comes up so that it covers nothing, or little.
class TestLeastCovered : public QObject {
    Q_OBJECT

private slots:
    void whatIsCoveredIsCountedInPixels();
    void itComesWhereItIsWantedWhereThatIsFree();
    void itGoesToTheUpperEdgeFirst();
    void itGoesAsideNoFurtherThanMustBe();
    void whereNothingIsFreeItCoversLeast();
    void whereNothingIsBetterThereIsNoPlace();
    void pointsComeUpNearestToWhereTheyWereWon();
    void theFirstFreePlaceIsAtTheUpperRight();
};

namespace {

const QRectF kFelt(0, 0, 400, 300);
const QSizeF kMessage(100, 40);
constexpr double kMuch = 1e9;

}  // namespace

void TestLeastCovered::whatIsCoveredIsCountedInPixels() {
    const LeastCovered finder;
    const QVariantList places{QRectF(0, 0, 10, 10), QRectF(5, 5, 10, 10)};
    QCOMPARE(finder.covered(places, QRectF(5, 5, 10, 10)), 25.0 + 100.0);
    QCOMPARE(finder.covered(places, QRectF(15, 0, 10, 5)), 0.0);  // it only touches
}

void TestLeastCovered::itComesWhereItIsWantedWhereThatIsFree() {
    const QVariantMap at =
        LeastCovered().search({QRectF(0, 0, 50, 50)}, kMessage, {150, 200}, kFelt, kMuch).toMap();
    QCOMPARE(at.value(u"x"_s).toDouble(), 150.0);
    QCOMPARE(at.value(u"y"_s).toDouble(), 200.0);
    QCOMPARE(at.value(u"covered"_s).toDouble(), 0.0);
}

void TestLeastCovered::itGoesToTheUpperEdgeFirst() {
    const QVariantMap at =
        LeastCovered().search({QRectF(140, 190, 50, 50)}, kMessage, {150, 200}, kFelt, kMuch).toMap();
    QCOMPARE(at.value(u"x"_s).toDouble(), 150.0);
    QCOMPARE(at.value(u"y"_s).toDouble(), 8.0);
}

void TestLeastCovered::itGoesAsideNoFurtherThanMustBe() {
    const QVariantList pillar{QRectF(180, 0, 20, 300)};
    const QVariantMap at = LeastCovered().search(pillar, kMessage, {150, 200}, kFelt, kMuch).toMap();
    QCOMPARE(at.value(u"covered"_s).toDouble(), 0.0);
    QCOMPARE(at.value(u"y"_s).toDouble(), 200.0);
    // 200 is 50 to the right, 80 is 70 to the left: places lie 8 pixels apart, from 8 on
    QCOMPARE(at.value(u"x"_s).toDouble(), 200.0);
}

void TestLeastCovered::whereNothingIsFreeItCoversLeast() {
    // all is covered, a strip at the bottom once only
    const QVariantList all{kFelt, QRectF(0, 0, 400, 250)};
    const QVariantMap at = LeastCovered().search(all, kMessage, {150, 20}, kFelt, kMuch).toMap();
    QCOMPARE(at.value(u"covered"_s).toDouble(), 100.0 * 40 + 100 * (250 - at.value(u"y"_s).toDouble()));
    QVERIFY(at.value(u"y"_s).toDouble() > 240);
}

void TestLeastCovered::whereNothingIsBetterThereIsNoPlace() {
    QVERIFY(LeastCovered().search({kFelt}, kMessage, {150, 20}, kFelt, 100).isNull());
}

void TestLeastCovered::pointsComeUpNearestToWhereTheyWereWon() {
    const LeastCovered finder;
    const QRectF corner(0, 0, 300, 260);  // where the left upper corner may be
    QCOMPARE(finder.nearest({}, kMessage, {200, 150}, corner, 4), QPointF(150, 130));
    // a tile there: straight above it, in steps of ten
    const QRectF tile(190, 130, 20, 40);
    const QPointF at = finder.nearest({tile}, kMessage, {200, 150}, corner, 4);
    QCOMPARE(at.x(), 150.0);
    QVERIFY(at.y() + kMessage.height() + 4 <= tile.top() && at.y() + kMessage.height() + 14 >= tile.top());
    // and never out of its room
    QCOMPARE(finder.nearest({}, kMessage, {395, 5}, corner, 4), QPointF(300, 0));
}

void TestLeastCovered::theFirstFreePlaceIsAtTheUpperRight() {
    const LeastCovered finder;
    QCOMPARE(finder.firstFree({}, kMessage, kFelt).toRectF(), QRectF(300, 0, 100, 40));
    QCOMPARE(finder.firstFree({QRectF(390, 0, 10, 300)}, kMessage, kFelt).toRectF(), QRectF(284, 0, 100, 40));
    QVERIFY(finder.firstFree({kFelt}, kMessage, kFelt).isNull());
}

BONEYARD_TEST(TestLeastCovered)
#include "tst_least_covered.moc"
