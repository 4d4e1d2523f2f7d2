// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>

#include "matching_elements_table.h"

using boneyard::matching_elements::Game;
using boneyard::matching_elements::Phase;
using boneyard::test::Elements;
using boneyard::test::ElementsTable;
using boneyard::test::phase;
using boneyard::test::play;
using boneyard::test::play_all;
using boneyard::test::set_up;
using boneyard::test::state;
using boneyard::test::told;
using boneyard::test::turn;
using std::string;

namespace {

/// The dealer is to name a colour; every seat holds a red tile, if nothing else is said.
Game naming(int dealer, const std::vector<string>& hands) {
    Elements position{.hands = hands, .colour = "", .phase = Phase::Naming};
    position.rules.colours = 6;
    position.dealer = static_cast<boneyard::kit::Seat>(dealer);
    position.to_move = position.dealer;
    return set_up(position);
}

/// The dealer has named red.
Game betting(int dealer = 0,
             const std::vector<string>& hands = {"R:0-3 R:1-2", "R:0-3 R:1-2", "R:0-6 R:1-5"}) {
    Game game = naming(dealer, hands);
    play(game, "colour R");
    return game;
}

const std::vector<string> kFourHands{"R:0-3", "R:0-3", "R:0-6", "R:0-6"};
const std::vector<string> kSixHands{"R:0-3", "R:0-3", "R:0-6", "R:0-6", "R:0-9", "R:0-9"};

}  // namespace

// Matching Elements: the colour named, and the bets.

namespace {

/// What a bot thinks of in the bets, seat 1 to move, the best first: "hold, bet 10".
string thought_of(const string& hand, const std::vector<int>& bets) {
    Elements position{.hands = {"R:0-3", hand, "O:1-2"}, .laid = {}, .phase = Phase::Bets};
    position.to_move = 1;
    position.bets = bets;
    const auto view = set_up(position).view(1);
    std::vector<boneyard::matching_elements::Action> actions;
    Game::candidates(view, actions);
    std::vector<int> ratings;
    Game::rate(view, actions, ratings);
    std::vector<std::pair<int, string>> rated;
    for (std::size_t i = 0; i < actions.size(); ++i) rated.emplace_back(-ratings[i], Game::text(actions[i]));
    std::stable_sort(rated.begin(), rated.end(),
                     [](const auto& one, const auto& other) { return one.first < other.first; });
    std::vector<string> texts;
    for (const auto& [rating, text] : rated) texts.push_back(text);
    return boneyard::test::joined(texts, ", ");
}

}  // namespace

// The bots

TEST_CASE("who can stay with a bet does not raise it beyond what the hand can bring") {
    // 4 points and 1, when all goes well.
    REQUIRE_EQ(thought_of("R:0-6 O:1-2", {9, 5, 8}), "hold");
    REQUIRE_EQ(thought_of("R:0-6 O:1-2", {5, 3, 4}), "hold");
    REQUIRE((thought_of("R:0-6 O:1-2", {4, 2, 3}) != "hold"));
    // A double brings 8; there is one of each number.
    REQUIRE((thought_of("R:0-0 O:1-2", {8, 3, 4}) != "hold"));
    // Who has not bet yet must.
    REQUIRE_EQ(thought_of("R:0-6 O:1-2", {9, -1, -1}), "bet 10");
}

TEST_CASE("who has bet too much already stays with that, rather than bet more") {
    REQUIRE((thought_of("R:0-6 R:0-9 O:1-2 O:1-5 O:1-8 O:2-4", {9, 8, 5}).starts_with("hold")));
    REQUIRE((thought_of("R:0-6 R:0-9 R:0-12 R:1-2 R:1-5 R:1-8", {20, 19, 18}).starts_with("hold")));
}

// The colour

TEST_CASE("the dealer names a colour in their hand") {
    Game game = naming(0, {"R:0-3 B:1-2 B:12-12", "O:0-3", "Y:0-3"});
    REQUIRE_EQ(phase(game), "colour");
    REQUIRE_EQ(turn(game), "0: colour B, colour R");
    REQUIRE_EQ(state(game, "colour"), "null");
    REQUIRE_EQ(told(play(game, "colour B")), "colour 0, turn 0");
    REQUIRE_EQ(state(game, "colour"), "\"B\"");
    REQUIRE_EQ(phase(game), "bets");
}

TEST_CASE("every colour may be named") {
    const Game game = naming(2, {"", "O:0-3", "P:0-3 G:0-3 B:1-2 Y:0-0 O:0-3 R:9-12"});
    REQUIRE_EQ(turn(game), "2: colour B, colour G, colour O, colour P, colour R, colour Y");
}

TEST_CASE("a colour that is not in hand is refused") {
    ElementsTable table({"R:0-0", "", ""});
    for (const char* bad : {"colour O", "colour P", "colour X", "colour r", "colour", "colour R O", "bet 0",
                            "place R:0-0 first", "hold"}) {
        REQUIRE_MESSAGE(!table.play({bad}).empty(), bad);
    }
    REQUIRE_EQ(table.play({"colour R"}), "");
}

// The bets

TEST_CASE("the dealer bets first and each bets at least one more") {
    Game game = betting();
    REQUIRE_EQ(turn(game), "0: bet 0..97");  // 99-(3-1-0)
    REQUIRE_EQ(state(game, "highest_bet"), "null");
    REQUIRE_EQ(told(play(game, "bet 4")), "bet 0, turn 1");
    REQUIRE_EQ(turn(game), "1: bet 5..98");
    REQUIRE_EQ(state(game, "bets"), "[4,null,null]");
    play(game, "bet 9");
    REQUIRE_EQ(turn(game), "2: bet 10..99");
    REQUIRE_EQ(state(game, "highest_bet"), "9");
}

TEST_CASE("the least of the dealer is nothing") {
    Game game = betting();
    play(game, "bet 0");
    REQUIRE_EQ(turn(game), "1: bet 1..98");
    REQUIRE_EQ(state(game, "bets"), "[0,null,null]");
    REQUIRE_EQ(state(game, "highest_bet"), "0");
}

TEST_CASE("the bets go clockwise from the dealer") {
    Game game = betting(2);
    REQUIRE_EQ(turn(game), "2: bet 0..97");
    play(game, "bet 0");
    REQUIRE_EQ(turn(game), "0: bet 1..98");
    play(game, "bet 1");
    REQUIRE_EQ(turn(game), "1: bet 2..99");
    play(game, "bet 2");
    REQUIRE_EQ(turn(game), "2: bet 3..99, hold");
}

TEST_CASE("everybody is left a number to bet") {
    Game game = betting();
    play(game, "bet 97");
    REQUIRE_EQ(turn(game), "1: bet 98");
    play(game, "bet 98");
    REQUIRE_EQ(turn(game), "2: bet 99");
    play(game, "bet 99");
    REQUIRE_EQ(turn(game), "0: hold");
    play(game, "hold");
    REQUIRE_EQ(phase(game), "play");
}

TEST_CASE("the limits follow the number of those that bet") {
    Game four = betting(0, kFourHands);
    REQUIRE_EQ(turn(four), "0: bet 0..96");  // 99-3
    play(four, "bet 7");
    REQUIRE_EQ(turn(four), "1: bet 8..97");
    play(four, "bet 8");
    REQUIRE_EQ(turn(four), "2: bet 9..98");
    play(four, "bet 98");
    REQUIRE_EQ(turn(four), "3: bet 99");
    Game six = betting(5, kSixHands);
    REQUIRE_EQ(turn(six), "5: bet 0..94");  // 99-5
    play(six, "bet 0");
    REQUIRE_EQ(turn(six), "0: bet 1..95");
}

TEST_CASE("seats without tiles do not bet") {
    Game game = betting(1, {"R:0-3", "R:0-3", "", "R:0-6", ""});
    REQUIRE_EQ(turn(game), "1: bet 0..97");  // three of five bet
    play(game, "bet 2");
    REQUIRE_EQ(turn(game), "3: bet 3..98");
    play(game, "bet 3");
    REQUIRE_EQ(turn(game), "0: bet 4..99");
    play(game, "bet 4");
    REQUIRE_EQ(turn(game), "1: bet 5..99, hold");
    REQUIRE_EQ(state(game, "bets"), "[4,2,null,3,null]");
    play(game, "hold");
    REQUIRE_EQ(turn(game), "1: place R:0-3 first");
}

TEST_CASE("what is out of the limits is refused") {
    ElementsTable table({"R:0-0", "", ""});
    REQUIRE_EQ(table.play({"colour R"}), "");
    for (const char* bad : {"bet 98", "bet 99", "bet 100", "bet -1", "bet", "bet 0..97", "bet 0..5", "hold",
                            "pass", "bid 1", "bet 65536", "bet 5 5", "bet +5", "bet 5.0"}) {
        REQUIRE_MESSAGE(!table.play({bad}).empty(), bad);
    }
    REQUIRE_EQ(table.play({"bet 10"}), "");
    for (const char* bad : {"bet 10", "bet 0", "bet 99", "hold"})
        REQUIRE_MESSAGE(!table.play({bad}).empty(), bad);
    REQUIRE_EQ(table.play({"bet 98", "bet 99"}), "");
    REQUIRE(!table.play({"bet 100"}).empty());
}

// Raising

TEST_CASE("the dealer may raise or hold") {
    Game game = betting();
    play_all(game, {"bet 1", "bet 2", "bet 3"});
    REQUIRE_EQ(turn(game), "0: bet 4..99, hold");
    REQUIRE_EQ(phase(game), "bets");
    REQUIRE_EQ(told(play(game, "hold")), "hold 0, turn 0");
    REQUIRE_EQ(phase(game), "play");
    REQUIRE_EQ(state(game, "bets"), "[1,2,3]");
}

TEST_CASE("if the dealer raises each other seat may bet above or hold") {
    Game game = betting();
    play_all(game, {"bet 1", "bet 2", "bet 3", "bet 10"});
    REQUIRE_EQ(turn(game), "1: bet 11..99, hold");
    REQUIRE_EQ(told(play(game, "hold")), "hold 1, turn 2");
    REQUIRE_EQ(turn(game), "2: bet 11..99, hold");
    play(game, "bet 20");
    REQUIRE_EQ(turn(game), "0: bet 21..99, hold");
    REQUIRE_EQ(state(game, "bets"), "[10,2,20]");
    REQUIRE_EQ(state(game, "highest_bet"), "20");
    play(game, "hold");
    REQUIRE_EQ(phase(game), "play");
    REQUIRE_EQ(state(game, "bets"), "[10,2,20]");
}

TEST_CASE("then the dealer again until they hold") {
    Game game = betting();
    play_all(game, {"bet 1", "bet 2", "bet 3", "bet 10", "hold", "hold"});
    REQUIRE_EQ(turn(game), "0: bet 11..99, hold");
    play_all(game, {"bet 30", "bet 31", "bet 32"});
    REQUIRE_EQ(turn(game), "0: bet 33..99, hold");
    play_all(game, {"bet 40", "hold", "bet 41"});
    REQUIRE_EQ(phase(game), "bets");
    play(game, "hold");
    REQUIRE_EQ(phase(game), "play");
    REQUIRE_EQ(state(game, "bets"), "[40,31,41]");
}

TEST_CASE("with the highest bet at ninety nine only hold is left") {
    Game game = betting();
    play_all(game, {"bet 1", "bet 2", "bet 3", "bet 99"});
    REQUIRE_EQ(turn(game), "1: hold");
    play(game, "hold");
    REQUIRE_EQ(turn(game), "2: hold");
    play(game, "hold");
    REQUIRE_EQ(turn(game), "0: hold");
    play(game, "hold");
    REQUIRE_EQ(phase(game), "play");
}

TEST_CASE("a raise to ninety eight leaves one number") {
    Game game = betting();
    play_all(game, {"bet 1", "bet 2", "bet 3", "bet 98"});
    REQUIRE_EQ(turn(game), "1: bet 99, hold");
}

TEST_CASE("with seats that do not bet the raises pass them by") {
    Game game = betting(1, {"R:0-3", "R:0-3", "", "R:0-6"});
    play_all(game, {"bet 1", "bet 2", "bet 3", "bet 4"});
    REQUIRE_EQ(turn(game), "3: bet 5..99, hold");
    play(game, "hold");
    REQUIRE_EQ(turn(game), "0: bet 5..99, hold");
}

// The last bet of a seat counts; red is the colour, and nobody but the dealer can place.

TEST_CASE("the last bet of a seat counts") {
    const std::vector<string> hands{"R:12-12 O:0-12", "B:1-2", "B:1-2"};
    // 12-12 and then 0-12 in line: one point and no tile left, so that the dealer nets 1.
    Game low = betting(0, hands);
    play_all(low, {"bet 1", "bet 2", "bet 3", "hold", "place R:12-12 first", "pass", "pass",
                   "place O:0-12 0 f 12"});
    REQUIRE_EQ(state(low, "round_winner"), "0");
    REQUIRE_EQ(boneyard::test::scores(low), "1, 0, 0");
    Game high = betting(0, hands);
    play_all(high, {"bet 1", "bet 2", "bet 3", "bet 4", "hold", "hold", "hold", "place R:12-12 first", "pass",
                    "pass", "place O:0-12 0 f 12"});
    REQUIRE_EQ(phase(high), "round_over");
    REQUIRE_EQ(boneyard::test::scores(high), "0, 0, 0");
}

// The first tile

TEST_CASE("the dealer lays the first tile of the colour and it scores nothing") {
    Game game = betting(1, {"R:0-3", "R:9-9 R:4-8 R:4-8 O:9-9", "R:0-6"});
    play_all(game, {"bet 0", "bet 1", "bet 2", "hold"});
    REQUIRE_EQ(turn(game), "1: place R:4-8 first, place R:9-9 first");
    REQUIRE_EQ(told(play(game, "place R:9-9 first")), "place 1 R:9-9, turn 2");
    REQUIRE_EQ(state(game, "points"), "[0,0,0]");
    REQUIRE_EQ(
        state(game, "placed"),
        R"([{"tile":"R:9-9","seat":1,"x":0,"y":0,"dir":"E","near":9,"anchor":null,"port":null,"points":0}])");
}

TEST_CASE("the first tile has its lower number near") {
    Game game = betting(1, {"R:0-3", "R:4-8", "R:0-6"});
    play_all(game, {"bet 0", "bet 1", "bet 2", "hold", "place R:4-8 first"});
    REQUIRE((boneyard::test::holds(state(game, "placed"), R"("near":4)")));
}

TEST_CASE("the first tile is laid no other way") {
    ElementsTable table({"R:0-0 O:3-3", "", ""});
    REQUIRE_EQ(table.play({"colour R", "bet 0", "bet 1", "bet 2", "hold"}), "");
    for (const char* bad : {"place O:3-3 first", "place R:0-0 0 f 0", "place R:0-0", "place R:0-0 first 0",
                            "place R:12-12 first", "pass", "draw", "hold", "bet 50", "place first"}) {
        REQUIRE_MESSAGE(!table.play({bad}).empty(), bad);
    }
    REQUIRE_EQ(table.play({"place R:0-0 first"}), "");
}
