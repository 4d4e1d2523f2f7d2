// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "matching_elements/game.h"
#include "matching_elements_table.h"

using namespace boneyard;
using boneyard::test::Elements;
using matching_elements::Game;

// What Matching Elements says of the final.

namespace {

/// The final of seats 0 and 2, after seat 1 went out: seat 0 has 13 points and holds two tiles.
Elements in_the_final() {
    return {.hands = {"R:0-3 R:0-6", "", "O:0-3"},
            .laid = {"R:3-9 first"},
            .points = {13, 0, 4},
            .scores = {36, 5, 71},
            .out = {1},
            .in_final = true,
            .shown = {"R:6-6"}};
}

}  // namespace

TEST_CASE("how many tiles to bring back has a reason that is true of that number") {
    const auto said = [](const char* action, int stock) {
        Elements position{.hands = {"R:0-3 R:0-6", "", "O:0-3"}, .laid = {}, .stock_size = stock};
        position.phase = matching_elements::Phase::Final;
        position.banks = {"R:1-2 R:1-5", "", "O:1-2 O:1-5 O:4-5"};
        position.to_move = 2;
        position.out = {1};
        position.in_final = true;
        const Game game = boneyard::test::set_up(position);
        return kit::english(Game::why(game.view(2), Game::parse(action).value()));
    };
    CHECK_EQ(said("reenter 2", 4), "The fuller the hands, the less is left to chance.");
    CHECK_EQ(said("reenter 1", 4),
             "Tried many times over, it wins the final more often than bringing back more.");
    CHECK_EQ(said("reenter 1", 40), "More would make no hand larger.");
}

TEST_CASE("in the final a seat stands at what it has there, and the total is told as one of before") {
    const Game game = boneyard::test::set_up(in_the_final());
    const kit::Scene scene = Game::scene(game.view(0), 1.6);
    CHECK_EQ(scene.seats[0].decides, 12 + 13 - 2);
    CHECK_EQ(scene.seats[2].decides, 4 - 1);
    CHECK(!scene.seats[1].decides);
    CHECK_EQ(kit::english(scene.seats[0].brief), "doubles +12");
    CHECK_EQ(kit::english(scene.seats[2].brief), "final");
    CHECK_EQ(kit::english(scene.stage), "final, without bets");
    CHECK_EQ(
        kit::english(scene.seats[0].meaning),
        "In the final: doubles 12 and points 13 less tiles left 2 make 23. The total before it, 36, counts "
        "only if it ends level.");
}

TEST_CASE("before the final everybody is told that it starts anew") {
    Elements position = in_the_final();
    position.phase = matching_elements::Phase::RoundOver;
    position.in_final = false;
    position.elimination = true;
    const std::string coming =
        "The final comes next, and starts from scratch: the totals count only if it ends level.";
    const auto last_line = [](const Elements& at) {
        const Game game = boneyard::test::set_up(at);
        const auto account = Game::scene(game.view(0), 1.6).account;
        return account.empty() ? std::string() : kit::english(account.back());
    };
    CHECK_EQ(last_line(position), coming);
    position.out = {};
    CHECK_NE(last_line(position), coming);

    position = in_the_final();
    position.phase = matching_elements::Phase::Final;
    const Game asks = boneyard::test::set_up(position);
    const kit::Scene asked = Game::scene(asks.view(0), 1.6);
    CHECK(kit::english(asked.question.meaning)
              .starts_with(
                  "The final starts from scratch, without bets: the totals count only if it ends level. "));
    CHECK(!asked.seats[0].decides);
    CHECK_EQ(kit::english(asked.seats[2].meaning),
             "The final starts from scratch: the total of 71 counts only if it ends level.");

    position.phase = matching_elements::Phase::Naming;
    position.colour = "";
    position.laid = {};
    const Game names = boneyard::test::set_up(position);
    const std::string opened = kit::english(Game::scene(names.view(0), 1.6).note);
    CHECK(opened.starts_with("The final starts from scratch, without bets: "));
    CHECK(opened.find("The name plates show points less tiles left in hand.") != std::string::npos);
}

TEST_CASE("when the final begins, each side's doubles are told with what they bring") {
    const auto note = [](const std::vector<std::string>& shown, const std::vector<std::string>& laid,
                         matching_elements::Rules rules = {.colours = 2}) {
        Elements position = in_the_final();
        position.rules = rules;
        position.shown = shown;
        position.laid = laid;
        if (rules.teams != matching_elements::Teams::None) {
            position.hands = {"R:0-3", "R:1-2", "R:1-5", "O:0-6", "O:0-9", "O:1-2"};
            position.out = {2, 5};
        }
        const Game game = boneyard::test::set_up(position);
        return kit::english(Game::scene(game.view(0), 1.6).note);
    };
    const std::vector<std::string> opened{"R:3-9 first"};
    CHECK(note({"R:6-6"}, opened).ends_with(" Head start for the doubles shown: seat 0 +12."));
    CHECK(note({"", "", "O:12-12"}, opened).ends_with(" Head start for the doubles shown: seat 2 +24."));
    CHECK(note({"R:6-6", "", "O:12-12"}, opened)
              .ends_with(" Head start for the doubles shown: seat 0 +12, seat 2 +24."));
    CHECK(note({"R:0-0"}, opened).ends_with(" less tiles left in hand."));  // it counts nothing
    CHECK(note({}, opened).ends_with(" less tiles left in hand."));
    CHECK_EQ(note({"R:6-6"}, {"R:3-9 first", "R:3-12 0 n 3"}), "");  // both have laid a tile
    CHECK(note({"R:6-6", "", "", "R:3-3", "O:12-12"}, opened,
               {.colours = 2, .teams = matching_elements::Teams::ThreeOfTwo})
              .ends_with(" Head start for the doubles shown: seat 0 and seat 3 +18, seat 1 and seat 4 +24."));
}

TEST_CASE("who says how many tiles come back is told by what it goes") {
    const auto asked = [](const std::vector<std::string>& banks, kit::Seat winner) {
        Elements position = in_the_final();
        position.phase = matching_elements::Phase::Final;
        position.banks = banks;
        position.round_winner = winner;
        const Game game = boneyard::test::set_up(position);
        return kit::english(Game::scene(game.view(0), 1.6).question.meaning);
    };
    using boneyard::test::holds;
    CHECK(holds(asked({"O:3-6", "", ""}, 2), "Whoever has the larger Bank says how many"));
    CHECK(holds(asked({"O:3-6", "", "O:6-9"}, 2),
                "The Banks are equal, so whoever took the last round says how many"));
    CHECK(holds(asked({"O:3-6", "", "O:6-9"}, kit::kNobody),
                "The Banks are equal, so the side with the higher total says how many"));
}
