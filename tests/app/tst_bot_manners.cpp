// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "bots/level.h"
#include "common/words.h"
#include "match/match.h"
#include "sessions.h"
#include "setup/matchsetup.h"
#include "store/planjson.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

/// What the computer's players lean to, each by its name.
class TestBotManners : public QObject {
    Q_OBJECT

private slots:
    void eachNameHasAMannerInEachGame();
    void anotherNameOrLevelLeavesABotItsManner();
    void theNamesThatABotIsCalledByBringTheirManner();
    void aBotsMannerIsSaidWhereSeatsAreChosenAndAtTheTable();
    void botsAtATableLeanAndGoOnSoAfterAPause();
};

namespace {

constexpr int kMostSeats = 6;
constexpr std::uint64_t kDeal = 12;

/// What the bots of such a match do, until so many actions.
std::vector<std::string> playedBy(const Players& players, std::size_t plies, bool leaning) {
    const auto match = new_match("matador", int(players.size()), kDeal, {}).value();
    while (match->actions().size() < plies) {
        const kit::Seat seat = match->status().to_move;
        const kit::Manner* manner = leaning ? players.manner(seat, match->info()) : nullptr;
        const auto action = seat == kit::kNobody ? std::optional<std::string>("next")
                                                 : make_bot(*match, seat, players[seat].level,
                                                            kDeal * 8 + std::uint64_t(seat), manner)({});
        if (!action || !match->play(*action)) break;
    }
    return match->actions();
}

}  // namespace

void TestBotManners::eachNameHasAMannerInEachGame() {
    const Players players = Players::usual(kMostSeats);
    for (const GameEntry& game : games()) {
        QVERIFY(players.manner(0, game.info) == nullptr);  // a person
        QVERIFY(players.manner(kMostSeats, game.info) == nullptr);
        QSet<const kit::Manner*> met;
        for (int seat = 1; seat < kMostSeats; ++seat) {
            const kit::Manner* manner = players.manner(seat, game.info);
            QVERIFY(manner != nullptr);
            met.insert(manner);
        }
        QCOMPARE(met.size(), qsizetype(game.info.manners.size()));
    }
}

void TestBotManners::anotherNameOrLevelLeavesABotItsManner() {
    const kit::GameInfo& game = games().front().info;
    Players players = Players::usual(3);
    const kit::Manner* before = players.manner(2, game);
    players[2].name = u"Zoë"_s;
    players[2].level = 7;
    players[2].medallion = u"owl"_s;
    QCOMPARE(players.manner(2, game), before);
    players[2].human = true;
    QVERIFY(players.manner(2, game) == nullptr);
}

void TestBotManners::theNamesThatABotIsCalledByBringTheirManner() {
    const Players usual = Players::usual(4);
    const auto turned = readPlayers(playersJson(Players::usualFrom(2, 4, {})));
    QVERIFY(turned.has_value());
    for (const GameEntry& game : games()) {
        for (int place = 1; place < 4; ++place) {
            QCOMPARE(turned->name((2 + place) % 4), usual.name(place));
            QCOMPARE(turned->manner((2 + place) % 4, game.info), usual.manner(place, game.info));
        }
    }
}

void TestBotManners::aBotsMannerIsSaidWhereSeatsAreChosenAndAtTheTable() {
    MatchSetup setup;
    for (const GameEntry& game : games()) {
        setup.setGameId(text(game.info.id));
        Match session;
        session.turn()->setPlyLimit(0);
        QVERIFY(session.startPlan(setup.plan()));
        const Players players = setup.plan().players;
        for (int seat = 0; seat < setup.seats(); ++seat) {
            const QString chosen = setup.players()->at(seat, u"manner"_s).toString();
            QCOMPARE(session.table()->seats()->at(seat, u"manner"_s).toString(), chosen);
            QCOMPARE(chosen.isEmpty(), players.isHuman(seat));
            if (players.isHuman(seat)) continue;
            QVERIFY(chosen.startsWith(levelName(players[seat].level) + u": "_s));
            QVERIFY(chosen.endsWith(u' ' + say(players.manner(seat, game.info)->words)));
        }
    }
}

void TestBotManners::botsAtATableLeanAndGoOnSoAfterAPause() {
    constexpr std::size_t kPlies = 30;
    MatchPlan plan = planFor(3, {}, kDeal);
    const auto leaning = playedBy(plan.players, kPlies, true);
    QVERIFY(leaning != playedBy(plan.players, kPlies, false));
    plan.keep = false;
    for (const std::size_t before : {std::size_t{0}, std::size_t{7}}) {
        plan.played.clear();
        for (std::size_t i = 0; i < before; ++i) plan.played.push_back({leaning[i], By::Bot});
        Match session;
        session.turn()->pace()->setSpeed(u"instant"_s);
        session.turn()->setPlyLimit(int(kPlies));
        QVERIFY(session.startPlan(plan));
        QTRY_COMPARE(ply(session), kPlies);
        QVERIFY(session.match()->actions() == leaning);
    }
}

BONEYARD_TEST(TestBotManners)
#include "tst_bot_manners.moc"
