// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QSignalSpy>
#include <QTest>

#include "bots/level.h"
#include "common/actiontext.h"
#include "common/words.h"
#include "registry.h"
#include "sessions.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

/// What a hint names, and what it is compared with.
class TestSessionHints : public QObject {
    Q_OBJECT

private slots:
    void aHintForABetNamesTheNumber();
    void aHintDoesNotPayForADrawOnAHunch();
    void aHintIsComparedWithTheNextBestAsItWasMeasured_data();
    void aHintIsComparedWithTheNextBestAsItWasMeasured();
    void whatAHintPaysForIsMeasuredOnce();
};

void TestSessionHints::aHintForABetNamesTheNumber() {
    Match session;
    QVERIFY(askForABet(session));
    QSignalSpy hinted(session.advice(), &Advice::hinted);
    session.advice()->hint();
    QTRY_COMPARE(hinted.size(), 1);
    const QString number = hinted[0][1].toString().section(u' ', 1);
    QVERIFY(!number.isEmpty());
    QVERIFY2(hinted[0][2].toString().startsWith(u"Bet %1."_s.arg(number)),
             qPrintable(hinted[0][2].toString()));
}

void TestSessionHints::aHintIsComparedWithTheNextBestAsItWasMeasured_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<bool>("often");
    for (const GameEntry& game : games()) {
        // here the game's own ratings tell what to do as a rule, and so few playouts tell too little
        const bool seldom = game.info.id == "triominoes" || game.info.id == "tiles_and_deal";
        QTest::newRow(game.info.id.data()) << text(game.info.id) << !seldom;
    }
}

void TestSessionHints::aHintIsComparedWithTheNextBestAsItWasMeasured() {
    QFETCH(QString, game);
    QFETCH(bool, often);
    constexpr int kPlayouts = 40;
    Match session;
    session.turn()->pace()->setSpeed(u"instant"_s);
    session.setThinker([](const kit::Match& match, kit::Seat seat, int, std::uint64_t) {
        return make_bot(match, seat, bots::find_level("greedy")->number, 1);
    });
    Advice& advice = *session.advice();
    const int seats = find_game(game.toStdString())->info.min_seats;
    QVERIFY(session.startPlan(planFor(seats, {0}, 3, {}, game)));
    QSignalSpy hinted(&advice, &Advice::hinted);
    int compared = 0;
    for (int asked = 0; asked < 25; ++asked) {
        QTRY_VERIFY(session.turn()->mayAct() || session.match()->status().to_move == kit::kNobody);
        if (!session.turn()->mayAct()) break;
        hinted.clear();
        advice.setUsualThinker(kPlayouts);
        advice.hint();
        QTRY_COMPARE(hinted.size(), 1);
        const auto rival = std::make_shared<bots::Rival>();
        const std::string best = *make_hint(*session.match(), 0, kPlayouts, rival)({});
        QCOMPARE(advice.action().toStdString(), best);
        const bool why = advice.more().startsWith(u"It is better than “"_s);
        const bool close = advice.more().endsWith(u" about as good."_s);
        QVERIFY2(why || close || advice.more().isEmpty(), qPrintable(advice.more()));
        QVERIFY2(!rival->action.empty() || advice.more().isEmpty(), qPrintable(advice.more()));
        QVERIFY2(!why || rival->found.better, qPrintable(advice.more()));
        QVERIFY2(!close || !rival->found.better, qPrintable(advice.more()));
        // "44 points. 9 points is about as good."
        const kit::Scene& scene = session.selection()->scene();
        const int now = pointsNow(scene, rival->action) - pointsNow(scene, best);
        QVERIFY2(!close || advice.more().contains(u" brings less now"_s) == (now < 0),
                 qPrintable(advice.more()));
        QVERIFY2(!close || advice.more().contains(u" brings more now"_s) == (now > 0),
                 qPrintable(advice.more()));
        QVERIFY2(!why || advice.more().contains(u"though that brings more now"_s) == (now > 0),
                 qPrintable(advice.more()));
        QVERIFY2(!advice.more().contains(u"Points at once"_s),
                 qPrintable(advice.more()));  // both have said it
        // Its tile says it all where that has one place: the words are short.
        const auto& spots = scene.spots;
        const QString laid = tileOfAction(scene, rival->action);
        const bool sole = laid != tileOfAction(scene, best) &&
                          std::count_if(spots.begin(), spots.end(),
                                        [&](const auto& spot) { return text(spot.tile) == laid; }) == 1;
        QVERIFY2(!sole || !advice.more().contains(actionText(scene, rival->action).chopped(1)),
                 qPrintable(advice.more()));
        const QString other = advice.more().section(u'“', 1).section(u'”', 0, 0);
        QVERIFY2(other.isEmpty() || !advice.words().startsWith(other + u". "_s), qPrintable(advice.words()));
        compared += why || close ? 1 : 0;
        QVERIFY(session.play(QString::fromStdString(best)));
        QTRY_COMPARE(advice.more(), QString());
    }
    QVERIFY(compared > 0 || !often);
}

/// A bot would draw here for 5 points; what fits is as good.
void TestSessionHints::aHintDoesNotPayForADrawOnAHunch() {
    const kit::GivenOptions options;
    const auto draws = [](const bots::Bot& thought) { return thought({}) == "draw"; };
    auto match = new_match("triominoes", 3, 9, options).value();
    std::vector<std::string> before;
    const auto hunch = [&] {
        const kit::Seat seat = match->status().to_move;
        const int level = bots::strongest().number;
        return draws(make_bot(*match, seat, level, 9)) && !draws(make_hint(*match, seat));
    };
    while (!hunch()) {
        before.push_back(*make_bot(*match, match->status().to_move, bots::strongest().number, 9)({}));
        QVERIFY(match->play(before.back()));
        QVERIFY(before.size() < 40);
    }
    Match session;
    QVERIFY(session.startPlan(planFor(3, {0, 1, 2}, 9, options, u"triominoes"_s)));
    session.turn()->pace()->setSpeed(u"instant"_s);
    for (const std::string& action : before) {
        session.ready();
        QTRY_VERIFY(session.turn()->mayAct());
        QVERIFY(session.play(QString::fromStdString(action)));
    }
    QSignalSpy hinted(session.advice(), &Advice::hinted);
    session.ready();
    QTRY_VERIFY(session.turn()->mayAct());
    session.advice()->hint();
    QTRY_COMPARE_WITH_TIMEOUT(hinted.size(), 1, 20'000);  // it thinks for about a second of its own
    QVERIFY2(hinted[0][1].toString().startsWith(u"place "_s), qPrintable(hinted[0][1].toString()));
}

/// The reason says what it is worth beside what could be laid; the next best move is that or another.
void TestSessionHints::whatAHintPaysForIsMeasuredOnce() {
    constexpr int kPlayouts = 40;
    std::unique_ptr<kit::Match> match;
    const auto pays = [&] {
        const auto rival = std::make_shared<bots::Rival>();
        const std::string best = *make_hint(*match, match->status().to_move, kPlayouts, rival)({});
        const bots::Analysis& found = rival->found;
        return (best == "draw" || best == "pass") && !rival->action.empty() &&
               (found.better || std::abs(found.best_points - found.played_points) <= 2 * found.error);
    };
    std::uint64_t deal = 0;
    const auto goOn = [&] {
        if (match && match->status().to_move != kit::kNobody &&
            match->play(
                *make_bot(*match, match->status().to_move, bots::find_level("greedy")->number, 1)({})))
            return;
        match = new_match("triominoes", 3, ++deal, {}).value();
    };
    do goOn();
    while (match->status().to_move == kit::kNobody || !pays());
    Match session;
    session.turn()->pace()->setSpeed(u"instant"_s);
    QVERIFY(session.startPlan(planFor(3, {0, 1, 2}, deal, {}, u"triominoes"_s)));
    for (const std::string& action : match->actions()) {
        session.ready();
        QTRY_VERIFY(session.turn()->mayAct());
        QVERIFY(session.play(QString::fromStdString(action)));
    }
    session.ready();
    QTRY_VERIFY(session.turn()->mayAct());
    QSignalSpy hinted(session.advice(), &Advice::hinted);
    session.advice()->setUsualThinker(kPlayouts);
    session.advice()->hint();
    QTRY_COMPARE(hinted.size(), 1);
    QVERIFY2(hinted[0][1] == u"draw"_s || hinted[0][1] == u"pass"_s, qPrintable(hinted[0][1].toString()));
    QCOMPARE(session.advice()->more(), QString());
}

BONEYARD_TEST(TestSessionHints)
#include "tst_session_hints.moc"
