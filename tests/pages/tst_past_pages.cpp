// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QClipboard>
#include <QGuiApplication>
#include <QTest>

#include "files/challenges.h"
#include "history/replay.h"
#include "match/match.h"
#include "pagetest.h"
#include "registry.h"
#include "seen.h"
#include "spoken.h"
#include "store/storedmatch.h"

using namespace boneyard;
using namespace boneyard::test;

/// What was played, as the window tells it: the history, the statistics, and a deal that a friend has sent.
class TestPastPages : public PageTest {
    Q_OBJECT

    static MatchPlan finishedPlan(std::uint64_t deal);
    void keep(const MatchPlan& plan, const QString& day = {});
    void openPage(const QString& page, const QStringList& files = {});
    void click(const QString& name, Qt::KeyboardModifiers modifiers = {}) const;
    [[nodiscard]] QObject* history() const;
    [[nodiscard]] int total() const { return history()->property("total").toInt(); }
    [[nodiscard]] int picked() const { return history()->property("picked").toInt(); }

private slots:
    void init();
    void whereNothingIsKeptThereIsNothingToLookFor();
    void thatTheCountOfDaysBeginsAgainIsSaidOnlyWhereThereIsOne();  // before any day is kept
    void aDealOfTheDayIsNamedAndCounted();
    void severalAreDeletedByKeysAndComeBack();
    void whatWasAskedForIsStillThere();
    void inLargeLettersARowAndTheOrdersAreSeenWhole_data();
    void inLargeLettersARowAndTheOrdersAreSeenWhole();
    void aDayOfAPlotLeadsToItsMatches();
    void aChallengeInAFileIsPlayedAndCompared();
    void aChallengeComesFromTheClipboard();
    void aChallengeThatIsPastedOnAnyPageIsOpened();
    void aSheetThatIsClosedLeavesTheKeysOnSomethingWithAName();
};

void TestPastPages::init() {
    settings_->setLanguage(u"en"_s);
    QObject asker;
    bool empty = false;
    archive_->ids({}, &asker, [&](const QList<int>& ids) {
        archive_->remove(ids, &asker, [&](int, const QString&) { empty = true; });
    });
    QTRY_VERIFY(empty);
}

MatchPlan TestPastPages::finishedPlan(std::uint64_t deal) {
    MatchPlan plan{u"matador"_s, 2, deal, {{"target", 0}}, Players::usual(2)};
    const auto match = std::move(new_match("matador", 2, deal, plan.options)).value();
    while (!match->status().match_over()) {
        plan.played.push_back({match->legal().front(), By::Person});
        if (!match->play(plan.played.back().action)) break;
    }
    return plan;
}

/// As it would be after it was played here.
void TestPastPages::keep(const MatchPlan& plan, const QString& day) {
    MatchPlan fresh = plan;
    fresh.day = day;
    fresh.played.clear();
    const auto match =
        std::move(new_match(plan.gameId.toStdString(), plan.seats, *plan.deal, plan.options)).value();
    const auto journal = archive_->journal();
    std::size_t kept = 0;
    journal->begin(fresh, standingOf(match->status()), [](int) {});
    for (const PlayedText& action : plan.played) {
        QVERIFY(match->play(action.action));
        journal->keep(action, standingOf(match->status()), [&] { ++kept; });
    }
    QTRY_COMPARE(kept, plan.played.size());
}

void TestPastPages::openPage(const QString& page, const QStringList& files) {
    LaunchPlan plan;
    plan.page = page;
    plan.files = files;
    plan.size = {1000, 700};
    openWindow(plan);
}

void TestPastPages::click(const QString& name, Qt::KeyboardModifiers modifiers) const {
    QTest::mouseClick(&window(), Qt::LeftButton, modifiers, middleOf(name));
}

QObject* TestPastPages::history() const {
    return game_->item(u"historyPage"_s)->property("history").value<QObject*>();
}

void TestPastPages::whereNothingIsKeptThereIsNothingToLookFor() {
    openPage(u"history"_s);
    QTRY_COMPARE(total(), 0);
    QVERIFY(game_->item(u"search"_s) == nullptr && game_->item(u"matchCount"_s) == nullptr);
    keep(finishedPlan(1));
    QTRY_VERIFY(game_->item(u"search"_s) != nullptr);
    game_->item(u"search"_s)->forceActiveFocus();
    for (const Qt::Key key : {Qt::Key_Z, Qt::Key_Q, Qt::Key_X}) QTest::keyClick(&window(), key);
    QTRY_COMPARE(total(), 0);
    QVERIFY(game_->item(u"search"_s) != nullptr);
    for (int i = 0; i < 3; ++i) {
        QTest::keyClick(&window(), Qt::Key_Backspace);
        QVERIFY(game_->item(u"search"_s) != nullptr);  // though nothing is asked for, and nothing found yet
    }
    QTRY_COMPARE(total(), 1);
    QVERIFY(game_->item(u"search"_s)->hasActiveFocus());
}

void TestPastPages::aDealOfTheDayIsNamedAndCounted() {
    keep(finishedPlan(3), u"2026-11-26"_s);
    openPage(u"history"_s);
    QTRY_VERIFY(game_->item(u"kindOfMatch"_s) != nullptr);
    QCOMPARE(game_->item(u"kindOfMatch"_s)->property("text").toString(), u"Deal of the day"_s);
    QVERIFY(game_->item(u"matchCount"_s)->property("text").toString().startsWith(u"1 "_s));
    openPage(u"statistics"_s);
    QTRY_VERIFY(game_->item(u"statisticsGame"_s) != nullptr);
    QVERIFY(game_->item(u"toCome"_s) == nullptr);
}

void TestPastPages::thatTheCountOfDaysBeginsAgainIsSaidOnlyWhereThereIsOne() {
    openPage(u"day"_s);
    QTRY_VERIFY(game_->item(u"takeChallenge"_s) != nullptr);
    settle();
    QVERIFY(game_->item(u"streakWords"_s) == nullptr);
    keep(finishedPlan(3), QDate::currentDate().toString(Qt::ISODate));
    QTRY_VERIFY(game_->item(u"streakWords"_s) != nullptr);
}

void TestPastPages::severalAreDeletedByKeysAndComeBack() {
    for (std::uint64_t deal = 1; deal < 5; ++deal) keep(finishedPlan(deal));
    openPage(u"history"_s);
    QTRY_COMPARE(total(), 4);
    game_->item(u"matches"_s)->forceActiveFocus(Qt::TabFocusReason);
    QTRY_COMPARE(game_->item(u"matches"_s)->property("currentIndex").toInt(), 0);  // the rows are there, too
    QTest::keyClick(&window(), Qt::Key_Space, Qt::ControlModifier);
    QCOMPARE(picked(), 1);
    QTest::keyClick(&window(), Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(picked(), 2);
    QTRY_VERIFY(game_->item(u"deletePicked"_s) != nullptr);
    QTest::keyClick(&window(), Qt::Key_Delete);
    QTRY_COMPARE(total(), 2);
    QTRY_VERIFY(game_->item(u"bringBack"_s) != nullptr);
    settle();
    click(u"bringBack"_s);
    QTRY_COMPARE(total(), 4);
    QTest::keyClick(&window(), Qt::Key_A, Qt::ControlModifier);
    QTRY_COMPARE(picked(), 4);
    QTest::keyClick(&window(), Qt::Key_Escape);
    QCOMPARE(picked(), 0);
    QVERIFY(game_->item(u"historyPage"_s) != nullptr);
}

void TestPastPages::whatWasAskedForIsStillThere() {
    keep(finishedPlan(1));
    openPage(u"home"_s);
    QTRY_VERIFY(game_->item(u"homePage"_s) != nullptr);
    QVERIFY(QMetaObject::invokeMethod(game_->item(u"homePage"_s), "historyWanted"));
    QTRY_VERIFY(game_->item(u"historyPage"_s) != nullptr);
    history()->setProperty("words", u"bruno"_s);
    history()->setProperty("order", u"longest"_s);
    QTest::keyClick(&window(), Qt::Key_Escape);
    QTRY_VERIFY(game_->item(u"historyPage"_s) == nullptr);
    QVERIFY(QMetaObject::invokeMethod(game_->item(u"homePage"_s), "historyWanted"));
    QTRY_VERIFY(game_->item(u"historyPage"_s) != nullptr);
    QCOMPARE(history()->property("words").toString(), u"bruno"_s);
    QCOMPARE(history()->property("order").toString(), u"longest"_s);
    QCOMPARE(game_->item(u"search"_s)->property("text").toString(), u"bruno"_s);
}

void TestPastPages::inLargeLettersARowAndTheOrdersAreSeenWhole_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("a small window") << QSize(640, 400);
    QTest::newRow("a larger one") << QSize(820, 600);
    QTest::newRow("a usual one") << QSize(1024, 700);
}

void TestPastPages::inLargeLettersARowAndTheOrdersAreSeenWhole() {
    QFETCH(QSize, size);
    keep(finishedPlan(3), u"2026-11-%1"_s.arg(size.width() / 64));  // each a day of its own
    settings_->setTextScale(1.5);
    openPage(u"history"_s);
    window().resize(size);
    QStringList faults;
    for (const char* language : {"en", "de", "ar"}) {
        settings_->setLanguage(QString::fromLatin1(language));
        QTRY_VERIFY(game_->item(u"resultInRow"_s) != nullptr);
        const auto look = [&] {
            QStringList found;
            for (const QQuickItem* words : allSeen(game_->item(u"search"_s), {u"AppText"_s}))
                if (words->property("truncated").toBool())
                    found.append(u"what can be searched for is elided"_s);
            const QQuickItem* list = game_->item(u"matches"_s);
            for (const QString& name :
                 {u"resultOfMatch"_s, u"deleteMatch"_s, u"kindOfMatch"_s, u"resultInRow"_s}) {
                const QQuickItem* part = game_->item(name);
                const bool seen = list != nullptr && part != nullptr;
                if (!seen || !placeOf(*list).adjusted(-1, -1, 1, 1).contains(placeOf(*part)))
                    found.append(name + u" is cut off"_s);
                if (seen && part->property("truncated").toBool()) found.append(name + u" is elided"_s);
            }
            return found;
        };
        (void)QTest::qWaitFor([&] { return look().isEmpty(); }, 500);
        for (const QString& fault : look()) faults.append(QLatin1String(language) + u": "_s + fault);
        click(u"orderOfMatches"_s);
        auto* popup = game_->item(u"orderOfMatches"_s)->property("popup").value<QObject*>();
        QTRY_VERIFY(popup->property("opened").toBool());
        const auto* rows = popup->property("contentItem").value<QQuickItem*>();
        QTest::qWait(100);
        if (rows->height() + 1 < rows->property("contentHeight").toDouble())
            faults.append(QLatin1String(language) + u": the orders are cut off"_s);
        QVERIFY(QMetaObject::invokeMethod(popup, "close"));
        QTRY_VERIFY(!popup->property("visible").toBool());
    }
    settings_->setTextScale(1);
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

void TestPastPages::aDayOfAPlotLeadsToItsMatches() {
    for (std::uint64_t deal = 1; deal < 4; ++deal) keep(finishedPlan(deal));
    openPage(u"statistics"_s);
    QTRY_VERIFY(game_->item(u"ratingPlot"_s) != nullptr);
    QQuickItem* plot = game_->item(u"ratingPlot"_s);
    plot->forceActiveFocus(Qt::TabFocusReason);
    QTest::keyClick(&window(), Qt::Key_Right);
    QVERIFY(plot->property("at").toInt() > 20'000);
    QVERIFY(!plot->property("_told").toString().isEmpty());
    QTest::keyClick(&window(), Qt::Key_Return);
    QTRY_VERIFY(game_->item(u"historyPage"_s) != nullptr);
    QTRY_COMPARE(total(), 3);
    QVERIFY(!history()->property("span").toString().isEmpty());
}

void TestPastPages::aChallengeInAFileIsPlayedAndCompared() {
    Replay played;
    QVERIFY(played.showPlan(QVariant::fromValue(finishedPlan(3))));
    const QString file = folder_.filePath(u"ann.boneyard"_s);
    QVERIFY(Challenges().save(&played, QUrl::fromLocalFile(file)).contains(u"ann"_s));
    openPage(u"replay"_s, {file});
    QTRY_VERIFY(game_->item(u"playChallenge"_s) != nullptr);
    QVERIFY(game_->item(u"replayPage"_s) == nullptr);
    settle();
    click(u"playChallenge"_s);
    QTRY_VERIFY(match().active());
    QCOMPARE(match().game()->deal(), u"3"_s);
    QVERIFY(match().plan().challenge.has_value() && !match().game()->casual());
    while (!match().plan().challenge || match().turn()->phase() != Turn::MatchOver) {
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct() || match().turn()->phase() == Turn::MatchOver,
                                 20'000);
        if (match().turn()->phase() == Turn::MatchOver) break;
        QVERIFY(match().play(QString::fromStdString(match().match()->legal().front())));
    }
    QTRY_VERIFY_WITH_TIMEOUT(game_->item(u"endChallenge"_s) != nullptr, 20'000);
    QVERIFY(game_->item(u"endChallenge"_s)->property("text").toString().contains(u"Your friend"_s));
    settle();
    click(u"shareButton"_s);
    QTRY_VERIFY(game_->item(u"copyChallenge"_s) != nullptr);
    settle();
    click(u"copyChallenge"_s);
    QTRY_VERIFY2(Challenges().isText(QGuiApplication::clipboard()->text()),
                 qPrintable(QGuiApplication::clipboard()->text()));
}

void TestPastPages::aChallengeComesFromTheClipboard() {
    Replay played;
    QVERIFY(played.showPlan(QVariant::fromValue(finishedPlan(7))));
    QGuiApplication::clipboard()->setText(u"nothing of that"_s);
    settings_->setMedallion(u"turtle"_s);
    openPage(u"day"_s);
    QTRY_VERIFY(game_->item(u"takeChallenge"_s) != nullptr);
    settle();
    click(u"takeChallenge"_s);
    QTRY_VERIFY(game_->item(u"pasteChallenge"_s) != nullptr);
    QGuiApplication::clipboard()->setText(Challenges().text(&played));
    settle();
    click(u"pasteChallenge"_s);
    QTRY_VERIFY(game_->item(u"playChallenge"_s) != nullptr);
    QVERIFY(game_->item(u"challengeWords"_s)->property("text").toString().contains(u"Can you do better?"_s));
    settle();
    click(u"playChallenge"_s);
    QTRY_VERIFY(game_->item(u"tablePage"_s) != nullptr && match().active());
    const Players& players = match().players();
    QCOMPARE(players.medallions()[players.onlyPerson()], u"turtle"_s);  // their own, as at any other table
    settings_->setMedallion({});
}

void TestPastPages::aChallengeThatIsPastedOnAnyPageIsOpened() {
    Replay played;
    QVERIFY(played.showPlan(QVariant::fromValue(finishedPlan(7))));
    openPage(u"home"_s);
    settle();
    QGuiApplication::clipboard()->setText(u"nothing of that"_s);
    QTest::keySequence(&window(), QKeySequence::Paste);
    settle();
    QVERIFY(game_->item(u"challengePage"_s) == nullptr);
    QGuiApplication::clipboard()->setText(Challenges().text(&played));
    QTest::keySequence(&window(), QKeySequence::Paste);
    QTRY_VERIFY(game_->item(u"playChallenge"_s) != nullptr);
    QVERIFY(game_->item(u"challengeWords"_s)->property("text").toString().contains(u"Can you do better?"_s));
}

void TestPastPages::aSheetThatIsClosedLeavesTheKeysOnSomethingWithAName() {
    QAccessible::setActive(true);
    openPage(u"home"_s);
    QVERIFY(match().startPlan(finishedPlan(3)));
    emit match().journal()->takenUp();
    QTRY_VERIFY(game_->item(u"tablePage"_s) != nullptr);
    QVERIFY(QMetaObject::invokeMethod(game_->item(u"tablePage"_s), "replayWanted"));
    QTRY_VERIFY(game_->item(u"replayPage"_s) != nullptr);
    QQuickItem* page = game_->item(u"replayPage"_s);
    for (const QString& sheet : {u"keys"_s, u"result"_s}) {
        QVERIFY(QMetaObject::invokeMethod(page, "showSheet", Q_ARG(QString, sheet)));
        settle();
        QTest::keyClick(&window(), Qt::Key_Escape);
        settle();
        QVERIFY2(!spokenName(window().activeFocusItem()).isEmpty(), qPrintable(sheet));
    }
}

BONEYARD_TEST(TestPastPages)

#include "tst_past_pages.moc"
