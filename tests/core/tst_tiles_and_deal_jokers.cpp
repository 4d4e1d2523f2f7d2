// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "tiles_and_deal_table.h"

using boneyard::kit::Seat;
using boneyard::test::hand;
using boneyard::test::holding;
using boneyard::test::laid;
using boneyard::test::legal_text;
using boneyard::test::legal_to;
using boneyard::test::play;
using boneyard::test::set_up;
using boneyard::test::state;
using boneyard::test::told;
using boneyard::tiles_and_deal::Game;
using std::string;

namespace {

/// What can be swapped into one meld by a hand that holds O13, too.
std::string swaps(const string& tiles, const string& meld) {
    return boneyard::test::replaced(legal_to("swap", holding(tiles + " O13", {meld})), " 0", "");
}

/// What lies there after a swap; the joker can be laid elsewhere.
std::string swapped(const string& tile, const string& meld) {
    Game game = holding(tile + " O13", {meld, "O1 O2 O3"});
    play(game, "swap " + tile + " 0");
    return boneyard::test::part(laid(game), " | ", 0, 0);
}

}  // namespace

// Tiles & Deal: a tile takes the place of a joker, and the joker has to be laid.

// What can be swapped

TEST_CASE("in a run a tile swaps for the joker in its place") {
    REQUIRE_EQ(swaps("R4 R5 R6 R7 R8 B6", "R5 J R7"), "R6");
    REQUIRE_EQ(swaps("R5 R6 R7 R8", "R5 J J R8"), "R6, R7");
    REQUIRE_EQ(swaps("R4 R7 R8", "J R5 R6 J"), "R4, R7");
    REQUIRE_EQ(swaps("R4 R5 R6 R7 R8", "R5 R6 R7"), "");
}

TEST_CASE("an ace swaps for a joker at either end") {
    REQUIRE_EQ(swaps("R1 R2", "J R2 R3"), "R1");
    REQUIRE_EQ(swaps("R1 R13", "R12 R13 J"), "R1");
    REQUIRE_EQ(swaps("R1 R11", "J R12 R13"), "R11");
}

TEST_CASE("in a set a tile swaps whose suit no tile of the set has") {
    REQUIRE_EQ(swaps("K8 R8 B8 O8 B9", "K8 R8 J"), "B8, O8");
    REQUIRE_EQ(swaps("K8 R8 B8 O8", "K8 R8 B8 J"), "O8");
    REQUIRE_EQ(swaps("K8 R8 B8 O8", "K8 R8 J J"), "B8, O8");
    REQUIRE_EQ(swaps("K8 R8 B8 O8", "K8 R8 O8"), "");
}

TEST_CASE("a joker swaps for no joker") {
    REQUIRE_EQ(swaps("J", "R5 J R7"), "");
    REQUIRE_EQ(swaps("J", "K8 R8 J"), "");
}

TEST_CASE("the tile lies in the jokers place") {
    REQUIRE_EQ(swapped("R6", "R5 J R7"), "R5 R6 R7");
    REQUIRE_EQ(swapped("R7", "R5 J J R8"), "R5 J R7 R8");
    REQUIRE_EQ(swapped("R1", "R12 R13 J"), "R12 R13 R1");
    REQUIRE_EQ(swapped("B8", "K8 O8 J"), "K8 B8 O8");
    REQUIRE_EQ(swapped("R8", "K8 B8 J J"), "K8 R8 B8 J");
}

TEST_CASE("a joker is swapped out of anybodys meld which keeps its owner") {
    for (const Seat owner : {Seat{0}, Seat{1}}) {
        Game game = set_up({.hands = {"R6 K2 K9", "O13"}, .melds = {"R5 J R7"}, .owner = owner});
        REQUIRE_EQ(told(play(game, "swap R6 0")), "swap 0 R6");
        REQUIRE_EQ(game.view(0).table.melds[0].owner, owner);
    }
}

// The duty

TEST_CASE("the joker comes to hand and is due") {
    Game game = holding("R6 K2 K9", {"R5 J R7"});
    REQUIRE_EQ(state(game, "joker_due"), "false");
    play(game, "swap R6 0");
    REQUIRE_EQ(hand(game, 0), "K2 K9 J");
    REQUIRE_EQ(state(game, "joker_due"), "true");
    REQUIRE_EQ(legal_text(game), "add J 0 high, add J 0 low");
    play(game, "add J 0 low");
    REQUIRE_EQ(state(game, "joker_due"), "false");
    REQUIRE_EQ(legal_text(game), "discard K2, discard K9, knock K2, knock K9");
}

TEST_CASE("meanwhile only what lays a joker is legal") {
    Game game = holding("R6 R8 K1 K2 K3 B9", {"R5 J R7", "B8 J B10"});
    REQUIRE_EQ(legal_to("swap", game), "B9 1, R6 0");
    play(game, "swap R6 0");  // not K1 K2 K3, not R8 on the run, no other swap, no discard, no knock
    REQUIRE_EQ(
        legal_text(game),
        "add J 0 high, add J 0 low, add J 1 high, add J 1 low, meld J K2 K3, meld K1 J K3, meld K1 K2 J, "
        "meld K1 K2 K3 J, meld K2 K3 J");
    play(game, "meld K2 K3 J");
    REQUIRE_EQ(legal_to("swap", game), "B9 1");
    REQUIRE_EQ(legal_to("add", game), "K1 2 low, R8 0 high");
}

TEST_CASE("the joker may be laid in a new meld") {
    Game game = holding("R6 K1 K2 O5", {"R5 J R7"});
    play(game, "swap R6 0");
    REQUIRE_EQ(told(play(game, "meld K1 K2 J")), "meld 0 K1 K2 J");
    REQUIRE_EQ(laid(game), "R5 R6 R7 | K1 K2 J");
    REQUIRE_EQ(legal_text(game), "discard O5, knock O5");
}

TEST_CASE("jokers may be swapped one after the other") {
    Game game = holding("R6 B9 O13", {"R5 J R7", "B8 J B10"});
    for (const char* action : {"swap R6 0", "add J 1 low", "swap B9 1", "add J 0 high"}) play(game, action);
    REQUIRE_EQ(laid(game), "R5 R6 R7 J | J B8 B9 B10");
    REQUIRE_EQ(hand(game, 0), "O13");
}

// Swaps that cannot be followed

TEST_CASE("a swap is refused if the joker could be laid nowhere") {
    REQUIRE_EQ(legal_to("swap", holding("O8 K1 R5", {"K8 R8 B8 J"})), "");
    REQUIRE_EQ(legal_to("swap", holding("O8 K1 K2", {"K8 R8 B8 J"})), "O8 0");
    REQUIRE_EQ(legal_to("swap", holding("O8 K1 R5", {"K8 R8 B8 J", "R10 R11 R12"})), "O8 0");
    REQUIRE_EQ(legal_to("swap", holding("O8 K1 R5", {"K8 R8 B8 J", "K2 R2 B2 O2"})), "");
    const string long_run = "J R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13";
    REQUIRE_EQ(legal_to("swap", holding("R1 K1 O5", {long_run})), "");
    REQUIRE_EQ(legal_to("swap", holding("R1 K1 O5", {long_run.substr(0, long_run.rfind(' '))})), "R1 0");
}

TEST_CASE("a swap is refused if only the taken tile would be left") {
    REQUIRE_EQ(legal_to("swap", holding("R8 K9", {"R7 J R9"}, "K9")), "");
    REQUIRE_EQ(legal_to("swap", holding("R8 K9", {"R7 J R9"}, "R8")), "R8 0");
    REQUIRE_EQ(legal_to("swap", holding("R8 K9", {"R7 J R9", "K10 K11 K12"}, "K9")), "R8 0");
}

TEST_CASE("a way of laying the joker is refused if it leads nowhere") {
    // K1 K2 J leaves the taken O5, which cannot be thrown; on the run the joker leaves more.
    Game game = holding("R6 K1 K2 O5", {"R5 J R7"}, "O5");
    play(game, "swap R6 0");
    REQUIRE_EQ(legal_text(game), "add J 0 high, add J 0 low");
}

// A joker that was taken, another that is due

TEST_CASE("a joker taken stays taken while the one swapped in goes before it") {
    Game game = holding("R6 J K9", {"R5 J R7"}, "J");
    play(game, "swap R6 0");
    REQUIRE_EQ(hand(game, 0), "K9 J J");
    play(game, "add J 0 high");
    REQUIRE_EQ(state(game, "taken"), "\"J\"");
    REQUIRE_EQ(state(game, "joker_due"), "false");
    REQUIRE_EQ(legal_to("discard", game), "K9");
    play(game, "add J 0 low");
    REQUIRE_EQ(state(game, "taken"), "null");
}

TEST_CASE("a meld of both lays the one due and the one taken") {
    Game game = holding("R6 J K1 K2 O5", {"R5 J R7"}, "J");
    play(game, "swap R6 0");
    play(game, "meld K1 K2 J J");
    REQUIRE_EQ(state(game, "taken"), "null");
    REQUIRE_EQ(state(game, "joker_due"), "false");
}

TEST_CASE("the taken tile may be swapped in") {
    Game game = holding("R6 K9", {"R5 J R7"}, "R6");
    play(game, "swap R6 0");
    REQUIRE_EQ(state(game, "taken"), "null");
    play(game, "add J 0 low");
    REQUIRE_EQ(legal_text(game), "discard K9, knock K9");
}

// The last tile

TEST_CASE("swapping the last tile ends nothing and laying the joker wins") {
    Game game = holding("R6", {"R5 J R7"});
    REQUIRE_EQ(told(play(game, "swap R6 0")), "swap 0 R6");
    REQUIRE_EQ(told(play(game, "add J 0 high")),
               "add 0 J, score 0 50 super_win, score 0 20 deadwood, round_over 0 super_win");
}

TEST_CASE("with no jokers there is nothing to swap") {
    boneyard::tiles_and_deal::Rules none;
    none.jokers = 0;
    const Game game = set_up({.hands = {"R6 R8 K2", "O13"}, .melds = {"R5 R6 R7"}, .rules = none});
    REQUIRE_EQ(legal_to("swap", game), "");
    REQUIRE_EQ(legal_to("add", game), "R8 0 high");
}
