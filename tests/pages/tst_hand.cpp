// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QAccessible>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <memory>

#include "pagetest.h"

using namespace boneyard;
using namespace boneyard::test;

/// What a hand does at the table, and what must not happen by it.
class TestHand : public HandTest {
    Q_OBJECT

    void click(const QPoint& at) const { QTest::mouseClick(&window(), Qt::LeftButton, {}, at); }
    void press(Qt::Key key) const { QTest::keyClick(&window(), key); }
    void dragTo(const QPoint& from, const QPoint& to) const;

private slots:
    void drawingThoughATileFitsIsAskedForOnceMore();
    void theHeapGlowsOnlyWhenToDrawIsTheThingToDo();
    void aButtonThatHasJustAppearedTakesNoPress();
    void theAccentIsNotOnWhatCostsWhileATileFits();
    void aDragOverTheRackToTheTableLeavesItsOrder();
    void aDropOnTheRackChangesItsOrder();
    void aDropOutsideOfTheWindowChangesNothing();
    void escapeTakesADragBack();
    void aPressBesideATileDragsNone();
    void enterPlaysTheHint();
    void aKeyBehindASheetDoesNothing();
    void whatCannotBePressedIsNotPressedByAScreenReader_data();
    void whatCannotBePressedIsNotPressedByAScreenReader();
    void tabGoesAroundTheWholeTable();
    void arrowsBringTheKeyboardBackToTheRack();
};

void TestHand::dragTo(const QPoint& from, const QPoint& to) const {
    QTest::mousePress(&window(), Qt::LeftButton, {}, from);
    for (int step = 1; step <= 10; ++step) QTest::mouseMove(&window(), from + (to - from) * step / 10, 5);
}

void TestHand::drawingThoughATileFitsIsAskedForOnceMore() {
    open(u"triominoes"_s, 3, 4);
    const int held = match().table()->hand()->count();
    click(middleOf(u"choice"_s));
    QTRY_VERIFY(game_->item(u"surePanel"_s) != nullptr);
    QVERIFY(
        !game_->item(u"surePanel"_s)
             ->contains(
                 game_->item(u"surePanel"_s)->mapFromScene(middleOf(u"choice"_s))));  // not in the same place
    click(middleOf(u"sure"_s));                                                       // too early
    QCOMPARE(match().table()->hand()->count(), held);
    press(Qt::Key_Escape);
    QTRY_VERIFY(game_->item(u"surePanel"_s) == nullptr);
    QVERIFY(game_->item(u"tablePage"_s) != nullptr);
    click(middleOf(u"pile"_s));  // the heap asks as well
    QTRY_VERIFY(game_->item(u"surePanel"_s) != nullptr);
    settle();
    click(middleOf(u"sure"_s));
    QTRY_COMPARE(match().table()->hand()->count(), held + 1);
    QVERIFY(game_->item(u"surePanel"_s) == nullptr);
    QVERIFY(match().takeBack()->undo());
    QCOMPARE(match().table()->hand()->count(), held);
}

void TestHand::theHeapGlowsOnlyWhenToDrawIsTheThingToDo() {
    const auto glows = [this] {
        const auto parts = game_->item(u"pile"_s)->childItems();
        return std::any_of(parts.begin(), parts.end(), [](const QQuickItem* part) {
            const QVariant ring = part->property("ring");
            return ring.isValid() && ring.value<QColor>().alpha() > 0;
        });
    };
    open(u"triominoes"_s, 3, 4);  // tiles fit
    QVERIFY(game_->item(u"pile"_s)->property("ready").toBool());
    QVERIFY(!glows());
    open(u"triominoes"_s, 2, 3);  // none does
    QVERIFY(game_->item(u"pile"_s)->property("ready").toBool());
    QVERIFY(glows());
}

void TestHand::aButtonThatHasJustAppearedTakesNoPress() {
    open(u"tiles_and_deal"_s, 2, 5);
    QVERIFY(match().play(u"pass"_s));
    QTRY_COMPARE(match().turn()->phase(), Turn::YourTurn);
    QTRY_VERIFY(match().canDraw());
    QTest::qWait(20);  // it is there
    const int held = match().table()->hand()->count();
    click(middleOf(u"choice"_s));
    QCOMPARE(match().table()->hand()->count(), held);
    settle();
    click(middleOf(u"choice"_s));
    QTRY_VERIFY(match().table()->hand()->count() > held);
}

void TestHand::theAccentIsNotOnWhatCostsWhileATileFits() {
    open(u"triominoes"_s, 3, 4);
    QCOMPARE(match().selection()->choices()->sensibleRow(), -1);
    QVERIFY(!game_->item(u"choice"_s)->property("strong").toBool());
    open(u"tiles_and_deal"_s, 2, 5);  // take or pass: that is to be thought about
    QVERIFY(!game_->item(u"choice"_s)->property("strong").toBool());
    QCOMPARE(match().selection()->choices()->sensibleRow(), -1);
}

void TestHand::aDragOverTheRackToTheTableLeavesItsOrder() {
    open(u"tiles_and_deal"_s, 2, 5);
    match().table()->hand()->setArranged(true);
    settle();
    const QStringList before = rack();
    dragTo(tileAt(0), tileAt(8));  // along the rack, and only then to the table
    const QPoint away{640, 300};
    QTest::mouseMove(&window(), away, 20);
    QTest::mouseRelease(&window(), Qt::LeftButton, {}, away);
    settle();
    QCOMPARE(rack(), before);
    QVERIFY(match().table()->hand()->arranged());
}

void TestHand::aDropOnTheRackChangesItsOrder() {
    open(u"tiles_and_deal"_s, 2, 5);
    QStringList wanted = rack();
    wanted.move(0, 4);
    const QPoint there = tileAt(4);
    dragTo(tileAt(0), there);
    QVERIFY(rack() != wanted);  // not before it is let go
    QTest::mouseRelease(&window(), Qt::LeftButton, {}, there);
    QTRY_COMPARE(rack(), wanted);
}

void TestHand::aDropOutsideOfTheWindowChangesNothing() {
    open(u"matador"_s, 2, 21);
    const QStringList before = rack();
    QSignalSpy said(&match(), &Match::said);
    for (const QPoint& away : {QPoint(-80, 740), QPoint(1400, 740), QPoint(600, 900), QPoint(600, -60)}) {
        dragTo(tileAt(2), away);
        QTest::mouseRelease(&window(), Qt::LeftButton, {}, away);
        settle();
        QCOMPARE(rack(), before);
    }
    QCOMPARE(said.count(), 0);
}

void TestHand::escapeTakesADragBack() {
    open(u"tiles_and_deal"_s, 2, 5);
    const QStringList before = rack();
    const QPoint there = tileAt(4);
    dragTo(tileAt(0), there);
    press(Qt::Key_Escape);
    settle();  // it has flown home, with the button still held
    QTest::mouseMove(&window(), there + QPoint(30, 0), 20);
    QTest::mouseRelease(&window(), Qt::LeftButton, {}, there);
    settle();
    QCOMPARE(rack(), before);
    QVERIFY(game_->item(u"tablePage"_s) != nullptr);
    QCOMPARE(match().selection()->count(), 0);
}

void TestHand::aPressBesideATileDragsNone() {
    open(u"triominoes"_s, 2, 4);
    const QStringList before = rack();
    const QPoint above{tileAt(0).x(), tileAt(0).y() - 60};
    dragTo(above, tileAt(0));
    QTest::mouseMove(&window(), tileAt(3), 20);
    QCOMPARE(match().selection()->count(), 0);
    QTest::mouseRelease(&window(), Qt::LeftButton, {}, tileAt(3));
    settle();
    QCOMPARE(rack(), before);
}

void TestHand::enterPlaysTheHint() {
    open(u"tiles_and_deal"_s, 2, 5);
    for (int decision = 0; decision < 4; ++decision) {
        QTRY_VERIFY(match().turn()->mayAct());
        const std::size_t plies = match().match()->actions().size();
        press(Qt::Key_H);
        QTRY_VERIFY_WITH_TIMEOUT(match().advice()->action() != QString(), 20000);
        const std::string wanted = match().advice()->action().toStdString();
        press(Qt::Key_Return);
        QTRY_VERIFY(match().match()->actions().size() > plies);
        QCOMPARE(match().match()->actions()[plies], wanted);
    }
}

void TestHand::aKeyBehindASheetDoesNothing() {
    open(u"tiles_and_deal"_s, 2, 5);
    press(Qt::Key_S);
    QTRY_VERIFY(game_->item(u"scoreSheet"_s) != nullptr);
    QSignalSpy hinted(match().advice(), &Advice::hinted);
    const std::size_t plies = match().match()->actions().size();
    for (const Qt::Key key : {Qt::Key_H, Qt::Key_P, Qt::Key_T, Qt::Key_D, Qt::Key_Right, Qt::Key_Return})
        press(key);
    QTest::qWait(300);
    QVERIFY(match().advice()->atRest());
    QCOMPARE(hinted.count(), 0);
    QCOMPARE(match().match()->actions().size(), plies);
}

void TestHand::whatCannotBePressedIsNotPressedByAScreenReader_data() {
    QTest::addColumn<QString>("page");
    for (const char* page : {"home", "new", "settings", "table"})
        QTest::newRow(page) << QString::fromLatin1(page);
}

/// Everything on the page, disabled as it is behind a sheet, and every way in which a screen reader can act
/// on it.
void TestHand::whatCannotBePressedIsNotPressedByAScreenReader() {
    QFETCH(QString, page);
    LaunchPlan plan;
    plan.page = page;
    plan.hasGame = page == u"new"_s || page == u"table"_s;
    plan.match = {u"tiles_and_deal"_s, 2, 5, {}, Players::usual(2)};
    openWindow(plan);
    settle();
    QQuickItem* shown = game_->item(page == u"new"_s ? u"newMatchPage"_s : page + u"Page"_s);
    QVERIFY(shown != nullptr);
    shown->setEnabled(false);
    QStringList obeyed;
    for (QQuickItem* item : shown->findChildren<QQuickItem*>()) {
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(item);
        QAccessibleActionInterface* actions = spoken != nullptr ? spoken->actionInterface() : nullptr;
        if (actions == nullptr) continue;
        QList<std::shared_ptr<QSignalSpy>> heard;
        for (const char* told : {SIGNAL(clicked()), SIGNAL(moved()), SIGNAL(toggled())}) {
            if (item->metaObject()->indexOfSignal(told + 1) >=
                0)  // after the code that the macro puts before it
                heard.append(std::make_shared<QSignalSpy>(item, told));
        }
        for (const QString& action : actions->actionNames()) actions->doAction(action);
        const auto* popup = item->property("popup").value<QObject*>();
        const bool opened = popup != nullptr && popup->property("visible").toBool();
        const auto told = [](const auto& spy) { return spy->count() > 0; };
        if (opened || std::any_of(heard.begin(), heard.end(), told))
            obeyed.append(spoken->text(QAccessible::Name));
    }
    QVERIFY2(obeyed.isEmpty(), qPrintable(obeyed.join(u", "_s)));
    QVERIFY(shown->isVisible());
}

void TestHand::tabGoesAroundTheWholeTable() {
    open(u"triominoes"_s, 2, 3);  // nothing fits: the heap can be drawn from
    const QQuickItem* rack = window().activeFocusItem();
    QSet<QString> reached;
    int steps = 0;
    do {
        QTest::keyClick(&window(), Qt::Key_Tab);
        reached.insert(window().activeFocusItem()->objectName());
        QVERIFY(++steps < 30);
    } while (window().activeFocusItem() != rack);
    QVERIFY2(reached.contains(u"pile"_s), qPrintable(QStringList(reached.values()).join(u' ')));
    QVERIFY2(reached.contains(u"choice"_s), qPrintable(QStringList(reached.values()).join(u' ')));
    for (int back = 0; back < steps; ++back) QTest::keyClick(&window(), Qt::Key_Backtab);
    QCOMPARE(window().activeFocusItem(), rack);
}

void TestHand::arrowsBringTheKeyboardBackToTheRack() {
    open(u"tiles_and_deal"_s, 2, 5);
    QQuickItem* arrange = game_->item(u"arrange"_s);
    QVERIFY(arrange != nullptr);
    arrange->forceActiveFocus(Qt::TabFocusReason);
    QVERIFY(arrange->hasActiveFocus());
    press(Qt::Key_Right);
    QVERIFY(!arrange->hasActiveFocus());
    press(Qt::Key_Space);  // is the tile's now
    QVERIFY(!match().table()->hand()->arranged());
    arrange->forceActiveFocus(Qt::TabFocusReason);
    press(Qt::Key_Escape);
    QVERIFY(!arrange->hasActiveFocus());
    QVERIFY(game_->item(u"tablePage"_s) != nullptr);  // one is not sent home
}

BONEYARD_TEST(TestHand)
#include "tst_hand.moc"
