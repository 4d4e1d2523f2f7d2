// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QElapsedTimer>
#include <QFile>
#include <QQuickItem>
#include <QSignalSpy>
#include <QTest>
#include <atomic>
#include <chrono>
#include <cmath>
#include <thread>

#include "messagetest.h"

using namespace boneyard;
using namespace boneyard::test;

/// What is said over the table, and when it goes.
class TestMessages : public MessageTest {
    Q_OBJECT

private slots:
    void aDealOfTheDayThatCountsOffersNoLesson();
    void theHeadSaysThatItIsADealOfTheDayOrAChallengeOrThatACoachLooksOn();
    void theWordsOfAHintGoWithAnUndo();
    void theWordsOfAHintStayUntilTheTableChangesOrEscape();
    void theWordsOfAHintFindTheirPlaceAnewInAWindowOfAnotherSize();
    void whileAHintIsThoughtOfThereIsASignAtOnce();
    void thatSettingsCannotBeSavedIsSaidOnEachPage();  // last: these settings are kept nowhere
};

void TestMessages::theWordsOfAHintGoWithAnUndo() {
    openTable({u"matador"_s, 2, 5, {}, Players::usual(2)}, {1280, 800});
    const auto hintAndWait = [&] {
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20000);
        QSignalSpy hinted(match().advice(), &Advice::hinted);
        match().advice()->hint();
        QTRY_VERIFY_WITH_TIMEOUT(!hinted.isEmpty(), 20000);
    };
    hintAndWait();
    QVERIFY(match().play(match().advice()->action()));
    hintAndWait();
    const QQuickItem* message = game_->item(u"message"_s);
    QVERIFY(message != nullptr && !message->property("words").toString().isEmpty());
    QElapsedTimer since;
    since.start();
    QTest::keyClick(&window(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(match().match()->actions().size(), std::size_t{0});
    QTRY_VERIFY(game_->item(u"message"_s) == nullptr || game_->item(u"message"_s)->opacity() < 0.1);
    QVERIFY2(since.elapsed() < 3000, "they went by themselves");
}

void TestMessages::theWordsOfAHintStayUntilTheTableChangesOrEscape() {
    openTable({u"matador"_s, 2, 5, {}, Players::usual(2)}, {1280, 800});
    const auto told = [&] {
        const QQuickItem* message = game_->item(u"message"_s);
        return message == nullptr ? QString() : message->property("words").toString();
    };
    const auto leaving = [&] {
        const auto* timer = game_->item(u"message"_s)->findChild<QObject*>(u"away"_s);
        return timer == nullptr || timer->property("running").toBool();
    };
    const auto hint = [&] {
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20000);
        QTest::keyClick(&window(), Qt::Key_H);
        QTRY_VERIFY_WITH_TIMEOUT(match().advice()->words() != QString(), 20000);
        QTRY_COMPARE(told(), match().advice()->words());
        QVERIFY(!leaving());
    };
    hint();
    const QString words = told();
    QTest::keyClick(&window(), Qt::Key_Right);  // another tile: Enter is that one's, and one can still read
    QCOMPARE(match().advice()->action(), QString());
    QCOMPARE(told(), words);
    QVERIFY(!leaving());
    emit match().said(u"Something else."_s);
    QCOMPARE(told(), u"Something else."_s);
    QVERIFY(leaving());
    QTRY_COMPARE_WITH_TIMEOUT(told(), words, 5000);
    QTest::keyClick(&window(), Qt::Key_Escape);
    QTRY_COMPARE(told(), QString());
    hint();
    QVERIFY(match().play(match().advice()->action()));
    QTRY_COMPARE(told(), QString());
}

void TestMessages::theWordsOfAHintFindTheirPlaceAnewInAWindowOfAnotherSize() {
    openTable({u"matador"_s, 2, 5, {}, Players::usual(2)}, {1280, 800});
    QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20000);
    const auto hint = [&] {
        QTest::keyClick(&window(), Qt::Key_H);
        QTRY_VERIFY_WITH_TIMEOUT(match().advice()->words() != QString(), 20000);
        QTRY_COMPARE(game_->item(u"message"_s)->property("words").toString(), match().advice()->words());
    };
    hint();
    const QQuickItem& message = *game_->item(u"message"_s);
    // In the middle, or, where a short one fits there, beside one's own plate: how much a hint says depends
    // on how much could be tried, on a busy machine less.
    const auto atHome = [&] {
        const QRectF own = message.property("clear").toRectF();
        return std::abs(place(message).center().x() - window().width() / 2.0) < 1 ||
               std::abs(place(message).left() - own.right() - 10) < 1;
    };
    QTRY_VERIFY(atHome());
    window().resize(640, 480);
    QTRY_VERIFY_WITH_TIMEOUT(window().width() == 640 && atHome(), 10'000);
    QTRY_COMPARE_WITH_TIMEOUT(coveredBy(message), QString(), 10'000);
    window().resize(1600, 1000);
    QTRY_VERIFY_WITH_TIMEOUT(window().width() == 1600 && atHome(), 10'000);
    QTRY_COMPARE_WITH_TIMEOUT(coveredBy(message), QString(), 10'000);
    QCOMPARE(message.property("words").toString(), match().advice()->words());
}

void TestMessages::whileAHintIsThoughtOfThereIsASignAtOnce() {
    openTable({u"matador"_s, 2, 5, {}, Players::usual(2)}, {1280, 800});
    QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20000);
    std::atomic_bool thinks = true;
    match().setThinker([&thinks](const kit::Match& now, kit::Seat, int, std::uint64_t) -> bots::Bot {
        return [&thinks, wanted = now.legal().front()](const std::stop_token& stop) {
            while (thinks && !stop.stop_requested())
                std::this_thread::sleep_for(std::chrono::milliseconds(5));
            return std::optional<std::string>(wanted);
        };
    });
    QVERIFY(game_->item(u"hintComes"_s) == nullptr);
    QTest::keyClick(&window(), Qt::Key_H);
    QVERIFY(game_->item(u"hintComes"_s) != nullptr);
    QTRY_VERIFY(game_->item(u"message"_s) != nullptr);  // and in words, where it takes long
    QVERIFY(game_->item(u"message"_s)->property("words").toString().contains(u"Looking"_s));
    thinks = false;
    QTRY_VERIFY(game_->item(u"hintComes"_s) == nullptr);
    QTRY_COMPARE(game_->item(u"message"_s)->property("words").toString(), match().advice()->words());
}

void TestMessages::aDealOfTheDayThatCountsOffersNoLesson() {
    MatchPlan plan{u"russian"_s, 3, 12, {}, Players::usual(3)};
    plan.casual = false;
    plan.day = u"2026-11-26"_s;
    openTable(plan, {1280, 800});
    settle();
    QVERIFY(game_->item(u"lessonOffer"_s) == nullptr);
    plan.day.clear();  // nor is the offer used up by that
    plan.keep = false;
    QVERIFY(match().startPlan(plan));
    QTRY_VERIFY(game_->item(u"lessonOffer"_s) != nullptr);
}

void TestMessages::theHeadSaysThatItIsADealOfTheDayOrAChallengeOrThatACoachLooksOn() {
    MatchPlan plan{u"matador"_s, 2, 12, {}, Players::usual(2)};
    plan.keep = false;
    openTable(plan, {640, 400});
    const auto kind = [&] {
        settle();
        const QQuickItem* words = game_->item(u"matchKind"_s);
        return words != nullptr && words->isVisible() ? words->property("text").toString() : QString();
    };
    QCOMPARE(kind(), QString());
    plan.day = u"2026-11-26"_s;
    plan.casual = false;
    QVERIFY(match().startPlan(plan));
    QCOMPARE(kind(), u"Deal of the day"_s);
    QVERIFY(!game_->item(u"matchKind"_s)->property("truncated").toBool());
    plan.day.clear();
    plan.challenge = Challenge{u"Kim"_s, -38, {10, 48}};
    QVERIFY(match().startPlan(plan));
    QCOMPARE(kind(), u"Challenge"_s);
    QVERIFY(game_->item(u"lessonOffer"_s) == nullptr);
    plan.challenge.reset();
    plan.casual = plan.coached = true;
    QVERIFY(match().startPlan(plan));
    QCOMPARE(kind(), u"With a coach"_s);
    plan.coached = plan.counts = false;  // as one that is played on from a puzzle
    QVERIFY(match().startPlan(plan));
    QCOMPARE(kind(), u"Practice"_s);
}

void TestMessages::thatSettingsCannotBeSavedIsSaidOnEachPage() {
    QFile file(folder_.filePath(u"no folder"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    game_.reset();
    engine_ = std::make_shared<QQmlEngine>();  // another would go on with the settings that it has seen
    settings_.reset();
    settings_ = std::make_unique<Settings>(file.fileName() + "/settings.ini"_L1, Settings::Overrides{});
    openWindow({});
    QVERIFY(game_->item(u"message"_s) == nullptr);
    settings_->setTheme(u"dark"_s);
    QTRY_VERIFY(game_->item(u"message"_s) != nullptr);
    const QString said = game_->item(u"message"_s)->property("words").toString();
    QVERIFY2(said.contains(u"settings.ini"_s), qPrintable(said));
    QVERIFY(settings_->notice().isEmpty());
}

BONEYARD_TEST(TestMessages)

#include "tst_messages.moc"
