// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "triominoes_table.h"

using boneyard::test::legal_text;
using boneyard::test::play;
using boneyard::test::scores;
using boneyard::test::set_up;
using boneyard::test::told;
using boneyard::test::Triangles;
using boneyard::test::TriominoesTable;
using boneyard::test::winners;
using boneyard::triominoes::Game;
using boneyard::triominoes::Rules;
using std::string;

namespace {

Rules to(int target) {
    Rules rules;
    rules.target = target;
    return rules;
}

/// 0-0-0 lies on the table, so that only two zeros fit, and the well is empty; one round.
Triangles at_the_end(const std::vector<string>& hands, const string& well = {}) {
    return {to(0), {"0-0-0 0 0 0"}, hands, well};
}

/// Seat 0 goes out for 36 points: 5 for 0-0-5, 25, and 6 for 1-2-3.
Triangles going_out(int target, const boneyard::kit::PerSeat<int>& scores) {
    Triangles position = at_the_end({"0-0-5", "1-2-3"});
    position.rules = to(target);
    position.scores = scores;
    return position;
}

/// Everybody passes for nothing; the events of the last pass, as the round ends, without the pass.
std::string all_pass(const std::vector<string>& hands, bool each = false) {
    Triangles position = at_the_end(hands);
    position.rules.empty_well_penalty = 0;
    position.rules.blocked_each = each;
    Game game = set_up(position);
    for (std::size_t i = 1; i < hands.size(); ++i) play(game, "pass");
    return boneyard::test::part(told(play(game, "pass")), ", ", 1);
}

const string kOut = "place 0-0-5 1 0 0";

}  // namespace

// Triominoes: how rounds and matches end, and what they bring.

// Going out

TEST_CASE("going out scores twenty five and the values of all other hands") {
    Game game = set_up(at_the_end({"0-0-5", "1-2-3 4-4-4", "5-5-5"}, "1-1-1 1-1-2"));
    REQUIRE_EQ(told(play(game, kOut)),
               "place 0 0-0-5, score 0 5 tile, score 0 25 out, score 0 33 hands, round_over 0 out, "
               "match_over 0");  // 6 and 12, and 15
    REQUIRE_EQ(scores(game), "63, 0, 0");
    REQUIRE_EQ(legal_text(game), "");
}

TEST_CASE("hands worth nothing bring nothing") {
    Game game = set_up({to(0), {"0-0-1 0 0 0"}, {"0-0-5", "0-0-0"}, "1-1-1"});
    REQUIRE_EQ(told(play(game, kOut)),
               "place 0 0-0-5, score 0 5 tile, score 0 25 out, round_over 0 out, match_over 0");
}

TEST_CASE("a last tile that blocks the table too goes out") {
    Game game = set_up(at_the_end({"0-0-5", "1-2-3"}));
    REQUIRE_EQ(told(play(game, kOut)),
               "place 0 0-0-5, score 0 5 tile, score 0 25 out, score 0 6 hands, round_over 0 out, "
               "match_over 0");
}

// A blocked round

TEST_CASE("a placement after which nobody can play blocks the round at once") {
    Game game = set_up(at_the_end({"0-0-5 2-2-2", "1-2-3 1-1-1"}));
    REQUIRE_EQ(told(play(game, kOut)),
               "place 0 0-0-5, score 0 5 tile, score 0 3 hands, round_over 0 blocked, match_over 0");  // 9-6
}

TEST_CASE("any seat can block the round") {
    Triangles position = at_the_end({"1-2-3 1-1-1", "0-0-5 2-2-2"});
    position.to_move = 1;
    Game game = set_up(position);
    REQUIRE((told(play(game, kOut)).ends_with("score 1 3 hands, round_over 1 blocked, match_over 1")));
}

TEST_CASE("the draw of the last tile can block the round at once") {
    Game game = set_up(at_the_end({"2-2-2", "1-1-1"}, "3-3-4"));
    REQUIRE_EQ(told(play(game, "draw")),
               "draw 0, score 0 -5 draw, score 1 13 hands, round_over 1 blocked, match_over 1");  // 16-3
    REQUIRE_EQ(int(game.view(0).table.drawn), 0);
    REQUIRE_EQ(scores(game), "-5, 13");
}

TEST_CASE("a round is not blocked while the well holds tiles") {
    Game game = set_up(at_the_end({"2-2-2", "1-1-1"}, "3-3-4 3-3-5"));
    REQUIRE_EQ(told(play(game, "draw")), "draw 0, score 0 -5 draw");
    REQUIRE_EQ(legal_text(game), "draw");
}

TEST_CASE("a round is not blocked while anybody can play") {
    Game game = set_up(at_the_end({"2-2-2", "1-1-1", "0-0-3"}));
    REQUIRE_EQ(told(play(game, "pass")), "pass 0, score 0 -10 pass, turn 1");
    REQUIRE_EQ(legal_text(game), "pass");
    REQUIRE_EQ(told(play(game, "pass")), "pass 1, score 1 -10 pass, turn 2");
}

TEST_CASE("as many passes in a row as there are seats block the round") {
    Game game = set_up(at_the_end({"0-0-5", "0-0-3 1-1-1"}));
    REQUIRE_EQ(told(play(game, "pass")), "pass 0, score 0 -10 pass, turn 1");
    REQUIRE_EQ(told(play(game, "pass")),
               "pass 1, score 1 -10 pass, score 0 1 hands, round_over 0 blocked, match_over 0");  // 6-5
}

TEST_CASE("the lowest hand scores the other totals less its own") {  // 6+10, less 5
    REQUIRE_EQ(all_pass({"0-0-5", "0-0-3 1-1-1", "0-0-4 2-2-2"}),
               "score 0 11 hands, round_over 0 blocked, match_over 0");
    REQUIRE_EQ(all_pass({"0-0-3 1-1-1", "0-0-4 2-2-2", "0-0-5"}),
               "score 2 11 hands, round_over 2 blocked, match_over 2");
}

TEST_CASE("with each it scores the difference to each") {  // 6-5 and 10-5
    REQUIRE_EQ(all_pass({"0-0-5", "0-0-3 1-1-1", "0-0-4 2-2-2"}, true),
               "score 0 6 hands, round_over 0 blocked, match_over 0");
    REQUIRE_EQ(all_pass({"0-0-4 2-2-2", "0-0-5", "0-0-3 1-1-1", "5-5-5"}, true),  // and 15-5
               "score 1 16 hands, round_over 1 blocked, match_over 1");
}

TEST_CASE("for two seats both ways are the same") {
    for (const bool each : {false, true})
        REQUIRE_EQ(all_pass({"0-0-4 2-2-2", "0-0-5"}, each),
                   "score 1 5 hands, round_over 1 blocked, match_over 1");
}

TEST_CASE("the lowest total counts before the number of tiles") {
    REQUIRE_EQ(all_pass({"0-0-5", "1-1-1 0-0-1"}), "score 1 1 hands, round_over 1 blocked, match_over 1");
}

TEST_CASE("of equal lowest hands the one of fewer tiles wins") {  // 5, 5 and 15
    REQUIRE_EQ(all_pass({"1-1-1 0-1-1", "0-0-5", "5-5-5"}),
               "score 1 15 hands, round_over 1 blocked, match_over 1");
    REQUIRE_EQ(all_pass({"0-0-5", "1-1-1 0-1-1"}), "round_over 0 blocked, match_over 0 1");  // by 0 points
}

TEST_CASE("of lowest hands that are equal in both nobody scores") {
    REQUIRE_EQ(all_pass({"0-0-5", "0-1-4", "5-5-5"}), "round_over blocked, match_over 0 1 2");
    REQUIRE_EQ(all_pass({"5-5-5", "1-1-1 0-1-1", "0-0-5", "0-1-4"}),
               "round_over blocked, match_over 0 1 2 3");
}

TEST_CASE("an equal pair above the lowest hand changes nothing") {  // 5, 5 and 3
    REQUIRE_EQ(all_pass({"0-0-5", "0-1-4", "0-0-3"}), "score 2 7 hands, round_over 2 blocked, match_over 2");
}

// The end of a match

TEST_CASE("the match ends with the round in which the target is reached") {
    struct Row {
        std::string name;
        int before;
        bool over;
    };
    std::vector<Row> rows;
    rows.push_back({"short of it by one", 63, false});
    rows.push_back({"reached exactly", 64, true});
    rows.push_back({"passed", 90, true});
    for (const Row& given : rows) {
        SUBCASE(given.name.c_str()) {
            const int& before = given.before;
            const bool& over = given.over;
            Game game = set_up(going_out(100, {before, 40}));
            play(game, kOut);
            REQUIRE_EQ(game.over(), over);
            REQUIRE_EQ(winners(game), over ? "0" : "");
            REQUIRE_EQ(legal_text(game), over ? "" : "next");
        }
    }
}

TEST_CASE("a target passed in the middle of a round ends nothing yet") {
    Triangles position = going_out(100, {98, 40});
    position.hands = {"0-0-5 0-0-4", "1-2-3 0-0-3"};
    Game game = set_up(position);
    REQUIRE_EQ(told(play(game, kOut)), "place 0 0-0-5, score 0 5 tile, turn 1");
    REQUIRE_EQ(scores(game), "103, 40");
}

TEST_CASE("if two share the highest total another round is played") {
    Game game = set_up(going_out(100, {64, 100}));
    play(game, kOut);
    REQUIRE_EQ(scores(game), "100, 100");
    REQUIRE_EQ(legal_text(game), "next");
    REQUIRE_EQ(winners(game), "");
}

TEST_CASE("the highest total wins even if another seat reached the target too") {
    Game game = set_up(going_out(100, {70, 107}));
    play(game, kOut);
    REQUIRE_EQ(scores(game), "106, 107");
    REQUIRE_EQ(winners(game), "1");
}

TEST_CASE("a shared single round has two winners") {
    Game game = set_up(going_out(0, {0, 36}));
    REQUIRE((told(play(game, kOut)).ends_with("round_over 0 out, match_over 0 1")));
    REQUIRE_EQ(winners(game), "0, 1");
}

TEST_CASE("scores may be negative and the least bad wins") {
    Game game = set_up(going_out(0, {-90, -40}));
    play(game, kOut);
    REQUIRE_EQ(scores(game), "-54, -40");
    REQUIRE_EQ(winners(game), "1");
}

// The next round

TEST_CASE("a round that is over lies open until the next") {
    Game game = set_up(going_out(400, {10, 20}));
    play(game, kOut);
    REQUIRE(game.status().round_over());
    REQUIRE_EQ(game.status().to_move, boneyard::kit::kNobody);
    REQUIRE_EQ(game.status().round_scores[0], 36);
    REQUIRE(game.view(0).open);
    REQUIRE(game.view(0).hands[1] == boneyard::test::triangles("1-2-3"));
}

TEST_CASE("next deals a new round and keeps the totals") {
    Game game = set_up(going_out(400, {10, 20}));
    play(game, kOut);
    REQUIRE_EQ(boneyard::test::part(told(play(game, "next")), ", ", 0, 0), "deal");
    const auto status = game.status();
    REQUIRE_EQ(scores(game), "46, 20");
    REQUIRE_EQ(status.round_scores[0], 0);
    REQUIRE_EQ(status.round, 2);
    REQUIRE(status.phase == boneyard::kit::Phase::Play);
    REQUIRE_EQ(status.hand_counts[0], 9);
    REQUIRE_EQ(status.stock_count, 38);
    REQUIRE(game.view(1).table.lattice == boneyard::triominoes::Lattice{});
    REQUIRE(!game.view(1).open);
}

TEST_CASE("every round is opened by the holder of the tile that has to") {
    TriominoesTable table({"0-1-2", "3-3-3", "4-5-5"}, {{"target", 2000}}, "1-1-1 2-2-2");
    REQUIRE_EQ(table.legal(), "place 3-3-3 0 0 0");
    for (int round = 2; round < 6; ++round) {
        REQUIRE(table.play_out_round());
        REQUIRE_EQ(table.play({"next"}), "");
        REQUIRE_EQ(told(table.events()), boneyard::test::filled("deal, turn %1", table.to_move()));
        const std::string opening = table.legal();
        REQUIRE((opening.starts_with("place ") && opening.ends_with(" 0 0 0") &&
                 !boneyard::test::holds(opening, ",")));
        const auto hand = table.game().view(static_cast<boneyard::kit::Seat>(table.to_move())).hand();
        REQUIRE((hand.has(boneyard::triominoes::parse_tile(opening.substr(6, 5)).value())));
    }
}

TEST_CASE("passes and draws do not reach into the next round") {
    Triangles position = at_the_end({"0-0-5", "0-0-3 1-1-1"});
    position.rules = to(400);
    Game game = set_up(position);
    play(game, "pass");
    play(game, "pass");
    REQUIRE(game.status().round_over());
    play(game, "next");
    REQUIRE_EQ(int(game.view(0).table.passes), 0);
    REQUIRE_EQ(int(game.view(0).table.drawn), 0);
}
