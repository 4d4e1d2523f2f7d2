// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "matador_table.h"

using boneyard::kit::GivenOptions;
using boneyard::test::legal_text;
using boneyard::test::MatadorTable;
using boneyard::test::Position;
using boneyard::test::set_up;
using boneyard::test::told;
using boneyard::test::value_end;
using std::string;

namespace {

/// Four seats with six tiles each leave a stock of four. Seat 0 opens with 6-6; seat 1 holds these, and
/// only ones and matadors join. The stock's tiles help nobody.
MatadorTable short_stock(const string& hand, const GivenOptions& options) {
    MatadorTable table({"6-6 0-1 1-2 1-4", hand, "1-1 1-3 5-5 4-4", "3-3"}, options, "2-4 2-6 3-6 3-5", 6);
    table.play({"open 6-6"});
    return table;
}

/// Two seats with five tiles each: seat 1 has to answer 6-6.
MatadorTable answer_to_six(const string& hand, const string& stock, const GivenOptions& options) {
    MatadorTable table({"6-6", hand}, options, stock);
    table.play({"open 6-6"});
    return table;
}

const string kNothing = "0-2 0-3 0-4 2-2 3-3";  // fits no 6
const string kMatador = "2-5 0-3 0-4 2-2 3-3";  // a matador, and nothing else that fits

}  // namespace

// Matador: whose turn it is, and what is drawn.

// A turn

TEST_CASE("who can play must play") {
    for (const char* draw : {"until", "one"}) {
        const MatadorTable table = answer_to_six("1-3 0-2 0-3 0-4 2-2", "", {{"draw", string(draw)}});
        REQUIRE_EQ(table.legal(), "place 1-3 L 1, place 1-3 R 1");
    }
    REQUIRE_EQ(answer_to_six(kMatador, "", {}).legal(), "place 2-5 L across, place 2-5 R across");
}

TEST_CASE("who cannot play draws until a tile fits") {
    MatadorTable table = answer_to_six(kNothing, "2-4 4-4 1-3 5-5", {});
    for (const int drawn : {0, 1, 2}) {
        REQUIRE_EQ(table.drawn(), drawn);
        REQUIRE_EQ(table.legal(), "draw");
        REQUIRE_EQ(table.play({"draw"}), "");
        REQUIRE_EQ(told(table.events()), "draw 1");  // its tile is the drawer's secret
    }
    REQUIRE_EQ(table.to_move(), 1);
    REQUIRE_EQ(table.legal(), "place 1-3 L 1, place 1-3 R 1");
    REQUIRE_EQ(table.play({"place 1-3 L 1"}), "");
    REQUIRE_EQ(told(table.events()), "place 1 1-3, turn 0");
    REQUIRE_EQ(table.drawn(), 0);
}

TEST_CASE("who cannot play draws one tile and plays it if it fits") {
    MatadorTable table = answer_to_six(kNothing, "1-3", {{"draw", string("one")}});
    REQUIRE_EQ(table.legal(), "draw");
    REQUIRE_EQ(table.play({"draw"}), "");
    REQUIRE_EQ(table.legal(), "place 1-3 L 1, place 1-3 R 1");
}

TEST_CASE("who cannot play draws one tile and passes if it does not fit") {
    MatadorTable table = answer_to_six(kNothing, "2-4 1-3", {{"draw", string("one")}});
    REQUIRE_EQ(table.play({"draw"}), "");
    REQUIRE_EQ(table.legal(), "pass");
    REQUIRE_EQ(table.play({"pass"}), "");
    REQUIRE_EQ(told(table.events()), "pass 1, turn 0");
    REQUIRE_EQ(table.drawn(), 0);
}

TEST_CASE("the reserve is never drawn") {
    struct Row {
        std::string name;
        int reserve;
        int draws;
    };
    std::vector<Row> rows;
    rows.push_back({"none", 0, 4});
    rows.push_back({"one", 1, 3});
    rows.push_back({"two", 2, 2});
    for (const Row& given : rows) {
        SUBCASE(given.name.c_str()) {
            const int& reserve = given.reserve;
            const int& draws = given.draws;
            MatadorTable table = short_stock("0-2 0-3 0-4 0-5 2-2 2-3", {{"reserve", reserve}});
            for (int i = 0; i < draws; ++i) {
                REQUIRE_EQ(table.legal(), "draw");
                REQUIRE_EQ(table.play({"draw"}), "");
            }
            REQUIRE_EQ(table.legal(), "pass");
            REQUIRE_EQ(table.match().status().stock_count, reserve);
        }
    }
}

TEST_CASE("nothing is drawn when all tiles are dealt not even the odd one") {
    for (const char* draw : {"until", "one"}) {
        MatadorTable table({"6-6", "0-2 0-3 0-4 0-5 2-2 2-3 2-4 2-6 3-3", "1-1"}, {{"draw", string(draw)}},
                           "", 9);
        REQUIRE_EQ(table.play({"open 6-6"}), "");
        REQUIRE_EQ(table.match().status().stock_count, 1);
        REQUIRE_EQ(table.legal(), "pass");
    }
}

// Keeping matadors

TEST_CASE("a matador that fits alone may be kept while tiles can be drawn") {
    MatadorTable table = answer_to_six(kMatador, "2-4 4-4 1-3", {{"keep_matador", true}});
    const std::string choice = "draw, place 2-5 L across, place 2-5 R across";
    REQUIRE_EQ(table.legal(), choice);
    REQUIRE_EQ(table.play({"draw"}), "");
    REQUIRE_EQ(table.legal(), choice);
    REQUIRE_EQ(table.play({"draw", "draw"}), "");  // now 1-3 fits, and what fits must be played
    REQUIRE_EQ(table.legal(), "place 1-3 L 1, place 1-3 R 1, place 2-5 L across, place 2-5 R across");
}

TEST_CASE("a drawn matador may be kept as well") {
    MatadorTable until = answer_to_six(kNothing, "2-5", {{"keep_matador", true}});
    REQUIRE_EQ(until.play({"draw"}), "");
    REQUIRE_EQ(until.legal(), "draw, place 2-5 L across, place 2-5 R across");
    MatadorTable one = answer_to_six(kNothing, "2-5", {{"keep_matador", true}, {"draw", string("one")}});
    REQUIRE_EQ(one.play({"draw"}), "");
    REQUIRE_EQ(one.legal(), "pass, place 2-5 L across, place 2-5 R across");
}

TEST_CASE("matadors are not kept beside a tile that fits") {
    const MatadorTable table =
        answer_to_six("2-5 1-3 0-4 2-2 3-3", "2-4", {{"keep_matador", true}, {"draw", string("one")}});
    REQUIRE_EQ(table.legal(), "place 1-3 L 1, place 1-3 R 1, place 2-5 L across, place 2-5 R across");
}

TEST_CASE("the last matador must be played once nothing may be drawn") {
    MatadorTable table = short_stock("2-5 0-2 0-3 0-4 0-5 2-2", {{"keep_matador", true}, {"reserve", 2}});
    REQUIRE_EQ(table.play({"draw", "draw"}), "");
    REQUIRE_EQ(table.legal(), "place 2-5 L across, place 2-5 R across");
}

TEST_CASE("after the one draw a matador may be kept by passing") {
    const GivenOptions options{{"keep_matador", true}, {"draw", string("one")}};
    MatadorTable table = answer_to_six(kMatador, "2-4 1-3", options);
    REQUIRE_EQ(table.legal(), "draw, place 2-5 L across, place 2-5 R across");
    REQUIRE_EQ(table.play({"draw"}), "");
    REQUIRE_EQ(table.legal(), "pass, place 2-5 L across, place 2-5 R across");
    REQUIRE_EQ(table.play({"pass"}), "");
    REQUIRE_EQ(table.to_move(), 0);
    MatadorTable fitting = answer_to_six(kMatador, "1-3", options);
    REQUIRE_EQ(fitting.play({"draw"}), "");
    REQUIRE_EQ(fitting.legal(), "place 1-3 L 1, place 1-3 R 1, place 2-5 L across, place 2-5 R across");
}

TEST_CASE("who could not draw must play the matador") {
    Position position{{}, {"2-5 0-3", "1-1 4-4"}, {value_end(6), value_end(6)}};
    position.rules.keep_matador = true;
    for (const bool until : {true, false}) {
        position.rules.draw_until = until;
        REQUIRE_EQ(legal_text(set_up(position)), "place 2-5 L across, place 2-5 R across");
    }
}

TEST_CASE("the opener opens even with matadors only") {
    const MatadorTable table({"1-9 2-8 3-7 4-6 0-0", "1-1"}, {{"set", 9}, {"keep_matador", true}});
    REQUIRE_EQ(table.legal(), "open 0-0, open 1-9, open 2-8, open 3-7, open 4-6");
}
