// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QDeadlineTimer>
#include <QFontMetricsF>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>

#include "pagetest.h"
#include "seen.h"
#include "textfaults.h"
#include "warnings.h"

using namespace boneyard;
using namespace boneyard::test;

/// How one comes on when a round is over, and away from the table.
class TestWaysOn : public HandTest {
    Q_OBJECT

    [[nodiscard]] bool open(const QString& name) const { return game_->item(name) != nullptr; }
    void press(Qt::Key key) const { QTest::keyClick(&window(), key); }
    /// To the end of a round, and does something in that moment, before its sheet comes.
    void playTheRound(const QSize& size, const std::function<void()>& then);

private slots:
    void init() { settings_->setPace(u"instant"_s); }
    void nextRoundAndResultComeWhenTheSheetHasBeenPutAway();
    void escapeWithNothingToLetGoOpensTheMenuAndClosesItAgain();
    void theHomePageUnderAMatchIsMadeWhenOneGoesThere();
    void aTableThatIsCoveredSpeaksForNobody();
    void aTableThatIsMadeAnewAfterAPassSaysSo();
    void theRulesAreSearchedFromAnyPage_data();
    void theRulesAreSearchedFromAnyPage();
    void behindASheetOfTheTableTheRulesAreNotSearched();
    void toMyTurnIsSeenToBeAButton_data();
    void toMyTurnIsSeenToBeAButton();
};

void TestWaysOn::playTheRound(const QSize& size, const std::function<void()>& then) {
    settings_->setPace(u"fast"_s);  // at an instant pace the sheet would not wait for the last tile
    openTable({u"matador"_s, 2, 5, {{"target", 100}}, Players::usual(2)}, size);
    match().turn()->pace()->setSpeed(u"instant"_s);
    connect(match().turn(), &Turn::phaseChanged, this, [this, then] {
        if (match().turn()->phase() == Turn::RoundOver) then();
    });
    QDeadlineTimer end(20'000);
    while (match().turn()->phase() != Turn::RoundOver && !end.hasExpired()) {
        if (match().turn()->mayAct()) match().play(QString::fromStdString(match().match()->legal().front()));
        QTest::qWait(1);
    }
    QCOMPARE(match().turn()->phase(), Turn::RoundOver);
}

void TestWaysOn::nextRoundAndResultComeWhenTheSheetHasBeenPutAway() {
    bool waited = false;
    playTheRound({640, 400}, [&] {
        waited = !open(u"roundSheet"_s) && !open(u"goOn"_s) && !open(u"result"_s);
        press(Qt::Key_Escape);  // what is still to be seen is not waited for
    });
    QVERIFY(waited);
    QTRY_VERIFY(open(u"roundSheet"_s));
    QVERIFY(!open(u"goOn"_s) && !open(u"result"_s));
    press(Qt::Key_Escape);
    QTRY_VERIFY(open(u"goOn"_s) && open(u"result"_s));
    QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(u"goOn"_s));  // the second of a double click
    QCOMPARE(match().round(), 1);
    waitFor(u"result"_s);  // it moves to its place
    QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(u"result"_s));
    QTRY_VERIFY(open(u"roundSheet"_s));
}

void TestWaysOn::escapeWithNothingToLetGoOpensTheMenuAndClosesItAgain() {
    HandTest::open(u"triominoes"_s, 2, 3);
    press(Qt::Key_Escape);
    QTRY_VERIFY(open(u"menuSheet"_s));
    QVERIFY(open(u"tablePage"_s));
    press(Qt::Key_Escape);
    QTRY_VERIFY(!open(u"menuSheet"_s));
    QVERIFY(open(u"tablePage"_s));
    press(Qt::Key_Escape);
    QTRY_VERIFY(open(u"menuSheet"_s));
    tabTo(u"homeEntry"_s);
    press(Qt::Key_Return);
    QTRY_VERIFY(open(u"homePage"_s));
}

void TestWaysOn::theHomePageUnderAMatchIsMadeWhenOneGoesThere() {
    const std::function<bool(const QQuickItem&)> made = [&made](const QQuickItem& item) {
        const QList<QQuickItem*> below = item.childItems();
        return item.objectName() == u"homePage"_s ||
               std::any_of(below.begin(), below.end(), [&](const QQuickItem* child) { return made(*child); });
    };
    openTable({u"matador"_s, 2, 3, {}, Players::usual(2)}, {1280, 800});
    QVERIFY(!made(*window().contentItem()));
    settle();
    press(Qt::Key_Escape);
    QTRY_VERIFY(open(u"menuSheet"_s));
    tabTo(u"homeEntry"_s);
    press(Qt::Key_Return);
    QTRY_VERIFY(open(u"homePage"_s));
}

/// And without a word of the engine's: what is said then hung on how long it was before it was known.
void TestWaysOn::aTableThatIsMadeAnewAfterAPassSaysSo() {
    QString passed;
    for (std::uint64_t deal = 1; deal < 20 && passed.isEmpty(); ++deal) {
        openTable({u"matador"_s, 4, deal, {}, Players::usual(4)}, {1280, 800});
        QDeadlineTimer end(20'000);
        while (passed.isEmpty() && match().turn()->phase() < Turn::RoundOver && !end.hasExpired()) {
            if (match().turn()->mayAct()) {
                passed = match().table()->texts()->passed();
                if (passed.isEmpty()) match().play(QString::fromStdString(match().match()->legal().front()));
            }
            QTest::qWait(1);
        }
    }
    QVERIFY(!passed.isEmpty());
    auto* pages = game_->item(u"tablePage"_s)->parentItem();
    const Written written;
    QMetaObject::invokeMethod(pages, "home");
    QTRY_VERIFY(open(u"homePage"_s));
    QMetaObject::invokeMethod(pages, "showTable");
    QTRY_VERIFY(game_->item(u"prompt"_s) != nullptr);
    QTRY_VERIFY(game_->item(u"prompt"_s)->property("text").toString().startsWith(passed));
    QCOMPARE(Written::take(), QStringList());
}

void TestWaysOn::aTableThatIsCoveredSpeaksForNobody() {
    HandTest::open(u"matador"_s, 2, 3);
    const QQuickItem* table = game_->item(u"tablePage"_s);
    QQmlComponent asking(qmlEngine(table));
    asking.setData(
        "import QtQml; import Boneyard.Controls; QtObject { property bool speaks: Explained.line !== null }",
        {});
    const std::unique_ptr<QObject> asked(asking.create());
    QVERIFY2(asked != nullptr, qPrintable(asking.errorString()));
    const auto speaks = [&asked] { return asked->property("speaks").toBool(); };
    QVERIFY(speaks());
    press(Qt::Key_Escape);
    QTRY_VERIFY(open(u"menuSheet"_s));
    tabTo(u"rulesEntry"_s);
    press(Qt::Key_Return);
    QTRY_VERIFY(open(u"rulesPage"_s) && !table->isVisible());
    QVERIFY(!speaks());
    press(Qt::Key_Escape);
    QTRY_VERIFY(table->isVisible());
    QVERIFY(speaks());
}

void TestWaysOn::theRulesAreSearchedFromAnyPage_data() {
    QTest::addColumn<QString>("page");
    for (const char* page : {"home", "new", "settings", "statistics", "day", "lesson", "puzzles", "table"})
        QTest::newRow(page) << QString::fromLatin1(page);
}

void TestWaysOn::theRulesAreSearchedFromAnyPage() {
    QFETCH(const QString, page);
    LaunchPlan plan;
    plan.page = page;
    plan.hasGame = page != u"home"_s;
    plan.match = {u"matador"_s, 2, 3, {}, Players::usual(2)};
    plan.match.keep = false;
    openWindow(plan);
    const QString name = page == u"new"_s ? u"newMatchPage"_s : page + u"Page"_s;
    QTRY_VERIFY(open(name));
    settle();
    QTest::keyClick(&window(), Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(open(u"rulesPage"_s));
    QTRY_VERIFY(window().activeFocusItem() != nullptr);
    QTRY_COMPARE(window().activeFocusItem()->objectName(), u"search"_s);
    const bool ofAGame =
        page == u"new"_s || page == u"lesson"_s || page == u"puzzles"_s || page == u"table"_s;
    if (ofAGame) QCOMPARE(game_->item(u"rulesPage"_s)->property("openGame").toString(), u"matador"_s);
    settle();
    press(Qt::Key_Escape);
    QTRY_VERIFY(open(name));
}

void TestWaysOn::behindASheetOfTheTableTheRulesAreNotSearched() {
    HandTest::open(u"matador"_s, 2, 3);
    press(Qt::Key_Escape);
    QTRY_VERIFY(open(u"menuSheet"_s));
    QTest::keyClick(&window(), Qt::Key_F, Qt::ControlModifier);
    QTest::qWait(100);
    QVERIFY(open(u"menuSheet"_s) && !open(u"rulesPage"_s));
}

void TestWaysOn::toMyTurnIsSeenToBeAButton_data() {
    QTest::addColumn<QString>("theme");
    QTest::addColumn<QString>("look");
    int row = 0;
    for (const char* theme : {"light", "dark", "contrast"}) {
        for (const char* look : {"green", "blue", "wine", "walnut", "slate"}) {
            if (isLookedAt(row++, 5))
                QTest::addRow("%s, %s", theme, look)
                    << QString::fromLatin1(theme) << QString::fromLatin1(look);
        }
    }
}

/// Measured where it is seen: its edge against the table beside it, and its words against what is around
/// them.
void TestWaysOn::toMyTurnIsSeenToBeAButton() {
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
    const QQuickItem& hurry = *game_->item(u"hurry"_s);
    const QFontMetricsF font(hurry.property("font").value<QFont>());
    for (const char* words : {"toTurn", "toEnd"})  // within a round it becomes no wider
        QVERIFY(hurry.width() > font.horizontalAdvance(hurry.property(words).toString()) + 30);
    const QRect button = place(hurry).toRect();
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

BONEYARD_TEST(TestWaysOn)
#include "tst_ways_on.moc"
