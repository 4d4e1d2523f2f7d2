// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QClipboard>
#include <QGuiApplication>
#include <QTest>
#include <algorithm>

#include "../app/played_matches.h"
#include "pagetest.h"
#include "seen.h"
#include "settings/languages.h"
#include "spoken.h"
#include "textfaults.h"

using namespace boneyard;
using namespace boneyard::test;

/// The page at the end of a match, by pointer and by keyboard.
class TestMatchEndPage : public PageTest {
    Q_OBJECT

    std::string last_;  ///< the action that ends the match, the person's

    /// A match that the person at the table wins with their next tile.
    void openAtTheLastTile(const kit::GivenOptions& options = {}, bool keep = false);
    void open(const kit::GivenOptions& options = {});
    void click(const QString& name) {
        QTRY_VERIFY(game_->item(name) != nullptr);
        QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(name));
    }
    [[nodiscard]] QQuickItem* page() const { return game_->item(u"matchSheet"_s); }
    [[nodiscard]] bool glows() const {
        const QList<QQuickItem*> pieces = game_->items({u"piece"_s});
        return std::any_of(pieces.begin(), pieces.end(),
                           [](const QQuickItem* piece) { return piece->property("lit").toBool(); });
    }
    [[nodiscard]] QStringList faultsAt(const QSize& size) const;

private slots:
    void whatHasWonIsLitBeforeThePageComes_data();
    void whatHasWonIsLitBeforeThePageComes();
    void returnPlaysAgainOnlyWhenThePageHasBeenSeen();
    void aHeldReturnPlaysNoSecondMatch();
    void aScreenReaderIsToldTheTitleAndThePlaces();
    void escapeLooksAtTheTableAndTheResultComesBack();
    void aSecondPressOnResultStartsNoMatch_data();
    void aSecondPressOnResultStartsNoMatch();
    void theSameDealIsPlayedAgain();
    void theDealIsCopiedAsTextForAFriend();
    void aFactShowsTheTableAsItWas();
    void thePlotTellsTheValuesOfARound();
    void theCourseSaysThatAFinalDecidedAndCrownsWhoWon();
    void theHistoryShowsHowAMatchEnded();
    void allWaysOnAreInSightInEveryWindow_data();
    void allWaysOnAreInSightInEveryWindow();
    void theLastRoundIsAsWideAsWhatStandsAboveIt();
    void tilesThatAreLeftAreOfOneSizeForAll();
    void inASmallWindowTheWaysOnShareOneLineInWords();
    void cleanup() {
        settings_->setLanguage(u"en"_s);
        settings_->setPace(u"instant"_s);
        settings_->setReducedMotion(false);
        game_.reset();
    }
};

void TestMatchEndPage::openAtTheLastTile(const kit::GivenOptions& options, bool keep) {
    MatchPlan plan;
    for (std::uint64_t deal = 1; deal < 400; ++deal) {
        plan = playedMatch("matador", 2, deal, 5000, options);
        const auto made = new_match("matador", 2, deal, options);
        for (const PlayedText& action : plan.played) (void)(*made)->play(action.action);
        const kit::Status status = (*made)->status();
        if (status.match_over() && plan.played.back().by == By::Person &&
            status.winners == std::vector<kit::Seat>{0} && status.hand_counts[0] == 0)
            break;
    }
    last_ = plan.played.back().action;
    plan.played.pop_back();
    if (!keep) {
        openTable(plan, {1280, 800});
    } else {
        openWindow({});
        QVERIFY(match().startPlan(plan));
        emit match().journal()->takenUp();
    }
    QTRY_VERIFY(match().turn()->mayAct());
}

void TestMatchEndPage::open(const kit::GivenOptions& options) {
    openAtTheLastTile(options);
    if (QTest::currentTestFailed()) return;
    QVERIFY(match().play(QString::fromStdString(last_)));
    QTRY_VERIFY(page() != nullptr);
    QCOMPARE(page()->property("title").toString(), u"You won"_s);
}

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
    if (by == u"instant"_s || by == u"reduced"_s) {
        QTRY_VERIFY(page() != nullptr);
        QVERIFY2(since.elapsed() < 1000, qPrintable(QString::number(since.elapsed())));
        return;
    }
    QTRY_VERIFY_WITH_TIMEOUT(glows(), 1200);
    QVERIFY(page() == nullptr);
    if (by == u"time"_s) {
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

void TestMatchEndPage::theSameDealIsPlayedAgain() {
    open();
    const QString deal = match().deal();
    settle();
    click(u"sameButton"_s);
    QTRY_VERIFY(match().turn()->phase() != Turn::MatchOver);
    QCOMPARE(match().deal(), deal);
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
    const QString line = u"Boneyard: Matador for 2, deal %1"_s.arg(match().deal());
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
    const QString deal = match().deal();
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
    QCOMPARE(match().deal(), deal);
    QVERIFY(match().turn()->phase() != Turn::MatchOver);
}

void TestMatchEndPage::allWaysOnAreInSightInEveryWindow_data() {
    QTest::addColumn<int>("target");
    QTest::addColumn<QString>("theme");
    QTest::newRow("one round") << 0 << u"light"_s;
    QTest::newRow("several rounds") << 40 << u"dark"_s;
    if (!isQuick()) QTest::newRow("many rounds") << 400 << u"contrast"_s;
}

QStringList TestMatchEndPage::faultsAt(const QSize& size) const {
    const QRectF seen(QPointF(), size);
    QStringList faults = textFaults(window(), page());
    QRectF before;
    for (const QString& name :
         {u"homeButton"_s, u"shareButton"_s, u"lookBackButton"_s, u"sameButton"_s, u"againButton"_s}) {
        const QQuickItem* button = game_->item(name);
        const QRectF at = button != nullptr ? place(*button) : QRectF();
        if (button == nullptr || !seen.contains(at)) faults.append(name + u" is out of sight"_s);
        if (at.intersects(before)) faults.append(name + u" lies over another"_s);
        if (button != nullptr && button->implicitWidth() > button->width() + 1)
            faults.append(name + u" is cut"_s);
        before = at;
    }
    const QList<QQuickItem*> places = game_->items({u"endPlace"_s});
    for (qsizetype i = 1; i < places.size(); ++i) {
        if (place(*places[i]).intersects(place(*places[i - 1]).adjusted(0, 1, 0, -1)))
            faults.append(u"a place lies over another"_s);
    }
    return faults;
}

void TestMatchEndPage::allWaysOnAreInSightInEveryWindow() {
    QFETCH(int, target);
    QFETCH(QString, theme);
    settings_->setTheme(theme);
    open({{"target", target}});
    if (QTest::currentTestFailed()) return;
    QStringList faults;
    for (const QSize& size : {QSize(480, 320), QSize(640, 400), QSize(1280, 800), QSize(2560, 1440)}) {
        window().resize(size);
        for (const char* language : {"en", "de", "ar"}) {
            settings_->setLanguage(QString::fromLatin1(language));
            QStringList found;
            (void)QTest::qWaitFor([&] { return (found = faultsAt(size)).isEmpty(); }, 500);
            for (const QString& fault : std::as_const(found))
                faults.append(u"%1 %2: %3"_s.arg(QString::fromLatin1(language)).arg(size.width()).arg(fault));
        }
    }
    settings_->setTheme(u"system"_s);
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

/// In all languages, so that of the page the most is seen.
void TestMatchEndPage::theLastRoundIsAsWideAsWhatStandsAboveIt() {
    open({{"target", 40}});
    if (QTest::currentTestFailed()) return;
    for (const QSize& size : {QSize(1024, 700), QSize(900, 700), QSize(820, 900)}) {
        window().resize(size);
        settle();
        const QRectF round = place(*game_->item(u"endRound"_s));
        QRectF above;
        for (const QQuickItem* card : allSeen(page(), {u"EndPlaces"_s, u"EndCourse"_s}))
            above |= place(*card);
        QVERIFY(above.width() > 300 && round.y() > above.y());
        QVERIFY2(std::abs(round.left() - above.left()) < 1 && std::abs(round.right() - above.right()) < 1,
                 qPrintable(u"%1: from %2 to %3 below %4 to %5"_s.arg(size.width())
                                .arg(round.left())
                                .arg(round.right())
                                .arg(above.left())
                                .arg(above.right())));
    }
}

void TestMatchEndPage::tilesThatAreLeftAreOfOneSizeForAll() {
    MatchPlan plan;
    bool uneven = false;
    for (std::uint64_t deal = 1; deal < 400 && !uneven; ++deal) {
        plan = playedMatch("triominoes", 3, deal, 5000, {{"target", 0}});
        const auto made = new_match("triominoes", 3, deal, {{"target", 0}});
        for (const PlayedText& action : plan.played) (void)(*made)->play(action.action);
        const kit::Status status = (*made)->status();
        const auto [one, other] = std::minmax(status.hand_counts[1], status.hand_counts[2]);
        uneven =
            status.match_over() && plan.played.back().by == By::Person && one > 0 && one < 3 && other > 6;
    }
    QVERIFY(uneven);
    const QString last = QString::fromStdString(plan.played.back().action);
    plan.played.pop_back();
    openTable(plan, {640, 900});
    QTRY_VERIFY(match().turn()->mayAct());
    QVERIFY(match().play(last));
    QTRY_VERIFY(page() != nullptr);
    settle();
    const QList<QQuickItem*> tiles = allSeen(game_->item(u"endRound"_s), {u"StandingTile"_s});
    QVERIFY(tiles.size() > 7);
    for (const QQuickItem* tile : tiles) QCOMPARE(tile->width(), tiles[0]->width());
}

void TestMatchEndPage::inASmallWindowTheWaysOnShareOneLineInWords() {
    open({{"target", 0}});
    if (QTest::currentTestFailed()) return;
    window().resize(640, 400);
    const QStringList names{u"homeButton"_s, u"shareButton"_s, u"lookBackButton"_s, u"sameButton"_s,
                            u"againButton"_s};
    QStringList faults;
    const auto look = [&] {
        faults = textFaults(window(), page());
        const QRectF first = place(*game_->item(names.first()));
        if (first.height() > 72) faults.append(u"%1 px high"_s.arg(first.height()));
        for (const QString& name : names) {
            QQuickItem* button = game_->item(name);
            const QRectF at = place(*button);
            if (qAbs(at.top() - first.top()) > 0.5 || qAbs(at.height() - first.height()) > 0.5)
                faults.append(name + u" stands in another line"_s);
            // short words stand beside their icons, in one line as well
            if (button->property("tight").toBool() && qAbs(at.width() - first.width()) > 0.5)
                faults.append(name + u" is not as wide"_s);
            const QList<QQuickItem*> words = allSeen(button, {u"AppText"_s, u"ButtonLabel"_s});
            if (words.isEmpty()) faults.append(name + u" has no words"_s);
        }
        return faults.isEmpty();
    };
    QStringList all;
    for (const QString& language : ui::Languages::codes()) {
        settings_->setLanguage(language);
        (void)QTest::qWaitFor(look, 1000);
        for (const QString& fault : std::as_const(faults)) all.append(language + u": "_s + fault);
    }
    QVERIFY2(all.isEmpty(), qPrintable(u'\n' + all.join(u'\n')));
}

BONEYARD_TEST(TestMatchEndPage)
#include "tst_match_end_page.moc"
