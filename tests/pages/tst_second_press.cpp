// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "pagetest.h"

using namespace boneyard;
using namespace boneyard::test;

/// A press that comes soon after another: it means no more than the first did.
class TestSecondPress : public HandTest {
    Q_OBJECT

    void click(const QPoint& at) const { QTest::mouseClick(&window(), Qt::LeftButton, {}, at); }
    [[nodiscard]] int held() const { return match().table()->hand()->count(); }
    [[nodiscard]] std::size_t plies() const { return match().match()->actions().size(); }

private slots:
    void undoStaysWhereItIsWhenThereIsSomethingToRedo();
    void aDoubleClickDrawsOnce();
    void aDoubleClickOnTheHeapDrawsOnce();
    void whatAsksOnceMoreCountsTheTilesThatFit();
    void whatAsksOnceMoreLeavesTheRackInSight_data();
    void whatAsksOnceMoreLeavesTheRackInSight();
    void aPressElsewhereIsANoAndDoesWhatItAlwaysDoes();
};

void TestSecondPress::undoStaysWhereItIsWhenThereIsSomethingToRedo() {
    open(u"triominoes"_s, 3, 667350729);
    QVERIFY(match().playSpot(0) || match().play(u"draw"_s));
    QTRY_COMPARE(match().turn()->phase(), Turn::YourTurn);
    const std::size_t before = plies();
    const QPoint undo = middleOf(u"undoButton"_s);
    click(undo);
    QTRY_VERIFY(plies() < before);
    QVERIFY(match().takeBack()->canRedo());
    QTest::qWait(50);  // it is drawn
    QCOMPARE(middleOf(u"undoButton"_s), undo);
    click(undo);  // once more, impatiently
    QTest::qWait(50);
    QVERIFY(plies() < before);
}

void TestSecondPress::aDoubleClickDrawsOnce() {
    open(u"triominoes"_s, 2, 3);  // nothing fits
    const int before = held();
    const QPoint draw = middleOf(u"choice"_s);
    click(draw);
    QTRY_COMPARE(held(), before + 1);
    QVERIFY(match().canDraw());  // it still could
    click(draw);
    QTest::qWait(50);
    QCOMPARE(held(), before + 1);
    settle();
    click(draw);
    QTRY_COMPARE(held(), before + 2);
}

void TestSecondPress::aDoubleClickOnTheHeapDrawsOnce() {
    open(u"triominoes"_s, 2, 3);
    const int before = held();
    const QPoint heap = middleOf(u"pile"_s);
    click(heap);
    QTRY_COMPARE(held(), before + 1);
    click(heap);
    QTest::qWait(50);
    QCOMPARE(held(), before + 1);
    settle();
    click(heap);
    QTRY_COMPARE(held(), before + 2);
}

void TestSecondPress::whatAsksOnceMoreCountsTheTilesThatFit() {
    open(u"triominoes"_s, 3, 667350729);
    int fitting = 0;
    for (int row = 0; row < held(); ++row)
        fitting += match().table()->hand()->at(row, u"playable"_s).toBool() ? 1 : 0;
    QCOMPARE(fitting, 2);
    click(middleOf(u"choice"_s));
    QTRY_VERIFY(game_->item(u"surePanel"_s) != nullptr);
    QCOMPARE(game_->item(u"surePanel"_s)->property("fitting").toInt(), 2);
}

void TestSecondPress::whatAsksOnceMoreLeavesTheRackInSight_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize& size : {QSize(480, 320), QSize(640, 480), QSize(800, 600), QSize(1280, 800)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void TestSecondPress::whatAsksOnceMoreLeavesTheRackInSight() {
    QFETCH(QSize, size);
    openTable({u"triominoes"_s, 3, 667350729, {}, Players::usual(3)}, size);
    QTRY_COMPARE(match().turn()->phase(), Turn::YourTurn);
    settle();
    click(middleOf(u"choice"_s));
    QTRY_VERIFY(game_->item(u"surePanel"_s) != nullptr);
    const QQuickItem* panel = game_->item(u"surePanel"_s);
    const QRectF asked = panel->mapRectToScene(panel->boundingRect());
    QVERIFY(QRectF(QPointF(), size).contains(asked));
    for (int row = 0; row < held(); ++row) QVERIFY(!asked.contains(tileAt(row)));
}

void TestSecondPress::aPressElsewhereIsANoAndDoesWhatItAlwaysDoes() {
    open(u"triominoes"_s, 3, 667350729);
    for (const QPoint& elsewhere :
         {QPoint(640, 150), QPoint(300, 780)}) {  // felt, and the rack beside its tiles
        click(middleOf(u"choice"_s));
        QTRY_VERIFY(game_->item(u"surePanel"_s) != nullptr);
        click(elsewhere);
        QTRY_VERIFY(game_->item(u"surePanel"_s) == nullptr);
    }
    click(middleOf(u"choice"_s));
    QTRY_VERIFY(game_->item(u"surePanel"_s) != nullptr);
    click(middleOf(u"surePanel"_s));  // on it: that is no answer
    QVERIFY(game_->item(u"surePanel"_s) != nullptr);
    int row = 0;
    while (!match().table()->hand()->at(row, u"playable"_s).toBool()) ++row;
    click(tileAt(row));
    QTRY_VERIFY(game_->item(u"surePanel"_s) == nullptr);
    QTRY_COMPARE(match().selection()->tile(), rack()[row]);
}

BONEYARD_TEST(TestSecondPress)
#include "tst_second_press.moc"
