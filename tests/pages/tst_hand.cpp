// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QAccessible>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <memory>

#include "../app/played_matches.h"
#include "pagetest.h"
#include "seen.h"
#include "spoken.h"

using namespace boneyard;
using namespace boneyard::test;

/// What a hand does at the table, and what must not happen by it.
class TestHand : public HandTest {
    Q_OBJECT

    void click(const QPoint& at) const { QTest::mouseClick(&window(), Qt::LeftButton, {}, at); }
    void press(Qt::Key key) const { QTest::keyClick(&window(), key); }
    /// Where the buttons are that are seen now, by what they are for; "hurry": on to one's turn.
    [[nodiscard]] QMap<QString, QRectF> buttons() const;

private slots:
    void drawingThoughATileFitsIsAskedForOnceMore();
    void passingThoughATileFitsIsAskedForOnceMore();
    void theHeapGlowsOnlyWhenToDrawIsTheThingToDo();
    void aButtonThatHasJustAppearedTakesNoPress();
    void drawPassAndToMyTurnHaveEachItsPlace();
    void aPileThatHasJustChangedTakesNoPress();
    void thePileIsTakenFromByTheKeyboard();
    void theAccentIsNotOnWhatCostsWhileATileFits();
    void theAccentIsNotOnKnockWhereThereIsAChoice();
    void toMyTurnIsSeenToBeAButton_data();
    void toMyTurnIsSeenToBeAButton();
    void enterPlaysTheHint();
    void aKeyBehindASheetDoesNothing_data();
    void aKeyBehindASheetDoesNothing();
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

void TestHand::passingThoughATileFitsIsAskedForOnceMore() {
    open(u"triominoes"_s, 3, 4);
    for (int drawn = 0; drawn < 3; ++drawn) {
        QTRY_VERIFY(!match().journal()->writing());
        QVERIFY(match().play(u"draw"_s));
    }
    QTRY_VERIFY(buttons().contains(QString::number(ChoiceModel::Pass)));
    settle();
    const std::size_t plies = match().match()->actions().size();
    const QPoint pass = buttons()[QString::number(ChoiceModel::Pass)].center().toPoint();
    click(pass);
    QTRY_VERIFY(game_->item(u"surePanel"_s) != nullptr);
    settle();
    click(pass);  // not in the same place: that is a no
    QTest::qWait(50);
    QCOMPARE(match().match()->actions().size(), plies);
    press(Qt::Key_Escape);
    QTRY_VERIFY(game_->item(u"surePanel"_s) == nullptr);
    click(pass);
    QTRY_VERIFY(game_->item(u"surePanel"_s) != nullptr);
    settle();
    click(middleOf(u"sure"_s));
    QTRY_VERIFY(match().match()->actions().size() > plies);
    QCOMPARE(match().match()->actions()[plies], "pass");
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
    QTRY_VERIFY(match().turn()->mayDraw());
    QTest::qWait(20);  // it is there
    const int held = match().table()->hand()->count();
    click(middleOf(u"choice"_s));
    QCOMPARE(match().table()->hand()->count(), held);
    settle();
    click(middleOf(u"choice"_s));
    QTRY_VERIFY(match().table()->hand()->count() > held);
}

QMap<QString, QRectF> TestHand::buttons() const {
    QMap<QString, QRectF> found;
    const auto look = [&](const auto& self, const QQuickItem* item) -> void {
        if (!item->isVisible()) return;
        const QRectF place = item->mapRectToScene(item->boundingRect());
        if (item->objectName() == u"hurry"_s) found[u"hurry"_s] = place;
        if (item->objectName() == u"choice"_s) found[item->parentItem()->property("kind").toString()] = place;
        for (const QQuickItem* child : item->childItems()) self(self, child);
    };
    look(look, window().contentItem());
    return found;
}

void TestHand::drawPassAndToMyTurnHaveEachItsPlace() {
    settings_->setPace(u"slow"_s);
    openTable({u"triominoes"_s, 3, 4, {}, Players::usual(3)}, {1280, 800});
    QMap<QString, QRectF> seen;
    const auto record = [&] {
        const auto now = buttons();
        for (auto one = now.begin(); one != now.end(); ++one) seen[one.key()] = one.value();
    };
    const QStringList all{QString::number(ChoiceModel::Draw), QString::number(ChoiceModel::Pass), u"hurry"_s};
    const auto complete = [&] {
        return std::all_of(all.begin(), all.end(), [&](const QString& one) { return seen.contains(one); });
    };
    int pressed = 0;
    for (int turn = 0; turn < 8 && (pressed < 2 || !complete()); ++turn) {
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->phase() == Turn::YourTurn && match().turn()->mayAct(),
                                 20'000);
        if (seen.contains(u"hurry"_s)) {  // meant for "to my turn", a moment too late
            const std::size_t plies = match().match()->actions().size();
            const QString tile = match().selection()->tile();
            const QPoint place = seen[u"hurry"_s].center().toPoint();
            click(place);
            settle();
            click(place);
            QTest::qWait(50);
            QCOMPARE(match().match()->actions().size(), plies);
            QVERIFY(game_->item(u"surePanel"_s) == nullptr);
            QCOMPARE(match().selection()->tile(), tile);
            ++pressed;
        }
        record();
        while (match().turn()->phase() == Turn::YourTurn && match().turn()->mayAct() &&
               match().play(u"draw"_s)) {
            QTRY_VERIFY(!match().journal()->writing());
            QTest::qWait(50);
            record();
        }
        if (match().turn()->mayAct() && !match().turn()->forced())
            QVERIFY(match().play(QString::fromStdString(match().match()->legal().front())));
        QTRY_VERIFY_WITH_TIMEOUT(game_->item(u"hurry"_s) != nullptr, 20'000);
        record();
        settle();
        if (game_->item(u"hurry"_s) != nullptr) click(middleOf(u"hurry"_s));
    }
    QVERIFY(pressed > 1);
    QVERIFY2(complete(), qPrintable(QStringList(seen.keys()).join(u' ')));
    for (const QString& one : all) {
        for (const QString& other : all) QVERIFY(one == other || !seen[one].intersects(seen[other]));
    }
}

void TestHand::aPileThatHasJustChangedTakesNoPress() {
    openAtAThrownTile();
    const std::size_t plies = match().match()->actions().size();
    click(middleOf(u"pileMark"_s));
    dragTo(middleOf(u"pileMark"_s), tileAt(3));
    QTest::mouseRelease(&window(), Qt::LeftButton, {}, tileAt(3));
    QCOMPARE(match().match()->actions().size(), plies);
    settle();
    waitFor(u"pileMark"_s);
    click(middleOf(u"pileMark"_s));
    QTRY_VERIFY(match().match()->actions().size() > plies);
}

void TestHand::thePileIsTakenFromByTheKeyboard() {
    open(u"tiles_and_deal"_s, 2, 5);
    const std::size_t plies = match().match()->actions().size();
    tabTo(u"pileMark"_s);
    press(Qt::Key_Return);
    QTRY_VERIFY(match().match()->actions().size() > plies);
    QCOMPARE(match().match()->actions()[plies], "take");
    QTRY_VERIFY(match().selection()->gathers());
    QVERIFY(game_->item(u"pileSheet"_s) == nullptr);
}

void TestHand::theAccentIsNotOnWhatCostsWhileATileFits() {
    open(u"triominoes"_s, 3, 4);
    QCOMPARE(match().selection()->choices()->sensibleRow(), -1);
    QVERIFY(!game_->item(u"choice"_s)->property("strong").toBool());
    open(u"tiles_and_deal"_s, 2, 5);  // take or pass: that is to be thought about
    QVERIFY(!game_->item(u"choice"_s)->property("strong").toBool());
    QCOMPARE(match().selection()->choices()->sensibleRow(), -1);
}

/// Wherever one may knock: to throw a tile and go on is as well a thing to do.
void TestHand::theAccentIsNotOnKnockWhereThereIsAChoice() {
    int seen = 0;
    for (std::uint64_t deal = 1; deal < 400 && seen < 3; ++deal) {
        MatchPlan plan = playedMatch("tiles_and_deal", 2, deal, 60);
        const auto played = new_match("tiles_and_deal", 2, deal, {}).value();
        std::size_t plies = 0;
        const auto knocks = [&] {
            const auto legal = played->legal();
            return played->status().to_move == 0 &&
                   std::any_of(legal.begin(), legal.end(),
                               [](const std::string& one) { return one.starts_with("knock"); }) &&
                   std::any_of(legal.begin(), legal.end(),
                               [](const std::string& one) { return !one.starts_with("knock"); });
        };
        while (plies < plan.played.size() && !knocks()) (void)played->play(plan.played[plies++].action);
        if (!knocks() || plies == plan.played.size()) continue;
        plan.played.resize(plies);
        openTable(plan, {1280, 800});
        QTRY_COMPARE(match().turn()->phase(), Turn::YourTurn);
        QTest::qWait(50);
        QCOMPARE(match().selection()->choices()->sensibleRow(), -1);
        for (const QQuickItem* button : game_->items({u"choice"_s}))
            QVERIFY(!button->property("strong").toBool());
        ++seen;
    }
    QCOMPARE(seen, 3);
}

void TestHand::toMyTurnIsSeenToBeAButton_data() {
    QTest::addColumn<QString>("theme");
    QTest::addColumn<QString>("look");
    for (const char* theme : {"light", "dark", "contrast"}) {
        for (const char* look : {"green", "blue", "wine", "walnut", "slate"})
            QTest::addRow("%s, %s", theme, look) << QString::fromLatin1(theme) << QString::fromLatin1(look);
    }
}

/// Measured where it is seen: its edge against the table beside it, and its words against what is around
/// them.
void TestHand::toMyTurnIsSeenToBeAButton() {
    QFETCH(QString, theme);
    QFETCH(QString, look);
    settings_->setTheme(theme);
    settings_->setTableLook(look);
    settings_->setPace(u"slow"_s);
    openTable({u"triominoes"_s, 3, 4, {}, Players::usual(3)}, {1280, 800});
    QTRY_COMPARE(match().turn()->phase(), Turn::YourTurn);
    QVERIFY(match().play(QString::fromStdString(match().match()->legal().back())));
    QTRY_VERIFY(game_->item(u"hurry"_s) != nullptr);
    settle();
    const QImage image = window().grabWindow();
    QVERIFY(game_->item(u"hurry"_s) != nullptr);
    const QRect button = place(*game_->item(u"hurry"_s)).toRect();
    const auto light = [&](int x, int y) {
        const auto part = [](double value) {
            return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
        };
        const QColor seen = image.pixelColor(x, y);
        return 0.2126 * part(seen.red() / 255.0) + 0.7152 * part(seen.green() / 255.0) +
               0.0722 * part(seen.blue() / 255.0);
    };
    const auto ratio = [](double one, double other) {
        return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
    };
    const int middle = button.center().y();
    double edge = 0;
    for (int x = button.left() - 1; x <= button.left() + 2; ++x)
        edge = std::max(edge, ratio(light(x, middle), light(button.left() - 5, middle)));
    QVERIFY2(edge >= 3, qPrintable(QString::number(edge)));
    const double ground = light(button.left() + 6, middle);
    double words = 0;
    for (int y = button.top() + 8; y < button.bottom() - 8; ++y) {
        for (int x = button.left() + 8; x < button.right() - 8; ++x)
            words = std::max(words, ratio(light(x, y), ground));
    }
    QVERIFY2(words >= 4.5, qPrintable(QString::number(words)));
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

void TestHand::aKeyBehindASheetDoesNothing_data() {
    QTest::addColumn<int>("key");      // that opens it, or the menu
    QTest::addColumn<QString>("way");  // in the menu
    QTest::addColumn<QString>("sheet");
    QTest::newRow("the menu") << int{Qt::Key_Escape} << QString() << u"menuSheet"_s;
    QTest::newRow("the score sheet") << int{Qt::Key_S} << QString() << u"scoreSheet"_s;
    QTest::newRow("the keys") << int{Qt::Key_Escape} << u"Keys"_s << u"keysSheet"_s;
}

void TestHand::aKeyBehindASheetDoesNothing() {
    QFETCH(int, key);
    QFETCH(QString, way);
    QFETCH(QString, sheet);
    open(u"tiles_and_deal"_s, 2, 5);
    press(static_cast<Qt::Key>(key));
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
    QSignalSpy hinted(match().advice(), &Advice::hinted);
    const std::size_t plies = match().match()->actions().size();
    for (const Qt::Key other : {Qt::Key_H, Qt::Key_P, Qt::Key_T, Qt::Key_D, Qt::Key_Right}) press(other);
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

void TestHand::tabGoesAroundTheWholeTable_data() {
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

void TestHand::tabGoesAroundTheWholeTable() {
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

/// As after a choice that was put away: the keyboard stays where it was.
void TestHand::homeChoosesATileAgainThoughTheKeyboardStandsThere() {
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

void TestHand::whereTabHasComeToTheHandARingIsAroundItUntilOnePoints() {
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

void TestHand::whatCannotBeTakenBackIsNoStopOfTab() {
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

void TestHand::aRingInASlimBarIsWhole() {
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

BONEYARD_TEST(TestHand)
#include "tst_hand.moc"
