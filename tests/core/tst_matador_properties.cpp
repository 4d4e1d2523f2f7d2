// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>
#include <map>

#include "invariants.h"
#include "matador_matches.h"

using boneyard::kit::Match;
using boneyard::matador::End;
using boneyard::matador::Game;
using boneyard::matador::Placed;
using boneyard::matador::Rules;
using boneyard::matador::Table;
using boneyard::test::game_of;
using boneyard::test::MatadorKind;

namespace {

Table table_of(const Match& match) { return game_of<Game>(match).view(0).table; }

/// The end that a tile laid leaves, told from nothing but how it lies.
std::string end_after(const Placed& placed, const Rules& rules) {
    const int a = boneyard::matador::low(placed.tile);
    const int b = boneyard::matador::high(placed.tile);
    if (placed.spinner) return std::to_string(a);
    if (!placed.across) return std::to_string(placed.inward == a ? b : a);
    if (rules.matadors != Rules::Matadors::Free) return "gate";
    return a == b ? std::to_string(a) : boneyard::test::filled("%1|%2", a, b);
}

/// The ends are what the tiles laid leave, one after the other.
std::string follow_the_line(const Match& match) {
    const Table table = table_of(match);
    std::map<int, std::string> ends;
    for (std::size_t i = 0; i < table.placed_count; ++i) {
        const Placed& placed = table.placed[i];
        if (i == 0) {
            ends[0] = std::to_string(boneyard::matador::low(placed.tile));
            ends[1] = std::to_string(boneyard::matador::high(placed.tile));
        } else {
            ends[placed.arm] = end_after(placed, table.rules);
        }
        if (placed.spinner) ends[2] = ends[3] = std::to_string(boneyard::matador::low(placed.tile));
    }
    for (int arm = 0; arm < boneyard::matador::kArms; ++arm) {
        const End& end = table.arms[static_cast<std::size_t>(arm)];
        const std::string told = end.kind == End::Kind::None ? std::string() : boneyard::test::end_text(end);
        if (told != ends[arm]) return boneyard::test::filled("arm %1 is %2, not %3", arm, told, ends[arm]);
    }
    return {};
}

}  // namespace

namespace {

struct Played {
    Played() {
        watch_.look_at_what_always_holds<Game>({"hands"}, {"arms", "placed", "drawn"});
        watch_.look_at("tiles", [](Match& match, auto&, auto&) {
            return boneyard::test::count_tiles<MatadorKind>(game_of<Game>(match));
        });
        watch_.look_at("ends", [](Match& match, auto&, auto&) { return follow_the_line(match); });
        REQUIRE_EQ(watch_.play(boneyard::test::matches_to_play(500), MatadorKind::start), "");
    }

    boneyard::test::Watch watch_;
};

Played& played() {
    static Played all;
    return all;
}

}  // namespace

// What holds in every match of Matador, whatever is played. The matches are played once, before the tests;
// each test looks at one thing that was watched meanwhile.

TEST_CASE("every tile is always somewhere") { REQUIRE_EQ(played().watch_.fault("tiles"), ""); }
TEST_CASE("the ends follow from the tiles laid") { REQUIRE_EQ(played().watch_.fault("ends"), ""); }
TEST_CASE("scores are the sum of their events") { REQUIRE_EQ(played().watch_.fault("scores"), ""); }
TEST_CASE("a view hides what its seat must not know") { REQUIRE_EQ(played().watch_.fault("views"), ""); }
TEST_CASE("there is always an action until the match is over") {
    REQUIRE_EQ(played().watch_.fault("actions"), "");
}
TEST_CASE("undo gives back the identical state") { REQUIRE_EQ(played().watch_.fault("undo"), ""); }
TEST_CASE("a record reloads to the identical state") { REQUIRE_EQ(played().watch_.fault("records"), ""); }
