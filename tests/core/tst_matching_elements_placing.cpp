// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "matching_elements_table.h"

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
std::string lies(const Game& game, std::size_t k) {
    static const std::string kDirections = "ENWS";
    const auto board = game.view(0).table.board;
    const auto& placed = board.placed()[k];
    return boneyard::test::filled("%1 %2 %3 %4", placed.x, placed.y,
                                  kDirections[static_cast<std::size_t>(placed.direction)], placed.inner);
}

/// The same after a placement: of a tile that is in nobody's hand, laid as the last.
std::string lies_then(std::vector<string> laid, const string& placement) {
    laid.push_back(placement);
    return lies(table(laid, "O:1-2"), laid.size() - 1);
}

/// What seat 0 scores for a placement on these tiles: "points 0 O:9-12 1 line".
std::string scored(const std::vector<string>& laid, const string& placement) {
    Game game = table(laid, placement.substr(0, placement.find(' ')) + " P:1-2");
    const auto events = play(game, "place " + placement);
    const int points = game.view(0).table.points[0];
    if (events.at(1).points != points || game.view(0).table.board.placed().back().points != points)
        return "torn";
    return boneyard::test::filled("%1 %2", events.at(1).points, string(events.at(1).why));
}

/// R:3-9 lies first, then one tile at each of its ports: 1 in line after it, 2 before it, 3 above, 4 below.
const std::vector<string> kCross{"R:3-9 first", "R:9-12 0 f 9", "R:3-6 0 n 3", "R:0-0 0 l 0", "R:1-2 0 r 1"};

}  // namespace

// Matching Elements: where a tile may be laid, where it lies then, and what it brings.

// Geometry

TEST_CASE("the first tile has four ports") {
    const std::vector<string> first{"R:3-9 first"};
    REQUIRE_EQ(lies_then(first, "R:9-12 0 f 9"), "4 0 E 9");
    REQUIRE_EQ(lies_then(first, "R:3-6 0 n 3"), "-4 0 W 3");
    REQUIRE_EQ(lies_then(first, "R:0-0 0 l 0"), "0 -3 N 0");
    REQUIRE_EQ(lies_then(first, "R:1-2 0 r 1"), "0 3 S 1");
}

TEST_CASE("a tile to the east has three ports") {  // at 4 0
    REQUIRE_EQ(lies_then(kCross, "O:12-12 1 f 12"), "8 0 E 12");
    REQUIRE_EQ(lies_then(kCross, "R:6-6 1 l 6"), "4 -3 N 6");
    REQUIRE_EQ(lies_then(kCross, "R:6-6 1 r 6"), "4 3 S 6");
}

TEST_CASE("a tile to the north has three ports") {  // at 0 -3; left of north is west
    REQUIRE_EQ(lies_then(kCross, "R:0-6 3 f 0"), "0 -7 N 0");
    REQUIRE_EQ(lies_then(kCross, "R:0-6 3 l 6"), "-3 -3 W 6");
    REQUIRE_EQ(lies_then(kCross, "R:0-6 3 r 0"), "3 -3 E 0");
}

TEST_CASE("a tile to the west has three ports") {  // at -4 0; left of west is south
    REQUIRE_EQ(lies_then(kCross, "O:6-9 2 f 6"), "-8 0 W 6");
    REQUIRE_EQ(lies_then(kCross, "R:6-6 2 l 6"), "-4 3 S 6");
    REQUIRE_EQ(lies_then(kCross, "R:6-6 2 r 6"), "-4 -3 N 6");
}

TEST_CASE("a tile to the south has three ports") {  // at 0 3; left of south is east
    REQUIRE_EQ(lies_then(kCross, "O:2-4 4 f 2"), "0 7 S 2");
    REQUIRE_EQ(lies_then(kCross, "R:6-6 4 l 6"), "3 3 E 6");
    REQUIRE_EQ(lies_then(kCross, "R:6-6 4 r 6"), "-3 3 W 6");
}

TEST_CASE("turns add up") {
    // Up, right, down: the tile that goes down lies at 3 0, beside the first.
    const std::vector<string> round{"R:3-9 first", "R:0-0 0 l 0", "R:1-2 1 r 1"};
    REQUIRE_EQ(lies_then(round, "R:4-5 2 r 5"), "3 0 S 5");
    REQUIRE_EQ(lies_then(round, "R:4-5 2 l 5"), "3 -6 N 5");
    REQUIRE_EQ(lies_then(round, "O:2-4 2 f 2"), "7 -3 E 2");
}

TEST_CASE("a line may grow long") {
    std::vector<string> laid{"R:3-9 first"};
    for (int k = 0; k < 11; ++k) {  // the twelve tiles 3-9 of six colours
        laid.push_back(string(1, "RROOYYGGBBPP"[k + 1]) + ":3-9 " + std::to_string(k) + " f " +
                       (k % 2 == 0 ? "9" : "3"));
    }
    for (int k = 11; k < 23; ++k) {  // and the twelve tiles 3-12: the line ends with a 3
        laid.push_back(string(1, "RROOYYGGBBPP"[k - 11]) + ":3-12 " + std::to_string(k) + " f " +
                       (k % 2 == 0 ? "12" : "3"));
    }
    REQUIRE_EQ(lies(table(laid, "O:1-2"), 23), "92 0 E 12");  // 4 * 23
    REQUIRE_EQ(lies_then(laid, "O:3-3 23 f 3"), "96 0 E 3");
}

// What fits

TEST_CASE("in line the number must be that of the end") {
    const Game game = table({"R:3-9 first"}, "O:3-6 O:9-12 O:3-9 O:6-12");
    REQUIRE_EQ(ways(game, "O:3-6"), "0 n 3");
    REQUIRE_EQ(ways(game, "O:9-12"), "0 f 9");
    REQUIRE_EQ(ways(game, "O:3-9"), "0 f 9, 0 n 3");
    REQUIRE_EQ(ways(game, "O:6-12"), "");
}

TEST_CASE("a tile joined in line shows its other number") {
    const Game game = table({"R:3-9 first", "O:6-9 0 f 9", "O:3-12 0 n 3"}, "Y:6-9 Y:3-12");
    REQUIRE_EQ(ways(game, "Y:6-9"), "1 f 6");
    REQUIRE_EQ(ways(game, "Y:3-12"), "2 f 12");
}

TEST_CASE("a double shows its number again") {
    const Game game = table({"R:9-9 first", "O:9-9 0 f 9"}, "Y:9-12 Y:9-9");
    REQUIRE_EQ(ways(game, "Y:9-12"), "0 n 9, 1 f 9");
    REQUIRE_EQ(ways(game, "Y:9-9"), "0 n 9, 1 f 9");
}

TEST_CASE("across both tiles must have the colour") {
    const Game game = table({"R:3-9 first", "O:6-9 0 f 9"}, "R:1-2 O:1-2");
    REQUIRE_EQ(ways(game, "R:1-2"), "0 l 1, 0 l 2, 0 r 1, 0 r 2");  // none at the orange tile
    REQUIRE_EQ(ways(game, "O:1-2"), "");
}

TEST_CASE("the table takes a tile by number or colour") {
    const auto board = table({"R:3-9 first"}, "O:1-2").view(0).table.board;
    const auto takes = [&](const char* tile) {
        return board.takes(*boneyard::matching_elements::parse_tile(tile));
    };
    REQUIRE((takes("R:1-2") && takes("O:3-12") && takes("O:9-9")));
    REQUIRE((!takes("O:1-2") && !takes("O:6-12")));
}

TEST_CASE("a double is laid across in one way") {
    REQUIRE_EQ(ways(table({"R:3-9 first"}, "R:6-6"), "R:6-6"), "0 l 6, 0 r 6");
}

TEST_CASE("a tile laid across shows its other number") {
    const Game game = table({"R:3-9 first", "R:1-2 0 l 1"}, "O:2-4 O:1-5");
    REQUIRE_EQ(ways(game, "O:2-4"), "1 f 2");
    REQUIRE_EQ(ways(game, "O:1-5"), "");
}

TEST_CASE("every way is listed once") {
    const Game game = table({"R:3-9 first"}, "R:3-9 O:9-9 O:1-2 O:3-3");
    REQUIRE_EQ(legal_text(game),
               "place O:3-3 0 n 3, place O:9-9 0 f 9, place R:3-9 0 f 9, place R:3-9 0 l 3, "
               "place R:3-9 0 l 9, place R:3-9 0 n 3, place R:3-9 0 r 3, place R:3-9 0 r 9");
    REQUIRE_EQ(legal_text(table({"R:3-9 first"}, "O:3-6 O:3-6")), "place O:3-6 0 n 3");
}

TEST_CASE("only the first tile has the port n") {
    const Game game = table(kCross, "R:9-9 R:3-3 R:0-3");
    for (const char* tile : {"R:9-9", "R:3-3", "R:0-3"})
        REQUIRE_EQ(boneyard::test::count_of(ways(game, tile), "n"), 0);  // that of the first is taken
}

TEST_CASE("a port takes one tile") {
    const Game game = table(kCross, "R:9-9 R:3-3 O:3-9");
    for (const char* tile : {"R:9-9", "R:3-3"}) {
        for (const std::string& way : boneyard::test::split(ways(game, tile), ", "))
            REQUIRE_MESSAGE(!way.starts_with("0 "), way);
    }
    REQUIRE_EQ(ways(game, "O:3-9"), "");
}

TEST_CASE("what is no way is refused") {
    const Game game = table({"R:3-9 first", "O:6-9 0 f 9"}, "R:1-2 O:6-12 O:3-6");
    const auto allowed = [&](const string& text) {
        const auto action = Game::parse(text);
        return action && game.allows(*action);
    };
    REQUIRE(allowed("place O:6-12 1 f 6"));
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
        REQUIRE_MESSAGE(!allowed(bad), bad);
    }
}

// Room

TEST_CASE("a tile may not overlap another") {
    // 1 lies to the west at -4 0, 2 to the north at 0 -3. A tile to the left of 2 would lie at -3 -3, and
    // one to the right of 1 at -4 -3: there is room for the one or the other.
    std::vector<string> laid{"R:3-9 first", "R:3-3 0 n 3", "R:0-0 0 l 0"};
    REQUIRE((boneyard::test::holds(ways(table(laid, "R:6-6"), "R:6-6"), "2 l 6")));
    REQUIRE((boneyard::test::holds(ways(table(laid, "R:6-6"), "R:6-6"), "1 r 6")));
    laid.emplace_back("R:12-12 1 r 12");
    REQUIRE_EQ(ways(table(laid, "R:6-6"), "R:6-6"), "0 r 6, 1 l 6, 2 r 6, 3 l 6");
    laid.back() = "R:12-12 2 l 12";  // to the west: its left is south, where 1 is
    REQUIRE_EQ(ways(table(laid, "R:6-6"), "R:6-6"), "0 r 6, 1 l 6, 2 r 6, 3 r 6");
}

TEST_CASE("two tiles that would meet head on overlap") {
    // Two arms go down from the ends of a row, at -4 3 and 4 3. One turns inwards, to -1 3, and covers -3
    // to 1; the other would lie at 1 3 and cover -1 to 3.
    std::vector<string> laid{"R:3-9 first", "R:3-3 0 n 3", "R:9-9 0 f 9", "R:1-2 1 l 1", "R:1-2 2 r 1"};
    REQUIRE((boneyard::test::holds(ways(table(laid, "R:12-12"), "R:12-12"), "4 r 12")));
    laid.emplace_back("R:4-5 3 l 4");
    REQUIRE_EQ(ways(table(laid, "R:12-12"), "R:12-12"), "0 l 12, 1 r 12, 2 l 12, 3 r 12, 4 l 12, 5 r 12");
    // The same in a column: the tile at 3 -6 covers -8 to -4; one at 3 -8 would cover -10 to -6.
    laid = {"R:3-9 first", "R:0-0 0 l 0", "R:0-3 1 f 0", "R:3-3 2 f 3", "R:1-2 1 r 1", "R:1-2 3 r 1"};
    REQUIRE((boneyard::test::holds(ways(table(laid, "R:12-12"), "R:12-12"), "5 r 12")));
    laid.emplace_back("R:4-5 4 l 4");
    REQUIRE_EQ(ways(table(laid, "R:12-12"), "R:12-12"),
               "0 r 12, 1 l 12, 2 l 12, 3 l 12, 4 r 12, 5 l 12, 6 r 12");
}

TEST_CASE("a tile that is in the way of a line closes it") {
    // Up, right, down: the tile at 3 0 stands where the line of the first would go on.
    const std::vector<string> laid{"R:3-9 first", "R:0-0 0 l 0", "R:1-2 1 r 1"};
    REQUIRE_EQ(ways(table(laid, "O:9-9"), "O:9-9"), "0 f 9");
    std::vector<string> closed = laid;
    closed.emplace_back("R:4-5 2 r 5");
    REQUIRE_EQ(ways(table(closed, "O:9-9"), "O:9-9"), "");
    REQUIRE_EQ(ways(table(closed, "O:3-3"), "O:3-3"), "0 n 3");
}

TEST_CASE("touching is no overlap and has no meaning") {
    // The same tile touches the end of the first, the 9, with its long side.
    const std::vector<string> laid{"R:3-9 first", "R:0-0 0 l 0", "R:1-2 1 r 1"};
    Game game = table(laid, "R:4-5 R:12-12");
    REQUIRE((boneyard::test::holds(ways(game, "R:4-5"), "2 r 5")));
    REQUIRE_EQ(told(play(game, "place R:4-5 2 r 5")), "place 0 R:4-5, points 0 R:4-5 3 across, turn 1");
    REQUIRE_EQ(lies(game, 3), "3 0 S 5");
}

TEST_CASE("a tile has no ports where there is no room") {
    // The tile at 3 0 has the first to the west of it, its right: left and far are free.
    const Game game = table({"R:3-9 first", "R:0-0 0 l 0", "R:1-2 1 r 1", "R:4-5 2 r 5"}, "R:12-12 O:4-8");
    REQUIRE_EQ(ways(game, "R:12-12"), "0 r 12, 1 l 12, 2 l 12, 3 l 12");
    REQUIRE_EQ(ways(game, "O:4-8"), "3 f 4");
}

// Points

TEST_CASE("across brings three and four if the near number is one of the two") {
    REQUIRE_EQ(scored({"R:3-9 first"}, "R:0-6 0 l 0"), "3 across");
    REQUIRE_EQ(scored({"R:3-9 first"}, "R:3-6 0 l 6"), "3 across");
    REQUIRE_EQ(scored({"R:3-9 first"}, "R:3-6 0 l 3"), "4 both");
    REQUIRE_EQ(scored({"R:3-9 first"}, "R:9-12 0 r 9"), "4 both");
    REQUIRE_EQ(scored({"R:3-9 first"}, "R:9-12 0 r 12"), "3 across");
    REQUIRE_EQ(scored({"R:3-9 first", "R:6-9 0 f 9"}, "R:3-12 1 r 3"), "3 across");  // the 3 is of another
}

TEST_CASE("in line brings one and four with the colour") {
    REQUIRE_EQ(scored({"R:3-9 first"}, "O:9-12 0 f 9"), "1 line");
    REQUIRE_EQ(scored({"R:3-9 first"}, "R:9-12 0 f 9"), "4 both");
    REQUIRE_EQ(scored({"R:3-9 first"}, "R:3-12 0 n 3"), "4 both");
    REQUIRE_EQ(scored({"R:3-9 first", "O:6-9 0 f 9"}, "O:6-12 1 f 6"), "1 line");
    REQUIRE_EQ(scored({"R:3-9 first", "O:6-9 0 f 9"}, "R:6-12 1 f 6"), "4 both");  // at an orange tile
}

TEST_CASE("a double scores twice that") {
    REQUIRE_EQ(scored({"R:3-9 first"}, "R:6-6 0 l 6"), "6 across");
    REQUIRE_EQ(scored({"R:3-9 first"}, "R:9-9 0 l 9"), "8 both");
    REQUIRE_EQ(scored({"R:3-9 first"}, "O:9-9 0 f 9"), "2 line");
    REQUIRE_EQ(scored({"R:3-9 first"}, "R:3-3 0 n 3"), "8 both");
}

TEST_CASE("a tile laid on a double scores no more for it") {
    REQUIRE_EQ(scored({"R:9-9 first"}, "R:3-9 0 l 9"), "4 both");
    REQUIRE_EQ(scored({"R:9-9 first"}, "O:3-9 0 n 9"), "1 line");
}

TEST_CASE("the colour is the one that was named") {
    Game game = table({"B:3-9 first"}, "B:9-12 R:9-12", "B");
    REQUIRE_EQ(ways(game, "R:9-12"), "0 f 9");
    REQUIRE_EQ(told(play(game, "place B:9-12 0 f 9")), "place 0 B:9-12, points 0 B:9-12 4 both, turn 1");
}

TEST_CASE("the points of a round add up and are no part of the scores") {
    Elements position{.hands = {"R:9-12 R:6-6 O:1-2", "Y:3-6", "Y:0-3"}, .laid = {"R:3-9 first"}};
    position.rules.colours = 3;
    Game game = set_up(position);
    play(game, "place R:9-12 0 f 9");
    REQUIRE_EQ(told(play(game, "place Y:3-6 0 n 3")), "place 1 Y:3-6, points 1 Y:3-6 1 line, turn 2");
    play(game, "pass");
    play(game, "place R:6-6 2 f 6");
    REQUIRE_EQ(boneyard::test::state(game, "points"), "[12,1,0]");
    REQUIRE_EQ(boneyard::test::scores(game), "0, 0, 0");
}

TEST_CASE("the state tells of each tile on the table") {
    const Game game = table({"R:3-9 first", "R:0-3 0 l 3", "O:0-6 1 f 0"}, "O:1-2");
    REQUIRE_EQ(
        boneyard::test::state(game, "placed"),
        R"([{"tile":"R:3-9","seat":0,"x":0,"y":0,"dir":"E","near":3,"anchor":null,"port":null,"points":0},)"
        R"({"tile":"R:0-3","seat":0,"x":0,"y":-3,"dir":"N","near":3,"anchor":0,"port":"l","points":4},)"
        R"({"tile":"O:0-6","seat":0,"x":0,"y":-7,"dir":"N","near":0,"anchor":1,"port":"f","points":1}])");
}
