// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "controls/messageroom.h"

#include <QTest>
#include <memory>

#include "suite.h"

using namespace boneyard::ui;
using namespace Qt::StringLiterals;

/// Where a message lies on a page.
class TestMessageRoom : public QObject {
    Q_OBJECT

private slots:
    void init();

    void itLiesInTheMiddleOverTheLowerEdge();
    void itLiesBesideWhatStaysInSight();
    void fromRightToLeftItLiesOnTheOtherSide();
    void itLiesAboveThatWhereThereIsNoRoomBeside();
    void ofSeveralFormsTheFirstIsTakenThatCoversNothing();
    void itTouchesWhatItKeepsOffWhereThereIsNoMoreRoom();
    void whereAllCoverSomethingItTakesTheOneThatCoversLeast();
    void whatIsNewIsToldOnce();
    void anotherWidthOfThePageIsTold();
    void whatWasForgottenIsNew();

private:
    std::unique_ptr<MessageRoom> room_;
};

namespace {

constexpr QSizeF kWords(100, 40);

QVariantMap formOf(const QSizeF& size) { return {{u"size"_s, size}, {u"name"_s, size.width()}}; }

}  // namespace

void TestMessageRoom::init() {
    room_ = std::make_unique<MessageRoom>();
    room_->setProperty("page", QSizeF(400, 300));
    room_->setProperty("clear", QRectF(0, 300, 0, 0));
    room_->setProperty("room", QRectF(0, 0, 400, 300));
    room_->setProperty("lift", 10);
    room_->setProperty("size", kWords);
}

void TestMessageRoom::itLiesInTheMiddleOverTheLowerEdge() {
    QCOMPARE(room_->home(), QPointF(150, 250));  // (400 - 100) / 2; 300 - 10 - 40
}

void TestMessageRoom::itLiesBesideWhatStaysInSight() {
    room_->setProperty("clear", QRectF(10, 240, 200, 50));
    QCOMPARE(room_->home(), QPointF(220, 250));  // 10 pixels from its right side
    room_->setProperty("clear", QRectF(10, 240, 100, 50));
    QCOMPARE(room_->home(), QPointF(150, 250));  // the middle lies further off than that
}

void TestMessageRoom::fromRightToLeftItLiesOnTheOtherSide() {
    room_->setProperty("rightToLeft", true);
    room_->setProperty("clear", QRectF(190, 240, 200, 50));
    QCOMPARE(room_->home(), QPointF(80, 250));  // 190 - 10 - 100
}

void TestMessageRoom::itLiesAboveThatWhereThereIsNoRoomBeside() {
    room_->setProperty("clear", QRectF(10, 240, 273, 50));  // up to 283: 283 + 10 + 100 is more than 400 - 8
    QCOMPARE(room_->home(), QPointF(150, 192));             // 240 - 8 - 40
    room_->setProperty("clear", QRectF(10, 240, 272, 50));
    QCOMPARE(room_->home(), QPointF(292, 250));
}

void TestMessageRoom::ofSeveralFormsTheFirstIsTakenThatCoversNothing() {
    // Left free is a strip of 80 pixels at the left: 100 are too wide for it, 60 and 50 are not.
    const QVariantList places{QRectF(80, 0, 320, 300)};
    const QVariantMap best = room_->best(places, {formOf(kWords), formOf({60, 60}), formOf({50, 40})});
    QCOMPARE(best.value(u"name"_s).toDouble(), 60.0);
    QCOMPARE(best.value(u"covered"_s).toDouble(), 0.0);
    // At the height where it would be by itself, 300 - 10 - 60, and 6 pixels apart: up to 74. The places that
    // are tried are 8, 16, ..
    QCOMPARE(QPointF(best.value(u"x"_s).toDouble(), best.value(u"y"_s).toDouble()), QPointF(8, 230));
}

void TestMessageRoom::itTouchesWhatItKeepsOffWhereThereIsNoMoreRoom() {
    const QVariantMap best =
        room_->best({QRectF(80, 0, 320, 300)}, {formOf({72, 40})});  // 8 + 72, and none to spare
    QCOMPARE(best.value(u"covered"_s).toDouble(), 0.0);
    QCOMPARE(best.value(u"x"_s).toDouble(), 8.0);
}

void TestMessageRoom::whereAllCoverSomethingItTakesTheOneThatCoversLeast() {
    const QVariantList all{QRectF(0, 0, 400, 300)};
    const QVariantMap best =
        room_->best(all, {formOf(kWords), formOf({60, 60}), formOf({60, 60}), formOf({90, 50})});
    QCOMPARE(best.value(u"covered"_s).toDouble(), 3600.0);  // 4000, 3600, 3600, 4500
    QCOMPARE(best.value(u"x"_s).toDouble(), 170.0);
}

void TestMessageRoom::whatIsNewIsToldOnce() {
    const QVariantList one{QRectF(0, 0, 10, 10)};
    room_->look(one);
    QCOMPARE(room_->look(one), MessageRoom::Nothing);
    QCOMPARE(room_->look({QRectF(0.2, 0, 10, 10)}), MessageRoom::Nothing);  // not by a whole pixel
    QCOMPARE(room_->look({QRectF(1, 0, 10, 10)}), MessageRoom::Things);
    QCOMPARE(room_->look({QRectF(1, 0, 10, 10)}), MessageRoom::Nothing);
    room_->setProperty("room", QRectF(0, 0, 400, 200));
    QCOMPARE(room_->look({}), MessageRoom::Room);
    QCOMPARE(room_->look({}), MessageRoom::Nothing);
}

void TestMessageRoom::anotherWidthOfThePageIsTold() {
    room_->look({});
    room_->setProperty("page", QSizeF(500, 300));
    QCOMPARE(room_->look({}), MessageRoom::Window);
    room_->setProperty("page", QSizeF(500, 200));  // its height is in the room
    QCOMPARE(room_->look({}), MessageRoom::Nothing);
}

void TestMessageRoom::whatWasForgottenIsNew() {
    QCOMPARE(room_->look({}), MessageRoom::Room);
    room_->forget();
    room_->setProperty("page", QSizeF(500, 300));
    QCOMPARE(room_->look({}), MessageRoom::Room);
}

BONEYARD_TEST(TestMessageRoom)
#include "tst_message_room.moc"
