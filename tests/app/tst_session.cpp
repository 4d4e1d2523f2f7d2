// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include "sessions.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

/// A match at this machine: who does something when.
class TestSession : public QObject {
    Q_OBJECT

private slots:
    void aLateMoveIsDroppedWhenAnotherMatchHasBegun();
    void aLateMoveIsDroppedWhenTheMatchWasLeft();
    void aWholeMatchEndsWithTheTotalsOfTheScoreSheet_data();
    void aWholeMatchEndsWithTheTotalsOfTheScoreSheet();
    void thePaceOnlyDelaysWhatIsShown();
    void botsStopAfterThePliesAskedFor();
    void aPausedMatchWaits();
    void whatIsNotLegalChangesNothing();
    void aTileWithOneSpotIsAimedAtOnce();
    void aPlaceThatWasGoneToStaysWhenTheTableIsLaidOutAnew();
    void aNewMatchWithTheSameSetupHasAnotherDeal();
    void nothingRunsWhenItIsAPersonsTurn();
    void aMatchGoesOnFromWhatWasPlayed();
    void aMatchWithAnIllegalActionIsNotBegun();
};

void TestSession::aLateMoveIsDroppedWhenAnotherMatchHasBegun() {
    Match session;
    SlowBots bots(session);
    session.turn()->pace()->setSpeed(u"instant"_s);
    QVERIFY(session.startPlan(planFor(2, {0}, dealThatOpensWith(1, 2))));
    QCOMPARE(session.turn()->phase(), Turn::BotTurn);
    QCOMPARE(bots.thoughts, 1);
    QVERIFY(session.startPlan(planFor(2, {0, 1}, 3)));
    bots.release();
    settleEvents();
    QCOMPARE(ply(session), 0U);
}

void TestSession::aLateMoveIsDroppedWhenTheMatchWasLeft() {
    Match session;
    SlowBots bots(session);
    session.turn()->pace()->setSpeed(u"instant"_s);
    QVERIFY(session.startPlan(planFor(2, {0}, dealThatOpensWith(1, 2))));
    session.leave();
    QVERIFY(!session.active());
    bots.release();
    settleEvents();
    QCOMPARE(session.turn()->phase(), Turn::Idle);
}

void TestSession::aWholeMatchEndsWithTheTotalsOfTheScoreSheet_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::newRow("matador 2") << u"matador"_s << 2;
    QTest::newRow("matador 4") << u"matador"_s << 4;
    QTest::newRow("russian 3") << u"russian"_s << 3;
}

void TestSession::aWholeMatchEndsWithTheTotalsOfTheScoreSheet() {
    QFETCH(QString, game);
    QFETCH(int, seats);
    Match session;
    session.turn()->pace()->setSpeed(u"instant"_s);
    QSignalSpy rounds(session.table(), &Table::roundEnded);
    QSignalSpy matches(&session, &Match::matchEnded);
    MatchPlan plan = planFor(seats, {}, 21);
    plan.gameId = game;
    QVERIFY(session.startPlan(plan));
    QTRY_COMPARE_WITH_TIMEOUT(session.turn()->phase(), Turn::MatchOver, 60'000);
    QCOMPARE(matches.count(), 1);
    QCOMPARE(int(rounds.count()) + 1, session.round());
    QVERIFY(!Narrator(*session.played(), session.players()).matchTitle().isEmpty());
    QVERIFY(!session.roundEnd()->title().isEmpty());

    const kit::Status status = session.match()->status();
    QList<int> sums(seats, 0);
    QList<int> totals(seats, 0);
    const ScoreSheet& sheet = session.scoreSheet()->sheet();
    QCOMPARE(sheet.rows.size(), session.round());
    for (const ScoreSheet::Row& row : sheet.rows) {
        for (int seat = 0; seat < seats; ++seat) {
            sums[seat] += row.cells[seat].points;
            totals[seat] = row.cells[seat].total;
        }
    }
    int winners = 0;
    for (int seat = 0; seat < seats; ++seat) {
        QCOMPARE(sums[seat], status.scores[std::size_t(seat)]);
        QCOMPARE(totals[seat], status.scores[std::size_t(seat)]);
        QCOMPARE(session.table()->seats()->at(seat, u"score"_s).toInt(), sums[seat]);
        if (session.table()->seats()->at(seat, u"winner"_s).toBool()) ++winners;
    }
    QCOMPARE(winners, int(status.winners.size()));
    QVERIFY(winners > 0);
}

void TestSession::thePaceOnlyDelaysWhatIsShown() {
    constexpr int kFast = 300;
    std::vector<std::string> played[2];
    for (const bool instant : {true, false}) {
        Match session;
        session.turn()->pace()->setSpeed(instant ? u"instant"_s : u"fast"_s);
        session.turn()->setPlyLimit(3);
        QElapsedTimer clock;
        clock.start();
        QVERIFY(session.startPlan(planFor(3, {}, 8)));
        QTRY_COMPARE(ply(session), 3U);
        if (!instant) QVERIFY(clock.elapsed() >= kFast);
        played[instant ? 0 : 1] = session.match()->actions();
    }
    QVERIFY(played[0] == played[1]);
}

void TestSession::botsStopAfterThePliesAskedFor() {
    Match session;
    session.turn()->pace()->setSpeed(u"instant"_s);
    session.turn()->setPlyLimit(5);
    QVERIFY(session.startPlan(planFor(2, {}, 4)));
    QTRY_COMPARE(ply(session), 5U);
    settleEvents();
    QCOMPARE(ply(session), 5U);
    QVERIFY(session.atRest());
}

void TestSession::aPausedMatchWaits() {
    Match session;
    session.turn()->pace()->setSpeed(u"instant"_s);
    session.turn()->pace()->setPaused(true);
    QVERIFY(session.startPlan(planFor(2, {}, 4, {{"target", 0}})));
    settleEvents();
    QCOMPARE(ply(session), 0U);
    QVERIFY(session.atRest());
    session.turn()->pace()->setPaused(false);
    QTRY_COMPARE_WITH_TIMEOUT(session.turn()->phase(), Turn::MatchOver, 30'000);
}

void TestSession::whatIsNotLegalChangesNothing() {
    Match session;
    QVERIFY(!session.play(u"draw"_s));
    QVERIFY(!session.next() && !session.takeBack()->undo() && !session.restart() && !session.start(nullptr));
    session.ready();
    session.advice()->hint();
    session.advice()->refuse(u"1-1"_s);
    QVERIFY(!session.startPlan({u"chess"_s, 2, 1, {}, {}}));
    QVERIFY(!session.startPlan({u"matador"_s, 9, 1, {}, {}}));
    QVERIFY(session.startPlan(planFor(2, {0}, dealThatOpensWith(0, 2))));
    QVERIFY(!session.play(u"nonsense"_s) && !session.play({}) && !session.playSpot(99) && !session.next());
    session.selection()->setTile(u"no tile"_s);
    QCOMPARE(session.selection()->tile(), QString());
    QCOMPARE(ply(session), 0U);
}

void TestSession::aTileWithOneSpotIsAimedAtOnce() {
    Match session;
    QVERIFY(session.startPlan(planFor(2, {0}, dealThatOpensWith(0, 2))));
    const QString tile = session.table()->hand()->at(0, u"tile"_s).toString();
    session.selection()->tap(0);
    QCOMPARE(session.selection()->spots()->count(), 1);  // the opening tile has one place
    QCOMPARE(session.selection()->spot(), 0);
    session.selection()->tap(0);
    QCOMPARE(session.selection()->tile(), QString());
    QCOMPARE(session.selection()->spots()->count(), 0);
    QCOMPARE(session.selection()->spot(), -1);
}

void TestSession::aPlaceThatWasGoneToStaysWhenTheTableIsLaidOutAnew() {
    Match session;
    session.turn()->pace()->setSpeed(u"instant"_s);
    QVERIFY(session.startPlan(planFor(2, {0}, dealThatOpensWith(1, 2))));
    QTRY_COMPARE(session.turn()->phase(), Turn::YourTurn);
    Selection& selection = *session.selection();
    for (int row = 0; row < session.table()->hand()->count() && selection.spots()->count() < 2; ++row)
        selection.choose(row, true);
    QVERIFY(selection.spots()->count() > 1);
    QCOMPARE(selection.spot(), -1);
    selection.walk(1);
    selection.walk(1);
    const QString action = selection.action(selection.spot());
    QVERIFY(!action.isEmpty());
    session.table()->setAspect(2.2);
    QCOMPARE(selection.action(selection.spot()), action);
}

void TestSession::aNewMatchWithTheSameSetupHasAnotherDeal() {
    Match session;
    QVERIFY(session.startPlan(planFor(3, {0}, 4, {{"target", 70}})));
    const QString deal = session.game()->deal();
    QVERIFY(session.restart());
    QVERIFY(session.game()->deal() != deal);
    QCOMPARE(session.match()->setup().options.number("target"), 70);
    QCOMPARE(session.table()->seats()->count(), 3);
}

void TestSession::nothingRunsWhenItIsAPersonsTurn() {
    Match session;
    session.turn()->pace()->setSpeed(u"instant"_s);
    QVERIFY(session.startPlan(planFor(2, {0}, dealThatOpensWith(0, 2))));
    QVERIFY(playSomething(session));
    QTRY_COMPARE(session.turn()->phase(), Turn::YourTurn);
    QTRY_VERIFY(session.atRest());
}

void TestSession::aMatchGoesOnFromWhatWasPlayed() {
    MatchPlan plan = planFor(2, {0, 1}, 3);
    Match before;
    QVERIFY(before.startPlan(plan));
    for (int i = 0; i < 6; ++i) {
        before.ready();
        QVERIFY(playSomething(before));
    }
    for (const std::string& action : before.match()->actions()) plan.played.push_back({action, By::Person});
    Match session;
    QVERIFY(session.startPlan(plan));
    QVERIFY(session.match()->record() == before.match()->record());
    session.ready();
    QCOMPARE(session.turn()->phase(), Turn::YourTurn);
    QVERIFY(playSomething(session));
    QVERIFY(session.restart());
    QCOMPARE(ply(session), 0U);  // new tiles, and nothing of the old
}

void TestSession::aMatchWithAnIllegalActionIsNotBegun() {
    Match session;
    QVERIFY(session.startPlan(planFor(2, {0, 1}, 3)));
    const kit::Record old = session.match()->record();
    QSignalSpy said(&session, &Match::said);
    MatchPlan plan = planFor(2, {0, 1}, 4);
    plan.played = {{"draw the moon", By::Person}};
    QVERIFY(!session.startPlan(plan));
    QCOMPARE(said.count(), 1);
    QVERIFY(said[0][0].toString().contains(u"\"draw the moon\""_s));
    QVERIFY(session.match()->record() == old);
}

BONEYARD_TEST(TestSession)
#include "tst_session.moc"
