// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QSignalSpy>
#include <QTest>

#include "lesson/lesson.h"
#include "sessions.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

/// The coach, who has a word before a move that costs much.
class TestCoach : public QObject {
    Q_OBJECT

    static bool start(Match& table, bool coached);

private slots:
    void aMoveThatGivesMuchAwayIsPlayedTheSecondTimeOnly();
    void whatAHintShowsIsNotSentForByAKey();
    void aGoodMoveIsPlayedAtOnce();
    void withoutACoachNothingIsSaid();
    void whatIsNotLegalIsNotPlayed();
    void aMatchThatIsLeftMeanwhileIsNotPlayedOn();
    void anUndoOrRedoMeanwhileDropsTheMove();
    void whatWasTakenBackIsWarnedOfAnew();
};

namespace {

// The last tile fits; or one may draw instead, and leave going out to the other.
const auto kGiveAway = u"draw"_s;
constexpr int kLong = 60'000;  // ms: the thread that thinks steps back behind all others
const auto kGood = u"place 2-4-5 1 -1 1"_s;

}  // namespace

/// The position of a first lesson in which one is to go out.
bool TestCoach::start(Match& table, bool coached) {
    table.turn()->pace()->setSpeed(u"instant"_s);
    table.turn()->setPlyLimit(0);  // bots do not move
    const Lesson& lesson = *findLesson("triominoes");
    for (const LessonStep& step : lesson.steps) {
        if (step.goals.empty() || step.goals.front().gain != "out") continue;
        const kit::Record record = recordOf(lesson, step);
        MatchPlan plan{u"triominoes"_s, 2, record.deal, record.options, Players::usual(2), record.deck};
        const auto match = new_match("triominoes", 2, record.deal, record.options, record.deck).value();
        for (const std::string& action : record.actions) {
            plan.played.push_back({action, match->status().to_move == 0 ? By::Person : By::Bot});
            (void)match->play(action);
        }
        plan.coached = coached;
        return table.startPlan(plan);
    }
    return false;
}

void TestCoach::aMoveThatGivesMuchAwayIsPlayedTheSecondTimeOnly() {
    Match table;
    QVERIFY(start(table, true));
    const std::size_t before = ply(table);
    QSignalSpy warned(table.coach(), &Coach::warned);
    QSignalSpy said(&table, &Match::said);
    QVERIFY(table.play(kGiveAway));
    QVERIFY(!table.play(kGood));  // one after the other
    QTRY_COMPARE_WITH_TIMEOUT(warned.count(), 1, kLong);
    QCOMPARE(said.count(), 1);
    QCOMPARE(ply(table), before);
    QVERIFY(table.play(kGiveAway));
    QTRY_COMPARE_WITH_TIMEOUT(ply(table), before + 1, kLong);
    QCOMPARE(warned.count(), 1);
}

// "H shows it", said the coach below the words of the hint.
void TestCoach::whatAHintShowsIsNotSentForByAKey() {
    Match table;
    QVERIFY(start(table, true));
    QSignalSpy warned(table.coach(), &Coach::warned);
    table.advice()->setUsualThinker(20);
    table.advice()->hint();
    QTRY_VERIFY_WITH_TIMEOUT(!table.advice()->words().isEmpty(), kLong);
    QVERIFY(table.play(kGiveAway));
    QTRY_COMPARE_WITH_TIMEOUT(warned.count(), 1, kLong);
    const QString said = warned.front().front().toString();
    QVERIFY2(said.startsWith(u"Wait: the move that the hint shows is worth about "_s), qPrintable(said));
    QVERIFY2(!said.contains(u"H shows"_s), qPrintable(said));
}

void TestCoach::aGoodMoveIsPlayedAtOnce() {
    Match table;
    QVERIFY(start(table, true));
    const std::size_t before = ply(table);
    QSignalSpy warned(table.coach(), &Coach::warned);
    QVERIFY(table.play(kGood));
    QTRY_COMPARE_WITH_TIMEOUT(ply(table), before + 1, kLong);
    QCOMPARE(warned.count(), 0);
}

void TestCoach::withoutACoachNothingIsSaid() {
    Match table;
    QVERIFY(start(table, false));
    const std::size_t before = ply(table);
    QVERIFY(table.play(kGiveAway));
    QVERIFY(!table.coach()->thinking());
    QTRY_COMPARE_WITH_TIMEOUT(ply(table), before + 1, kLong);
}

void TestCoach::whatIsNotLegalIsNotPlayed() {
    Match table;
    QVERIFY(start(table, true));
    QVERIFY(!table.play(u"pass"_s));
    QVERIFY(!table.coach()->thinking());
}

void TestCoach::aMatchThatIsLeftMeanwhileIsNotPlayedOn() {
    Match table;
    QVERIFY(start(table, true));
    QVERIFY(table.play(kGood));
    QVERIFY(table.coach()->thinking());
    table.leave();
    QVERIFY(!table.coach()->thinking());
    settleEvents();
    QVERIFY(!table.active());
}

void TestCoach::anUndoOrRedoMeanwhileDropsTheMove() {
    Match table;
    QVERIFY(start(table, true));
    const std::size_t before = ply(table);
    const QSignalSpy approved(table.coach(), &Coach::approved);
    const QSignalSpy warned(table.coach(), &Coach::warned);
    const QSignalSpy dropped(table.coach(), &Coach::dropped);
    QVERIFY(table.play(kGood));
    QVERIFY(table.coach()->thinking());
    QVERIFY(table.takeBack()->undo());
    QVERIFY(!table.coach()->thinking());
    QCOMPARE(dropped.count(), 1);
    const std::size_t back = ply(table);
    QVERIFY(back < before);
    QVERIFY(table.play(QString::fromStdString(table.match()->legal().front())));
    QVERIFY(table.coach()->thinking());
    QVERIFY(table.takeBack()->redo());
    QVERIFY(!table.coach()->thinking());
    QCOMPARE(dropped.count(), 2);
    QCOMPARE(ply(table), before);
    QVERIFY(table.play(kGood));  // and this one is looked at as ever
    QTRY_COMPARE_WITH_TIMEOUT(ply(table), before + 1, kLong);
    QCOMPARE(approved.count(), 1);
    QCOMPARE(warned.count(), 0);
}

void TestCoach::whatWasTakenBackIsWarnedOfAnew() {
    Match table;
    QVERIFY(start(table, true));
    const QSignalSpy warned(table.coach(), &Coach::warned);
    QVERIFY(table.play(kGiveAway));
    QTRY_COMPARE_WITH_TIMEOUT(warned.count(), 1, kLong);
    QVERIFY(table.takeBack()->undo());
    QVERIFY(table.takeBack()->redo());
    const std::size_t before = ply(table);
    QVERIFY(table.play(kGiveAway));
    QTRY_COMPARE_WITH_TIMEOUT(warned.count(), 2, kLong);
    QCOMPARE(ply(table), before);
}

BONEYARD_TEST(TestCoach)
#include "tst_coach.moc"
