// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>

#include "suite.h"
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
QString text_of(const Points& points) {
    QString all;
    for (const Cell point : points)
        all += (all.isEmpty() ? "" : " ") + QString("%1,%2").arg(point.x).arg(point.y);
    return all;
}

/// What the corners of a cell show when the tile lies in it: "5 0 3".
QString shows(const char* tile, int r) {
    const Tile number = parse_tile(tile).value();
    return QString("%1 %2 %3").arg(shown(number, r, 0)).arg(shown(number, r, 1)).arg(shown(number, r, 2));
}

QString spelled(const char* text) {
    const auto action = Game::parse(text);
    return action ? QString::fromStdString(Game::text(*action)) : "nothing";
}

}  // namespace

/// Triominoes: its triangles, and the grid in which they lie.
class TestTriominoesTiles : public QObject {
    Q_OBJECT

private slots:
    // The tiles

    void there_are_56_tiles_in_canonical_order() {
        const auto all = boneyard::test::words(
            "0-0-0 0-0-1 0-0-2 0-0-3 0-0-4 0-0-5 0-1-1 0-1-2 0-1-3 0-1-4 0-1-5 0-2-2 0-2-3 0-2-4 0-2-5 "
            "0-3-3 0-3-4 0-3-5 0-4-4 0-4-5 0-5-5 1-1-1 1-1-2 1-1-3 1-1-4 1-1-5 1-2-2 1-2-3 1-2-4 1-2-5 "
            "1-3-3 1-3-4 1-3-5 1-4-4 1-4-5 1-5-5 2-2-2 2-2-3 2-2-4 2-2-5 2-3-3 2-3-4 2-3-5 2-4-4 2-4-5 "
            "2-5-5 3-3-3 3-3-4 3-3-5 3-4-4 3-4-5 3-5-5 4-4-4 4-4-5 4-5-5 5-5-5");
        QCOMPARE(all.size(), std::size_t{56});
        QCOMPARE(boneyard::test::texts_of(TileSet::full(), tile_text), all);
        for (std::size_t i = 0; i < all.size(); ++i) QCOMPARE(std::size_t{*parse_tile(all[i])}, i);
    }

    void a_tile_has_one_text() {
        for (const char* wrong : {"", "0", "0-3", "0-5-3", "3-5-0", "5-3-0", "0-0-6", "0-3-5-", "0-3-5 ",
                                  " 0-3-5", "0 3 5", "035", "-1-0-0", "0-3-05"})
            QVERIFY2(!parse_tile(wrong), wrong);
    }

    void a_tile_is_worth_the_sum_of_its_corners() {
        QCOMPARE(value(*parse_tile("0-3-5")), 8);
        QCOMPARE(value(*parse_tile("5-5-5")), 15);
        QCOMPARE(value(*parse_tile("0-0-0")), 0);
        QCOMPARE(value(boneyard::test::triangles("0-3-5 1-1-1 0-0-0")), 11);
        QCOMPARE(value(TileSet::full()), 420);  // a corner is 2.5 on average: 56 times 7.5
    }

    void six_tiles_are_triples() {
        Words triples;
        TileSet::full().each([&](Tile tile) {
            if (is_triple(tile)) triples.push_back(tile_text(tile));
        });
        QCOMPARE(joined(triples), "0-0-0, 1-1-1, 2-2-2, 3-3-3, 4-4-4, 5-5-5");
    }

    void a_turned_tile_shows_its_numbers_one_corner_on() {
        QCOMPARE(shows("0-3-5", 0), "0 3 5");
        QCOMPARE(shows("0-3-5", 1), "3 5 0");
        QCOMPARE(shows("0-3-5", 2), "5 0 3");
    }

    // The grid

    void corners_go_clockwise_from_the_top_or_the_bottom() {
        QCOMPARE(text_of(corners_of(cell(0, 0))), "0,0 1,1 -1,1");
        QCOMPARE(text_of(corners_of(cell(3, -1))), "3,-1 4,0 2,0");
        QCOMPARE(text_of(corners_of(cell(1, 0))), "1,1 0,0 2,0");
        QCOMPARE(text_of(corners_of(cell(-2, 1))), "-2,2 -3,1 -1,1");
    }

    void a_cell_that_points_up_has_its_third_neighbour_below_and_the_others_above() {
        QCOMPARE(text_of(neighbours_of(cell(0, 0))), "-1,0 1,0 0,1");
        QCOMPARE(text_of(neighbours_of(cell(1, 0))), "0,0 2,0 1,-1");
        QCOMPARE(text_of(neighbours_of(cell(-3, -1))), "-4,-1 -2,-1 -3,0");
        QCOMPARE(text_of(neighbours_of(cell(-2, -1))), "-3,-1 -1,-1 -2,-2");
    }

    void six_cells_lie_around_a_point() {
        QCOMPARE(text_of(boneyard::triominoes::around(cell(0, 0))), "-1,-1 0,-1 1,-1 -1,0 0,0 1,0");
        for (const Cell near : boneyard::triominoes::around(cell(3, -1))) {
            const auto corners = corners_of(near);
            QCOMPARE(std::count(corners.begin(), corners.end(), cell(3, -1)), 1);
        }
    }

    void a_tile_leaves_three_free_places_and_each_next_one_more() {
        Lattice lattice;
        QCOMPARE(lattice.frontier_size(), 0);
        lattice.lay(0, cell(0, 0), 0);
        QCOMPARE(text_of(std::vector<Cell>(lattice.frontier_begin(), lattice.frontier_end())),
                 "-1,0 1,0 0,1");
        lattice.lay(0, cell(1, 0), 0);
        QCOMPARE(lattice.frontier_size(), 4);
    }

    void a_place_between_two_tiles_is_free_once() {
        Lattice lattice;
        lattice.lay(0, cell(0, 0), 0);
        lattice.lay(0, cell(2, 0), 0);
        QCOMPARE(lattice.frontier_size(), 5);  // three each, and 1 0 is the same
        QCOMPARE(lattice.edges(cell(1, 0)), 2);
        lattice.lay(0, cell(1, 0), 0);
        QCOMPARE(lattice.frontier_size(), 5);  // less itself, and one more above it
    }

    void the_numbers_around_a_place_are_read_clockwise() {
        Lattice lattice;
        lattice.lay(parse_tile("0-1-2").value(), cell(0, 0), 0);
        QCOMPARE(lattice.numbers_around(cell(0, 0)), (std::vector<int>{0, 1, 2}));
        QCOMPARE(lattice.numbers_around(cell(1, 0)), (std::vector<int>{1, 0}));
        QCOMPARE(lattice.numbers_around(cell(-1, 0)), (std::vector<int>{0, 2}));
        QCOMPARE(lattice.numbers_around(cell(0, 1)), (std::vector<int>{2, 1}));
        QVERIFY(lattice.numbers_around(cell(6, 0)).empty());
    }

    void all_tiles_in_one_row_do_not_meet_themselves_data() {
        QTest::addColumn<int>("dx");
        QTest::addColumn<int>("dy");
        QTest::newRow("to the right") << 1 << 0;
        QTest::newRow("to the left") << -1 << 0;
        QTest::newRow("down to the right") << 1 << 1;
        QTest::newRow("up to the left") << -1 << -1;
    }

    void all_tiles_in_one_row_do_not_meet_themselves() {
        QFETCH(int, dx);
        QFETCH(int, dy);
        // A slanted row goes sideways and down in turn, from a tile that points up.
        std::vector<Cell> row;
        row.reserve(56);
        for (int i = 0; i < 56; ++i)
            row.push_back(dy == 0 ? cell(i * dx, 0) : cell((i + (dy < 0)) / 2 * dx, (i + (dy > 0)) / 2 * dy));
        Lattice lattice;
        for (std::size_t i = 0; i < row.size(); ++i) {
            QCOMPARE(lattice.edges(row[i]), i == 0 ? 0 : 1);
            lattice.lay(0, row[i], 0);
            QCOMPARE(lattice.frontier_size(), static_cast<int>(i) + 3);
            QCOMPARE(lattice.hexagons(row[i]), 0);
        }
        QStringList frontier =
            text_of(std::vector<Cell>(lattice.frontier_begin(), lattice.frontier_end())).split(' ');
        QCOMPARE(frontier.removeDuplicates(), 0);
        QVERIFY(std::all_of(row.begin(), row.end(), [&](Cell c) { return lattice.filled(c); }));
    }

    // The protocol's words

    void an_action_has_one_spelling() {
        for (const char* text : {"place 0-3-5 0 0 0", "place 0-3-5 -12 7 2", "draw", "pass", "next"})
            QCOMPARE(spelled(text), text);
    }

    void what_is_no_action_means_nothing() {
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
            QCOMPARE(spelled(text), "nothing");
    }
};

BONEYARD_TEST(TestTriominoesTiles)
#include "tst_triominoes_tiles.moc"
