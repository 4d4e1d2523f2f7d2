// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "matching_elements_table.h"
#include "suite.h"

using boneyard::matching_elements::Game;
using boneyard::test::Elements;
using boneyard::test::legal_text;
using boneyard::test::play;
using boneyard::test::set_up;
using boneyard::test::told;
using boneyard::test::ways;
using std::string;

namespace {

/// Red is the colour; seat 0 is to move, and there are tiles enough in the other hands.
Game table(const std::vector<string>& laid, const string& hand, const string& colour = "R") {
    Elements position{.hands = {hand, "Y:0-3 Y:1-2", "Y:0-3 Y:1-2"}, .laid = laid, .colour = colour};
    position.rules.colours = 6;
    return set_up(position);
}

/// Where the tile lies that is the k-th laid: its centre, its direction and its near number: "4 0 E 9".
QString lies(const Game& game, std::size_t k) {
    static const QString kDirections = "ENWS";
    const auto board = game.view(0).table.board;
    const auto& placed = board.placed()[k];
    return QString("%1 %2 %3 %4")
        .arg(placed.x)
        .arg(placed.y)
        .arg(kDirections[static_cast<int>(placed.direction)])
        .arg(placed.inner);
}

/// The same after a placement: of a tile that is in nobody's hand, laid as the last.
QString lies_then(std::vector<string> laid, const string& placement) {
    laid.push_back(placement);
    return lies(table(laid, "O:1-2"), laid.size() - 1);
}

/// What seat 0 scores for a placement on these tiles: "points 0 O:9-12 1 line".
QString scored(const std::vector<string>& laid, const string& placement) {
    Game game = table(laid, placement.substr(0, placement.find(' ')) + " P:1-2");
    const auto events = play(game, "place " + placement);
    const int points = game.view(0).table.points[0];
    if (events.at(1).points != points || game.view(0).table.board.placed().back().points != points)
        return "torn";
    return QString("%1 %2").arg(events.at(1).points).arg(QString::fromStdString(string(events.at(1).why)));
}

/// R:3-9 lies first, then one tile at each of its ports: 1 in line after it, 2 before it, 3 above, 4 below.
const std::vector<string> kCross{"R:3-9 first", "R:9-12 0 f 9", "R:3-6 0 n 3", "R:0-0 0 l 0", "R:1-2 0 r 1"};

}  // namespace

/// Matching Elements: where a tile may be laid, where it lies then, and what it brings.
class TestMatchingElementsPlacing : public QObject {
    Q_OBJECT

private slots:
    // Geometry

    void the_first_tile_has_four_ports() {
        const std::vector<string> first{"R:3-9 first"};
        QCOMPARE(lies_then(first, "R:9-12 0 f 9"), "4 0 E 9");
        QCOMPARE(lies_then(first, "R:3-6 0 n 3"), "-4 0 W 3");
        QCOMPARE(lies_then(first, "R:0-0 0 l 0"), "0 -3 N 0");
        QCOMPARE(lies_then(first, "R:1-2 0 r 1"), "0 3 S 1");
    }

    void a_tile_to_the_east_has_three_ports() {  // at 4 0
        QCOMPARE(lies_then(kCross, "O:12-12 1 f 12"), "8 0 E 12");
        QCOMPARE(lies_then(kCross, "R:6-6 1 l 6"), "4 -3 N 6");
        QCOMPARE(lies_then(kCross, "R:6-6 1 r 6"), "4 3 S 6");
    }

    void a_tile_to_the_north_has_three_ports() {  // at 0 -3; left of north is west
        QCOMPARE(lies_then(kCross, "R:0-6 3 f 0"), "0 -7 N 0");
        QCOMPARE(lies_then(kCross, "R:0-6 3 l 6"), "-3 -3 W 6");
        QCOMPARE(lies_then(kCross, "R:0-6 3 r 0"), "3 -3 E 0");
    }

    void a_tile_to_the_west_has_three_ports() {  // at -4 0; left of west is south
        QCOMPARE(lies_then(kCross, "O:6-9 2 f 6"), "-8 0 W 6");
        QCOMPARE(lies_then(kCross, "R:6-6 2 l 6"), "-4 3 S 6");
        QCOMPARE(lies_then(kCross, "R:6-6 2 r 6"), "-4 -3 N 6");
    }

    void a_tile_to_the_south_has_three_ports() {  // at 0 3; left of south is east
        QCOMPARE(lies_then(kCross, "O:2-4 4 f 2"), "0 7 S 2");
        QCOMPARE(lies_then(kCross, "R:6-6 4 l 6"), "3 3 E 6");
        QCOMPARE(lies_then(kCross, "R:6-6 4 r 6"), "-3 3 W 6");
    }

    void turns_add_up() {
        // Up, right, down: the tile that goes down lies at 3 0, beside the first.
        const std::vector<string> round{"R:3-9 first", "R:0-0 0 l 0", "R:1-2 1 r 1"};
        QCOMPARE(lies_then(round, "R:4-5 2 r 5"), "3 0 S 5");
        QCOMPARE(lies_then(round, "R:4-5 2 l 5"), "3 -6 N 5");
        QCOMPARE(lies_then(round, "O:2-4 2 f 2"), "7 -3 E 2");
    }

    void a_line_may_grow_long() {
        std::vector<string> laid{"R:3-9 first"};
        for (int k = 0; k < 11; ++k) {  // the twelve tiles 3-9 of six colours
            laid.push_back(string(1, "RROOYYGGBBPP"[k + 1]) + ":3-9 " + std::to_string(k) + " f " +
                           (k % 2 == 0 ? "9" : "3"));
        }
        for (int k = 11; k < 23; ++k) {  // and the twelve tiles 3-12: the line ends with a 3
            laid.push_back(string(1, "RROOYYGGBBPP"[k - 11]) + ":3-12 " + std::to_string(k) + " f " +
                           (k % 2 == 0 ? "12" : "3"));
        }
        QCOMPARE(lies(table(laid, "O:1-2"), 23), "92 0 E 12");  // 4 * 23
        QCOMPARE(lies_then(laid, "O:3-3 23 f 3"), "96 0 E 3");
    }

    // What fits

    void in_line_the_number_must_be_that_of_the_end() {
        const Game game = table({"R:3-9 first"}, "O:3-6 O:9-12 O:3-9 O:6-12");
        QCOMPARE(ways(game, "O:3-6"), "0 n 3");
        QCOMPARE(ways(game, "O:9-12"), "0 f 9");
        QCOMPARE(ways(game, "O:3-9"), "0 f 9, 0 n 3");
        QCOMPARE(ways(game, "O:6-12"), "");
    }

    void a_tile_joined_in_line_shows_its_other_number() {
        const Game game = table({"R:3-9 first", "O:6-9 0 f 9", "O:3-12 0 n 3"}, "Y:6-9 Y:3-12");
        QCOMPARE(ways(game, "Y:6-9"), "1 f 6");
        QCOMPARE(ways(game, "Y:3-12"), "2 f 12");
    }

    void a_double_shows_its_number_again() {
        const Game game = table({"R:9-9 first", "O:9-9 0 f 9"}, "Y:9-12 Y:9-9");
        QCOMPARE(ways(game, "Y:9-12"), "0 n 9, 1 f 9");
        QCOMPARE(ways(game, "Y:9-9"), "0 n 9, 1 f 9");
    }

    void across_both_tiles_must_have_the_colour() {
        const Game game = table({"R:3-9 first", "O:6-9 0 f 9"}, "R:1-2 O:1-2");
        QCOMPARE(ways(game, "R:1-2"), "0 l 1, 0 l 2, 0 r 1, 0 r 2");  // none at the orange tile
        QCOMPARE(ways(game, "O:1-2"), "");
    }

    void the_table_takes_a_tile_by_number_or_colour() {
        const auto board = table({"R:3-9 first"}, "O:1-2").view(0).table.board;
        const auto takes = [&](const char* tile) {
            return board.takes(*boneyard::matching_elements::parse_tile(tile));
        };
        QVERIFY(takes("R:1-2") && takes("O:3-12") && takes("O:9-9"));
        QVERIFY(!takes("O:1-2") && !takes("O:6-12"));
    }

    void a_double_is_laid_across_in_one_way() {
        QCOMPARE(ways(table({"R:3-9 first"}, "R:6-6"), "R:6-6"), "0 l 6, 0 r 6");
    }

    void a_tile_laid_across_shows_its_other_number() {
        const Game game = table({"R:3-9 first", "R:1-2 0 l 1"}, "O:2-4 O:1-5");
        QCOMPARE(ways(game, "O:2-4"), "1 f 2");
        QCOMPARE(ways(game, "O:1-5"), "");
    }

    void every_way_is_listed_once() {
        const Game game = table({"R:3-9 first"}, "R:3-9 O:9-9 O:1-2 O:3-3");
        QCOMPARE(legal_text(game),
                 "place O:3-3 0 n 3, place O:9-9 0 f 9, place R:3-9 0 f 9, place R:3-9 0 l 3, "
                 "place R:3-9 0 l 9, place R:3-9 0 n 3, place R:3-9 0 r 3, place R:3-9 0 r 9");
        QCOMPARE(legal_text(table({"R:3-9 first"}, "O:3-6 O:3-6")), "place O:3-6 0 n 3");
    }

    void only_the_first_tile_has_the_port_n() {
        const Game game = table(kCross, "R:9-9 R:3-3 R:0-3");
        for (const QString& way : ways(game, "R:9-9").split(", ") + ways(game, "R:3-3").split(", ") +
                                      ways(game, "R:0-3").split(", "))
            QVERIFY2(!way.contains('n'), qPrintable(way));  // that of the first is taken
    }

    void a_port_takes_one_tile() {
        const Game game = table(kCross, "R:9-9 R:3-3 O:3-9");
        for (const char* tile : {"R:9-9", "R:3-3"}) {
            for (const QString& way : ways(game, tile).split(", "))
                QVERIFY2(!way.startsWith("0 "), qPrintable(way));
        }
        QCOMPARE(ways(game, "O:3-9"), "");
    }

    void what_is_no_way_is_refused() {
        const Game game = table({"R:3-9 first", "O:6-9 0 f 9"}, "R:1-2 O:6-12 O:3-6");
        const auto allowed = [&](const string& text) {
            const auto action = Game::parse(text);
            return action && game.allows(*action);
        };
        QVERIFY(allowed("place O:6-12 1 f 6"));
        for (const char* bad : {"place O:6-12 1 f 12",
                                "place O:6-12 0 f 6",
                                "place O:6-12 1 n 6",
                                "place O:6-12 1 l 6",
                                "place O:6-12 0 l 6",
                                "place O:6-12 2 f 6",
                                "place O:6-12 -1 f 6",
                                "place R:1-2 1 l 1",
                                "place R:1-2 0 l 3",
                                "place R:1-2 0 f 1",
                                "place R:1-2 0 x 1",
                                "place R:1-2 0 l",
                                "place R:1-2 first",
                                "place O:6-12 first",
                                "place R:4-5 0 l 4",
                                "place O:12-6 1 f 6",
                                "pass",
                                "draw",
                                "place R:1-2 0 l 1 1",
                                "place R:1-2 l 0 1",
                                "place R:1-2 0 lr 1",
                                "place R:1-2 0 l 13"}) {
            QVERIFY2(!allowed(bad), bad);
        }
    }

    // Room

    void a_tile_may_not_overlap_another() {
        // 1 lies to the west at -4 0, 2 to the north at 0 -3. A tile to the left of 2 would lie at -3 -3, and
        // one to the right of 1 at -4 -3: there is room for the one or the other.
        std::vector<string> laid{"R:3-9 first", "R:3-3 0 n 3", "R:0-0 0 l 0"};
        QVERIFY(ways(table(laid, "R:6-6"), "R:6-6").contains("2 l 6"));
        QVERIFY(ways(table(laid, "R:6-6"), "R:6-6").contains("1 r 6"));
        laid.emplace_back("R:12-12 1 r 12");
        QCOMPARE(ways(table(laid, "R:6-6"), "R:6-6"), "0 r 6, 1 l 6, 2 r 6, 3 l 6");
        laid.back() = "R:12-12 2 l 12";  // to the west: its left is south, where 1 is
        QCOMPARE(ways(table(laid, "R:6-6"), "R:6-6"), "0 r 6, 1 l 6, 2 r 6, 3 r 6");
    }

    void two_tiles_that_would_meet_head_on_overlap() {
        // Two arms go down from the ends of a row, at -4 3 and 4 3. One turns inwards, to -1 3, and covers -3
        // to 1; the other would lie at 1 3 and cover -1 to 3.
        std::vector<string> laid{"R:3-9 first", "R:3-3 0 n 3", "R:9-9 0 f 9", "R:1-2 1 l 1", "R:1-2 2 r 1"};
        QVERIFY(ways(table(laid, "R:12-12"), "R:12-12").contains("4 r 12"));
        laid.emplace_back("R:4-5 3 l 4");
        QCOMPARE(ways(table(laid, "R:12-12"), "R:12-12"), "0 l 12, 1 r 12, 2 l 12, 3 r 12, 4 l 12, 5 r 12");
        // The same in a column: the tile at 3 -6 covers -8 to -4; one at 3 -8 would cover -10 to -6.
        laid = {"R:3-9 first", "R:0-0 0 l 0", "R:0-3 1 f 0", "R:3-3 2 f 3", "R:1-2 1 r 1", "R:1-2 3 r 1"};
        QVERIFY(ways(table(laid, "R:12-12"), "R:12-12").contains("5 r 12"));
        laid.emplace_back("R:4-5 4 l 4");
        QCOMPARE(ways(table(laid, "R:12-12"), "R:12-12"),
                 "0 r 12, 1 l 12, 2 l 12, 3 l 12, 4 r 12, 5 l 12, 6 r 12");
    }

    void a_tile_that_is_in_the_way_of_a_line_closes_it() {
        // Up, right, down: the tile at 3 0 stands where the line of the first would go on.
        const std::vector<string> laid{"R:3-9 first", "R:0-0 0 l 0", "R:1-2 1 r 1"};
        QCOMPARE(ways(table(laid, "O:9-9"), "O:9-9"), "0 f 9");
        std::vector<string> closed = laid;
        closed.emplace_back("R:4-5 2 r 5");
        QCOMPARE(ways(table(closed, "O:9-9"), "O:9-9"), "");
        QCOMPARE(ways(table(closed, "O:3-3"), "O:3-3"), "0 n 3");
    }

    void touching_is_no_overlap_and_has_no_meaning() {
        // The same tile touches the end of the first, the 9, with its long side.
        const std::vector<string> laid{"R:3-9 first", "R:0-0 0 l 0", "R:1-2 1 r 1"};
        Game game = table(laid, "R:4-5 R:12-12");
        QVERIFY(ways(game, "R:4-5").contains("2 r 5"));
        QCOMPARE(told(play(game, "place R:4-5 2 r 5")), "place 0 R:4-5, points 0 R:4-5 3 across, turn 1");
        QCOMPARE(lies(game, 3), "3 0 S 5");
    }

    void a_tile_has_no_ports_where_there_is_no_room() {
        // The tile at 3 0 has the first to the west of it, its right: left and far are free.
        const Game game =
            table({"R:3-9 first", "R:0-0 0 l 0", "R:1-2 1 r 1", "R:4-5 2 r 5"}, "R:12-12 O:4-8");
        QCOMPARE(ways(game, "R:12-12"), "0 r 12, 1 l 12, 2 l 12, 3 l 12");
        QCOMPARE(ways(game, "O:4-8"), "3 f 4");
    }

    // Points

    void across_brings_three_and_four_if_the_near_number_is_one_of_the_two() {
        QCOMPARE(scored({"R:3-9 first"}, "R:0-6 0 l 0"), "3 across");
        QCOMPARE(scored({"R:3-9 first"}, "R:3-6 0 l 6"), "3 across");
        QCOMPARE(scored({"R:3-9 first"}, "R:3-6 0 l 3"), "4 both");
        QCOMPARE(scored({"R:3-9 first"}, "R:9-12 0 r 9"), "4 both");
        QCOMPARE(scored({"R:3-9 first"}, "R:9-12 0 r 12"), "3 across");
        QCOMPARE(scored({"R:3-9 first", "R:6-9 0 f 9"}, "R:3-12 1 r 3"), "3 across");  // the 3 is of another
    }

    void in_line_brings_one_and_four_with_the_colour() {
        QCOMPARE(scored({"R:3-9 first"}, "O:9-12 0 f 9"), "1 line");
        QCOMPARE(scored({"R:3-9 first"}, "R:9-12 0 f 9"), "4 both");
        QCOMPARE(scored({"R:3-9 first"}, "R:3-12 0 n 3"), "4 both");
        QCOMPARE(scored({"R:3-9 first", "O:6-9 0 f 9"}, "O:6-12 1 f 6"), "1 line");
        QCOMPARE(scored({"R:3-9 first", "O:6-9 0 f 9"}, "R:6-12 1 f 6"), "4 both");  // at an orange tile
    }

    void a_double_scores_twice_that() {
        QCOMPARE(scored({"R:3-9 first"}, "R:6-6 0 l 6"), "6 across");
        QCOMPARE(scored({"R:3-9 first"}, "R:9-9 0 l 9"), "8 both");
        QCOMPARE(scored({"R:3-9 first"}, "O:9-9 0 f 9"), "2 line");
        QCOMPARE(scored({"R:3-9 first"}, "R:3-3 0 n 3"), "8 both");
    }

    void a_tile_laid_on_a_double_scores_no_more_for_it() {
        QCOMPARE(scored({"R:9-9 first"}, "R:3-9 0 l 9"), "4 both");
        QCOMPARE(scored({"R:9-9 first"}, "O:3-9 0 n 9"), "1 line");
    }

    void the_colour_is_the_one_that_was_named() {
        Game game = table({"B:3-9 first"}, "B:9-12 R:9-12", "B");
        QCOMPARE(ways(game, "R:9-12"), "0 f 9");
        QCOMPARE(told(play(game, "place B:9-12 0 f 9")), "place 0 B:9-12, points 0 B:9-12 4 both, turn 1");
    }

    void the_points_of_a_round_add_up_and_are_no_part_of_the_scores() {
        Elements position{.hands = {"R:9-12 R:6-6 O:1-2", "Y:3-6", "Y:0-3"}, .laid = {"R:3-9 first"}};
        position.rules.colours = 3;
        Game game = set_up(position);
        play(game, "place R:9-12 0 f 9");
        QCOMPARE(told(play(game, "place Y:3-6 0 n 3")), "place 1 Y:3-6, points 1 Y:3-6 1 line, turn 2");
        play(game, "pass");
        play(game, "place R:6-6 2 f 6");
        QCOMPARE(boneyard::test::state(game, "points"), "[12,1,0]");
        QCOMPARE(boneyard::test::scores(game), "0, 0, 0");
    }

    void the_state_tells_of_each_tile_on_the_table() {
        const Game game = table({"R:3-9 first", "R:0-3 0 l 3", "O:0-6 1 f 0"}, "O:1-2");
        QCOMPARE(
            boneyard::test::state(game, "placed"),
            R"([{"tile":"R:3-9","seat":0,"x":0,"y":0,"dir":"E","near":3,"anchor":null,"port":null,"points":0},)"
            R"({"tile":"R:0-3","seat":0,"x":0,"y":-3,"dir":"N","near":3,"anchor":0,"port":"l","points":4},)"
            R"({"tile":"O:0-6","seat":0,"x":0,"y":-7,"dir":"N","near":0,"anchor":1,"port":"f","points":1}])");
    }
};

BONEYARD_TEST(TestMatchingElementsPlacing)
#include "tst_matching_elements_placing.moc"
