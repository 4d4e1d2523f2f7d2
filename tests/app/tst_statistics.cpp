// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QElapsedTimer>
#include <QTimeZone>
#include <algorithm>
#include <limits>

#include "archives.h"
#include "common/csv.h"
#include "statistics/digest.h"
#include "statistics/rating.h"
#include "statistics/statisticsfile.h"
#include "statistics/statisticsmodel.h"
#include "statistics/tally.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

namespace {

/// A match for two against a bot of that level, won or lost.
CountedMatch matchOf(int level, double share, int points = 100) {
    CountedMatch match;
    match.id = 1;
    match.gameId = u"matador"_s;
    match.finished = QDateTime::fromMSecsSinceEpoch(0, QTimeZone::utc());
    match.digest.share = share;
    match.digest.points = points;
    match.digest.levels = {MatchDigest::kPerson, level};
    match.digest.sides = {0, 1};
    return match;
}

/// Bots that take what they see play it to its end.
MatchPlan playedOut(MatchPlan plan) {
    const auto match =
        std::move(new_match(plan.gameId.toStdString(), plan.seats, plan.deal.value_or(0), plan.options))
            .value();
    const int level = bots::find_level("greedy")->number;
    while (!match->status().match_over()) {
        const kit::Seat mover = match->status().to_move;
        const std::string action = mover == kit::kNobody ? match->legal().front()
                                                         : make_bot(*match, mover, level, 1)({}).value_or("");
        plan.played.push_back({action, By::Person});
        if (!match->play(action)) break;
    }
    return plan;
}

/// How often such an event is in a record.
int eventsOf(const MatchPlan& plan, kit::EventType type, std::string_view why, kit::Seat seat) {
    const auto match =
        std::move(new_match(plan.gameId.toStdString(), plan.seats, plan.deal.value_or(0), plan.options))
            .value();
    int count = 0;
    for (const PlayedText& played : plan.played) {
        const kit::Events events = match->play(played.action).value();
        for (const kit::Event& event : events) {
            if (event.type == type && event.why == why && event.seat == seat) ++count;
        }
    }
    return count;
}

constexpr kit::Ratings kEven{1500, 1500, 1500, 1500, 1500, 1500, 1500};

}  // namespace

/// What the statistics make of matches.
class TestStatistics : public QObject {
    Q_OBJECT

private slots:
    void amongEqualsEverybodyExpectsTheSameShare();
    void fourHundredPointsAreTenTimesTheChances();
    void aTeamIsAsStrongAsItsPlayersOnAverage();
    void aRatingIsWhatGlickmansExampleSays();
    void aRatingIsProvisionalUntilAboutADozenMatchesAreKnown();
    void theLongerNothingIsPlayedTheLessIsKnown();
    void theDaysOfARatingFollowOneAnother();
    void aRunOfWinsGoesOnOverTheDays();
    void onlyTheUsualLevelsAreRated();
    void everyGameHasRisingRatingsAroundTheMiddle();
    void aDigestHoldsWhatTheRecordHolds();
    void aDigestIsNotMadeOfWhatIsNoFinishedMatch();
    void theWinnersSideSharesTheWin();
    void luckIsTheSameEveryTimeAndOnlyWhereItCanBeTold();
    void matchesWithHelpAreCountedApart();
    void matchesAreCountedByLevelAndSeats();
    void reasonsAreAddedUp();
    void cellsAreQuotedWhereTheyNeedIt();
    void aRowOfTheTableIsWhatWasCounted();
    void tenThousandMatchesAreCountedAtOnce();
};

void TestStatistics::amongEqualsEverybodyExpectsTheSameShare() {
    QCOMPARE(expectedShare(1500, matchOf(4, 1).digest, kEven), 0.5);
    MatchDigest three = matchOf(4, 1).digest;
    three.levels = {4, MatchDigest::kPerson, 4};
    three.sides = {0, 1, 2};
    three.seat = 1;
    QVERIFY(qAbs(expectedShare(1500, three, kEven) - 1.0 / 3) < 1e-9);
}

void TestStatistics::fourHundredPointsAreTenTimesTheChances() {
    QVERIFY(qAbs(expectedShare(1900, matchOf(4, 1).digest, kEven) - 10.0 / 11) < 1e-9);
    QVERIFY(qAbs(expectedShare(1100, matchOf(4, 1).digest, kEven) - 1.0 / 11) < 1e-9);
    kit::Ratings ratings = kEven;
    ratings[0] = 1100;
    QVERIFY(qAbs(expectedShare(1500, matchOf(1, 1).digest, ratings) - 10.0 / 11) < 1e-9);
}

void TestStatistics::aTeamIsAsStrongAsItsPlayersOnAverage() {
    MatchDigest teams;
    teams.levels = {MatchDigest::kPerson, 4, 1, 4};  // with the bot on seat 2, which is rated 1100
    teams.sides = {0, 1, 0, 1};
    kit::Ratings ratings = kEven;
    ratings[0] = 1100;
    QVERIFY(qAbs(expectedShare(1900, teams, ratings) - 0.5) < 1e-9);
}

/// "Example of the Glicko-2 system", Mark Glickman, 2013.
void TestStatistics::aRatingIsWhatGlickmansExampleSays() {
    const Rating before{1500, 200, 0.06};
    const QList<RatedResult> results{{1400, 30, 1, 1}, {1550, 100, 1, 0}, {1700, 300, 1, 0}};
    const Rating after = ratingAfter(before, 1, results);
    QVERIFY2(qAbs(after.value - 1464.06) < 0.02, qPrintable(QString::number(after.value)));
    QVERIFY2(qAbs(after.deviation - 151.52) < 0.02, qPrintable(QString::number(after.deviation)));
    QVERIFY2(qAbs(after.volatility - 0.05999) < 0.00001, qPrintable(QString::number(after.volatility)));
}

void TestStatistics::aRatingIsProvisionalUntilAboutADozenMatchesAreKnown() {
    const QList<DayTally> few = talliesOf(QList<CountedMatch>(5, matchOf(4, 0.5)), 100);
    QVERIFY(ratingsOf(few, kEven).last().rating.provisional());
    const QList<DayTally> many = talliesOf(QList<CountedMatch>(15, matchOf(4, 0.5)), 100);
    const RatingPoint known = ratingsOf(many, kEven).last();
    QVERIFY(!known.rating.provisional());
    QCOMPARE(known.matches, 15);
    QVERIFY(qAbs(known.rating.value - 1500) < 0.01);
}

void TestStatistics::theLongerNothingIsPlayedTheLessIsKnown() {
    const Rating before{1500, 60, 0.06};
    QVERIFY(ratingAfter(before, 20, {}).deviation > before.deviation);
    QVERIFY(ratingAfter(before, 100'000, {}).deviation <= 350.0001);
    QCOMPARE(ratingAfter(before, 20, {}).value, before.value);
}

void TestStatistics::theDaysOfARatingFollowOneAnother() {
    const QList<DayTally> days = talliesOf({matchOf(4, 1)}, 100) + talliesOf({matchOf(4, 1)}, 103);
    const QList<RatingPoint> points = ratingsOf(days, kEven);
    QCOMPARE(points.size(), 2);
    QCOMPARE(points[1].day, 103);
    QCOMPARE(points[1].matches, 2);
    QVERIFY(points[0].rating.value > 1500 && points[1].rating.value > points[0].rating.value);
    QVERIFY(points[1].rating.deviation < points[0].rating.deviation);
    CountedMatch helped = matchOf(4, 1);
    helped.hints = 1;
    QVERIFY(ratingsOf(talliesOf({helped}, 100), kEven).isEmpty());
}

void TestStatistics::aRunOfWinsGoesOnOverTheDays() {
    const auto day = [](const QList<double>& shares, int number) {
        QList<CountedMatch> matches;
        for (const double share : shares) matches.append(matchOf(4, share));
        return runsOf(matches, number).first();
    };
    Run all;
    for (const Run& run : {day({1, 0, 1}, 1), day({1, 1}, 2), day({1, 0, 1, 1}, 3)}) all.add(run);
    QCOMPARE(all.matches, 9);
    QCOMPARE(all.longest, 4);
    QCOMPARE(all.first, 1);
    QCOMPARE(all.last, 2);
}

void TestStatistics::onlyTheUsualLevelsAreRated() {
    QVERIFY(canBeRated(matchOf(1, 1).digest) && canBeRated(matchOf(7, 1).digest));
    QVERIFY(!canBeRated(matchOf(0, 1).digest) && !canBeRated(matchOf(8, 1).digest));
    MatchDigest allies = matchOf(4, 1).digest;
    allies.sides = {0, 0};
    QVERIFY(!canBeRated(allies));
}

void TestStatistics::everyGameHasRisingRatingsAroundTheMiddle() {
    for (const GameEntry& game : games()) {
        const kit::Ratings& ratings = game.info.ratings;
        QCOMPARE(ratings[kit::kLevels / 2], kit::kMiddleRating);
        QVERIFY(std::is_sorted(ratings.begin(), ratings.end()));
        QVERIFY(std::adjacent_find(ratings.begin(), ratings.end()) == ratings.end());
    }
}

void TestStatistics::aDigestHoldsWhatTheRecordHolds() {
    const MatchPlan plan = playedOut(planFor(3, {1}, 4, {{"target", 150}}, u"triominoes"_s));
    const auto digest = digestOf(plan);
    QVERIFY(digest.has_value());
    const Standing end = standingAfter(plan);
    QCOMPARE(digest->seat, 1);
    QCOMPARE(digest->points, end.scores[1]);
    QCOMPARE(digest->share > 0, end.winners.contains(1));
    QCOMPARE(digest->rounds, end.round);
    QCOMPARE(digest->levels, (QList<int>{3, MatchDigest::kPerson, 3}));
    QCOMPARE(digest->sides, (QList<int>{0, 1, 2}));
    // In this game all that is scored is scored in rounds.
    const double others = (end.scores[0] + end.scores[2]) / 2.0;
    QVERIFY(qAbs(digest->ahead - (end.scores[1] - others)) < 1e-9);
    int earned = 0;
    for (const Earned& one : digest->earned) {
        QCOMPARE(one.times, eventsOf(plan, kit::EventType::Score, one.why.toStdString(), 1));
        earned += one.points;
    }
    QCOMPARE(earned, digest->points);
    QCOMPARE(digest->drawn, eventsOf(plan, kit::EventType::Draw, "", 1));
    QVERIFY(digest->bestRound >= digest->points / digest->rounds);
}

void TestStatistics::aDigestIsNotMadeOfWhatIsNoFinishedMatch() {
    MatchPlan plan = playedOut(planFor(2, {0}, 3, {{"target", 50}}));
    QVERIFY(digestOf(plan).has_value());
    MatchPlan bots = plan;
    bots.players[0].human = false;
    QVERIFY(!digestOf(bots));
    MatchPlan friends = plan;
    friends.players[1].human = true;
    QVERIFY(!digestOf(friends));
    MatchPlan wrong = plan;
    wrong.played[1].action = "place 9-9";
    QVERIFY(!digestOf(wrong));
    wrong.gameId = u"chess"_s;
    QVERIFY(!digestOf(wrong));
    plan.played.pop_back();
    QVERIFY(!digestOf(plan));
}

void TestStatistics::theWinnersSideSharesTheWin() {
    const MatchPlan plan = playedOut(
        planFor(6, {5}, 2, {{"teams", std::string("2x3")}, {"colours", 2}}, u"matching_elements"_s));
    const auto digest = digestOf(plan);
    QVERIFY(digest.has_value());
    QCOMPARE(digest->sides, (QList<int>{0, 1, 0, 1, 0, 1}));
    const Standing end = standingAfter(plan);
    const bool won =
        std::any_of(end.winners.begin(), end.winners.end(), [](int seat) { return seat % 2 == 1; });
    QCOMPARE(digest->share, won ? 1.0 : 0.0);  // not a third: the side has won alone
}

void TestStatistics::luckIsTheSameEveryTimeAndOnlyWhereItCanBeTold() {
    const MatchPlan plan = playedOut(planFor(2, {0}, 3, {{"target", 100}}));
    const auto digest = digestOf(plan);
    QVERIFY(digest->luckKnown && digest->luck != 0);
    QVERIFY(digestOf(plan) == digest);
    MatchPlan other = plan;
    other.players[0].human = false;
    other.players[1].human = true;
    QVERIFY(qAbs(digestOf(other)->luck + digest->luck) < 1e-9);  // one's luck is the other's misfortune
    QVERIFY(!digestOf(playedOut(planFor(2, {0}, 3, {{"target", 0}}, u"triominoes"_s)))->luckKnown);
}

void TestStatistics::matchesWithHelpAreCountedApart() {
    CountedMatch helped = matchOf(4, 1);
    helped.hints = 1;
    CountedMatch undone = matchOf(4, 0);
    undone.undos = 1;
    const GameTally tally = tallyOf(talliesOf({matchOf(4, 1), helped, undone}, 0));
    QCOMPARE(tally.matches, 1);
    QCOMPARE(tally.helped, 2);
    QCOMPARE(tally.helpedWon, 1);
}

void TestStatistics::matchesAreCountedByLevelAndSeats() {
    CountedMatch mixed = matchOf(4, 0, 7);
    mixed.digest.levels = {MatchDigest::kPerson, 2, 4};
    mixed.digest.sides = {0, 1, 2};
    const GameTally tally =
        tallyOf(talliesOf({mixed, matchOf(5, 1, 60), matchOf(4, 0.5, 80), matchOf(5, 0, -20)}, 0));
    QCOMPARE(tally.levels.size(), 3);
    QCOMPARE(tally.levels[0], (LevelTally{2, 4, 1, 1, 80, 80, 0}));
    QCOMPARE(tally.levels[1], (LevelTally{2, 5, 2, 1, 40, 60, 0}));
    QCOMPARE(tally.levels[2], (LevelTally{3, LevelTally::kMixed, 1, 0, 7, 7, 0}));
    QCOMPARE(tally.won, 2);
}

void TestStatistics::reasonsAreAddedUp() {
    CountedMatch first = matchOf(4, 1);
    first.digest.earned = {{u"bridge"_s, 1, 40}, {u"hexagon"_s, 2, 110}};
    CountedMatch second = matchOf(4, 1);
    second.digest.earned = {{u"hexagon"_s, 1, 50}};
    const GameTally tally = tallyOf(talliesOf({first}, 0) + talliesOf({second}, 1));
    QCOMPARE(tally.earned, (QList<Earned>{{u"bridge"_s, 1, 40}, {u"hexagon"_s, 3, 160}}));
}

void TestStatistics::cellsAreQuotedWhereTheyNeedIt() {
    QCOMPARE(csvCell(u"plain text"_s), u"plain text"_s);
    QCOMPARE(csvCell(u"a,b"_s), u"\"a,b\""_s);
    QCOMPARE(csvCell(u"say \"x\""_s), u"\"say \"\"x\"\"\""_s);
    QCOMPARE(csvCell(u"two\nlines"_s), u"\"two\nlines\""_s);
}

void TestStatistics::aRowOfTheTableIsWhatWasCounted() {
    CountedMatch match = matchOf(5, 1, 104);
    match.id = 7;
    match.digest.levels = {4, MatchDigest::kPerson, 5};
    match.digest.ahead = 31.5;
    match.digest.luck = -12.25;
    match.digest.luckKnown = true;
    match.digest.earned = {{u"hands"_s, 3, 104}};
    match.undos = 2;
    const QByteArrayList rows = csvOf({match}).split('\n');
    QCOMPARE(rows.size(), 3);  // the last is empty
    QCOMPARE(rows[1], QByteArray("7,1970-01-01T00:00:00Z,matador,3,\"skilled, expert\",1.00,104,0,0,0,31.50,"
                                 "-12.25,0,0,2,hands 3 104\r"));
    QCOMPARE(rows[0].count(','), 15);
}

void TestStatistics::tenThousandMatchesAreCountedAtOnce() {
    QList<CountedMatch> matches;
    for (int i = 0; i < 10'000; ++i) {
        CountedMatch match = matchOf(1 + i % 7, i % 2, i);
        match.digest.earned = {{u"hands"_s, 3, 104}};
        matches.append(match);
    }
    qint64 best = std::numeric_limits<qint64>::max();
    for (int run = 0; run < 5; ++run) {  // the machine may have other things to do
        QElapsedTimer clock;
        clock.start();
        QCOMPARE(tallyOf(talliesOf(matches, 0)).matches, 10'000);
        best = std::min(best, clock.elapsed());
    }
    qInfo("counted in %lld ms", static_cast<long long>(best));
    QVERIFY(best < 100);
}

BONEYARD_TEST(TestStatistics)
#include "tst_statistics.moc"
