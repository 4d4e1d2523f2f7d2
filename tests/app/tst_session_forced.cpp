// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <algorithm>

#include "sessions.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

namespace {

/// The rest of the set, in some order.
void fillUp(std::vector<std::string>& deck, const std::vector<std::string>& set) {
    for (const std::string& tile : set) {
        if (std::find(deck.begin(), deck.end(), tile) == deck.end()) deck.push_back(tile);
    }
}

std::vector<std::string> dominoes() {
    std::vector<std::string> set;
    for (int a = 0; a <= 6; ++a) {
        for (int b = a; b <= 6; ++b) set.push_back(std::to_string(a) + '-' + std::to_string(b));
    }
    return set;
}

std::vector<std::string> triangles() {
    std::vector<std::string> set;
    for (int a = 0; a <= 5; ++a) {
        for (int b = a; b <= 5; ++b) {
            for (int c = b; c <= 5; ++c)
                set.push_back(std::to_string(a) + '-' + std::to_string(b) + '-' + std::to_string(c));
        }
    }
    return set;
}

/// A person before a 4 and a 5 with nothing that fits either, and three tiles to draw until one does.
MatchPlan stuck() {
    MatchPlan plan = planFor(2, {0}, 1, {{"opener", std::string("rotate")}, {"hand", std::string("5")}});
    for (const char* tile :
         {"5-5", "5-6", "4-6", "1-1", "0-4", "2-4", "0-1", "1-2", "4-5", "0-6", "1-5", "0-5", "2-3", "0-2"})
        plan.deck.emplace_back(tile);
    fillUp(plan.deck, dominoes());
    for (const char* action : {"open 5-5", "place 2-4 R 2"}) plan.played.push_back({action, By::Bot});
    return plan;
}

/// The same where each tile drawn costs points.
MatchPlan stuckAtAPrice() {
    MatchPlan plan = planFor(2, {0}, 1, {}, u"triominoes"_s);
    for (const char* tile :
         {"0-0-1", "0-1-1", "0-0-3", "1-1-3", "0-2-2", "1-3-3", "0-3-4", "2-2-2", "1-2-4", "5-5-5", "0-1-2",
          "0-0-4", "1-1-4", "2-4-4", "0-4-4", "1-3-4", "3-3-4", "2-3-3", "1-1-1"})
        plan.deck.emplace_back(tile);
    fillUp(plan.deck, triangles());
    plan.played.push_back({"place 5-5-5 0 0 0", By::Bot});
    return plan;
}

}  // namespace

/// What a person does because there is nothing else to do.
class TestSessionForced : public QObject {
    Q_OBJECT

private slots:
    void theDrawsAfterTheFirstAreMadeOneByOneUntilATileFits();
    void nobodyDrawsBeforeThePersonHas();
    void aDrawThatCostsPointsIsNeverMadeByItself();
    void undoTakesAllDrawsOfATurnBackAtOnce();
    void whereNobodyMovesByHimselfEachDrawIsAskedFor();
    void aPauseHoldsTheDrawsUp();
    void aResultIsReadForTheWholeTimeOfANewPace();
};

void TestSessionForced::theDrawsAfterTheFirstAreMadeOneByOneUntilATileFits() {
    Match session;
    session.turn()->pace()->setSpeed(u"fast"_s);
    QVERIFY(session.startPlan(stuck()));
    QVERIFY(session.turn()->mayDraw());
    QCOMPARE(session.table()->texts()->prompt(), u"Nothing fits: draw until a tile does."_s);
    QCOMPARE(session.table()->texts()->drawing(), u"Draw until one fits"_s);
    QSignalSpy drew(session.table(), &Table::drew);
    QVERIFY(session.choose(ChoiceModel::Draw));
    QCOMPARE(drew.count(), 1);  // the others come one after the other
    QVERIFY(session.turn()->forced());
    QVERIFY(!session.choose(ChoiceModel::Draw));
    QCOMPARE(session.table()->texts()->prompt(), u"Still nothing fits: you draw on."_s);  // no order
    QTRY_COMPARE(drew.count(), 2);
    QTRY_COMPARE(drew.count(), 3);
    QVERIFY(session.turn()->mayAct());
    QVERIFY(!session.turn()->mayDraw());  // the 2-3 fits
    const auto& history = session.played()->history();
    QCOMPARE(history.size(), 5U);
    QCOMPARE(history[2].by, By::Person);
    QCOMPARE(history[3].by, By::Necessity);
    QCOMPARE(history[4].by, By::Necessity);
    settleEvents();
    QCOMPARE(ply(session), 5U);
}

void TestSessionForced::nobodyDrawsBeforeThePersonHas() {
    Match session;
    session.turn()->pace()->setSpeed(u"instant"_s);
    QVERIFY(session.startPlan(stuck()));
    settleEvents();
    QVERIFY(!session.turn()->forced());
    QCOMPARE(ply(session), 2U);
}

void TestSessionForced::aDrawThatCostsPointsIsNeverMadeByItself() {
    Match session;
    session.turn()->pace()->setSpeed(u"instant"_s);
    QVERIFY(session.startPlan(stuckAtAPrice()));
    QCOMPARE(session.match()->legal(), std::vector<std::string>{"draw"});
    QVERIFY(session.choose(ChoiceModel::Draw));
    QCOMPARE(session.match()->legal(), std::vector<std::string>{"draw"});
    settleEvents();
    QVERIFY(!session.turn()->forced());
    QCOMPARE(ply(session), 2U);
}

void TestSessionForced::undoTakesAllDrawsOfATurnBackAtOnce() {
    for (const std::size_t drawn : {2U, 3U}) {  // one is still to come, or none
        Match session;
        session.turn()->pace()->setSpeed(drawn == 3 ? u"instant"_s : u"slow"_s);
        QVERIFY(session.startPlan(stuck()));
        QVERIFY(session.choose(ChoiceModel::Draw));
        QTRY_COMPARE(ply(session), 2 + drawn);
        QVERIFY(session.takeBack()->undo());
        settleEvents();
        QCOMPARE(ply(session), 2U);
        QVERIFY(session.turn()->mayDraw());
        QVERIFY(session.takeBack()->redo());
        QTRY_COMPARE(ply(session), 5U);
    }
}

/// As in a lesson, which asks for each step.
void TestSessionForced::whereNobodyMovesByHimselfEachDrawIsAskedFor() {
    Match session;
    session.turn()->pace()->setSpeed(u"instant"_s);
    session.turn()->setPlyLimit(0);
    QVERIFY(session.startPlan(stuck()));
    for (std::size_t plies = 3; plies <= 5; ++plies) {
        QVERIFY(session.choose(ChoiceModel::Draw));
        settleEvents();
        QCOMPARE(ply(session), plies);
    }
}

void TestSessionForced::aPauseHoldsTheDrawsUp() {
    Match session;
    session.turn()->pace()->setSpeed(u"instant"_s);
    QVERIFY(session.startPlan(stuck()));
    QVERIFY(session.choose(ChoiceModel::Draw));
    session.turn()->pace()->setPaused(true);
    settleEvents();
    QCOMPARE(ply(session), 3U);
    session.turn()->pace()->setPaused(false);
    QTRY_COMPARE(ply(session), 5U);
}

void TestSessionForced::aResultIsReadForTheWholeTimeOfANewPace() {
    Match session;
    session.turn()->pace()->setSpeed(u"instant"_s);
    QElapsedTimer since;
    connect(session.turn(), &Turn::phaseChanged, this, [&] {
        if (since.isValid() || session.turn()->phase() != Turn::RoundOver) return;
        since.start();
        session.turn()->pace()->setSpeed(u"slow"_s);
        QTimer::singleShot(0, this, [&] { session.turn()->pace()->setSpeed(u"normal"_s); });
    });
    QVERIFY(session.startPlan(planFor(2, {}, 1)));
    QTRY_VERIFY_WITH_TIMEOUT(since.isValid() && session.turn()->phase() == Turn::BotTurn, 30'000);
    QVERIFY2(since.elapsed() >= 1500, qPrintable(QString::number(since.elapsed())));
}

BONEYARD_TEST(TestSessionForced)
#include "tst_session_forced.moc"
