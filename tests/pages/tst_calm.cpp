// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>
#include <cstdlib>
#include <utility>

#include "calmtest.h"
#include "common/words.h"
#include "registry.h"

using namespace boneyard;
using namespace boneyard::test;

/// What one is about to drop a tile on, or to read, stays where it is and is what it seems to be.
class TestCalm : public CalmTest {
    Q_OBJECT

    /// A point of the window, of one in tile units.
    [[nodiscard]] QPoint onScreen(double x, double y) const;
    /// What that part of the window looks like once it looks twice alike; none: it never does.
    [[nodiscard]] QImage restingPicture(const QRect& part) const;

private slots:
    void pilesStayWhereTheyAreWhileMeldsAreLaid_data();
    void pilesStayWhereTheyAreWhileMeldsAreLaid();
    void aTileDroppedAboveARunThatItFitsJoinsItThere();
    void theTopOfAPileIsReadUnderThePlaceForAnother();
    void aThrownTileLiesOnThePileWhenItHasCome();
    void aHintInASmallWindowLiesOverNothing_data();
    void aHintInASmallWindowLiesOverNothing();
    void aTipInASmallWindowIsSaidByTheLineAbove();
    void theMapShowsTrianglesAsSuch();
};

namespace {

/// How many points of two pictures one can tell apart: what is rounded otherwise is the same. -1: they are
/// not as large.
int unlike(const QImage& one, const QImage& other) {
    constexpr int kSeen = 8;
    int points = one.size() == other.size() ? 0 : -1;
    for (int y = 0; y < one.height() && points >= 0; ++y) {
        for (int x = 0; x < one.width(); ++x) {
            const QRgb a = one.pixel(x, y);
            const QRgb b = other.pixel(x, y);
            points += std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
                                std::abs(qBlue(a) - qBlue(b))}) > kSeen;
        }
    }
    return points;
}

}  // namespace

QPoint TestCalm::onScreen(double x, double y) const {
    const auto of = [this](const char* name) { return camera()->property(name).toDouble(); };
    const QPointF at(of("originX") + x * of("zoom"), of("originY") + y * of("zoom"));
    return game_->item(u"table"_s)->mapToScene(at).toPoint();
}

void TestCalm::pilesStayWhereTheyAreWhileMeldsAreLaid_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize& size :
         {QSize(1280, 800), QSize(640, 480), QSize(480, 320), QSize(500, 900), QSize(2560, 1440)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void TestCalm::pilesStayWhereTheyAreWhileMeldsAreLaid() {
    QFETCH(QSize, size);
    toLay(size);
    const auto places = [&] {
        QTest::qWait(500);  // the camera is at rest
        QList<QRect> all;
        for (const QString& name : {u"pile"_s, u"pileMark"_s}) {
            const QQuickItem* heap = game_->item(name);
            all.append(placeOf(*heap).toRect());
        }
        return all;
    };
    const auto before = places();
    for (const QString& action :
         {u"meld O4 O5 O6"_s, u"add O3 0 low"_s, u"add O7 0 high"_s, u"meld R3 B3 J"_s}) {
        const std::vector<std::string> legal = match().match()->legal();
        if (std::count(legal.begin(), legal.end(), action.toStdString()) == 0) continue;
        QVERIFY(match().play(action));
        QCOMPARE(places(), before);
    }
    QVERIFY(match().match()->actions().size() > 3);
}

void TestCalm::aTileDroppedAboveARunThatItFitsJoinsItThere() {
    toLay();
    QVERIFY(match().play(u"meld O4 O5 O6"_s));
    QTest::qWait(500);
    const kit::Scene& scene = match().table()->scene();
    const auto middle = std::find_if(scene.pieces.begin(), scene.pieces.end(),
                                     [](const kit::Piece& piece) { return piece.face.tile == "O5"; });
    QVERIFY(middle != scene.pieces.end());
    const QPoint to =
        onScreen(middle->pose.x, middle->pose.y + 1.9);  // below its middle, far from either end
    const QPoint from = tileAt(rowOf(u"O7"_s));
    dragTo(from, to);
    QTest::qWait(100);
    const int spot = match().selection()->spot();
    QVERIFY(spot >= 0);  // it is shown there before
    QCOMPARE(match().selection()->spots()->action(spot), u"add O7 0 high"_s);
    QTest::mouseRelease(&window(), Qt::LeftButton, {}, to);
    QTRY_COMPARE(QString::fromStdString(match().match()->actions().back()), u"add O7 0 high"_s);
}

QImage TestCalm::restingPicture(const QRect& part) const {
    QImage last;
    const auto rests = [&] {
        settle();
        const QImage now = window().grabWindow().copy(part);
        return std::exchange(last, now) == now;
    };
    const bool came = QTest::qWaitFor(rests, 20'000);
    return came ? last : QImage();
}

void TestCalm::theTopOfAPileIsReadUnderThePlaceForAnother() {
    toLay();
    match().selection()->tap(rowOf(u"R8"_s));  // of an empty pile the place is a ghost as others are
    const QString thrown = u"discard R8"_s;
    QVERIFY(match().play(thrown));
    QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayDraw(), 20000);
    QTRY_VERIFY(match().turn()->mayAct());
    QVERIFY(match().play(u"draw"_s));
    QTRY_VERIFY(match().selection()->gathers());
    (void)restingPicture({{}, window().size()});  // the camera has come, and all that fades is gone
    const QRect top = placeOf(*game_->item(u"pileMark"_s)).toRect();
    const QRect inside = top.adjusted(top.width() / 5, top.height() / 5, -top.width() / 5, -top.height() / 5);
    const QImage before = restingPicture(inside);
    QVERIFY(!before.isNull());
    QVERIFY(unlike(before, window().grabWindow().copy(inside.translated(inside.width(), 0))) > 0);
    match().selection()->choose(0, true);
    QTRY_VERIFY(!seen(u"spot"_s).isEmpty());
    QCOMPARE(unlike(restingPicture(inside), before), 0);
}

void TestCalm::aThrownTileLiesOnThePileWhenItHasCome() {
    toLay();  // the tile that lay there has been taken
    const auto count = [this] {
        const QList<QQuickItem*> counts = allSeen(game_->item(u"pileMark"_s), {u"PileCount"_s});
        return counts.isEmpty() ? 0 : counts.front()->property("count").toInt();
    };
    QTRY_COMPARE(count(), 0);
    settings_->setPace(u"slow"_s);  // at an instant one nothing flies
    const QString thrown = u"discard "_s + match().table()->hand()->at(0, u"tile"_s).toString();
    QVERIFY(match().play(thrown));
    const QQuickItem* table = game_->item(u"table"_s);
    int seen = 0;
    for (; table->property("arriving").toBool(); ++seen) {
        QCOMPARE(count(), 0);
        QTest::qWait(10);
    }
    QVERIFY(seen > 0);  // it was seen to fly, if only by a busy machine
    QTRY_COMPARE(count(), 1);
    settings_->setPace(u"instant"_s);
}

void TestCalm::theMapShowsTrianglesAsSuch() {
    open(u"triominoes"_s, 2, 3);  // the bot has laid a tile
    for (int step = 0; step < 4; ++step)
        QMetaObject::invokeMethod(camera(), "zoomAt", Q_ARG(double, 500.0), Q_ARG(double, 200.0),
                                  Q_ARG(double, 1.5));
    QTRY_VERIFY(game_->item(u"overviewMap"_s) != nullptr);
    settle();
    const QList<QQuickItem*> tiles = seen(u"mapTile"_s);
    QCOMPARE(tiles.size(), 1);
    const QRectF at = placeOf(*tiles.front());
    const QImage shot = window().grabWindow();
    const auto light = [&](double x, double y) {
        return shot.pixelColor(QPointF(at.left() + at.width() * x, at.top() + at.height() * y).toPoint())
            .lightness();
    };
    QVERIFY(light(0.5, 0.7) > 180);  // ivory, and beside its upper corner felt
    QVERIFY(light(0.1, 0.2) < 150);
    QVERIFY(light(0.9, 0.2) < 150);
}

void TestCalm::aHintInASmallWindowLiesOverNothing_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    for (const GameEntry& game : games())
        QTest::newRow(game.info.id.data()) << text(game.info.id) << game.info.min_seats;
}

void TestCalm::aHintInASmallWindowLiesOverNothing() {
    QFETCH(QString, game);
    QFETCH(int, seats);
    openSmall(game, seats, 3, {480, 320});
    QTest::keyClick(&window(), Qt::Key_H);
    QTRY_VERIFY(game_->item(u"message"_s) != nullptr);
    QTest::qWait(700);
    const QQuickItem* message = game_->item(u"message"_s);
    QVERIFY(message != nullptr);
    const QString words = message->property("words").toString();
    if (message->opacity() == 0) {
        const QString said = game_->item(u"aside"_s)->property("text").toString();
        QVERIFY2(!said.isEmpty() && words.startsWith(said), qPrintable(said));
        match().play(QString::fromStdString(match().match()->legal().front()));
        QTRY_VERIFY(game_->item(u"aside"_s) == nullptr);  // and no longer
        return;
    }
    for (const QQuickItem* thing : allSeen(window().contentItem(), {u"rackTile"_s, u"plate"_s, u"pile"_s,
                                                                    u"pileMark"_s, u"choice"_s, u"answer"_s}))
        QVERIFY2(!meet(placeOf(*message), placeOf(*thing)), qPrintable(thing->objectName()));
}

void TestCalm::aTipInASmallWindowIsSaidByTheLineAbove() {
    openSmall(u"tiles_and_deal"_s, 2, 3, {480, 320});
    const QQuickItem* prompt = game_->item(u"prompt"_s);
    const QString before = prompt->property("text").toString();
    QTest::mouseMove(&window(), middleOf(u"pileMark"_s) - QPoint(1, 0));
    QTest::mouseMove(&window(), middleOf(u"pileMark"_s));
    QTRY_VERIFY(game_->item(u"aside"_s) != nullptr);
    QCOMPARE(game_->item(u"aside"_s)->property("text").toString(),
             game_->item(u"pileMark"_s)->property("spoken").toString());
    QTest::mouseMove(&window(), {240, 90});
    QTRY_VERIFY(game_->item(u"aside"_s) == nullptr);
    QCOMPARE(prompt->property("text").toString(), before);
}

BONEYARD_TEST(TestCalm)
#include "tst_calm.moc"
