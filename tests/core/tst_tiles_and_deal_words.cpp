// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "suite.h"
#include "tiles_and_deal_table.h"

using namespace boneyard::tiles_and_deal;
using namespace boneyard::test;
using boneyard::kit::english;

namespace {

QString why_not(const Game& game, const char* tile, const char* group, Seat seat = 0) {
    return QString::fromStdString(english(Game::why_not(game.view(seat), tile, group)));
}

QString why(const Rummy& position, const std::string& action) {
    const auto parsed = Game::parse(action).value();
    const Game game = set_up(position);
    if (!game.allows(parsed)) return "not legal: " + QString::fromStdString(action);
    return QString::fromStdString(english(Game::why(game.view(0), parsed)));
}

}  // namespace

class TestTilesAndDealWords : public QObject {
    Q_OBJECT

private slots:
    void a_tile_has_a_name();
    void before_the_draw_nothing_is_laid();
    void the_taken_tile_is_not_thrown();
    void a_meld_says_what_it_takes_data();
    void a_meld_says_what_it_takes();
    void a_joker_says_what_it_stands_for_data();
    void a_joker_says_what_it_stands_for();
    void a_joker_that_is_due_comes_first();
    void dead_ends_are_told();
    void what_can_be_done_has_no_objection();

    void taking_tells_what_the_tile_does();
    void drawing_tells_what_the_open_tile_does_not();
    void laying_tells_what_it_is_good_for();
    void throwing_tells_what_is_left();
    void knocking_tells_how_safe_it_is();
    void every_legal_action_but_the_next_round_has_a_reason();
};

void TestTilesAndDealWords::a_tile_has_a_name() {
    const auto name = boneyard::new_match("tiles_and_deal", 2, 1, {}).value()->info().tile_name;
    const auto said = [&](const char* tile) { return english(name(tile)); };
    QCOMPARE(said("R7"), std::string("red 7"));
    QCOMPARE(said("K1"), std::string("black ace"));
    QCOMPARE(said("B12"), std::string("blue 12"));
    QCOMPARE(said("O3"), std::string("orange 3"));
    QCOMPARE(said("J"), std::string("joker"));
    QCOMPARE(said("R5 J R7"), std::string("R5 J R7"));
}

void TestTilesAndDealWords::before_the_draw_nothing_is_laid() {
    Rummy position{{"K2 K3", "K4"}, {}, {}, "O1"};
    QCOMPARE(why_not(set_up(position), "K4", "discard", 1), "It is not your turn.");
    QCOMPARE(why_not(set_up(position), "K4", "discard", kNobody), "It is not your turn.");
    QCOMPARE(why_not(set_up(position), "B9", "discard"), "That tile is not in your hand.");
    position.phase = Phase::Draw;
    QCOMPARE(why_not(set_up(position), "K2", "discard"), "First draw, or take the tile that lies open.");
    position.phase = Phase::Upcard;
    QCOMPARE(why_not(set_up(position), "K2", "discard"), "First take the tile that lies open, or pass.");
    position.discards = "";
    position.phase = Phase::Draw;
    QCOMPARE(why_not(set_up(position), "K2", "discard"), "First draw a tile.");
    auto over = set_up({{"K2 K3 K4 O9", "K4"}, {}, {}, "O1"});
    play(over, "knock O9");
    QCOMPARE(why_not(over, "K4", "discard", 1), "The round is over.");
}

void TestTilesAndDealWords::the_taken_tile_is_not_thrown() {
    Rummy position{{"R5 K9 O2", "K4"}, {}, {}, "O1"};
    position.taken = "R5";
    QCOMPARE(why_not(set_up(position), "R5", "discard"),
             "The tile that you took cannot be thrown this turn.");
    QCOMPARE(why_not(set_up(position), "R5", ""), "The tile that you took cannot be thrown this turn.");
    QCOMPARE(why_not(set_up(position), "K9", "discard"), "");
    position.hands[0] = "R5 R5 K9";
    QCOMPARE(why_not(set_up(position), "R5", "discard"), "");
}

void TestTilesAndDealWords::a_meld_says_what_it_takes_data() {
    QTest::addColumn<QString>("meld");
    QTest::addColumn<QString>("says");
    QTest::newRow("run") << "R5 J R7"
                         << "This run takes red 4 or red 8.";
    QTest::newRow("low") << "B1 B2 B3"
                         << "This run takes blue 4.";
    QTest::newRow("high") << "K12 K13 K1"
                          << "This run takes black 11.";
    QTest::newRow("ace") << "O11 O12 O13"
                         << "This run takes orange 10 or orange 1.";
    QTest::newRow("whole run") << "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13"
                               << "This run is complete.";
    QTest::newRow("set") << "K8 B8 O8"
                         << "This set takes red 8.";
    QTest::newRow("joker set") << "K8 B8 J"
                               << "This set takes another 8, of a suit that it lacks.";
    QTest::newRow("whole set") << "K8 R8 B8 O8"
                               << "This set is complete.";
}

void TestTilesAndDealWords::a_meld_says_what_it_takes() {
    QFETCH(QString, meld);
    QFETCH(QString, says);
    QCOMPARE(why_not(set_up({{"O2 O6", "K4"}, {meld.toStdString()}, {}, "O1"}), "O2", "meld 0"), says);
}

void TestTilesAndDealWords::a_joker_says_what_it_stands_for_data() {
    QTest::addColumn<QString>("meld");
    QTest::addColumn<QString>("says");
    QTest::newRow("run") << "R5 J R7"
                         << "The joker stands for red 6.";
    QTest::newRow("two") << "B5 J J B8"
                         << "The jokers stand for blue 6, 7.";
    QTest::newRow("set") << "K8 B8 O8 J"
                         << "The joker stands for red 8.";
    QTest::newRow("open set") << "K8 B8 J"
                              << "The joker stands for another 8, of a suit that the set lacks.";
    QTest::newRow("none") << "R5 R6 R7"
                          << "This run takes red 4 or red 8.";
}

void TestTilesAndDealWords::a_joker_says_what_it_stands_for() {
    QFETCH(QString, meld);
    QFETCH(QString, says);
    QCOMPARE(why_not(set_up({{"O2 O6", "K4"}, {meld.toStdString()}, {}, "O1"}), "O2", "joker 0"), says);
}

void TestTilesAndDealWords::a_joker_that_is_due_comes_first() {
    auto game = set_up({{"R6 R8 K2 K3 B9", "K4"}, {"R5 J R7"}, {}, "O1"});
    play(game, "swap R6 0");
    QCOMPARE(why_not(game, "R8", "meld 0"), "The joker must be laid first.");
    QCOMPARE(why_not(game, "R8", "discard"), "The joker must be laid first.");
    QCOMPARE(why_not(game, "J", "discard"), "The joker must be laid: in a meld, or added to one.");
    QCOMPARE(why_not(game, "J", "meld 0"), "");
}

void TestTilesAndDealWords::dead_ends_are_told() {
    Rummy position{{"R8 B9", "K4"}, {"R5 R6 R7"}, {}, "O1"};
    position.taken = "B9";
    QCOMPARE(why_not(set_up(position), "R8", "meld 0"), "Then your turn could not end.");
    // Nothing would take the joker: the run is as long as can be.
    QCOMPARE(why_not(set_up({{"R6 B9 O2", "K4"}, {"R1 R2 R3 R4 R5 J R7 R8 R9 R10 R11 R12 R13"}, {}, "O1"}),
                     "R6", "joker 0"),
             "You could not lay the joker this turn.");
    Rummy closed{{"R8 B9", "K4"}, {"R5 R6 R7"}, {}, "O1"};
    closed.rules.closed = true;
    QCOMPARE(why_not(set_up(closed), "R8", "meld 0"), "Melds are laid only when somebody knocks.");
}

void TestTilesAndDealWords::what_can_be_done_has_no_objection() {
    const auto game = set_up({{"R4 R6 B9 K2 K3", "K4"}, {"R5 J R7"}, {}, "O1"});
    QCOMPARE(why_not(game, "R4", "meld 0"), "");
    QCOMPARE(why_not(game, "R6", "joker 0"), "");
    QCOMPARE(why_not(game, "B9", "discard"), "");
    QCOMPARE(why_not(game, "B9", ""), "");
}

void TestTilesAndDealWords::taking_tells_what_the_tile_does() {
    Rummy position{{"K2 K3 R9 B12 O7", "O5"}, {}, {}, "K4"};
    position.phase = Phase::Draw;
    QCOMPARE(why(position, "take"), "It joins a meld: deadwood falls from 31 to 16.");
    position.discards = "O1";
    QCOMPARE(why(position, "take"), "It may become part of a meld.");
    position.discards = "O2";
    QCOMPARE(why(position, "take"), "It brings deadwood from 31 down to 23.");
    position.melds = {"K2 R2 B2"};
    position.hands[0] = "K3 R9 B12 O7";
    QCOMPARE(why(position, "take"), "It fits a meld on the table.");
}

void TestTilesAndDealWords::drawing_tells_what_the_open_tile_does_not() {
    Rummy position{{"K2 K3 R9 B12 O7", "O5"}, {}, {}, "O1"};
    position.phase = Phase::Draw;
    QCOMPARE(why(position, "draw"), "The tile that lies open makes no meld for you.");
    position.discards = "K4";
    QCOMPARE(why(position, "draw"), "The stock may bring something better.");
    position.discards = "";
    QCOMPARE(why(position, "draw"), "The discard pile is empty.");
    position.discards = "O1";
    position.phase = Phase::Upcard;
    QCOMPARE(why(position, "pass"), "The tile that lies open makes no meld for you.");
    TilesAndDealTable table({"", ""}, "O9");
    table.play({"pass", "pass"});
    QCOMPARE(english(Game::why(table.game().view(0), Game::parse("draw").value())),
             std::string("Both passed: there is only this."));
}

void TestTilesAndDealWords::laying_tells_what_it_is_good_for() {
    Rummy position{{"R5 R6 R7 R8 K9 O2", "K4"}, {"K10 K11 K12", "B3 J B5"}, {}, "O1"};
    QCOMPARE(why(position, "add K9 0 low"), "It brings deadwood from 11 down to 2.");
    QCOMPARE(why(position, "meld R5 R6 R7"), "It leaves 3 tiles in your hand.");
    position.rules.unlaid_count = true;
    QCOMPARE(why(position, "meld R5 R6 R7 R8"), "What lies on the table cannot count against you.");
    position.hands[0] = "R5 R6 R7";
    QCOMPARE(why(position, "meld R5 R6 R7"), "Your hand is empty: a SUPER WIN.");
    position.hands[0] = "B4 K9 O2 O3";
    QCOMPARE(why(position, "swap B4 1"), "It frees the joker for a meld of yours.");
    auto game = set_up(position);
    play(game, "swap B4 1");
    QCOMPARE(english(Game::why(game.view(0), Game::parse("add J 0 low").value())),
             std::string("The joker must be laid this turn."));
}

void TestTilesAndDealWords::throwing_tells_what_is_left() {
    const Rummy position{{"R5 R6 R7 K9 O2 B12", "K4"}, {}, {}, "O1"};
    QCOMPARE(why(position, "discard B12"), "It is the dearest left over; 11 deadwood remains.");
    QCOMPARE(why(position, "discard O2"), "It leaves 19 deadwood.");
    QCOMPARE(why({{"R5 R6 R7 R8 R8", "K4"}, {}, {}, "O1"}, "discard R8"),
             "It is the dearest left over; 0 deadwood remains.");
    QCOMPARE(why({{"R5 R6 R7 R8", "K4"}, {}, {}, "O1"}, "discard R8"),
             "It leaves 0 deadwood, the least that can be.");
    QCOMPARE(why({{"R5", "K4"}, {}, {}, "O1"}, "discard R5"), "It is your last tile: a SUPER WIN.");
}

void TestTilesAndDealWords::knocking_tells_how_safe_it_is() {
    Rummy position{{"K2 K3 K4 R7 O13", "K4"}, {}, {}, "O1"};
    QCOMPARE(why(position, "knock O13"), "The other would need 7 or less to undercut you.");
    position.hands[0] = "K2 K3 K4 O13";
    QCOMPARE(why(position, "knock O13"), "No tile is left over: a SUPER WIN.");
    position.rules.joker_value = 0;
    position.hands[0] = "J O13";
    QCOMPARE(why(position, "knock O13"), "You have no deadwood.");
}

void TestTilesAndDealWords::every_legal_action_but_the_next_round_has_a_reason() {
    boneyard::kit::Rng rng(7, boneyard::kit::Stream::Bot);
    std::vector<Action> actions;
    for (std::uint64_t deal = 0; deal < 20; ++deal) {
        const auto match = boneyard::new_match("tiles_and_deal", 2, deal, {{"target", 0}}).value();
        Game game = game_of<Game>(*match);
        while (game.to_move() != kNobody) {
            const View view = game.view(game.to_move());
            game.legal(actions);
            for (const Action& each : actions)
                QVERIFY2(!Game::why(view, each).empty(), Game::text(each).c_str());
            game.apply(actions[rng.below(static_cast<std::uint32_t>(actions.size()))], nullptr);
        }
    }
}

BONEYARD_TEST(TestTilesAndDealWords)
#include "tst_tiles_and_deal_words.moc"
