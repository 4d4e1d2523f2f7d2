// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include "common/announcer.h"
#include "common/words.h"
#include "match/find.h"
#include "sessions.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

/// What is told of what is done in a match.
class TestSessionTold : public QObject {
    Q_OBJECT

private slots:
    void aPassIsNoLongerToldWhenTheRoundIsOver();
    void anAutomaticPassIsToldAndDone();
    void whatIsAnnouncedInOneGoIsHeardTogetherAndOnce();
    void whatHappensIsSignalledOnce();
    void aDrawnTileIsNamedToItsDrawerOnly();
    void aBidIsNotSaidTwice();
    void aSecondPassOfTheSameSeatIsNewsAsWell();
    void whatWasDoneIsToldWithWhatWasDrawnBeforeAndWhatItMade();
    void whatIsDiscardedDoesNotHideWhatWasTaken();
    void aKnockIsToldWithTheTileThatWasThrown();
};

void TestSessionTold::anAutomaticPassIsToldAndDone() {
    Match session;
    session.turn()->pace()->setSpeed(u"instant"_s);
    QString line;
    QString asked;
    bool wasBusy = false;
    bool couldPass = true;
    std::size_t toldAt = 0;
    connect(&session, &Match::said, this, [&](const QString& text) {
        line = text;
        asked = session.table()->texts()->prompt();
        wasBusy = session.turn()->forced();
        couldPass = session.turn()->mayAct() && session.selection()->choices()->rowOf(ChoiceModel::Pass) >= 0;
        toldAt = ply(session);
    });
    for (std::uint64_t deal = 1; deal < 100 && line.isEmpty(); ++deal) {
        QVERIFY(session.startPlan(planFor(2, {0}, deal, {{"hand", std::string("all")}})));
        while (line.isEmpty() && !session.match()->status().round_over() &&
               !session.match()->status().match_over()) {
            QTRY_VERIFY(session.turn()->phase() != Turn::BotTurn);
            if (line.isEmpty() && session.turn()->phase() == Turn::YourTurn) QVERIFY(playSomething(session));
        }
    }
    QVERIFY(line.contains(u"pass"_s));
    QCOMPARE(line, asked);  // with what it costs
    QVERIFY(wasBusy);
    QVERIFY(!couldPass);  // it is being done
    QTRY_VERIFY(ply(session) > toldAt);
    QCOMPARE(session.match()->actions()[toldAt], std::string("pass"));
    QVERIFY(!session.turn()->forced());
}
void TestSessionTold::whatIsAnnouncedInOneGoIsHeardTogetherAndOnce() {
    Announcer announcer;
    for (const auto& text : {u"Ann laid 2-5."_s, u"You pass."_s, u"You pass."_s}) announcer.announce(text);
    QCOMPARE(announcer.text(), u"Ann laid 2-5. You pass."_s);
    QCoreApplication::processEvents();
    announcer.announce(u"You pass."_s);
    QCOMPARE(announcer.text(), u"You pass."_s);
}
void TestSessionTold::whatHappensIsSignalledOnce() {
    Match session;
    SlowBots bots(session);
    QVERIFY(session.startPlan(planFor(2, {0}, dealThatOpensWith(0, 2))));
    QSignalSpy laid(session.table(), &Table::laid);
    QSignalSpy phase(session.turn(), &Turn::phaseChanged);
    QSignalSpy told(&session, &Match::told);
    QVERIFY(playSomething(session));
    QCOMPARE(laid.count(), 1);
    QCOMPARE(laid.first(), (QVariantList{0, 0, true}));
    QCOMPARE(phase.count(), 1);
    QCOMPARE(told.count(), 1);
    QVERIFY(session.table()->seats()->at(0, u"word"_s).toString().startsWith(u"laid"_s));
}

void TestSessionTold::aDrawnTileIsNamedToItsDrawerOnly() {
    for (const bool several : {false, true}) {
        Match session;
        session.turn()->pace()->setSpeed(u"instant"_s);
        QStringList named;
        QStringList hidden;
        connect(&session, &Match::told, this, [&](const QString& text) {
            for (const kit::Event& event : session.played()->history().back().events) {
                if (event.type != kit::EventType::Draw) continue;
                const bool own = event.seat == session.turn()->viewer();
                (own ? named : hidden).append(text);
                if (!own) continue;
                const HandModel* hand = session.table()->hand();
                QVERIFY2(text.contains(hand->drawn().join(u' ')) && !hand->drawn().isEmpty(),
                         qPrintable(text));
            }
        });
        const QString game = u"triominoes"_s;
        QVERIFY(session.startPlan(
            planFor(2, several ? std::initializer_list<int>{0, 1} : std::initializer_list<int>{0}, 5,
                    {{"target", 400}}, game)));
        for (int i = 0; i < 400 && (named.size() < 3 || (!several && hidden.size() < 3)); ++i) {
            if (session.turn()->phase() == Turn::Cover) session.ready();
            if (session.turn()->phase() == Turn::RoundOver) session.next();
            if (session.turn()->phase() == Turn::MatchOver) break;
            if (session.turn()->mayAct()) playSomething(session);
            QTest::qWait(1);
        }
        QVERIFY(named.size() >= 3);
        const QRegularExpression tile(u"drew [^.]*\\d"_s);
        for (const QString& text : std::as_const(named))
            QVERIFY2(tile.match(text).hasMatch(), qPrintable(text));
        for (const QString& text : std::as_const(hidden))
            QVERIFY2(text.contains(u"drew a tile."_s) && !tile.match(text).hasMatch(), qPrintable(text));
        if (!several) QVERIFY(hidden.size() >= 3);
    }
}

void TestSessionTold::aBidIsNotSaidTwice() {
    Match session;
    session.turn()->pace()->setSpeed(u"instant"_s);
    session.startPlan(planFor(3, {}, 5, {}, u"matching_elements"_s));
    int bids = 0;
    connect(&session, &Match::shown, this, [&] {
        for (int seat = 0; seat < 3; ++seat) {
            const QString brief = session.table()->seats()->at(seat, u"brief"_s).toString();
            if (!brief.startsWith(u"bid "_s) && !brief.startsWith(u"bet "_s)) continue;
            ++bids;
            QCOMPARE(session.table()->seats()->at(seat, u"word"_s).toString(), QString());
        }
    });
    QTRY_VERIFY(bids > 3);
}

void TestSessionTold::aSecondPassOfTheSameSeatIsNewsAsWell() {
    Match session;
    letPlainBotsPlay(session);
    session.turn()->pace()->setSpeed(u"instant"_s);
    QList<int> last(5, -1);
    int again = 0;
    connect(&session, &Match::shown, this, [&](const QString& action) {
        const PlayedAction& played = session.played()->history().back();
        if (played.seat == kit::kNobody || session.turn()->status().match_over()) return;
        const auto cell = [&](const QString& role) {
            return session.table()->seats()->at(played.seat, role);
        };
        if (cell(u"standing"_s).toInt() == SeatModel::Out || cell(u"wordPly"_s).toInt() < 0) return;
        QCOMPARE(cell(u"wordPly"_s).toInt(), int(ply(session)) - 1);
        QCOMPARE(cell(u"passed"_s).toBool(), action == u"pass"_s);
        if (action != u"pass"_s) return;
        QCOMPARE(cell(u"word"_s).toString(), u"passed"_s);
        again += last[played.seat] == session.round() ? 1 : 0;
        last[played.seat] = session.round();
    });
    session.startPlan(planFor(5, {}, 11, {{"colours", 2}}, u"matching_elements"_s));
    QTRY_VERIFY_WITH_TIMEOUT(again > 2 || session.turn()->phase() == Turn::MatchOver, 30'000);
    QVERIFY(again > 2);
}

void TestSessionTold::whatWasDoneIsToldWithWhatWasDrawnBeforeAndWhatItMade() {
    Match session;
    session.turn()->pace()->setSpeed(u"instant"_s);
    QSet<int> passes;    // so many draws before one
    QSet<int> laid;      // the same of a tile
    QSet<QString> made;  // by a tile, besides its own points
    const QHash<QString, QString> whys{{u"triple"_s, u"opening triple"_s},
                                       {u"zeros"_s, u"opening 0-0-0"_s},
                                       {u"hexagon"_s, u"hexagon"_s},
                                       {u"bridge"_s, u"bridge"_s}};
    connect(&session, &Match::shown, this, [&](const QString& action) {
        const bool lays = action.startsWith(u"place "_s);
        if ((action != u"pass"_s && !lays) || session.turn()->status().match_over()) return;
        const auto& history = session.played()->history();
        int drawn = 0;
        for (std::size_t i = history.size() - 1;
             i-- > 0 && history[i].seat == history.back().seat && session.match()->actions()[i] == "draw";)
            ++drawn;
        const QString tile = lays ? text(history.back().events.front().tile) : QString();
        const QString alone = lays ? u"laid "_s + isolated(tile) : u"passed"_s;
        QString words = drawn == 0 ? alone : u"drew %1, "_s.arg(drawn) + alone;
        const kit::Event* gain = find(history.back(), kit::EventType::Score);
        if (lays && gain != nullptr && gain->why != "tile" && !session.turn()->status().round_over()) {
            made.insert(text(gain->why));
            words += u": "_s + whys[text(gain->why)];
        }
        QCOMPARE(session.table()->seats()->at(history.back().seat, u"word"_s).toString(), words);
        (lays ? laid : passes).insert(drawn);
    });
    session.startPlan(planFor(3, {}, 7, {{"target", 400}}, u"triominoes"_s));
    QTRY_VERIFY_WITH_TIMEOUT(session.turn()->phase() == Turn::MatchOver, 30'000);
    QVERIFY(passes.contains(0));
    QVERIFY(passes.contains(3));
    QVERIFY(laid.contains(0));
    QVERIFY(laid.contains(2));
    QVERIFY(made.contains(u"hexagon"_s));
    QVERIFY(made.contains(u"bridge"_s));
}

void TestSessionTold::whatIsDiscardedDoesNotHideWhatWasTaken() {
    Match session;
    session.turn()->pace()->setSpeed(u"instant"_s);
    QHash<QString, int> told;  // how often, with what words
    connect(&session, &Match::shown, this, [&](const QString& action) {
        const auto& history = session.played()->history();
        if (!action.startsWith(u"discard "_s) || session.turn()->status().round_over()) return;
        bool taken = false;
        for (std::size_t i = history.size() - 1; i-- > 0 && history[i].seat == history.back().seat;)
            taken = taken || session.match()->actions()[i] == "take";
        const QString word = session.table()->seats()->at(history.back().seat, u"word"_s).toString();
        const QString colours = u"((black|red|blue|orange) [0-9]+|a joker)"_s;
        const QString words = (taken ? u"^took "_s + colours + u", "_s : u"^"_s) + u"discarded "_s + colours;
        QVERIFY2(QRegularExpression(words + u'$')
                     .match(QString(word).remove(QRegularExpression(u"\\p{Cf}"_s)))
                     .hasMatch(),
                 qPrintable(word));
        ++told[taken ? u"taken"_s : u"drawn"_s];
    });
    session.startPlan(planFor(2, {}, 3, {{"target", 300}}, u"tiles_and_deal"_s));
    QTRY_VERIFY_WITH_TIMEOUT(session.turn()->phase() == Turn::MatchOver, 30'000);
    QVERIFY(told[u"taken"_s] > 5);
    QVERIFY(told[u"drawn"_s] > 5);
}

void TestSessionTold::aKnockIsToldWithTheTileThatWasThrown() {
    Match session;
    session.turn()->pace()->setSpeed(u"instant"_s);
    QStringList all;
    connect(&session, &Match::told, this, [&](const QString& text) { all.append(text); });
    session.startPlan(planFor(2, {}, 1, {{"target", 0}}, u"tiles_and_deal"_s));
    QTRY_VERIFY_WITH_TIMEOUT(session.turn()->phase() == Turn::MatchOver, 30'000);
    const QString action = QString::fromStdString(session.match()->actions().back());
    QVERIFY2(QRegularExpression(u"^knock [KRBO]([2-9]|1[0-3])$"_s).match(action).hasMatch(),
             qPrintable(action));
    const QHash<QChar, QString> colours{
        {u'K', u"black"_s}, {u'R', u"red"_s}, {u'B', u"blue"_s}, {u'O', u"orange"_s}};
    const QString thrown = colours[action[6]] + u' ' + action.mid(7);
    QVERIFY2(all.last().contains(u" discarded "_s + thrown + u" and knocked."_s), qPrintable(all.last()));
}

void TestSessionTold::aPassIsNoLongerToldWhenTheRoundIsOver() {
    int passes = 0;  // that were the last a seat did
    for (std::uint64_t deal = 1; passes < 3; ++deal) {
        QVERIFY(deal < 200);
        Match session;
        session.turn()->pace()->setSpeed(u"instant"_s);
        MatchPlan plan{u"matador"_s, 3, deal, {{"target", 0}}, Players::usual(3)};
        plan.players[0].human = false;
        QVERIFY(session.startPlan(plan));
        QTRY_COMPARE_WITH_TIMEOUT(session.turn()->phase(), Turn::MatchOver, 30'000);
        const SeatModel& seats = *session.table()->seats();
        for (int seat = 0; seat < 3; ++seat) {
            if (!seats.at(seat, u"word"_s).toString().endsWith(u"passed"_s)) continue;
            ++passes;
            QVERIFY(!seats.at(seat, u"passed"_s).toBool());
        }
    }
}

BONEYARD_TEST(TestSessionTold)
#include "tst_session_told.moc"
