// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QSignalSpy>
#include <QTest>

#include "../app/played_matches.h"
#include "pagetest.h"

using namespace boneyard;
using namespace boneyard::test;

/// What a hand drags, from the rack, from the heap, from the open pile, and the table itself: only a drop
/// where it means something does something, and Escape takes any of them back.
class TestDrags : public HandTest {
    Q_OBJECT

    void press(Qt::Key key) const { QTest::keyClick(&window(), key); }
    void letGo(const QPoint& at) const { QTest::mouseRelease(&window(), Qt::LeftButton, {}, at); }
    [[nodiscard]] std::size_t plies() const { return match().match()->actions().size(); }
    [[nodiscard]] QPointF look() const {
        if (camera() == nullptr) return {};  // one was sent home
        return {camera()->property("lookX").toDouble(), camera()->property("lookY").toDouble()};
    }
    /// A game in which a tile can be drawn or taken, and what it is dragged from.
    static void heaps();

private slots:
    void aDragOverTheRackToTheTableLeavesItsOrder();
    void aTileDroppedOnDiscardsThatRefuseItLeavesTheRackArranged();
    void aDropOnTheRackChangesItsOrder();
    void aDropOutsideOfTheWindowChangesNothing();
    void aTileFromAHeapDroppedNowhereIsNotDrawn_data() { heaps(); }
    void aTileFromAHeapDroppedNowhereIsNotDrawn();
    void aTileFromAHeapFollowsThePointerAndIsDrawnByADropOnTheRack_data() { heaps(); }
    void aTileFromAHeapFollowsThePointerAndIsDrawnByADropOnTheRack();
    void aTileFromAHeapStandsWhereItWasLetGo();
    void escapeTakesADragBack();
    void escapeTakesADragFromAHeapBack_data() { heaps(); }
    void escapeTakesADragFromAHeapBack();
    void escapeTakesADragOfTheTableBack();
    void escapeTakesADragOnTheMapBack();
    void aPressBesideATileDragsNone();
    void aPressOnAHeapDragsNoTable();
    void aTileThatACoachLooksAtGoesHomeWhenTheMatchGoesElsewhere_data();
    void aTileThatACoachLooksAtGoesHomeWhenTheMatchGoesElsewhere();
};

namespace {

/// A match with a coach, in which the person has laid a tile, and is to lay another one.
MatchPlan withACoach() {
    for (std::size_t plies = 4;; ++plies) {
        MatchPlan plan = playedMatch("triominoes", 2, 3, plies);
        const auto match = new_match("triominoes", 2, 3, {}).value();
        std::string last;
        for (const PlayedText& each : plan.played) {
            if (each.by == By::Person) last = each.action;
            (void)match->play(each.action);
        }
        const auto legal = match->legal();
        if (match->status().to_move != 0 || legal.size() < 3 || !last.starts_with("place")) continue;
        plan.coached = true;
        return plan;
    }
}

}  // namespace

void TestDrags::heaps() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<quint64>("deal");
    QTest::addColumn<QString>("heap");
    QTest::newRow("the boneyard") << u"triominoes"_s << quint64{3} << u"pile"_s;
    QTest::newRow("the discards") << u"tiles_and_deal"_s << quint64{5} << u"pileMark"_s;
}

void TestDrags::aDragOverTheRackToTheTableLeavesItsOrder() {
    open(u"tiles_and_deal"_s, 2, 5);
    match().table()->hand()->setArranged(true);
    settle();
    const QStringList before = rack();
    dragTo(tileAt(0), tileAt(8));  // along the rack, and only then to the table
    const QPoint away{640, 300};
    QTest::mouseMove(&window(), away, 20);
    letGo(away);
    settle();
    QCOMPARE(rack(), before);
    QVERIFY(match().table()->hand()->arranged());
}

void TestDrags::aTileDroppedOnDiscardsThatRefuseItLeavesTheRackArranged() {
    open(u"tiles_and_deal"_s, 2, 5);  // to be taken or refused: nothing can be thrown yet
    match().table()->hand()->setArranged(true);
    settle();
    const QStringList before = rack();
    const std::size_t played = plies();
    const QPoint discards = middleOf(u"pileMark"_s);
    dragTo(tileAt(2), discards);
    letGo(discards);
    settle();
    QCOMPARE(plies(), played);
    QCOMPARE(rack(), before);
    QVERIFY(match().table()->hand()->arranged());
}

void TestDrags::aDropOnTheRackChangesItsOrder() {
    open(u"tiles_and_deal"_s, 2, 5);
    QStringList wanted = rack();
    wanted.move(0, 4);
    const QPoint there = tileAt(4);
    dragTo(tileAt(0), there);
    QVERIFY(rack() != wanted);  // not before it is let go
    letGo(there);
    QTRY_COMPARE(rack(), wanted);
}

void TestDrags::aDropOutsideOfTheWindowChangesNothing() {
    open(u"matador"_s, 2, 21);
    const QStringList before = rack();
    QSignalSpy said(&match(), &Match::said);
    for (const QPoint& away : {QPoint(-80, 740), QPoint(1400, 740), QPoint(600, 900), QPoint(600, -60)}) {
        dragTo(tileAt(2), away);
        letGo(away);
        settle();
        QCOMPARE(rack(), before);
    }
    QCOMPARE(said.count(), 0);
}

void TestDrags::aTileFromAHeapDroppedNowhereIsNotDrawn() {
    QFETCH(QString, game);
    QFETCH(quint64, deal);
    QFETCH(QString, heap);
    open(game, 2, deal);
    const std::size_t before = plies();
    waitFor(heap);
    const QPoint from = middleOf(heap);
    for (const QPoint& away : {QPoint(-80, 740), QPoint(1400, 740), QPoint(600, 900), QPoint(600, -60),
                               middleOf(u"menuButton"_s), from + QPoint(14, 0), QPoint(300, 480)}) {
        dragTo(from, away);
        letGo(away);
        settle();
        QCOMPARE(plies(), before);
    }
    QVERIFY(game_->item(u"tablePage"_s) != nullptr);
}

void TestDrags::aTileFromAHeapFollowsThePointerAndIsDrawnByADropOnTheRack() {
    QFETCH(QString, game);
    QFETCH(quint64, deal);
    QFETCH(QString, heap);
    open(game, 2, deal);
    const std::size_t before = plies();
    waitFor(heap);
    QVERIFY(game_->item(u"heapTile"_s) == nullptr);
    for (const QPoint& to : {QPoint(300, 480), tileAt(3)}) {
        dragTo(middleOf(heap), to);
        const QQuickItem* held = game_->item(u"heapTile"_s);
        QVERIFY(held != nullptr);
        QCOMPARE(held->mapToScene({0, 0}).toPoint(), to);
        QCOMPARE(held->property("values").toList().isEmpty(), heap == u"pile"_s);  // its back
        QCOMPARE(plies(), before);                                                 // not before it is let go
        letGo(to);
        QTRY_VERIFY(game_->item(u"heapTile"_s) == nullptr);
    }
    QTRY_VERIFY(plies() > before);
}

void TestDrags::aTileFromAHeapStandsWhereItWasLetGo() {
    open(u"tiles_and_deal"_s, 2, 5);
    QVERIFY(match().play(u"pass"_s));
    QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayDraw(), 20'000);
    waitFor(u"pile"_s);
    const QStringList before = rack();
    const QPoint to = tileAt(3);
    dragTo(middleOf(u"pile"_s), to);
    letGo(to);
    QTRY_COMPARE(rack().size(), before.size() + 1);
    QTRY_VERIFY(match().table()->hand()->at(3, u"fresh"_s).toBool());
    QStringList rest = rack();
    rest.removeAt(3);
    QCOMPARE(rest, before);
}

void TestDrags::escapeTakesADragBack() {
    open(u"tiles_and_deal"_s, 2, 5);
    const QStringList before = rack();
    const QPoint there = tileAt(4);
    dragTo(tileAt(0), there);
    press(Qt::Key_Escape);
    settle();  // it has flown home, with the button still held
    QTest::mouseMove(&window(), there + QPoint(30, 0), 20);
    letGo(there);
    settle();
    QCOMPARE(rack(), before);
    QVERIFY(game_->item(u"tablePage"_s) != nullptr);
    QCOMPARE(match().selection()->count(), 0);
}

void TestDrags::escapeTakesADragFromAHeapBack() {
    QFETCH(QString, game);
    QFETCH(quint64, deal);
    QFETCH(QString, heap);
    open(game, 2, deal);
    const std::size_t before = plies();
    const QPoint to = tileAt(5);
    waitFor(heap);
    dragTo(middleOf(heap), to);
    press(Qt::Key_Escape);
    QTest::mouseMove(&window(), to + QPoint(30, 0), 20);
    letGo(to + QPoint(30, 0));
    settle();
    QCOMPARE(plies(), before);
    QVERIFY(game_->item(u"tablePage"_s) != nullptr);
    QVERIFY(game_->item(u"heapTile"_s) == nullptr);
    dragTo(middleOf(heap), tileAt(3));  // it can be dragged again
    letGo(tileAt(3));
    QTRY_VERIFY(plies() > before);
}

void TestDrags::escapeTakesADragOfTheTableBack() {
    open(u"matador"_s, 2, 21);
    const QPointF before = look();
    dragTo({300, 480}, {380, 520});
    QVERIFY(look() != before);
    press(Qt::Key_Escape);
    QTRY_COMPARE(look(), before);
    QTest::mouseMove(&window(), {420, 560}, 20);
    QCOMPARE(look(), before);
    letGo({420, 560});
    QCOMPARE(look(), before);
    QVERIFY(game_->item(u"tablePage"_s) != nullptr);
    dragTo({300, 480}, {380, 520});  // let go, it stays where it was brought
    letGo({380, 520});
    QVERIFY(look() != before);
}

void TestDrags::escapeTakesADragOnTheMapBack() {
    open(u"triominoes"_s, 2, 3);  // the bot has laid a tile
    for (int step = 0; step < 4; ++step)
        QMetaObject::invokeMethod(camera(), "zoomAt", Q_ARG(double, 500.0), Q_ARG(double, 200.0),
                                  Q_ARG(double, 1.5));
    QTRY_VERIFY(game_->item(u"overviewMap"_s) != nullptr);
    settle();
    const QPointF before = look();
    const QPoint map = middleOf(u"overviewMap"_s);
    dragTo(map, map + QPoint(30, 12));
    QVERIFY(look() != before);
    press(Qt::Key_Escape);
    QTRY_COMPARE(look(), before);
    QTest::mouseMove(&window(), map, 20);
    letGo(map);
    QCOMPARE(look(), before);
    QVERIFY(game_->item(u"tablePage"_s) != nullptr);
}

void TestDrags::aPressBesideATileDragsNone() {
    open(u"triominoes"_s, 2, 4);
    const QStringList before = rack();
    const QPoint above{tileAt(0).x(), tileAt(0).y() - 60};
    dragTo(above, tileAt(0));
    QTest::mouseMove(&window(), tileAt(3), 20);
    QCOMPARE(match().selection()->count(), 0);
    letGo(tileAt(3));
    settle();
    QCOMPARE(rack(), before);
}

void TestDrags::aPressOnAHeapDragsNoTable() {
    open(u"tiles_and_deal"_s, 2, 5);  // nothing can be drawn before the open tile is refused
    const QPointF before = look();
    for (const auto& heap : {u"pile"_s, u"pileMark"_s}) {
        const QPoint from = middleOf(heap);
        dragTo(from, from + QPoint(60, 80));
        QCOMPARE(look(), before);
        letGo(from + QPoint(0, 2000));                            // outside
        if (heap == u"pile"_s) QVERIFY(match().play(u"take"_s));  // and now from the pile neither
        settle();
    }
    dragTo({300, 480}, {380, 520});
    QVERIFY(look() != before);
    letGo({380, 520});
}

void TestDrags::aTileThatACoachLooksAtGoesHomeWhenTheMatchGoesElsewhere_data() {
    QTest::addColumn<bool>("undo");
    QTest::newRow("undo") << true;
    QTest::newRow("start again") << false;
}

void TestDrags::aTileThatACoachLooksAtGoesHomeWhenTheMatchGoesElsewhere() {
    QFETCH(bool, undo);
    openTable(withACoach(), {1280, 800});
    QTRY_COMPARE(match().turn()->phase(), Turn::YourTurn);
    settle();
    const auto* tile = dragged();
    const auto row = [&] { return tile->property("row").toInt(); };
    const QPoint place = holdOverAPlace();
    QVERIFY(tile->property("spot").toInt() >= 0);
    letGo(place);
    QVERIFY(match().coach()->thinking() && row() >= 0);
    QVERIFY(undo ? match().takeBack()->undo() : match().restart());
    const std::size_t now = plies();
    QTRY_COMPARE(row(), -1);
    QTRY_COMPARE(match().turn()->phase(), Turn::YourTurn);
    settle();
    if (undo) QCOMPARE(plies(), now);  // it is not played in another position
    dragTo(tileAt(0), tileAt(2));      // and tiles can be dragged as ever
    QCOMPARE(row(), 0);
    letGo(tileAt(2));
}

BONEYARD_TEST(TestDrags)
#include "tst_drags.moc"
