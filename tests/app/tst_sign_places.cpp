// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "table/signplaces.h"

#include <QTest>
#include <algorithm>
#include <cmath>

#include "suite.h"

using namespace boneyard::ui;

/// Where it is said beside a place what a tile would bring there. A unit is half a domino's length.
class TestSignPlaces : public QObject {
    Q_OBJECT

private slots:
    void aDominoCoversWhatItsOutlineHolds();
    void aTriangleStandsAboutTheMiddleOfItsCircle();
    void placesCrossWhereOneLiesOverAnotherButNotWhereTheyTouch();
    void itIsSaidCloseBesideAPlaceAndNotOnIt();
    void itIsSaidOverNoTile();
    void itIsSaidUnderNoPlate();
    void noTwoSignsLieOverEachOther();
    void ofTheCurrentPlaceItIsSaidEvenWhereThereIsNoRoom();
    void theSignThatTurnsATileStandsInTheCornerOfItsWays();
    void theSignThatTurnsATileStaysWhereItStood();
    void aSignThatCanGoElsewhereLeavesTheRoomToOneThatCannot();
};

namespace {

constexpr TileGround kDomino{1, 2, false};
const QSizeF kGainSign(0.6, 0.6);

SeenTable bareTable() { return {kDomino, QRectF(-10, -10, 20, 20), {}, {}}; }

SignedPlace placeAt(const QPointF& at, double turn = 0) {
    SignedPlace place{{at, Heading::of(turn)}};
    place.gain = kGainSign;
    place.whole = kGainSign;
    return place;
}

QRectF signOf(const SignedPlace& place, const PlaceSigns& signs) {
    const QPointF middle = place.way.at + signs.gain.value_or(QPointF(1000, 1000));
    return {middle.x() - kGainSign.width() / 2, middle.y() - kGainSign.height() / 2, kGainSign.width(),
            kGainSign.height()};
}

}  // namespace

void TestSignPlaces::aDominoCoversWhatItsOutlineHolds() {
    QVERIFY(kDomino.covers({0.49, 0.99}, Heading::of(0)));
    QVERIFY(!kDomino.covers({0.99, 0.49}, Heading::of(0)));
    QVERIFY(kDomino.covers({0.99, 0.49}, Heading::of(90)));
    const QRectF lying = kDomino.box(Heading::of(90));
    QVERIFY(std::abs(lying.width() - 2) < 1e-9 && std::abs(lying.height() - 1) < 1e-9);
    QVERIFY(std::abs(lying.center().x()) < 1e-9 && std::abs(lying.center().y()) < 1e-9);
}

void TestSignPlaces::aTriangleStandsAboutTheMiddleOfItsCircle() {
    // sides of 2: high is the root of 3, the middle two thirds of that below the point
    const double high = std::sqrt(3.0);
    const TileGround triangle{2, high, true};
    const QRectF upright = triangle.box(Heading::of(0));
    QVERIFY(std::abs(upright.top() + high * 2 / 3) < 1e-9);
    QVERIFY(std::abs(upright.bottom() - high / 3) < 1e-9);
    QVERIFY(std::abs(upright.width() - 2) < 1e-9);
    QVERIFY(triangle.covers({0, -1.1}, Heading::of(0)));
    QVERIFY(!triangle.covers({0, 0.6}, Heading::of(0)));
    QVERIFY(triangle.covers({0, 1.1}, Heading::of(180)));
    QVERIFY(!triangle.covers({0.5, -0.5}, Heading::of(0)));
}

void TestSignPlaces::placesCrossWhereOneLiesOverAnotherButNotWhereTheyTouch() {
    const Lying upright{{0, 0}};
    QVERIFY(cross(kDomino, upright, {{0.5, 0.5}, Heading::of(90)}));
    QVERIFY(!cross(kDomino, upright, {{1, 0}}));                       // side by side
    QVERIFY(!cross(kDomino, upright, {{1.5, 0.5}, Heading::of(90)}));  // end to side
    QVERIFY(!cross(kDomino, upright, {{0, 0}, Heading::of(90)}));      // two ways to lie in one place
}

void TestSignPlaces::itIsSaidCloseBesideAPlaceAndNotOnIt() {
    const SignedPlace place = placeAt({0, 0});
    const QList<PlaceSigns> signs = place_signs(bareTable(), {place});
    QVERIFY(signs[0].gain);
    const QRectF ground = kDomino.box(place.way.turn);
    const QRectF sign = signOf(place, signs[0]);
    QVERIFY(!sign.intersects(ground));
    QVERIFY(sign.intersects(ground.adjusted(-0.3, -0.3, 0.3, 0.3)));
    QVERIFY(!signs[0].turn);
}

void TestSignPlaces::itIsSaidOverNoTile() {
    SeenTable table = bareTable();
    table.laid = {{{0, -2}}, {{1, 0}}, {{-1, 0}}};  // above and at both sides
    const SignedPlace place = placeAt({0, 0});
    const QList<PlaceSigns> signs = place_signs(table, {place});
    QVERIFY(signs[0].gain);
    for (const Lying& tile : table.laid)
        QVERIFY(!signOf(place, signs[0]).intersects(kDomino.box(tile.turn).translated(tile.at)));
}

void TestSignPlaces::itIsSaidUnderNoPlate() {
    SeenTable table = bareTable();
    table.under = {QRectF(-10, -10, 20, 9)};  // all above the place
    const SignedPlace place = placeAt({0, 0});
    const QList<PlaceSigns> signs = place_signs(table, {place});
    QVERIFY(signs[0].gain);
    QVERIFY(!signOf(place, signs[0]).intersects(table.under[0]));
}

void TestSignPlaces::noTwoSignsLieOverEachOther() {
    QList<SignedPlace> places;
    for (int x = 0; x < 5; ++x) places.append(placeAt({x * 1.2, 0}));
    const QList<PlaceSigns> signs = place_signs(bareTable(), places);
    for (qsizetype one = 0; one < places.size(); ++one) {
        QVERIFY(signs[one].gain);
        for (qsizetype other = 0; other < one; ++other)
            QVERIFY(!signOf(places[one], signs[one]).intersects(signOf(places[other], signs[other])));
    }
}

void TestSignPlaces::ofTheCurrentPlaceItIsSaidEvenWhereThereIsNoRoom() {
    SeenTable table = bareTable();
    table.under = {QRectF(-10, -10, 20, 20)};
    SignedPlace place = placeAt({0, 0});
    QVERIFY(!place_signs(table, {place})[0].gain);
    place.current = true;
    QCOMPARE(place_signs(table, {place})[0].gain, std::optional(QPointF(0, 0)));
    table.all = QRectF(2, -10, 8, 20);  // the place is out of sight, at the left
    QCOMPARE(place_signs(table, {place})[0].gain, std::optional(QPointF(2.3, 0)));
}

void TestSignPlaces::theSignThatTurnsATileStandsInTheCornerOfItsWays() {
    // upright above the line's end, or lying to the right of it: a T about the corner at 0.5, -1.5
    SignedPlace place = placeAt({0, -2});
    place.gain = {};
    place.others = {{{1.5, -1.5}, Heading::of(90)}};
    place.turner = 0.5;
    const QList<PlaceSigns> signs = place_signs(bareTable(), {place});
    QVERIFY(signs[0].turn && !signs[0].gain);
    const QPointF at = *signs[0].turn;
    const auto away = [&](const QRectF& box) {
        return std::hypot(std::max({0.0, box.left() - at.x(), at.x() - box.right()}),
                          std::max({0.0, box.top() - at.y(), at.y() - box.bottom()}));
    };
    QVERIFY(away(kDomino.box(place.way.turn).translated(place.way.at)) < 0.5);
    QVERIFY(away(kDomino.box(place.others[0].turn).translated(place.others[0].at)) < 0.5);
}

void TestSignPlaces::theSignThatTurnsATileStaysWhereItStood() {
    SignedPlace place = placeAt({0, 0});
    place.gain = {};
    place.others = {{{0, 0}, Heading::of(90)}};
    place.turner = 0.5;
    const QPointF first = place_signs(bareTable(), {place})[0].turn.value();
    place.turner_stood = QPointF(-first.x(), -first.y());  // as good, at the other side
    QCOMPARE(place_signs(bareTable(), {place})[0].turn, place.turner_stood);
}

/// At a table of 480 by 320 pixels: a tile stands there with a place above it and one at each side. The sign
/// of the left one stood where that of the upper one alone can be, beside a plate, and that had none.
void TestSignPlaces::aSignThatCanGoElsewhereLeavesTheRoomToOneThatCannot() {
    SeenTable table = bareTable();
    table.all = {-10, -4.3, 20, 20};
    table.under = {QRectF(1.3, -3.8, 8.3, 1.8)};
    table.laid = {{{0, 0}}, {{0, 2}}};
    const auto turning = [](const QPointF& at, double turn, const QPointF& across) {
        SignedPlace place{{at, Heading::of(turn)}};
        place.others = {{across, Heading::of(turn + 90)}};
        place.turner = 1.75;
        return place;
    };
    const QList<PlaceSigns> signs =
        place_signs(table, {turning({-1.54, 0}, 90, {-1.04, 0}), turning({1.54, 0}, 90, {1.04, 0}),
                            turning({0, -2.04}, 0, {0, -1.54})});
    for (const PlaceSigns& sign : signs) QVERIFY(sign.turn.has_value());
    QVERIFY(signs[2].turn->y() < -1);
    QVERIFY(std::abs(signs[0].turn->x() - signs[2].turn->x()) > 1.75 ||
            std::abs(signs[0].turn->y() - signs[2].turn->y()) > 1.75);
}

BONEYARD_TEST(TestSignPlaces)
#include "tst_sign_places.moc"
