// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "tiles_and_deal_table.h"

using boneyard::test::hand;
using boneyard::test::laid;
using boneyard::test::play;
using boneyard::test::result;
using boneyard::test::Rummy;
using boneyard::test::set_up;
using boneyard::test::state;
using boneyard::test::told;
using boneyard::tiles_and_deal::Game;
using boneyard::tiles_and_deal::Rules;
using std::string;

namespace {

Rules counting() {
    Rules rules;
    rules.unlaid_count = true;
    return rules;
}

/// What an action of seat 0 brings: the events from the first score on.
std::string brings(const Rummy& position, const string& action) {
    Game game = set_up(position);
    const std::string all = told(play(game, action));
    return all.substr(all.find(", ") + 2);
}

/// Seat 0 lays R5 R6 R7 and keeps K2; the opponent's deadwood then.
int opposed_by(const string& opponent, const std::vector<string>& melds = {}, const Rules& rules = {}) {
    Game game = set_up({.hands = {"R5 R6 R7 K2 O13", opponent}, .melds = melds, .rules = rules});
    play(game, "knock O13");
    return game.view(0).table.result.deadwood[1];
}

/// The same when seat 0 lays no meld and this one is on the table.
int left_by(const string& opponent, const string& meld, const Rules& rules = {}) {
    Game game = set_up({.hands = {"K2 O13", opponent}, .melds = {meld}, .rules = rules});
    play(game, "knock O13");
    return game.view(0).table.result.deadwood[1];
}

const string kTwelve = "R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13";

}  // namespace

// Tiles & Deal: what a knock or an empty hand brings.

// WIN

TEST_CASE("the knocker scores twenty five and the difference") {
    Game game = set_up({.hands = {"R5 R6 R7 K2 O13", "K13 B9 O4"}});
    REQUIRE_EQ(told(play(game, "knock O13")),
               "knock 0 O13, score 0 25 win, score 0 21 deadwood, round_over 0 win");  // 23 less 2
    REQUIRE_EQ(boneyard::test::scores(game), "46, 0");
    REQUIRE_EQ(result(game), "win 0: 2, 23");
    REQUIRE_EQ(state(game, "result"), R"({"kind":"win","seat":0,"deadwood":[2,23]})");
}

TEST_CASE("the points for a win are an option") {
    Rules rules;
    rules.win = 0;  // as in gin: the difference alone
    const Rummy position{.hands = {"R5 R6 R7 K2 O13", "K13 B9 O4"}, .rules = rules};
    REQUIRE_EQ(brings(position, "knock O13"), "score 0 21 deadwood, round_over 0 win");
}

TEST_CASE("the points for a super win are an option") {
    Rules rules;
    rules.super_win = 25;
    const Rummy position{.hands = {"R5 R6 R7 O13", "K13 B9 O4"}, .rules = rules};
    REQUIRE_EQ(brings(position, "knock O13"),
               "score 0 25 super_win, score 0 23 deadwood, round_over 0 super_win");
}

TEST_CASE("seat one may knock as well") {
    Game game = set_up({.hands = {"K13 B9 O4", "R5 R6 R7 K2 O13"}, .to_move = 1});
    REQUIRE_EQ(told(play(game, "knock O13")),
               "knock 1 O13, score 1 25 win, score 1 21 deadwood, round_over 1 win");
    REQUIRE_EQ(result(game), "win 1: 23, 2");
}

TEST_CASE("melds in the opponents hand count nothing") {
    REQUIRE_EQ(opposed_by("B8 B9 B10 O4"), 4);
    REQUIRE_EQ(opposed_by("B8 B9 B10 K4 R4 O4 B12"), 10);
    REQUIRE_EQ(opposed_by("B8 B10 J O4"), 4);
}

// Laying off

TEST_CASE("the opponent lays off on the knockers new melds") {
    REQUIRE_EQ(opposed_by("R8 O4"), 4);
    REQUIRE_EQ(opposed_by("R4 R8 O4"), 4);
}

TEST_CASE("a run grows by several tiles") {
    REQUIRE_EQ(opposed_by("R8 R9 O4"), 4);
    REQUIRE_EQ(opposed_by("R3 R4 R8 R9 R10 O4"), 4);
    REQUIRE_EQ(opposed_by("R8 R10 O4"), 14);
    REQUIRE_EQ(opposed_by("R3 R8 O4"), 7);
}

TEST_CASE("the opponent lays off on any meld of the table") {
    REQUIRE_EQ(opposed_by("R9 O4", {"K9 B9 O9"}), 4);
    REQUIRE_EQ(opposed_by("R9 R8 B3 O4", {"K9 B9 O9", "B4 B5 B6"}), 4);
}

TEST_CASE("a set takes one tile and a run thirteen") {
    REQUIRE_EQ(left_by("R9 R9", "K9 B9 O9"), 9);
    REQUIRE_EQ(left_by("R9 B9", "K9 R9 B9 O9"), 18);
    REQUIRE_EQ(left_by("R1 R1 O4", kTwelve), 15);
    REQUIRE_EQ(left_by("R1 O4", kTwelve), 4);
    REQUIRE_EQ(left_by("R1 R2 R13 O4", "R3 R4 R5 R6 R7 R8 R9 R10 R11 R12"), 4);
}

TEST_CASE("jokers are laid off too and tiles on them") {
    REQUIRE_EQ(opposed_by("J O4"), 4);
    REQUIRE_EQ(opposed_by("J R9 O4"), 4);
    REQUIRE_EQ(opposed_by("J J R10 O4"), 4);
    REQUIRE_EQ(opposed_by("J J J O4"), 4);
    REQUIRE_EQ(left_by("J J O4", "K9 B9 O9"), 19);
}

TEST_CASE("where there is room for one the dearest is laid off") {
    Rules cheap;
    cheap.joker_value = 5;
    REQUIRE_EQ(left_by("R9 J", "K9 B9 O9"), 9);
    REQUIRE_EQ(left_by("R9 J", "K9 B9 O9", cheap), 5);
}

TEST_CASE("nothing is swapped") {
    REQUIRE_EQ(left_by("K9", "K8 J K10"), 9);
    REQUIRE_EQ(left_by("O9", "K9 R9 B9 J"), 9);
}

TEST_CASE("melds in hand and tiles laid off save most together") {
    REQUIRE_EQ(opposed_by("R8 R9 K8 B8"), 9);       // R9 is over; with both laid off K8 B8 would be
    REQUIRE_EQ(opposed_by("R8 K8 B8 O8"), 0);       // either way
    REQUIRE_EQ(opposed_by("R8 R9 R10 K8 B8"), 16);  // the run, or laid off: K8 and B8 are over
    REQUIRE_EQ(opposed_by("R8 R8 R9 K8 B8"), 0);    // one 8 in the set, the other and R9 laid off
    REQUIRE_EQ(opposed_by("R8 J K8 B4 O4"), 8);     // the joker with two 8s or with two 4s
}

TEST_CASE("a lay off is only counted") {
    Game game = set_up({.hands = {"R5 R6 R7 K2 O13", "R8 B8 B9 B10 O4"}});
    play(game, "knock O13");
    REQUIRE_EQ(hand(game, 1), "R8 B8 B9 B10 O4");
    REQUIRE_EQ(laid(game), "R5 R6 R7");
    REQUIRE_EQ(result(game), "win 0: 2, 4");
}

// Undercut

TEST_CASE("an opponent with less scores the difference and the undercut") {
    Game game = set_up({.hands = {"R5 R6 R7 K9 O13", "K2 B2"}});
    REQUIRE_EQ(told(play(game, "knock O13")),
               "knock 0 O13, score 1 5 deadwood, score 1 25 undercut, round_over 1 undercut");
    REQUIRE_EQ(result(game), "undercut 0: 9, 4");
    REQUIRE_EQ(state(game, "result"), R"({"kind":"undercut","seat":0,"deadwood":[9,4]})");
}

TEST_CASE("equal counts are an undercut too") {
    REQUIRE_EQ(brings({.hands = {"R5 R6 R7 K9 O13", "B9"}}, "knock O13"),
               "score 1 25 undercut, round_over 1 undercut");
    REQUIRE_EQ(brings({.hands = {"R5 R6 R7 K9 O13", "B10"}}, "knock O13"),
               "score 0 25 win, score 0 1 deadwood, round_over 0 win");
}

TEST_CASE("an undercut brings what the options say") {
    Rules rules;
    rules.undercut = 10;
    REQUIRE_EQ(brings({.hands = {"R5 R6 R7 K9 O13", "K2"}, .rules = rules}, "knock O13"),
               "score 1 7 deadwood, score 1 10 undercut, round_over 1 undercut");
    rules.undercut = 0;
    REQUIRE_EQ(brings({.hands = {"R5 R6 R7 K9 O13", "K2"}, .rules = rules}, "knock O13"),
               "score 1 7 deadwood, round_over 1 undercut");
    REQUIRE_EQ(brings({.hands = {"R5 R6 R7 K9 O13", "B9"}, .rules = rules}, "knock O13"),
               "round_over 1 undercut");
}

TEST_CASE("a lay off can undercut") {
    REQUIRE_EQ(brings({.hands = {"R5 R6 R7 K2 O13", "R8 R9 J"}}, "knock O13"),
               "score 1 2 deadwood, score 1 25 undercut, round_over 1 undercut");
}

// Super win

TEST_CASE("a knock that leaves no tile is a super win") {
    REQUIRE_EQ(brings({.hands = {"R5 R6 R7 O13", "K13 O4"}}, "knock O13"),
               "score 0 50 super_win, score 0 14 deadwood, round_over 0 super_win");
    REQUIRE_EQ(brings({.hands = {"R5 R6 R7 K8 B8 O8", "K13 O4"}}, "knock"),
               "score 0 50 super_win, score 0 14 deadwood, round_over 0 super_win");
}

TEST_CASE("the last tile discarded added or melded is a super win") {
    const string rest = "score 0 50 super_win, score 0 14 deadwood, round_over 0 super_win";
    REQUIRE_EQ(brings({.hands = {"O9", "K13 O4"}}, "discard O9"), rest);
    REQUIRE_EQ(brings({.hands = {"O9", "K13 O4"}}, "knock O9"), rest);
    REQUIRE_EQ(brings({.hands = {"R8", "K13 O4"}, .melds = {"R5 R6 R7"}}, "add R8 0 high"), rest);
    REQUIRE_EQ(brings({.hands = {"R5 R6 R7", "K13 O4"}}, "meld R5 R6 R7"), rest);
}

TEST_CASE("the tile taken may be laid last") {
    REQUIRE_EQ(brings({.hands = {"R8", "K13 O4"}, .melds = {"R5 R6 R7"}, .taken = "R8"}, "add R8 0 high"),
               "score 0 50 super_win, score 0 14 deadwood, round_over 0 super_win");
}

TEST_CASE("after a super win nobody lays off") {
    Game game = set_up({.hands = {"R5 R6 R7 O13", "R8 O4"}});
    play(game, "knock O13");
    REQUIRE_EQ(result(game), "super_win 0: 0, 12");
    REQUIRE_EQ(state(game, "result"), R"({"kind":"super_win","seat":0,"deadwood":[0,12]})");
    Game melding = set_up({.hands = {"R5 R6 R7", "R8 J"}});
    play(melding, "meld R5 R6 R7");
    REQUIRE_EQ(result(melding), "super_win 0: 0, 23");
}

TEST_CASE("melds in the opponents hand count nothing after a super win either") {
    REQUIRE_EQ(brings({.hands = {"R5 R6 R7", "B8 B9 B10 O4"}}, "meld R5 R6 R7"),
               "score 0 50 super_win, score 0 4 deadwood, round_over 0 super_win");
}

TEST_CASE("an opponent without deadwood cannot undercut a super win") {
    REQUIRE_EQ(brings({.hands = {"R5 R6 R7 O13", "B8 B9 B10"}}, "knock O13"),
               "score 0 50 super_win, round_over 0 super_win");
}

// The opponent's melds count

TEST_CASE("with unlaid count the opponents melds count in full") {
    REQUIRE_EQ(opposed_by("B8 B9 B10 O4", {}, counting()), 31);
    REQUIRE_EQ(brings({.hands = {"R5 R6 R7", "B8 B9 B10 O4"}, .rules = counting()}, "meld R5 R6 R7"),
               "score 0 50 super_win, score 0 31 deadwood, round_over 0 super_win");
    REQUIRE_EQ(brings({.hands = {"R5 R6 R7 O13", "K8 B8 J"}, .rules = counting()}, "knock O13"),
               "score 0 50 super_win, score 0 31 deadwood, round_over 0 super_win");
}

TEST_CASE("but for what they lay off") {
    REQUIRE_EQ(opposed_by("R8 R9 B8 B9 B10 O4", {}, counting()), 31);
    REQUIRE_EQ(opposed_by("R8 K8 B8 O8", {}, counting()), 24);
    REQUIRE_EQ(opposed_by("R8 J", {}, counting()), 0);
    REQUIRE_EQ(left_by("R9 J", "K9 B9 O9", counting()), 9);
}

TEST_CASE("the knockers melds never count") {
    Game game = set_up({.hands = {"R5 R6 R7 K2 O13", "K13"}, .rules = counting()});
    play(game, "knock O13");
    REQUIRE_EQ(result(game), "win 0: 2, 10");
}
