// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QSignalSpy>
#include <QTest>

#include "protocol/describe.h"
#include "sessions.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

/// What may be seen, and what may be taken back.
class TestSessionFair : public QObject {
    Q_OBJECT

    /// The melds of a person who has taken the tile that lay open; starts such a match where there is none.
    static QStringList melds(MatchSession& session);

private slots:
    void undoDropsTheThoughtOfTheBotThatIsThinking();
    void undoStopsAtATileThatWasSeen();
    void undoStopsAtATileThatWasDrawn();
    void undoDoesNotReachBehindAnotherPerson();
    void undoGivesBackEverythingItTook();
    void redoPlaysAgainWhatUndoTookBack();
    void redoGoesForwardAsOftenAsUndoWentBack();
    void anotherMoveEndsWhatCanBeRedone();
    void theHandIsCoveredUntilTheNextPersonIsReady();
    void aNewRoundBeginsWithCoveredHands();
    void theOnlyPersonAlwaysSeesHisOwnHand();
    void nothingOfABotsHandCanBePlayedByTheOneWhoWatches();
};

QStringList TestSessionFair::melds(MatchSession& session) {
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
    MatchSession session;
    SlowBots bots(session);
    session.setPace(u"instant"_s);
    QVERIFY(session.startPlan(planFor(2, {0}, dealThatOpensWith(0, 2))));
    QVERIFY(!session.canUndo());
    QVERIFY(playSomething(session));
    QCOMPARE(session.phase(), MatchSession::BotTurn);
    QVERIFY(session.canUndo());
    QVERIFY(session.undo());
    QCOMPARE(session.phase(), MatchSession::YourTurn);
    QCOMPARE(session.pieces()->count(), 0);
    bots.release();
    settleEvents();
    QCOMPARE(ply(session), 0U);
    QVERIFY(playSomething(session));  // and the match goes on
    QTRY_COMPARE(session.phase(), MatchSession::YourTurn);
    QVERIFY(ply(session) >= 2);
}

void TestSessionFair::undoStopsAtATileThatWasSeen() {
    MatchSession session;
    session.setPace(u"instant"_s);
    QVERIFY(session.startPlan(planFor(2, {0}, dealThatOpensWith(0, 2))));
    QVERIFY(playSomething(session));
    QTRY_COMPARE(session.phase(), MatchSession::YourTurn);
    QVERIFY(session.pieces()->count() >= 2);  // the bot has laid a tile
    QVERIFY(!session.canUndo());
    QVERIFY(session.undoHint().contains(u"hidden tile"_s));
    QSignalSpy said(&session, &MatchSession::said);
    const std::size_t before = ply(session);
    QVERIFY(!session.undo());
    QCOMPARE(ply(session), before);
    QCOMPARE(said.count(), 1);
}

void TestSessionFair::undoStopsAtATileThatWasDrawn() {
    MatchSession session;
    session.setPace(u"instant"_s);
    for (std::uint64_t deal = 1; deal < 200; ++deal) {
        QVERIFY(session.startPlan(planFor(2, {0}, deal)));
        for (int turn = 0; turn < 20 && !session.canDraw(); ++turn) {
            QTRY_VERIFY(session.phase() != MatchSession::BotTurn);
            if (session.phase() != MatchSession::YourTurn || session.canDraw() || session.busy()) break;
            QVERIFY(playSomething(session));
        }
        if (session.canDraw()) break;
    }
    QVERIFY(session.canDraw());
    QSignalSpy drew(&session, &MatchSession::drew);
    const int held = session.hand()->count();
    QVERIFY(session.draw());
    QCOMPARE(drew.count(), 1);
    QCOMPARE(session.hand()->count(), held + 1);
    QVERIFY(!session.canUndo());
}

void TestSessionFair::undoDoesNotReachBehindAnotherPerson() {
    MatchSession session;
    QVERIFY(session.startPlan(planFor(2, {0, 1}, 3)));
    session.ready();
    QVERIFY(playSomething(session));
    QCOMPARE(session.phase(), MatchSession::Cover);
    QVERIFY(!session.canUndo());  // whoever sits there now must not uncover the other hand
    session.ready();
    QVERIFY(!session.canUndo());
    QVERIFY(!session.undo());
    QCOMPARE(ply(session), 1U);
}

void TestSessionFair::undoGivesBackEverythingItTook() {
    MatchSession session;
    SlowBots bots(session);
    QVERIFY(session.startPlan(planFor(3, {0}, dealThatOpensWith(0, 3))));
    const kit::Data before = boneyard::protocol::describe(*session.match());
    const int held = session.hand()->count();
    QVERIFY(playSomething(session));
    QVERIFY(boneyard::protocol::describe(*session.match()) != before);
    QVERIFY(session.undo());
    QVERIFY(boneyard::protocol::describe(*session.match()) == before);
    QCOMPARE(session.hand()->count(), held);
    QCOMPARE(session.seats()->at(0, u"word"_s).toString(), QString());
}

void TestSessionFair::redoPlaysAgainWhatUndoTookBack() {
    MatchSession session;
    SlowBots bots(session);
    QVERIFY(session.startPlan(planFor(3, {0}, dealThatOpensWith(0, 3))));
    QVERIFY(!session.canRedo());
    QVERIFY(playSomething(session));
    const kit::Data after = boneyard::protocol::describe(*session.match());
    QVERIFY(session.undo());
    QVERIFY(session.canRedo());
    QSignalSpy shown(&session, &MatchSession::shown);
    QVERIFY(session.redo());
    QVERIFY(boneyard::protocol::describe(*session.match()) == after);
    QCOMPARE(session.pieces()->count(), 1);
    QCOMPARE(shown.count(), 1);
    QCOMPARE(session.phase(), MatchSession::BotTurn);  // and the bot is asked again
    QVERIFY(!session.canRedo());
    QVERIFY(session.undo());
}

void TestSessionFair::redoGoesForwardAsOftenAsUndoWentBack() {
    MatchSession session;
    SlowBots bots(session);
    QVERIFY(melds(session).size() >= 2);
    const kit::Data taken = boneyard::protocol::describe(*session.match());
    QVERIFY(session.play(melds(session).front()));
    const kit::Data laid = boneyard::protocol::describe(*session.match());
    QVERIFY(session.undo());
    QVERIFY(session.undo());
    QCOMPARE(ply(session), 0U);
    QVERIFY(session.redo());
    QVERIFY(boneyard::protocol::describe(*session.match()) == taken);
    QVERIFY(session.redo());
    QVERIFY(boneyard::protocol::describe(*session.match()) == laid);
    QVERIFY(!session.redo());
}

void TestSessionFair::anotherMoveEndsWhatCanBeRedone() {
    MatchSession session;
    SlowBots bots(session);
    const QStringList all = melds(session);
    QVERIFY(all.size() >= 2);
    QVERIFY(session.play(all.front()));
    QVERIFY(session.undo());
    QVERIFY(session.canRedo());
    QVERIFY(session.play(all.back()));
    QCOMPARE(session.phase(), MatchSession::YourTurn);
    QVERIFY(!session.canRedo());
    QVERIFY(!session.redo());
}

void TestSessionFair::theHandIsCoveredUntilTheNextPersonIsReady() {
    MatchSession session;
    QVERIFY(session.startPlan(planFor(2, {0, 1}, 3)));
    for (int turn = 0; turn < 6; ++turn) {
        QCOMPARE(session.phase(), MatchSession::Cover);
        QCOMPARE(session.viewer(), -1);
        QCOMPARE(session.hand()->count(), 0);
        QCOMPARE(session.choices()->count(), 0);
        for (int row = 0; row < session.marks()->count(); ++row) {
            QVERIFY(!session.marks()->at(row, u"open"_s).toBool());
        }
        for (int seat = 0; seat < 2; ++seat) {
            QVERIFY(session.seats()->at(seat, u"hand"_s).toList().isEmpty());
        }
        QVERIFY(!playSomething(session));
        session.ready();
        QCOMPARE(session.phase(), MatchSession::YourTurn);
        QCOMPARE(session.viewer(), session.toMove());
        QVERIFY(session.hand()->count() > 0);
        while (session.phase() == MatchSession::YourTurn) QVERIFY(playSomething(session));
    }
}

void TestSessionFair::aNewRoundBeginsWithCoveredHands() {
    MatchSession session;
    session.setPace(u"instant"_s);
    for (std::uint64_t deal = 1; session.phase() != MatchSession::RoundOver; ++deal) {
        QVERIFY(session.startPlan(planFor(2, {0, 1}, deal, {{"target", 1000}})));
        while (!session.match()->status().round_over()) {
            session.ready();
            if (session.busy()) {
                QTRY_VERIFY(!session.busy());
            } else {
                QVERIFY(playSomething(session));
            }
        }
    }
    QVERIFY(!session.seats()->at(0, u"hand"_s).toList().isEmpty() ||
            !session.seats()->at(1, u"hand"_s).toList().isEmpty());
    QVERIFY(!session.roundText().isEmpty());
    QVERIFY(session.next());
    QCOMPARE(session.phase(), MatchSession::Cover);
    QCOMPARE(session.hand()->count(), 0);
    QCOMPARE(session.round(), 2);
}

void TestSessionFair::theOnlyPersonAlwaysSeesHisOwnHand() {
    MatchSession session;
    SlowBots bots(session);
    QVERIFY(session.startPlan(planFor(3, {1}, dealThatOpensWith(0, 3))));
    QCOMPARE(session.phase(), MatchSession::BotTurn);
    QCOMPARE(session.viewer(), 1);
    QVERIFY(session.hand()->count() > 0);
    QVERIFY(session.seats()->at(0, u"thinking"_s).toBool());
    QVERIFY(session.seats()->at(0, u"hand"_s).toList().isEmpty());
}

void TestSessionFair::nothingOfABotsHandCanBePlayedByTheOneWhoWatches() {
    MatchSession session;
    SlowBots bots(session);
    QVERIFY(session.startPlan(planFor(2, {}, dealThatOpensWith(0, 2))));
    QVERIFY(session.autoplay());
    QCOMPARE(session.viewer(), 0);
    QVERIFY(session.hand()->count() > 0);
    QVERIFY(!playSomething(session));
    QVERIFY(!session.play(QString::fromStdString(session.match()->legal().front())));
    QCOMPARE(ply(session), 0U);
}

BONEYARD_TEST(TestSessionFair)
#include "tst_session_fair.moc"
