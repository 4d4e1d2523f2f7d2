// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QClipboard>
#include <QGuiApplication>
#include <QTest>
#include <algorithm>

#include "../app/played_matches.h"
#include "endtest.h"
#include "spoken.h"

using namespace boneyard;
using namespace boneyard::test;

/// The page at the end of a match, by pointer and by keyboard.
class TestMatchEndPage : public EndTest {
    Q_OBJECT

    void click(const QString& name) {
        QTRY_VERIFY(game_->item(name) != nullptr);
        QTest::mouseClick(&window(), Qt::LeftButton, {}, restOf(name));
    }
    [[nodiscard]] bool glows() const {
        const QList<QQuickItem*> pieces = game_->items({u"piece"_s});
        return std::any_of(pieces.begin(), pieces.end(),
                           [](const QQuickItem* piece) { return piece->property("lit").toBool(); });
    }

private slots:
    void whatHasWonIsLitBeforeThePageComes_data();
    void whatHasWonIsLitBeforeThePageComes();
    void returnPlaysAgainOnlyWhenThePageHasBeenSeen();
    void aHeldReturnPlaysNoSecondMatch();
    void aScreenReaderIsToldTheTitleAndThePlaces();
    void escapeLooksAtTheTableAndTheResultComesBack();
    void aSecondPressOnResultStartsNoMatch_data();
    void aSecondPressOnResultStartsNoMatch();
    void allGamesLeadsThereAfterADealOfTheDayToo();
    void theSameDealIsPlayedAgain();
    void theDealIsCopiedAsTextForAFriend();
    void aFactShowsTheTableAsItWas();
    void thePlotTellsTheValuesOfARound();
    void theCourseSaysThatAFinalDecidedAndCrownsWhoWon();
    void theHistoryShowsHowAMatchEnded();
};

void TestMatchEndPage::whatHasWonIsLitBeforeThePageComes_data() {
    QTest::addColumn<QString>("by");
    for (const char* by : {"time", "key", "press", "instant", "reduced"})
        QTest::newRow(by) << QString::fromLatin1(by);
}

void TestMatchEndPage::whatHasWonIsLitBeforeThePageComes() {
    QFETCH(QString, by);
    openAtTheLastTile();
    settings_->setPace(by == u"instant"_s ? u"instant"_s : u"normal"_s);
    settings_->setReducedMotion(by == u"reduced"_s);
    settle();
    QElapsedTimer since;
    since.start();
    QVERIFY(match().play(QString::fromStdString(last_)));
    if (by == u"instant"_s) {
        QTRY_VERIFY(page() != nullptr || glows());
        QVERIFY(page() != nullptr);  // at once, and nothing was lit before
        return;
    }
    QTRY_VERIFY_WITH_TIMEOUT(glows(), 1200);
    QVERIFY(page() == nullptr);
    if (by == u"time"_s || by == u"reduced"_s) {  // what does not move is seen as long
        QTRY_VERIFY_WITH_TIMEOUT(page() != nullptr, 3000);
        QVERIFY2(since.elapsed() > 1000, qPrintable(QString::number(since.elapsed())));
        return;
    }
    if (by == u"key"_s) QTest::keyClick(&window(), Qt::Key_Return);
    if (by == u"press"_s) QTest::mouseClick(&window(), Qt::LeftButton, {}, {640, 300});
    QVERIFY(page() != nullptr);
    QCOMPARE(match().turn()->phase(), Turn::MatchOver);  // and that was all it did
}

void TestMatchEndPage::returnPlaysAgainOnlyWhenThePageHasBeenSeen() {
    QElapsedTimer since;
    since.start();
    open();
    QTest::keyClick(&window(), Qt::Key_Return);
    QCOMPARE(match().turn()->phase(), Turn::MatchOver);
    QVERIFY(page() != nullptr);
    settle();  // who plays by keys presses once a second
    const bool again = window().activeFocusItem()->objectName() == u"againButton"_s;
    QVERIFY2(!again || since.elapsed() > 1400, qPrintable(QString::number(since.elapsed())));
    QTRY_COMPARE(window().activeFocusItem()->objectName(), u"againButton"_s);
    QTest::keyClick(&window(), Qt::Key_Return);
    QTRY_VERIFY(page() == nullptr);
    QVERIFY(match().turn()->phase() != Turn::MatchOver);
}

void TestMatchEndPage::aHeldReturnPlaysNoSecondMatch() {
    open();
    settle();
    QTRY_COMPARE(window().activeFocusItem()->objectName(), u"againButton"_s);
    QKeyEvent again(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, u"\r"_s, true);
    QCoreApplication::sendEvent(&window(), &again);
    QTest::qWait(50);
    QCOMPARE(match().turn()->phase(), Turn::MatchOver);
    QVERIFY(page() != nullptr);
}

void TestMatchEndPage::aScreenReaderIsToldTheTitleAndThePlaces() {
    open();
    const int own = match().turn()->status().scores[0];
    const int other = match().turn()->status().scores[1];
    const QString first = u"Place 1: You, %1"_s.arg(own);
    const QString second = u"Place 2: Bruno, %1"_s.arg(other);
    QTRY_VERIFY(allSpoken(window()).contains(u"You won. %1. %2."_s.arg(first, second)));  // as an alert
    const QList<QQuickItem*> places = game_->items({u"endPlace"_s});
    QCOMPARE(places.size(), 2);
    QCOMPARE(spokenName(places[0]), first);
    QCOMPARE(spokenName(places[1]), second);
}

void TestMatchEndPage::escapeLooksAtTheTableAndTheResultComesBack() {
    open();
    QTest::keyClick(&window(), Qt::Key_Escape);
    QTRY_VERIFY(page() == nullptr);
    QVERIFY(game_->item(u"tablePage"_s) != nullptr);
    settle();
    click(u"result"_s);
    QTRY_VERIFY(page() != nullptr);
    settle();
    click(u"scoresButton"_s);
    QTRY_VERIFY(game_->item(u"scoreSheet"_s) != nullptr);
    QTest::keyClick(&window(), Qt::Key_Escape);
    QTRY_VERIFY(page() != nullptr);
}

void TestMatchEndPage::aSecondPressOnResultStartsNoMatch_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize& size : {QSize(480, 320), QSize(800, 600), QSize(1280, 800)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void TestMatchEndPage::aSecondPressOnResultStartsNoMatch() {
    QFETCH(QSize, size);
    open();
    window().resize(size);
    QTest::keyClick(&window(), Qt::Key_Escape);
    QTRY_VERIFY(page() == nullptr);
    settle();
    const QPoint at = middleOf(u"result"_s);
    QTest::mouseClick(&window(), Qt::LeftButton, {}, at);
    QTRY_VERIFY(page() != nullptr);
    QTest::qWait(500);  // the page has come, and its buttons take presses
    QTest::mouseClick(&window(), Qt::LeftButton, {}, at);
    QTest::qWait(100);
    QCOMPARE(match().turn()->phase(), Turn::MatchOver);
    QVERIFY(page() != nullptr);
    QTest::qWait(600);  // whoever presses now has seen it
    click(u"againButton"_s);
    QTRY_VERIFY(match().turn()->phase() != Turn::MatchOver);
}

/// The arrow leads back to the page of the day; a button does what it says.
void TestMatchEndPage::allGamesLeadsThereAfterADealOfTheDayToo() {
    day_ = u"2026-11-23"_s;
    open();
    settle();
    QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(u"homeButton"_s));
    QTRY_VERIFY(game_->item(u"homePage"_s) != nullptr);
    settle();
    QVERIFY(game_->item(u"homePage"_s) != nullptr);
    QVERIFY(game_->item(u"dayPage"_s) == nullptr);
}

void TestMatchEndPage::theSameDealIsPlayedAgain() {
    open();
    const QString deal = match().game()->deal();
    settle();
    click(u"sameButton"_s);
    QTRY_VERIFY(match().turn()->phase() != Turn::MatchOver);
    QCOMPARE(match().game()->deal(), deal);
    QVERIFY(page() == nullptr);
}

void TestMatchEndPage::theDealIsCopiedAsTextForAFriend() {
    open();
    settle();
    QGuiApplication::clipboard()->clear();
    click(u"shareButton"_s);
    QTRY_VERIFY(game_->item(u"copyChallenge"_s) != nullptr);
    settle();
    click(u"copyChallenge"_s);
    const QString line = u"Boneyard: Matador for 2, deal %1"_s.arg(match().game()->deal());
    QTRY_VERIFY(QGuiApplication::clipboard()->text().startsWith(line));
}

void TestMatchEndPage::aFactShowsTheTableAsItWas() {
    open();
    settle();
    const QList<QQuickItem*> facts = game_->items({u"endFact"_s});
    QCOMPARE(facts.size(), 3);
    const int ply = facts[1]->property("modelData").toMap()[u"ply"_s].toInt();
    QTest::mouseClick(&window(), Qt::LeftButton, {},
                      facts[1]->mapToScene({facts[1]->width() / 2, facts[1]->height() / 2}).toPoint());
    QTRY_VERIFY(game_->item(u"replayPage"_s) != nullptr);
    auto* replay = game_->item(u"replayPage"_s)->property("replay").value<QObject*>();
    QCOMPARE(replay->property("ply").toInt(), ply);
    QTest::keyClick(&window(), Qt::Key_Escape);
    QTRY_VERIFY(page() != nullptr);  // back to where one came from
}

void TestMatchEndPage::thePlotTellsTheValuesOfARound() {
    open();
    QQuickItem* course = game_->item(u"course"_s);
    QVERIFY(course != nullptr);
    settle();
    course->forceActiveFocus(Qt::TabFocusReason);
    QTest::keyClick(&window(), Qt::Key_Right);
    QCOMPARE(course->property("_told").toString(), u"Start: You 0, Bruno 0"_s);
    QTest::mouseMove(&window(), course->mapToScene({course->width() / 2, 60}).toPoint());
    QTRY_VERIFY(course->property("at").toInt() > 0);
    QVERIFY(game_->item(u"plotReading"_s) != nullptr);
}

void TestMatchEndPage::theCourseSaysThatAFinalDecidedAndCrownsWhoWon() {
    openTable(playedMatch("matching_elements", 3, 303, 5000, {{"colours", 2}}), {1280, 800});
    QTRY_VERIFY(page() != nullptr);
    const QQuickItem* said = game_->item(u"courseFinal"_s);
    QVERIFY(said != nullptr && said->width() > 0);
    settle();
    const QRectF below = place(*game_->item(u"againButton"_s));
    QVERIFY(place(*said).bottom() <= below.top() - 16);  // seen without scrolling
    const QList<QQuickItem*> crowns = game_->items({u"plotCrown"_s});
    QCOMPARE(crowns.size(), 1);
    QStringList named;
    for (const QQuickItem* beside : crowns.front()->parentItem()->childItems())
        named.append(beside->property("text").toString());
    const QString winner = match().players().name(match().turn()->status().winners.front());
    QVERIFY2(named.contains(winner), qPrintable(named.join(u' ')));
    game_.reset();
    open();
    QVERIFY(game_->item(u"courseFinal"_s) == nullptr && game_->items({u"plotCrown"_s}).isEmpty());
}

void TestMatchEndPage::theHistoryShowsHowAMatchEnded() {
    openAtTheLastTile({}, true);
    const QString deal = match().game()->deal();
    QVERIFY(match().play(QString::fromStdString(last_)));
    QTRY_VERIFY(page() != nullptr);
    settle();
    click(u"homeButton"_s);
    QTRY_VERIFY(game_->item(u"homePage"_s) != nullptr);
    QVERIFY(QMetaObject::invokeMethod(game_->item(u"homePage"_s), "historyWanted"));
    QTRY_VERIFY(game_->item(u"resultOfMatch"_s) != nullptr);
    click(u"resultOfMatch"_s);
    QTRY_VERIFY(page() != nullptr);
    QCOMPARE(page()->property("title").toString(), u"You won"_s);
    settle();
    QTest::keyClick(&window(), Qt::Key_Escape);  // to the table as it was at the end
    QTRY_VERIFY(page() == nullptr);
    const QObject* replay = game_->item(u"replayPage"_s)->property("replay").value<QObject*>();
    QCOMPARE(replay->property("ply"), replay->property("count"));
    click(u"resultButton"_s);
    QTRY_VERIFY(page() != nullptr);
    settle();
    click(u"sameButton"_s);
    QTRY_VERIFY(game_->item(u"tablePage"_s) != nullptr && page() == nullptr);
    QCOMPARE(match().game()->deal(), deal);
    QVERIFY(match().turn()->phase() != Turn::MatchOver);
}

BONEYARD_TEST(TestMatchEndPage)
#include "tst_match_end_page.moc"
