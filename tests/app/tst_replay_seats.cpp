// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include "files/matchfile.h"
#include "history/replay.h"
#include "played_matches.h"
#include "sessions.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

/// Whose seat a match is looked at from, what is seen from there, and who plays on in it.
class TestReplaySeats : public QObject {
    Q_OBJECT

private slots:
    void whoSavedAFileIsNotYouToWhoOpensIt();
    void aPersonSeesHisOwnHandFirstAndAnyOtherOfAMatchThatIsOver();
    void ofAMatchThatGoesOnAPersonSeesNoMoreThanHeMay();
    void fromAnyPositionACasualMatchOfItsOwnGoesOn();
    void whoeverPlaysOnInAnotherSeatIsToldSoAndTheOthersStayWhoTheyWere();
};

namespace {

QSet<QString> handOf(ShownMatch& session) {
    QSet<QString> tiles;
    for (int row = 0; row < session.table()->hand()->count(); ++row)
        tiles.insert(session.table()->hand()->at(row, u"tile"_s).toString());
    return tiles;
}

int openHands(ShownMatch& session) {
    int open = 0;
    for (int row = 0; row < session.table()->seats()->count(); ++row) {
        open += session.table()->seats()->at(row, u"hand"_s).toList().isEmpty() ? 0 : 1;
    }
    return open;
}

}  // namespace

void TestReplaySeats::whoSavedAFileIsNotYouToWhoOpensIt() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"sent.boneyard"_s);
    MatchPlan plan = playedMatch("matador", 2, 7, 12);
    plan.players = Players::usual(2);  // a person without a name, and a bot
    Replay own;
    QVERIFY(own.show(plan));
    QCOMPARE(own.players().name(0), u"You"_s);
    QVERIFY(MatchFile::write(path, own.record(), plan.players).isEmpty());
    Replay opened;
    QVERIFY2(opened.openFile(path), qPrintable(opened.problem()));
    QCOMPARE(opened.players().name(0), u"Player 1"_s);
}

void TestReplaySeats::aPersonSeesHisOwnHandFirstAndAnyOtherOfAMatchThatIsOver() {
    const MatchPlan plan = playedMatch("matador", 3, 9);
    Replay replay;
    QVERIFY2(replay.show(plan), qPrintable(replay.problem()));
    ShownMatch& session = replay;
    QCOMPARE(replay.eyes(), 0);
    QCOMPARE(openHands(session), 0);
    QCOMPARE(replay.allEyes().size(), 4);
    replay.setEyes(2);
    QCOMPARE(session.table()->viewer(), 2);
    QCOMPARE(openHands(session), 0);
    const QSet<QString> others = handOf(session);
    replay.setEyes(Replay::kEveryHand);
    QCOMPARE(openHands(session), 2);
    QCOMPARE(handOf(session), others);
    replay.setEyes(0);
    QVERIFY(!handOf(session).intersects(others));
    replay.setEyes(7);
    QCOMPARE(replay.eyes(), 0);
}

void TestReplaySeats::ofAMatchThatGoesOnAPersonSeesNoMoreThanHeMay() {
    Replay replay;
    QVERIFY(replay.show(playedMatch("matador", 3, 9, 5)));
    QCOMPARE(replay.allEyes().size(), 1);
    replay.setEyes(Replay::kEveryHand);
    QCOMPARE(replay.eyes(), 0);
    replay.setEyes(1);
    QCOMPARE(replay.eyes(), 0);
    QCOMPARE(openHands(replay), 0);
}

void TestReplaySeats::fromAnyPositionACasualMatchOfItsOwnGoesOn() {
    MatchPlan plan = playedMatch("matador", 2, 7, 400);
    plan.players = {{u"Ann"_s, true, 3}, {u"Bea"_s, true, 5}};
    plan.casual = false;
    plan.stored = 12;
    plan.hints = 3;
    Replay replay;
    QVERIFY(replay.show(plan));
    replay.setSeat(1);
    replay.goTo(5);
    const MatchPlan on = replay.planFromHere().value<MatchPlan>();
    QCOMPARE(on.played.size(), 5U);
    QVERIFY(std::equal(on.played.begin(), on.played.end(), plan.played.begin()));
    QVERIFY(on.casual && on.keep);
    QCOMPARE(on.stored, 0);
    QCOMPARE(on.hints, 0);
    const QStringList signs = plan.players.medallions();
    QCOMPARE(on.players, (Players{{u"Ann"_s, false, 3, signs[0]}, {u"Bea"_s, true, 5, signs[1]}}));
    ui::Match match;
    QVERIFY(match.playOn(replay.planFromHere()));
    QCOMPARE(match.match()->actions().size(), 5U);
    QCOMPARE(match.game()->deal(), replay.game()->deal());
    QCOMPARE(replay.match()->actions().size(), 5U);
    QCOMPARE(replay.count(), static_cast<int>(plan.played.size()));
}

void TestReplaySeats::whoeverPlaysOnInAnotherSeatIsToldSoAndTheOthersStayWhoTheyWere() {
    MatchPlan plan = playedMatch("matador", 3, 7, 400);
    plan.players = {{{}, true, 3, u"fox"_s}, {{}, false, 4, u"owl"_s}, {u"Max"_s, false, 5, {}}};
    Replay replay;
    QVERIFY(replay.show(plan));
    QCOMPARE(replay.whosePlace(), QString());
    QVERIFY(replay.planFromHere().value<MatchPlan>().players.isYou(0));
    replay.goTo(5);
    replay.setSeat(1);
    QCOMPARE(replay.whosePlace(), u"You play Bruno's tiles now."_s);
    const Players bruno = replay.planFromHere().value<MatchPlan>().players;
    QVERIFY(bruno.isYou(1) && bruno.humans() == 1);
    QCOMPARE(bruno.name(2), u"Max"_s);
    QCOMPARE(bruno.medallions(), plan.players.medallions());
    replay.setSeat(2);
    const Players max = replay.planFromHere().value<MatchPlan>().players;
    QVERIFY(max.isYou(2));
    QCOMPARE(max.name(1), u"Bruno"_s);
    QCOMPARE(max.medallions(), plan.players.medallions());
}

BONEYARD_TEST(TestReplaySeats)
#include "tst_replay_seats.moc"
