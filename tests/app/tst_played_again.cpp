// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "archives.h"
#include "history/replay.h"
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

private slots:
    void aPositionThatIsPlayedOnFromDoesNotCount();
    void aPositionThatIsPlayedOnFromIsNoChallengeAndNoDealOfTheDay();
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

BONEYARD_TEST(TestPlayedAgain)
#include "tst_played_again.moc"
