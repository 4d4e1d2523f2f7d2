// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QPointingDevice>
#include <QTest>
#include <QTouchEvent>

#include "pagetest.h"

using namespace boneyard;
using namespace boneyard::test;

/// What fingers do in the whole window, and what must not happen by them.
class TestTouch : public HandTest {
    Q_OBJECT

    QPointingDevice* screen_ = QTest::createTouchDevice();

    [[nodiscard]] QQuickItem* dragged() const;
    void down(int finger, const QPoint& at) { QTest::touchEvent(&window(), screen_).press(finger, at); }
    void up(int finger, const QPoint& at) { QTest::touchEvent(&window(), screen_).release(finger, at); }
    void slide(int finger, const QPoint& from, const QPoint& to);
    void tap(const QPoint& at);

private slots:
    void aTileIsSeenAboveTheFinger();
    void aTileIsSeenUnderTheMouse();
    void aFingerOnTheRackChangesItsOrder();
    void aFingerThatLeavesTheWindowChangesNothing();
    void aCancelledTouchChangesNothing();
    void aTouchThatIsCancelledBeforeItIsSeenTakesNothingUp();
    void aTapAndATapPlay();
    void aTileIsPlayedWhereItIsSeenAboveTheFinger();
    void aLongPressChoosesWhatItPasses();
    void aSecondFingerPlaysNothing();
    void oneFingerPansTheFelt();
    void twoFingersZoomAndPan();
    void aSlipFromATileLeavesTheTableWhereItIs();
    void aButtonThatHasJustAppearedTakesNoTap();
    void aPileThatHasJustChangedTakesNoTap();
    void aTouchOfAHeapThatLeavesTheWindowOrIsCancelledDrawsNothing();
    void aDoubleTapThrowsNoTile();
};

/// The tile on its way; null when none is.
QQuickItem* TestTouch::dragged() const { return game_->item(u"dragTile"_s); }

void TestTouch::slide(int finger, const QPoint& from, const QPoint& to) {
    for (int step = 1; step <= 10; ++step) {
        QTest::touchEvent(&window(), screen_).move(finger, from + (to - from) * step / 10);
        QTest::qWait(5);
    }
}

void TestTouch::tap(const QPoint& at) {
    down(0, at);
    up(0, at);
    QTest::qWait(20);
}

void TestTouch::aTileIsSeenAboveTheFinger() {
    open(u"tiles_and_deal"_s, 2, 5);
    const QPoint to{300, 300};
    const QPoint from = tileAt(0);
    down(0, from);
    slide(0, from, to);
    QTRY_VERIFY(dragged() != nullptr);
    QTRY_COMPARE(dragged()->mapToScene({0, 0}).toPoint(), to - QPoint(0, 52));
    up(0, to);
    QTRY_VERIFY(dragged() == nullptr);
}

void TestTouch::aTileIsSeenUnderTheMouse() {
    open(u"tiles_and_deal"_s, 2, 5);
    const QPoint to{300, 300};
    const QPoint from = tileAt(0);
    QTest::mousePress(&window(), Qt::LeftButton, {}, from);
    for (int step = 1; step <= 10; ++step) QTest::mouseMove(&window(), from + (to - from) * step / 10, 5);
    QTRY_VERIFY(dragged() != nullptr);
    QTRY_COMPARE(dragged()->mapToScene({0, 0}).toPoint(), to);
    QTest::mouseRelease(&window(), Qt::LeftButton, {}, to);
    QTRY_VERIFY(dragged() == nullptr);
}

void TestTouch::aFingerOnTheRackChangesItsOrder() {
    open(u"tiles_and_deal"_s, 2, 5);
    QStringList wanted = rack();
    wanted.move(0, 4);
    const QPoint from = tileAt(0);
    const QPoint to = tileAt(4);
    down(0, from);
    slide(0, from, to);
    up(0, to);
    QTRY_COMPARE(rack(), wanted);
}

void TestTouch::aFingerThatLeavesTheWindowChangesNothing() {
    open(u"matador"_s, 2, 21);
    const QStringList before = rack();
    for (const QPoint& away : {QPoint(-80, 740), QPoint(1400, 740), QPoint(600, 815), QPoint(600, -60)}) {
        const QPoint from = tileAt(2);
        down(0, from);
        slide(0, from, away);
        up(0, away);
        settle();
        QCOMPARE(rack(), before);
        QVERIFY(dragged() == nullptr);
    }
}

void TestTouch::aCancelledTouchChangesNothing() {
    open(u"tiles_and_deal"_s, 2, 5);
    const QStringList before = rack();
    const QPoint from = tileAt(0);
    down(0, from);
    slide(0, from, tileAt(4));
    QTRY_VERIFY(dragged() != nullptr);
    QTouchEvent cancel(QEvent::TouchCancel, screen_);
    QCoreApplication::sendEvent(&window(), &cancel);
    QTRY_VERIFY(dragged() == nullptr);
    QCOMPARE(rack(), before);
    QCOMPARE(match().selection()->count(), 0);
}

void TestTouch::aTouchThatIsCancelledBeforeItIsSeenTakesNothingUp() {
    open(u"tiles_and_deal"_s, 2, 5);
    const QStringList before = rack();
    for (const int steps : {0, 1, 6}) {  // moves between the press and the cancel, all in one frame
        const QPoint from = tileAt(0);
        down(0, from);
        for (int step = 1; step <= steps; ++step)
            QTest::touchEvent(&window(), screen_).move(0, from + QPoint(20, -20) * step);
        QTouchEvent cancel(QEvent::TouchCancel, screen_);
        QCoreApplication::sendEvent(&window(), &cancel);
        settle();
        QVERIFY2(dragged() == nullptr, qPrintable(QString::number(steps)));
        QCOMPARE(rack(), before);
        QCOMPARE(match().selection()->count(), 0);
    }
    QStringList wanted = before;  // nor is the next touch spoilt
    wanted.move(0, 4);
    const QPoint to = tileAt(4);
    down(0, tileAt(0));
    slide(0, tileAt(0), to);
    up(0, to);
    QTRY_COMPARE(rack(), wanted);
}

void TestTouch::aTapAndATapPlay() {
    open(u"matador"_s, 2, 21);
    const std::size_t plies = match().match()->actions().size();
    for (int row = 0; row < match().table()->hand()->count() && game_->item(u"spot"_s) == nullptr; ++row) {
        if (match().table()->hand()->at(row, u"playable"_s).toBool()) tap(tileAt(row));
    }
    QVERIFY(game_->item(u"spot"_s) != nullptr);
    QTest::qWait(100);
    tap(middleOf(u"spot"_s));
    QTRY_VERIFY(match().match()->actions().size() > plies);
}

void TestTouch::aTileIsPlayedWhereItIsSeenAboveTheFinger() {
    open(u"matador"_s, 2, 21);
    const std::size_t plies = match().match()->actions().size();
    int row = 0;
    while (!match().table()->hand()->at(row, u"playable"_s).toBool()) ++row;
    tap(tileAt(row));
    QTRY_VERIFY(game_->item(u"spot"_s) != nullptr);
    settle();
    const QPoint finger = middleOf(u"spot"_s) + QPoint(0, 52);
    const QPoint from = tileAt(row);
    down(0, from);
    slide(0, from, finger);
    up(0, finger);
    QTRY_VERIFY(match().match()->actions().size() > plies);
}

void TestTouch::aLongPressChoosesWhatItPasses() {
    open(u"tiles_and_deal"_s, 2, 5);
    QVERIFY(match().play(u"take"_s));
    QTRY_VERIFY(match().selection()->gathers());
    settle();
    const QPoint from = tileAt(0);
    const QPoint to = tileAt(3);
    down(0, from);
    QTRY_VERIFY(game_->item(u"rackTile"_s)->property("sweeping").toBool());  // it was long enough
    slide(0, from, to);
    up(0, to);
    QTRY_VERIFY(match().selection()->count() >= 3);
    QVERIFY(dragged() == nullptr);
}

void TestTouch::aSecondFingerPlaysNothing() {
    open(u"matador"_s, 2, 21);
    const QStringList before = rack();
    const std::size_t plies = match().match()->actions().size();
    const QPoint from = tileAt(2);
    const QPoint to{300, 300};
    const QPoint second{900, 250};
    down(0, from);
    slide(0, from, to);
    QTest::touchEvent(&window(), screen_).stationary(0).press(1, second);
    for (int step = 1; step <= 10; ++step)
        QTest::touchEvent(&window(), screen_).move(0, to).move(1, second + QPoint(step * 8, 0));
    QTest::touchEvent(&window(), screen_).stationary(0).release(1, second + QPoint(80, 0));
    up(0, to);
    settle();
    QVERIFY(dragged() == nullptr);
    QCOMPARE(match().match()->actions().size(), plies);
    QCOMPARE(rack(), before);
}

void TestTouch::oneFingerPansTheFelt() {
    open(u"matador"_s, 2, 21);
    const double was = camera()->property("lookX").toDouble();
    down(0, {400, 500});
    slide(0, {400, 500}, {320, 500});
    QTRY_VERIFY(camera()->property("lookX").toDouble() > was);
    up(0, {320, 500});
}

void TestTouch::twoFingersZoomAndPan() {
    open(u"matador"_s, 2, 21);
    const double was = camera()->property("zoom").toDouble();
    const QPoint left{400, 500};
    const QPoint right{600, 500};
    QTest::touchEvent(&window(), screen_).press(0, left).press(1, right);
    for (int step = 1; step <= 20; ++step) {
        QTest::touchEvent(&window(), screen_)
            .move(0, left - QPoint(step * 5, 0))
            .move(1, right + QPoint(step * 5, 0));
        QTest::qWait(5);
    }
    QTRY_VERIFY(camera()->property("zoom").toDouble() > was * 1.3);
    settle();  // all of it has come
    const double near = camera()->property("zoom").toDouble();
    const double look = camera()->property("lookX").toDouble();
    for (int step = 1; step <= 10; ++step) {
        const QPoint by(-step * 8, 0);
        QTest::touchEvent(&window(), screen_)
            .move(0, left - QPoint(100, 0) + by)
            .move(1, right + QPoint(100, 0) + by);
        QTest::qWait(5);
    }
    QTRY_VERIFY(camera()->property("lookX").toDouble() > look);
    QVERIFY(qAbs(camera()->property("zoom").toDouble() / near - 1) < 0.1);
    QTest::touchEvent(&window(), screen_).release(0, {220, 500}).release(1, {620, 500});
}

void TestTouch::aSlipFromATileLeavesTheTableWhereItIs() {
    open(u"triominoes"_s, 2, 4);
    const QStringList before = rack();
    const QPoint above{tileAt(0).x(), tileAt(0).y() - 60};
    const double zoom = camera()->property("zoom").toDouble();
    down(0, above);
    slide(0, above, tileAt(3));
    up(0, tileAt(3));
    settle();
    QCOMPARE(rack(), before);
    QCOMPARE(match().selection()->count(), 0);
    QCOMPARE(camera()->property("zoom").toDouble(), zoom);
}

void TestTouch::aButtonThatHasJustAppearedTakesNoTap() {
    open(u"tiles_and_deal"_s, 2, 5);
    QVERIFY(match().play(u"pass"_s));
    QTRY_COMPARE(match().turn()->phase(), Turn::YourTurn);
    QTRY_VERIFY(match().turn()->mayDraw());
    QTest::qWait(20);  // it is there
    const int held = match().table()->hand()->count();
    tap(middleOf(u"choice"_s));
    QCOMPARE(match().table()->hand()->count(), held);
    settle();
    tap(middleOf(u"choice"_s));
    QTRY_VERIFY(match().table()->hand()->count() > held);
}

void TestTouch::aPileThatHasJustChangedTakesNoTap() {
    openAtAThrownTile();
    const std::size_t plies = match().match()->actions().size();
    tap(middleOf(u"pileMark"_s));
    QCOMPARE(match().match()->actions().size(), plies);
    settle();
    waitFor(u"pileMark"_s);
    tap(middleOf(u"pileMark"_s));
    QTRY_VERIFY(match().match()->actions().size() > plies);
}

void TestTouch::aTouchOfAHeapThatLeavesTheWindowOrIsCancelledDrawsNothing() {
    open(u"triominoes"_s, 2, 3);
    const std::size_t plies = match().match()->actions().size();
    const QPoint heap = middleOf(u"pile"_s);
    for (const QPoint& away : {QPoint(-80, 500), QPoint(1400, 740), QPoint(600, 815), QPoint(600, -60)}) {
        down(0, heap);
        slide(0, heap, away);
        up(0, away);
        settle();
        QCOMPARE(match().match()->actions().size(), plies);
    }
    down(0, heap);
    slide(0, heap, {300, 480});
    QTouchEvent cancel(QEvent::TouchCancel, screen_);
    QCoreApplication::sendEvent(&window(), &cancel);
    settle();
    QCOMPARE(match().match()->actions().size(), plies);
    down(0, heap);
    slide(0, heap, tileAt(3));
    up(0, tileAt(3));
    QTRY_VERIFY(match().match()->actions().size() > plies);
}

void TestTouch::aDoubleTapThrowsNoTile() {
    open(u"tiles_and_deal"_s, 2, 5);
    QVERIFY(match().play(u"take"_s));
    QTRY_VERIFY(match().selection()->gathers());
    settle();
    const std::size_t plies = match().match()->actions().size();
    const QPoint at = tileAt(2);
    tap(at);
    tap(at);
    settle();
    QCOMPARE(match().match()->actions().size(), plies);
    QCOMPARE(match().selection()->tile(), rack()[2]);
}

BONEYARD_TEST(TestTouch)
#include "tst_touch.moc"
