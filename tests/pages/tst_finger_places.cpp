// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QLineF>
#include <QPointingDevice>
#include <QTest>
#include <algorithm>

#include "pagetest.h"
#include "seen.h"

using namespace boneyard;
using namespace boneyard::test;

/// Places for a tile that are drawn smaller than a finger: it hits them all the same, and each its own.
class TestFingerPlaces : public HandTest {
    Q_OBJECT

    QPointingDevice* screen_ = QTest::createTouchDevice();

    void tap(const QPoint& at);
    [[nodiscard]] QList<QQuickItem*> places() const;
    [[nodiscard]] bool isOnATile(const QPointF& at) const;
    [[nodiscard]] bool chooseATile(int places, double within);
    [[nodiscard]] QPoint besideThePlace() const;
    void openSmall(const QString& game, int seats, std::uint64_t deal, int plies, const QSize& size);

private slots:
    void aFingerBesideASmallPlaceLaysTheTile();
    void aPressOfTheMouseBesideASmallPlaceLaysTheTileToo();
    void aPointerBesideAPlaceIsOnNone();
    void ofTwoPlacesTheNearerTakesTheFinger();
    void noPlaceReachesOverATileOrAnother();
};

namespace {

constexpr double kFinger = 22;  // pixels from its middle

QPointF middleIn(const QQuickItem* place) { return placeOf(*place).center(); }

double awayFrom(const QQuickItem* place, const QPointF& at) { return QLineF(middleIn(place), at).length(); }

/// In the box around the tile that is shown there.
bool isInBox(const QQuickItem* place, const QPointF& at) { return placeOf(*place).contains(at); }

}  // namespace

void TestFingerPlaces::tap(const QPoint& at) {
    QTest::touchEvent(&window(), screen_).press(0, at, &window());
    QTest::touchEvent(&window(), screen_).release(0, at, &window());
    QTest::qWait(20);
}

QList<QQuickItem*> TestFingerPlaces::places() const {
    QList<QQuickItem*> found = allSeen(window().contentItem(), {u"spot"_s});
    found.removeIf([](const QQuickItem* place) { return !place->property("shown").toBool(); });
    return found;
}

bool TestFingerPlaces::isOnATile(const QPointF& at) const {
    const QList<QQuickItem*> tiles = allSeen(window().contentItem(), {u"piece"_s});
    return std::any_of(tiles.begin(), tiles.end(), [&](const QQuickItem* tile) { return takes(tile, at); });
}

/// A person sits at the first seat, and so much has been played.
void TestFingerPlaces::openSmall(const QString& game, int seats, std::uint64_t deal, int plies,
                                 const QSize& size) {
    settings_->setReducedMotion(true);
    MatchPlan plan{game, seats, deal, {}, Players::usual(seats)};
    for (auto& player : plan.players) player.level = 0;
    openTable(std::move(plan), size);
    while (match().match()->actions().size() < static_cast<std::size_t>(plies)) {
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20000);
        const QString action = QString::fromStdString(match().match()->legal().back());
        QVERIFY(match().play(action.section(u".."_s, 0, 0)));
    }
    QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20000);
    settle();
}

/// One that has so many places, two of them so near to each other.
bool TestFingerPlaces::chooseATile(int count, double within) {
    for (int row = 0; row < match().table()->hand()->count(); ++row) {
        if (!match().table()->hand()->at(row, u"playable"_s).toBool()) continue;
        match().selection()->choose(row, true);
        match().selection()->setSpot(-1);
        QTest::qWait(100);
        const QList<QQuickItem*> all = places();
        if (all.size() < count) continue;
        if (count < 2) return true;
        for (const QQuickItem* one : all) {
            for (const QQuickItem* other : all)
                if (one != other && awayFrom(one, middleIn(other)) < within) return true;
        }
    }
    return false;
}

/// As far from its middle as a finger may be, and off its outline, where no tile lies.
QPoint TestFingerPlaces::besideThePlace() const {
    const QList<QQuickItem*> all = places();
    for (const QQuickItem* place : all) {
        for (const QPointF off : {QPointF(19, 0), QPointF(-19, 0), QPointF(0, 19), QPointF(0, -19)}) {
            const QPointF at = middleIn(place) + off;
            if (!isInBox(place, at) && !isOnATile(at)) return at.toPoint();
        }
    }
    return {};
}

void TestFingerPlaces::aFingerBesideASmallPlaceLaysTheTile() {
    openSmall(u"matador"_s, 2, 21, 8, {480, 320});
    QVERIFY(chooseATile(1, 0));
    const QPoint beside = besideThePlace();
    QVERIFY2(!beside.isNull(), qPrintable(QString::number(camera()->property("zoom").toDouble())));
    const std::size_t plies = match().match()->actions().size();
    tap(beside);
    QTRY_VERIFY(match().match()->actions().size() > plies);
}

void TestFingerPlaces::aPressOfTheMouseBesideASmallPlaceLaysTheTileToo() {
    openSmall(u"matador"_s, 2, 21, 8, {480, 320});
    QVERIFY(chooseATile(1, 0));
    const std::size_t plies = match().match()->actions().size();
    QTest::mouseClick(&window(), Qt::LeftButton, {}, besideThePlace());
    QTRY_VERIFY(match().match()->actions().size() > plies);
}

void TestFingerPlaces::aPointerBesideAPlaceIsOnNone() {
    openSmall(u"matador"_s, 2, 21, 8, {480, 320});
    QVERIFY(chooseATile(1, 0));
    const QPoint beside = besideThePlace();
    QTest::mouseMove(&window(), beside + QPoint(3, 3));
    QTest::mouseMove(&window(), beside);
    QTest::qWait(50);
    QCOMPARE(match().selection()->spot(), -1);
    for (const QQuickItem* place : places()) QVERIFY(!place->property("pointed").toBool());
    QTest::mouseMove(&window(), middleIn(places().front()).toPoint());
    QTRY_VERIFY(match().selection()->spot() >= 0);
}

void TestFingerPlaces::ofTwoPlacesTheNearerTakesTheFinger() {
    openSmall(u"matching_elements"_s, 3, 22, 14, {480, 320});
    QVERIFY(chooseATile(2, 2 * kFinger));
    int shared = 0;
    const QList<QQuickItem*> all = places();
    for (int x = 0; x < window().width(); x += 3) {
        for (int y = 0; y < window().height(); y += 3) {
            const QPointF at(x, y);
            const auto taking = std::count_if(all.begin(), all.end(),
                                              [&](const QQuickItem* place) { return takes(place, at); });
            QVERIFY(taking <= 1);
            const auto within = std::count_if(all.begin(), all.end(), [&](const QQuickItem* place) {
                return awayFrom(place, at) < kFinger - 1;
            });
            if (within < 2) continue;
            const QQuickItem* nearest = *std::min_element(
                all.begin(), all.end(),
                [&](const auto* one, const auto* other) { return awayFrom(one, at) < awayFrom(other, at); });
            for (const QQuickItem* place : all) {
                if (takes(place, at) && !isInBox(place, at)) QCOMPARE(place, nearest);
            }
            if (takes(nearest, at) && !isInBox(nearest, at)) ++shared;
        }
    }
    QVERIFY2(shared > 5, qPrintable(QString::number(shared)));
}

void TestFingerPlaces::noPlaceReachesOverATileOrAnother() {
    openSmall(u"triominoes"_s, 2, 4, 16, {480, 320});
    QVERIFY(chooseATile(1, 0));
    const QList<QQuickItem*> all = places();
    const QList<QQuickItem*> tiles = allSeen(window().contentItem(), {u"piece"_s});
    QVERIFY(tiles.size() > 4);
    for (const QQuickItem* place : all) {
        for (const QQuickItem* tile : tiles) QVERIFY(!takes(place, middleIn(tile)));
        for (const QQuickItem* other : all)
            if (other != place) QVERIFY(!takes(place, middleIn(other)));
    }
    QVERIFY(std::all_of(all.begin(), all.end(),
                        [](const QQuickItem* place) { return takes(place, middleIn(place)); }));
}

BONEYARD_TEST(TestFingerPlaces)
#include "tst_finger_places.moc"
