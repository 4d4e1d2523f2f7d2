// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>
#include <algorithm>

#include "triominoes_table.h"

using boneyard::test::joined;
using boneyard::test::Words;
using boneyard::triominoes::Cell;
using boneyard::triominoes::Game;
using boneyard::triominoes::is_triple;
using boneyard::triominoes::Lattice;
using boneyard::triominoes::parse_tile;
using boneyard::triominoes::shown;
using boneyard::triominoes::Tile;
using boneyard::triominoes::tile_text;
using boneyard::triominoes::TileSet;
using boneyard::triominoes::value;

namespace {

Cell cell(int x, int y) { return {static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)}; }

/// "1,1 0,0 2,0"
template <class Points>
std::string text_of(const Points& points) {
    std::string all;
    for (const Cell point : points)
        all += (all.empty() ? "" : " ") + boneyard::test::filled("%1,%2", point.x, point.y);
    return all;
}

/// What the corners of a cell show when the tile lies in it: "5 0 3".
std::string shows(const char* tile, int r) {
    const Tile number = parse_tile(tile).value();
    return boneyard::test::filled("%1 %2 %3", shown(number, r, 0), shown(number, r, 1), shown(number, r, 2));
}

std::string spelled(const char* text) {
    const auto action = Game::parse(text);
    return action ? Game::text(*action) : "nothing";
}

}  // namespace

// Triominoes: its triangles, and the grid in which they lie.

// The tiles

TEST_CASE("there are 56 tiles in canonical order") {
    const auto all = boneyard::test::words(
        "0-0-0 0-0-1 0-0-2 0-0-3 0-0-4 0-0-5 0-1-1 0-1-2 0-1-3 0-1-4 0-1-5 0-2-2 0-2-3 0-2-4 0-2-5 "
        "0-3-3 0-3-4 0-3-5 0-4-4 0-4-5 0-5-5 1-1-1 1-1-2 1-1-3 1-1-4 1-1-5 1-2-2 1-2-3 1-2-4 1-2-5 "
        "1-3-3 1-3-4 1-3-5 1-4-4 1-4-5 1-5-5 2-2-2 2-2-3 2-2-4 2-2-5 2-3-3 2-3-4 2-3-5 2-4-4 2-4-5 "
        "2-5-5 3-3-3 3-3-4 3-3-5 3-4-4 3-4-5 3-5-5 4-4-4 4-4-5 4-5-5 5-5-5");
    REQUIRE_EQ(all.size(), std::size_t{56});
    REQUIRE_EQ(boneyard::test::texts_of(TileSet::full(), tile_text), all);
    for (std::size_t i = 0; i < all.size(); ++i) REQUIRE_EQ(std::size_t{*parse_tile(all[i])}, i);
}

TEST_CASE("a tile has one text") {
    for (const char* wrong : {"", "0", "0-3", "0-5-3", "3-5-0", "5-3-0", "0-0-6", "0-3-5-", "0-3-5 ",
                              " 0-3-5", "0 3 5", "035", "-1-0-0", "0-3-05"})
        REQUIRE_MESSAGE(!parse_tile(wrong), wrong);
}

TEST_CASE("a tile is worth the sum of its corners") {
    REQUIRE_EQ(value(*parse_tile("0-3-5")), 8);
    REQUIRE_EQ(value(*parse_tile("5-5-5")), 15);
    REQUIRE_EQ(value(*parse_tile("0-0-0")), 0);
    REQUIRE_EQ(value(boneyard::test::triangles("0-3-5 1-1-1 0-0-0")), 11);
    REQUIRE_EQ(value(TileSet::full()), 420);  // a corner is 2.5 on average: 56 times 7.5
}

TEST_CASE("six tiles are triples") {
    Words triples;
    TileSet::full().each([&](Tile tile) {
        if (is_triple(tile)) triples.push_back(tile_text(tile));
    });
    REQUIRE_EQ(joined(triples), "0-0-0, 1-1-1, 2-2-2, 3-3-3, 4-4-4, 5-5-5");
}

TEST_CASE("a turned tile shows its numbers one corner on") {
    REQUIRE_EQ(shows("0-3-5", 0), "0 3 5");
    REQUIRE_EQ(shows("0-3-5", 1), "3 5 0");
    REQUIRE_EQ(shows("0-3-5", 2), "5 0 3");
}

// The grid

TEST_CASE("corners go clockwise from the top or the bottom") {
    REQUIRE_EQ(text_of(corners_of(cell(0, 0))), "0,0 1,1 -1,1");
    REQUIRE_EQ(text_of(corners_of(cell(3, -1))), "3,-1 4,0 2,0");
    REQUIRE_EQ(text_of(corners_of(cell(1, 0))), "1,1 0,0 2,0");
    REQUIRE_EQ(text_of(corners_of(cell(-2, 1))), "-2,2 -3,1 -1,1");
}

TEST_CASE("a cell that points up has its third neighbour below and the others above") {
    REQUIRE_EQ(text_of(neighbours_of(cell(0, 0))), "-1,0 1,0 0,1");
    REQUIRE_EQ(text_of(neighbours_of(cell(1, 0))), "0,0 2,0 1,-1");
    REQUIRE_EQ(text_of(neighbours_of(cell(-3, -1))), "-4,-1 -2,-1 -3,0");
    REQUIRE_EQ(text_of(neighbours_of(cell(-2, -1))), "-3,-1 -1,-1 -2,-2");
}

TEST_CASE("six cells lie around a point") {
    REQUIRE_EQ(text_of(boneyard::triominoes::around(cell(0, 0))), "-1,-1 0,-1 1,-1 -1,0 0,0 1,0");
    for (const Cell near : boneyard::triominoes::around(cell(3, -1))) {
        const auto corners = corners_of(near);
        REQUIRE_EQ(std::count(corners.begin(), corners.end(), cell(3, -1)), 1);
    }
}

TEST_CASE("a tile leaves three free places and each next one more") {
    Lattice lattice;
    REQUIRE_EQ(lattice.frontier_size(), 0);
    lattice.lay(0, cell(0, 0), 0);
    REQUIRE_EQ(text_of(std::vector<Cell>(lattice.frontier_begin(), lattice.frontier_end())), "-1,0 1,0 0,1");
    lattice.lay(0, cell(1, 0), 0);
    REQUIRE_EQ(lattice.frontier_size(), 4);
}

TEST_CASE("a place between two tiles is free once") {
    Lattice lattice;
    lattice.lay(0, cell(0, 0), 0);
    lattice.lay(0, cell(2, 0), 0);
    REQUIRE_EQ(lattice.frontier_size(), 5);  // three each, and 1 0 is the same
    REQUIRE_EQ(lattice.edges(cell(1, 0)), 2);
    lattice.lay(0, cell(1, 0), 0);
    REQUIRE_EQ(lattice.frontier_size(), 5);  // less itself, and one more above it
}

TEST_CASE("the numbers around a place are read clockwise") {
    Lattice lattice;
    lattice.lay(parse_tile("0-1-2").value(), cell(0, 0), 0);
    REQUIRE_EQ(lattice.numbers_around(cell(0, 0)), (std::vector<int>{0, 1, 2}));
    REQUIRE_EQ(lattice.numbers_around(cell(1, 0)), (std::vector<int>{1, 0}));
    REQUIRE_EQ(lattice.numbers_around(cell(-1, 0)), (std::vector<int>{0, 2}));
    REQUIRE_EQ(lattice.numbers_around(cell(0, 1)), (std::vector<int>{2, 1}));
    REQUIRE((lattice.numbers_around(cell(6, 0)).empty()));
}

TEST_CASE("all tiles in one row do not meet themselves") {
    struct Row {
        std::string name;
        int dx;
        int dy;
    };
    std::vector<Row> rows;
    rows.push_back({"to the right", 1, 0});
    rows.push_back({"to the left", -1, 0});
    rows.push_back({"down to the right", 1, 1});
    rows.push_back({"up to the left", -1, -1});
    for (const Row& given : rows) {
        SUBCASE(given.name.c_str()) {
            const int& dx = given.dx;
            const int& dy = given.dy;
            // A slanted row goes sideways and down in turn, from a tile that points up.
            std::vector<Cell> row;
            row.reserve(56);
            for (int i = 0; i < 56; ++i)
                row.push_back(dy == 0 ? cell(i * dx, 0)
                                      : cell((i + (dy < 0)) / 2 * dx, (i + (dy > 0)) / 2 * dy));
            Lattice lattice;
            for (std::size_t i = 0; i < row.size(); ++i) {
                REQUIRE_EQ(lattice.edges(row[i]), i == 0 ? 0 : 1);
                lattice.lay(0, row[i], 0);
                REQUIRE_EQ(lattice.frontier_size(), static_cast<int>(i) + 3);
                REQUIRE_EQ(lattice.hexagons(row[i]), 0);
            }
            std::vector<std::string> frontier = boneyard::test::split(
                text_of(std::vector<Cell>(lattice.frontier_begin(), lattice.frontier_end())), " ");
            std::sort(frontier.begin(), frontier.end());
            REQUIRE((std::adjacent_find(frontier.begin(), frontier.end()) == frontier.end()));
            REQUIRE((std::all_of(row.begin(), row.end(), [&](Cell c) { return lattice.filled(c); })));
        }
    }
}

// The protocol's words

TEST_CASE("an action has one spelling") {
    for (const char* text : {"place 0-3-5 0 0 0", "place 0-3-5 -12 7 2", "draw", "pass", "next"})
        REQUIRE_EQ(spelled(text), text);
}

TEST_CASE("what is no action means nothing") {
    for (const char* text : {"",
                             "place",
                             "place 0-3-5",
                             "place 0-3-5 0 0",
                             "place 0-3-5 0 0 3",
                             "place 0-3-5 0 0 -1",
                             "place 0-3-5 0 0 0 0",
                             "place 0-3-5 0 0 0 ",
                             "place  0-3-5 0 0 0",
                             " place 0-3-5 0 0 0",
                             "place 0-5-3 0 0 0",
                             "place 0-3-5 00 0 0",
                             "place 0-3-5 +1 0 0",
                             "place 0-3-5 -0 0 0",
                             "place 0-3-5 x 0 0",
                             "place 0-3-5 1.0 0 0",
                             "place 0-3-5 99999999999 0 0",
                             "place 0-3-5 256 0 0",
                             "place 0-3-5 0 -300 0",
                             "place 0-3-5 0 0 256",
                             "draw 1",
                             "draw ",
                             "Draw",
                             "pass pass",
                             "open 0-3-5"})
        REQUIRE_EQ(spelled(text), "nothing");
}
