// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "table/look.h"

#include <QTest>
#include <algorithm>
#include <cmath>

#include "kit/rng.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::ui;

/// From where a table is looked at. The figures are worked out by hand.
class TestLook : public QObject {
    Q_OBJECT

private slots:
    void aTableFillsTheFelt();
    void noTileIsLargerThanItMayBe();
    void aTableKeepsOffWhatLiesOverTheFelt();
    void aTableLiesInTheMiddleWhereItNeedBeHardlySmaller();
    void whereTilesAreSmallTheLastOfTheRoomIsUsed();
    void allPlacesForATileAreSeenThoughAllIsSmallerThen();
    void aTableThatGrowsStaysWhereItIsWhileItCan();
    void aTableThatGrowsGoesNoFurtherThanMustBe();
    void aTableThatGrowsToOneSideComesBackToTheMiddle();
    void aTableComesBackToTheMiddleThatWayAloneInWhichItIsFar();
    void aTableIsRatherSmallerThanThatItGoesToTheOtherSide();
    void aTableBecomesLargerAgainWhereThereIsClearlyMoreRoom();
    void aTurnedTableIsAsWideAsItWasHigh();
    void anArmGoesUpBetweenTwoPlates();
    void nothingLiesOverATileOfAnyTable();
    void aThirdOfTheTilesStaysInSight();
    void aTableLargerThanTheViewKeepsItsMiddleOnIt();
    void theLastTileIsSeenWhereNotAllCanBe();
    void thePlacesForATileAreSeenRatherThanOtherTiles();
    void aPlaceWhereSomeTileFitsIsSeenRatherThanTheLastTile();
    void whereSomeTileFitsBesideTheLastOneBothAreSeen();
    void oneLooksNoFurtherThanMustBe();
    void aPartOfATableKeepsOffAPlate();
    void aPlaceComesIntoSightByTheShortestWay();
    void aPlaceTooLargeForTheViewIsSeenFromFurtherAway();
    void aPlaceKeepsOffWhatHangsIntoTheView();
};

namespace {

/// Tiles of one unit in a row, on a felt of 1000 by 500 pixels.
Felt row_of(int tiles, double max_zoom = 200) {
    Felt felt;
    felt.view = felt.room = {0, 0, 1000, 500};
    felt.box = {0, 0, static_cast<double>(tiles), 1};
    felt.max_zoom = max_zoom;
    for (int tile = 0; tile < tiles; ++tile) {
        felt.grounds.append(QRectF(tile, 0, 1, 1));
        felt.tiles.append(QPointF(tile + 0.5, 0.5));
    }
    return felt;
}

QRectF seen(const Felt& felt, const Look& look, const QRectF& ground) {
    const QPointF origin = felt.view.center() - QPointF(look.x, look.y) * look.zoom;
    return {origin + ground.topLeft() * look.zoom, ground.size() * look.zoom};
}

/// A tile that something lies over, as one looks.
bool anyCovered(const Felt& felt, const Look& look) {
    return std::any_of(felt.grounds.begin(), felt.grounds.end(), [&](const QRectF& ground) {
        const QRectF place = seen(felt, look, ground);
        return std::any_of(felt.obstacles.begin(), felt.obstacles.end(),
                           [&](const QRectF& over) { return place.intersects(over); });
    });
}

}  // namespace

void TestLook::aTableFillsTheFelt() {
    const Look look = look_at_all(row_of(10));
    QCOMPARE(look.zoom, 100.0);  // 1000 pixels for 10 units
    QCOMPARE(look.x, 5.0);
    QCOMPARE(look.y, 0.5);
}

void TestLook::noTileIsLargerThanItMayBe() { QCOMPARE(look_at_all(row_of(2, 60)).zoom, 60.0); }

void TestLook::aTableKeepsOffWhatLiesOverTheFelt() {
    Felt felt = row_of(10);
    felt.obstacles = {QRectF(0, 0, 200, 500)};
    const Look look = look_at_all(felt);
    QCOMPARE(look.zoom, 79.2);  // beside it and eight pixels off: 792 for 10 units
    QCOMPARE(seen(felt, look, felt.grounds.front()).left(), 208.0);
}

void TestLook::aTableLiesInTheMiddleWhereItNeedBeHardlySmaller() {
    Felt felt = row_of(10);
    felt.obstacles = {QRectF(0, 0, 40, 500)};
    const Look look = look_at_all(felt);
    QVERIFY(std::abs(look.x - 5) * look.zoom <= 6);
    QVERIFY(look.zoom > 95.2 * 0.88 && look.zoom < 95.2);
    QVERIFY(!anyCovered(felt, look));
}

/// Elsewhere a size that is nearly as large will do, and the middle of the felt goes before a little of it.
void TestLook::whereTilesAreSmallTheLastOfTheRoomIsUsed() {
    Felt felt = row_of(40, 60);
    felt.view = {150, 0, 700, 500};  // between plates at both sides, of which none is at the row
    felt.box = {0, -13, 40, 27};
    felt.grounds.append(QRectF(20, -13, 1, 27));
    felt.tiles.append({20.5, 0.5});
    const double quiet = 700 / 40.0;
    const double most = 500 / 27.0;
    QVERIFY(look_at_all(felt).zoom > quiet * 1.03);
    QVERIFY(look_at_all(felt).zoom <= most);
    felt.max_zoom = 20;
    QCOMPARE(look_at_all(felt).zoom, quiet);
    // with a plate at one side it lies a little off the middle
    felt = row_of(60, 60);
    felt.obstacles = {QRectF(0, 0, 60, 500)};
    QVERIFY(look_at_all(felt).zoom > 15);
    QVERIFY(!anyCovered(felt, look_at_all(felt)));
    felt.max_zoom = 20;
    QVERIFY(look_at_all(felt).zoom < 15);
}

void TestLook::allPlacesForATileAreSeenThoughAllIsSmallerThen() {
    const Felt felt = row_of(60);
    Part part{30, {0.5, 0.5}, {QRectF(10, 1, 1, 1), QRectF(42, 1, 1, 1)}, {}, {}};
    QCOMPARE(look_at_part(felt, part, {5, 0.5}).zoom, 30.0);  // at 33 there is room for 30 units
    part.places.last().moveLeft(43.5);
    QCOMPARE(look_at_part(felt, part, {5, 0.5}).zoom, 30 * 0.95);  // and where that can be read, for 33
    part.places.removeLast();
    QCOMPARE(look_at_part(felt, part, {5, 0.5}).zoom, 33.0);
}

void TestLook::aTableThatGrowsStaysWhereItIsWhileItCan() {
    const Look before = look_at_all(row_of(5, 60));  // 300 pixels in the middle of 1000
    const Look look = look_again(row_of(9, 60), before);
    QCOMPARE(look.x, before.x);
    QCOMPARE(look.y, before.y);
    QCOMPARE(look.zoom, before.zoom);
}

void TestLook::aTableThatGrowsGoesNoFurtherThanMustBe() {
    const Look before = look_at_all(row_of(5, 60));  // its left end is at 350
    const Felt felt = row_of(12, 60);                // 720 pixels: 70 too many, to the right
    const Look look = look_again(felt, before);
    QCOMPARE(look.zoom, 60.0);
    QCOMPARE(look.y, before.y);
    const double moved = (look.x - before.x) * look.zoom;
    QVERIFY2(moved > 69.9 && moved < 70 + 8 + 8,
             qPrintable(QString::number(moved)));  // a margin and a step
    // Where all of it is smaller there is hardly a choice.
    QVERIFY(look_again(row_of(19, 60), before).zoom >= 0.95 * look_at_all(row_of(19, 60)).zoom);
}

void TestLook::aTableThatGrowsToOneSideComesBackToTheMiddle() {
    const Look first = look_middle(row_of(2, 60), look_at_all(row_of(2, 60)));
    QCOMPARE(first.x, 1.0);
    // four more at the right: the middle is 120 pixels off, less than an eighth of the view
    QCOMPARE(look_middle(row_of(6, 60), first).x, 1.0);
    QCOMPARE(look_middle(row_of(7, 60), first).x, 3.5);
    // of what a plate keeps from the middle it does not come nearer
    Felt beside = row_of(7, 60);
    beside.obstacles = {{400, 0, 600, 500}};
    const Look aside = look_at_all(beside);
    QVERIFY(aside.x > 3.5 + 60.0 / 60);
    QCOMPARE(look_middle(beside, aside).x, aside.x);
}

void TestLook::aTableComesBackToTheMiddleThatWayAloneInWhichItIsFar() {
    const double low = 0.5 - 40.0 / 60;  // 40 pixels below the middle, as something was in its way there
    const Look look = look_middle(row_of(7, 60), {1, low, 60});
    QCOMPARE(look.x, 3.5);
    QCOMPARE(look.y, low);
    QCOMPARE(look.zoom, 60.0);
}

void TestLook::aTableIsRatherSmallerThanThatItGoesToTheOtherSide() {
    Felt felt = row_of(10, 60);
    felt.obstacles = {QRectF(450, 0, 10, 500)};
    QVERIFY(look_at_all(felt).x < 5);  // on the right side, where there is most room
    const Look look = look_middle(felt, {4.5 + 275.0 / 45, 0.5, 45});  // its first nine lay left of it
    QVERIFY2(look.x > 5, qPrintable(QString::number(look.x)));
    QVERIFY(look.zoom > 42);
    QVERIFY(!anyCovered(felt, look));
}

void TestLook::aTableBecomesLargerAgainWhereThereIsClearlyMoreRoom() {
    const Felt felt = row_of(10);
    QCOMPARE(look_again(felt, {5, 0.5, 89}).zoom, 89.0);  // 100 at most
    QCOMPARE(look_again(felt, {5, 0.5, 86}).zoom, 100.0);
}

void TestLook::aTurnedTableIsAsWideAsItWasHigh() {
    const Felt felt = row_of(10);
    QCOMPARE(look_at_all(felt).zoom, 100.0);
    QCOMPARE(look_at_all(turned(felt)).zoom, 50.0);  // 500 pixels for 10 units
    QCOMPARE(turned(turned(turned(turned(felt)))).grounds, felt.grounds);
}

void TestLook::anArmGoesUpBetweenTwoPlates() {
    Felt felt;
    felt.view = felt.room = {0, 0, 1000, 500};
    felt.max_zoom = 200;
    felt.box = {0, 0, 10, 5};  // a row of ten at the foot of an arm of four
    felt.grounds = {QRectF(0, 4, 10, 1), QRectF(4.5, 0, 1, 4)};
    felt.tiles = {QPointF(5, 4.5), QPointF(5, 2)};
    felt.obstacles = {QRectF(0, 0, 400, 200), QRectF(600, 0, 400, 200)};
    const Look look = look_at_all(felt);
    QVERIFY(!anyCovered(felt, look));
    QVERIFY2(look.zoom > 90,
             qPrintable(QString::number(look.zoom)));  // below the plates it were 298 / 5 = 59.6
}

void TestLook::nothingLiesOverATileOfAnyTable() {
    kit::Rng chance(7);
    const auto some = [&](int most) {
        return static_cast<double>(chance.below(static_cast<std::uint32_t>(most)));
    };
    for (int table = 0; table < 300; ++table) {
        Felt felt = row_of(2 + static_cast<int>(some(30)));
        for (int tile = 0; tile < 10; ++tile) {
            felt.grounds.append(QRectF(some(30), some(12) - 6, 1, 1));
            felt.tiles.append(felt.grounds.back().center());
        }
        for (const QRectF& ground : std::as_const(felt.grounds)) felt.box |= ground;
        // plates at the upper edge, the map in a corner
        for (int plate = 0; plate < 3; ++plate)
            felt.obstacles.append(QRectF(some(900), 0, 60 + some(100), 40 + some(60)));
        felt.obstacles.append(QRectF(850, 400, 150, 100));
        const Look look = look_at_all(felt);
        QVERIFY2(!anyCovered(felt, look), qPrintable(QString::number(table)));
        for (const QRectF& ground : std::as_const(felt.grounds))
            QVERIFY(felt.room.adjusted(-0.01, -0.01, 0.01, 0.01).contains(seen(felt, look, ground)));
    }
}

void TestLook::aThirdOfTheTilesStaysInSight() {
    const Felt felt = row_of(9);
    // Ten units are seen at 100 pixels: of nine tiles the last three, at 6.5, 7.5 and 8.5, are seen up
    // to 11.5.
    QVERIFY(std::abs(keep_in_sight(felt, {40, 0.5}, 100).x() - 11.5) < 0.001);
    QCOMPARE(keep_in_sight(felt, {6, 0.5}, 100), QPointF(6, 0.5));
    // Five units are seen from top to bottom, 2.5 on each side of the tiles at 0.5.
    QVERIFY(std::abs(keep_in_sight(felt, {4.5, 40}, 100).y() - 3) < 0.001);
}

void TestLook::aTableLargerThanTheViewKeepsItsMiddleOnIt() {
    QCOMPARE(keep_in_sight(row_of(40), {60, 9}, 100), QPointF(40, 1));
}

void TestLook::theLastTileIsSeenWhereNotAllCanBe() {
    const Felt felt = row_of(100);  // 10 pixels a tile
    Part part;
    part.least = 40;
    part.last = {90.5, 0.5};
    const Look look = look_at_part(felt, part, {5, 0.5});
    QCOMPARE(look.zoom, 44.0);  // clearly larger than what can just be read
    QVERIFY(felt.view.contains(seen(felt, look, felt.grounds[90])));
    part.last = {0.5, 0.5};
    QVERIFY(felt.view.contains(seen(felt, look_at_part(felt, part, {90, 0.5}), felt.grounds[0])));
}

void TestLook::thePlacesForATileAreSeenRatherThanOtherTiles() {
    const Felt felt = row_of(100);
    Part part;
    part.least = 40;
    part.last = {50.5, 0.5};
    part.places = {QRectF(50, 7, 1, 1)};  // far below; 1000 by 500 pixels are 22.7 by 11.4 units
    const Look look = look_at_part(felt, part, {50, 0.5});
    QVERIFY(felt.view.contains(seen(felt, look, part.places[0])));
    QVERIFY(felt.view.contains(seen(felt, look, felt.grounds[50])));
}

void TestLook::aPlaceWhereSomeTileFitsIsSeenRatherThanTheLastTile() {
    const Felt felt = row_of(100);
    Part part;
    part.least = 40;
    part.last = {90.5, 0.5};
    part.fits = {QRectF(-1, 0, 1, 1), QRectF(30, 1, 1, 1)};  // too far away to be seen together
    const auto shows = [&](const Look& look) {
        return std::any_of(part.fits.begin(), part.fits.end(),
                           [&](const QRectF& place) { return felt.view.contains(seen(felt, look, place)); });
    };
    QVERIFY(shows(look_at_part(felt, part, {90, 0.5})));
    part.fits.clear();
    QVERIFY(felt.view.contains(seen(felt, look_at_part(felt, part, {90, 0.5}), felt.grounds[90])));
}

void TestLook::whereSomeTileFitsBesideTheLastOneBothAreSeen() {
    const Felt felt = row_of(100);
    Part part;
    part.least = 40;
    part.last = {90.5, 0.5};
    part.fits = {QRectF(-1, 0, 1, 1), QRectF(78, 1, 1, 1)};
    const Look look = look_at_part(felt, part, {90, 0.5});
    QVERIFY(felt.view.contains(seen(felt, look, felt.grounds[90])));
    QVERIFY(felt.view.contains(seen(felt, look, part.fits[1])));
}

void TestLook::oneLooksNoFurtherThanMustBe() {
    const Felt felt = row_of(100);
    Part part;
    part.least = 40;
    part.last = {60.5, 0.5};
    const Look before = look_at_part(felt, part, {60, 0.5});
    part.last = {61.5, 0.5};  // the next tile is in sight already
    const Look look = look_at_part(felt, part, {before.x, before.y});
    QVERIFY(std::abs(look.x - before.x) <= 0.5 && std::abs(look.y - before.y) <= 0.5);
}

void TestLook::aPartOfATableKeepsOffAPlate() {
    Felt felt = row_of(100);
    felt.obstacles = {QRectF(300, 200, 400, 100)};  // in the very middle
    Part part;
    part.least = 40;
    part.last = {50.5, 0.5};
    const Look look = look_at_part(felt, part, {50.5, 0.5});
    QVERIFY(felt.view.contains(seen(felt, look, felt.grounds[50])));
    QVERIFY(!anyCovered(felt, look));
}

void TestLook::aPlaceComesIntoSightByTheShortestWay() {
    const Felt felt = row_of(100);
    const Look before{5, 0.5, 100};  // sees the units 0 to 10, and -2 to 3
    const Look look = look_at_place(felt, QRectF(12, 0, 1, 1), {}, before);
    QCOMPARE(look.x, 8.4);  // up to 13, and 0.4 around that
    QCOMPARE(look.y, 0.5);
    QCOMPARE(look.zoom, 100.0);
    QCOMPARE(look_at_place(felt, QRectF(4, 0, 1, 1), {}, before).x, 5.0);  // in sight already
}

void TestLook::aPlaceTooLargeForTheViewIsSeenFromFurtherAway() {
    const Look look = look_at_place(row_of(100), QRectF(0, 0, 19.2, 1), {}, {5, 0.5, 100});
    QCOMPARE(look.zoom, 50.0);  // 20 units in 1000 pixels
    QCOMPARE(look.x, 9.6);
}

void TestLook::aPlaceKeepsOffWhatHangsIntoTheView() {
    const Felt felt = row_of(100);
    const QRectF place(5, -2.5, 1, 1);
    const QList<QRectF> signs{QRectF(0, 0, 1000, 100)};
    const Look look = look_at_place(felt, place, signs, {5, 0.5, 100});
    QCOMPARE(look.y, -1.4);
    QCOMPARE(seen(felt, look, place).top(), 140.0);  // below the sign, and 0.4 units from it
}

BONEYARD_TEST(TestLook)
#include "tst_look.moc"
