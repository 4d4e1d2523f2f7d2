// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "tiles_and_deal_table.h"

using boneyard::test::deadwood;
using boneyard::test::hand;
using boneyard::test::laid;
using boneyard::test::legal_to;
using boneyard::test::play;
using boneyard::test::result;
using boneyard::test::set_up;
using boneyard::test::state;
using boneyard::test::told;
using boneyard::tiles_and_deal::Game;
using boneyard::tiles_and_deal::Rules;
using std::string;

namespace {

using Knock = Rules::Knock;

Rules by(Knock knock, int threshold = 10) {
    Rules rules;
    rules.knock = knock;
    rules.threshold = static_cast<std::uint8_t>(threshold);
    return rules;
}

/// What a hand may knock with: "K2, O13"; "-" is a knock without a discard.
std::string knocks(const string& tiles, const Rules& rules = {}) {
    return legal_to("knock", set_up({.hands = {tiles, ""}, .rules = rules}));
}

/// The same for threshold_or_one, threshold, one and super_only.
std::string knocks_by_each(const string& tiles, int threshold = 10) {
    std::vector<std::string> all;
    for (const Knock knock : {Knock::ThresholdOrOne, Knock::Threshold, Knock::One, Knock::SuperOnly})
        all.push_back(knocks(tiles, by(knock, threshold)));
    return boneyard::test::joined(all, " / ");
}

/// The melds that a hand lays when it knocks with O13.
std::string arranged(const string& tiles, const Rules& rules = by(Knock::Threshold, 30)) {
    Game game = set_up({.hands = {tiles + " O13", "K13"}, .rules = rules});
    play(game, "knock O13");
    return laid(game);
}

// Either R12 R13 R1 with the three queens, which leaves R2 R3 for 5; or R1 R2 R3 with all four queens, which
// leaves R13 for 10.
const string kFiveOrTen = "K12 R1 R2 R3 R12 R13 B12 O12";

// Either R2 R3 R4 with three threes, which leaves K2 B2 for 4; or three twos with four threes, which leaves
// R4 for 4.
const string kTwoOrOne = "K2 K3 R2 R3 R4 B2 B3 O3";

}  // namespace

// Tiles & Deal: when one may knock, and what the knocker lays.

// Deadwood

TEST_CASE("deadwood is the least over all arrangements") {
    REQUIRE_EQ(deadwood("R5 R6 R7 K2 O13"), 12);
    REQUIRE_EQ(deadwood(kFiveOrTen), 5);
    REQUIRE_EQ(deadwood(kTwoOrOne), 4);
    REQUIRE_EQ(deadwood("R3 R4 R5 R5 R6 R7"), 0);
    REQUIRE_EQ(deadwood("R3 R4 R4 R5 R5 R6 K9"), 9);
    REQUIRE_EQ(deadwood("K5 R5 B5 R6 R7 R8"), 0);
    REQUIRE_EQ(deadwood("K5 R5 B5 R6 R7"), 10);  // R5 in the set would leave R6 and R7 for 13
    REQUIRE_EQ(deadwood(""), 0);
}

TEST_CASE("jokers go where they save most") {
    REQUIRE_EQ(deadwood("R2 R3 K12 K13 J"), 5);
    REQUIRE_EQ(deadwood("R12 R1 K2 K3 J"), 5);  // R12 J R1: the ace is high
    REQUIRE_EQ(deadwood("R5 J K9"), 29);        // one tile and jokers are no meld
    REQUIRE_EQ(deadwood("R5 J J J"), 50);
    REQUIRE_EQ(deadwood("R5 O5 J J J"), 15);  // a set has four tiles
    REQUIRE_EQ(deadwood("R5 R6 J J J"), 0);   // a run has room for all
    REQUIRE_EQ(deadwood("K5 K7 R9 R11 B1 B12 J J J"), 0);
}

// What it takes to knock

TEST_CASE("low deadwood or one tile over is enough by default") {
    REQUIRE_EQ(knocks("R5 R6 R7 K2 K8 O13"), "O13");
    REQUIRE_EQ(knocks("R5 R6 R7 K12 O13"), "K12, O13");
    REQUIRE_EQ(knocks("R5 R6 R7 B9 K12 O13"), "");
}

TEST_CASE("a remaining hand within the threshold is low") {
    const string tiles = "R5 R6 R7 K2 K8 O13";  // without O13 2 and 8, without K8 12, without K2 18
    REQUIRE_EQ(knocks_by_each(tiles, 9), " /  /  / ");
    REQUIRE_EQ(knocks_by_each(tiles, 10), "O13 / O13 /  / ");
    REQUIRE_EQ(knocks_by_each(tiles, 11), "O13 / O13 /  / ");
    REQUIRE_EQ(knocks_by_each(tiles, 12), "K8, O13 / K8, O13 /  / ");
    REQUIRE_EQ(knocks_by_each(tiles, 18), "K2, K8, O13 / K2, K8, O13 /  / ");
}

TEST_CASE("one tile over may be worth anything") {
    REQUIRE_EQ(knocks_by_each("R5 R6 R7 K12 O13", 9), "K12, O13 /  / K12, O13 / ");
    REQUIRE_EQ(knocks_by_each("R5 R6 R7 K1 J", 10), "J, K1, R5, R6, R7 / K1 / J, K1, R5, R6, R7 / K1");
}

TEST_CASE("some arrangement with one tile over is enough if another has less deadwood") {
    REQUIRE_EQ(knocks(kFiveOrTen + " K6", by(Knock::Threshold, 4)), "");
    REQUIRE_EQ(knocks(kFiveOrTen + " K6", by(Knock::Threshold, 5)), "K6");
    REQUIRE_EQ(knocks(kFiveOrTen + " K6", by(Knock::One)), "K6, R13");  // without R13 only K6 is over
    REQUIRE_EQ(knocks(kFiveOrTen + " K6", by(Knock::ThresholdOrOne, 4)), "K6, R13");
    REQUIRE_EQ(knocks(kFiveOrTen + " K6", by(Knock::SuperOnly)), "");
}

TEST_CASE("with super only no tile may be over") {
    REQUIRE_EQ(knocks_by_each("R5 R6 R7 K13", 0), "K13 / K13 / K13 / K13");
    REQUIRE_EQ(knocks_by_each("R5 R6 R7 K2 K13", 1), "K13, K2 /  / K13, K2 / ");
}

TEST_CASE("a threshold of nought asks for no deadwood") {
    Rules rules = by(Knock::Threshold, 0);
    REQUIRE_EQ(knocks("R5 R6 R7 J K13", rules), "K13");
    REQUIRE_EQ(knocks("K5 R5 B5 O5 J K13", rules), "");
    rules.joker_value = 0;  // the joker is over and costs nothing
    REQUIRE_EQ(knocks("K5 R5 B5 O5 J K13", rules), "K13");
    rules.knock = Knock::SuperOnly;
    REQUIRE_EQ(knocks("K5 R5 B5 O5 J K13", rules), "");
}

TEST_CASE("a knock without a discard takes a hand that is all melds") {
    REQUIRE_EQ(knocks_by_each("R5 R6 R7 R8", 0), "-, R5, R8 / -, R5, R8 / -, R5, R8 / -, R5, R8");
    REQUIRE_EQ(knocks_by_each("R5 R6 R7", 10), "- / - / - / -");
    REQUIRE_EQ(knocks_by_each("R5 R6 R7 K8 B8 O8", 7), "- / - / - / -");
    REQUIRE((!boneyard::test::holds(knocks("R5 R6 R7 K2", by(Knock::ThresholdOrOne, 30)), "-")));
}

TEST_CASE("the last tile can be knocked with") {
    REQUIRE_EQ(knocks_by_each("O13", 0), "O13 / O13 / O13 / O13");
}

// What the knocker lays

TEST_CASE("the tile thrown lies on the discards and the melds on the table") {
    Game game = set_up({.hands = {"R5 R6 R7 K8 B8 O8 K2 O13", "K13"}, .melds = {"O1 O2 O3"}});
    REQUIRE((told(play(game, "knock O13")).starts_with("knock 0 O13, ")));
    REQUIRE_EQ(state(game, "discards"), R"(["O13"])");
    REQUIRE_EQ(laid(game), "O1 O2 O3 | K8 B8 O8 | R5 R6 R7");
    REQUIRE_EQ(hand(game, 0), "K2");
    REQUIRE_EQ(int(game.view(0).table.melds[1].owner), 0);
    REQUIRE_EQ(int(game.view(0).table.melds[0].owner), 1);
}

TEST_CASE("the arrangement has the least deadwood even if more tiles are over") {
    REQUIRE_EQ(arranged(kFiveOrTen), "K12 B12 O12 | R12 R13 R1");
    REQUIRE_EQ(arranged(kFiveOrTen, by(Knock::One)), "K12 B12 O12 | R12 R13 R1");
}

TEST_CASE("of equal deadwood the fewest tiles are over") {
    REQUIRE_EQ(arranged(kTwoOrOne), "K2 R2 B2 | K3 R3 B3 O3");
    Rules free_jokers = by(Knock::Threshold, 30);
    free_jokers.joker_value = 0;
    REQUIRE_EQ(arranged("K5 R5 B5 J B12", free_jokers), "K5 R5 B5 J");
}

TEST_CASE("then the melds are the fewest") {
    REQUIRE_EQ(arranged("R1 R2 R3 R4 R5 R6 K2"), "R1 R2 R3 R4 R5 R6");
    REQUIRE_EQ(arranged("R2 R3 R4 R5 R6 R7 R8 R9 R10 K2"), "R2 R3 R4 R5 R6 R7 R8 R9 R10");
}

TEST_CASE("then the sorted texts come first in byte order") {
    REQUIRE_EQ(arranged("K5 K6 K7 R5 R6 R7 B5 B6 B7"), "B5 B6 B7 | K5 K6 K7 | R5 R6 R7");
    REQUIRE_EQ(arranged("K5 K6 K7 R5 R6 R7 O5 O6 O7"), "K5 K6 K7 | O5 O6 O7 | R5 R6 R7");
    REQUIRE_EQ(arranged("K8 K9 K10 R8 R9 R10 O8 O9 O10"),
               "K10 R10 O10 | K8 R8 O8 | K9 R9 O9");  // 1 before 8
}

TEST_CASE("a joker is read the way that comes first") {
    REQUIRE_EQ(arranged("R5 R6 R7 J K2"), "J R5 R6 R7");
    REQUIRE_EQ(arranged("B5 B6 J K2"), "B5 B6 J");  // B comes before J, and J before R
    REQUIRE_EQ(arranged("R1 R2 J K2"), "R1 R2 J");
    REQUIRE_EQ(arranged("K5 R5 R6 J J K2"), "J J R5 R6");  // 5 is over; or R6 for 6 beside K5 R5 J J
}

TEST_CASE("tiles that could have been added to the table count") {
    Game game = set_up({.hands = {"K9 O13", "K13 B13"}, .melds = {"R9 B9 O9"}});
    play(game, "knock O13");
    REQUIRE_EQ(hand(game, 0), "K9");
    REQUIRE_EQ(result(game), "win 0: 9, 20");
}

TEST_CASE("the same meld may be laid twice") {
    REQUIRE_EQ(arranged("R5 R5 R6 R6 R7 R7 K2"), "R5 R6 R7 | R5 R6 R7");
}
