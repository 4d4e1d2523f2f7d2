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
using boneyard::test::Words;
using boneyard::triominoes::Game;
using std::string;

namespace {

/// Seat 0 has opened with 5-5-5 for 25 points; seat 1 holds 3-5-5, which fits in three places.
TriominoesTable after_the_opening(const string& well = "1-2-3 1-2-4 1-2-5 1-3-3") {
    TriominoesTable table({"5-5-5", "3-5-5"}, {}, well);
    table.play({"place 5-5-5 0 0 0"});
    return table;
}

const std::string kFits = "place 3-5-5 -1 0 2, place 3-5-5 0 1 0, place 3-5-5 1 0 1";

/// 0-0-0 lies on the table, so that only two zeros fit. Each seat holds one tile that does.
Triangles ends_of_the_well(int penalty, const string& well = {}) {
    Triangles position;
    position.rules.target = 0;
    position.rules.empty_well_penalty = static_cast<std::uint8_t>(penalty);
    position.laid = {"0-0-0 0 0 0"};
    position.hands = {"0-0-5 1-2-3", "0-0-4 1-2-4", "0-0-3 1-2-5"};
    position.stock = well;
    return position;
}

int passes(const Game& game) { return game.view(0).table.passes; }
int drawn(const Game& game) { return game.view(0).table.drawn; }

}  // namespace

// Triominoes: whose turn it is, what is drawn, and what a pass costs.

// Drawing

TEST_CASE("the opener can neither draw nor pass") {
    const TriominoesTable table({"5-5-5", "3-5-5"});
    REQUIRE_EQ(table.legal(), "place 5-5-5 0 0 0");
}

TEST_CASE("who may lay may draw instead") { REQUIRE_EQ(after_the_opening().legal(), "draw, " + kFits); }

TEST_CASE("a draw costs five at once and the turn goes on") {
    TriominoesTable table = after_the_opening();
    REQUIRE_EQ(table.play({"draw"}), "");
    REQUIRE_EQ(told(table.events()), "draw 1, score 1 -5 draw");  // its tile is the drawer's secret
    REQUIRE_EQ(table.to_move(), 1);
    REQUIRE_EQ(table.drawn(), 1);
    REQUIRE_EQ(scores(table.game()), "25, -5");
    REQUIRE(table.game().view(1).hand().has(boneyard::triominoes::parse_tile("1-2-3").value()));
}

TEST_CASE("three tiles may be drawn and then one may pass") {
    TriominoesTable table = after_the_opening();
    for (int i = 0; i < 2; ++i) {
        REQUIRE_EQ(table.play({"draw"}), "");
        REQUIRE_EQ(table.legal(), "draw, " + kFits);  // and no pass yet
    }
    REQUIRE_EQ(table.play({"draw"}), "");
    REQUIRE_EQ(table.legal(), "pass, " + kFits);
    REQUIRE_EQ(table.play({"pass"}), "");
    REQUIRE_EQ(told(table.events()), "pass 1, score 1 -10 pass, turn 0");
    REQUIRE_EQ(scores(table.game()), "25, -25");
    REQUIRE_EQ(table.drawn(), 0);
    REQUIRE_EQ(passes(table.game()), 0);  // the well is not empty
    REQUIRE(table.legal().starts_with("draw"));
}

TEST_CASE("a tile drawn may be laid at once") {
    TriominoesTable table = after_the_opening("1-5-5");
    REQUIRE_EQ(table.play({"draw", "place 1-5-5 1 0 1"}), "");
    REQUIRE_EQ(told(table.events()), "place 1 1-5-5, score 1 11 tile, turn 0");
    REQUIRE_EQ(scores(table.game()), "25, 6");
    REQUIRE_EQ(table.drawn(), 0);
}

TEST_CASE("after the third draw a tile may still be laid") {
    TriominoesTable table = after_the_opening();
    REQUIRE_EQ(table.play({"draw", "draw", "draw", "place 3-5-5 1 0 1"}), "");
    REQUIRE_EQ(scores(table.game()), "25, -2");  // thirteen less fifteen
    REQUIRE_EQ(table.to_move(), 0);
}

TEST_CASE("tiles are drawn in the order of the well") {
    TriominoesTable table = after_the_opening("1-2-3 0-4-4 2-2-4");
    for (const char* tile : {"1-2-3", "0-4-4", "2-2-4"}) {
        const int before = table.game().status().stock_count;
        REQUIRE_EQ(table.game().holdings().stock.front(), string(tile));
        REQUIRE_EQ(table.play({"draw"}), "");
        REQUIRE_EQ(table.game().status().stock_count, before - 1);
        const Words hand = table.game().holdings().hands[1].tiles;
        REQUIRE((std::find(hand.begin(), hand.end(), tile) != hand.end()));
    }
    REQUIRE_EQ(table.game().status().hand_counts[1], 12);
}

// The empty well

TEST_CASE("who meets an empty well may pass though something fits") {
    const Game game = set_up(ends_of_the_well(10));
    REQUIRE_EQ(legal_text(game), "pass, place 0-0-5 -1 0 1, place 0-0-5 0 1 2, place 0-0-5 1 0 0");
}

TEST_CASE("a pass at the empty well costs its penalty") {
    struct Row {
        std::string name;
        int penalty;
        std::string events;
    };
    std::vector<Row> rows;
    rows.push_back({"10", 10, "pass 0, score 0 -10 pass, turn 1"});
    rows.push_back({"3", 3, "pass 0, score 0 -3 pass, turn 1"});
    rows.push_back({"0", 0, "pass 0, turn 1"});
    for (const Row& given : rows) {
        SUBCASE(given.name.c_str()) {
            const int& penalty = given.penalty;
            const std::string& events = given.events;
            Game game = set_up(ends_of_the_well(penalty));
            REQUIRE_EQ(told(play(game, "pass")), events);
            REQUIRE_EQ(game.status().round_scores[0], -penalty);
            REQUIRE_EQ(passes(game), 1);
        }
    }
}

TEST_CASE("who drew fewer than three and emptied the well pays its penalty too") {
    Triangles position = ends_of_the_well(2, "3-4-5");
    position.drawn = 1;
    Game game = set_up(position);
    REQUIRE((legal_text(game).starts_with("draw, ")));
    REQUIRE_EQ(told(play(game, "draw")), "draw 0, score 0 -5 draw");
    REQUIRE_EQ(drawn(game), 2);
    REQUIRE((legal_text(game).starts_with("pass, ")));
    REQUIRE_EQ(told(play(game, "pass")), "pass 0, score 0 -2 pass, turn 1");
    REQUIRE_EQ(passes(game), 1);
}

TEST_CASE("a pass after a third draw that emptied the well costs ten and counts") {
    Triangles position = ends_of_the_well(0, "3-4-5");
    position.drawn = 2;
    Game game = set_up(position);
    play(game, "draw");
    REQUIRE((legal_text(game).starts_with("pass, ")));
    REQUIRE_EQ(told(play(game, "pass")), "pass 0, score 0 -10 pass, turn 1");
    REQUIRE_EQ(passes(game), 1);
    REQUIRE_EQ(drawn(game), 0);
    REQUIRE_EQ(told(play(game, "pass")), "pass 1, turn 2");  // who did not draw pays nothing here
    REQUIRE_EQ(passes(game), 2);
}

TEST_CASE("a pass while the well holds tiles does not count") {
    Triangles position = ends_of_the_well(0, "3-4-5");
    position.drawn = 3;
    Game game = set_up(position);
    REQUIRE_EQ(told(play(game, "pass")), "pass 0, score 0 -10 pass, turn 1");
    REQUIRE_EQ(passes(game), 0);
}

TEST_CASE("a placement sets the passes back") {
    Game game = set_up(ends_of_the_well(0));
    play(game, "pass");
    play(game, "pass");
    REQUIRE_EQ(passes(game), 2);
    play(game, "place 0-0-3 1 0 0");
    REQUIRE_EQ(passes(game), 0);
    play(game, "pass");
    play(game, "pass");
    REQUIRE(!game.status().match_over());  // two of three again
    REQUIRE_EQ(boneyard::test::part(told(play(game, "pass")), ", ", 0, 0), "pass 2");
    REQUIRE(game.over());
}
