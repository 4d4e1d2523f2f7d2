// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QMap>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include "common/words.h"
#include "history/replay.h"
#include "played_matches.h"
#include "registry.h"
#include "sessions.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

/// A match that is looked at again.
class TestReplay : public QObject {
    Q_OBJECT

private slots:
    void atEveryPlyTheTableIsThatOfTheMatchPlayedSoFar_data();
    void atEveryPlyTheTableIsThatOfTheMatchPlayedSoFar();
    void aStepForwardIsShownAsItWasPlayedAndAJumpIsNot();
    void nobodyCanActThere();
    void biddingForTheFirstDealIsNoRound();
    void roundsAreSteppedFromBeginningToBeginning();
    void itPlaysByItselfToTheEndAtThePaceChosen();
    void whoeverStepsHimselfStopsThePlaying();
    void playingAtTheEndBeginsOnceMore();
    void everyMoveIsToldInWordsWithItsRound();
    void aRoundThatIsNoneLikeTheOthersIsNamed();
    void whatLeadsToAFinalIsToldThoughNothingIsDealtYet();
    void aMatchWithAnIllegalActionIsNotShown();
    void theMatchAtTheTableIsLookedAtWithoutTouchingIt();
    void whereTwoMovesWouldLayTheirTilesIsShownBesideEachOther();
    void aMoveThatLaysNoTileHasItsPlaceOnTheTable();
};

namespace {

/// What lies on the table and how it stands, by text.
QByteArray shownBy(ShownMatch& session) {
    QStringList all{session.match() != nullptr ? QString::number(session.round()) : QString()};
    for (int row = 0; row < session.table()->pieces()->count(); ++row) {
        for (const char* role : {"tile", "px", "py", "angle"}) {
            all.append(session.table()->pieces()->at(row, QLatin1String(role)).toString());
        }
    }
    for (int row = 0; row < session.table()->seats()->count(); ++row) {
        for (const char* role : {"score", "handCount", "toMove", "word"}) {
            all.append(session.table()->seats()->at(row, QLatin1String(role)).toString());
        }
    }
    all.append(plainText(session.scoreSheet()->sheet(), u','));
    return all.join(u' ').toUtf8();
}

}  // namespace
void TestReplay::atEveryPlyTheTableIsThatOfTheMatchPlayedSoFar_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    for (const GameEntry& game : games()) {
        const QString id = QString::fromUtf8(game.info.id.data(), qsizetype(game.info.id.size()));
        QTest::newRow(qPrintable(id)) << id << game.info.min_seats;
    }
}

void TestReplay::atEveryPlyTheTableIsThatOfTheMatchPlayedSoFar() {
    QFETCH(QString, game);
    QFETCH(int, seats);
    constexpr std::size_t kMost = 120;
    MatchPlan plan = playedMatch(game.toStdString(), seats, 7, kMost);
    Replay replay;
    QVERIFY2(replay.show(plan), qPrintable(replay.problem()));
    const int count = replay.count();
    QCOMPARE(std::size_t(count), plan.played.size());

    // On by single steps, and each time beside a match that was played just so far.
    QList<QByteArray> seen;
    const auto match = new_match(game.toStdString(), seats, *plan.deal, {});
    for (int ply = 0; ply <= count; ++ply) {
        QCOMPARE(replay.ply(), ply);
        QCOMPARE(replay.match()->actions(), (*match)->actions());
        QCOMPARE(replay.match()->status().scores, (*match)->status().scores);
        const kit::Scene scene = (*match)->scene(0, replay.table()->aspect());
        QCOMPARE(replay.table()->pieces()->count(), int(scene.pieces.size()));
        QCOMPARE(replay.table()->hand()->count(), int(scene.hand.size()));
        seen.append(shownBy(replay));
        if (ply < count) QVERIFY((*match)->play(plan.played[std::size_t(ply)].action).ok());
        replay.step(1);
    }
    // Back the same way, and by leaps.
    for (int ply = count - 1; ply >= 0; --ply) {
        replay.step(-1);
        QCOMPARE(shownBy(replay), seen[ply]);
    }
    for (int ply = 0; ply <= count; ply += 17) {
        replay.goTo(count - ply);
        QCOMPARE(shownBy(replay), seen[count - ply]);
        replay.goTo(ply);
        QCOMPARE(shownBy(replay), seen[ply]);
    }
}

void TestReplay::aStepForwardIsShownAsItWasPlayedAndAJumpIsNot() {
    Replay replay;
    QVERIFY(replay.show(playedMatch("matador", 2, 3, 12)));
    QSignalSpy laid(replay.table(), &Table::laid);
    QSignalSpy told(replay.table(), &Table::told);
    replay.step(1);
    QCOMPARE(laid.count(), 1);
    QCOMPARE(told.count(), 1);
    replay.goTo(6);
    replay.step(-1);
    replay.goTo(0);
    QCOMPARE(laid.count(), 1);
    QCOMPARE(told.count(), 1);
}

void TestReplay::nobodyCanActThere() {
    Replay replay;
    const MatchPlan plan = playedMatch("matador", 2, 3, 12);
    QVERIFY2(replay.show(plan), qPrintable(replay.problem()));
    for (int ply = 0; ply <= replay.count(); ++ply) {
        QVERIFY(replay.table()->scene().spots.empty());
        QVERIFY(replay.table()->scene().choices.empty());
        QVERIFY(!replay.table()->scene().gathers);
        for (const kit::Mark& mark : replay.table()->scene().marks) QVERIFY(mark.action.empty());
        for (int seat = 0; seat < replay.table()->seats()->count(); ++seat)
            QVERIFY(!replay.table()->seats()->at(seat, u"thinking"_s).toBool());
        replay.step(1);
    }
}

void TestReplay::biddingForTheFirstDealIsNoRound() {
    Replay replay;
    QVERIFY(replay.show(playedMatch("matching_elements", 3, 11)));
    QCOMPARE(replay.match()->status().phase, kit::Phase::Auction);
    replay.setPly(replay.count());
    QCOMPARE(replay.rounds(), replay.round());
}

void TestReplay::roundsAreSteppedFromBeginningToBeginning() {
    Replay replay;
    QVERIFY(replay.show(playedMatch("matador", 2, 5)));
    QVERIFY(replay.rounds() > 2);
    replay.stepRound(1);
    QCOMPARE(replay.round(), 2);
    const int second = replay.ply();
    replay.stepRound(1);
    QCOMPARE(replay.round(), 3);
    replay.step(2);
    replay.stepRound(-1);  // to where the third began
    QCOMPARE(replay.round(), 3);
    replay.stepRound(-1);
    QCOMPARE(replay.ply(), second);
    replay.stepRound(-1);
    replay.stepRound(-1);
    QCOMPARE(replay.ply(), 0);
    for (int i = 0; i < replay.rounds(); ++i) replay.stepRound(1);
    QCOMPARE(replay.ply(), replay.count());
    QVERIFY(replay.match()->status().match_over());
    QVERIFY(replay.caption().contains(Narrator(*replay.played(), replay.players()).matchTitle()));
}

void TestReplay::itPlaysByItselfToTheEndAtThePaceChosen() {
    Replay replay;
    replay.setPace(u"instant"_s);
    QVERIFY(replay.show(playedMatch("russian", 2, 5, 6)));
    QSignalSpy playing(&replay, &Replay::playingChanged);
    replay.setPlaying(true);
    QVERIFY(replay.playing());
    QTRY_COMPARE(replay.ply(), replay.count());
    QTRY_VERIFY(!replay.playing());
    QCOMPARE(playing.count(), 2);
}

void TestReplay::whoeverStepsHimselfStopsThePlaying() {
    Replay replay;
    QVERIFY(replay.show(playedMatch("russian", 2, 5, 10)));
    replay.setPlaying(true);
    replay.step(1);
    QVERIFY(!replay.playing());
    QCOMPARE(replay.ply(), 1);
}

void TestReplay::playingAtTheEndBeginsOnceMore() {
    Replay replay;
    QVERIFY(replay.show(playedMatch("russian", 2, 5, 10)));
    replay.goTo(10);
    replay.setPlaying(true);
    QCOMPARE(replay.ply(), 0);
    QVERIFY(replay.playing());
}
void TestReplay::everyMoveIsToldInWordsWithItsRound() {
    for (const GameEntry& game : games()) {
        const MatchPlan plan = playedMatch(std::string(game.info.id), game.info.min_seats, 4, 200);
        Replay replay;
        QVERIFY2(replay.show(plan), qPrintable(replay.problem()));
        QCOMPARE(replay.moves()->count(), replay.count());
        int round = 1;
        for (int row = 0; row < replay.count(); ++row) {
            QCOMPARE(replay.moves()->at(row, u"ply"_s).toInt(), row + 1);
            QVERIFY(!replay.moves()->at(row, u"words"_s).toString().isEmpty());
            QVERIFY(replay.moves()->at(row, u"round"_s).toInt() >= round);
            round = replay.moves()->at(row, u"round"_s).toInt();
        }
    }
}

void TestReplay::aRoundThatIsNoneLikeTheOthersIsNamed() {
    Replay replay;
    QVERIFY(replay.show(playedMatch("matching_elements", 3, 4)));
    QCOMPARE(replay.table()->texts()->roundKind(), QString());
    QCOMPARE(replay.moves()->at(0, u"roundName"_s).toString(), u"Round 1"_s);
    QSet<QString> kinds;
    for (int row = 0; row < replay.count(); ++row) {
        const QString name = replay.moves()->at(row, u"roundName"_s).toString();
        QVERIFY(name.startsWith(u"Round %1"_s.arg(replay.moves()->at(row, u"round"_s).toInt())));
        kinds.insert(name.section(u": "_s, 1));
    }
    QCOMPARE(kinds, (QSet<QString>{QString(), u"elimination"_s, u"final"_s}));
    replay.goTo(replay.count());
    QVERIFY(replay.match()->status().match_over());
    QCOMPARE(replay.table()->texts()->roundKind(), u"final"_s);
    QVERIFY2(replay.caption().contains(u"The final is over."_s), qPrintable(replay.caption()));
}

void TestReplay::whatLeadsToAFinalIsToldThoughNothingIsDealtYet() {
    Replay replay;
    const MatchPlan plan = playedMatch("matching_elements", 3, 4);
    QVERIFY(replay.show(plan));
    QSet<QString> told;
    for (int row = 0; row < replay.count(); ++row) {
        const QString words = replay.moves()->at(row, u"words"_s).toString();
        QVERIFY(words != u"next"_s);
        told.insert(words.section(u": "_s, -1));
    }
    QVERIFY(told.contains(u"final"_s));
}

void TestReplay::aMatchWithAnIllegalActionIsNotShown() {
    MatchPlan plan = playedMatch("matador", 2, 3, 6);
    plan.played[4].action = "place 9-9 left";
    Replay replay;
    QVERIFY(replay.show(playedMatch("matador", 2, 3, 6)));
    QVERIFY(!replay.show(plan));
    QVERIFY(!replay.active());
    QVERIFY(replay.problem().contains(u"place 9-9 left"_s));
    QCOMPARE(replay.count(), 0);
    QCOMPARE(replay.moves()->count(), 0);
}

void TestReplay::theMatchAtTheTableIsLookedAtWithoutTouchingIt() {
    Match table;
    table.turn()->pace()->setSpeed(u"instant"_s);
    QVERIFY(table.startPlan(planFor(2, {}, 21)));
    QTRY_COMPARE_WITH_TIMEOUT(table.turn()->phase(), Turn::MatchOver, 60'000);
    const auto actions = table.match()->actions();
    Replay replay;
    QVERIFY(replay.showMatch(&table));
    QCOMPARE(std::size_t(replay.count()), actions.size());
    replay.goTo(replay.count());
    QCOMPARE(replay.match()->status().winners, table.match()->status().winners);
    replay.goTo(3);
    QCOMPARE(table.match()->actions(), actions);
    QCOMPARE(replay.record().actions, actions);  // the whole of it is saved, wherever one looks
}
void TestReplay::whereTwoMovesWouldLayTheirTilesIsShownBesideEachOther() {
    Replay replay;
    QVERIFY(replay.show(playedMatch("matador", 2, 7, 400)));
    int shown = 0;
    for (int ply = 0; ply < replay.count(); ++ply) {
        replay.goTo(ply);
        const auto legal = replay.match()->legal();
        const kit::Seat mover = replay.match()->status().to_move;
        if (mover == kit::kNobody) continue;
        replay.setSeat(mover);
        for (const std::string& one : legal) {
            for (const std::string& other : legal) {
                const QVariantList ghosts =
                    replay.ghosts(QString::fromStdString(one), QString::fromStdString(other));
                for (const QVariant& ghost : ghosts)
                    QVERIFY(!ghost.toMap().value(u"values"_s).toList().isEmpty());
                if (one == other) QVERIFY(ghosts.size() <= 1);
                if (ghosts.size() < 2) continue;
                ++shown;
                const QVariantMap mine = ghosts[0].toMap();
                const QVariantMap better = ghosts[1].toMap();
                QVERIFY(!mine.value(u"better"_s).toBool() && better.value(u"better"_s).toBool());
                QVERIFY(std::hypot(mine.value(u"px"_s).toDouble() - better.value(u"px"_s).toDouble(),
                                   mine.value(u"py"_s).toDouble() - better.value(u"py"_s).toDouble()) > 0.9);
            }
        }
    }
    QVERIFY(shown > 0);
}

void TestReplay::aMoveThatLaysNoTileHasItsPlaceOnTheTable() {
    QMap<QString, QSet<QString>> places;  // of each kind of action
    for (const GameEntry& game : games()) {
        Replay replay;
        QVERIFY(replay.show(playedMatch(std::string(game.info.id), game.info.min_seats, 7)));
        for (int ply = 0; ply < replay.count(); ply += 3) {
            replay.goTo(ply);
            const kit::Seat mover = replay.match()->status().to_move;
            if (mover == kit::kNobody) continue;
            replay.setSeat(mover);
            QMap<QString, QString> kinds;  // an action of each
            for (const std::string& action : replay.match()->legal())
                kinds[text(action).section(u' ', 0, 0)] = text(action);
            const QString first = kinds.first();
            for (const QString& other : kinds) {
                const QVariantList laid = replay.ghosts(first, other);
                const QVariantList said = replay.unlaid(first, other);
                QCOMPARE(laid.size() + said.size(), first == other ? 1 : 2);  // each is marked, and once
                for (const QVariant& mark : said) {
                    const QVariantMap one = mark.toMap();
                    const QString name = (one[u"better"_s].toBool() ? other : first).section(u' ', 0, 0);
                    places[name].insert(one[u"place"_s].toString());
                }
            }
        }
    }
    QCOMPARE(places[u"draw"_s], QSet{u"stock"_s});
    QCOMPARE(places[u"take"_s], QSet{u"pile"_s});
    for (const QString& kind : {u"pass"_s, u"knock"_s, u"bet"_s, u"bid"_s})
        QVERIFY2(places.value(kind).isEmpty() || places[kind] == QSet{u"seat"_s}, qPrintable(kind));
}

BONEYARD_TEST(TestReplay)

#include "tst_replay.moc"
