// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>
#include <map>

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

std::string uneven(const Counts& counts, int each, int deviation) {
    for (const auto& [tile, count] : counts) {
        if (std::abs(count - each) > deviation) return boneyard::test::filled("%1: %2", tile, count);
    }
    return {};
}

}  // namespace

// Tiles & Deal: what everybody knows, and what a view shows.

// Known tiles

TEST_CASE("a tile taken face up is known and one drawn is not") {
    TilesAndDealTable table = scattered();
    REQUIRE_EQ(table.play({"take"}), "");
    REQUIRE_EQ(table.state("known"), R"([["K9"],[]])");
    REQUIRE_EQ(table.play({"discard K1", "draw", "discard B13", "draw"}), "");
    REQUIRE_EQ(table.state("known"), R"([["K9"],[]])");
    for (const Seat seat : {Seat{0}, Seat{1}}) REQUIRE_EQ(table.view(seat, "known"), R"([["K9"],[]])");
}

TEST_CASE("each seat has its known tiles in canonical order") {
    TilesAndDealTable table = scattered();
    REQUIRE_EQ(table.play({"take", "discard O2", "take", "discard B13", "take", "discard K1", "take"}), "");
    REQUIRE_EQ(table.state("known"), R"([["K9","B13"],["K1","O2"]])");
}

TEST_CASE("a tile laid or discarded is known no longer") {
    Game game = set_up({.hands = {"K9 K10 K11 R2 R3", "O13"}, .taken = "K9"});
    REQUIRE_EQ(state(game, "known"), R"([["K9"],[]])");
    Game melding = game;
    play(melding, "meld K9 K10 K11");
    REQUIRE_EQ(state(melding, "known"), "[[],[]]");
    for (const char* action : {"discard R2", "draw", "discard O13", "draw"}) play(game, action);
    REQUIRE_EQ(state(game, "known"), R"([["K9"],[]])");
    play(game, "discard K9");
    REQUIRE_EQ(state(game, "known"), "[[],[]]");
    Game adding = set_up({.hands = {"K9 R2 R3", "O13"}, .melds = {"K10 K11 K12"}, .taken = "K9"});
    play(adding, "add K9 0 low");
    REQUIRE_EQ(state(adding, "known"), "[[],[]]");
}

TEST_CASE("if a copy leaves the hand the known one counts as gone") {
    Game game = set_up({.hands = {"K9 K9 R2", "O13"}, .taken = "K9"});
    play(game, "discard K9");
    REQUIRE_EQ(state(game, "known"), "[[],[]]");
}

TEST_CASE("both copies may be known") {
    Game game = set_up({.hands = {"K9 R2 R3", "K9 O13"}, .taken = "K9"});
    for (const char* action : {"discard R2", "draw", "discard K9", "take"}) play(game, action);
    REQUIRE_EQ(state(game, "known"), R"([["K9","K9"],[]])");
    play(game, "discard K9");
    REQUIRE_EQ(state(game, "known"), R"([["K9"],[]])");
}

TEST_CASE("a joker swapped in is known until it is laid") {
    Game game = set_up({.hands = {"R6 K9 O5", "O13"}, .melds = {"R5 J R7"}, .taken = "R6"});
    play(game, "swap R6 0");
    REQUIRE_EQ(state(game, "known"), R"([["J"],[]])");
    play(game, "add J 0 low");
    REQUIRE_EQ(state(game, "known"), "[[],[]]");
}

TEST_CASE("a known tile that is over after a knock stays known") {
    Game game = set_up({.hands = {"R5 R6 R7 K2 O13", "K9"}, .taken = "K2"});
    play(game, "knock O13");
    REQUIRE_EQ(state(game, "known"), R"([["K2"],[]])");
    Game melded = set_up({.hands = {"R5 R6 R7 K2 O13", "K9"}, .taken = "R7"});
    play(melded, "knock O13");
    REQUIRE_EQ(state(melded, "known"), "[[],[]]");
}

// The other keys

TEST_CASE("the taken tile is shown to both while it is in hand this turn") {
    TilesAndDealTable table = scattered();
    REQUIRE_EQ(table.state("taken"), "null");
    REQUIRE_EQ(table.play({"take"}), "");
    REQUIRE_EQ(table.state("taken"), "\"K9\"");
    REQUIRE_EQ(table.view(1, "taken"), "\"K9\"");
    REQUIRE_EQ(table.play({"discard O2"}), "");
    REQUIRE_EQ(table.state("taken"), "null");
}

TEST_CASE("after the round nothing is taken and no joker due") {
    Game game = set_up({.hands = {"R5 R6 R7", "K9"}, .taken = "R7"});
    play(game, "knock");
    REQUIRE_EQ(state(game, "taken"), "null");
    Game due = set_up({.hands = {"R6", "K9"}, .melds = {"R5 J R7"}, .taken = "R6"});
    for (const char* action : {"swap R6 0", "add J 0 high"}) play(due, action);
    REQUIRE_EQ(state(due, "taken") + state(due, "joker_due"), "nullfalse");
}

TEST_CASE("turns without a draw count the present one and no pass") {
    TilesAndDealTable table = scattered();
    REQUIRE_EQ(table.play({"pass"}), "");
    REQUIRE_EQ(table.state("turns_without_draw"), "0");
    REQUIRE_EQ(table.play({"take"}), "");
    REQUIRE_EQ(table.state("turns_without_draw"), "1");
    REQUIRE_EQ(table.play({"discard O4"}), "");
    REQUIRE_EQ(table.state("turns_without_draw"), "1");
    REQUIRE_EQ(table.play({"take"}), "");
    REQUIRE_EQ(table.view(1, "turns_without_draw"), "2");
    REQUIRE_EQ(table.play({"discard O2", "draw"}), "");
    REQUIRE_EQ(table.state("turns_without_draw"), "0");
}

TEST_CASE("a result is there only when the round is over") {
    TilesAndDealTable table({"R5 R6 R7 K5 K6 K7 B8 B9 B10 O2", "R1 R3 O4 O6 O8 O10 B7 B11 B13 K13"}, "K9",
                            {{"hand", 10}});
    REQUIRE_EQ(table.play({"take"}), "");
    REQUIRE_EQ(table.view(0, "result"), "null");
    REQUIRE_EQ(table.play({"knock O2"}),
               "");  // 9 is over; B7 and B11 are laid off, and 11+3+4+6+8+10+10+10 left
    const std::string expected = R"({"kind":"win","seat":0,"deadwood":[9,62]})";
    REQUIRE_EQ(table.state("result"), expected);
    REQUIRE_EQ(table.view(0, "result"), expected);
    REQUIRE_EQ(table.view(1, "result"), expected);
}

// Views

TEST_CASE("a view hides the other hand the stock and the deal") {
    TilesAndDealTable table = scattered();
    REQUIRE_EQ(table.play({"take"}), "");
    REQUIRE_EQ(table.view(1, "hands"), R"([null,["R1","R3","R5","B7","B11","B13","O4","O6","O8","O10"]])");
    REQUIRE_EQ(table.view(1, "hand_counts"), "[11,10]");
    REQUIRE_EQ(table.view(1, "stock"), "null");
    REQUIRE_EQ(table.view(1, "stock_count"), "86");
    REQUIRE_EQ(table.view(1, "deal"), "null");
    REQUIRE_EQ(table.view(1, "discards"), "[]");
}

TEST_CASE("the hands lie open when the round is over until the next") {
    Game game = set_up({.hands = {"R5 K9", "K13"}, .stock = 0});
    play(game, "discard K9");
    REQUIRE(game.view(0).open);
    REQUIRE_EQ(hand(game, 0), "R5");
    REQUIRE(Game::holdings(game.view(0)).hands[1].open);
    REQUIRE_EQ(Game::holdings(game.view(0)).hands[1].tiles.front(), string("K13"));
    play(game, "next");
    REQUIRE(!Game::holdings(game.view(0)).hands[1].open);
}

// What is made up from a view

TEST_CASE("a sample holds what is known and nothing of the truth") {
    TilesAndDealTable table = scattered();
    REQUIRE_EQ(table.play({"take", "discard O2"}), "");
    Rng rng(5);
    int same = 0;
    for (int i = 0; i < 200; ++i) {
        const Game sampled = Game::sample(table.game().view(1), rng);
        REQUIRE(sampled.view(0).hand().has(boneyard::tiles_and_deal::parse_tile("K9").value()));
        REQUIRE(sampled.view(1) == table.game().view(1));
        same += sampled.view(0).hand() == table.game().view(0).hand() ? 1 : 0;
    }
    REQUIRE_EQ(same, 0);
}

TEST_CASE("every hidden tile is in the hand and next in the stock equally often") {
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
    REQUIRE_EQ(opponent.size(), std::size_t{3});
    REQUIRE_EQ(next.size(), std::size_t{3});
    REQUIRE_EQ(uneven(opponent, 1000, 130), "");  // five times the standard deviation of 25.8
    REQUIRE_EQ(uneven(next, 1000, 130), "");
}
