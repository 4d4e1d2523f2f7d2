// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>
#include <map>

#include "triominoes_table.h"

using boneyard::kit::GivenOptions;
using boneyard::kit::Rng;
using boneyard::test::joined;
using boneyard::test::play;
using boneyard::test::set_up;
using boneyard::test::texts_of;
using boneyard::test::TriominoesTable;
using boneyard::triominoes::Game;
using boneyard::triominoes::tile_text;
using boneyard::triominoes::TileSet;
using std::string;

namespace {

/// What a seat is known not to hold.
std::string lacks(const TriominoesTable& table, std::size_t seat) {
    return joined(texts_of(table.game().view(0).table.lacks[seat], tile_text));
}

/// The same after this opening by seat 0, for the seat beside it.
std::string told_by(const string& opening, const string& hand, const GivenOptions& options = {}) {
    TriominoesTable table({hand, "0-0-1"}, options);
    const std::string fault = table.play({"place " + opening + " 0 0 0"});
    return fault.empty() ? lacks(table, 1) : fault;
}

/// How often each tile is drawn by lot as seat 1's, and as the next of the well: "1-1-1".
using Counts = std::map<string, int>;

std::string uneven(const Counts& counts, int each, int deviation) {
    for (const auto& [tile, count] : counts) {
        if (std::abs(count - each) > deviation) return boneyard::test::filled("%1: %2", tile, count);
    }
    return {};
}

}  // namespace

// Triominoes: what may be known of the tiles that one cannot see.

// What the opening tells

TEST_CASE("after a triple nobody holds a higher one") {
    REQUIRE_EQ(told_by("3-3-3", "3-3-3 4-5-5"), "4-4-4, 5-5-5");
    REQUIRE_EQ(told_by("5-5-5", "5-5-5"), "");
}

TEST_CASE("after another tile nobody holds a triple or a heavier tile") {
    REQUIRE_EQ(told_by("4-5-5", "4-5-5"), "0-0-0, 1-1-1, 2-2-2, 3-3-3, 4-4-4, 5-5-5");
    REQUIRE_EQ(told_by("3-5-5", "3-5-5"), "0-0-0, 1-1-1, 2-2-2, 3-3-3, 4-4-4, 4-5-5, 5-5-5");
    REQUIRE_EQ(told_by("4-4-5", "4-4-5"), "0-0-0, 1-1-1, 2-2-2, 3-3-3, 3-5-5, 4-4-4, 4-5-5, 5-5-5");
}

TEST_CASE("zeros that had to open tell that there is no other triple") {
    REQUIRE_EQ(told_by("0-0-0", "0-0-0"), "1-1-1, 2-2-2, 3-3-3, 4-4-4, 5-5-5");
}

TEST_CASE("zeros that may have been chosen tell nothing") {
    const GivenOptions choice{{"open_with_zeros", true}};
    REQUIRE_EQ(told_by("0-0-0", "0-0-0 3-3-3", choice), "");
    REQUIRE_EQ(told_by("0-0-0", "0-0-0", choice), "");
    REQUIRE_EQ(told_by("3-3-3", "0-0-0 3-3-3", choice), "4-4-4, 5-5-5");
}

TEST_CASE("who draws may hold anything again") {
    TriominoesTable table({"3-3-3", "0-0-1", "0-0-2"}, {}, "5-5-5 4-4-4");
    table.play({"place 3-3-3 0 0 0", "draw"});
    REQUIRE_EQ(lacks(table, 1), "");
    REQUIRE_EQ(lacks(table, 2), "4-4-4, 5-5-5");
    REQUIRE_EQ(lacks(table, 0), "4-4-4, 5-5-5");
}

TEST_CASE("a new round tells nothing yet") {
    TriominoesTable table({"3-3-3", "0-0-1"}, {{"target", 2000}});
    REQUIRE(table.play_out_round());
    table.play({"next"});
    REQUIRE_EQ(lacks(table, 0) + lacks(table, 1), "");
}

// What is made up from a view

TEST_CASE("a sample is drawn by lot and not from the truth") {
    const TriominoesTable table({"5-5-5", "3-5-5"});
    Rng rng(5);
    int same = 0;
    for (int i = 0; i < 200; ++i) {
        const Game sampled = Game::sample(table.game().view(0), rng);
        same += sampled.view(1).hand() == table.game().view(1).hand() ? 1 : 0;
    }
    REQUIRE_MESSAGE(same < 2, "one in 1,362,649,145 by chance");  // 9 of 47
}

TEST_CASE("every hidden tile is in the hand and next in the well equally often") {
    const Game game =
        set_up({{}, {"0-0-0 0 0 0"}, {"0-0-5 1-2-3", "1-1-1"}, "2-2-2 3-3-3"});  // three are hidden
    Rng rng(11);
    Counts hand;
    Counts well;
    for (int i = 0; i < 3000; ++i) {
        const auto held = Game::sample(game.view(0), rng).holdings();
        ++hand[held.hands[1].tiles.front()];
        ++well[held.stock.front()];
    }
    REQUIRE_EQ(hand.size(), std::size_t{3});
    REQUIRE_EQ(well.size(), std::size_t{3});
    REQUIRE_EQ(uneven(hand, 1000, 130), "");  // five times the standard deviation of 25.8
    REQUIRE_EQ(uneven(well, 1000, 130), "");
}

TEST_CASE("a sample gives no seat what it lacks") {
    TriominoesTable table({"3-5-5", "0-0-1", "0-0-2"}, {}, "5-5-5 4-4-4 4-5-5");
    table.play({"place 3-5-5 0 0 0", "draw", "draw", "draw", "pass"});
    Rng rng(3);
    bool drawn = false;
    for (int i = 0; i < 200; ++i) {
        const Game sampled = Game::sample(table.game().view(2), rng);
        const TileSet heavy = boneyard::test::triangles("0-0-0 1-1-1 2-2-2 3-3-3 4-4-4 5-5-5 4-5-5");
        REQUIRE((sampled.view(0).hand() & heavy).empty());
        drawn = drawn || !(sampled.view(1).hand() & heavy).empty();
    }
    REQUIRE(drawn);
}

TEST_CASE("once the round is over only the well is unknown") {
    Game game = set_up({{}, {"0-0-0 0 0 0"}, {"0-0-5", "1-2-3"}, "2-2-2 3-3-3"});
    play(game, "place 0-0-5 1 0 0");
    Rng rng(1);
    Counts well;
    for (int i = 0; i < 1000; ++i) {
        const Game sampled = Game::sample(game.view(0), rng);
        REQUIRE(sampled.view(1) == game.view(1));
        ++well[sampled.holdings().stock.front()];
    }
    REQUIRE_EQ(well.size(), std::size_t{2});
    REQUIRE_EQ(uneven(well, 500, 80), "");  // five times the standard deviation of 15.8
}
