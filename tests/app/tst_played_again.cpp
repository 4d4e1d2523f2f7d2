// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "archives.h"
#include "daily/dayplan.h"
#include "history/replay.h"
#include "lesson/lessonsession.h"
#include "played_matches.h"
#include "statistics/statisticsmodel.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

/// Matches that come of others, by playing on from a position, or by playing again: whether they count, and
/// what they take over.
class TestPlayedAgain : public QObject {
    Q_OBJECT

    /// A match over one round, to its end, with a challenge and a date.
    static MatchPlan askedFor();
    /// What playing on from its sixth position starts.
    static MatchPlan playedOn(const MatchPlan& plan);
    /// What playing it again starts.
    static MatchPlan again(const MatchPlan& plan, bool sameDeal);

private slots:
    void aPositionThatIsPlayedOnFromDoesNotCount();
    void aPositionThatIsPlayedOnFromIsNoChallengeAndNoDealOfTheDay();
    void afterAMatchWithACoachTheNextOneDoesNotCountEither();
    void tilesThatWereSeenDoNotCountOnceMore();
    void otherTilesCountAfterPracticeToo();
    void whoPlaysHasHisOwnSignInAChallengeAndBesideACoach();
    void aSignThatWasChosenForTheMatchStays();
};

MatchPlan TestPlayedAgain::askedFor() {
    MatchPlan plan = playedMatch("matador", 2, 7, 5000, {{"target", 0}});
    plan.challenge = Challenge{u"Ann"_s, -50, {1, 51}};
    plan.day = u"2026-11-26"_s;
    return plan;
}

MatchPlan TestPlayedAgain::playedOn(const MatchPlan& plan) {
    Replay replay;
    if (!replay.show(plan)) qFatal("no match");
    replay.goTo(6);
    return replay.planFromHere().value<MatchPlan>();
}

MatchPlan TestPlayedAgain::again(const MatchPlan& plan, bool sameDeal) {
    Match other;
    Match match;
    if (!other.startPlan(plan) || !match.playLike(&other, sameDeal)) qFatal("no match");
    return match.plan();
}

void TestPlayedAgain::aPositionThatIsPlayedOnFromDoesNotCount() {
    const QTemporaryDir folder;
    Desk desk(folder.filePath(u"boneyard.sqlite"_s));
    Writer writer(desk.archive, playedOn(playedMatch("matador", 2, 7, 5000, {{"target", 0}})));
    writer.playToTheEnd();
    QCOMPARE(desk.list({.state = MatchFilter::State::Finished}).total, 1);
    MatchCounter counter;
    counter.setArchive(&desk.archive);
    QVERIFY(comesTrue([&] { return counter.pending() == 0; }));
    (void)desk.list();
    std::optional<DaySums> sums;
    desk.archive.sums(this, [&](const DaySums& all) { sums = all; });
    QVERIFY(comesTrue([&] { return sums.has_value(); }));
    QCOMPARE(sums->tallies.size(), 0);
    QCOMPARE(sums->runs.size(), 0);
}

void TestPlayedAgain::aPositionThatIsPlayedOnFromIsNoChallengeAndNoDealOfTheDay() {
    const MatchPlan on = playedOn(askedFor());
    QVERIFY(!on.challenge);
    QCOMPARE(on.day, QString());
}

void TestPlayedAgain::afterAMatchWithACoachTheNextOneDoesNotCountEither() {
    Match lessons;
    LessonSession lesson;
    lesson.setTable(&lessons);
    QVERIFY(lesson.begin(u"matador"_s));
    const MatchPlan next = again(lesson.shortMatch().value<MatchPlan>(), false);
    QVERIFY(next.coached);
    QVERIFY(!next.counts);
    MatchPlan takenUp = planFor(2, {0}, 3);
    takenUp.coached = true;
    QVERIFY(!again(takenUp, false).counts);
}

void TestPlayedAgain::tilesThatWereSeenDoNotCountOnceMore() {
    const QDate day(2026, 11, 26);
    QVERIFY(!again(practiceOfDay(day, *find_game("matador")), true).counts);
    QVERIFY(!again(planOfDay(day, *find_game("matador")), true).counts);
    QVERIFY(!again(askedFor(), true).counts);
    MatchPlan rated = planFor(2, {0}, 3);
    rated.casual = false;
    QVERIFY(again(rated, true).casual);  // nor is it called rated
    QVERIFY(!again(rated, false).casual);
}

void TestPlayedAgain::otherTilesCountAfterPracticeToo() {
    QVERIFY(again(practiceOfDay({2026, 11, 26}, *find_game("matador")), false).counts);
    QVERIFY(again(planFor(2, {0}, 3), false).counts);
}

void TestPlayedAgain::whoPlaysHasHisOwnSignInAChallengeAndBesideACoach() {
    MatchPlan challenge = askedFor();
    challenge.played.clear();
    Match lessons;
    LessonSession lesson;
    lesson.setTable(&lessons);
    QVERIFY(lesson.begin(u"matador"_s));
    for (const QVariant& plan : {QVariant::fromValue(challenge), lesson.shortMatch()}) {
        Match match;
        match.setOwnMedallion(u"turtle"_s);
        QVERIFY(match.playOn(plan));
        QCOMPARE(match.players().medallions()[0], u"turtle"_s);
    }
}

void TestPlayedAgain::aSignThatWasChosenForTheMatchStays() {
    Match match;
    match.setOwnMedallion(u"turtle"_s);
    MatchPlan plan = planFor(2, {0}, 3);
    plan.players[0].medallion = u"fox"_s;
    QVERIFY(match.startPlan(plan));
    QCOMPARE(match.players()[0].medallion, u"fox"_s);
    plan = planFor(2, {0, 1}, 3);  // of two people none is the one whose sign it is
    QVERIFY(match.startPlan(plan));
    QCOMPARE(match.players()[0].medallion, QString());
    plan = planFor(2, {0}, 3);
    plan.stored = 12;  // it goes on as it was
    QVERIFY(match.startPlan(plan));
    QCOMPARE(match.players()[0].medallion, QString());
}

BONEYARD_TEST(TestPlayedAgain)
#include "tst_played_again.moc"
