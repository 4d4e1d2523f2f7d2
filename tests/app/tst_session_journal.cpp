// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QSignalSpy>
#include <QTest>

#include "sessions.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

/// Keeps nothing, and says that it has only when it is told to.
class SlowJournal final : public Journal {
public:
    void begin(const MatchPlan&, const Standing&, std::function<void(int)> opened) override { opened(7); }
    void keep(const PlayedText& action, const Standing&, Done done) override {
        actions.push_back(action.action);
        waiting = std::move(done);
    }
    void rewind(std::size_t ply, const Standing&, Done done) override {
        actions.resize(ply);
        waiting = std::move(done);
    }
    void countHint() override { ++hints; }
    void keepRacks(const Racks&) override {}
    void end() override { waiting = nullptr; }

    void release() {
        if (waiting) std::exchange(waiting, nullptr)();
    }

    std::vector<std::string> actions;
    Done waiting;
    int hints = 0;
};

/// What is done in a match is shown as soon as it is kept, and not before.
class TestSessionJournal : public QObject {
    Q_OBJECT

    /// A session with a journal that waits; it is the person's turn.
    static SlowJournal* begin(Match& session, bool casual = true);

private slots:
    void nothingIsShownBeforeItIsKept();
    void whileAnActionIsBeingKeptNothingElseIsDone();
    void anUndoIsShownWhenItIsKept();
    void aRedoIsKeptAndThenShown();
    void aMatchThatWasLeftMeanwhileHearsNothingMore();
    void aHintIsCounted();
    void aRatedMatchHasNeitherHintsNorUndo();
};

SlowJournal* TestSessionJournal::begin(Match& session, bool casual) {
    auto journal = std::make_unique<SlowJournal>();
    SlowJournal* kept = journal.get();
    session.turn()->pace()->setSpeed(u"instant"_s);
    session.journal()->setJournal(std::move(journal));
    MatchPlan plan = planFor(2, {0}, dealThatOpensWith(0, 2));
    plan.casual = casual;
    session.startPlan(plan);
    return kept;
}

void TestSessionJournal::nothingIsShownBeforeItIsKept() {
    Match session;
    SlowBots bots(session);
    SlowJournal* journal = begin(session);
    QCOMPARE(session.journal()->stored(), 7);
    QSignalSpy laid(session.table(), &Table::laid);
    QSignalSpy told(&session, &Match::told);
    QSignalSpy shown(&session, &Match::shown);
    QVERIFY(playSomething(session));
    QCOMPARE(journal->actions.size(), 1U);
    QVERIFY(session.journal()->writing() && !session.atRest());
    session.table()->setAspect(2.2);  // lays the table out anew
    QTest::qWait(150);
    QCOMPARE(session.table()->pieces()->count(), 0);
    QCOMPARE(session.turn()->phase(), Turn::YourTurn);
    QVERIFY(laid.isEmpty() && told.isEmpty() && shown.isEmpty());
    QCOMPARE(bots.thoughts, 0);
    journal->release();
    QVERIFY(!session.journal()->writing());
    QCOMPARE(session.table()->pieces()->count(), 1);
    QCOMPARE(laid.count(), 1);
    QCOMPARE(shown.count(), 1);
    QCOMPARE(shown[0][0].toString().toStdString(), journal->actions[0]);
    QCOMPARE(session.turn()->phase(), Turn::BotTurn);
    QCOMPARE(bots.thoughts, 1);
}

void TestSessionJournal::whileAnActionIsBeingKeptNothingElseIsDone() {
    Match session;
    SlowBots bots(session);
    SlowJournal* journal = begin(session);
    QVERIFY(playSomething(session));
    QVERIFY(!playSomething(session) && !session.choose(ChoiceModel::Draw) &&
            !session.choose(ChoiceModel::Pass) && !session.takeBack()->undo() && !session.next());
    session.advice()->hint();
    session.turn()->pace()->setPaused(true);
    session.turn()->pace()->setPaused(false);
    QCOMPARE(ply(session), 1U);
    QCOMPARE(journal->hints, 0);
    QCOMPARE(bots.thoughts, 0);
    session.turn()->pace()->setPaused(true);
    journal->release();
    QCOMPARE(bots.thoughts, 0);
    session.turn()->pace()->setPaused(false);
    QCOMPARE(bots.thoughts, 1);
}

void TestSessionJournal::anUndoIsShownWhenItIsKept() {
    Match session;
    SlowBots bots(session);
    SlowJournal* journal = begin(session);
    QVERIFY(playSomething(session));
    journal->release();
    QVERIFY(session.takeBack()->undo());
    QVERIFY(journal->actions.empty());
    QCOMPARE(session.table()->pieces()->count(), 1);
    QVERIFY(!session.takeBack()->undo());
    journal->release();
    QCOMPARE(session.table()->pieces()->count(), 0);
    QCOMPARE(session.turn()->phase(), Turn::YourTurn);
}

void TestSessionJournal::aRedoIsKeptAndThenShown() {
    Match session;
    SlowBots bots(session);
    SlowJournal* journal = begin(session);
    QVERIFY(playSomething(session));
    journal->release();
    const std::vector<std::string> before = journal->actions;
    QVERIFY(session.takeBack()->undo());
    journal->release();
    QVERIFY(journal->actions.empty());
    QVERIFY(session.takeBack()->redo());
    QVERIFY(session.journal()->writing());
    QCOMPARE(session.table()->pieces()->count(), 0);
    journal->release();
    QVERIFY(journal->actions == before);
    QCOMPARE(session.table()->pieces()->count(), 1);
}

void TestSessionJournal::aMatchThatWasLeftMeanwhileHearsNothingMore() {
    Match session;
    SlowJournal* journal = begin(session);
    QVERIFY(playSomething(session));
    session.leave();
    QVERIFY(!session.journal()->writing());
    QCOMPARE(session.journal()->stored(), 0);
    journal->release();
    QVERIFY(!session.active());
    QVERIFY(session.startPlan(planFor(2, {0}, dealThatOpensWith(0, 2))));
    QVERIFY(playSomething(session));
}

void TestSessionJournal::aHintIsCounted() {
    Match session;
    SlowJournal* journal = begin(session);
    QSignalSpy hinted(session.advice(), &Advice::hinted);
    session.advice()->hint();
    session.advice()->hint();
    QTRY_COMPARE(hinted.count(), 1);
    QCOMPARE(journal->hints, 1);
}

void TestSessionJournal::aRatedMatchHasNeitherHintsNorUndo() {
    Match session;
    SlowBots bots(session);
    SlowJournal* journal = begin(session, false);
    QSignalSpy said(&session, &Match::said);
    session.advice()->hint();
    QCOMPARE(said.count(), 1);
    QVERIFY(said[0][0].toString().contains(u"rated"_s));
    QVERIFY(playSomething(session));
    journal->release();
    QVERIFY(!session.takeBack()->possible() && !session.takeBack()->undo());
    QVERIFY(said[1][0].toString().contains(u"rated"_s));
    QCOMPARE(journal->hints, 0);
    QCOMPARE(ply(session), 1U);
    QVERIFY(session.restart());
    QVERIFY(!session.game()->casual());
}

BONEYARD_TEST(TestSessionJournal)

#include "tst_session_journal.moc"
