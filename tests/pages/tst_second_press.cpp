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
    void aDoubleClickOnTheFeltPicksNoReadingUnseen();
    void aDoubleClickThrowsNoTile();
    void aDoubleClickLaysATileThatFitsInOnePlace();
    void aHeldReturnOrSpaceIsOnePress();
    void aPressThatComesWithAnOfferIsNoAnswer();
    void whereAnOfferGoesByItselfNothingMoves();
    void aDoubleClickSortsOnce();
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

void TestSecondPress::aPressThatComesWithAnOfferIsNoAnswer() {
    openTable({u"matching_elements"_s, 3, 21, {}, Players::usual(2)}, {1280, 800});
    QTRY_VERIFY(game_->item(u"lessonOffer"_s) !=
                nullptr);  // as no other test here has laid a tile of that game
    settle();
    QQuickItem* offer = game_->item(u"lessonOffer"_s);
    const QPoint no = middleOf(u"offerNo"_s);
    offer->setVisible(false);
    offer->setVisible(true);  // it comes, and the press with it
    click(no);
    QVERIFY(offer->property("open").toBool());
    settle();
    click(no);
    QTRY_VERIFY(!offer->property("open").toBool());
}

void TestSecondPress::whereAnOfferGoesByItselfNothingMoves() {
    openTable({u"russian"_s, 2, 21, {}, Players::usual(2)}, {1280, 800});
    QTRY_COMPARE(match().turn()->phase(), Turn::YourTurn);
    QTRY_VERIFY(game_->item(u"lessonOffer"_s) != nullptr);
    settle();
    const auto plates = [this] {
        QList<QPointF> all;
        for (const QQuickItem* plate : game_->items({u"plate"_s})) all.append(place(*plate).topLeft());
        return all;
    };
    const QList<QPointF> before = plates();
    QVERIFY(!before.isEmpty());
    QVERIFY(match().playSpot(0) || match().play(QString::fromStdString(match().match()->legal().front())));
    QTRY_VERIFY(game_->item(u"lessonOffer"_s) == nullptr);
    settle();
    QCOMPARE(plates(), before);
}

void TestSecondPress::aDoubleClickSortsOnce() {
    open(u"tiles_and_deal"_s, 2, 5);
    settle();
    const QStringList before = rack();
    click(middleOf(u"sortButton"_s));
    QTRY_VERIFY(rack() != before);
    const QStringList sorted = rack();
    click(middleOf(u"sortButton"_s));
    QTest::qWait(50);
    QCOMPARE(rack(), sorted);
}

void TestSecondPress::aDoubleClickDrawsOnce() {
    open(u"triominoes"_s, 2, 3);  // nothing fits
    const int before = held();
    const QPoint draw = middleOf(u"choice"_s);
    click(draw);
    QTRY_COMPARE(held(), before + 1);
    QVERIFY(match().turn()->mayDraw());  // it still could
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

void TestSecondPress::aDoubleClickOnTheFeltPicksNoReadingUnseen() {
    open(u"tiles_and_deal"_s, 2, 5);
    QVERIFY(match().play(u"take"_s));
    QTRY_VERIFY(match().selection()->gathers());
    settle();
    for (const auto& wanted : {u"orange 4"_s, u"orange 5"_s, u"joker"_s}) {  // 3, 4, 5 or 4, 5, 6
        int row = 0;
        while (match().table()->hand()->at(row, u"spoken"_s).toString() != wanted) QVERIFY(++row < held());
        click(tileAt(row));
        settle();
    }
    QCOMPARE(match().selection()->count(), 3);
    const std::size_t before = plies();
    QTest::mouseDClick(&window(), Qt::LeftButton, {}, {640, 410});
    QTest::qWait(50);
    QTRY_VERIFY(game_->item(u"waysSheet"_s) != nullptr);
    QCOMPARE(plies(), before);
    settle();
    QVERIFY(game_->item(u"waysSheet"_s) != nullptr);
    for (const Qt::Key key : {Qt::Key_H, Qt::Key_Right, Qt::Key_M}) QTest::keyClick(&window(), key);
    QTest::qWait(100);
    QVERIFY(match().advice()->atRest());  // what lies behind is out of reach of keys
    QCOMPARE(match().selection()->count(), 3);
    QCOMPARE(plies(), before);
    click(middleOf(u"way"_s));
    QTRY_VERIFY(plies() > before);
}

void TestSecondPress::aDoubleClickThrowsNoTile() {
    open(u"tiles_and_deal"_s, 2, 5);
    QVERIFY(match().play(u"take"_s));
    QTRY_VERIFY(match().selection()->gathers());
    settle();
    const std::size_t before = plies();
    for (int times = 0; times < 2; ++times) {  // chosen or not
        QTest::mouseDClick(&window(), Qt::LeftButton, {}, tileAt(2));
        settle();
        QCOMPARE(plies(), before);
        QCOMPARE(match().selection()->tile(), rack()[2]);
        settle();
    }
}

void TestSecondPress::aDoubleClickLaysATileThatFitsInOnePlace() {
    int row = -1;
    for (std::uint64_t deal = 21; row < 0 && deal < 31; ++deal) {
        open(u"matador"_s, 2, deal);
        for (int each = 0; row < 0 && match().table()->pieces()->count() > 0 && each < held(); ++each) {
            match().selection()->choose(each, true);
            if (match().selection()->spots()->count() == 1) row = each;
        }
    }
    QVERIFY(row >= 0);
    match().selection()->clear();
    const std::size_t before = plies();
    QTest::mouseDClick(&window(), Qt::LeftButton, {}, tileAt(row));
    QTRY_VERIFY(plies() > before);
}

void TestSecondPress::aHeldReturnOrSpaceIsOnePress() {
    open(u"triominoes"_s, 3, 667350729);
    QTest::keyClick(&window(), Qt::Key_H);
    QTRY_VERIFY(!match().advice()->action().isEmpty());
    const std::size_t before = plies();
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) {
        QKeyEvent again(QEvent::KeyPress, key, Qt::NoModifier, QString(), true);
        QCoreApplication::sendEvent(&window(), &again);
    }
    QTest::qWait(50);
    QCOMPARE(plies(), before);
    QTest::keyClick(&window(), Qt::Key_Return);
    QTRY_VERIFY(plies() > before);
}

BONEYARD_TEST(TestSecondPress)
#include "tst_second_press.moc"
