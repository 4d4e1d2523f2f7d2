// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "matching_elements_table.h"

using boneyard::matching_elements::Game;
using boneyard::test::bank_sizes;
using boneyard::test::counts;
using boneyard::test::Elements;
using boneyard::test::ended;
using boneyard::test::legal_text;
using boneyard::test::phase;
using boneyard::test::play;
using boneyard::test::scores;
using boneyard::test::set_up;
using boneyard::test::state;
using boneyard::test::told;
using boneyard::test::winners;
using std::string;

namespace {

/// The final of seats 0 and 2 ends with these tiles left and points.
Game over(const std::vector<int>& left, const std::vector<int>& points, const std::vector<int>& totals,
          const std::vector<string>& shown = {}) {
    Elements position{.points = {points[0], 0, points[1], 0}, .scores = {totals[0], 5, totals[1], 4}};
    position.out = {1, 3};
    position.elimination = true;
    position.in_final = true;
    position.round_winner = 2;
    position.dealer = 2;
    position.shown = shown;
    return ended({left[0], 0, left[1], 0}, position);
}

std::string result(const Game& game) { return state(game, "final_scores") + "; " + winners(game); }

}  // namespace

// Matching Elements: how the final is counted, and who wins the match.

TEST_CASE("the final score is the start and the net") {
    REQUIRE_EQ(result(over({2, 3}, {10, 9}, {30, 20})), "[8,null,6,null]; 0");
    REQUIRE_EQ(result(over({2, 3}, {10, 9}, {30, 20}, {"O:3-3", "", "O:9-9 O:0-0", ""})),
               "[14,null,24,null]; 2");  // 6+8; 18+0+6
    REQUIRE_EQ(result(over({9, 5}, {1, 1}, {30, 20})), "[-8,null,-4,null]; 2");
}

TEST_CASE("two zeros start with nothing") {
    REQUIRE_EQ(result(over({0, 0}, {1, 2}, {30, 20}, {"R:0-0 O:0-0", "", "", ""})), "[1,null,2,null]; 2");
}

TEST_CASE("between equals the higher running total wins") {
    REQUIRE_EQ(result(over({1, 2}, {7, 8}, {20, 30})), "[6,null,6,null]; 2");
    REQUIRE_EQ(result(over({1, 2}, {7, 8}, {30, 20})), "[6,null,6,null]; 0");
}

TEST_CASE("between equals in both it is shared") {
    const Game game = over({1, 2}, {7, 8}, {30, 30});
    REQUIRE_EQ(result(game), "[6,null,6,null]; 0, 2");
}

TEST_CASE("the scores do not change and the table stays") {
    const Game game = over({2, 3}, {10, 9}, {30, 20});
    REQUIRE_EQ(phase(game), "match_over");
    REQUIRE(game.over());
    REQUIRE_EQ(scores(game), "30, 5, 20, 4");
    for (const int seat : {0, 1, 2, 3})
        REQUIRE_EQ(game.status().round_scores[static_cast<std::size_t>(seat)], 0);
    REQUIRE_EQ(int(game.view(0).table.board.placed().size()), 2);
    REQUIRE_EQ(boneyard::test::part(counts(game), " ", 0, 3), "2 0 3 0");
    REQUIRE_EQ(state(game, "points"), "[10,0,9,0]");
    REQUIRE_EQ(state(game, "round_winner"), "2");
    REQUIRE_EQ(state(game, "final"), "true");
    REQUIRE_EQ(bank_sizes(game), "0 0 0 0");
    REQUIRE_EQ(legal_text(game), "");
    REQUIRE_EQ(int(game.to_move()), -1);
}

TEST_CASE("the end is told") {
    Elements position{.points = {3, 0, 9, 0}, .scores = {30, 5, 20, 4}, .out = {1, 3}, .in_final = true};
    Game game = set_up(boneyard::test::before_the_end({0, 0, 1, 0}, position));
    REQUIRE((told(play(game, boneyard::test::kLastPlacement)).ends_with("round_over blocked, match_over 2")));
}
