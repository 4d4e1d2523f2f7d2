// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "matador_table.h"

using boneyard::kit::Rng;
using boneyard::matador::Game;
using boneyard::matador::TileSet;
using boneyard::test::MatadorTable;
using boneyard::test::tiles_of;

namespace {

/// What is known of the tiles that seat 1 does not hold.
TileSet lacks_of_1(const MatadorTable& table) { return table.game().view(0).table.lacks[1]; }

/// Seat 1 must answer 6-6: it has nothing that fits, and draws 2-4 first and then 1-3.
MatadorTable cannot_answer(const boneyard::kit::GivenOptions& options) {
    MatadorTable table({"6-6", "0-2 0-3 0-4 2-2 3-3"}, options, "2-4 1-3");
    table.play({"open 6-6"});
    return table;
}

const std::string kOnes = "0-1 1-1 1-2 1-3 1-4 1-5";  // what joins a 6, matadors left out
const std::string kMatadors = "0-0 1-6 2-5 3-4";

}  // namespace

// Matador: what may be known of the tiles that one cannot see.

TEST_CASE("a sample is drawn by lot and not from the truth") {
    const MatadorTable table({"6-6", "0-2 0-3 0-4 2-2 3-3"});
    Rng rng(5);
    int same = 0;
    for (int i = 0; i < 200; ++i) {
        const Game sampled = Game::sample(table.game().view(0), rng);
        same += sampled.view(1).hand() == table.game().view(1).hand() ? 1 : 0;
    }
    REQUIRE_MESSAGE(same < 5, "one in 33,649 by chance");
}

// What draws and passes tell

TEST_CASE("nothing is known of a hand while its seat has drawn and not played") {
    MatadorTable table = cannot_answer({});
    table.play({"draw"});
    REQUIRE(lacks_of_1(table).empty());  // the drawn tile may be anything
}

TEST_CASE("who drew until a tile fitted held nothing else that fits") {
    MatadorTable table = cannot_answer({});
    table.play({"draw", "draw", "place 1-3 L 1"});
    REQUIRE(lacks_of_1(table) == (tiles_of(kOnes) | tiles_of(kMatadors)));
}

TEST_CASE("who passed held nothing that fits") {
    MatadorTable table = cannot_answer({{"draw", std::string("one")}});
    table.play({"draw", "pass"});
    REQUIRE(lacks_of_1(table) == (tiles_of(kOnes) | tiles_of(kMatadors)));
}

TEST_CASE("who may keep matadors may hold them at a pass") {
    MatadorTable table = cannot_answer({{"draw", std::string("one")}, {"keep_matador", true}});
    table.play({"draw", "pass"});
    REQUIRE(lacks_of_1(table) == tiles_of(kOnes));
}

TEST_CASE("who drew and laid a matador may hold what was drawn") {
    MatadorTable table({"6-6", "2-5 0-3 0-4 2-2 3-3"}, {{"keep_matador", true}}, "1-3");
    table.play({"open 6-6", "draw", "place 2-5 L across"});
    REQUIRE(!lacks_of_1(table).has(*boneyard::matador::parse_tile("1-3")));
}

TEST_CASE("a new round tells nothing yet") {
    MatadorTable table({"6-6", "1-1"}, {{"target", 1000}});
    REQUIRE(table.play_out_round());
    table.play({"next"});
    for (const TileSet& lacks : table.game().view(0).table.lacks) REQUIRE(lacks.empty());
}
