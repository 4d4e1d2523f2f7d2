// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "pagetest.h"
#include "seen.h"

using namespace boneyard;
using namespace boneyard::test;

/// What the right button of the mouse does.
class TestRightPress : public HandTest {
    Q_OBJECT

    [[nodiscard]] bool explained() const { return game_->item(u"explanation"_s) != nullptr; }
    [[nodiscard]] std::size_t plies() const { return match().match()->actions().size(); }
    /// With the left button held.
    void pressRight(const QPoint& at) const {
        QTest::mousePress(&window(), Qt::RightButton, {}, at);
        QTest::mouseRelease(&window(), Qt::RightButton, {}, at);
        settle();
    }
    void letGo(const QPoint& at) const { QTest::mouseRelease(&window(), Qt::LeftButton, {}, at); }

private slots:
    void aRightPressOnATileOfTheRackExplainsIt();
    void aRightPressOnATileOfTheTableExplainsIt();
    void aRightPressWhileATileIsDraggedExplainsNothing();
    void aRightPressWhileATileIsHeldOverItsPlaceLaysNothing();
    void aRightPressWhileATileIsDraggedOverTheRackLeavesItsOrder();
    void aRightPressWhileATileFromAHeapIsDraggedDrawsNothing_data();
    void aRightPressWhileATileFromAHeapIsDraggedDrawsNothing();
    void aRightPressOnEmptyFeltMarksNoPlace();
};

void TestRightPress::aRightPressOnATileOfTheRackExplainsIt() {
    open(u"triominoes"_s, 2, 3);
    QVERIFY(!explained());
    const QString chosen = match().selection()->tile();
    QTest::mouseClick(&window(), Qt::RightButton, {}, tileAt(0));
    QTRY_VERIFY(explained());
    QCOMPARE(match().selection()->tile(), chosen);
    QTest::mouseClick(&window(), Qt::LeftButton, {}, {640, 330});
    QTRY_VERIFY(!explained());
}

void TestRightPress::aRightPressOnATileOfTheTableExplainsIt() {
    open(u"triominoes"_s, 2, 3);
    match().selection()->clear();
    const QList<QQuickItem*> laid = allSeen(window().contentItem(), {u"piece"_s});
    QVERIFY(!laid.isEmpty());
    settle();
    QTest::mouseClick(&window(), Qt::RightButton, {}, placeOf(*laid.front()).center().toPoint());
    QTRY_VERIFY(explained());
}

void TestRightPress::aRightPressWhileATileIsDraggedExplainsNothing() {
    open(u"triominoes"_s, 2, 3);
    settle();
    dragTo(tileAt(0), {640, 300});
    QTest::mousePress(&window(), Qt::RightButton, {}, {640, 300});
    QTest::mouseRelease(&window(), Qt::RightButton, {}, {640, 300});
    QTest::qWait(100);
    QVERIFY(!explained());
    QTest::mouseRelease(&window(), Qt::LeftButton, {}, {640, 300});
}

void TestRightPress::aRightPressWhileATileIsHeldOverItsPlaceLaysNothing() {
    open(u"matador"_s, 2, 21);
    const std::size_t before = plies();
    const QPoint place = holdOverAPlace();
    QVERIFY(dragged()->property("spot").toInt() >= 0);
    pressRight(place);
    QCOMPARE(plies(), before);
    letGo(place);
    settle();
    QCOMPARE(plies(), before);
    QTRY_VERIFY(!dragged()->isVisible());
    const QPoint again = holdOverAPlace();  // it can be dragged as ever
    QVERIFY(dragged()->property("spot").toInt() >= 0);
    letGo(again);
    QTRY_VERIFY(plies() > before);
}

void TestRightPress::aRightPressWhileATileIsDraggedOverTheRackLeavesItsOrder() {
    open(u"tiles_and_deal"_s, 2, 5);
    const QStringList before = rack();
    const QPoint there = tileAt(4);
    dragTo(tileAt(0), there);
    pressRight(there);
    QCOMPARE(rack(), before);
    letGo(there);
    settle();
    QCOMPARE(rack(), before);
}

void TestRightPress::aRightPressWhileATileFromAHeapIsDraggedDrawsNothing_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<quint64>("deal");
    QTest::addColumn<QString>("heap");
    QTest::newRow("the boneyard") << u"triominoes"_s << quint64{3} << u"pile"_s;
    QTest::newRow("the discards") << u"tiles_and_deal"_s << quint64{5} << u"pileMark"_s;
}

void TestRightPress::aRightPressWhileATileFromAHeapIsDraggedDrawsNothing() {
    QFETCH(QString, game);
    QFETCH(quint64, deal);
    QFETCH(QString, heap);
    open(game, 2, deal);
    const std::size_t before = plies();
    waitFor(heap);
    const QPoint to = tileAt(3);
    dragTo(middleOf(heap), to);
    QVERIFY(game_->item(u"heapTile"_s) != nullptr);
    pressRight(to);
    QCOMPARE(plies(), before);
    letGo(to);
    settle();
    QCOMPARE(plies(), before);
    QVERIFY(game_->item(u"heapTile"_s) == nullptr);
}

void TestRightPress::aRightPressOnEmptyFeltMarksNoPlace() {
    open(u"russian"_s, 2, 4);
    auto* const selection = match().selection();
    for (int row = 0; row < match().table()->hand()->count() && selection->spots()->count() < 2; ++row)
        match().selection()->choose(row, true);
    QVERIFY(selection->spots()->count() > 1);
    QCOMPARE(selection->spot(), -1);
    const QPoint felt{300, 480};
    QTest::mouseMove(&window(), felt - QPoint(0, 1));
    QTest::mouseClick(&window(), Qt::RightButton, {}, felt);
    QCOMPARE(selection->spot(), -1);
    QVERIFY(!explained());
    QVERIFY(selection->count() > 0);
}

BONEYARD_TEST(TestRightPress)
#include "tst_right_press.moc"
