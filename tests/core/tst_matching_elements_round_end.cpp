// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "matching_elements_table.h"

using boneyard::matching_elements::Game;
using boneyard::test::before_the_end;
using boneyard::test::Elements;
using boneyard::test::ended;
using boneyard::test::kLastPlacement;
using boneyard::test::play;
using boneyard::test::scores;
using boneyard::test::set_up;
using boneyard::test::state;
using boneyard::test::told;
using std::string;

namespace {

constexpr int kNoBet = -1;

/// A round that ends with these bets, points and tiles left: "what each counts; the winner".
std::string settled(const std::vector<int>& bets, const std::vector<int>& points,
                    const std::vector<int>& left, bool bonus = false) {
    Elements position{.bets = bets, .points = points};
    position.rules.met_bet_bonus = bonus;
    const Game game = ended(left, position);
    return scores(game) + "; " + state(game, "round_winner");
}

/// The same with the bonus.
std::string with_bonus(const std::vector<int>& bets, const std::vector<int>& points,
                       const std::vector<int>& left) {
    return settled(bets, points, left, true);
}

}  // namespace

// Matching Elements: what a round brings, and who wins it.

// What counts

TEST_CASE("the net is the points less the tiles left") {
    REQUIRE_EQ(settled({0, 1, 2}, {10, 9, 20}, {3, 0, 7}), "7, 9, 13; 2");
}

TEST_CASE("a net below the bet counts nothing") {
    REQUIRE_EQ(settled({5, 6, 7}, {10, 8, 8}, {2, 3, 2}), "8, 0, 0; 0");  // nets 8, 5, 6
}

TEST_CASE("a bet that is exactly met counts") {
    REQUIRE_EQ(settled({5, 6, 7}, {7, 10, 10}, {2, 4, 3}), "5, 6, 7; 2");
    REQUIRE_EQ(settled({5, 6, 7}, {7, 10, 10}, {3, 5, 4}), "0, 0, 0; 2");  // each one short
}

TEST_CASE("a net below nothing counts nothing") {
    REQUIRE_EQ(settled({0, 1, 2}, {1, 2, 8}, {4, 5, 2}), "0, 0, 6; 2");  // nets -3, -3, 6
}

TEST_CASE("a net of nothing meets a bet of nothing") {
    REQUIRE_EQ(settled({0, 9, 10}, {2, 10, 11}, {2, 2, 2}), "0, 0, 0; 0");  // nets 0, 8, 9: only 0 met
}

TEST_CASE("with the bonus a bet that is met counts as well") {
    REQUIRE_EQ(with_bonus({5, 6, 7}, {10, 8, 9}, {2, 3, 2}), "13, 0, 14; 2");  // 8+5, -, 7+7
    REQUIRE_EQ(with_bonus({0, 6, 7}, {10, 8, 8}, {2, 3, 2}), "8, 0, 0; 0");    // 8+0
}

TEST_CASE("a seat that did not bet counts nothing") {
    REQUIRE_EQ(settled({3, kNoBet, 2}, {7, 0, 6}, {0, 0, 0}), "7, 0, 6; 0");
}

// Who wins

TEST_CASE("the winner is the one that counts most") {
    REQUIRE_EQ(settled({1, 2, 3}, {9, 10, 11}, {0, 2, 1}), "9, 8, 10; 2");
    REQUIRE_EQ(settled({1, 2, 3}, {12, 10, 11}, {0, 2, 1}), "12, 8, 10; 0");
}

TEST_CASE("who did not meet a bet does not win whatever the net") {
    REQUIRE_EQ(settled({1, 50, 60}, {1, 40, 41}, {0, 0, 0}), "1, 0, 0; 0");
}

TEST_CASE("the bonus counts for the winner") {
    REQUIRE_EQ(with_bonus({3, 1, 50}, {5, 6, 9}, {0, 0, 0}), "8, 7, 0; 0");
    REQUIRE_EQ(settled({3, 1, 50}, {5, 6, 9}, {0, 0, 0}), "5, 6, 0; 1");
}

TEST_CASE("between equals fewer tiles left win") {
    REQUIRE_EQ(settled({3, 2, 1}, {7, 6, 8}, {2, 1, 3}), "5, 5, 5; 1");
    REQUIRE_EQ(settled({1, 2, 3}, {5, 6, 7}, {0, 1, 2}), "5, 5, 5; 0");
}

TEST_CASE("then the higher bet wins") {
    REQUIRE_EQ(settled({1, 3, 2}, {6, 6, 6}, {1, 1, 1}), "5, 5, 5; 1");
    REQUIRE_EQ(settled({4, 3, 2}, {6, 6, 6}, {1, 1, 1}), "5, 5, 5; 0");
    REQUIRE_EQ(settled({1, 3, 5}, {6, 6, 6}, {1, 1, 1}), "5, 5, 5; 2");
}

TEST_CASE("the tiles left come before the bet") {
    REQUIRE_EQ(settled({5, 1, 60}, {7, 6, 9}, {2, 1, 1}), "5, 5, 0; 1");
}

TEST_CASE("with the bonus equals are those that count the same") {
    // 4+3 and 5+2: fewer tiles left is seat 1; then with equal tiles the higher bet, seat 0.
    REQUIRE_EQ(with_bonus({3, 2, 60}, {6, 6, 1}, {2, 1, 0}), "7, 7, 0; 1");
    REQUIRE_EQ(with_bonus({3, 2, 60}, {5, 6, 1}, {1, 1, 0}), "7, 7, 0; 0");
}

// Nobody meets a bet

TEST_CASE("if nobody meets a bet the highest net wins") {
    REQUIRE_EQ(settled({50, 51, 52}, {9, 12, 10}, {0, 1, 0}), "0, 0, 0; 1");
    REQUIRE_EQ(settled({50, 51, 52}, {1, 2, 3}, {9, 8, 11}), "0, 0, 0; 1");  // -8, -6, -8
}

TEST_CASE("between equal nets the same holds") {
    REQUIRE_EQ(settled({50, 51, 52}, {9, 8, 10}, {1, 0, 2}), "0, 0, 0; 1");  // 8 each; fewer tiles
    REQUIRE_EQ(settled({50, 52, 51}, {9, 9, 9}, {1, 1, 1}), "0, 0, 0; 1");   // the higher bet
    REQUIRE_EQ(settled({53, 52, 51}, {9, 9, 9}, {1, 1, 1}), "0, 0, 0; 0");
}

TEST_CASE("only those that bet can win") {
    REQUIRE_EQ(settled({50, kNoBet, 52}, {2, 0, 1}, {5, 0, 5}), "0, 0, 0; 0");  // nets -3, (0), -4
    REQUIRE_EQ(settled({51, kNoBet, 50, kNoBet}, {2, 0, 3, 0}, {5, 0, 5, 0}), "0, 0, 0, 0; 2");
}

TEST_CASE("without a bet met there is no bonus") {
    REQUIRE_EQ(with_bonus({50, 51, 52}, {12, 11, 10}, {0, 0, 0}), "0, 0, 0; 0");
}

// How it stands then

TEST_CASE("each gain is told") {
    Game game = set_up(before_the_end({2, 0, 1}, {.bets = {5, 6, 7}, .points = {10, 6, 7}}));
    REQUIRE_EQ(
        told(play(game, kLastPlacement)),
        "place 0 O:0-3, points 0 O:0-3 1 line, score 0 8 round, score 1 6 round, round_over 0 blocked");
}

TEST_CASE("what a seat counts is added to its running total") {
    Elements position{.bets = {5, 6, 7}, .points = {10, 6, 7}, .scores = {100, 20, 3}};
    const Game game = ended({2, 0, 1}, position);
    REQUIRE_EQ(scores(game), "108, 26, 3");
    const auto status = game.status();
    REQUIRE_EQ(status.round_scores[0], 8);
    REQUIRE_EQ(status.round_scores[1], 6);
    REQUIRE_EQ(status.round_scores[2], 0);
    REQUIRE_EQ(state(game, "points"), "[10,6,7]");
    REQUIRE_EQ(state(game, "bets"), "[5,6,7]");
}

TEST_CASE("hands are kept and the table is left") {
    Game game = ended({2, 0, 1}, {.bets = {5, 6, 7}, .points = {10, 6, 7}});
    REQUIRE_EQ(boneyard::test::phase(game), "round_over");
    REQUIRE_EQ(boneyard::test::hand(game, 0), "O:1-2 O:1-2");
    REQUIRE_EQ(boneyard::test::hand(game, 2), "O:1-5");
    REQUIRE_EQ(boneyard::test::bank_sizes(game), "0 0 0");
    REQUIRE_EQ(int(game.view(0).table.board.placed().size()), 2);
    REQUIRE_EQ(state(game, "out"), "[false,false,false]");
    REQUIRE_EQ(state(game, "colour"), "\"R\"");
    REQUIRE_EQ(boneyard::test::turn(game), "-1: next");
    play(game, "next");
    REQUIRE((boneyard::test::holds(boneyard::test::hand(game, 0), "O:1-2 O:1-2")));
    REQUIRE_EQ(boneyard::test::bank_sizes(game), "2 0 0");
    REQUIRE_EQ(state(game, "dealer"), "0");
}

TEST_CASE("the winner deals the next round") {
    Game game = ended({0, 0, 0}, {.bets = {50, 51, 52}, .points = {1, 2, 3}});
    REQUIRE_EQ(state(game, "round_winner"), "2");
    REQUIRE_EQ(state(game, "dealer"), "0");
    play(game, "next");
    REQUIRE_EQ(state(game, "dealer"), "2");
    REQUIRE_EQ(boneyard::test::bank_sizes(game), "0 0 2");
    REQUIRE_EQ(state(game, "round_winner"), "null");
}

TEST_CASE("what was not met is lost with the next round") {
    Game game = ended({0, 0, 0}, {.bets = {50, 51, 52}, .points = {1, 2, 3}, .scores = {4, 5, 6}});
    play(game, "next");
    REQUIRE_EQ(scores(game), "4, 5, 6");
    REQUIRE_EQ(state(game, "points"), "[0,0,0]");
}
