// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "table/groundplan.h"

#include <QTest>
#include <cmath>
#include <memory>

#include "suite.h"

using namespace boneyard::ui;
using namespace Qt::StringLiterals;

/// What ground the things on a table take. The figures are worked out by hand.
class TestGroundPlan : public QObject {
    Q_OBJECT

private slots:
    void init();

    void aTileThatLiesIsAsWideAsItStandsHigh();
    void ofARoundTileAllAroundItIsTaken();
    void aSignIsKeptClearOnAllSides();
    void aPlaceMayBeTurnedInAnyWay();
    void theStockStandsUpright();
    void allOfItHasARim();
    void theLeastTableIsAUnitWide();

private:
    TileShape shape_;
    std::unique_ptr<GroundPlan> plan_;
};

namespace {

QVariantMap thing(double x, double y, double angle) {
    return {{u"px"_s, x}, {u"py"_s, y}, {u"angle"_s, angle}};
}

}  // namespace

void TestGroundPlan::init() {
    shape_.setWide(1);
    shape_.setHigh(2);
    shape_.setRound(false);
    plan_ = std::make_unique<GroundPlan>();
    plan_->setProperty("shape", QVariant::fromValue(&shape_));
}

void TestGroundPlan::aTileThatLiesIsAsWideAsItStandsHigh() {
    const QVariantList laid =
        plan_->tiles({thing(5, 7, 0), thing(5, 7, 90), thing(5, 7, 180), thing(0, 0, -90)});
    const QRectF stands(4.5, 6, 1, 2);
    const QRectF lies(4, 6.5, 2, 1);
    QCOMPARE(laid, (QVariantList{stands, lies, stands, QRectF(-1, -0.5, 2, 1)}));
}

void TestGroundPlan::ofARoundTileAllAroundItIsTaken() {
    shape_.setWide(2);
    shape_.setHigh(std::sqrt(3));
    shape_.setRound(true);
    // of a triangle whose sides are 2 the corners are 2 / sqrt(3) from the middle
    for (const QVariant& ground : plan_->tiles({thing(5, 7, 0), thing(5, 7, 60)})) {
        const QRectF place = ground.toRectF();
        QCOMPARE(place.center(), QPointF(5, 7));
        QCOMPARE(place.width(), 4 / std::sqrt(3));
        QCOMPARE(place.height(), 4 / std::sqrt(3));
    }
}

void TestGroundPlan::aSignIsKeptClearOnAllSides() {
    QCOMPARE(GroundPlan::squares({thing(3, 4, 90)}, 1), QVariantList{QRectF(2.5, 3.5, 1, 1)});
}

void TestGroundPlan::aPlaceMayBeTurnedInAnyWay() {
    const QRectF upright = plan_->places({thing(5, 7, 0)}).constFirst().toRectF();
    QCOMPARE(upright, QRectF(4.5, 6, 1, 2));
    // by an eighth both sides are seen from the side: (1 + 2) times the half of the root of 2
    const QRectF turned = plan_->places({thing(5, 7, 45)}).constFirst().toRectF();
    QCOMPARE(turned.width(), 3 * std::sqrt(0.5));
    QCOMPARE(turned.height(), 3 * std::sqrt(0.5));
    QCOMPARE(turned.center(), QPointF(5, 7));
}

void TestGroundPlan::theStockStandsUpright() { QCOMPARE(plan_->upright({-3, 1}), QRectF(-3.5, 0, 1, 2)); }

void TestGroundPlan::allOfItHasARim() {
    const QRectF box = GroundPlan::around({QRectF(0, 0, 4, 2), QRectF(6, -1, 1, 2)});
    QCOMPARE(box.topLeft(), QPointF(-0.3, -1.3));
    QCOMPARE(box.bottomRight(), QPointF(7.3, 2.3));
    // where nothing lies yet that has a size, its place counts
    QCOMPARE(GroundPlan::around({QRectF(9, 9, 0, 0), QRectF(0, 0, 4, 2)}).bottomRight(), QPointF(9.3, 9.3));
}

void TestGroundPlan::theLeastTableIsAUnitWide() {
    QCOMPARE(GroundPlan::around({QRectF(2, 3, 0, 0)}), QRectF(1.7, 2.7, 1, 1));
}

BONEYARD_TEST(TestGroundPlan)
#include "tst_ground_plan.moc"
