// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QAccessible>
#include <QPointingDevice>
#include <QTest>

#include "common/words.h"
#include "explaintest.h"
#include "registry.h"

using namespace boneyard;
using namespace boneyard::test;

/// Whatever is held for a moment says what it is, and so it does when it is asked by a key.
class TestExplain : public ExplainTest {
    Q_OBJECT

    [[nodiscard]] std::size_t plies() const { return match().match()->actions().size(); }
    [[nodiscard]] QQuickItem* sign(int kind) const;

private slots:
    void aTileThatIsHeldSaysWhatItIsAndIsNotChosen();
    void anAceOfTheHandSaysThatItCountsEleven();
    void anEndThatIsHeldSaysWhyItTakesWhatItTakes();
    void theSignOfAClosedEndSaysThatAMatadorOpensIt();
    void aTileOnTheTableSaysWhatItIs();
    void aPlateThatIsHeldTellsItsNumbers();
    void theHeapAndTheDeadwoodAreExplained();
    void thePileOfDiscardsIsExplainedAndNothingIsTaken();
    void theExplanationLiesBesideTheThingAndInTheWindow();
    void aFingerIsAnsweredAsThePointerIs();
    void aPressThatMovesAsksNothing();
    void aShortPressAsksNothing();
    void anyOtherPressPutsItAway();
    void theKeyExplainsWhatTheKeyboardIsOnAndThenTheKeys();
    void theKeyExplainsWhatLiesUnderThePointer();
    void escapePutsItAwayAndStaysAtTheTable();
    void escapePutsItAwayAndTheSheetUnderItStays();
    void thePileHasATipUntilItIsExplained();
    void nothingPressedIsSilent_data();
    void nothingPressedIsSilent();
};

void TestExplain::aTileThatIsHeldSaysWhatItIsAndIsNotChosen() {
    for (const QString& game : {u"triominoes"_s, u"matador"_s, u"tiles_and_deal"_s}) {
        open(game, 2, 21);
        hold(tileAt(1));
        QVERIFY2(said().contains(u" count"_s) || said().contains(u"Worth "_s),
                 qPrintable(game + u": "_s + said()));
        QCOMPARE(match().selection()->count(), 0);
        game_.reset();
    }
}

void TestExplain::anAceOfTheHandSaysThatItCountsEleven() {
    int row = -1;
    for (std::uint64_t deal = 21; row < 0; ++deal) {
        open(u"tiles_and_deal"_s, 2, deal);
        const auto* hand = match().table()->hand();
        for (int held = 0; held < hand->count(); ++held) {
            if (hand->at(held, u"spoken"_s).toString().endsWith(u" 1"_s)) row = held;
        }
    }
    hold(tileAt(row));
    QVERIFY2(said().startsWith(u"An ace: outside a meld it counts 11"_s), qPrintable(said()));
}

void TestExplain::anEndThatIsHeldSaysWhyItTakesWhatItTakes() {
    open(u"matador"_s, 2, 21);
    const QQuickItem* mark = game_->item(u"mark"_s);
    QVERIFY(mark != nullptr);
    const auto takes = mark->property("accepts").value<QList<int>>();
    QCOMPARE(takes.size(), 1);
    const std::size_t before = plies();
    hold(middleOf(u"mark"_s));
    QCOMPARE(said(), u"%1 lies here, and where two tiles touch they make 7."_s.arg(7 - takes.front()));
    QCOMPARE(rule(), u"turn"_s);
    QCOMPARE(plies(), before);
}

/// The sign of that kind; null when there is none.
QQuickItem* TestExplain::sign(int kind) const {
    QQuickItem* found = nullptr;
    const auto look = [&](const auto& self, QQuickItem* item) -> void {
        if (!item->isVisible() || found != nullptr) return;
        if (item->objectName() == u"mark"_s && item->property("kind").toInt() == kind) found = item;
        for (QQuickItem* child : item->childItems()) self(self, child);
    };
    look(look, window().contentItem());
    return found;
}

void TestExplain::theSignOfAClosedEndSaysThatAMatadorOpensIt() {
    for (int deal = 1; deal < 60 && (game_ == nullptr || sign(MarkModel::Closed) == nullptr); ++deal) {
        game_.reset();
        open(u"matador"_s, 2, static_cast<std::uint64_t>(deal));
        for (int turn = 0; turn < 6 && sign(MarkModel::Closed) == nullptr; ++turn) {
            if (!QTest::qWaitFor([&] { return match().turn()->mayAct(); }, 3000)) break;
            match().play(QString::fromStdString(match().match()->legal().back()));
            QTest::qWait(30);
        }
    }
    QQuickItem* closed = sign(MarkModel::Closed);
    QVERIFY(closed != nullptr);
    QVERIFY(QTest::qWaitFor([&] { return match().turn()->mayAct(); }, 3000));
    QTest::qWait(500);
    closed = sign(MarkModel::Closed);
    QVERIFY(closed != nullptr);
    hold(closed->mapToScene({closed->width() / 2, closed->height() / 2}).toPoint());
    QCOMPARE(said(), u"No number makes 7 with a blank: only a matador opens this end again."_s);
    QCOMPARE(rule(), u"blank"_s);
}

void TestExplain::aTileOnTheTableSaysWhatItIs() {
    open(u"matador"_s, 2, 21);
    QTRY_VERIFY(game_->item(u"piece"_s) != nullptr);
    QTest::qWait(50);
    hold(middleOf(u"piece"_s));
    QVERIFY2(said().contains(u"laid it."_s), qPrintable(said()));
}

void TestExplain::aPlateThatIsHeldTellsItsNumbers() {
    open(u"matador"_s, 2, 21);
    hold(middleOf(u"plate"_s));
    QVERIFY(card() != nullptr);
    QVERIFY(card()->property("name").toString().contains(u"tile"_s));
    QVERIFY2(said().contains(u"100 points win the match: "_s), qPrintable(said()));
    QCOMPARE(rule(), u"match-end"_s);
}

void TestExplain::theHeapAndTheDeadwoodAreExplained() {
    open(u"tiles_and_deal"_s, 2, 21);
    const std::size_t before = plies();
    hold(middleOf(u"pile"_s));
    QVERIFY(said().startsWith(u"Every turn begins"_s));
    const QPoint bar = game_->item(u"handBar"_s)->mapToScene({12, 12}).toPoint();
    hold(bar);
    QVERIFY2(said().contains(u"With 10 or less you may knock"_s), qPrintable(said()));
    QCOMPARE(rule(), u"knocking"_s);
    QCOMPARE(plies(), before);
}

void TestExplain::thePileOfDiscardsIsExplainedAndNothingIsTaken() {
    open(u"tiles_and_deal"_s, 2, 21);
    const std::size_t before = plies();
    hold(middleOf(u"pileMark"_s));
    QVERIFY2(said().contains(u"Discards go here"_s), qPrintable(said()));
    QCOMPARE(plies(), before);
}

void TestExplain::theExplanationLiesBesideTheThingAndInTheWindow() {
    open(u"tiles_and_deal"_s, 2, 21);
    for (const QSize& size : {QSize(1280, 800), QSize(480, 320)}) {
        window().resize(size);
        QTest::qWait(200);
        for (const QString& name : {u"pile"_s, u"rackTile"_s, u"pileMark"_s, u"plate"_s}) {
            const auto lies = [&] {  // where it did a moment ago: the table has come to rest
                const QPoint was = middleOf(name);
                QTest::qWait(200);
                return middleOf(name) == was;
            };
            QTRY_VERIFY(lies());
            hold(middleOf(name));
            QVERIFY2(card() != nullptr,
                     qPrintable(u"%1 at %2 of %3"_s.arg(name).arg(middleOf(name).x()).arg(size.width())));
            const QRectF there = card()->mapRectToScene(QRectF(0, 0, card()->width(), card()->height()));
            QVERIFY2(QRectF(QPointF(0, 0), window().size()).contains(there), qPrintable(name));
            QVERIFY2(!there.contains(middleOf(name)), qPrintable(name));
            key(Qt::Key_Escape);
            QVERIFY(card() == nullptr);
        }
    }
}

void TestExplain::aFingerIsAnsweredAsThePointerIs() {
    open(u"matador"_s, 2, 21);
    QPointingDevice* screen = QTest::createTouchDevice();
    const QPoint at = tileAt(1);
    QTest::touchEvent(&window(), screen).press(0, at);
    QTRY_VERIFY(!said().isEmpty());
    QTest::touchEvent(&window(), screen).release(0, at);
    QVERIFY(!said().isEmpty());
}

void TestExplain::aPressThatMovesAsksNothing() {
    open(u"matador"_s, 2, 21);
    const QPoint from = tileAt(1);
    QTest::mousePress(&window(), Qt::LeftButton, {}, from);
    for (int step = 1; step <= 10; ++step) QTest::mouseMove(&window(), from - QPoint(0, 12 * step), 5);
    QTest::qWait(900);
    QVERIFY(card() == nullptr);
    QTest::mouseRelease(&window(), Qt::LeftButton, {}, from - QPoint(0, 120));
}

void TestExplain::aShortPressAsksNothing() {
    open(u"matador"_s, 2, 21);
    QTest::mouseClick(&window(), Qt::LeftButton, {}, tileAt(1));
    QTest::qWait(900);
    QVERIFY(card() == nullptr);
}

void TestExplain::anyOtherPressPutsItAway() {
    open(u"matador"_s, 2, 21);
    hold(tileAt(1));
    QVERIFY(card() != nullptr);
    QTest::mouseClick(&window(), Qt::LeftButton, {}, {300, 300});
    QTRY_VERIFY(card() == nullptr);
}

void TestExplain::theKeyExplainsWhatTheKeyboardIsOnAndThenTheKeys() {
    open(u"matador"_s, 2, 21);
    QTest::mouseMove(&window(), {640, 300});
    key(Qt::Key_Right);
    ask();
    QTRY_VERIFY(said().contains(u"it counts its pips"_s));
    ask();
    QTRY_VERIFY(game_->item(u"keysSheet"_s) != nullptr);
    QVERIFY(card() == nullptr);
}

void TestExplain::theKeyExplainsWhatLiesUnderThePointer() {
    open(u"matador"_s, 2, 21);
    QTest::mouseMove(&window(), middleOf(u"pile"_s));
    QTest::qWait(50);
    ask();
    QTRY_VERIFY(said().contains(u"draw from here"_s));
    key(Qt::Key_Escape);
    QTest::mouseMove(&window(), {20, 400});
    QTest::qWait(50);
    ask();  // there is nothing
    QTRY_VERIFY(game_->item(u"keysSheet"_s) != nullptr);
}

void TestExplain::escapePutsItAwayAndStaysAtTheTable() {
    open(u"matador"_s, 2, 21);
    hold(tileAt(1));
    QVERIFY(card() != nullptr);
    key(Qt::Key_Escape);
    QTRY_VERIFY(card() == nullptr);
    QVERIFY(game_->item(u"tablePage"_s) != nullptr);
}
/// What lies on top goes first.
void TestExplain::escapePutsItAwayAndTheSheetUnderItStays() {
    open(u"triominoes"_s, 2, 5);
    QTRY_VERIFY(match().turn()->mayAct());
    QVERIFY(match().play(QString::fromStdString(match().match()->legal().front())));
    settle();
    QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(u"scoreButton"_s));
    QTRY_VERIFY(game_->item(u"scoreSheet"_s) != nullptr);
    settle();
    hold(middleOf(u"scoreCell"_s));
    QVERIFY(card() != nullptr);
    key(Qt::Key_Escape);
    QTRY_VERIFY(card() == nullptr);
    settle();
    QVERIFY(game_->item(u"scoreSheet"_s) != nullptr);
    key(Qt::Key_Escape);
    QTRY_VERIFY(game_->item(u"scoreSheet"_s) == nullptr);
}
void TestExplain::thePileHasATipUntilItIsExplained() {
    open(u"matador"_s, 2, 21);
    const QObject* tip = nullptr;
    for (const QObject* child : game_->item(u"pile"_s)->findChildren<QObject*>())
        if (QByteArray(child->metaObject()->className()).startsWith("Tip_")) tip = child;
    QVERIFY(tip != nullptr);
    QVERIFY(tip->property("text").toString().startsWith(u"Boneyard: "_s));
    for (int time = 0; time < 2; ++time) {  // asked by key in between, it comes again with the pointer
        QTest::mouseMove(&window(), {640, 300});
        QTRY_VERIFY(!tip->property("visible").toBool());
        QTest::mouseMove(&window(), middleOf(u"pile"_s));
        QTRY_VERIFY(tip->property("visible").toBool());
        ask();
        QTRY_VERIFY(said().contains(u"draw from here"_s));
        QVERIFY(!tip->property("visible").toBool());
        key(Qt::Key_Escape);
    }
}

void TestExplain::nothingPressedIsSilent_data() {
    QTest::addColumn<QString>("game");
    for (const GameEntry& entry : games()) QTest::newRow(entry.info.id.data()) << text(entry.info.id);
}

/// All piles, pressed as a screen reader does, all through a round: something is said, or shown, or done.
void TestExplain::nothingPressedIsSilent() {
    QFETCH(QString, game);
    open(game, std::max(2, find_game(game.toStdString())->info.min_seats), 21);
    int pressed = 0;
    int empty = 0;
    for (int move = 0; move < 120 && match().turn()->phase() != Turn::RoundOver; ++move) {
        QTRY_VERIFY(match().turn()->mayAct() || match().turn()->phase() == Turn::RoundOver ||
                    match().turn()->phase() == Turn::MatchOver);
        if (!match().turn()->mayAct()) break;
        for (QQuickItem* pile : game_->items(QStringList{u"pile"_s, u"pileMark"_s})) {
            if (pile->property("ready").toBool() || !pile->property("action").toString().isEmpty()) continue;
            if (QQuickItem* line = game_->item(u"message"_s)) QMetaObject::invokeMethod(line, "hush");
            QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(pile);
            QVERIFY(spoken != nullptr && spoken->actionInterface() != nullptr);
            spoken->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
            ++pressed;
            if (game_->item(u"pileSheet"_s) != nullptr) {
                key(Qt::Key_Escape);
                QTRY_VERIFY(game_->item(u"pileSheet"_s) == nullptr);
                continue;
            }
            ++empty;
            QTRY_VERIFY2(game_->item(u"message"_s) != nullptr, qPrintable(pile->objectName()));
            QVERIFY(!game_->item(u"message"_s)->property("words").toString().isEmpty());
        }
        const QString action = QString::fromStdString(match().match()->legal().front());
        QVERIFY2(match().play(action.section(u".."_s, 0, 0)), qPrintable(action));
        QTest::qWait(10);
    }
    QVERIFY(pressed > 0);
    QVERIFY(empty > 0);
}

BONEYARD_TEST(TestExplain)
#include "tst_explain.moc"
