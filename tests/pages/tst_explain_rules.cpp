// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "explaintest.h"
#include "lesson/lessonsession.h"
#include "rules/rulebook.h"

using namespace boneyard;
using namespace boneyard::test;

/// From what something is it is one step to its place in the rules, and one back.
class TestExplainRules : public ExplainTest {
    Q_OBJECT

private slots:
    void itLeadsToItsPlaceInTheRules();
    void itLeadsThereFromALessonAndBackToItsPosition();
    void withNothingExplainedALessonLeadsToTheRulesOfWhatIsToBeDone();
};

void TestExplainRules::itLeadsToItsPlaceInTheRules() {
    open(u"tiles_and_deal"_s, 2, 21);
    hold(middleOf(u"pileMark"_s));
    QCOMPARE(rule(), u"turn"_s);
    key(Qt::Key_F1);
    QTRY_VERIFY(game_->item(u"rulesPage"_s) != nullptr);
    QTRY_COMPARE(game_->item(u"rulesPage"_s)->property("anchor").toString(), u"turn"_s);
}

void TestExplainRules::itLeadsThereFromALessonAndBackToItsPosition() {
    LaunchPlan plan;
    plan.page = u"lesson"_s;
    plan.hasGame = true;
    plan.match.gameId = u"matador"_s;
    openWindow(plan);
    QTRY_VERIFY(game_->item(u"lessonPage"_s) != nullptr);
    settle();
    auto* lesson = game_->item(u"lessonPage"_s)->findChild<LessonSession*>();
    QVERIFY(lesson != nullptr);
    QTRY_VERIFY(lesson->steps() > 1);
    lesson->next();
    QTRY_COMPARE(lesson->state(), LessonSession::Asking);
    settle();
    QCOMPARE(lesson->step(), 1);
    hold(middleOf(u"rackTile"_s));
    QVERIFY(card() != nullptr);
    const QString wanted = rule();
    QVERIFY(!wanted.isEmpty());
    key(Qt::Key_F1);
    QTRY_VERIFY(game_->item(u"rulesPage"_s) != nullptr);
    QTRY_COMPARE(game_->item(u"rulesPage"_s)->property("anchor").toString(), wanted);
    settle();
    key(Qt::Key_Escape);
    QTRY_VERIFY(game_->item(u"lessonPage"_s) != nullptr);
    QCOMPARE(lesson->step(), 1);
    QCOMPARE(lesson->state(), LessonSession::Asking);
}

void TestExplainRules::withNothingExplainedALessonLeadsToTheRulesOfWhatIsToBeDone() {
    LaunchPlan plan;
    plan.page = u"lesson"_s;
    plan.hasGame = true;
    plan.match.gameId = u"tiles_and_deal"_s;
    openWindow(plan);
    QTRY_VERIFY(game_->item(u"lessonPage"_s) != nullptr);
    settle();
    key(Qt::Key_N);  // what the game is about is only looked at
    settle();
    auto* lessons = game_->item(u"lessonPage"_s)->findChild<Match*>();
    QVERIFY(lessons != nullptr && card() == nullptr);
    QTRY_VERIFY(!lessons->turn()->gamePhase().isEmpty());
    const QString phase = lessons->turn()->gamePhase();
    key(Qt::Key_F1);
    QTRY_VERIFY(game_->item(u"rulesPage"_s) != nullptr);
    QTRY_COMPARE(game_->item(u"rulesPage"_s)->property("anchor").toString(),
                 RuleBook::anchorFor(u"tiles_and_deal"_s, u"phase"_s, phase));
    QVERIFY(!game_->item(u"rulesPage"_s)->property("anchor").toString().isEmpty());
}

BONEYARD_TEST(TestExplainRules)
#include "tst_explain_rules.moc"
