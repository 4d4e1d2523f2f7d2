// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QRegularExpression>
#include <QTest>

#include "hinttest.h"

using namespace boneyard;
using namespace boneyard::test;

/// A hint, whatever was pressed before it: Enter plays it, Escape lets it go.
class TestHint : public HintTest {
    Q_OBJECT

    void click(const QPoint& at) const { QTest::mouseClick(&window(), Qt::LeftButton, {}, at); }
    void enterPlaysIt();

private slots:
    void enterPlaysItAfterALessonWasDeclined();
    void enterPlaysItAfterALessonWasDeclinedByKeys();
    void enterPlaysItAfterAButtonWasClicked();
    void enterPlaysItWithAnotherTileInHand();
    void enterPlaysItWhereverTabWas_data();
    void enterPlaysItWhereverTabWas();
    void enterPlaysItThroughAllQuestions();
    void escapeLetsItGoAndStaysAtTheTable();
    void toDrawMarksThePileAndTheButton();
    void toDrawIsNotDoubtedWhereTheHintSaidSo();
    void toDrawIsNotDoubtedWhileTheHintCanBeRead();
    void toDrawOnIsNotDoubtedInTheTurnOfTheHint();
    void itsWordsGoWhenAnotherTileIsTakenUpByHand();
    void aKnockNamesAndTakesUpTheTileThatIsThrown();
};

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
    settle();
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
    settle();
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

void TestHint::enterPlaysItWhereverTabWas_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<QString>("button");
    for (const auto& [game, seats] :
         {std::pair(u"matador"_s, 2), std::pair(u"russian"_s, 2), std::pair(u"triominoes"_s, 2),
          std::pair(u"tiles_and_deal"_s, 2), std::pair(u"matching_elements"_s, 3)}) {
        for (const auto& button : {u"scoreButton"_s, u"hintButton"_s})
            QTest::addRow("%s from %s", qPrintable(game), qPrintable(button)) << game << seats << button;
    }
    QTest::newRow("tiles_and_deal from arrange") << u"tiles_and_deal"_s << 2 << u"arrange"_s;
}

void TestHint::enterPlaysItWhereverTabWas() {
    QFETCH(QString, game);
    QFETCH(int, seats);
    QFETCH(QString, button);
    open(game, seats, 21);
    const bool arranged = match().table()->hand()->arranged();
    tabTo(button);
    ask(button == u"hintButton"_s ? Qt::Key_Return : Qt::Key_H);
    enterPlaysIt();
    QCOMPARE(match().table()->hand()->arranged(), arranged);
    QVERIFY(game_->item(u"scoreSheet"_s) == nullptr);
}

/// Whatever is hinted at: a number to name, a colour, to leave it, a tile.
void TestHint::enterPlaysItThroughAllQuestions() {
    int named = 0;
    int asked = 0;
    for (std::uint64_t deal = 1; deal < 5; ++deal) {
        open(u"matching_elements"_s, 3, deal);
        match().setThinker([](const kit::Match& now, kit::Seat, int, std::uint64_t) -> bots::Bot {
            const auto legal = now.legal();
            std::string wanted = legal[now.actions().size() * 7 % legal.size()];
            if (const auto dots = wanted.find(".."); dots != std::string::npos)  // the highest number
                wanted = wanted.substr(0, wanted.rfind(' ', dots) + 1) + wanted.substr(dots + 2);
            return [wanted](const std::stop_token&) { return std::optional<std::string>(wanted); };
        });
        for (int decision = 0; decision < 6; ++decision) {
            QTRY_VERIFY(match().turn()->mayAct() || match().turn()->phase() >= Turn::RoundOver);
            if (!match().turn()->mayAct()) break;
            named += match().selection()->choices()->range().isEmpty() ? 0 : 1;
            asked += match().table()->texts()->question().isEmpty() ? 0 : 1;
            if (decision % 2 == 1) tabTo(u"scoreButton"_s);
            ask();
            enterPlaysIt();
            if (QTest::currentTestFailed()) return;
        }
    }
    QVERIFY(named > 2 && asked > named);
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
    QTRY_VERIFY(game_->item(u"menuSheet"_s) != nullptr);
}

// "Draw", said the hint, and then the table: "You have a tile that fits."
void TestHint::toDrawIsNotDoubtedWhereTheHintSaidSo() {
    open(u"triominoes"_s, 3, 4);
    const int held = match().table()->hand()->count();
    match().setThinker([](const kit::Match&, kit::Seat, int, std::uint64_t) -> bots::Bot {
        return [](const std::stop_token&) { return std::optional<std::string>("draw"); };
    });
    ask();
    click(middleOf(u"choice"_s));
    QTRY_COMPARE(match().table()->hand()->count(), held + 1);
    QVERIFY(game_->item(u"surePanel"_s) == nullptr);
}

void TestHint::toDrawIsNotDoubtedWhileTheHintCanBeRead() {
    open(u"triominoes"_s, 3, 4);
    const int held = match().table()->hand()->count();
    match().setThinker([](const kit::Match&, kit::Seat, int, std::uint64_t) -> bots::Bot {
        return [](const std::stop_token&) { return std::optional<std::string>("draw"); };
    });
    ask();
    press(Qt::Key_Right);  // Enter is that tile's now
    QTRY_COMPARE(match().advice()->action(), QString());
    QVERIFY(!match().advice()->words().isEmpty());
    click(middleOf(u"choice"_s));
    QTRY_COMPARE(match().table()->hand()->count(), held + 1);
    QVERIFY(game_->item(u"surePanel"_s) == nullptr);
}

void TestHint::toDrawOnIsNotDoubtedInTheTurnOfTheHint() {
    open(u"triominoes"_s, 3, 4);
    const int held = match().table()->hand()->count();
    match().setThinker([](const kit::Match&, kit::Seat, int, std::uint64_t) -> bots::Bot {
        return [](const std::stop_token&) { return std::optional<std::string>("draw"); };
    });
    ask();
    enterPlaysIt();
    QTRY_COMPARE(match().table()->hand()->count(), held + 1);
    settle();
    click(middleOf(u"choice"_s));
    QTRY_COMPARE(match().table()->hand()->count(), held + 2);
    QVERIFY(game_->item(u"surePanel"_s) == nullptr);
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

void TestHint::itsWordsGoWhenAnotherTileIsTakenUpByHand() {
    open(u"matador"_s, 2, 21);
    ask();
    const int hinted = match().table()->hand()->rowOf(match().selection()->tile());
    QVERIFY(hinted >= 0);
    const QString words = match().advice()->words();
    click(tileAt(hinted));  // it is in hand already, and stays so
    QCOMPARE(match().table()->hand()->rowOf(match().selection()->tile()), hinted);
    settle();
    click(tileAt(hinted));  // put back, and taken up once more
    QCOMPARE(match().selection()->tile(), QString());
    settle();
    click(tileAt(hinted));
    QCOMPARE(match().advice()->words(), words);
    settle();
    int other = 0;
    while (other == hinted || !match().table()->hand()->at(other, u"playable"_s).toBool()) ++other;
    click(tileAt(other));
    QCOMPARE(match().table()->hand()->rowOf(match().selection()->tile()), other);
    QCOMPARE(match().advice()->words(), QString());
    QTRY_VERIFY(game_->item(u"message"_s) == nullptr);
    settle();
    ask();
    const int again = match().table()->hand()->rowOf(match().selection()->tile());
    const int away = again == 0 ? 1 : 0;
    dragTo(tileAt(away), tileAt(3));  // by a drag as well
    QCOMPARE(match().advice()->words(), QString());
    QTest::mouseRelease(&window(), Qt::LeftButton, {}, tileAt(3));
}

void TestHint::aKnockNamesAndTakesUpTheTileThatIsThrown() {
    std::string knock;
    std::string thrown;
    for (std::uint64_t deal = 4201; deal < 4221 && knock.empty(); ++deal) {
        open(u"tiles_and_deal"_s, 2, deal);
        const auto over = [&] { return match().turn()->phase() >= Turn::RoundOver; };
        while (knock.empty()) {
            QTRY_VERIFY(match().turn()->mayAct() || over());
            if (over()) break;
            for (const kit::Choice& choice : match().selection()->scene().choices) {
                if (choice.kind != kit::ChoiceKind::Knock || choice.tiles.empty()) continue;
                knock = choice.action;  // the last of them, whatever is the best
                thrown = choice.tiles.front();
            }
            if (!knock.empty()) break;
            ask();
            QVERIFY(match().play(match().advice()->action()));
        }
    }
    QVERIFY(!knock.empty());
    match().setThinker([&](const kit::Match&, kit::Seat, int, std::uint64_t) -> bots::Bot {
        return [knock](const std::stop_token&) { return std::optional<std::string>(knock); };
    });
    ask();
    const QString number = QString::fromStdString(thrown).remove(QRegularExpression(u"[^0-9]"_s));
    QVERIFY2(match().advice()->words().contains(number), qPrintable(match().advice()->words()));
    QCOMPARE(match().selection()->tile(), QString::fromStdString(thrown));
}

BONEYARD_TEST(TestHint)
#include "tst_hint.moc"
