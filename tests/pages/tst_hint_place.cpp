// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>
#include <cmath>

#include "common/words.h"
#include "hinttest.h"
#include "registry.h"
#include "seen.h"
#include "textfaults.h"

using namespace boneyard;
using namespace boneyard::test;

/// Where a hint stands, and that the place which it is about is seen.
class TestHintPlace : public HintTest {
    Q_OBJECT

private slots:
    void init() {  // a line that offers a lesson takes room from the table, and goes
        for (const GameEntry& game : games()) settings_->answerLesson(text(game.info.id));
    }
    void itsPlaceComesIntoSight();
    void aTableThatFitsStaysWhereItsPlaceIsSeen();
    void whatTheHandIsWorthStaysInSightBesideItWhereThereIsRoom();
    void itStandsInTheMiddleWhereItCanAndTouchesNothing_data();
    void itStandsInTheMiddleWhereItCanAndTouchesNothing();
};

/// So does that which the keys walk to.
void TestHintPlace::itsPlaceComesIntoSight() {
    open(u"matador"_s, 2, 21);
    const QRectF view = camera()->property("view").toRectF();
    QQuickItem* table = game_->item(u"table"_s);
    QVERIFY(table != nullptr);
    const auto chosen = [this]() -> QQuickItem* {
        for (QQuickItem* place : game_->items({u"spot"_s})) {
            if (place->property("current").toBool()) return place;
        }
        return nullptr;
    };
    const auto isSeen = [&] {
        const QQuickItem* place = chosen();
        return place != nullptr &&
               view.contains(place->mapRectToItem(table, {0, 0, place->width(), place->height()}));
    };
    const auto lookAway = [&] {
        QMetaObject::invokeMethod(camera(), "zoomAt", Q_ARG(double, view.left()), Q_ARG(double, view.top()),
                                  Q_ARG(double, 2.5));
        QMetaObject::invokeMethod(camera(), "lookAt", Q_ARG(double, -30.0), Q_ARG(double, -30.0));
        settle();
    };
    lookAway();
    ask();
    QTRY_VERIFY(chosen() != nullptr);
    QTRY_VERIFY(isSeen());
    lookAway();
    QVERIFY(!isSeen());
    int walked = 0;
    for (int step = 0; step < match().table()->hand()->count(); ++step) {
        press(Qt::Key_Right);  // to the next tile, and to its first place
        QTest::qWait(20);
        if (chosen() == nullptr) continue;
        QTRY_VERIFY(isSeen());
        if (++walked == 1) lookAway();
    }
    QVERIFY(walked > 0);
}

void TestHintPlace::aTableThatFitsStaysWhereItsPlaceIsSeen() {
    settings_->setReducedMotion(true);  // the camera is where it goes
    open(u"triominoes"_s, 2, 601);
    struct Look {
        QPointF at;
        double zoom = 1;
    };
    const auto look = [this] {
        const QVariantMap goal = camera()->property("goal").toMap();
        return Look{{goal[u"x"_s].toDouble(), goal[u"y"_s].toDouble()}, goal[u"zoom"_s].toDouble()};
    };
    const auto isSeen = [this](const QPointF& unit, const Look& from) {
        const QPointF at = camera()->property("view").toRectF().center() + (unit - from.at) * from.zoom;
        const QRectF place(at - QPointF(from.zoom, from.zoom), QSizeF(2, 2) * from.zoom);
        const QVariantList over = camera()->property("obstacles").toList();
        return camera()->property("room").toRectF().contains(place) &&
               std::none_of(over.begin(), over.end(), [&](const QVariant& one) {
                   return one.toRectF().adjusted(-2, -2, 2, 2).intersects(place);
               });
    };
    int hinted = 0;
    for (int turn = 0; turn < 40; ++turn) {
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct() || match().turn()->phase() >= Turn::RoundOver,
                                 20000);
        if (!match().turn()->mayAct()) break;
        QTest::qWait(100);
        const Look before = look();
        ask();
        QTest::qWait(100);
        const SpotModel& spots = *match().selection()->spots();
        const int row = match().selection()->spot();
        if (row >= 0) {
            const QPointF at(spots.at(row, u"px"_s).toDouble(), spots.at(row, u"py"_s).toDouble());
            const double moved =
                std::hypot(look().at.x() - before.at.x(), look().at.y() - before.at.y()) * before.zoom;
            if (isSeen(at, before)) {
                ++hinted;
                QVERIFY2(moved < 1 && look().zoom == before.zoom,
                         qPrintable(u"turn %1: %2 pixels away"_s.arg(turn).arg(moved)));
            }
        }
        press(Qt::Key_Return);
    }
    QVERIFY(hinted > 5);
}

/// A hint names it; only in the smallest windows it gives its place to what is said.
void TestHintPlace::whatTheHandIsWorthStaysInSightBesideItWhereThereIsRoom() {
    open(u"tiles_and_deal"_s, 2, 5);
    for (const QSize& size : {QSize(1280, 800), QSize(640, 400), QSize(480, 320)}) {
        window().resize(size);
        QTRY_COMPARE(window().size(), size);
        QTest::qWait(50);
        const QQuickItem* bar = game_->item(u"handBar"_s);
        QVERIFY(bar != nullptr && bar->opacity() == 1);
        ask();
        QTRY_COMPARE(bar->opacity(), size.height() >= 400 ? 1.0 : 0.0);
        QTRY_VERIFY(game_->item(u"message"_s) != nullptr);
        QTest::qWait(700);  // it is where it stays
        if (size.height() >= 400) QVERIFY(!meet(placeOf(*game_->item(u"message"_s)), placeOf(*bar)));
        press(Qt::Key_Escape);
        QTRY_COMPARE(bar->opacity(), 1.0);
    }
}

void TestHintPlace::itStandsInTheMiddleWhereItCanAndTouchesNothing_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<QSize>("size");
    int row = 0;
    for (const int seats : {3, 4, 6}) {
        for (const QSize& size : {QSize(1280, 800), QSize(2560, 1440)}) {
            if (isLookedAt(row++, 2)) QTest::addRow("%d seats at %d", seats, size.width()) << seats << size;
        }
    }
}

void TestHintPlace::itStandsInTheMiddleWhereItCanAndTouchesNothing() {
    QFETCH(int, seats);
    QFETCH(QSize, size);
    settings_->answerLesson(u"matching_elements"_s);
    openFor(u"matching_elements"_s, seats, {0}, 5, u"instant"_s, {}, size);
    int seen = 0;
    for (int turn = 0; turn < 12 && seen < 4; ++turn) {
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20000);
        QTest::qWait(100);
        if (match().table()->texts()->question().isEmpty()) {
            ask();
            QTRY_VERIFY(game_->item(u"message"_s) != nullptr);
            QTest::qWait(700);  // it is where it stays
            const QRectF words = placeOf(*game_->item(u"message"_s));
            if (seats < 6)  // where lines go all around there may be room aside only
                QVERIFY2(qAbs(words.center().x() - size.width() / 2.0) < 3,
                         qPrintable(u"%1 of %2"_s.arg(words.center().x()).arg(size.width())));
            QVERIFY2(words.width() < size.width() * 0.75, qPrintable(QString::number(words.width())));
            for (QQuickItem* thing : allSeen(window().contentItem(), {u"SeatRack"_s, u"SeatPlate"_s}))
                QVERIFY2(!meet(placeOf(*thing).adjusted(-4, -4, 4, 4), words), qPrintable(typeOf(*thing)));
            ++seen;
        }
        const std::vector<std::string> legal = match().match()->legal();
        const auto lays = std::find_if(legal.begin(), legal.end(),
                                       [](const std::string& one) { return one.starts_with("place"); });
        const std::string& action = lays != legal.end() ? *lays : legal.front();
        QVERIFY(match().play(QString::fromStdString(action.substr(0, action.find("..")))));
    }
    QVERIFY(seen > 2);
}

BONEYARD_TEST(TestHintPlace)
#include "tst_hint_place.moc"
