// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "pagetest.h"

using namespace boneyard;
using namespace boneyard::test;

/// A hint, whatever was pressed before it: Enter plays it, Escape lets it go.
class TestHint : public HandTest {
    Q_OBJECT

    void click(const QPoint& at) const { QTest::mouseClick(&window(), Qt::LeftButton, {}, at); }
    void press(Qt::Key key) const { QTest::keyClick(&window(), key); }
    void ask();
    void enterPlaysIt();

private slots:
    void enterPlaysItAfterALessonWasDeclined();
    void enterPlaysItAfterALessonWasDeclinedByKeys();
    void enterPlaysItAfterAButtonWasClicked();
    void enterPlaysItWithAnotherTileInHand();
    void escapeLetsItGoAndStaysAtTheTable();
    void toDrawMarksThePileAndTheButton();
};

void TestHint::ask() {
    QTRY_VERIFY(match().turn()->mayAct());
    press(Qt::Key_H);
    QTRY_VERIFY_WITH_TIMEOUT(match().advice()->action() != QString(), 20000);
}

void TestHint::enterPlaysIt() {
    const std::size_t plies = match().match()->actions().size();
    const std::string wanted = match().advice()->action().toStdString();
    press(Qt::Key_Return);
    QTRY_VERIFY(match().match()->actions().size() > plies);
    QCOMPARE(match().match()->actions()[plies], wanted);
}

void TestHint::enterPlaysItAfterALessonWasDeclined() {
    open(u"tiles_and_deal"_s, 2, 21);
    QVERIFY(game_->item(u"offerNo"_s) != nullptr);
    click(middleOf(u"offerNo"_s));
    QTRY_VERIFY(game_->item(u"offerNo"_s) == nullptr);
    ask();
    enterPlaysIt();
}

void TestHint::enterPlaysItAfterALessonWasDeclinedByKeys() {
    open(u"matador"_s, 2, 21);
    QVERIFY(game_->item(u"offerNo"_s) != nullptr);
    game_->item(u"offerNo"_s)->forceActiveFocus(Qt::TabFocusReason);
    press(Qt::Key_Return);
    QTRY_VERIFY(game_->item(u"offerNo"_s) == nullptr);
    ask();
    enterPlaysIt();
}

void TestHint::enterPlaysItAfterAButtonWasClicked() {
    open(u"tiles_and_deal"_s, 2, 21);
    click(middleOf(u"arrange"_s));
    const bool arranged = match().table()->hand()->arranged();
    ask();
    enterPlaysIt();
    QCOMPARE(match().table()->hand()->arranged(), arranged);
}

void TestHint::enterPlaysItWithAnotherTileInHand() {
    open(u"triominoes"_s, 3, 667350729);
    int row = 0;
    while (!match().table()->hand()->at(row, u"playable"_s).toBool()) ++row;
    click(tileAt(row));
    QTRY_COMPARE(match().selection()->tile(), rack()[row]);
    match().setThinker([](const kit::Match&, kit::Seat, int, std::uint64_t) -> bots::Bot {
        return [](const std::stop_token&) { return std::optional<std::string>("draw"); };
    });
    ask();
    enterPlaysIt();
}

void TestHint::escapeLetsItGoAndStaysAtTheTable() {
    open(u"triominoes"_s, 3, 667350729);
    ask();
    press(Qt::Key_Escape);
    QCOMPARE(match().advice()->action(), QString());
    settle();
    QVERIFY(game_->item(u"tablePage"_s) != nullptr);
    QVERIFY(match().active());
    QCOMPARE(match().selection()->count(), 0);  // the tile that the hint had taken up is back as well
    press(Qt::Key_Escape);
    QTRY_VERIFY(game_->item(u"tablePage"_s) == nullptr);
}

void TestHint::toDrawMarksThePileAndTheButton() {
    open(u"triominoes"_s, 3, 667350729);
    const auto strong = [this] {
        QStringList labels;
        const auto look = [&](const auto& self, const QQuickItem* item) -> void {
            if (!item->isVisible()) return;
            if (item->objectName() == u"choice"_s && item->property("strong").toBool())
                labels.append(item->property("text").toString());
            for (const QQuickItem* child : item->childItems()) self(self, child);
        };
        look(look, window().contentItem());
        return labels;
    };
    QVERIFY(!game_->item(u"pile"_s)->property("wise").toBool());
    QCOMPARE(strong(), QStringList());
    match().setThinker([](const kit::Match&, kit::Seat, int, std::uint64_t) -> bots::Bot {
        return [](const std::stop_token&) { return std::optional<std::string>("draw"); };
    });
    ask();
    QTRY_VERIFY(game_->item(u"pile"_s)->property("wise").toBool());
    QCOMPARE(strong().size(), 1);
    QVERIFY2(strong().first().contains(u"Draw"_s), qPrintable(strong().first()));
    press(Qt::Key_Escape);  // and not any more
    QTRY_VERIFY(!game_->item(u"pile"_s)->property("wise").toBool());
    QCOMPARE(strong(), QStringList());
}

BONEYARD_TEST(TestHint)
#include "tst_hint.moc"
