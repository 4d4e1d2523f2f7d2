// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "matching_elements_table.h"

using boneyard::kit::GivenOptions;
using boneyard::kit::Seat;
using boneyard::matching_elements::Game;
using boneyard::matching_elements::Phase;
using boneyard::matching_elements::Teams;
using boneyard::test::counts;
using boneyard::test::Elements;
using boneyard::test::ElementsTable;
using boneyard::test::game_of;
using boneyard::test::next_round;
using boneyard::test::play;
using boneyard::test::set_up;
using boneyard::test::state;
using boneyard::test::Words;
using std::string;

namespace {

/// After the auction, which the default deck's R:0-0 decides for seat 0.
std::string dealt_counts(std::size_t seats, const GivenOptions& options) {
    return counts(ElementsTable(std::vector<string>(seats), "", options).game());
}

/// A round is over that the seat won; so many orange tiles that nobody could lay are left in each hand, and
/// so many tiles in the boneyard. One tile lies on the table.
Elements after_a_round(Seat winner, const std::vector<int>& left, int stock) {
    Elements position{.stock_size = stock, .phase = Phase::RoundOver};
    boneyard::test::Misfits misfits;
    for (const int tiles : left) position.hands.push_back(misfits.next(tiles));
    position.to_move = boneyard::kit::kNobody;
    position.round_winner = winner;
    return position;
}

/// The hands after `next`, and whether it is an elimination round: "12 12 12 36 no".
std::string dealt(const Elements& position) {
    const Game game = next_round(position);
    return counts(game) + (game.view(0).table.elimination ? " yes" : " no");
}

/// Sees whether `next` gives the hands these tiles of the boneyard, counted from its top: {"3 4", "", "0 1
/// 2"}. Tells what is wrong, or nothing.
std::string not_given(const Elements& position, const std::vector<string>& expected) {
    Game game = set_up(position);
    const auto before = game.holdings();
    play(game, "next");
    std::size_t taken = 0;
    for (std::size_t seat = 0; seat < expected.size(); ++seat) {
        Words hand = before.hands[seat].tiles;
        for (const string& number : boneyard::test::words(expected[seat])) {
            hand.push_back(before.stock[std::stoul(number)]);
            ++taken;
        }
        Words held = game.holdings().hands[seat].tiles;
        std::sort(hand.begin(), hand.end());
        std::sort(held.begin(), held.end());
        if (held != hand) return boneyard::test::filled("seat %1 has ", seat) + boneyard::test::joined(held);
    }
    const Words rest(before.stock.begin() + static_cast<std::ptrdiff_t>(taken), before.stock.end());
    return rest == game.holdings().stock ? "" : "another boneyard is left";
}

}  // namespace

// Matching Elements: what is dealt in the first round and in those after it, the short ones too.

// The first round

TEST_CASE("up to four seats are dealt twelve tiles and more nine") {
    REQUIRE_EQ(dealt_counts(3, {}), "12 12 12 306");  // of 342
    REQUIRE_EQ(dealt_counts(4, {}), "12 12 12 12 294");
    REQUIRE_EQ(dealt_counts(5, {}), "9 9 9 9 9 297");
    REQUIRE_EQ(dealt_counts(6, {}), "9 9 9 9 9 9 288");
    REQUIRE_EQ(dealt_counts(6, {{"teams", string("2x3")}}), "9 9 9 9 9 9 288");
    REQUIRE_EQ(dealt_counts(6, {{"teams", string("3x2")}}), "9 9 9 9 9 9 288");
    REQUIRE_EQ(dealt_counts(3, {{"colours", 2}}), "12 12 12 78");  // of 114
    REQUIRE_EQ(dealt_counts(6, {{"colours", 5}}), "9 9 9 9 9 9 231");
}

TEST_CASE("a deck is dealt from seat zero whoever deals") {
    const ElementsTable table({"R:0-3 R:0-3 R:3-3", "", ""});
    REQUIRE_EQ(table.state("dealer"), "2");
    REQUIRE_EQ(
        table.state("hands"),
        R"([["R:0-0","R:0-3","R:0-3","R:0-6","R:0-6","R:0-9","R:0-9","R:0-12","R:0-12","R:1-2","R:1-2","R:3-3"],)"
        R"(["R:1-5","R:1-5","R:1-8","R:1-8","R:1-11","R:1-11","R:2-4","R:2-4","R:2-7","R:2-7","R:2-10","R:2-10"],)"
        R"(["R:3-6","R:3-6","R:3-9","R:3-9","R:3-12","R:3-12","R:4-5","R:4-5","R:4-8","R:4-8","R:4-11","R:4-11"]])");
    REQUIRE((table.state("stock").starts_with(R"(["R:5-7","R:5-7","R:5-10","R:5-10","R:6-6",)")));
}

TEST_CASE("the deal number makes the deal") {
    const auto start = [](std::uint64_t deal) {
        return game_of<Game>(**boneyard::new_match("matching_elements", 3, deal, {}));
    };
    REQUIRE(start(5) == start(5));
    REQUIRE(start(5).holdings().stock != start(6).holdings().stock);
}

TEST_CASE("the tiles drawn in the auction are back in the boneyard which is shuffled") {
    for (std::uint64_t deal = 0; deal < 40; ++deal) {
        auto made = boneyard::new_match("matching_elements", 3, deal, {});
        if ((*made)->status().phase != boneyard::kit::Phase::Auction) continue;
        const auto before = game_of<Game>(**made).holdings().stock;
        REQUIRE(((*made)->play("bid 1") && (*made)->play("fold") && (*made)->play("fold")));
        REQUIRE_EQ(counts(game_of<Game>(**made)), "12 12 12 306");
        const auto after = game_of<Game>(**made).holdings().stock;
        REQUIRE((!std::equal(after.begin(), after.begin() + 12, before.begin() + 33)));
    }
}

// The next round

TEST_CASE("each seat is filled up whole in the order of play the dealer last") {
    REQUIRE_EQ(not_given(after_a_round(1, {10, 9, 9}, -1), {"3 4", "5 6 7", "0 1 2"}), "");
    REQUIRE_EQ(not_given(after_a_round(0, {12, 10, 10}, -1), {"", "0 1", "2 3"}), "");
    REQUIRE_EQ(not_given(after_a_round(2, {11, 12, 8}, -1), {"0", "", "1 2 3 4"}), "");
}

TEST_CASE("the hand size follows the seats still in") {
    Elements position = after_a_round(0, {0, 0, 0, 0, 0}, 110);
    REQUIRE_EQ(dealt(position), "9 9 9 9 9 65 no");  // 110 are at least 2*9*5
    position.out = {3};
    position.elimination = true;
    REQUIRE_EQ(dealt(position), "12 12 12 0 12 62 yes");
}

TEST_CASE("the table goes to the bank of the winner who deals") {
    Elements position = after_a_round(2, {1, 1, 1}, -1);
    position.laid = {"R:3-9 first", "R:9-9 0 f 9", "O:0-9 1 f 9"};
    position.banks = {"O:12-12", "R:0-0", "R:12-12"};
    position.bets = {5, 6, 7};
    position.points = {1, 2, 3};
    position.scores = {10, 20, 30};
    Game game = set_up(position);
    REQUIRE_EQ(boneyard::test::told(play(game, "next")), "deal, turn 2");
    REQUIRE_EQ(state(game, "banks"), R"([["O:12-12"],["R:0-0"],["R:3-9","R:9-9","R:12-12","O:0-9"]])");
    REQUIRE_EQ(state(game, "dealer"), "2");
    REQUIRE_EQ(int(game.to_move()), 2);
    REQUIRE_EQ(boneyard::test::phase(game), "colour");
    REQUIRE_EQ(game.status().round, 3);
    REQUIRE_EQ(boneyard::test::scores(game), "10, 20, 30");
    for (const char* key : {"colour", "highest_bet", "round_winner"}) REQUIRE_EQ(state(game, key), "null");
    REQUIRE_EQ(state(game, "placed"), "[]");
    REQUIRE_EQ(state(game, "bets"), "[null,null,null]");
    REQUIRE_EQ(state(game, "points"), "[0,0,0]");
    REQUIRE_EQ(state(game, "elimination"), "false");
    REQUIRE_EQ(state(game, "final"), "false");
}

// Short rounds

TEST_CASE("a round is short with fewer than two usual hands for each seat") {
    REQUIRE_EQ(dealt(after_a_round(0, {0, 0, 0}, 72)), "12 12 12 36 no");  // 2*12*3
    REQUIRE_EQ(dealt(after_a_round(0, {0, 0, 0}, 71)), "12 12 12 35 yes");
    REQUIRE_EQ(dealt(after_a_round(0, {0, 0, 0, 0}, 96)), "12 12 12 12 48 no");  // 2*12*4
    REQUIRE_EQ(dealt(after_a_round(0, {0, 0, 0, 0}, 95)), "12 12 12 12 47 yes");
    REQUIRE_EQ(dealt(after_a_round(0, {0, 0, 0, 0, 0}, 90)), "9 9 9 9 9 45 no");  // 2*9*5
    REQUIRE_EQ(dealt(after_a_round(0, {0, 0, 0, 0, 0, 0}, 108)), "9 9 9 9 9 9 54 no");
}

TEST_CASE("the tiles in hands count as well") {
    REQUIRE_EQ(dealt(after_a_round(0, {5, 0, 3}, 64)), "12 12 12 36 no");
    REQUIRE_EQ(dealt(after_a_round(0, {5, 0, 3}, 63)), "12 12 12 35 yes");
}

TEST_CASE("a ration is the tiles by the seats of all elimination rounds") {
    // Five seats: this round has 5, then 4, then 3: 12 rations. 89 / 12 = 7.4; five times 7 are dealt.
    REQUIRE_EQ(dealt(after_a_round(0, {0, 0, 0, 0, 0}, 89)), "7 7 7 7 7 54 yes");
    // Six seats: 6+5+4+3 = 18. 107 / 18 = 5.9, 90 / 18 = 5, 89 / 18 = 4.9.
    REQUIRE_EQ(dealt(after_a_round(0, {0, 0, 0, 0, 0, 0}, 107)), "5 5 5 5 5 5 77 yes");
    REQUIRE_EQ(dealt(after_a_round(0, {0, 0, 0, 0, 0, 0}, 90)), "5 5 5 5 5 5 60 yes");
    REQUIRE_EQ(dealt(after_a_round(0, {0, 0, 0, 0, 0, 0}, 89)), "4 4 4 4 4 4 65 yes");
    // Four seats: 4+3 = 7. 83 / 7 = 11.9.
    REQUIRE_EQ(dealt(after_a_round(0, {0, 0, 0, 0}, 84)), "12 12 12 12 36 yes");
    REQUIRE_EQ(dealt(after_a_round(0, {0, 0, 0, 0}, 83)), "11 11 11 11 39 yes");
    // Three seats: 32 / 3 = 10.7, of which 4 are in hand.
    REQUIRE_EQ(dealt(after_a_round(0, {4, 0, 0}, 28)), "10 10 10 2 yes");
}

TEST_CASE("a ration counts the sides still in") {
    Elements position = after_a_round(0, {0, 0, 0, 0, 0}, 50);
    position.out = {1};
    position.elimination = true;
    REQUIRE_EQ(dealt(position), "7 0 7 7 7 22 yes");  // 50 / (4+3)
    position.out = {1, 4};
    REQUIRE_EQ(dealt(position), "12 0 12 12 0 14 yes");  // 50 / 3 = 16, and the most is 12
}

TEST_CASE("three teams of two share among six") {
    Elements position = after_a_round(0, {0, 0, 0, 0, 0, 0}, 107);
    position.rules.teams = Teams::ThreeOfTwo;
    REQUIRE_EQ(dealt(position), "9 9 9 9 9 9 53 yes");  // 107 / 6 = 17, and the most is 9
    position.stock_size = 53;
    REQUIRE_EQ(dealt(position), "8 8 8 8 8 8 5 yes");  // 53 / 6
    position.stock_size = 108;
    REQUIRE_EQ(dealt(position), "9 9 9 9 9 9 54 no");
}

TEST_CASE("a ration is at least one tile") {
    REQUIRE_EQ(dealt(after_a_round(0, {0, 0, 0}, 2)), "0 1 1 0 yes");
    REQUIRE_EQ(dealt(after_a_round(0, {0, 0, 0, 0}, 6)), "1 1 1 1 2 yes");  // 6 / 7
}

TEST_CASE("from the first short round on every round is one") {
    Elements position = after_a_round(0, {0, 0, 0}, 100);  // enough for three
    position.elimination = true;
    REQUIRE_EQ(dealt(position), "12 12 12 64 yes");
}

TEST_CASE("in an elimination round the tiles are dealt one by one") {
    // 9 / 3: the order of play after seat 1 is 2, 0, 1.
    REQUIRE_EQ(not_given(after_a_round(1, {0, 0, 0}, 9), {"1 4 7", "2 5 8", "0 3 6"}), "");
    REQUIRE_EQ(not_given(after_a_round(0, {0, 0, 0}, 7), {"2 5", "0 3", "1 4"}),
               "");  // rations of 7 / 3 = 2; one is left
}

TEST_CASE("the next tile goes to the seat with the fewest") {
    // 15 / 3 = 5; the order of play is 1, 2, 0. Seat 1 gets 0 1, as it has the fewest, and 2, as it comes
    // first; then seat 0 has the fewest: 3; again 1 and 0: 4 and 5; then all have four.
    REQUIRE_EQ(not_given(after_a_round(0, {2, 0, 4}, 9), {"3 5 8", "0 1 2 4 6", "7"}), "");
}

TEST_CASE("who holds more keeps it") {
    // 24 / 3 = 8. Seat 0 keeps 15; 1 is filled from 0 to 3, then 1, 2 and 1 get one each.
    REQUIRE_EQ(dealt(after_a_round(0, {15, 0, 3}, 6)), "15 5 4 0 yes");
    REQUIRE_EQ(dealt(after_a_round(0, {15, 15, 0}, 20)), "15 15 12 8 yes");  // 50 / 3, at most 12
}

TEST_CASE("a dealer without a tile leaves the deal to the next one that has some") {
    Game game = next_round(after_a_round(1, {3, 0, 3}, 0));
    REQUIRE_EQ(counts(game), "3 0 3 0");
    REQUIRE_EQ(state(game, "dealer"), "2");
    REQUIRE_EQ(boneyard::test::turn(game), "2: colour O");
    play(game, "colour O");
    REQUIRE_EQ(boneyard::test::turn(game), "2: bet 0..98");  // two bet
    play(game, "bet 0");
    REQUIRE_EQ(boneyard::test::turn(game), "0: bet 1..99");
    REQUIRE_EQ(state(next_round(after_a_round(2, {0, 3, 0, 3}, 0)), "dealer"), "3");
    REQUIRE_EQ(state(next_round(after_a_round(2, {0, 3, 0, 0, 3}, 0)), "dealer"), "4");
}
