// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>
#include <string>
#include <vector>

#include "matching_elements/game.h"
#include "matching_elements_table.h"

using namespace boneyard;
using matching_elements::Game;

// What the sheet at the end of a round or a match says of how it came about.

namespace {

using boneyard::test::Elements;

/// The lines on the sheet of the round, or of the match, that has ended, but for what comes next.
std::vector<std::string> account_of(const Game& game) {
    std::vector<std::string> lines;
    for (const kit::Phrase& line : Game::scene(game.view(0), 1.6).account)
        lines.push_back(kit::english(line));
    if (lines.back().ends_with("play the final.") || lines.back().ends_with("the final comes."))
        lines.pop_back();
    return lines;
}

/// An elimination round that seat 0 wins with a point, while the others miss their bets; after that.
std::vector<std::string> told_of(const std::vector<int>& left, Elements position) {
    position.points = {1};
    position.elimination = true;
    std::vector<std::string> lines = account_of(boneyard::test::ended(left, position));
    REQUIRE_EQ(lines.front(), "seat 0: the only bet that was met takes the round.");
    lines.erase(lines.begin());
    return lines;
}

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("the lowest total is said of who is out only when nobody who stays has less") {
    const std::vector<int> bets{0, 50, 51, 52};
    REQUIRE_EQ(told_of({0, 1, 1, 1}, {.bets = bets, .scores = {30, 10, 20, 40}}),
               Lines{"seat 1: out, with the lowest total, 10."});
    // The winner ends with 1 + 1.
    REQUIRE_EQ(told_of({0, 1, 1, 1}, {.bets = bets, .scores = {1, 10, 20, 40}}),
               Lines{"seat 1: out, with 10.", "seat 0: safe with 2, having taken the round."});
    REQUIRE_EQ(
        told_of({0, 1, 1, 1}, {.bets = bets, .scores = {9, 10, 20, 40}}),
        Lines{"seat 1: out, with the lowest total, 10.", "seat 0: safe with 10, having taken the round."});
}

TEST_CASE("deal 21: a team that took the round is safe below the team that is out") {
    Elements position{.rules = {.colours = 2, .teams = matching_elements::Teams::ThreeOfTwo}};
    position.bets = {0, 50, 51, 52, 53, 54};
    position.scores = {10, 30, 20, 12, 30, 19};
    REQUIRE_EQ(
        told_of({0, 1, 1, 1, 1, 1}, position),
        Lines{"seat 2 and seat 5: out, with 39.", "seat 0 and seat 3: safe with 23, having taken the round.",
              "Bank (seat 0 and seat 3): 2 tiles.",
              "The final comes next, and starts from scratch: the totals count only if it ends level."});
}

TEST_CASE("of equal totals it is said what decided") {
    const std::vector<int> bets{0, 50, 51, 52};
    REQUIRE_EQ(
        told_of({0, 1, 1, 1},
                {.banks = {"", "R:0-6 R:0-9", "R:0-12", ""}, .bets = bets, .scores = {30, 10, 10, 40}}),
        Lines{"seat 2: out; nobody had less than 10.",
              "seat 1: just as low, but safe with the larger Bank (2 against 1)."});
    REQUIRE_EQ(told_of({0, 1, 1, 1}, {.bets = bets, .scores = {30, 10, 10, 40}}),
               Lines{"seat 2: out; nobody had less than 10.",
                     "seat 1: just as low in all, but safe, being earlier in the order of play."});
    // Seat 1 meets a bet of less than nothing left, seat 2 none: 1 point against 0.
    Elements position{.bets = {0, 1, 51, 52}, .points = {3, 2, 0, 0}, .scores = {30, 9, 10, 40}};
    position.elimination = true;
    REQUIRE_EQ(account_of(boneyard::test::ended({0, 1, 1, 1}, position)),
               Lines{"seat 0: the best result of those who met their bets, 3, takes the round.",
                     "seat 2: out; nobody had less than 10.",
                     "seat 1: just as low, but safe with more from this round (1 against 0)."});
}

TEST_CASE("of equal results it is said by what one takes the round") {
    const auto told = [](const std::vector<int>& left, const std::vector<int>& points,
                         const std::vector<int>& bets) {
        return account_of(boneyard::test::ended(left, {.bets = bets, .points = points}));
    };
    REQUIRE_EQ(told({2, 1, 1}, {6, 5, 4}, {2, 3, 4}),
               Lines{"seat 1: ahead of another just as good, by fewer tiles left (1 against 2)."});
    REQUIRE_EQ(told({1, 1, 1}, {5, 5, 4}, {2, 3, 4}),
               Lines{"seat 1: ahead of another just as good, by the higher bet (3 against 2)."});
    // Where a bet that was met counts as well, and where nobody met one.
    Elements adding{.bets = {2, 3, 4}, .points = {6, 5, 4}};
    adding.rules.met_bet_bonus = true;
    REQUIRE_EQ(account_of(boneyard::test::ended({1, 1, 1}, adding)),
               Lines{"seat 1: ahead of another just as good, by the higher bet (3 against 2)."});
    REQUIRE_EQ(told({2, 1, 1}, {6, 5, 4}, {20, 21, 22}),
               Lines{"seat 1: the best result, 4, takes the round, as nobody met a bet.",
                     "seat 1: ahead of another just as good, by fewer tiles left (1 against 2)."});
}

TEST_CASE("whoever takes a round alone is told to have made the most, or to have met a bet alone") {
    const auto told = [](const std::vector<int>& points, const std::vector<int>& bets, bool bonus = false) {
        Elements position{.bets = bets, .points = points};
        position.rules.met_bet_bonus = bonus;
        return account_of(boneyard::test::ended({1, 1, 1}, position));
    };
    REQUIRE_EQ(told({38, 21, 14}, {7, 8, 9}), Lines{"seat 0: the best result, 37, takes the round."});
    REQUIRE_EQ(told({6, 5, 14}, {2, 3, 24}),
               Lines{"seat 0: the best result of those who met their bets, 5, takes the round."});
    REQUIRE_EQ(told({6, 25, 14}, {2, 30, 24}), Lines{"seat 0: the only bet that was met takes the round."});
    // Where a bet that was met counts as well: 8 + 7 against 9 + 9.
    REQUIRE_EQ(told({9, 10, 4}, {7, 9, 2}, true), Lines{"seat 1: the best result, 18, takes the round."});
}

TEST_CASE("the sheet of a round says how far the match goes") {
    const auto next = [](const Elements& position) {
        const Game game = boneyard::test::ended({1, 1, 1, 1, 1, 1}, position);
        return kit::english(Game::scene(game.view(0), 1.6).account.back());
    };
    Elements position{.bets = {0, 50, 51, 52, 53, 54}, .points = {1}};
    const std::string out =
        "the lowest total is out after each round, unless it takes the round. The last two play the final.";
    CHECK_EQ(next(position), "Once the tiles run short, " + out);
    position.stock_size = 60;  // six hands of nine take more with what they hold
    const std::string soon =
        "After the next round the lowest total is out, unless it takes that round. The "
        "last two play the final.";
    CHECK_EQ(next(position), soon);
    position.elimination = true;
    CHECK_EQ(next(position), soon);
    position.rules = {.colours = 2, .teams = matching_elements::Teams::TwoOfThree};
    position.elimination = false;
    position.stock_size = -1;
    CHECK_EQ(next(position), "Once the tiles run short, the final comes.");
    position.stock_size = 20;
    CHECK_EQ(next(position),
             "The final comes next, and starts from scratch: the totals count only if it ends level.");
}

TEST_CASE("a Bank that took over another says of what it is made") {
    Elements position{.bets = {0, 50, 51, 52}, .points = {1}, .scores = {30, 10, 20, 40}};
    position.banks = {"R:0-6", "R:0-9 R:0-12", "", ""};
    position.elimination = true;
    const Game game = boneyard::test::ended({0, 1, 1, 1}, position);
    const kit::Scene scene = Game::scene(game.view(0), 1.6);
    REQUIRE_EQ(kit::english(scene.seats[0].sum.back()),
               "Bank: 1, 2 taken over (seat 1), and 2 tiles from the table: 5.");
}

TEST_CASE("the Bank of a team is told by the team's names, and at no player's line") {
    Elements position{.rules = {.colours = 2, .teams = matching_elements::Teams::ThreeOfTwo}};
    position.bets = {50, 51, 52, 1, 54, 55};
    position.points = {0, 0, 0, 5};
    position.scores = {10, 30, 20, 12, 30, 0};
    position.banks = {"R:0-6", "R:0-9", "R:0-12 R:3-9", "", "", ""};
    const auto told = [](const Elements& at) {
        const Game game = boneyard::test::ended({1, 1, 1, 0, 1, 1}, at);
        const kit::Scene scene = Game::scene(game.view(0), 1.6);
        for (const kit::SeatNote& note : scene.seats) {
            for (const kit::Phrase& line : note.sum) REQUIRE(!kit::english(line).starts_with("Bank"));
        }
        Lines banks;
        for (const kit::Phrase& line : scene.account) {
            if (kit::english(line).starts_with("Bank")) banks.push_back(kit::english(line));
        }
        return banks;
    };
    REQUIRE_EQ(told(position), Lines{"Bank (seat 0 and seat 3): 1, and 2 tiles from the table: 3."});
    position.elimination = true;
    REQUIRE_EQ(told(position), Lines{"Bank (seat 0 and seat 3): 1, 2 taken over (seat 2 and seat 5), and 2 "
                                     "tiles from the table: 5."});
}

TEST_CASE("an equal final says what decided it") {
    const auto final_of = [](const std::vector<int>& totals) {
        Elements position{.points = {7, 0, 8, 0}, .scores = {totals[0], 5, totals[1], 4}};
        position.out = {1, 3};
        position.elimination = true;
        position.in_final = true;
        position.round_winner = 2;
        position.dealer = 2;
        return account_of(boneyard::test::ended({1, 0, 2, 0}, position));
    };
    REQUIRE_EQ(final_of({20, 30}),
               Lines{"The final is level: 6 each.", "seat 2: ahead by the higher total, 30 against 20."});
    REQUIRE_EQ(final_of({30, 30}),
               Lines{"The final is level: 6 each.", "The totals are level too, at 30: both win."});
}

TEST_CASE("what the final brought a seat is told in full, but for what is 0") {
    const auto final_of = [](const std::string& shown, int left) {
        Elements position{.points = {7, 0, 8, 0}, .scores = {20, 5, 30, 4}};
        position.out = {1, 3};
        position.elimination = true;
        position.in_final = true;
        position.round_winner = 2;
        position.dealer = 2;
        position.shown = {shown};
        const Game game = boneyard::test::ended({left, 0, 2, 0}, position);
        return kit::english(Game::scene(game.view(0), 1.6).seats[0].sum.front());
    };
    REQUIRE_EQ(final_of("O:12-12", 2), "Doubles held at the start 24, points 7, less tiles left 2: 29.");
    REQUIRE_EQ(final_of("O:12-12", 0), "Doubles held at the start 24, points 7: 31.");
    REQUIRE_EQ(final_of("", 2), "Points 7, less tiles left 2: 5.");
    REQUIRE_EQ(final_of("", 0), "Points 7, and no tiles left.");
}

TEST_CASE("the sheet of the first round has what its dealer got before it, and no other has") {
    const auto dealt = [](const Lines& actions, const std::vector<std::string>& drawn) {
        boneyard::test::ElementsTable table{{drawn[0], "", ""}, "", boneyard::test::kTwoColours};
        REQUIRE_EQ(table.play(actions), "");
        REQUIRE_EQ(table.play({"colour R", "bet 0", "bet 1", "bet 2", "hold"}), "");
        REQUIRE(table.play_out_round());
        const kit::Scene scene = table.match().scene(0, 1.6);
        Lines lines;
        for (const kit::SeatNote& note : scene.seats) {
            for (const kit::Phrase& line : note.sum) {
                if (kit::english(line).starts_with("Before")) lines.push_back(kit::english(line));
            }
        }
        return lines;
    };
    REQUIRE_EQ(dealt({"bid 2", "bid 5", "fold", "fold"}, {"R:0-3 R:0-9 R:1-5"}),
               Lines{"Before the round: +5 for the highest bid."});
    REQUIRE_EQ(dealt({}, {"R:0-3 R:0-0 R:1-5"}),
               Lines{"Before the round: +24 for the best double, fire 0-0."});
}
