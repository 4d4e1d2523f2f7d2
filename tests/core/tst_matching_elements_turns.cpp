// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "matching_elements_table.h"

using boneyard::matching_elements::Game;
using boneyard::test::counts;
using boneyard::test::Elements;
using boneyard::test::hand;
using boneyard::test::phase;
using boneyard::test::play;
using boneyard::test::play_all;
using boneyard::test::set_up;
using boneyard::test::state;
using boneyard::test::told;
using boneyard::test::turn;
using std::string;

namespace {

/// R:0-3 lies on the table and red is the colour; the boneyard holds these tiles.
Elements in_play(const std::vector<string>& hands, const string& stock = {}, bool draws = false) {
    Elements position{.hands = hands, .stock = stock, .stock_size = 0};
    position.rules.draw_when_stuck = draws;
    position.bets.assign(hands.size(), 0);
    return position;
}

Game drawing(const std::vector<string>& hands, const string& stock) {
    return set_up(in_play(hands, stock, true));
}

}  // namespace

// Matching Elements: whose turn it is, passing, drawing, and when a round is over.

// Whose turn it is

TEST_CASE("after the first tile it goes clockwise from the left of the dealer") {
    Elements position = in_play({"R:1-2 O:1-2", "R:6-6 O:1-2", "R:0-0 R:0-6 O:1-5"});
    position.laid = {};
    position.dealer = 2;
    position.to_move = 2;
    Game game = set_up(position);
    play(game, "place R:0-6 first");
    REQUIRE_EQ(int(game.to_move()), 0);
    play(game, "place R:1-2 0 l 1");
    REQUIRE_EQ(int(game.to_move()), 1);
    play(game, "place R:6-6 0 f 6");
    REQUIRE_EQ(int(game.to_move()), 2);
}

TEST_CASE("seats without tiles are left out") {
    Elements position = in_play({"O:0-0 O:1-2", "", "O:3-6 O:1-2", "", "O:0-6"});
    position.rules.colours = 3;
    Game game = set_up(position);
    REQUIRE_EQ(told(play(game, "place O:0-0 0 n 0")), "place 0 O:0-0, points 0 O:0-0 2 line, turn 2");
    REQUIRE_EQ(told(play(game, "place O:3-6 0 f 3")), "place 2 O:3-6, points 2 O:3-6 1 line, turn 4");
    // Seat 4 lays its last tile; nobody can place then.
    REQUIRE_EQ(turn(game), "4: place O:0-6 1 f 0, place O:0-6 2 f 6");
}

TEST_CASE("a seat that has laid its last tile is left out from then on") {
    Game game = set_up(in_play({"O:0-6", "O:3-6 O:1-2", "O:6-6 O:1-2"}));
    play_all(game, {"place O:0-6 0 n 0", "place O:3-6 0 f 3", "place O:6-6 1 f 6"});
    REQUIRE_EQ(int(game.to_move()), -1);  // two 6 are open, and nobody has one
    Game other = set_up(in_play({"O:0-6", "O:3-6 O:1-2", "O:6-6 O:6-9 O:1-2"}));
    play_all(other, {"place O:0-6 0 n 0", "place O:3-6 0 f 3", "place O:6-6 1 f 6"});
    REQUIRE_EQ(turn(other), "1: pass");  // seat 0 is not asked
}

// Placing and passing

TEST_CASE("placing is compulsory") {
    const Game game = set_up(in_play({"O:0-0 O:1-2", "O:0-3 O:1-2", "O:1-5"}));
    REQUIRE_EQ(turn(game), "0: place O:0-0 0 n 0");
    const Game drawer = drawing({"O:0-0 O:1-2", "O:0-3 O:1-2", "O:1-5"}, "R:1-2");
    REQUIRE_EQ(turn(drawer), "0: place O:0-0 0 n 0");
}

TEST_CASE("who cannot place passes") {
    Game game = set_up(in_play({"O:1-2", "O:0-3 O:1-2", "O:1-5"}, "R:1-2"));
    REQUIRE_EQ(turn(game), "0: pass");
    REQUIRE_EQ(told(play(game, "pass")), "pass 0, turn 1");
    REQUIRE_EQ(turn(game), "1: place O:0-3 0 f 3, place O:0-3 0 n 0");
    REQUIRE_EQ(counts(game), "1 2 1 1");
}

// Drawing

TEST_CASE("who cannot place draws first where that is the rule") {
    Game game = drawing({"O:1-2", "O:0-3 O:1-2", "O:1-5"}, "O:4-5");
    REQUIRE_EQ(turn(game), "0: draw");
    REQUIRE_EQ(told(play(game, "draw")), "draw 0");  // face down, and still the same turn
    REQUIRE_EQ(hand(game, 0), "O:1-2 O:4-5");
    REQUIRE_EQ(state(game, "drawn"), "true");
    REQUIRE_EQ(turn(game), "0: pass");
    REQUIRE_EQ(told(play(game, "pass")), "pass 0, turn 1");
    REQUIRE_EQ(state(game, "drawn"), "false");
}

TEST_CASE("a tile drawn that fits must be placed") {
    Game game = drawing({"O:1-2", "O:0-3 O:1-2", "O:1-5"}, "R:1-2");
    play(game, "draw");
    REQUIRE_EQ(turn(game), "0: place R:1-2 0 l 1, place R:1-2 0 l 2, place R:1-2 0 r 1, place R:1-2 0 r 2");
    REQUIRE_EQ(told(play(game, "place R:1-2 0 l 1")), "place 0 R:1-2, points 0 R:1-2 3 across, turn 1");
    REQUIRE_EQ(state(game, "drawn"), "false");
    REQUIRE_EQ(counts(game), "1 2 1 0");
}

TEST_CASE("a seat draws once a turn") {
    Game game = drawing({"O:1-2", "O:0-3 O:1-2", "O:1-5"}, "O:4-5 O:4-8 O:7-8");
    play(game, "draw");
    REQUIRE_EQ(turn(game), "0: pass");
    play_all(game, {"pass", "place O:0-3 0 f 3"});
    // Nobody can place now: neither a 0 nor a red tile is in any hand.
    REQUIRE_EQ(phase(game), "round_over");
}

TEST_CASE("the next turn has a draw of its own") {
    Game game = drawing({"O:1-2", "O:1-5", "O:0-3 O:1-2"}, "O:4-5 O:4-8 O:7-8");
    play_all(game, {"draw", "pass"});
    REQUIRE_EQ(turn(game), "1: draw");
    play_all(game, {"draw", "pass"});
    REQUIRE_EQ(turn(game), "2: place O:0-3 0 f 3, place O:0-3 0 n 0");
}

TEST_CASE("with an empty boneyard there is no draw") {
    const Game game = drawing({"O:1-2", "O:0-3 O:1-2", "O:1-5"}, "");
    REQUIRE_EQ(turn(game), "0: pass");
}

TEST_CASE("the tile drawn is the next of the boneyard") {
    Game game = drawing({"O:1-2", "O:0-3 O:1-2", "O:1-5"}, "O:4-5 O:4-8 O:7-8");
    const auto before = game.holdings().stock;
    play(game, "draw");
    const auto after = game.holdings();
    REQUIRE((after.stock == boneyard::test::Words(before.begin() + 1, before.end())));
    REQUIRE((boneyard::test::holds(hand(game, 0), before.front())));
}

TEST_CASE("without the rule nobody draws") {
    Game game = set_up(in_play({"O:1-2", "O:0-3 O:1-2", "O:1-5"}, "O:4-5"));
    REQUIRE(!game.allows(*Game::parse("draw")));
    REQUIRE((!drawing({"O:0-0", "O:0-3", "O:1-5"}, "O:4-5").allows(*Game::parse("draw"))));
}

// The end

TEST_CASE("the round ends at once when no seat can place") {
    Game game = set_up(in_play({"O:0-3 O:1-2", "O:1-2", "O:1-5"}, "R:1-2 R:0-0"));
    REQUIRE_EQ(told(play(game, "place O:0-3 0 f 3")),
               "place 0 O:0-3, points 0 O:0-3 1 line, round_over 0 blocked");
    REQUIRE_EQ(phase(game), "round_over");
    REQUIRE_EQ(turn(game), "-1: next");
}

TEST_CASE("it ends whatever the boneyard holds and though one might draw") {
    Game game = drawing({"O:0-3 O:1-2", "O:1-2", "O:1-5"}, "R:1-2 R:0-0");
    play(game, "place O:0-3 0 f 3");
    REQUIRE_EQ(phase(game), "round_over");
    REQUIRE_EQ(counts(game), "1 1 1 2");
}

TEST_CASE("it goes on while any seat can place") {
    Game game = set_up(in_play({"O:0-0 O:1-2", "O:1-2", "R:7-8 O:1-5"}));
    play(game, "place O:0-0 0 n 0");
    REQUIRE_EQ(turn(game), "1: pass");
    play(game, "pass");
    REQUIRE_EQ(phase(game), "play");
    REQUIRE_EQ(int(game.to_move()), 2);
}

TEST_CASE("the seat that has just placed may be the one that can") {
    Game game = set_up(in_play({"O:0-0 O:3-6 O:1-2", "O:1-2", "O:1-5"}));
    play(game, "place O:0-0 0 n 0");
    REQUIRE_EQ(turn(game), "1: pass");
    play_all(game, {"pass", "pass"});
    REQUIRE_EQ(turn(game), "0: place O:3-6 0 f 3");
}

TEST_CASE("it is over when all tiles are laid") {
    Game game = set_up(in_play({"O:0-3", "", ""}, "R:0-0"));
    REQUIRE_EQ(told(play(game, "place O:0-3 0 f 3")),
               "place 0 O:0-3, points 0 O:0-3 1 line, score 0 1 round, round_over 0 out");
}

TEST_CASE("it may end with the first tile") {
    Elements position = in_play({"R:9-9 O:1-2", "O:1-2", "O:1-5"});
    position.laid = {};
    Game game = set_up(position);
    REQUIRE_EQ(told(play(game, "place R:9-9 first")), "place 0 R:9-9, round_over 0 blocked");
}

TEST_CASE("a red tile fits while any red side is open") {
    Elements position = in_play({"O:0-0 O:1-2", "R:4-5", "O:1-5"});
    position.laid = {"R:0-3 first", "R:12-12 0 l 12", "R:9-9 0 r 9"};
    Game game = set_up(position);
    play(game, "place O:0-0 0 n 0");
    REQUIRE_EQ(turn(game),
               "1: place R:4-5 1 l 4, place R:4-5 1 l 5, place R:4-5 1 r 4, place R:4-5 1 r 5, "
               "place R:4-5 2 l 4, place R:4-5 2 l 5, place R:4-5 2 r 4, place R:4-5 2 r 5");
}
