// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QAccessible>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <memory>

#include "pagetest.h"
#include "seen.h"
#include "spoken.h"

using namespace boneyard;
using namespace boneyard::test;

/// Where the keyboard goes at the table, and where it must not.
class TestTableKeys : public HandTest {
    Q_OBJECT

    void click(const QPoint& at) const { QTest::mouseClick(&window(), Qt::LeftButton, {}, at); }
    void press(Qt::Key key) const { QTest::keyClick(&window(), key); }
    /// By whatever the person can do, until it has come to that point.
    void playTo(Turn::Phase phase);
    /// The sheet that shows what lies on a pile, or in what ways the chosen tiles can be laid.
    void openWithTiles(const QString& sheet) const;
    /// What the table's keys would do, were no sheet over it.
    void noKeyReachesTheTable();

private slots:
    void aKeyBehindASheetDoesNothing_data();
    void aKeyBehindASheetDoesNothing();
    void aKeyBehindASheetThatTheMatchCallsForDoesNothing_data();
    void aKeyBehindASheetThatTheMatchCallsForDoesNothing();
    void whatCannotBePressedIsNotPressedByAScreenReader_data();
    void whatCannotBePressedIsNotPressedByAScreenReader();
    void tabGoesAroundTheWholeTable_data();
    void tabGoesAroundTheWholeTable();
    void arrowsBringTheKeyboardBackToTheRack();
    void homeChoosesATileAgainThoughTheKeyboardStandsThere();
    void whereTabHasComeToTheHandARingIsAroundItUntilOnePoints();
    void whatCannotBeTakenBackIsNoStopOfTab();
    void aRingInASlimBarIsWhole();
};

void TestTableKeys::playTo(Turn::Phase phase) {
    const auto step = [&] {
        if (match().turn()->phase() == phase) return true;
        if (!match().turn()->mayAct()) return false;
        QString action = QString::fromStdString(match().match()->legal().front());
        if (action.startsWith(u"bid"_s)) action = u"fold"_s;
        if (const auto dots = action.indexOf(u".."_s); dots > 0) action = u"bet "_s + action.mid(dots + 2);
        match().play(action);
        return match().turn()->phase() == phase;
    };
    QVERIFY(QTest::qWaitFor(step, 100'000));
}

void TestTableKeys::openWithTiles(const QString& sheet) const {
    for (QQuickItem* over : allSeen(window().contentItem(), {u"TableSheets"_s}))
        QVERIFY(QMetaObject::invokeMethod(over, sheet == u"pileSheet"_s ? "look" : "pick",
                                          Q_ARG(QVariant, QVariantList())));
}

void TestTableKeys::noKeyReachesTheTable() {
    QSignalSpy hinted(match().advice(), &Advice::hinted);
    const std::size_t plies = match().match()->actions().size();
    for (const Qt::Key other : {Qt::Key_H, Qt::Key_P, Qt::Key_T, Qt::Key_D, Qt::Key_Right}) press(other);
    QTest::qWait(300);
    QVERIFY(match().advice()->atRest());
    QCOMPARE(hinted.count(), 0);
    QCOMPARE(match().match()->actions().size(), plies);
}

void TestTableKeys::aKeyBehindASheetDoesNothing_data() {
    QTest::addColumn<int>("key");      // that opens it, or the menu
    QTest::addColumn<QString>("way");  // in the menu
    QTest::addColumn<QString>("sheet");
    QTest::newRow("the menu") << int{Qt::Key_Escape} << QString() << u"menuSheet"_s;
    QTest::newRow("the score sheet") << int{Qt::Key_S} << QString() << u"scoreSheet"_s;
    QTest::newRow("the keys") << int{Qt::Key_Escape} << u"Keys"_s << u"keysSheet"_s;
    QTest::newRow("starting anew") << int{Qt::Key_Escape} << u"Start again with new tiles"_s
                                   << u"startAgainSheet"_s;
    QTest::newRow("saving") << int{Qt::Key_Escape} << u"Save"_s << u"saveSheet"_s;
    QTest::newRow("a pile") << 0 << QString() << u"pileSheet"_s;
    QTest::newRow("the ways") << 0 << QString() << u"waysSheet"_s;
}

void TestTableKeys::aKeyBehindASheetDoesNothing() {
    QFETCH(int, key);
    QFETCH(QString, way);
    QFETCH(QString, sheet);
    open(u"tiles_and_deal"_s, 2, 5);
    if (key != 0)
        press(static_cast<Qt::Key>(key));
    else
        openWithTiles(sheet);
    settle();
    QAccessibleInterface* entry = nullptr;
    eachSpoken(window(), [&](QAccessibleInterface& thing, const QQuickItem& item) {
        if (item.isVisible() && isPressable(thing) && thing.text(QAccessible::Name) == way) entry = &thing;
    });
    if (!way.isEmpty()) {
        QVERIFY(entry != nullptr);
        pressIt(*entry);
        settle();
    }
    QTRY_VERIFY2(game_->item(sheet) != nullptr, qPrintable(sheet));
    noKeyReachesTheTable();
}

void TestTableKeys::aKeyBehindASheetThatTheMatchCallsForDoesNothing_data() {
    QTest::addColumn<MatchPlan>("plan");
    QTest::addColumn<int>("phase");
    QTest::addColumn<QString>("sheet");
    const MatchPlan usual{u"matador"_s, 2, 5, {}, Players::usual(2)};
    QTest::newRow("the round") << usual << int{Turn::RoundOver} << u"roundSheet"_s;
    MatchPlan single = usual;
    single.options = {{"target", 0}};
    QTest::newRow("the end") << single << int{Turn::MatchOver} << u"matchSheet"_s;
    MatchPlan two = usual;
    two.players[1].human = true;
    QTest::newRow("handing over") << two << int{Turn::Cover} << u"coverSheet"_s;
    MatchPlan three{u"matching_elements"_s, 3, 11, {{"colours", 2}}, Players::usual(3)};
    three.players[1].level = three.players[2].level = 1;
    QTest::newRow("who goes out") << three << int{Turn::RoundOver} << u"outSheet"_s;
}

void TestTableKeys::aKeyBehindASheetThatTheMatchCallsForDoesNothing() {
    QFETCH(MatchPlan, plan);
    QFETCH(int, phase);
    QFETCH(QString, sheet);
    openTable(plan, {1280, 800});
    constexpr int kRounds = 10;
    for (int round = 0; round < kRounds && game_->item(sheet) == nullptr; ++round) {
        if (match().turn()->phase() == phase) match().next();
        playTo(static_cast<Turn::Phase>(phase));
        if (QTest::currentTestFailed()) return;
        QTest::qWait(400);
    }
    QTRY_VERIFY2(game_->item(sheet) != nullptr, qPrintable(sheet));
    settle();
    noKeyReachesTheTable();
    QVERIFY(game_->item(sheet) != nullptr);
}

void TestTableKeys::whatCannotBePressedIsNotPressedByAScreenReader_data() {
    QTest::addColumn<QString>("page");
    for (const char* page : {"home", "new", "settings", "table"})
        QTest::newRow(page) << QString::fromLatin1(page);
}

/// Everything on the page, disabled as it is behind a sheet, and every way in which a screen reader can act
/// on it.
void TestTableKeys::whatCannotBePressedIsNotPressedByAScreenReader() {
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

void TestTableKeys::tabGoesAroundTheWholeTable_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<quint64>("deal");
    QTest::addColumn<QStringList>("there");
    // nothing fits: the heap can be drawn from
    QTest::newRow("triominoes") << u"triominoes"_s << 2 << quint64{3}
                                << QStringList{u"pile"_s, u"choice"_s, u"menuButton"_s};
    QTest::newRow("tiles_and_deal") << u"tiles_and_deal"_s << 2 << quint64{5}
                                    << QStringList{u"pileMark"_s, u"choice"_s, u"arrange"_s, u"menuButton"_s};
    QTest::newRow("matching_elements")
        << u"matching_elements"_s << 3 << quint64{3} << QStringList{u"answer"_s, u"menuButton"_s};
}

void TestTableKeys::tabGoesAroundTheWholeTable() {
    QFETCH(QString, game);
    QFETCH(int, seats);
    QFETCH(quint64, deal);
    QFETCH(QStringList, there);
    open(game, seats, deal);
    QTest::keyClick(&window(), Qt::Key_Tab);
    const QQuickItem* start = window().activeFocusItem();
    QSet<QString> reached;
    int steps = 0;
    do {
        QTest::keyClick(&window(), Qt::Key_Tab);
        reached.insert(window().activeFocusItem()->objectName());
        QVERIFY2(++steps < 30, qPrintable(QStringList(reached.values()).join(u' ')));
    } while (window().activeFocusItem() != start);
    for (const QString& name : there)
        QVERIFY2(reached.contains(name),
                 qPrintable(name + u" not in "_s + QStringList(reached.values()).join(u' ')));
    for (int back = 0; back < steps; ++back) QTest::keyClick(&window(), Qt::Key_Backtab);
    QCOMPARE(window().activeFocusItem(), start);
}

void TestTableKeys::arrowsBringTheKeyboardBackToTheRack() {
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

/// As after a choice that was put away: the keyboard stays where it was.
void TestTableKeys::homeChoosesATileAgainThoughTheKeyboardStandsThere() {
    const auto fits = [this] { return match().table()->hand()->at(0, u"playable"_s).toBool(); };
    quint64 deal = 0;
    do open(u"matador"_s, 2, ++deal);
    while (!fits() && deal < 20);
    QVERIFY(fits());
    press(Qt::Key_Home);
    const QString first = match().selection()->tile();
    QVERIFY(!first.isEmpty());
    QVERIFY(match().selection()->spot() >= 0);
    press(Qt::Key_Escape);
    QCOMPARE(match().selection()->tile(), QString());
    press(Qt::Key_Home);
    QCOMPARE(match().selection()->tile(), first);
    QVERIFY(match().selection()->spot() >= 0);
}

void TestTableKeys::whereTabHasComeToTheHandARingIsAroundItUntilOnePoints() {
    open(u"tiles_and_deal"_s, 2, 5);
    const auto ringed = [this] { return game_->item(u"handRing"_s) != nullptr; };
    QVERIFY(!ringed());  // nobody has used Tab
    press(Qt::Key_Tab);
    QVERIFY(!ringed());
    press(Qt::Key_Backtab);
    QTRY_VERIFY(ringed());
    const QRectF ring = placeOf(*game_->item(u"handRing"_s));
    for (int row = 0; row < rack().size(); ++row) QVERIFY(ring.contains(tileAt(row)));
    QVERIFY(QRectF(window().contentItem()->boundingRect()).contains(ring));
    const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(window().activeFocusItem());
    QVERIFY(spoken != nullptr);
    QCOMPARE(spoken->text(QAccessible::Description), u"Your tiles"_s);

    press(Qt::Key_Right);  // now it is the first tile that is marked
    QTRY_VERIFY(!ringed());
    QVERIFY(game_->item(u"rackTile"_s)->property("pointed").toBool());

    click(tileAt(2));
    press(Qt::Key_Tab);
    press(Qt::Key_Backtab);
    QTRY_VERIFY(ringed());
    click({500, 300});
    QTRY_VERIFY(!ringed());
    press(Qt::Key_Tab);
    press(Qt::Key_Escape);  // back to the hand by a key
    QTRY_VERIFY(ringed());
}

void TestTableKeys::whatCannotBeTakenBackIsNoStopOfTab() {
    open(u"tiles_and_deal"_s, 2, 5);
    const auto stops = [this] {
        QSet<QString> reached;
        for (int step = 0; step < 20; ++step) {
            press(Qt::Key_Tab);
            reached.insert(window().activeFocusItem()->objectName());
        }
        return reached;
    };
    QSet<QString> reached = stops();
    QVERIFY(reached.contains(u"hintButton"_s));
    QVERIFY(!reached.contains(u"undoButton"_s));
    QVERIFY(!reached.contains(u"redoButton"_s));
    QVERIFY(match().play(u"take"_s));
    QTRY_VERIFY(match().takeBack()->possible());
    reached = stops();
    QVERIFY(reached.contains(u"undoButton"_s));
}

void TestTableKeys::aRingInASlimBarIsWhole() {
    for (const QSize& size : {QSize(640, 400), QSize(1280, 800)}) {
        openTable({u"tiles_and_deal"_s, 2, 5, {}, Players::usual(2)}, size);
        tabTo(u"menuButton"_s);
        const QQuickItem* button = window().activeFocusItem();
        const QRectF bar = placeOf(*button->parentItem());
        const auto parts = button->childItems();
        const auto ring = std::find_if(parts.begin(), parts.end(), [](const QQuickItem* part) {
            return part->objectName() == u"focusRing"_s;
        });
        QVERIFY(ring != parts.end() && (*ring)->isVisible());
        QVERIFY(bar.contains(placeOf(**ring).adjusted(-1.5, -1.5, 1.5, 1.5)));  // with its bright line
    }
}

BONEYARD_TEST(TestTableKeys)
#include "tst_table_keys.moc"
