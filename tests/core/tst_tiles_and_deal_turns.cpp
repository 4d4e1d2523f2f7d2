// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "tiles_and_deal_table.h"

using boneyard::test::holding;
using boneyard::test::laid;
using boneyard::test::legal_text;
using boneyard::test::legal_to;
using boneyard::test::play;
using boneyard::test::set_up;
using boneyard::test::state;
using boneyard::test::TilesAndDealTable;
using boneyard::test::told;
using boneyard::tiles_and_deal::Game;
using boneyard::tiles_and_deal::Phase;
using boneyard::tiles_and_deal::Rules;
using std::string;

namespace {

/// What may be added to one meld: "R4 low, R8 high".
std::string additions(const string& hand, const string& meld) {
    return boneyard::test::replaced(legal_to("add", holding(hand + " O13", {meld})), " 0", "");
}

/// What lies there after an addition.
std::string added(const string& meld, const string& addition) {
    Game game = holding(addition.substr(0, addition.find(' ')) + " O13", {meld});
    play(game, "add " + addition);
    return laid(game);
}

Rules closed() {
    Rules rules;
    rules.closed = true;
    return rules;
}

}  // namespace

// Tiles & Deal: what a turn is made of.

// Drawing

TEST_CASE("a turn begins with a tile from the stock or the top of the discards") {
    const Game game = set_up({.hands = {"R5", "K9"}, .discards = "B2 B9", .phase = Phase::Draw});
    REQUIRE_EQ(legal_text(game), "draw, take");
    Game taking = game;
    REQUIRE_EQ(told(play(taking, "take")), "take 0 B9");
    REQUIRE_EQ(boneyard::test::hand(taking, 0), "R5 B9");
    REQUIRE_EQ(state(taking, "discards"), R"(["B2"])");
}

TEST_CASE("the next tile of the stock is drawn and its name is not told") {
    TilesAndDealTable table({"", ""}, "R7 B4 O5");
    REQUIRE_EQ(table.play({"pass", "pass", "draw"}), "");
    REQUIRE_EQ(told(table.events()), "draw 0");
    REQUIRE((boneyard::test::hand(table.game(), 0).ends_with(" B4")));
    REQUIRE((table.state("stock").starts_with(R"(["O5",)")));
}

TEST_CASE("nothing can be taken from an empty pile") {
    REQUIRE_EQ(legal_text(set_up({.hands = {"R5", "K9"}, .phase = Phase::Draw})), "draw");
}

// Laying melds

TEST_CASE("melds are laid from the hand any number in a turn") {
    Game game = holding("R5 R6 R7 K8 B8 O8 K2 O13");
    REQUIRE_EQ(legal_to("meld", game), "K8 B8 O8, R5 R6 R7");
    REQUIRE_EQ(told(play(game, "meld R5 R6 R7")), "meld 0 R5 R6 R7");
    REQUIRE_EQ(told(play(game, "meld K8 B8 O8")), "meld 0 K8 B8 O8");
    REQUIRE_EQ(laid(game), "R5 R6 R7 | K8 B8 O8");
    REQUIRE_EQ(boneyard::test::hand(game, 0), "K2 O13");
    REQUIRE_EQ(int(game.to_move()), 0);
}

TEST_CASE("a turn may lay nothing") {
    Game game = holding("R5 R6 R7 K2");
    REQUIRE_EQ(told(play(game, "discard K2")), "discard 0 K2, turn 1");
    REQUIRE(game.view(0).table.phase == Phase::Draw);
    REQUIRE_EQ(state(game, "discards"), R"(["K2"])");
}

TEST_CASE("melds belong to who laid them") {
    Game game = set_up({.hands = {"R5 R6 R7 K2 B13", "K8 B8 O8 K3 K4"}, .melds = {"O1 O2 O3"}, .owner = 1});
    for (const char* action : {"meld R5 R6 R7", "discard K2", "draw", "meld K8 B8 O8"}) play(game, action);
    REQUIRE_EQ(state(game, "melds"), R"([{"tiles":["O1","O2","O3"],"kind":"run","owner":1},)"
                                     R"({"tiles":["R5","R6","R7"],"kind":"run","owner":0},)"
                                     R"({"tiles":["K8","B8","O8"],"kind":"set","owner":1}])");
}

// Adding to melds

TEST_CASE("a tile is added to anybodys meld which keeps its owner") {
    Game game = set_up({.hands = {"R4 R8 O8 K2", "K9"}, .melds = {"R5 R6 R7", "K8 R8 B8"}, .owner = 1});
    REQUIRE_EQ(legal_to("add", game), "O8 1, R4 0 low, R8 0 high");
    REQUIRE_EQ(told(play(game, "add O8 1")), "add 0 O8");
    play(game, "add R4 0 low");
    REQUIRE_EQ(state(game, "melds"), R"([{"tiles":["R4","R5","R6","R7"],"kind":"run","owner":1},)"
                                     R"({"tiles":["K8","R8","B8","O8"],"kind":"set","owner":1}])");
}

TEST_CASE("melds are numbered from nought in the order laid") {
    Game game = holding("R5 R6 R7 R8 O8 K2", {"K8 R8 B8"});
    play(game, "meld R5 R6 R7");
    REQUIRE_EQ(legal_to("add", game), "O8 0, R8 1 high");
}

TEST_CASE("a run takes the next tile at either end and goes on from there") {
    REQUIRE_EQ(additions("R3 R4 R8 R9 B4 R6", "R5 R6 R7"), "R4 low, R8 high");
    Game game = holding("R3 R4 R8 O13", {"R5 R6 R7"});
    for (const char* action : {"add R8 0 high", "add R4 0 low", "add R3 0 low"}) play(game, action);
    REQUIRE_EQ(laid(game), "R3 R4 R5 R6 R7 R8");
}

TEST_CASE("a set takes the suit that is missing and no fifth tile") {
    REQUIRE_EQ(additions("K8 R8 B8 O8 O9", "K8 R8 O8"), "B8");
    REQUIRE_EQ(additions("K8 R8 B8 O8 J", "K8 R8 B8 O8"), "");
    REQUIRE_EQ(additions("K8 R8 B8 O8 J", "K8 R8 J J"), "");
    REQUIRE_EQ(additions("K8 R8 B8 O8", "K8 R8 J"), "B8, O8");
}

TEST_CASE("a joker is added likewise") {
    REQUIRE_EQ(additions("J", "R5 R6 R7"), "J high, J low");
    REQUIRE_EQ(additions("J J", "K8 R8 B8"), "J");
    REQUIRE_EQ(additions("J", "J R5 R6"), "J high, J low");
    REQUIRE_EQ(added("R5 R6 R7", "J 0 low"), "J R5 R6 R7");
    REQUIRE_EQ(added("R5 R6 R7", "J 0 high"), "R5 R6 R7 J");
    REQUIRE_EQ(added("K8 R8 O8", "J 0"), "K8 R8 O8 J");
    REQUIRE_EQ(additions("R9 R3 R4 R8", "J R5 R6 R7 J"), "R3 low, R9 high");
}

TEST_CASE("a set stays in canonical order whatever is added") {
    REQUIRE_EQ(added("K8 B8 O8", "R8 0"), "K8 R8 B8 O8");
    REQUIRE_EQ(added("R8 O8 J", "K8 0"), "K8 R8 O8 J");
    REQUIRE_EQ(added("R8 O8 J", "J 0"), "R8 O8 J J");
}

TEST_CASE("an ace is added low or high and nothing beyond it") {
    REQUIRE_EQ(additions("R1 R5 J", "R2 R3 R4"), "J high, J low, R1 low, R5 high");
    REQUIRE_EQ(additions("R13 R4 J", "R1 R2 R3"), "J high, R4 high");
    REQUIRE_EQ(additions("R1 R10 J", "R11 R12 R13"), "J high, J low, R1 high, R10 low");
    REQUIRE_EQ(additions("R2 R11 J", "R12 R13 R1"), "J low, R11 low");
    REQUIRE_EQ(additions("R2 J", "R12 R13 J"), "J low");
    REQUIRE_EQ(additions("R13 J", "J R2 R3"), "J high");
}

TEST_CASE("an ace joins a run of twelve at one end only") {
    const string twelve = "R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13";
    REQUIRE_EQ(additions("R1 R1 J", twelve), "J high, J low, R1 high, R1 low");
    REQUIRE_EQ(additions("R1 J", "R1 " + twelve), "");
    REQUIRE_EQ(additions("R1 J", twelve + " R1"), "");
    REQUIRE_EQ(additions("R1 J", twelve + " J"), "");
}

// The end of a turn

TEST_CASE("a discard ends the turn and any tile of the hand may be thrown") {
    Game game = holding("R2 O5 J O13 B11");
    REQUIRE_EQ(legal_to("discard", game), "B11, J, O13, O5, R2");
    REQUIRE_EQ(told(play(game, "discard J")), "discard 0 J, turn 1");
    REQUIRE_EQ(legal_text(game), "draw, take");
    REQUIRE_EQ(told(play(game, "take")), "take 1 J");
}

TEST_CASE("the tile taken may not be discarded nor knocked with") {
    const Game game = holding("R5 R6 R7 K2 K9", {}, "K9");
    REQUIRE_EQ(legal_to("discard", game), "K2, R5, R6, R7");
    REQUIRE_EQ(legal_to("knock", game), "K2");
    REQUIRE_EQ(legal_to("knock", holding("R5 R6 R7 K2 K9")), "K2, K9");
}

TEST_CASE("it may if the hand holds both copies") {
    const Game game = holding("R5 R6 R7 K9 K9", {}, "K9");
    REQUIRE_EQ(legal_to("discard", game), "K9, R5, R6, R7");
    REQUIRE_EQ(legal_to("knock", game), "K9");
    REQUIRE_EQ(legal_to("discard", holding("J J K9", {}, "J")), "J, K9");
    REQUIRE_EQ(legal_to("discard", holding("J K9", {}, "J")), "K9");
}

TEST_CASE("of two copies the taken one is laid first") {
    Game game = holding("K9 K9 K10 K11 R2", {}, "K9");
    play(game, "meld K9 K10 K11");
    REQUIRE_EQ(state(game, "taken"), "null");
    REQUIRE_EQ(legal_to("discard", game), "K9, R2");
    Game adding = holding("K9 K9 R2", {"K10 K11 K12"}, "K9");
    play(adding, "add K9 0 low");
    REQUIRE_EQ(legal_to("discard", adding), "K9, R2");
}

TEST_CASE("the next turn may discard it") {
    Game game = holding("K9 R2 R3", {}, "K9");
    for (const char* action : {"discard R2", "draw", "discard B11", "draw"}) play(game, action);
    REQUIRE((boneyard::test::holds(legal_to("discard", game), "K9")));
}

// Closed melds

TEST_CASE("with closed melds nothing is laid added or swapped") {
    const std::vector<string> melds = {"R9 R10 R11", "K1 J K3"};
    const Game open = set_up({.hands = {"R5 R6 R7 R8 K2", "K9"}, .melds = melds});
    REQUIRE_EQ(legal_to("add", open) + "; " + legal_to("swap", open), "R8 0 low; K2 1");
    const Game game = set_up({.hands = {"R5 R6 R7 R8 K2", "K9"}, .melds = melds, .rules = closed()});
    REQUIRE_EQ(legal_text(game),
               "discard K2, discard R5, discard R6, discard R7, discard R8, knock K2, knock R5, "
               "knock R8");
}

TEST_CASE("a knock shows the melds of who knocked") {
    Game game = set_up({.hands = {"R5 R6 R7 R8 K2", "K9 R9 B10"}, .rules = closed()});
    play(game, "knock R5");
    REQUIRE_EQ(laid(game), "R6 R7 R8");
}
