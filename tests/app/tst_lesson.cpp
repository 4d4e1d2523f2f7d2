// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "common/words.h"
#include "every_lesson.h"
#include "lesson/lesson.h"
#include "lesson/lessonsession.h"
#include "sessions.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

/// The lessons and their positions.
class TestLesson : public QObject {
    Q_OBJECT

    static std::unique_ptr<kit::Match> positionOf(const Lesson& lesson, const LessonStep& step);

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
};

std::unique_ptr<kit::Match> TestLesson::positionOf(const Lesson& lesson, const LessonStep& step) {
    auto match = load_match(recordOf(lesson, step));
    if (!match) qWarning("%s: %s", lesson.game.c_str(), match.error().message.c_str());
    return match ? std::move(match).value() : nullptr;
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

BONEYARD_TEST(TestLesson)
#include "tst_lesson.moc"
