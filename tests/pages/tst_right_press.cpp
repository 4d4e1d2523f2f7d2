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

private slots:
    void aRightPressOnATileOfTheRackExplainsIt();
    void aRightPressOnATileOfTheTableExplainsIt();
    void aRightPressWhileATileIsDraggedExplainsNothing();
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

BONEYARD_TEST(TestRightPress)
#include "tst_right_press.moc"
