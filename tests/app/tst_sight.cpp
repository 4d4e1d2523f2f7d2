// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "table/sight.h"

#include <QTest>

#include "suite.h"

using namespace boneyard::ui;

/// What of a table is seen. The figures are worked out by hand.
class TestSight : public QObject {
    Q_OBJECT

private slots:
    void whatLiesOutsideIsLeftOut_data();
    void whatLiesOutsideIsLeftOut();
    void onlyAPartOfTheFeltMayBeLookedAt();
    void nothingIsLeftOutOfNothing();
};

namespace {

// 400 by 200 pixels around the unit (10, 10), at 20 pixels a unit: from 0 to 20, and from 5 to 15.
const QRectF kView(100, 50, 400, 200);

bool isLeftOut(const QRectF& place, const QRectF& part = kView) {
    return Sight::leavesOut({QRectF(9, 9, 2, 2), place}, part, kView, 10, 10, 20);
}

}  // namespace

void TestSight::whatLiesOutsideIsLeftOut_data() {
    QTest::addColumn<QRectF>("place");
    QTest::addColumn<bool>("out");
    QTest::newRow("fills it") << QRectF(0, 5, 20, 10) << false;
    QTest::newRow("a quarter of a unit at the left") << QRectF(-0.25, 6, 1, 2) << false;
    QTest::newRow("more at the left") << QRectF(-0.26, 6, 1, 2) << true;
    QTest::newRow("a quarter at the right") << QRectF(19.25, 6, 1, 2) << false;
    QTest::newRow("more at the right") << QRectF(19.26, 6, 1, 2) << true;
    QTest::newRow("more above") << QRectF(3, 4.7, 1, 2) << true;
    QTest::newRow("more below") << QRectF(3, 13.3, 1, 2) << true;
    QTest::newRow("far away") << QRectF(40, 40, 1, 2) << true;
}

void TestSight::whatLiesOutsideIsLeftOut() {
    QFETCH(const QRectF, place);
    QFETCH(const bool, out);
    QCOMPARE(isLeftOut(place), out);
}

void TestSight::onlyAPartOfTheFeltMayBeLookedAt() {
    // from the view's middle on down: from the unit 10 on
    const QRectF lower(100, 150, 400, 100);
    QVERIFY(isLeftOut({3, 12, 1, 2}, lower));  // since the other tile begins at 9
    QVERIFY(!Sight::leavesOut({QRectF(3, 9.75, 1, 2)}, lower, kView, 10, 10, 20));
    QVERIFY(Sight::leavesOut({QRectF(3, 9.7, 1, 2)}, lower, kView, 10, 10, 20));
    // and with the felt beside the view: 20 pixels more on each side are a unit more
    QVERIFY(!isLeftOut({-1.25, 6, 1, 2}, kView.adjusted(-20, 0, 20, 0)));
}

void TestSight::nothingIsLeftOutOfNothing() { QVERIFY(!Sight::leavesOut({}, kView, kView, 10, 10, 20)); }

BONEYARD_TEST(TestSight)
#include "tst_sight.moc"
