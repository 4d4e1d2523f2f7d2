// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QAccessible>
#include <QTest>
#include <algorithm>
#include <cmath>

#include "../app/played_matches.h"
#include "pagetest.h"
#include "registry.h"
#include "seen.h"

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
    void thePileSaysWhatItsButtonSays();
    void theAccentIsNotOnWhatCostsWhileATileFits();
    void theAccentIsNotOnKnockWhereThereIsAChoice();
    void enterPlaysTheHint();
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

void TestHand::thePileSaysWhatItsButtonSays() {
    MatchPlan plan{u"matador"_s, 2, 1, {}, Players::usual(2)};
    auto match = new_match("matador", 2, 1, {});
    while ((*match)->status().to_move != 0 || (*match)->legal() != std::vector<std::string>{"draw"}) {
        plan.played.push_back({(*match)->legal().front(), By::Person});
        QVERIFY((*match)->play(plan.played.back().action));
    }
    openTable(plan, {1280, 800});
    QTRY_VERIFY(this->match().turn()->mayDraw());
    const auto said = [this](const QString& name, QAccessible::Text text) {
        return QAccessible::queryAccessibleInterface(game_->item(name))->text(text);
    };
    QTRY_COMPARE(said(u"choice"_s, QAccessible::Name), u"Draw until one fits"_s);
    QTRY_VERIFY(said(u"pile"_s, QAccessible::Description).startsWith(u"Draw until one fits. "_s));
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

BONEYARD_TEST(TestHand)
#include "tst_hand.moc"
