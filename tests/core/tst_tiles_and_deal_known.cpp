// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <map>

#include "suite.h"
#include "tiles_and_deal_table.h"

using boneyard::kit::Rng;
using boneyard::kit::Seat;
using boneyard::test::hand;
using boneyard::test::play;
using boneyard::test::set_up;
using boneyard::test::state;
using boneyard::test::TilesAndDealTable;
using boneyard::tiles_and_deal::Game;
using boneyard::tiles_and_deal::Phase;
using boneyard::tiles_and_deal::Rules;
using std::string;

namespace {

/// Both seats with ten tiles that make nothing; K9 lies face up, and the stock begins with K10 R9.
TilesAndDealTable scattered(const string& rest = "K9 K10 R9 B9") {
    return {{"K1 K3 K5 R2 R4 R6 B1 B3 B5 O2", "R1 R3 R5 O4 O6 O8 O10 B7 B11 B13"}, rest, {{"hand", 10}}};
}

/// How often each tile is drawn by lot as the opponent's, and as the next of the stock.
using Counts = std::map<string, int>;

QString uneven(const Counts& counts, int each, int deviation) {
    for (const auto& [tile, count] : counts) {
        if (std::abs(count - each) > deviation)
            return QString("%1: %2").arg(QString::fromStdString(tile)).arg(count);
    }
    return {};
}

}  // namespace

/// Tiles & Deal: what everybody knows, and what a view shows.
class TestTilesAndDealKnown : public QObject {
    Q_OBJECT

private slots:
    // Known tiles

    void a_tile_taken_face_up_is_known_and_one_drawn_is_not() {
        TilesAndDealTable table = scattered();
        QCOMPARE(table.play({"take"}), "");
        QCOMPARE(table.state("known"), R"([["K9"],[]])");
        QCOMPARE(table.play({"discard K1", "draw", "discard B13", "draw"}), "");
        QCOMPARE(table.state("known"), R"([["K9"],[]])");
        for (const Seat seat : {Seat{0}, Seat{1}}) QCOMPARE(table.view(seat, "known"), R"([["K9"],[]])");
    }

    void each_seat_has_its_known_tiles_in_canonical_order() {
        TilesAndDealTable table = scattered();
        QCOMPARE(table.play({"take", "discard O2", "take", "discard B13", "take", "discard K1", "take"}), "");
        QCOMPARE(table.state("known"), R"([["K9","B13"],["K1","O2"]])");
    }

    void a_tile_laid_or_discarded_is_known_no_longer() {
        Game game = set_up({.hands = {"K9 K10 K11 R2 R3", "O13"}, .taken = "K9"});
        QCOMPARE(state(game, "known"), R"([["K9"],[]])");
        Game melding = game;
        play(melding, "meld K9 K10 K11");
        QCOMPARE(state(melding, "known"), "[[],[]]");
        for (const char* action : {"discard R2", "draw", "discard O13", "draw"}) play(game, action);
        QCOMPARE(state(game, "known"), R"([["K9"],[]])");
        play(game, "discard K9");
        QCOMPARE(state(game, "known"), "[[],[]]");
        Game adding = set_up({.hands = {"K9 R2 R3", "O13"}, .melds = {"K10 K11 K12"}, .taken = "K9"});
        play(adding, "add K9 0 low");
        QCOMPARE(state(adding, "known"), "[[],[]]");
    }

    void if_a_copy_leaves_the_hand_the_known_one_counts_as_gone() {
        Game game = set_up({.hands = {"K9 K9 R2", "O13"}, .taken = "K9"});
        play(game, "discard K9");
        QCOMPARE(state(game, "known"), "[[],[]]");
    }

    void both_copies_may_be_known() {
        Game game = set_up({.hands = {"K9 R2 R3", "K9 O13"}, .taken = "K9"});
        for (const char* action : {"discard R2", "draw", "discard K9", "take"}) play(game, action);
        QCOMPARE(state(game, "known"), R"([["K9","K9"],[]])");
        play(game, "discard K9");
        QCOMPARE(state(game, "known"), R"([["K9"],[]])");
    }

    void a_joker_swapped_in_is_known_until_it_is_laid() {
        Game game = set_up({.hands = {"R6 K9 O5", "O13"}, .melds = {"R5 J R7"}, .taken = "R6"});
        play(game, "swap R6 0");
        QCOMPARE(state(game, "known"), R"([["J"],[]])");
        play(game, "add J 0 low");
        QCOMPARE(state(game, "known"), "[[],[]]");
    }

    void a_known_tile_that_is_over_after_a_knock_stays_known() {
        Game game = set_up({.hands = {"R5 R6 R7 K2 O13", "K9"}, .taken = "K2"});
        play(game, "knock O13");
        QCOMPARE(state(game, "known"), R"([["K2"],[]])");
        Game melded = set_up({.hands = {"R5 R6 R7 K2 O13", "K9"}, .taken = "R7"});
        play(melded, "knock O13");
        QCOMPARE(state(melded, "known"), "[[],[]]");
    }

    // The other keys

    void the_taken_tile_is_shown_to_both_while_it_is_in_hand_this_turn() {
        TilesAndDealTable table = scattered();
        QCOMPARE(table.state("taken"), "null");
        QCOMPARE(table.play({"take"}), "");
        QCOMPARE(table.state("taken"), "\"K9\"");
        QCOMPARE(table.view(1, "taken"), "\"K9\"");
        QCOMPARE(table.play({"discard O2"}), "");
        QCOMPARE(table.state("taken"), "null");
    }

    void after_the_round_nothing_is_taken_and_no_joker_due() {
        Game game = set_up({.hands = {"R5 R6 R7", "K9"}, .taken = "R7"});
        play(game, "knock");
        QCOMPARE(state(game, "taken"), "null");
        Game due = set_up({.hands = {"R6", "K9"}, .melds = {"R5 J R7"}, .taken = "R6"});
        for (const char* action : {"swap R6 0", "add J 0 high"}) play(due, action);
        QCOMPARE(state(due, "taken") + state(due, "joker_due"), "nullfalse");
    }

    void turns_without_a_draw_count_the_present_one_and_no_pass() {
        TilesAndDealTable table = scattered();
        QCOMPARE(table.play({"pass"}), "");
        QCOMPARE(table.state("turns_without_draw"), "0");
        QCOMPARE(table.play({"take"}), "");
        QCOMPARE(table.state("turns_without_draw"), "1");
        QCOMPARE(table.play({"discard O4"}), "");
        QCOMPARE(table.state("turns_without_draw"), "1");
        QCOMPARE(table.play({"take"}), "");
        QCOMPARE(table.view(1, "turns_without_draw"), "2");
        QCOMPARE(table.play({"discard O2", "draw"}), "");
        QCOMPARE(table.state("turns_without_draw"), "0");
    }

    void a_result_is_there_only_when_the_round_is_over() {
        TilesAndDealTable table({"R5 R6 R7 K5 K6 K7 B8 B9 B10 O2", "R1 R3 O4 O6 O8 O10 B7 B11 B13 K13"}, "K9",
                                {{"hand", 10}});
        QCOMPARE(table.play({"take"}), "");
        QCOMPARE(table.view(0, "result"), "null");
        QCOMPARE(table.play({"knock O2"}),
                 "");  // 9 is over; B7 and B11 are laid off, and 11+3+4+6+8+10+10+10 left
        const QString expected = R"({"kind":"win","seat":0,"deadwood":[9,62]})";
        QCOMPARE(table.state("result"), expected);
        QCOMPARE(table.view(0, "result"), expected);
        QCOMPARE(table.view(1, "result"), expected);
    }

    // Views

    void a_view_hides_the_other_hand_the_stock_and_the_deal() {
        TilesAndDealTable table = scattered();
        QCOMPARE(table.play({"take"}), "");
        QCOMPARE(table.view(1, "hands"), R"([null,["R1","R3","R5","B7","B11","B13","O4","O6","O8","O10"]])");
        QCOMPARE(table.view(1, "hand_counts"), "[11,10]");
        QCOMPARE(table.view(1, "stock"), "null");
        QCOMPARE(table.view(1, "stock_count"), "86");
        QCOMPARE(table.view(1, "deal"), "null");
        QCOMPARE(table.view(1, "discards"), "[]");
    }

    void the_hands_lie_open_when_the_round_is_over_until_the_next() {
        Game game = set_up({.hands = {"R5 K9", "K13"}, .stock = 0});
        play(game, "discard K9");
        QVERIFY(game.view(0).open);
        QCOMPARE(hand(game, 0), "R5");
        QVERIFY(Game::holdings(game.view(0)).hands[1].open);
        QCOMPARE(Game::holdings(game.view(0)).hands[1].tiles.front(), string("K13"));
        play(game, "next");
        QVERIFY(!Game::holdings(game.view(0)).hands[1].open);
    }

    // What is made up from a view

    void a_sample_holds_what_is_known_and_nothing_of_the_truth() {
        TilesAndDealTable table = scattered();
        QCOMPARE(table.play({"take", "discard O2"}), "");
        Rng rng(5);
        int same = 0;
        for (int i = 0; i < 200; ++i) {
            const Game sampled = Game::sample(table.game().view(1), rng);
            QVERIFY(sampled.view(0).hand().has(boneyard::tiles_and_deal::parse_tile("K9").value()));
            QVERIFY(sampled.view(1) == table.game().view(1));
            same += sampled.view(0).hand() == table.game().view(0).hand() ? 1 : 0;
        }
        QCOMPARE(same, 0);
    }

    void every_hidden_tile_is_in_the_hand_and_next_in_the_stock_equally_often() {
        Rules gin;
        gin.copies = 1;
        gin.jokers = 0;
        const Game game = set_up({.hands = {"R5 R6", "K9"}, .rules = gin, .stock = 2, .phase = Phase::Draw});
        Rng rng(11);
        Counts opponent;
        Counts next;
        for (int i = 0; i < 3000; ++i) {
            const auto held = Game::sample(game.view(0), rng).holdings();
            ++opponent[held.hands[1].tiles.front()];
            ++next[held.stock.front()];
        }
        QCOMPARE(opponent.size(), std::size_t{3});
        QCOMPARE(next.size(), std::size_t{3});
        QCOMPARE(uneven(opponent, 1000, 130), "");  // five times the standard deviation of 25.8
        QCOMPARE(uneven(next, 1000, 130), "");
    }
};

BONEYARD_TEST(TestTilesAndDealKnown)
#include "tst_tiles_and_deal_known.moc"
