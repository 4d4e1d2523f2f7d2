// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QSignalSpy>
#include <QTest>
#include <algorithm>

#include "common/words.h"
#include "lesson/lesson.h"
#include "lesson/lessonsession.h"
#include "sessions.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

/// The lessons: their positions, and how they are led through.
class TestLesson : public QObject {
    Q_OBJECT

    static std::unique_ptr<kit::Match> positionOf(const Lesson& lesson, const LessonStep& step);
    static std::string somethingElse(const kit::Match& match, const LessonGoal& goal);
    static void addGames();

private slots:
    void everyGameHasALessonOfFiveToNineStepsAndAShorterOne();
    void aFirstLessonBeginsWithWhatTheGameIsAbout();
    void everyStepIsALegalRecordInWhichOneIsToMove_data() { addGames(); }
    void everyStepIsALegalRecordInWhichOneIsToMove();
    void everyGoalIsReachedByTheActionThatTheHintShows_data() { addGames(); }
    void everyGoalIsReachedByTheActionThatTheHintShows();
    void everyStepHasALegalActionThatMissesItsGoal_data() { addGames(); }
    void everyStepHasALegalActionThatMissesItsGoal();
    void everyDeckIsSpelledOfTilesThatThereAre_data() { addGames(); }
    void everyDeckIsSpelledOfTilesThatThereAre();
    void everythingIsSaid_data() { addGames(); }
    void everythingIsSaid();

    void aWholeLessonIsPlayedByWhatTheHintsShow_data() { addGames(); }
    void aWholeLessonIsPlayedByWhatTheHintsShow();
    void aLegalMoveThatMissesBringsThePositionBack_data() { addGames(); }
    void aLegalMoveThatMissesBringsThePositionBack();
    void aHintShowsWhatIsWantedThere();
    void aStepCanBePassedOverAndPlayedAgain();
    void aLessonThatIsPlayedAgainBeginsWithNothingDone();
    void thoseWhoAreSlowAreOfferedAHint();
    void aPositionThatDoesNotGoOnFromTheOneBeforeIsSaidToBeNew();
    void noBotMovesByItself();
    void aGameWithoutALessonBeginsNone();
    void aLessonGoesOnWhereItWasLeft();
};

void TestLesson::addGames() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("number");
    for (const GameEntry& game : games()) {
        const auto lessons = static_cast<int>(lessonsOf(game.info.id).size());
        for (int number = 0; number < lessons; ++number)
            QTest::addRow("%s %d", game.info.id.data(), number + 1) << text(game.info.id) << number;
    }
}

std::unique_ptr<kit::Match> TestLesson::positionOf(const Lesson& lesson, const LessonStep& step) {
    auto match = load_match(recordOf(lesson, step));
    if (!match) qWarning("%s: %s", lesson.game.c_str(), match.error().message.c_str());
    return match ? std::move(match).value() : nullptr;
}

/// A legal action that does not reach the goal; empty when there is none.
std::string TestLesson::somethingElse(const kit::Match& match, const LessonGoal& goal) {
    for (const std::string& listed : match.legal()) {
        std::string action = listed;
        if (const auto dots = listed.find(".."); dots != std::string::npos) {  // a range: its highest number
            action = listed.substr(0, listed.find(' ') + 1) + listed.substr(dots + 2);
        }
        auto copy = load_match(match.record()).value();
        const auto events = copy->play(action);
        if (events && !reaches(goal, action, *events)) return action;
    }
    return {};
}

void TestLesson::everyGameHasALessonOfFiveToNineStepsAndAShorterOne() {
    for (const GameEntry& game : games()) {
        const kit::Lessons& lessons = lessonsOf(game.info.id);
        QCOMPARE(lessons.size(), std::size_t{2});
        QVERIFY(lessons[0].steps.size() >= 5 && lessons[0].steps.size() <= 9);
        QVERIFY(lessons[1].steps.size() >= 3 && lessons[1].steps.size() <= 5);
        QVERIFY(lessons[0].title != lessons[1].title);
    }
}

void TestLesson::aFirstLessonBeginsWithWhatTheGameIsAbout() {
    for (const GameEntry& game : games()) {
        Match table;
        LessonSession lesson;
        lesson.setTable(&table);
        QVERIFY(lesson.begin(text(game.info.id)));
        QCOMPARE(lesson.state(), LessonSession::Looking);
        QVERIFY(!lesson.text().isEmpty());
        QVERIFY(!table.table()->scene().pieces.empty());
        lesson.next();
        QCOMPARE(lesson.state(), LessonSession::Asking);
    }
}

void TestLesson::everyStepIsALegalRecordInWhichOneIsToMove() {
    QFETCH(QString, game);
    QFETCH(int, number);
    const Lesson& lesson = *findLesson(game.toStdString(), number);
    for (const LessonStep& step : lesson.steps) {
        const auto match = positionOf(lesson, step);
        QVERIFY2(match != nullptr, qPrintable(say(step.title)));
        QCOMPARE(int(match->status().to_move), 0);
    }
}

void TestLesson::everyGoalIsReachedByTheActionThatTheHintShows() {
    QFETCH(QString, game);
    QFETCH(int, number);
    const Lesson& lesson = *findLesson(game.toStdString(), number);
    for (const LessonStep& step : lesson.steps) {
        const auto match = positionOf(lesson, step);
        QVERIFY(match != nullptr);
        QVERIFY(!step.goals.empty() || &step == &lesson.steps.front());
        for (const LessonGoal& goal : step.goals) {
            QCOMPARE(int(match->status().to_move), 0);
            const auto events = match->play(goal.show);
            QVERIFY2(events, qPrintable(say(step.title) + u" "_s + text(goal.show)));
            QVERIFY(reaches(goal, goal.show, *events));
            for (const std::string& answer : goal.answers) QVERIFY2(match->play(answer), answer.c_str());
        }
    }
}

void TestLesson::everyStepHasALegalActionThatMissesItsGoal() {
    QFETCH(QString, game);
    QFETCH(int, number);
    const Lesson& lesson = *findLesson(game.toStdString(), number);
    for (const LessonStep& step : lesson.steps) {
        if (step.goals.empty()) continue;
        const auto match = positionOf(lesson, step);
        bool missable = false;
        for (const LessonGoal& goal : step.goals) {
            missable = missable || !somethingElse(*match, goal).empty();
            QVERIFY(match->play(goal.show));
            for (const std::string& answer : goal.answers) QVERIFY(match->play(answer));
        }
        QVERIFY2(missable, qPrintable(say(step.title)));
    }
}

void TestLesson::everyDeckIsSpelledOfTilesThatThereAre() {
    QFETCH(QString, game);
    QFETCH(int, number);
    const Lesson& lesson = *findLesson(game.toStdString(), number);
    for (const LessonStep& step : lesson.steps) {
        const std::size_t wanted = step.deck.empty() ? 0 : lesson.tiles.size();
        QCOMPARE(recordOf(lesson, step).deck.size(), wanted);
    }
}

void TestLesson::everythingIsSaid() {
    QFETCH(QString, game);
    QFETCH(int, number);
    const Lesson& lesson = *findLesson(game.toStdString(), number);
    QVERIFY(!say(lesson.end).isEmpty());
    for (const LessonStep& step : lesson.steps) {
        for (const kit::Phrase* phrase : {&step.title, &step.text, &step.praise, &step.miss}) {
            const bool judged = phrase == &step.praise || phrase == &step.miss;
            QCOMPARE(phrase->empty(), judged && step.goals.empty());
            if (phrase->empty()) continue;
            QVERIFY2(!say(*phrase).contains(u'%'), qPrintable(say(*phrase)));
        }
        for (std::size_t at = 0; at + 1 < step.goals.size(); ++at) QVERIFY(!step.goals[at].then.empty());
    }
}

void TestLesson::aWholeLessonIsPlayedByWhatTheHintsShow() {
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

void TestLesson::aLegalMoveThatMissesBringsThePositionBack() {
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
            QCOMPARE(table.match()->actions(), before);
            QCOMPARE(table.turn()->phase(), Turn::YourTurn);
        }
        lesson.next();
    }
}

void TestLesson::aHintShowsWhatIsWantedThere() {
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

void TestLesson::aStepCanBePassedOverAndPlayedAgain() {
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

void TestLesson::aLessonThatIsPlayedAgainBeginsWithNothingDone() {
    Match table;
    LessonSession lesson;
    lesson.setTable(&table);
    QVERIFY(lesson.begin(u"matador"_s));
    const int last = lesson.steps() - 1;
    QVERIFY(lesson.resume(u"matador"_s, 0, last, QList<bool>(lesson.steps(), true)));
    lesson.next();
    QCOMPARE(lesson.title(), u"Well played"_s);
    lesson.again();
    QCOMPARE(lesson.state(), LessonSession::Looking);
    QVERIFY(!lesson.played().contains(true));
    while (lesson.state() != LessonSession::Finished) lesson.next();
    QCOMPARE(lesson.title(), u"That was the lesson"_s);
}

void TestLesson::thoseWhoAreSlowAreOfferedAHint() {
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

void TestLesson::aPositionThatDoesNotGoOnFromTheOneBeforeIsSaidToBeNew() {
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

void TestLesson::noBotMovesByItself() {
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

void TestLesson::aGameWithoutALessonBeginsNone() {
    Match table;
    LessonSession lesson;
    lesson.setTable(&table);
    QVERIFY(!lesson.begin(u"chess"_s));
    QVERIFY(!table.active());
}

void TestLesson::aLessonGoesOnWhereItWasLeft() {
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

    Match other;
    LessonSession later;
    later.setTable(&other);
    QVERIFY(later.resume(u"matador"_s, 0, 2, played));
    QCOMPARE(later.text(), asked);
    QCOMPARE(later.played(), played);
    QVERIFY(later.table()->active());
    QVERIFY(!later.resume(u"matador"_s, 0, later.steps(), {}));
    QCOMPARE(later.step(), 2);
}

BONEYARD_TEST(TestLesson)
#include "tst_lesson.moc"
