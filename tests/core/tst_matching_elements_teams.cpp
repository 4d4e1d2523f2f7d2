// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "matching_elements_table.h"

using boneyard::kit::kNobody;
using boneyard::kit::Seat;
using boneyard::matching_elements::Game;
using boneyard::matching_elements::Phase;
using boneyard::matching_elements::Teams;
using boneyard::test::bank_sizes;
using boneyard::test::counts;
using boneyard::test::Elements;
using boneyard::test::ended;
using boneyard::test::Misfits;
using boneyard::test::next_round;
using boneyard::test::phase;
using boneyard::test::play;
using boneyard::test::scores;
using boneyard::test::seats_out;
using boneyard::test::set_up;
using boneyard::test::state;
using boneyard::test::turn;
using boneyard::test::winners;
using std::string;

namespace {

/// A round of six seats in teams is over; so many tiles are left in each hand and in the boneyard, and one
/// lies on the table.
Elements after_a_round(Teams teams, Seat winner, const std::vector<int>& left, int stock,
                       const std::vector<string>& banks = {}) {
    Elements position{.stock_size = stock, .banks = banks, .phase = Phase::RoundOver};
    position.rules.teams = teams;
    Misfits misfits;
    for (const int tiles : left) position.hands.push_back(misfits.next(tiles));
    position.to_move = kNobody;
    position.round_winner = winner;
    return position;
}

/// Three teams end an elimination round that seat 0 wins with 30 points; the others have laid all tiles and
/// missed their bets.
Elements won_by_the_first(const std::vector<int>& scores, Seat dealer = 0) {
    Elements position{.bets = {0, 51, 52, 53, 54, 55}, .points = {30, 0, 0, 0, 0, 0}, .scores = scores};
    position.rules.teams = Teams::ThreeOfTwo;
    position.dealer = dealer;
    position.elimination = true;
    return position;
}

std::string lowest(const Elements& position) { return seats_out(ended({0, 0, 0, 0, 0, 0}, position)); }

/// The final of teams of two ends; side 2 is out. Or that of teams of three.
Game over(Teams teams, const std::vector<int>& points, const std::vector<int>& totals,
          const std::vector<string>& shown = {}) {
    Elements position{.points = points, .scores = totals};
    position.rules.teams = teams;
    position.in_final = true;
    position.shown = shown;
    if (teams == Teams::ThreeOfTwo) position.out = {2, 5};
    return ended({0, 0, 0, 0, 0, 0}, position);
}

constexpr Teams kThrees = Teams::TwoOfThree;
constexpr Teams kTwos = Teams::ThreeOfTwo;

}  // namespace

// Matching Elements: six seats in teams.

// Two teams of three

TEST_CASE("two teams of three are every other seat") {
    REQUIRE_EQ(bank_sizes(next_round(after_a_round(kThrees, 3, {0, 0, 0, 0, 0, 0}, 100))), "0 1");
    REQUIRE_EQ(bank_sizes(next_round(after_a_round(kThrees, 4, {0, 0, 0, 0, 0, 0}, 100))), "1 0");
}

TEST_CASE("points in a round belong to seats") {
    Elements position{.bets = {0, 5, 6, 7, 8, 9}, .points = {3, 6, 5, 8, 7, 9}};
    position.rules.teams = kThrees;
    const Game game = ended({0, 0, 0, 0, 0, 0}, position);
    REQUIRE_EQ(scores(game), "3, 6, 0, 8, 0, 9");
    REQUIRE_EQ(state(game, "round_winner"), "5");
}

TEST_CASE("two teams know no elimination") {
    const Game game = next_round(after_a_round(kThrees, 0, {0, 0, 0, 0, 0, 0}, 54));  // far below 108
    REQUIRE_EQ(counts(game), "9 9 9 9 9 9 0");
    REQUIRE_EQ(state(game, "elimination"), "false");
    REQUIRE_EQ(state(game, "final"), "false");
    REQUIRE_EQ(phase(game), "colour");
}

TEST_CASE("a round is short when not all can be filled now") {
    REQUIRE_EQ(state(next_round(after_a_round(kThrees, 0, {0, 0, 0, 0, 0, 0}, 53)), "final"), "true");
    REQUIRE_EQ(state(next_round(after_a_round(kThrees, 0, {5, 4, 3, 5, 4, 3}, 30)), "final"), "false");
    REQUIRE_EQ(state(next_round(after_a_round(kThrees, 0, {5, 4, 3, 5, 4, 3}, 29)), "final"), "true");
    REQUIRE_EQ(counts(next_round(after_a_round(kThrees, 0, {5, 4, 3, 5, 4, 3}, 30))), "9 9 9 9 9 9 0");
}

TEST_CASE("then the next round is the final") {
    Game game = next_round(after_a_round(kThrees, 3, {0, 0, 0, 0, 0, 0}, 50, {"R:0-0 R:3-3 R:6-6", "O:3-3"}));
    REQUIRE_EQ(phase(game), "final");
    REQUIRE_EQ(state(game, "elimination"), "false");
    REQUIRE_EQ(state(game, "round_winner"), "3");
    REQUIRE_EQ(seats_out(game), "");
    REQUIRE_EQ(turn(game), "4: reenter 1..2");  // side 0; the order of play is 4 5 0 1 2 3
    play(game, "reenter 2");
    REQUIRE_EQ(counts(game), "9 9 9 9 9 9 0");  // 50 and twice 2
    REQUIRE_EQ(bank_sizes(game), "1 0");
    REQUIRE_EQ(int(game.to_move()), 3);
}

TEST_CASE("the first seat of the side in the order of play names it") {
    const std::vector<string> banks{"R:0-0", "O:3-3 O:6-6 O:9-9"};
    REQUIRE_EQ(turn(next_round(after_a_round(kThrees, 3, {0, 0, 0, 0, 0, 0}, 50, banks))), "5: reenter 1");
    REQUIRE_EQ(turn(next_round(after_a_round(kThrees, 0, {0, 0, 0, 0, 0, 0}, 50, banks))), "1: reenter 1..2");
}

TEST_CASE("the final of six is played with nine tiles each") {
    Game game = next_round(after_a_round(kThrees, 3, {0, 0, 0, 0, 0, 0}, 50,
                                         {"R:0-0 R:3-3 R:6-6 R:9-9", "O:3-3 O:6-6 O:9-9 O:12-12"}));
    REQUIRE_EQ(turn(game), "5: reenter 1..4");
    play(game, "reenter 4");
    REQUIRE_EQ(counts(game), "9 9 9 9 9 9 4");  // 58 less 54
}

TEST_CASE("the final of six is dealt one by one if it does not suffice") {
    Game game = next_round(after_a_round(kThrees, 2, {0, 0, 0, 0, 0, 0}, 8, {"", "O:3-3"}));
    REQUIRE_EQ(turn(game), "4: reenter 1");  // one tile each: the side of the winner; 3 4 5 0 1 2
    play(game, "reenter 1");                 // 10 tiles
    REQUIRE_EQ(counts(game), "2 1 1 2 2 2 0");
}

TEST_CASE("an empty bank leaves the phase out for teams too") {
    Game game =
        next_round(after_a_round(kThrees, 2, {0, 0, 0, 0, 0, 0}, 50, {"R:0-0 R:3-3 R:6-6 R:9-9", ""}));
    REQUIRE_EQ(phase(game), "colour");
    REQUIRE_EQ(counts(game), "9 9 9 9 9 9 0");
    REQUIRE_EQ(bank_sizes(game), "1 0");  // 4 of 5
}

TEST_CASE("the side with the higher sum wins") {
    const Game game = over(kThrees, {1, 9, 2, 0, 8, 1}, {0, 0, 0, 0, 0, 0});  // 11 and 10
    REQUIRE_EQ(state(game, "final_scores"), "[1,9,2,0,8,1]");
    REQUIRE_EQ(winners(game), "0, 2, 4");
    REQUIRE_EQ(winners(over(kThrees, {1, 9, 2, 0, 8, 3}, {90, 0, 0, 0, 0, 0})), "1, 3, 5");
    REQUIRE_EQ(winners(over(kThrees, {1, 9, 2, 0, 8, 1}, {0, 0, 0, 0, 0, 0}, {"", "", "", "O:3-3", "", ""})),
               "1, 3, 5");  // 11 and 16
}

TEST_CASE("between equals the higher total of the side wins") {
    const std::vector<int> even{1, 9, 2, 0, 7, 1};
    REQUIRE_EQ(winners(over(kThrees, even, {1, 5, 5, 3, 5, 2})), "0, 2, 4");  // 11 and 10
    REQUIRE_EQ(winners(over(kThrees, even, {10, 5, 0, 3, 0, 3})), "1, 3, 5");
    REQUIRE_EQ(winners(over(kThrees, even, {10, 5, 0, 3, 0, 2})), "0, 1, 2, 3, 4, 5");
}

// Three teams of two

TEST_CASE("three teams of two sit opposite each other") {
    REQUIRE_EQ(bank_sizes(next_round(after_a_round(kTwos, 3, {0, 0, 0, 0, 0, 0}, 113))), "1 0 0");
    REQUIRE_EQ(bank_sizes(next_round(after_a_round(kTwos, 4, {0, 0, 0, 0, 0, 0}, 113))), "0 1 0");
    REQUIRE_EQ(bank_sizes(next_round(after_a_round(kTwos, 2, {0, 0, 0, 0, 0, 0}, 113))), "0 0 1");
}

TEST_CASE("the lowest side is out by the sum of its seats") {
    REQUIRE_EQ(lowest(won_by_the_first({10, 0, 8, 10, 20, 9})), "2 5");   // 20 and 17
    REQUIRE_EQ(lowest(won_by_the_first({10, 10, 0, 10, 5, 16})), "1 4");  // 15 and 16
    REQUIRE_EQ(lowest(won_by_the_first({0, 10, 11, 0, 5, 16})),
               "1 4");  // the winner's side is safe: 0 and 30
}

TEST_CASE("the partner of the winner is safe too") {
    Elements position = won_by_the_first({0, 10, 11, 0, 5, 16});
    position.bets = {50, 51, 52, 0, 54, 55};
    position.points = {1, 0, 0, 2, 0, 0};
    const Game game = ended({0, 0, 0, 0, 0, 0}, position);
    REQUIRE_EQ(state(game, "round_winner"), "3");
    REQUIRE_EQ(seats_out(game), "1 4");
}

TEST_CASE("the points of a side in this round decide between equals") {
    Elements position = won_by_the_first({0, 10, 5, 0, 10, 10});
    position.points = {30, 0, 0, 0, 0, 5};  // seat 5 counts 5: 20 and 20
    position.bets = {0, 51, 52, 53, 54, 5};
    REQUIRE_EQ(lowest(position), "1 4");
    position.banks = {"", "R:0-0 R:3-3", "R:6-6"};
    REQUIRE_EQ(lowest(position), "2 5");
}

TEST_CASE("then the later in the order of play by the first seat of the side") {
    REQUIRE_EQ(lowest(won_by_the_first({0, 10, 10, 0, 10, 10}, 0)), "2 5");  // 1 2 3 4 5 0
    REQUIRE_EQ(lowest(won_by_the_first({0, 10, 10, 0, 10, 10}, 1)), "1 4");  // 2 3 4 5 0 1
    REQUIRE_EQ(lowest(won_by_the_first({0, 10, 10, 0, 10, 10}, 2)), "2 5");  // 3 4 5 0 1 2
    REQUIRE_EQ(lowest(won_by_the_first({0, 10, 10, 0, 10, 10}, 4)), "1 4");  // 5 0 1 2 3 4
}

TEST_CASE("both hands go back and the bank is handed on") {
    Elements position = won_by_the_first({0, 10, 11, 0, 10, 11});
    position.stock_size = 40;
    position.banks = {"R:12-12", "R:0-0 R:3-3", "R:6-6"};
    Game game = ended({0, 3, 1, 1, 2, 1}, position);
    REQUIRE_EQ(seats_out(game), "1 4");
    REQUIRE_EQ(counts(game), "0 0 1 1 0 1 45");
    REQUIRE_EQ(bank_sizes(game), "3 0 1");
    play(game, "next");
    REQUIRE_EQ(state(game, "final"), "true");
    REQUIRE_EQ(bank_sizes(game), "5 0 1");
    REQUIRE_EQ(turn(game), "3: reenter 1");  // the order of play is 2 3 5 0
    play(game, "reenter 1");
    REQUIRE_EQ(counts(game), "12 0 12 12 0 12 2");  // four are in: 47 and 3
}

TEST_CASE("a round for one side is not played") {
    Elements position = after_a_round(kTwos, 2, {2, 0, 0, 2, 0, 0}, 0);
    position.elimination = true;
    position.scores = {5, 10, 10, 6, 2, 0};  // 11, 12, 10
    const Game game = next_round(position);
    REQUIRE_EQ(phase(game), "round_over");
    REQUIRE_EQ(seats_out(game), "2 5");
    REQUIRE_EQ(state(game, "dealer"), "3");  // 2 dealt and is out
    REQUIRE_EQ(bank_sizes(game), "0 1 0");   // the tile of side 2 goes to the highest
    REQUIRE_EQ(counts(game), "2 0 0 2 0 0 0");
}

TEST_CASE("two sides of one seat each are enough") {
    Elements position = after_a_round(kTwos, 0, {2, 0, 0, 0, 1, 0}, 0);
    position.elimination = true;
    REQUIRE_EQ(phase(next_round(position)), "colour");
}

TEST_CASE("without a winner the side with the higher total names it") {
    Elements position = after_a_round(kTwos, kNobody, {2, 0, 0, 2, 0, 0}, 0, {"R:0-0", "R:3-3"});
    position.elimination = true;
    position.out = {2, 5};
    position.dealer = 0;
    position.scores = {10, 9, 0, 5, 7, 0};  // 15 and 16
    REQUIRE_EQ(turn(next_round(position)), "1: reenter 1");
    position.scores = {10, 9, 0, 5, 6, 0};  // equal: the lower seat's; the order of play is 1 3 4 0
    REQUIRE_EQ(turn(next_round(position)), "3: reenter 1");
}

TEST_CASE("both seats of the winning side win") {
    const std::vector<int> none{0, 0, 0, 0, 0, 0};
    const Game game = over(kTwos, {1, 9, 0, 10, 1, 0}, none);  // 11 and 10
    REQUIRE_EQ(winners(game), "0, 3");
    REQUIRE_EQ(state(game, "final_scores"), "[1,9,null,10,1,null]");
    REQUIRE_EQ(winners(over(kTwos, {1, 9, 0, 10, 3, 0}, none)), "1, 4");
    REQUIRE_EQ(winners(over(kTwos, {1, 9, 0, 10, 2, 0}, {5, 3, 100, 5, 6, 100})), "0, 3");
    REQUIRE_EQ(winners(over(kTwos, {1, 9, 0, 10, 2, 0}, {5, 3, 100, 5, 7, 100})), "0, 1, 3, 4");
}
