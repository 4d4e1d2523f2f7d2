// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "triominoes_table.h"

using boneyard::test::kBent;
using boneyard::test::kBridge;
using boneyard::test::kFiveOfSix;
using boneyard::test::kSixth;
using boneyard::test::kTwo;
using boneyard::test::kTwoLess;
using boneyard::test::legal_text;
using boneyard::test::play;
using boneyard::test::set_up;
using boneyard::test::told;
using boneyard::test::Words;
using boneyard::triominoes::Game;
using boneyard::triominoes::Rules;
using std::string;

namespace {

/// 1 0 closes the hexagons around all of its corners: 0 0, 2 0 and 1 1.
const Words kThreeLess = {"1-2-5 0 0 1", "1-1-2 -1 0 0", "1-2-2 -1 -1 1", "2-2-2 0 -1 0",
                          "0-1-5 0 1 0", "2-2-4 1 -1 1", "0-0-5 1 1 2",   "2-3-4 2 -1 2",
                          "0-5-5 2 1 0", "4-5-5 2 0 0",  "3-4-4 3 -1 0",  "4-4-5 3 0 2"};
const string kThree = "2-4-5 1 0 2";

/// 1 0 lies between these two, which meet in 1 1; what joins them lies elsewhere.
const Words kBeside = {"0-1-2 0 0 0", "1-1-3 2 0 1"};
const Words kBesideAndAbove = {"0-1-2 0 0 0", "1-1-3 2 0 1", "0-0-1 1 -1 1"};
const string kBetween = "0-1-1 1 0 2";

/// Seat 0 to move with these tiles, and 3-4-5 besides; the well is not empty.
Game game_with(const Words& laid, const string& hand, const Rules& rules = {}) {
    return set_up({rules, laid, {hand + " 3-4-5", "3-5-5"}, "3-3-5"});
}

/// What laying a tile brings, without the tile's own event and the next turn.
std::string brings(const Words& laid, const string& placement, const Rules& rules = {}) {
    Game game = game_with(laid, placement.substr(0, 5), rules);
    std::string all = told(play(game, "place " + placement));
    const std::string start = boneyard::test::filled("place 0 %1, ", placement.substr(0, 5));
    const std::string end = ", turn 1";
    if (!all.starts_with(start) || !all.ends_with(end)) return all;
    return all.substr(start.size(), all.size() - start.size() - end.size());
}

Rules strict() {
    Rules rules;
    rules.strict_bridge = true;
    return rules;
}

Rules fifty_each() {
    Rules rules;
    rules.hexagons_graded = false;
    return rules;
}

/// Where one tile may be laid: "1 0 2, 0 1 1".
std::string ways(const Words& laid, const string& tile) {
    std::string found = legal_text(game_with(laid, tile));
    std::vector<std::string> places;
    for (const std::string& action : boneyard::test::split(found, ", ")) {
        const std::string start = ("place " + tile + " ");
        if (action.starts_with(start)) places.push_back(action.substr(start.size()));
    }
    return boneyard::test::joined(places, ", ");
}

}  // namespace

// Triominoes: what may be laid where, and what it scores.

// Placing

TEST_CASE("both corners of an edge must show what lies there") {
    struct Row {
        std::string name;
        std::string tile;
        std::string places;
    };
    std::vector<Row> rows;
    const auto row = [&](const char* tile, const char* places) { rows.push_back({tile, tile, places}); };
    // 0-1-2 shows 0 above, 1 at the right and 2 at the left: its edges take 1 0, 2 1 and 0 2, clockwise.
    row("0-0-1", "1 0 2");
    row("0-1-1", "1 0 2");
    row("0-1-3", "");  // its 0 and 1 follow each other the wrong way round
    row("1-1-2", "0 1 1");
    row("1-2-2", "0 1 1");
    row("1-2-3", "");
    row("0-0-2", "-1 0 2");
    row("0-2-2", "-1 0 1");
    row("0-2-5", "-1 0 1");
    row("0-0-0", "");
    row("1-4-5", "");
    for (const Row& given : rows) {
        SUBCASE(given.name.c_str()) {
            const std::string& tile = given.tile;
            const std::string& places = given.places;
            REQUIRE_EQ(ways({"0-1-2 0 0 0"}, tile), places);
        }
    }
}

TEST_CASE("a tile may fit in several places") {
    REQUIRE_EQ(ways({"0-0-0 0 0 0"}, "0-0-5"), "-1 0 1, 0 1 2, 1 0 0");
}

TEST_CASE("of equal turns only the smallest is listed") {
    REQUIRE_EQ(ways({"1-1-2 0 0 0"}, "1-1-1"), "1 0 0");
    Game game = game_with({"1-1-2 0 0 0"}, "1-1-1");
    REQUIRE(!boneyard::kit::allows(game, boneyard::test::placement("1-1-1 1 0 1")));
    REQUIRE(!boneyard::kit::allows(game, boneyard::test::placement("1-1-1 1 0 2")));
}

TEST_CASE("a tile that touches others with a corner only may not be laid") {
    Game game = game_with({"0-1-2 0 0 0"}, "0-0-1 0-2-2");
    REQUIRE(
        !boneyard::kit::allows(game, boneyard::test::placement("0-0-1 0 -1 0")));  // its 0 would meet the 0
    REQUIRE(!boneyard::kit::allows(game, boneyard::test::placement("0-2-2 -2 0 1")));  // its 2 the 2
    REQUIRE(!boneyard::kit::allows(game, boneyard::test::placement("0-0-1 7 7 0")));
}

TEST_CASE("a third corner that disagrees keeps a tile out") {
    // Two corners of 1 -1 ask for a 4 and a 2. Its top is free until the last tile of the bend gives it
    // a 2.
    const Words open(kBent.begin(), kBent.end() - 1);
    REQUIRE((boneyard::test::holds(ways(open, "2-4-5"), "1 -1 2")));
    REQUIRE((!boneyard::test::holds(ways(kBent, "2-4-5"), "1 -1")));
    REQUIRE((boneyard::test::holds(ways(kBent, "2-2-4"), "1 -1 0")));
}

TEST_CASE("no tile is laid on another") {
    Game game = game_with({"0-0-0 0 0 0", "0-0-1 1 0 0"}, "0-0-2");
    REQUIRE(!boneyard::kit::allows(game, boneyard::test::placement("0-0-2 0 0 0")));
    REQUIRE(!boneyard::kit::allows(game, boneyard::test::placement("0-0-2 1 0 0")));
    REQUIRE(boneyard::kit::allows(game, boneyard::test::placement("0-0-2 -1 0 1")));
}

// What it scores

TEST_CASE("a tile scores its value") {
    REQUIRE_EQ(brings({"0-0-0 0 0 0"}, "0-0-5 1 0 0"), "score 0 5 tile");
    REQUIRE_EQ(brings({"0-1-2 0 0 0"}, "1-2-2 0 1 1"), "score 0 5 tile");
}

TEST_CASE("a triple laid later brings no ten") {
    REQUIRE_EQ(brings({"1-1-2 0 0 0"}, "1-1-1 1 0 0"), "score 0 3 tile");
}

TEST_CASE("three zeros laid later score nothing") {
    Game game = game_with({"0-0-1 0 0 0"}, "0-0-0");
    REQUIRE_EQ(told(play(game, "place 0-0-0 1 0 0")), "place 0 0-0-0, turn 1");
    REQUIRE_EQ(game.status().scores[0], 0);
}

// Bridges

TEST_CASE("a tile whose three corners meet numbers is a bridge") {
    REQUIRE_EQ(brings(kBent, kBridge), "score 0 8 tile, score 0 40 bridge");
    REQUIRE_EQ(brings({kBent.begin(), kBent.end() - 1}, kBridge), "score 0 8 tile");
}

TEST_CASE("a bridge may have two or three edges") {
    REQUIRE_EQ(brings(kBeside, kBetween), "score 0 2 tile, score 0 40 bridge");
    REQUIRE_EQ(brings(kBesideAndAbove, kBetween), "score 0 2 tile, score 0 40 bridge");
}

TEST_CASE("a strict bridge has one edge") {
    REQUIRE_EQ(brings(kBent, kBridge, strict()), "score 0 8 tile, score 0 40 bridge");
}

TEST_CASE("a second edge makes no strict bridge") {
    REQUIRE_EQ(brings(kBeside, kBetween, strict()), "score 0 2 tile");
    REQUIRE_EQ(brings(kBesideAndAbove, kBetween, strict()), "score 0 2 tile");
}

// Hexagons

TEST_CASE("the sixth tile around a point closes a hexagon") {
    REQUIRE_EQ(brings(kFiveOfSix, kSixth), "score 0 1 tile, score 0 50 hexagon");
    REQUIRE_EQ(brings({kFiveOfSix.begin(), kFiveOfSix.end() - 1}, "0-0-5 1 -1 2"), "score 0 5 tile");
}

TEST_CASE("two hexagons at once bring sixty") {
    REQUIRE_EQ(brings(kTwoLess, kTwo), "score 0 7 tile, score 0 60 hexagon");
}

TEST_CASE("three hexagons at once bring seventy") {
    REQUIRE_EQ(brings(kThreeLess, kThree), "score 0 11 tile, score 0 70 hexagon");
}

TEST_CASE("hexagons may bring fifty each") {
    REQUIRE_EQ(brings(kFiveOfSix, kSixth, fifty_each()), "score 0 1 tile, score 0 50 hexagon");
    REQUIRE_EQ(brings(kTwoLess, kTwo, fifty_each()), "score 0 7 tile, score 0 100 hexagon");
    REQUIRE_EQ(brings(kThreeLess, kThree, fifty_each()), "score 0 11 tile, score 0 150 hexagon");
}

TEST_CASE("a hexagon closed before brings nothing again") {
    Words closed = kFiveOfSix;
    closed.push_back(kSixth);
    // 2 0 has the closed hexagon's edge 0 1 at its left; its third corner is free.
    REQUIRE_EQ(brings(closed, "0-1-1 2 0 0"), "score 0 2 tile");
}

TEST_CASE("who closes a hexagon gets nothing for the bridge whatever counts as one") {
    REQUIRE_EQ(brings(kFiveOfSix, kSixth, strict()), "score 0 1 tile, score 0 50 hexagon");
    REQUIRE_EQ(brings(kThreeLess, kThree, strict()), "score 0 11 tile, score 0 70 hexagon");
}
