// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "matador_table.h"

using boneyard::kit::GivenOptions;
using boneyard::test::joined;
using boneyard::test::MatadorTable;
using std::string;

namespace {

std::string tiles(const boneyard::matador::TileSet& set) {
    return joined(boneyard::test::texts_of(set, boneyard::matador::tile_text));
}

}  // namespace

// Matador: what may be laid where, and what it leaves.

// The line of play

TEST_CASE("touching ends make seven or ten or thirteen") {
    struct Row {
        std::string name;
        int set;
        std::string opening;
        std::string tile;
        std::string ways;
        std::string ends;
    };
    std::vector<Row> rows;
    const auto row = [&](int set, const char* opening, const char* tile, const char* ways, const char* ends) {
        rows.push_back({boneyard::test::filled("%1 on %2", tile, opening), set, opening, tile, ways, ends});
    };
    row(6, "6-6", "1-3", "L 1, R 1", "L=3 R=6");
    row(6, "3-5", "2-4", "L 4, R 2", "L=2 R=5");
    row(6, "3-5", "3-3", "", "");
    row(6, "5-6", "1-2", "L 2, R 1", "L=1 R=6");
    row(9, "7-7", "3-4", "L 3, R 3", "L=4 R=7");
    row(9, "7-7", "0-7", "", "");
    row(12, "9-9", "4-5", "L 4, R 4", "L=5 R=9");
    row(12, "12-12", "1-1", "L 1, R 1", "L=1 R=12");
    for (const Row& given : rows) {
        SUBCASE(given.name.c_str()) {
            const int& set = given.set;
            const std::string& opening = given.opening;
            const std::string& tile = given.tile;
            const std::string& ways = given.ways;
            const std::string& ends = given.ends;
            MatadorTable table({opening, tile}, {{"set", set}});
            REQUIRE_EQ(table.play({"open " + opening}), "");
            REQUIRE_EQ(table.ways(tile), ways);
            if (ways.empty()) return;
            const std::string first = boneyard::test::part(ways, ", ", 0, 0);
            REQUIRE_EQ(table.play({"place " + tile + " " + first}), "");
            REQUIRE_EQ(table.ends(), ends);
            REQUIRE_EQ(table.last_laid(),
                       tile + " by 1 on L, " + boneyard::test::part(first, " ", 1) + " inward");
        }
    }
}

TEST_CASE("a blank end is joined by matadors only") {
    MatadorTable table({"0-5 1-2 1-3 1-4 1-5", "0-0 0-1 0-2 1-1 2-5"});
    REQUIRE_EQ(table.play({"open 0-5"}), "");
    REQUIRE_EQ(table.legal(),
               "place 0-0 L across, place 0-0 R across, place 0-2 R 2, place 2-5 L across, "
               "place 2-5 R across");
}

TEST_CASE("a double lies in line and counts once") {
    MatadorTable table({"4-6 1-1 0-1 0-2 0-3", "3-3 0-4 0-5 0-6 2-2"});
    REQUIRE_EQ(table.play({"open 4-6", "place 3-3 L 3"}), "");
    REQUIRE_EQ(table.ends(), "L=3 R=6");
    REQUIRE_EQ(table.last_laid(), "3-3 by 1 on L, 3 inward");
    REQUIRE_EQ(table.play({"place 1-1 R 1"}), "");
    REQUIRE_EQ(table.ends(), "L=3 R=1");
}

// Matadors

TEST_CASE("matadors are the double blank and all that make the sum") {
    using boneyard::matador::matadors_of;
    REQUIRE_EQ(tiles(matadors_of(6)), "0-0, 1-6, 2-5, 3-4");
    REQUIRE_EQ(tiles(matadors_of(9)), "0-0, 1-9, 2-8, 3-7, 4-6, 5-5");
    REQUIRE_EQ(tiles(matadors_of(12)), "0-0, 1-12, 2-11, 3-10, 4-9, 5-8, 6-7");
}

TEST_CASE("a blank reopens a gate") {  // the example of Matador's source
    MatadorTable table({"5-5 0-3 1-1 4-6 3-6", "2-5 1-2 2-4 1-3 4-4"});
    REQUIRE_EQ(table.play({"open 5-5"}), "");
    REQUIRE_EQ(table.ends(), "L=5 R=5");
    REQUIRE_EQ(table.play({"place 2-5 R across"}), "");
    REQUIRE_EQ(table.ends(), "L=5 R=gate");
    REQUIRE_EQ(table.last_laid(), "2-5 by 1 on R, across");
    REQUIRE_EQ(table.legal(), "place 0-3 R 0");
    REQUIRE_EQ(table.play({"place 0-3 R 0"}), "");
    REQUIRE_EQ(table.ends(), "L=5 R=3");
}

TEST_CASE("a gate takes blanks and matadors and nothing else") {
    MatadorTable table({"6-6 0-6 3-4 1-2 4-4", "1-6 0-1 0-2 0-3 0-4"});
    REQUIRE_EQ(table.play({"open 6-6", "place 1-6 R across"}), "");
    REQUIRE_EQ(table.legal(), "place 0-6 R 0, place 1-2 L 1, place 3-4 L across, place 3-4 R across");
    REQUIRE_EQ(table.play({"place 3-4 R across"}), "");
    REQUIRE_EQ(table.ends(), "L=6 R=gate");
}

TEST_CASE("matadors across are never laid in line") {
    MatadorTable table({"5-5", "2-5 0-0"});
    REQUIRE_EQ(table.play({"open 5-5"}), "");
    REQUIRE_EQ(table.ways("2-5"), "L across, R across");
    REQUIRE_EQ(table.ways("0-0"), "L across, R across");
}

TEST_CASE("across or line lets a matador join as an ordinary tile") {
    const GivenOptions options{{"matadors", string("across_or_line")}};
    MatadorTable table({"5-6 0-1 0-2 0-3 0-4", "2-5 0-0 3-4 0-5 0-6"}, options);
    REQUIRE_EQ(table.play({"open 5-6"}), "");
    REQUIRE_EQ(table.ways("2-5"),
               "L 2, L across, R across");  // a 2 makes seven with 5; nothing does with 6
    REQUIRE_EQ(table.ways("3-4"), "L across, R across");
    REQUIRE_EQ(table.ways("0-0"), "L across, R across");
    REQUIRE_EQ(table.play({"place 2-5 L 2"}), "");
    REQUIRE_EQ(table.ends(), "L=5 R=6");
    REQUIRE_EQ(table.last_laid(), "2-5 by 1 on L, 2 inward");
    REQUIRE_EQ(table.ways("0-3"), "");  // it is no gate
    table.undo();
    REQUIRE_EQ(table.play({"place 2-5 L across"}), "");
    REQUIRE_EQ(table.ends(), "L=gate R=6");
    REQUIRE_EQ(table.ways("0-3"), "L 0");
}

TEST_CASE("a matador does not join a gate in line") {
    MatadorTable table({"5-6 1-6 0-2 0-3 0-4", "2-5 0-0 3-4 0-5 0-6"},
                       {{"matadors", string("across_or_line")}});
    REQUIRE_EQ(table.play({"open 5-6", "place 3-4 L across"}), "");
    REQUIRE_EQ(table.ways("1-6"), "L across, R 1, R across");
}

TEST_CASE("a free matador lies in line with either half on any end") {
    MatadorTable table({"0-3 0-1 0-2 1-1 4-4", "1-6 2-2 0-4 0-5 0-6"}, {{"matadors", string("free")}});
    REQUIRE_EQ(table.play({"open 0-3"}), "");
    REQUIRE_EQ(table.ways("1-6"), "L 1, L 6, L across, R 1, R 6, R across");
    REQUIRE_EQ(table.play({"place 1-6 L 1"}), "");
    REQUIRE_EQ(table.ends(), "L=6 R=3");
    table.undo();
    REQUIRE_EQ(table.play({"place 1-6 R 6"}), "");
    REQUIRE_EQ(table.ends(), "L=0 R=1");
    REQUIRE_EQ(table.last_laid(), "1-6 by 1 on R, 6 inward");
}

TEST_CASE("a free matador across takes either of its halves") {  // the example of Russian Dominoes' source
    MatadorTable table({"6-6 2-5 1-1 0-4 0-5", "1-3 2-3 4-5 3-3 0-1"}, {{"matadors", string("free")}});
    REQUIRE_EQ(table.play({"open 6-6", "place 1-3 L 1"}), "");
    REQUIRE_EQ(table.ends(), "L=3 R=6");
    REQUIRE_EQ(table.ways("2-5"), "L 2, L 5, L across, R 2, R 5, R across");
    REQUIRE_EQ(table.play({"place 2-5 R across"}), "");
    REQUIRE_EQ(table.ends(), "L=3 R=2|5");
    REQUIRE_EQ(table.legal(), "place 2-3 R 2, place 4-5 L 4, place 4-5 R 5");
    table.undo();
    REQUIRE_EQ(table.play({"place 2-5 R 2"}), "");
    REQUIRE_EQ(table.ends(), "L=3 R=5");
    REQUIRE_EQ(table.legal(), "place 2-3 R 2, place 4-5 L 4");
}

TEST_CASE("a matador double is only ever laid across") {
    struct Row {
        std::string name;
        int set;
        std::string matadors;
        std::string tile;
        std::string end;
    };
    std::vector<Row> rows;
    for (const char* matadors : {"across", "across_or_line", "free"}) {
        const bool free = std::string(matadors) == "free";
        rows.push_back(
            {boneyard::test::filled("0-0 %1", matadors), 6, matadors, "0-0", (free ? "0" : "gate")});
        rows.push_back(
            {boneyard::test::filled("5-5 %1", matadors), 9, matadors, "5-5", (free ? "5" : "gate")});
    }
    for (const Row& given : rows) {
        SUBCASE(given.name.c_str()) {
            const int& set = given.set;
            const std::string& matadors = given.matadors;
            const std::string& tile = given.tile;
            const std::string& end = given.end;
            MatadorTable table({"5-6", tile}, {{"set", set}, {"matadors", matadors}});
            REQUIRE_EQ(table.play({"open 5-6"}), "");
            REQUIRE_EQ(table.ways(tile), "L across, R across");
            REQUIRE_EQ(table.play({"place " + tile + " L across"}), "");
            REQUIRE_EQ(table.ends(), "L=" + end + " R=6");
        }
    }
}

// The spinner

TEST_CASE("the opening double is a spinner with four arms") {
    MatadorTable table({"4-4 5-5 0-1 0-2 0-3", "1-3 0-4 0-5 0-6 2-2"}, {{"spinner", true}});
    REQUIRE_EQ(table.play({"open 4-4"}), "");
    REQUIRE_EQ(table.ends(), "L=4 R=4 U=4 D=4");
    REQUIRE_EQ(table.last_laid(), "4-4 by 0, across, spinner");
    REQUIRE_EQ(table.ways("1-3"), "D 3, L 3, R 3, U 3");
    REQUIRE_EQ(table.play({"place 1-3 D 3"}), "");
    REQUIRE_EQ(table.ends(), "L=4 R=4 U=4 D=1");
}

TEST_CASE("the first double laid later opens two arms beside its own") {
    MatadorTable table({"1-5 2-5 0-1 0-2 0-3", "2-2 0-4 0-5 0-6 6-6"}, {{"spinner", true}});
    REQUIRE_EQ(table.play({"open 1-5"}), "");
    REQUIRE_EQ(table.ways("2-2"), "R 2");
    REQUIRE_EQ(table.play({"place 2-2 R 2"}), "");
    REQUIRE_EQ(table.ends(), "L=1 R=2 U=2 D=2");
    REQUIRE_EQ(table.last_laid(), "2-2 by 1 on R, across, spinner");
    REQUIRE_EQ(table.ways("2-5"), "D across, L across, R across, U across");
    REQUIRE_EQ(table.play({"place 2-5 U across"}), "");
    REQUIRE_EQ(table.ends(), "L=1 R=2 U=gate D=2");
}

TEST_CASE("there is one spinner in a round") {
    MatadorTable table({"6-6 0-1 0-2 0-3 0-4", "1-1 0-5 0-6 2-2 3-3"}, {{"spinner", true}});
    REQUIRE_EQ(table.play({"open 6-6", "place 1-1 U 1"}), "");
    REQUIRE_EQ(table.ends(), "L=6 R=6 U=1 D=6");
    REQUIRE_EQ(table.last_laid(), "1-1 by 1 on U, 1 inward");
}

TEST_CASE("a matador double is no spinner but the next double is") {
    struct Row {
        std::string name;
        int set;
        std::string matador;
        std::string next;
    };
    std::vector<Row> rows;
    rows.push_back({"the double blank", 6, "0-0", "1-1"});
    rows.push_back({"the five of the double-nine", 9, "5-5", "4-4"});
    for (const Row& given : rows) {
        SUBCASE(given.name.c_str()) {
            const int& set = given.set;
            const std::string& matador = given.matador;
            const std::string& next = given.next;
            const string half = next.substr(0, 1);
            MatadorTable table({"1-6 " + next, matador}, {{"set", set}, {"spinner", true}});
            REQUIRE_EQ(table.play({"open 1-6", "place " + matador + " L across"}), "");
            REQUIRE_EQ(table.ends(), "L=gate R=6");
            REQUIRE_EQ(table.last_laid(), matador + " by 1 on L, across");
            REQUIRE_EQ(table.play({"place " + next + " R " + half}), "");
            REQUIRE_EQ(table.ends(), boneyard::test::filled("L=gate R=%1 U=%1 D=%1", next.substr(0, 1)));
        }
    }
}

TEST_CASE("a matador double that opens lies in line with a spinner too") {
    MatadorTable blank({"0-0", "1-1"}, {{"spinner", true}});
    REQUIRE_EQ(blank.play({"open 0-0"}), "");
    REQUIRE_EQ(blank.ends(), "L=0 R=0");
    REQUIRE_EQ(blank.last_laid(), "0-0 by 0");
    MatadorTable five({"5-5", "1-1"}, {{"set", 9}, {"spinner", true}});
    REQUIRE_EQ(five.play({"open 5-5"}), "");
    REQUIRE_EQ(five.ends(), "L=5 R=5");
    REQUIRE_EQ(five.last_laid(), "5-5 by 0");
}

TEST_CASE("without the option no double opens new arms") {
    MatadorTable table({"4-4", "3-3"});
    REQUIRE_EQ(table.play({"open 4-4", "place 3-3 R 3"}), "");
    REQUIRE_EQ(table.ends(), "L=4 R=3");
}
