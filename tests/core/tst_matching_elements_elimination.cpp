// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "matching_elements_table.h"

using boneyard::kit::kNobody;
using boneyard::kit::Seat;
using boneyard::matching_elements::Game;
using boneyard::matching_elements::Phase;
using boneyard::test::bank_sizes;
using boneyard::test::before_the_end;
using boneyard::test::counts;
using boneyard::test::Elements;
using boneyard::test::ended;
using boneyard::test::kLastPlacement;
using boneyard::test::Misfits;
using boneyard::test::phase;
using boneyard::test::play;
using boneyard::test::seats_out;
using boneyard::test::set_up;
using boneyard::test::state;
using boneyard::test::told;
using std::string;

namespace {

/// Four seats end an elimination round that seat 0 wins with one point; the others have one tile left.
Elements won_by_zero(const std::vector<int>& scores, const std::vector<string>& banks = {}, Seat dealer = 0) {
    Elements position{.banks = banks, .bets = {0, 50, 51, 52}, .points = {1, 0, 0, 0}, .scores = scores};
    position.dealer = dealer;
    position.elimination = true;
    return position;
}

/// Who is out then.
std::string lowest(const std::vector<int>& scores, const std::vector<string>& banks = {}, Seat dealer = 0) {
    return seats_out(ended({0, 1, 1, 1}, won_by_zero(scores, banks, dealer)));
}

/// An elimination round is over that seat 1 won, with one tile on the table. The boneyard is empty, and only
/// seat 0 has tiles.
Elements before_unplayed(const std::vector<int>& scores, const std::vector<string>& banks = {},
                         int tiles = 1) {
    Elements position{.hands = {Misfits().next(tiles), "", "", ""}, .stock_size = 0, .banks = banks};
    position.phase = Phase::RoundOver;
    position.to_move = kNobody;
    position.round_winner = 1;
    position.scores = scores;
    position.elimination = true;
    return position;
}

Game unplayed(const Elements& position) {
    Game game = set_up(position);
    play(game, "next");
    return game;
}

/// Who is out then, and who deals: "2; 1".
std::string outcome(const Elements& position) {
    const Game game = unplayed(position);
    return seats_out(game) + "; " + state(game, "dealer");
}

}  // namespace

// Matching Elements: who is out after an elimination round, and after one that could not be played.

// After a round

TEST_CASE("the side with the lowest running total is out") {
    REQUIRE_EQ(lowest({30, 10, 20, 40}), "1");
    REQUIRE_EQ(lowest({30, 20, 10, 40}), "2");
    REQUIRE_EQ(lowest({30, 41, 42, 40}), "3");
}

TEST_CASE("the winners side is safe") {
    REQUIRE_EQ(lowest({0, 10, 20, 30}), "1");
    REQUIRE_EQ(lowest({0, 30, 20, 10}), "3");
}

TEST_CASE("what the round brought is in the total") {
    Elements position = won_by_zero({30, 10, 20, 40});
    position.points = {30, 16, 0, 0};  // 30 for seat 0; 16-1 for seat 1, which makes 25
    position.bets = {0, 15, 51, 52};
    REQUIRE_EQ(seats_out(ended({0, 1, 1, 1}, position)), "2");
}

TEST_CASE("between equals the smaller bank is out") {
    REQUIRE_EQ(lowest({30, 10, 10, 10}, {"", "R:0-0", "R:3-3 R:6-6", "R:9-9 R:12-12"}), "1");
    REQUIRE_EQ(lowest({30, 10, 10, 10}, {"", "R:0-0 R:1-2", "R:3-3", "R:9-9 R:12-12"}), "2");
    REQUIRE_EQ(lowest({30, 10, 9, 10}, {"", "R:0-0", "R:3-3 R:1-2", "R:9-9"}), "2");
}

TEST_CASE("then who counted fewer points in this round") {
    Elements position = won_by_zero({30, 10, 5, 40});
    position.points = {30, 0, 6, 0};  // seat 2 counts 5 and has 10, as seat 1 has
    position.bets = {0, 50, 5, 52};
    REQUIRE_EQ(seats_out(ended({0, 1, 1, 1}, position)), "1");
    position.banks = {"", "R:0-0 R:1-2", "R:3-3", ""};  // the Bank comes first
    REQUIRE_EQ(seats_out(ended({0, 1, 1, 1}, position)), "2");
    position.banks = {};
    position.scores = {30, 5, 10, 40};
    position.points = {30, 6, 0, 0};
    position.bets = {0, 5, 51, 52};
    REQUIRE_EQ(seats_out(ended({0, 1, 1, 1}, position)), "2");
}

TEST_CASE("points that did not count do not help") {
    Elements position = won_by_zero({30, 10, 10, 40});
    position.points = {30, 2, 40, 0};                           // seat 2 missed its bet
    REQUIRE_EQ(seats_out(ended({0, 1, 1, 1}, position)), "2");  // equal: the later
}

TEST_CASE("then the later in the order of play") {
    REQUIRE_EQ(lowest({30, 10, 10, 10}, {}, 0), "3");  // 1 2 3 0
    REQUIRE_EQ(lowest({30, 10, 10, 10}, {}, 1), "1");  // 2 3 0 1
    REQUIRE_EQ(lowest({30, 10, 10, 10}, {}, 2), "2");  // 3 0 1 2
    REQUIRE_EQ(lowest({30, 10, 10, 10}, {}, 3), "3");  // 0 1 2 3
    REQUIRE_EQ(lowest({30, 10, 10, 40}, {}, 3), "2");
    REQUIRE_EQ(lowest({30, 10, 10, 40}, {}, 1), "1");
}

TEST_CASE("the bank of who is out goes to the winners side") {
    const Game game = ended(
        {0, 1, 1, 1}, won_by_zero({30, 20, 10, 40}, {"R:12-12", "R:0-0", "R:6-6 R:3-3", "R:9-9 R:1-2"}));
    REQUIRE_EQ(state(game, "banks"), R"([["R:3-3","R:6-6","R:12-12"],["R:0-0"],[],["R:1-2","R:9-9"]])");
}

TEST_CASE("the hands of who is out go back to the boneyard") {
    Elements position = won_by_zero({30, 20, 10, 40});
    position.stock_size = 20;
    Game game = set_up(before_the_end({0, 2, 3, 1}, position));
    const auto before = game.holdings();
    play(game, kLastPlacement);
    REQUIRE_EQ(counts(game), "0 2 0 1 23");
    auto expected = before.stock;
    expected.insert(expected.end(), before.hands[2].tiles.begin(), before.hands[2].tiles.end());
    auto stock = game.holdings().stock;
    REQUIRE((!std::equal(before.stock.begin(), before.stock.end(), stock.begin())));  // shuffled
    REQUIRE((!std::equal(before.stock.begin(), before.stock.end(), stock.begin() + 3)));
    std::sort(expected.begin(), expected.end());
    std::sort(stock.begin(), stock.end());
    REQUIRE(stock == expected);
}

TEST_CASE("so it stands with the table as it was left") {
    Game game = set_up(before_the_end({0, 1, 1, 1}, won_by_zero({30, 20, 10, 40})));
    REQUIRE_EQ(told(play(game, kLastPlacement)),
               "place 0 O:0-3, points 0 O:0-3 1 line, score 0 1 round, round_over 0 blocked, eliminated 2");
    REQUIRE_EQ(phase(game), "round_over");
    REQUIRE_EQ(int(game.view(1).table.board.placed().size()), 2);
    REQUIRE_EQ(state(game, "round_winner"), "0");
    REQUIRE_EQ(state(game, "out"), "[false,false,true,false]");
    REQUIRE_EQ(state(game, "elimination"), "true");
    REQUIRE_EQ(boneyard::test::turn(game), "-1: next");
}

TEST_CASE("who is out is dealt no tiles and has no turn") {
    Game game = ended({0, 1, 1, 1}, won_by_zero({30, 20, 10, 40}));
    play(game, "next");
    REQUIRE_EQ(counts(game), "12 12 0 12 76");  // of 114, 2 are in the Bank
    REQUIRE_EQ(bank_sizes(game), "2 0 0 0");
    play(game, "colour O");
    REQUIRE_EQ(boneyard::test::turn(game), "0: bet 0..97");
    boneyard::test::play_all(game, {"bet 0", "bet 1"});
    REQUIRE_EQ(int(game.to_move()), 3);
}

TEST_CASE("in an ordinary round nobody is out") {
    Elements position = won_by_zero({30, 20, 10, 40});
    position.elimination = false;
    const Game game = ended({0, 1, 1, 1}, position);
    REQUIRE_EQ(seats_out(game), "");
    REQUIRE_EQ(boneyard::test::part(counts(game), " ", 0, 3), "0 1 1 1");
}

TEST_CASE("who is out already is not the lowest") {
    Elements position{.bets = {0, -1, 51, 52}, .points = {1, 0, 0, 0}, .scores = {30, 5, 20, 40}};
    position.out = {1};
    position.elimination = true;
    REQUIRE_EQ(seats_out(ended({0, 0, 1, 1}, position)), "1 2");
}

// Unplayed rounds

TEST_CASE("when fewer than two sides have a tile the round is not played") {
    Game game = set_up(before_unplayed({10, 20, 5, 7}));
    REQUIRE_EQ(told(play(game, "next")), "deal, round_over unplayed, eliminated 2");
    REQUIRE_EQ(phase(game), "round_over");
    REQUIRE_EQ(state(game, "round_winner"), "null");
    REQUIRE_EQ(game.status().round, 3);
    REQUIRE_EQ(int(game.to_move()), -1);
    REQUIRE_EQ(boneyard::test::legal_text(game), "next");
    REQUIRE_EQ(seats_out(game), "2");
    REQUIRE_EQ(boneyard::test::scores(game), "10, 20, 5, 7");
    REQUIRE_EQ(state(game, "colour"), "null");
    REQUIRE_EQ(state(game, "bets"), "[null,null,null,null]");
    REQUIRE_EQ(state(game, "placed"), "[]");
    REQUIRE_EQ(game.status().round_scores[0], 0);
    REQUIRE_EQ(counts(game), "1 0 0 0 0");
}

TEST_CASE("so it is when nobody has a tile") {
    REQUIRE_EQ(outcome(before_unplayed({10, 20, 5, 7}, {}, 0)), "2; 1");
}

TEST_CASE("with tiles on two sides it is played") {
    Elements position = before_unplayed({10, 20, 5, 7});
    position.stock_size = 1;
    const Game game = unplayed(position);
    REQUIRE_EQ(phase(game), "colour");
    REQUIRE_EQ(counts(game), "1 0 1 0 0");
    REQUIRE_EQ(state(game, "dealer"), "2");
}

TEST_CASE("the lowest is out without a winner to be safe") {
    REQUIRE_EQ(outcome(before_unplayed({10, 5, 20, 30})), "1; 2");
    REQUIRE_EQ(outcome(before_unplayed({5, 10, 20, 30})), "0; 1");
    REQUIRE_EQ(outcome(before_unplayed({10, 20, 30, 5})), "3; 1");
}

TEST_CASE("the same rule decides between equals") {
    // The Bank of seat 1 holds the tile that was on the table.
    REQUIRE_EQ(outcome(before_unplayed({10, 5, 5, 30})), "2; 1");
    REQUIRE_EQ(outcome(before_unplayed({10, 5, 5, 30}, {"", "", "R:0-0 R:3-3", ""})), "1; 2");
    // The order of play is 2 3 0 1.
    REQUIRE_EQ(outcome(before_unplayed({10, 20, 5, 5})), "3; 1");
    REQUIRE_EQ(outcome(before_unplayed({5, 20, 5, 30})), "0; 1");
    REQUIRE_EQ(outcome(before_unplayed({10, 5, 5, 30}, {"", "", "R:0-0", ""})), "1; 2");
}

TEST_CASE("its bank goes to the highest of the remaining sides") {
    const std::vector<string> banks{"R:0-0", "R:3-3", "R:6-6 R:9-9", "R:12-12"};
    REQUIRE_EQ(bank_sizes(unplayed(before_unplayed({10, 20, 5, 7}, banks))), "1 4 0 1");
    REQUIRE_EQ(bank_sizes(unplayed(before_unplayed({10, 20, 5, 27}, banks))), "1 2 0 3");
    REQUIRE_EQ(bank_sizes(unplayed(before_unplayed({20, 20, 5, 7}, banks))), "3 2 0 1");  // the lowest seat
    REQUIRE_EQ(bank_sizes(unplayed(before_unplayed({7, 20, 5, 20}, banks))), "1 4 0 1");
    REQUIRE_EQ(bank_sizes(unplayed(before_unplayed({10, 5, 7, 20}, banks))), "1 0 2 3");
}

TEST_CASE("its hands go back to the boneyard") {
    REQUIRE_EQ(counts(unplayed(before_unplayed({5, 20, 10, 30}))), "0 0 0 0 1");
}

TEST_CASE("the dealer stays also without tiles") {
    REQUIRE_EQ(outcome(before_unplayed({10, 20, 5, 7})), "2; 1");
}

TEST_CASE("a dealer who is out is followed at once by the next seat that is in") {
    Elements position = before_unplayed({10, 5, 0, 20});
    position.out = {2};
    REQUIRE_EQ(outcome(position), "1 2; 3");
    position.round_winner = 3;
    position.scores = {10, 15, 0, 5};
    REQUIRE_EQ(outcome(position), "2 3; 0");
}

TEST_CASE("the next round is dealt by that dealer") {
    Game game = unplayed(before_unplayed({5, 20, 10, 30}, {}, 3));
    REQUIRE_EQ(counts(game), "0 0 0 0 3");
    const auto stock = game.holdings().stock;
    play(game, "next");  // one tile for each of three: seats 2, 3 and 1
    REQUIRE_EQ(counts(game), "0 1 1 1 0");
    REQUIRE_EQ(game.holdings().hands[2].tiles[0], stock[0]);
    REQUIRE_EQ(game.holdings().hands[3].tiles[0], stock[1]);
    REQUIRE_EQ(game.holdings().hands[1].tiles[0], stock[2]);
    REQUIRE_EQ(boneyard::test::part(boneyard::test::turn(game), ":", 0, 0), "1");
    REQUIRE_EQ(bank_sizes(game), "0 1 0 0");
    REQUIRE_EQ(phase(game), "colour");
}

TEST_CASE("several rounds in turn may be unplayed") {
    Game game = unplayed(before_unplayed({10, 20, 5, 7}));
    play(game, "next");
    REQUIRE_EQ(seats_out(game), "2 3");
    REQUIRE_EQ(game.status().round, 4);
    REQUIRE_EQ(phase(game), "round_over");
    REQUIRE_EQ(bank_sizes(game), "0 1 0 0");
    play(game, "next");
    REQUIRE_EQ(state(game, "final"), "true");
}
