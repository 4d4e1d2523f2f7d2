// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "tiles_and_deal_table.h"

using boneyard::test::legal_text;
using boneyard::test::play;
using boneyard::test::result;
using boneyard::test::Rummy;
using boneyard::test::scores;
using boneyard::test::set_up;
using boneyard::test::state;
using boneyard::test::TilesAndDealTable;
using boneyard::test::told;
using boneyard::test::winners;
using boneyard::tiles_and_deal::Game;
using boneyard::tiles_and_deal::Phase;
using boneyard::tiles_and_deal::Rules;
using std::string;

namespace {

Rules to(int target, int undercut = 25) {
    Rules rules;
    rules.target = target;
    rules.undercut = static_cast<std::uint8_t>(undercut);
    return rules;
}

/// Seat 0 can knock with O13 and win 46, 25 and 21.
Rummy before_a_win(int target, const std::array<int, 2>& scores = {}) {
    return {.hands = {"R5 R6 R7 K2 O13", "K13 B9 O4"}, .rules = to(target), .scores = scores};
}

/// Seat 0 can knock with O13; both have 9, so seat 1 wins what an undercut brings.
Rummy before_an_undercut(int target, int undercut, const std::array<int, 2>& scores = {}) {
    return {.hands = {"R5 R6 R7 K9 O13", "B9"}, .rules = to(target, undercut), .scores = scores};
}

}  // namespace

// Tiles & Deal: how rounds and matches end.

// A draw

TEST_CASE("the end of a turn with the stock empty is a draw") {
    Game game = set_up({.hands = {"R5 K9", "K13"}, .stock = 0});
    REQUIRE_EQ(told(play(game, "discard K9")), "discard 0 K9, round_over draw");
    REQUIRE_EQ(result(game), "draw -1: 0, 0");
    REQUIRE_EQ(state(game, "result"), R"({"kind":"draw","seat":null,"deadwood":[0,0]})");
    REQUIRE_EQ(scores(game), "0, 0");
    REQUIRE_EQ(legal_text(game), "next");
    REQUIRE_EQ(int(game.to_move()), -1);
}

TEST_CASE("it is none while the stock holds a tile") {
    Game game = set_up({.hands = {"R5 K9", "K13"}, .stock = 1});
    REQUIRE_EQ(told(play(game, "discard K9")), "discard 0 K9, turn 1");
}

TEST_CASE("after the last tile is drawn the turn is still played") {
    Game game = set_up({.hands = {"R5 R6 R7 K2 K9", "K13"}, .stock = 1, .phase = Phase::Draw});
    REQUIRE_EQ(told(play(game, "draw")), "draw 0");
    REQUIRE_EQ(told(play(game, "meld R5 R6 R7")), "meld 0 R5 R6 R7");
    REQUIRE_EQ(told(play(game, "discard K9")), "discard 0 K9, round_over draw");
}

TEST_CASE("a knock or a super win with the stock empty is none") {
    Rummy position = before_a_win(200);
    position.stock = 0;
    Game game = set_up(position);
    REQUIRE((told(play(game, "knock O13")).ends_with("round_over 0 win")));
    Game last = set_up({.hands = {"O9", "K13"}, .stock = 0});
    REQUIRE((told(play(last, "discard O9")).ends_with("round_over 0 super_win")));
}

TEST_CASE("twenty turns in a row without a draw from the stock are a draw") {
    for (const int before : {18, 19}) {
        Game game = set_up(
            {.hands = {"R5 K9 O2 B13", "K13"}, .discards = "O4", .phase = Phase::Draw, .idle_turns = before});
        play(game, "take");
        REQUIRE_EQ(int(game.view(0).table.turns_without_draw), before + 1);
        REQUIRE_EQ(told(play(game, "discard K9")),
                   before == 18 ? "discard 0 K9, turn 1" : "discard 0 K9, round_over draw");
    }
}

TEST_CASE("a draw from the stock begins the count anew") {
    Game game = set_up({.hands = {"R5 K9", "K13"}, .discards = "O4", .phase = Phase::Draw, .idle_turns = 19});
    play(game, "draw");
    REQUIRE_EQ(state(game, "turns_without_draw"), "0");
    REQUIRE_EQ(told(play(game, "discard K9")), "discard 0 K9, turn 1");
}

TEST_CASE("the twentieth such turn may still win") {
    Game game =
        set_up({.hands = {"R5 R6 K13", "K13"}, .discards = "R7", .phase = Phase::Draw, .idle_turns = 19});
    play(game, "take");
    REQUIRE((told(play(game, "knock K13")).ends_with("round_over 0 super_win")));
}

TEST_CASE("a round of twenty takes ends at the last of them") {
    TilesAndDealTable table(
        {"K1 K3 K5 K7 K9 K11 K13 R2 R4 R6 R8 R10 R12", "O1 O3 O5 O7 O9 O11 O13 B2 B4 B6 B8 B10 B12"}, "K2");
    REQUIRE_EQ(table.play({"pass"}), "");
    int turns = 0;
    for (; table.state("phase") != "\"match_over\""; ++turns) {
        REQUIRE_EQ(table.state("turns_without_draw"), std::to_string(turns));
        REQUIRE_EQ(table.play({"take"}), "");
        const auto legal = table.match().legal();
        const auto discard = std::find_if(
            legal.begin(), legal.end(), [](const string& action) { return action.starts_with("discard "); });
        REQUIRE_EQ(table.play({*discard}), "");
    }
    REQUIRE_EQ(turns, 20);
    REQUIRE_EQ(table.state("winners"), "[0,1]");
}

// The end of a match

TEST_CASE("the match ends with the round in which a total reaches the target") {
    struct Row {
        std::string name;
        int before;
        bool over;
    };
    std::vector<Row> rows;
    rows.push_back({"short of it by one", 53, false});
    rows.push_back({"reached exactly", 54, true});
    rows.push_back({"passed", 90, true});
    for (const Row& given : rows) {
        SUBCASE(given.name.c_str()) {
            const int& before = given.before;
            const bool& over = given.over;
            Game game = set_up(before_a_win(100, {before, 70}));
            play(game, "knock O13");
            REQUIRE_EQ(scores(game), boneyard::test::filled("%1, 70", before + 46));
            REQUIRE_EQ(game.over(), over);
            REQUIRE_EQ(winners(game), over ? "0" : "");
            REQUIRE_EQ(legal_text(game), over ? "" : "next");
        }
    }
}

TEST_CASE("an undercut can end a match") {
    Game game = set_up(before_an_undercut(100, 25, {90, 75}));
    REQUIRE_EQ(told(play(game, "knock O13")),
               "knock 0 O13, score 1 25 undercut, round_over 1 undercut, match_over 1");
}

TEST_CASE("a draw ends no match that has a target") {
    Game game = set_up({.hands = {"R5 K9", "K13"}, .rules = to(1), .stock = 0});
    play(game, "discard K9");
    REQUIRE_EQ(legal_text(game), "next");
}

TEST_CASE("without a target the match is one round and its winner wins") {
    Game game = set_up(before_a_win(0));
    REQUIRE_EQ(told(play(game, "knock O13")),
               "knock 0 O13, score 0 25 win, score 0 21 deadwood, round_over 0 win, match_over 0");
    REQUIRE_EQ(winners(game), "0");
    REQUIRE_EQ(legal_text(game), "");
}

TEST_CASE("they win with no points too") {
    Game game = set_up(before_an_undercut(0, 0));
    REQUIRE_EQ(told(play(game, "knock O13")), "knock 0 O13, round_over 1 undercut, match_over 1");
    REQUIRE_EQ(scores(game), "0, 0");
    REQUIRE_EQ(winners(game), "1");
}

TEST_CASE("without a target a draw is shared") {
    Game game = set_up({.hands = {"R5 K9", "K13"}, .rules = to(0), .stock = 0});
    REQUIRE_EQ(told(play(game, "discard K9")), "discard 0 K9, round_over draw, match_over 0 1");
    REQUIRE_EQ(winners(game), "0, 1");
}

TEST_CASE("a match of several rounds adds up and ends") {
    TilesAndDealTable table({"", ""}, "", {{"target", 150}});
    boneyard::kit::PerSeat<int> total{};
    for (int i = 0; i < 2000 && !table.match().status().match_over(); ++i) {
        const auto legal = table.match().legal();
        const auto knock = std::find_if(legal.begin(), legal.end(),
                                        [](auto& action) { return action.starts_with("knock"); });
        REQUIRE_EQ(table.play({knock != legal.end() ? *knock : legal.front()}), "");
        for (const auto& event : table.events()) {
            if (event.type == boneyard::kit::EventType::Score)
                boneyard::kit::at(total, event.seat) += event.points;
        }
    }
    const auto status = table.match().status();
    REQUIRE(status.match_over());
    REQUIRE_EQ(status.scores, total);
    REQUIRE((boneyard::kit::at(total, status.winners.front()) >= 150));
    REQUIRE(status.round > 1);
    REQUIRE_EQ(status.winners.size(), std::size_t{1});
}
