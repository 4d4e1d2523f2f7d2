// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QSignalSpy>
#include <QTest>

#include "common/words.h"
#include "every_lesson.h"
#include "lesson/lessonsession.h"
#include "sessions.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

/// How one is led through a lesson.
class TestLessonSession : public QObject {
    Q_OBJECT

private slots:
    void aWholeLessonIsPlayedByWhatTheHintsShow_data() { addGames(); }
    void aWholeLessonIsPlayedByWhatTheHintsShow();
    void aLegalMoveThatMissesBringsThePositionBack_data() { addGames(); }
    void aLegalMoveThatMissesBringsThePositionBack();
    void aHintShowsWhatIsWantedThere();
    void aStepCanBePassedOverAndPlayedAgain();
    void whatWasSkippedIsNamedAndCanBeCaughtUp();
    void aLessonThatIsPlayedAgainBeginsWithNothingDone();
    void thoseWhoAreSlowAreOfferedAHint();
    void aPositionThatDoesNotGoOnFromTheOneBeforeIsSaidToBeNew();
    void noBotMovesByItself();
    void aGameWithoutALessonBeginsNone();
    void aLessonGoesOnWhereItWasLeft();
};

void TestLessonSession::aWholeLessonIsPlayedByWhatTheHintsShow() {
    QFETCH(QString, game);
    QFETCH(int, number);
    Match table;
    table.turn()->pace()->setSpeed(u"instant"_s);
    LessonSession lesson;
    lesson.setTable(&table);
    QSignalSpy hints(table.advice(), &Advice::hinted);
    QVERIFY(lesson.begin(game, number));
    QCOMPARE(lesson.steps(), int(findLesson(game.toStdString(), number)->steps.size()));
    for (int step = 0; step < lesson.steps(); ++step) {
        QCOMPARE(lesson.step(), step);
        const bool looking = lesson.state() == LessonSession::Looking;
        while (!looking && lesson.state() != LessonSession::Done) {
            QCOMPARE(lesson.state(), LessonSession::Asking);
            const std::size_t before = ply(table);
            QTRY_VERIFY(table.turn()->phase() == Turn::YourTurn || ply(table) != before);
            if (ply(table) != before) continue;
            if (!table.turn()->forced()) {  // else one must pass, and does
                hints.clear();
                table.advice()->hint();
                QTRY_COMPARE(hints.count(), 1);
                const bool together = table.selection()->choices()->together();
                QVERIFY(together ? table.choose(ChoiceModel::Meld) : table.play(hints.front()[1].toString()));
            }
            QTRY_VERIFY(ply(table) > before);
            QTRY_VERIFY(lesson.state() == LessonSession::Done || table.turn()->phase() == Turn::YourTurn);
        }
        QCOMPARE(lesson.verdict().isEmpty(), looking);
        lesson.next();
    }
    QCOMPARE(lesson.state(), LessonSession::Finished);
    QVERIFY(!lesson.played().contains(false));
    QCOMPARE(lesson.title(), u"Well played"_s);
}

void TestLessonSession::aLegalMoveThatMissesBringsThePositionBack() {
    QFETCH(QString, game);
    QFETCH(int, number);
    Match table;
    table.turn()->pace()->setSpeed(u"instant"_s);
    LessonSession lesson;
    lesson.setPatience(1);
    lesson.setTable(&table);
    QVERIFY(lesson.begin(game, number));
    for (const LessonStep& step : findLesson(game.toStdString(), number)->steps) {
        const std::string other =
            step.goals.empty() ? std::string() : somethingElse(*table.match(), step.goals.front());
        if (!other.empty()) {
            const std::vector<std::string> before = table.match()->actions();
            QVERIFY(table.play(QString::fromStdString(other)));
            QCOMPARE(lesson.state(), LessonSession::Missed);
            QCOMPARE(lesson.verdict(), say(step.miss));
            QTRY_COMPARE(lesson.state(), LessonSession::Asking);
            QCOMPARE(lesson.verdict(), say(step.miss));  // it stays to be read
            QCOMPARE(table.match()->actions(), before);
            QCOMPARE(table.turn()->phase(), Turn::YourTurn);
        }
        lesson.next();
        if (lesson.state() != LessonSession::Finished) QCOMPARE(lesson.verdict(), QString());
    }
}

void TestLessonSession::aHintShowsWhatIsWantedThere() {
    Match table;
    LessonSession lesson;
    lesson.setTable(&table);
    QVERIFY(lesson.begin(u"matador"_s));
    lesson.next();
    QSignalSpy hints(table.advice(), &Advice::hinted);
    table.advice()->hint();
    QTRY_COMPARE(hints.count(), 1);
    QCOMPARE(hints.front()[0].toString(), u"3-5"_s);
    QCOMPARE(hints.front()[1].toString(), u"place 3-5 R 3"_s);
}

void TestLessonSession::aStepCanBePassedOverAndPlayedAgain() {
    Match table;
    LessonSession lesson;
    lesson.setTable(&table);
    QVERIFY(lesson.begin(u"matador"_s));
    lesson.next();
    lesson.next();
    QCOMPARE(lesson.step(), 2);
    const std::vector<std::string> before = table.match()->actions();
    QVERIFY(table.play(u"place 2-5 L across"_s));
    QCOMPARE(lesson.state(), LessonSession::Done);
    lesson.again();
    QCOMPARE(lesson.state(), LessonSession::Asking);
    QCOMPARE(table.match()->actions(), before);
    QCOMPARE(lesson.played(), QList<bool>({true, false, true, false, false, false, false}));
    while (lesson.state() != LessonSession::Finished) lesson.next();
    QVERIFY(!lesson.text().isEmpty());
    QCOMPARE(lesson.title(), u"That was the lesson"_s);  // what was skipped is not praised
    lesson.next();
    QCOMPARE(lesson.state(), LessonSession::Finished);
    QVERIFY(lesson.begin(u"matador"_s));
    QCOMPARE(lesson.step(), 0);
}

void TestLessonSession::whatWasSkippedIsNamedAndCanBeCaughtUp() {
    Match table;
    LessonSession lesson;
    lesson.setTable(&table);
    const int last = static_cast<int>(findLesson("matador")->steps.size()) - 1;
    QVERIFY(lesson.resume(u"matador"_s, u"0 %1 1011010"_s.arg(last)));
    QVERIFY(lesson.skipped().isEmpty());  // not over yet
    QVERIFY(lesson.last());
    lesson.next();
    const auto title = [](int step) {
        return say(findLesson("matador")->steps[static_cast<std::size_t>(step)].title);
    };
    QCOMPARE(lesson.skipped(), inARow({title(1), title(4), title(6)}));
    lesson.catchUp();
    QCOMPARE(lesson.step(), 1);
    QVERIFY(lesson.state() != LessonSession::Finished && !lesson.last());
    QVERIFY(table.play(u"place 3-5 R 3"_s));
    QTRY_COMPARE(lesson.state(), LessonSession::Done);
    lesson.next();
    QCOMPARE(lesson.step(), 4);  // what is between was done
    LessonSession later;
    Match other;
    later.setTable(&other);
    QVERIFY(later.resume(u"matador"_s, lesson.place()));
    later.next();
    QCOMPARE(later.step(), 6);
    lesson.next();
    lesson.next();
    QCOMPARE(lesson.state(), LessonSession::Finished);
    QCOMPARE(lesson.skipped(), inARow({title(4), title(6)}));
    QVERIFY(lesson.resume(u"matador"_s, u"0 %1 1111111"_s.arg(last)));
    lesson.next();
    QVERIFY(lesson.skipped().isEmpty());
    lesson.catchUp();
    QCOMPARE(lesson.state(), LessonSession::Finished);
}

void TestLessonSession::aLessonThatIsPlayedAgainBeginsWithNothingDone() {
    Match table;
    LessonSession lesson;
    lesson.setTable(&table);
    QVERIFY(lesson.begin(u"matador"_s));
    const int last = lesson.steps() - 1;
    QVERIFY(lesson.resume(u"matador"_s, u"0 %1 %2"_s.arg(last).arg(QString(lesson.steps(), u'1'))));
    lesson.next();
    QCOMPARE(lesson.title(), u"Well played"_s);
    lesson.again();
    QCOMPARE(lesson.state(), LessonSession::Looking);
    QVERIFY(!lesson.played().contains(true));
    while (lesson.state() != LessonSession::Finished) lesson.next();
    QCOMPARE(lesson.title(), u"That was the lesson"_s);
}

void TestLessonSession::thoseWhoAreSlowAreOfferedAHint() {
    Match table;
    LessonSession lesson;
    lesson.setThinkingTime(1);
    lesson.setTable(&table);
    QVERIFY(lesson.begin(u"triominoes"_s));
    lesson.next();
    QVERIFY(!lesson.stuck());
    QTRY_VERIFY(lesson.stuck());
    QVERIFY(table.play(u"place 2-4-4 0 1 0"_s));
    QVERIFY(!lesson.stuck());
}

void TestLessonSession::aPositionThatDoesNotGoOnFromTheOneBeforeIsSaidToBeNew() {
    Match table;
    LessonSession lesson;
    lesson.setTable(&table);
    const QString other = u"A new position, with other tiles or points."_s;
    const auto betting = [&](const QString& bet) {
        QVERIFY(lesson.begin(u"matching_elements"_s));
        QCOMPARE(lesson.change(), QString());
        lesson.next();
        QCOMPARE(lesson.change(), other);
        lesson.next();
        QCOMPARE(lesson.change(), other);
        QVERIFY(table.play(u"colour G"_s));
        QTRY_COMPARE(lesson.state(), LessonSession::Done);
        lesson.next();
        QCOMPARE(lesson.change(), QString());  // the bets come next
        QVERIFY(table.play(bet));
        QTRY_COMPARE(lesson.state(), LessonSession::Done);
        lesson.next();
    };
    betting(u"bet 6"_s);
    QCOMPARE(lesson.change(), u"The same round, a little later."_s);
    lesson.again();
    QCOMPARE(lesson.change(), u"The same round, a little later."_s);
    betting(u"bet 5"_s);
    QCOMPARE(lesson.change(), other);
    while (lesson.state() != LessonSession::Finished) lesson.next();
    QCOMPARE(lesson.change(), QString());
    lesson.again();
    QCOMPARE(lesson.change(), QString());
}

void TestLessonSession::noBotMovesByItself() {
    Match table;
    table.turn()->pace()->setSpeed(u"instant"_s);
    LessonSession lesson;
    lesson.setTable(&table);
    QVERIFY(lesson.begin(u"triominoes"_s));
    lesson.next();
    QVERIFY(table.play(u"place 2-4-4 0 1 0"_s));
    QCOMPARE(table.turn()->phase(), Turn::BotTurn);
    const std::size_t before = ply(table);
    settleEvents();
    QCOMPARE(ply(table), before);
}

void TestLessonSession::aGameWithoutALessonBeginsNone() {
    Match table;
    LessonSession lesson;
    lesson.setTable(&table);
    QVERIFY(!lesson.begin(u"chess"_s));
    QVERIFY(!table.active());
}

void TestLessonSession::aLessonGoesOnWhereItWasLeft() {
    Match table;
    LessonSession lesson;
    lesson.setTable(&table);
    QVERIFY(lesson.begin(u"matador"_s));
    lesson.next();  // the first is only looked at
    lesson.next();  // passed over
    const QString asked = lesson.text();
    QCOMPARE(lesson.step(), 2);
    const QList<bool> played = lesson.played();
    QVERIFY(played[0] && !played[1]);
    const QString place = lesson.place();
    QCOMPARE(place, u"0 2 1000000"_s);

    Match other;
    LessonSession later;
    later.setTable(&other);
    QVERIFY(later.resume(u"matador"_s, place));
    QCOMPARE(later.text(), asked);
    QCOMPARE(later.played(), played);
    QVERIFY(later.table()->active());
    for (const QString& nonsense :
         {u""_s, u"0 7 1000000"_s, u"9 2 1"_s, u"-1 2 1"_s, u"0 2"_s, u"two"_s, u"0 2 1\n"_s})
        QVERIFY2(!later.resume(u"matador"_s, nonsense), qPrintable(nonsense));
    QCOMPARE(later.step(), 2);
}

BONEYARD_TEST(TestLessonSession)
#include "tst_lesson_session.moc"
