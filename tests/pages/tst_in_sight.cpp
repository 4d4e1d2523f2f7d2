// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>
#include <cmath>

#include "feltseen.h"
#include "pagetest.h"

using namespace boneyard;
using namespace boneyard::test;

/// Where a chosen tile may be laid is seen, however little room there is.
class TestInSight : public PageTest {
    Q_OBJECT

    /// What is wrong with the places of the chosen tile; empty: nothing is.
    [[nodiscard]] QString hidden() const;
    struct Look {
        QPointF at;
        double zoom = 1;
    };
    /// From where one looks, or will in a moment.
    [[nodiscard]] Look lookNow() const;
    /// All places of the chosen tile would be seen from there.
    [[nodiscard]] bool seenFrom(const Look& look) const;

private slots:
    void everyPlaceForAChosenTileIsSeenAndNothingLiesOverIt_data();
    void everyPlaceForAChosenTileIsSeenAndNothingLiesOverIt();
    void choosingATileMovesTheTableNoFurtherThanMustBe();
};

QString TestInSight::hidden() const {
    const Felt felt(window(), *match().table()->marks());
    for (const QQuickItem* place : allSeen(window().contentItem(), {u"spot"_s})) {
        if (!place->property("shown").toBool()) continue;
        // of the square in which a triangle turns the corners are empty
        const bool round = place->property("face").toString() == u"triangle"_s;
        const double empty = round ? place->width() / 6 : 3;
        const QRectF at = placeOf(*place).adjusted(empty, empty, -empty, -empty);
        const QString action = place->property("action").toString();
        if (!felt.whole.adjusted(-8, -8, 8, 8).contains(at)) return action + u" is out of sight"_s;
        for (const auto& [name, over] : thingsOn(window())) {
            if (meet(at, over)) return action + u" lies under "_s + name;
        }
    }
    return {};
}

void TestInSight::everyPlaceForAChosenTileIsSeenAndNothingLiesOverIt_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<qulonglong>("deal");
    QTest::addColumn<QSize>("size");
    const auto elements = u"matching_elements"_s;
    QTest::newRow("six") << elements << 6 << 5ULL << QSize(1280, 800);
    QTest::newRow("three") << elements << 3 << 3ULL << QSize(640, 480);
    QTest::newRow("triangles") << u"triominoes"_s << 4 << 15ULL << QSize(480, 320);
    QTest::newRow("matadors") << u"russian"_s << 4 << 7ULL << QSize(640, 480);
}

void TestInSight::everyPlaceForAChosenTileIsSeenAndNothingLiesOverIt() {
    QFETCH(QString, game);
    QFETCH(int, seats);
    QFETCH(qulonglong, deal);
    QFETCH(QSize, size);
    settings_->setReducedMotion(true);  // the camera is where it goes
    kit::GivenOptions options;
    if (seats == 6) options.emplace_back("teams", std::string("2x3"));
    if (seats == 3) options.emplace_back("colours", 2);
    openTable({game, seats, deal, options, Players::usual(seats)}, size);
    QStringList faults;
    int tried = 0;
    for (int turn = 0; turn < 40 && tried < 16; ++turn) {
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct() || match().turn()->phase() >= Turn::RoundOver,
                                 20000);
        if (!match().turn()->mayAct()) break;
        const auto& hand = *match().table()->hand();
        for (int row = 0; row < hand.count() && match().table()->pieces()->count() > 6; ++row) {
            if (!hand.at(row, u"playable"_s).toBool()) continue;
            match().selection()->choose(row, true);
            ++tried;
            QString fault;
            (void)QTest::qWaitFor([&] { return (fault = hidden()).isEmpty(); }, 600);
            if (!fault.isEmpty()) faults.append(u"turn %1: %2"_s.arg(turn).arg(fault));
        }
        const auto legal = match().match()->legal();
        const auto lays = std::find_if(legal.begin(), legal.end(), [](const std::string& action) {
            return action.starts_with("place") || action.starts_with("open") || action.starts_with("lay");
        });
        const std::string& action = lays != legal.end() ? *lays : legal.back();
        if (!match().play(QString::fromStdString(action.substr(0, action.find(".."))))) break;  // "bet 0..94"
    }
    QVERIFY2(tried > 3, qPrintable(QString::number(tried)));
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

bool TestInSight::seenFrom(const Look& look) const {
    const Look now = lookNow();
    const QQuickItem& scene = *game_->item(u"table"_s);
    const QPointF middle = scene.mapToScene(scene.property("view").toRectF().center());
    const auto from = [&](const QPointF& at) {
        return middle + ((at - middle) / now.zoom + now.at - look.at) * look.zoom;
    };
    const QRectF whole = scene.mapRectToScene({8, 8, scene.width() - 16, scene.height() - 16});
    const QList<QQuickItem*> places = allSeen(window().contentItem(), {u"spot"_s});
    return std::all_of(places.begin(), places.end(), [&](const QQuickItem* place) {
        const QRectF at(from(placeOf(*place).topLeft()), from(placeOf(*place).bottomRight()));
        const Things things = thingsOn(window());
        return whole.contains(at) && std::none_of(things.begin(), things.end(), [&](const auto& thing) {
                   return thing.second.adjusted(-3, -3, 3, 3).intersects(at);
               });
    });
}

TestInSight::Look TestInSight::lookNow() const {
    const QVariantMap goal =
        game_->item(u"table"_s)->property("camera").value<QObject*>()->property("goal").toMap();
    return {{goal[u"x"_s].toDouble(), goal[u"y"_s].toDouble()}, goal[u"zoom"_s].toDouble()};
}

void TestInSight::choosingATileMovesTheTableNoFurtherThanMustBe() {
    settings_->setReducedMotion(true);
    openTable({u"matador"_s, 3, 404, {{"spinner", true}}, Players::usual(3)}, {1280, 800});
    QStringList faults;
    int tried = 0;
    for (int turn = 0; turn < 7; ++turn) {
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct() || match().turn()->phase() >= Turn::RoundOver,
                                 20000);
        if (!match().turn()->mayAct()) break;
        const auto& hand = *match().table()->hand();
        for (int row = 0; row < hand.count(); ++row) {
            if (!hand.at(row, u"playable"_s).toBool()) continue;
            match().selection()->clear();
            QTest::qWait(1100);  // it lies where it will
            const Look before = lookNow();
            match().selection()->choose(row, true);
            QTest::qWait(150);
            const QPointF way = (lookNow().at - before.at) * before.zoom;
            const double moved = std::hypot(way.x(), way.y());
            ++tried;
            const auto told = [&](const QString& what) {
                faults.append(u"turn %1, tile %2: %3, %4 pixels"_s.arg(turn).arg(row).arg(what).arg(moved));
            };
            if (moved > 1 && seenFrom(before)) told(u"all was seen"_s);
            if (moved > 60) told(u"further than must be"_s);
        }
        QVERIFY(match().play(QString::fromStdString(match().match()->legal().front())));
    }
    QVERIFY(tried > 3);
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

BONEYARD_TEST(TestInSight)
#include "tst_in_sight.moc"
