// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "matador_table.h"

using boneyard::matador::Game;
using boneyard::matador::Rules;
using boneyard::test::gate;
using boneyard::test::legal_text;
using boneyard::test::MatadorTable;
using boneyard::test::play;
using boneyard::test::Position;
using boneyard::test::scores;
using boneyard::test::set_up;
using boneyard::test::told;
using boneyard::test::value_end;
using boneyard::test::winners;
using std::string;

namespace {

Rules one_round() {
    Rules rules;
    rules.target = 0;
    return rules;
}

/// Seat 0 closes the line with 0-1 on a 6; then L and R are blanks and nobody holds a matador.
Position about_to_block(const Rules& rules, const std::vector<string>& hands) {
    Position position{rules, hands, {value_end(0), value_end(6)}};
    position.hands.front() += " 0-1";
    return position;
}

}  // namespace

// Matador: how rounds and matches end, and what they bring.

// The end of a round

TEST_CASE("going out scores the pips of all other hands") {
    Game game = set_up({one_round(), {"1-3", "5-6 4-4", "0-0 6-6"}, {value_end(6), value_end(0)}});
    REQUIRE_EQ(told(play(game, "place 1-3 L 1")),
               "place 0 1-3, score 0 31 hands, round_over 0 out, match_over 0");  // 11+8 and 0+12
    REQUIRE_EQ(scores(game), "31, 0, 0");
    REQUIRE_EQ(legal_text(game), "");
}

TEST_CASE("going out for nothing still wins a single round") {
    Game game = set_up({one_round(), {"1-3", "0-0"}, {value_end(6), value_end(0)}});
    REQUIRE_EQ(told(play(game, "place 1-3 L 1")), "place 0 1-3, round_over 0 out, match_over 0");
    REQUIRE_EQ(scores(game), "0, 0");
}

TEST_CASE("a blocked round brings the lowest hand all other pips") {
    Game game = set_up(about_to_block(one_round(), {"2-2", "1-1", "5-5 6-6"}));
    REQUIRE_EQ(told(play(game, "place 0-1 R 1")),
               "place 0 0-1, score 1 26 hands, round_over 1 blocked, match_over 1");  // 4 and 22
    REQUIRE_EQ(game.status().to_move, boneyard::kit::kNobody);
}

TEST_CASE("by difference the lowest hand gets the other pips less its own") {
    Rules rules = one_round();
    rules.blocked_difference = true;
    Game game = set_up(about_to_block(rules, {"2-2", "1-1", "5-5 6-6"}));
    play(game, "place 0-1 R 1");
    REQUIRE_EQ(scores(game), "0, 24, 0");
}

TEST_CASE("thirty eight pips against six own score thirty two") {  // the example of Russian Dominoes' source
    Rules rules = one_round();
    const std::vector<string> hands{"1-5", "0-6 3-5 1-4 5-6 4-4"};
    Game total = set_up(about_to_block(rules, hands));
    play(total, "place 0-1 R 1");
    REQUIRE_EQ(scores(total), "38, 0");
    rules.blocked_difference = true;
    Game difference = set_up(about_to_block(rules, hands));
    play(difference, "place 0-1 R 1");
    REQUIRE_EQ(scores(difference), "32, 0");
}

TEST_CASE("equal lowest hands score nothing and share a single round") {
    Game game = set_up(about_to_block(one_round(), {"1-1", "0-2", "6-6"}));
    REQUIRE_EQ(told(play(game, "place 0-1 R 1")), "place 0 0-1, round_over blocked, match_over 0 1");
    REQUIRE_EQ(scores(game), "0, 0, 0");
    Game longer = set_up(about_to_block(Rules{}, {"1-1", "0-2", "6-6"}));
    REQUIRE_EQ(told(play(longer, "place 0-1 R 1")), "place 0 0-1, round_over blocked");
    REQUIRE_EQ(winners(longer), "");
    REQUIRE_EQ(legal_text(longer), "next");
}

TEST_CASE("a round is not blocked while tiles may be drawn") {
    Position position = about_to_block(one_round(), {"2-2", "1-1"});
    position.stock = "3-3";
    Game open = set_up(position);
    REQUIRE_EQ(told(play(open, "place 0-1 R 1")), "place 0 0-1, turn 1");
    REQUIRE_EQ(legal_text(open), "draw");
    position.rules.reserve = 1;
    Game reserved = set_up(position);
    play(reserved, "place 0-1 R 1");
    REQUIRE_EQ(scores(reserved), "0, 4");
    position.rules.reserve = 0;
    position.rules.deal_all = true;
    Game all = set_up(position);
    play(all, "place 0-1 R 1");
    REQUIRE_EQ(scores(all), "0, 4");
}

TEST_CASE("a round is not blocked while anybody can play") {
    Game game = set_up(about_to_block(one_round(), {"2-2", "1-1", "3-4"}));
    REQUIRE_EQ(told(play(game, "place 0-1 R 1")), "place 0 0-1, turn 1");
    REQUIRE_EQ(legal_text(game), "pass");
    REQUIRE_EQ(told(play(game, "pass")), "pass 1, turn 2");
}

TEST_CASE("the draw of the last tile can block the round at once") {
    Position position{one_round(), {"2-2", "1-1"}, {value_end(0), value_end(0)}, "0-3"};
    Game game = set_up(position);
    REQUIRE_EQ(told(play(game, "draw")), "draw 0, score 1 7 hands, round_over 1 blocked, match_over 1");
    REQUIRE_EQ(int(game.view(0).table.drawn), 0);
    position.rules.draw_until = false;
    Game one = set_up(position);
    REQUIRE_EQ(told(play(one, "draw")), "draw 0, score 1 7 hands, round_over 1 blocked, match_over 1");
}

TEST_CASE("a gate blocks like any end when no blank is left") {
    Position position{one_round(), {"2-5 3-3", "1-1", "6-6"}, {gate(), value_end(0)}};
    Game game = set_up(position);
    REQUIRE_EQ(told(play(game, "place 2-5 L across")),
               "place 0 2-5, score 1 18 hands, round_over 1 blocked, match_over 1");
}

// The end of a match

TEST_CASE("the match ends with the round in which the target is reached") {
    struct Row {
        std::string name;
        int before;
        bool over;
    };
    std::vector<Row> rows;
    rows.push_back({"short of it by one", 79, false});
    rows.push_back({"reached exactly", 80, true});
    rows.push_back({"passed", 95, true});
    for (const Row& given : rows) {
        SUBCASE(given.name.c_str()) {
            const int& before = given.before;
            const bool& over = given.over;
            Position position{Rules{}, {"4-4", "1-3"}, {value_end(6), value_end(3)}, "", 0, {before, 40}};
            position.hands.back() = "4-6 5-5";
            Game game = set_up(position);
            play(game, "place 4-4 R 4");  // 20 pips
            REQUIRE_EQ(game.over(), over);
            REQUIRE_EQ(winners(game), over ? "0" : "");
            REQUIRE_EQ(legal_text(game), over ? "" : "next");
        }
    }
}

TEST_CASE("if two share the highest total another round is played") {
    Position position{Rules{}, {"4-4", "4-6 5-5"}, {value_end(6), value_end(3)}, "", 0, {100, 120}};
    Game game = set_up(position);
    play(game, "place 4-4 R 4");
    REQUIRE_EQ(scores(game), "120, 120");
    REQUIRE_EQ(legal_text(game), "next");
}

TEST_CASE("the highest total wins even if another seat reached the target too") {
    Position position{Rules{}, {"4-4", "4-6 5-5"}, {value_end(6), value_end(3)}, "", 0, {90, 130}};
    Game game = set_up(position);
    play(game, "place 4-4 R 4");
    REQUIRE_EQ(winners(game), "1");
}

TEST_CASE("next deals a new round and keeps the totals") {
    Game game = set_up({Rules{}, {"4-4", "4-6 5-5"}, {value_end(6), value_end(3)}, "", 0, {30, 7}});
    play(game, "place 4-4 R 4");
    REQUIRE_EQ(game.status().round_scores[0], 20);
    REQUIRE(game.view(1).open);
    REQUIRE_EQ(boneyard::test::part(told(play(game, "next")), ", ", 0, 0), "deal");
    REQUIRE_EQ(scores(game), "50, 7");
    REQUIRE_EQ(game.status().round_scores[0], 0);
    REQUIRE_EQ(game.status().round, 2);
    REQUIRE_EQ(int(game.view(0).table.placed_count), 0);
    REQUIRE(!game.view(1).open);
    REQUIRE_EQ(game.status().hand_counts[0], 7);
}

TEST_CASE("the next seat opens the next round when the opener rotates") {
    MatadorTable table({"6-6", "1-1", "2-2"}, {{"target", 1000}}, "", 6);
    for (const int opener : {0, 1, 2, 0}) {
        REQUIRE_EQ(table.to_move(), opener);
        REQUIRE(table.legal().starts_with("open"));
        REQUIRE(table.play_out_round());
        REQUIRE_EQ(table.play({"next"}), "");
    }
}
