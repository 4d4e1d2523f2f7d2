// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QSignalSpy>
#include <QTest>

#include "hands.h"
#include "protocol/describe.h"
#include "sessions.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

/// What may be seen, and what may be taken back.
class TestSessionFair : public QObject {
    Q_OBJECT

    /// The melds of a person who has taken the tile that lay open; starts such a match where there is none.
    static QStringList melds(Match& session);

private slots:
    void undoDropsTheThoughtOfTheBotThatIsThinking();
    void undoGoesBackToOnesOwnLastDecisionWhateverWasSeenSince();
    void undoTakesBackATileThatWasDrawn();
    void undoGoesBackAgainAndAgainToTheFirstDecision();
    void undoReachesBehindTheEndOfARound();
    void aRatedMatchTakesNothingBack();
    void aPersonTakesBackUntilTheNextOneHasLooked();
    void undoGivesBackEverythingItTook();
    void redoPlaysAgainWhatUndoTookBack();
    void redoGoesForwardAsOftenAsUndoWentBack();
    void anotherMoveEndsWhatCanBeRedone();
    void theHandIsCoveredUntilTheNextPersonIsReady();
    void aNewRoundBeginsWithCoveredHands();
    void theOnlyPersonAlwaysSeesHisOwnHand();
    void nothingOfABotsHandCanBePlayedByTheOneWhoWatches();
};

QStringList TestSessionFair::melds(Match& session) {
    QStringList all;
    for (std::uint64_t deal = 1; all.size() < 2 && deal < 500; ++deal) {
        if (!session.active() || ply(session) == 0) {
            session.startPlan(planFor(2, {0}, deal, {}, u"tiles_and_deal"_s));
            if (!session.play(u"take"_s)) continue;
        }
        all.clear();
        for (const std::string& action : session.match()->legal()) {
            if (action.starts_with("meld ")) all.append(QString::fromStdString(action));
        }
        if (all.size() < 2) session.leave();
    }
    return all;
}

void TestSessionFair::undoDropsTheThoughtOfTheBotThatIsThinking() {
    Match session;
    SlowBots bots(session);
    session.turn()->pace()->setSpeed(u"instant"_s);
    QVERIFY(session.startPlan(planFor(2, {0}, dealThatOpensWith(0, 2))));
    QVERIFY(!session.takeBack()->possible());
    QVERIFY(playSomething(session));
    QCOMPARE(session.turn()->phase(), Turn::BotTurn);
    QVERIFY(session.takeBack()->possible());
    QVERIFY(session.takeBack()->undo());
    QCOMPARE(session.turn()->phase(), Turn::YourTurn);
    QCOMPARE(session.table()->pieces()->count(), 0);
    bots.release();
    settleEvents();
    QCOMPARE(ply(session), 0U);
    QVERIFY(playSomething(session));  // and the match goes on
    QTRY_COMPARE(session.turn()->phase(), Turn::YourTurn);
    QVERIFY(ply(session) >= 2);
}

void TestSessionFair::undoGoesBackToOnesOwnLastDecisionWhateverWasSeenSince() {
    Match session;
    session.turn()->pace()->setSpeed(u"instant"_s);
    QVERIFY(session.startPlan(planFor(2, {0}, dealThatOpensWith(0, 2))));
    const kit::Data before = boneyard::protocol::describe(*session.match());
    QVERIFY(playSomething(session));
    QTRY_COMPARE(session.turn()->phase(), Turn::YourTurn);
    QVERIFY(session.table()->pieces()->count() >= 2);  // the bot has laid a tile
    const kit::Data after = boneyard::protocol::describe(*session.match());
    QVERIFY(session.takeBack()->undo());
    QVERIFY(boneyard::protocol::describe(*session.match()) == before);
    QCOMPARE(session.turn()->phase(), Turn::YourTurn);
    QVERIFY(session.game()->casual());
    QVERIFY(session.takeBack()->redo());  // with what the bot had answered
    QVERIFY(boneyard::protocol::describe(*session.match()) == after);
}

void TestSessionFair::undoTakesBackATileThatWasDrawn() {
    Match session;
    session.turn()->pace()->setSpeed(u"instant"_s);
    for (std::uint64_t deal = 1; deal < 200; ++deal) {
        QVERIFY(session.startPlan(planFor(2, {0}, deal)));
        for (int turn = 0; turn < 20 && !session.turn()->mayDraw(); ++turn) {
            QTRY_VERIFY(session.turn()->phase() != Turn::BotTurn);
            if (session.turn()->phase() != Turn::YourTurn || session.turn()->mayDraw() ||
                session.turn()->forced())
                break;
            QVERIFY(playSomething(session));
        }
        if (session.turn()->mayDraw()) break;
    }
    QVERIFY(session.turn()->mayDraw());
    QSignalSpy drew(session.table(), &Table::drew);
    const int held = session.table()->hand()->count();
    QVERIFY(session.choose(ChoiceModel::Draw));
    QCOMPARE(drew.count(), 1);
    QCOMPARE(session.table()->hand()->count(), held + 1);
    QVERIFY(session.takeBack()->undo());
    QCOMPARE(session.table()->hand()->count(), held);
    QVERIFY(session.turn()->mayDraw());
}

void TestSessionFair::undoGoesBackAgainAndAgainToTheFirstDecision() {
    Match session;
    session.turn()->pace()->setSpeed(u"instant"_s);
    QVERIFY(session.startPlan(planFor(2, {0}, dealThatOpensWith(0, 2))));
    QList<kit::Data> decisions;
    while (decisions.size() < 3) {
        decisions.append(boneyard::protocol::describe(*session.match()));
        QVERIFY(playSomething(session));
        QTRY_VERIFY(session.turn()->phase() == Turn::YourTurn && !session.turn()->forced());
    }
    while (!decisions.isEmpty()) {
        QVERIFY(session.takeBack()->undo());
        QVERIFY(boneyard::protocol::describe(*session.match()) == decisions.takeLast());
    }
    QVERIFY(!session.takeBack()->possible());
    QVERIFY(session.takeBack()->whyNot().contains(u"nothing to take back"_s));
}

void TestSessionFair::undoReachesBehindTheEndOfARound() {
    Match session;
    session.turn()->pace()->setSpeed(u"instant"_s);
    QVERIFY(session.startPlan(planFor(2, {0}, 3, {{"target", 1000}})));
    const HandModel& hand = *session.table()->hand();
    QList<QStringList> stood;  // before each of one's own moves in the first round
    while (session.turn()->phase() != Turn::RoundOver) {
        QTRY_VERIFY(session.turn()->phase() != Turn::BotTurn && !session.turn()->forced());
        if (session.turn()->phase() != Turn::YourTurn) continue;
        if (stood.isEmpty()) session.table()->hand()->move(hand.count() - 1, 0);
        stood.append(tilesOf(hand));
        QVERIFY(playSomething(session));
    }
    QVERIFY(session.next());
    QCOMPARE(session.round(), 2);
    QTRY_VERIFY(session.turn()->phase() == Turn::YourTurn);
    QSignalSpy said(&session, &Match::said);
    QVERIFY(session.takeBack()->undo());
    QCOMPARE(session.round(), 1);
    QCOMPARE(said.count(), 1);
    QCOMPARE(said.first().first().toString(), u"Back in round 1."_s);
    QCOMPARE(session.turn()->phase(), Turn::YourTurn);
    while (session.takeBack()->possible()) QVERIFY(session.takeBack()->undo());
    QCOMPARE(said.count(), 1);  // it is said once
    QCOMPARE(tilesOf(hand), stood.first());
    for (int row = 0; row < hand.count(); ++row) QVERIFY(!hand.at(row, u"fresh"_s).toBool());
}

void TestSessionFair::aRatedMatchTakesNothingBack() {
    Match session;
    SlowBots bots(session);
    MatchPlan plan = planFor(2, {0}, dealThatOpensWith(0, 2));
    plan.casual = false;
    QVERIFY(session.startPlan(plan));
    QVERIFY(playSomething(session));
    QVERIFY(!session.takeBack()->possible());
    QVERIFY(session.takeBack()->whyNot().contains(u"rated"_s));
    QVERIFY(!session.takeBack()->undo());
    QCOMPARE(ply(session), 1U);
}

void TestSessionFair::aPersonTakesBackUntilTheNextOneHasLooked() {
    Match session;
    QVERIFY(session.startPlan(planFor(2, {0, 1}, 3)));
    QVERIFY(!session.takeBack()->possible());
    session.ready();
    const int first = session.turn()->viewer();
    QVERIFY(playSomething(session));
    QCOMPARE(session.turn()->phase(), Turn::Cover);
    QVERIFY(session.takeBack()->undo());
    QCOMPARE(session.turn()->phase(), Turn::YourTurn);
    QCOMPARE(session.turn()->viewer(), first);  // whose hand it is, and nobody else's
    QVERIFY(session.takeBack()->redo());
    QCOMPARE(session.turn()->phase(), Turn::Cover);
    session.ready();
    QVERIFY(!session.takeBack()->possible());
    QVERIFY(!session.takeBack()->undo());
    QCOMPARE(ply(session), 1U);
    QVERIFY(playSomething(session));
    session.ready();
    QVERIFY(session.takeBack()->whyNot().contains(u"another player"_s));
}

void TestSessionFair::undoGivesBackEverythingItTook() {
    Match session;
    SlowBots bots(session);
    QVERIFY(session.startPlan(planFor(3, {0}, dealThatOpensWith(0, 3))));
    const kit::Data before = boneyard::protocol::describe(*session.match());
    const int held = session.table()->hand()->count();
    QVERIFY(playSomething(session));
    QVERIFY(boneyard::protocol::describe(*session.match()) != before);
    QVERIFY(session.takeBack()->undo());
    QVERIFY(boneyard::protocol::describe(*session.match()) == before);
    QCOMPARE(session.table()->hand()->count(), held);
    QCOMPARE(session.table()->seats()->at(0, u"word"_s).toString(), QString());
}

void TestSessionFair::redoPlaysAgainWhatUndoTookBack() {
    Match session;
    SlowBots bots(session);
    QVERIFY(session.startPlan(planFor(3, {0}, dealThatOpensWith(0, 3))));
    QVERIFY(!session.takeBack()->canRedo());
    QVERIFY(playSomething(session));
    const kit::Data after = boneyard::protocol::describe(*session.match());
    QVERIFY(session.takeBack()->undo());
    QVERIFY(session.takeBack()->canRedo());
    QSignalSpy shown(&session, &Match::shown);
    QVERIFY(session.takeBack()->redo());
    QVERIFY(boneyard::protocol::describe(*session.match()) == after);
    QCOMPARE(session.table()->pieces()->count(), 1);
    QCOMPARE(shown.count(), 1);
    QCOMPARE(session.turn()->phase(), Turn::BotTurn);  // and the bot is asked again
    QVERIFY(!session.takeBack()->canRedo());
    QVERIFY(session.takeBack()->undo());
}

void TestSessionFair::redoGoesForwardAsOftenAsUndoWentBack() {
    Match session;
    SlowBots bots(session);
    QVERIFY(melds(session).size() >= 2);
    const kit::Data taken = boneyard::protocol::describe(*session.match());
    QVERIFY(session.play(melds(session).front()));
    const kit::Data laid = boneyard::protocol::describe(*session.match());
    QVERIFY(session.takeBack()->undo());
    QVERIFY(session.takeBack()->undo());
    QCOMPARE(ply(session), 0U);
    QVERIFY(session.takeBack()->redo());
    QVERIFY(boneyard::protocol::describe(*session.match()) == taken);
    QVERIFY(session.takeBack()->redo());
    QVERIFY(boneyard::protocol::describe(*session.match()) == laid);
    QVERIFY(!session.takeBack()->redo());
}

void TestSessionFair::anotherMoveEndsWhatCanBeRedone() {
    Match session;
    SlowBots bots(session);
    const QStringList all = melds(session);
    QVERIFY(all.size() >= 2);
    QVERIFY(session.play(all.front()));
    QVERIFY(session.takeBack()->undo());
    QVERIFY(session.takeBack()->canRedo());
    QVERIFY(session.play(all.back()));
    QCOMPARE(session.turn()->phase(), Turn::YourTurn);
    QVERIFY(!session.takeBack()->canRedo());
    QVERIFY(!session.takeBack()->redo());
}

void TestSessionFair::theHandIsCoveredUntilTheNextPersonIsReady() {
    Match session;
    QVERIFY(session.startPlan(planFor(2, {0, 1}, 3)));
    for (int turn = 0; turn < 6; ++turn) {
        QCOMPARE(session.turn()->phase(), Turn::Cover);
        QCOMPARE(session.turn()->viewer(), -1);
        QCOMPARE(session.table()->hand()->count(), 0);
        QCOMPARE(session.selection()->choices()->count(), 0);
        for (int row = 0; row < session.table()->marks()->count(); ++row) {
            QVERIFY(!session.table()->marks()->at(row, u"open"_s).toBool());
        }
        for (int seat = 0; seat < 2; ++seat) {
            QVERIFY(session.table()->seats()->at(seat, u"hand"_s).toList().isEmpty());
        }
        QVERIFY(!playSomething(session));
        session.ready();
        QCOMPARE(session.turn()->phase(), Turn::YourTurn);
        QCOMPARE(session.turn()->viewer(), session.turn()->seat());
        QVERIFY(session.table()->hand()->count() > 0);
        while (session.turn()->phase() == Turn::YourTurn) QVERIFY(playSomething(session));
    }
}

void TestSessionFair::aNewRoundBeginsWithCoveredHands() {
    Match session;
    session.turn()->pace()->setSpeed(u"instant"_s);
    for (std::uint64_t deal = 1; session.turn()->phase() != Turn::RoundOver; ++deal) {
        QVERIFY(session.startPlan(planFor(2, {0, 1}, deal, {{"target", 1000}})));
        while (!session.match()->status().round_over()) {
            session.ready();
            if (session.turn()->forced()) {
                QTRY_VERIFY(!session.turn()->forced());
            } else {
                QVERIFY(playSomething(session));
            }
        }
    }
    QVERIFY(!session.table()->seats()->at(0, u"hand"_s).toList().isEmpty() ||
            !session.table()->seats()->at(1, u"hand"_s).toList().isEmpty());
    QVERIFY(!session.roundEnd()->text().isEmpty());
    QVERIFY(session.next());
    QCOMPARE(session.turn()->phase(), Turn::Cover);
    QCOMPARE(session.table()->hand()->count(), 0);
    QCOMPARE(session.round(), 2);
}

void TestSessionFair::theOnlyPersonAlwaysSeesHisOwnHand() {
    Match session;
    SlowBots bots(session);
    QVERIFY(session.startPlan(planFor(3, {1}, dealThatOpensWith(0, 3))));
    QCOMPARE(session.turn()->phase(), Turn::BotTurn);
    QCOMPARE(session.turn()->viewer(), 1);
    QVERIFY(session.table()->hand()->count() > 0);
    QVERIFY(session.table()->seats()->at(0, u"thinking"_s).toBool());
    QVERIFY(session.table()->seats()->at(0, u"hand"_s).toList().isEmpty());
}

void TestSessionFair::nothingOfABotsHandCanBePlayedByTheOneWhoWatches() {
    Match session;
    SlowBots bots(session);
    QVERIFY(session.startPlan(planFor(2, {}, dealThatOpensWith(0, 2))));
    QVERIFY(session.turn()->autoplay());
    QCOMPARE(session.turn()->viewer(), 0);
    QVERIFY(session.table()->hand()->count() > 0);
    QVERIFY(!playSomething(session));
    QVERIFY(!session.play(QString::fromStdString(session.match()->legal().front())));
    QCOMPARE(ply(session), 0U);
}

BONEYARD_TEST(TestSessionFair)
#include "tst_session_fair.moc"
