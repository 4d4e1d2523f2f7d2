// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>
#include <set>

#include "protocol/describe.h"
#include "triominoes_table.h"

using boneyard::new_match;
using boneyard::kit::Data;
using boneyard::kit::Fault;
using boneyard::kit::GivenOptions;
using boneyard::test::told;
using boneyard::test::TriominoesTable;
using boneyard::test::Words;
using boneyard::test::words;
using std::string;

namespace {

const GivenOptions kWithZeros{{"open_with_zeros", true}};

/// Who opens, and what with: "1: place 4-5-5 0 0 0".
std::string opening(const std::vector<string>& hands, const GivenOptions& options = {}) {
    const TriominoesTable table(hands, options);
    return std::to_string(table.to_move()) + ": " + table.legal();
}

/// What the opening with this tile brings.
std::string opened(const string& tile, const std::vector<string>& hands, const GivenOptions& options = {}) {
    TriominoesTable table(hands, options);
    const std::string fault = table.play({"place " + tile + " 0 0 0"});
    return fault.empty() ? told(table.events()) : fault;
}

std::string refused(const Words& deck) {
    const auto match = new_match("triominoes", 2, 1, {}, deck);
    if (match.ok()) return "taken";
    return match.error().fault == Fault::BadDeck ? match.error().message : "another fault";
}

}  // namespace

// Triominoes: what is dealt, and who opens with what.

// The deal

TEST_CASE("hands hold nine seven or six tiles") {
    struct Row {
        std::string name;
        int seats;
        int size;
        int well;
    };
    std::vector<Row> rows;
    rows.push_back({"two seats", 2, 9, 38});
    rows.push_back({"three seats", 3, 7, 35});
    rows.push_back({"four seats", 4, 7, 28});
    rows.push_back({"five seats", 5, 6, 26});
    rows.push_back({"six seats", 6, 6, 20});
    for (const Row& given : rows) {
        SUBCASE(given.name.c_str()) {
            const int& seats = given.seats;
            const int& size = given.size;
            const int& well = given.well;
            const auto match = new_match("triominoes", seats, 5, {});
            const auto status = (*match)->status();
            for (int seat = 0; seat < seats; ++seat)
                REQUIRE_EQ(status.hand_counts[static_cast<std::size_t>(seat)], size);
            REQUIRE_EQ(status.stock_count, well);
        }
    }
}

TEST_CASE("two to six may play") {
    REQUIRE_EQ(new_match("triominoes", 1, 1, {}).error().fault, Fault::BadSeats);
    REQUIRE_EQ(new_match("triominoes", 7, 1, {}).error().fault, Fault::BadSeats);
}

TEST_CASE("a deck deals whole hands and leaves the well in order") {
    const TriominoesTable table({"5-5-5 0-3-5 0-0-0 1-2-3 0-0-1 2-2-2 1-1-1 4-5-5 1-1-2",
                                 "3-3-3 4-4-4 0-0-2 0-0-3 0-0-4 0-0-5 0-1-1 0-1-2 0-1-3"},
                                {}, "3-4-5 0-1-4 1-1-3");
    const Data state = boneyard::protocol::describe(table.match());
    const auto list = [](const char* text) { return Data::list_of(words(text)); };
    REQUIRE(state["hands"] == Data::list()
                                  .add(list("0-0-0 0-0-1 0-3-5 1-1-1 1-1-2 1-2-3 2-2-2 4-5-5 5-5-5"))
                                  .add(list("0-0-2 0-0-3 0-0-4 0-0-5 0-1-1 0-1-2 0-1-3 3-3-3 4-4-4")));
    REQUIRE(state["stock"] == list("3-4-5 0-1-4 1-1-3 0-1-5 0-2-2 0-2-3 0-2-4 0-2-5 0-3-3 0-3-4 0-4-4 "
                                   "0-4-5 0-5-5 1-1-4 1-1-5 1-2-2 1-2-4 1-2-5 1-3-3 1-3-4 1-3-5 1-4-4 "
                                   "1-4-5 1-5-5 2-2-3 2-2-4 2-2-5 2-3-3 2-3-4 2-3-5 2-4-4 2-4-5 2-5-5 "
                                   "3-3-4 3-3-5 3-4-4 3-5-5 4-4-5"));
}

TEST_CASE("a deck holds each tile once") {
    Words deck = boneyard::test::all_triangles();
    REQUIRE_EQ(refused(deck), "taken");
    deck.pop_back();
    REQUIRE_EQ(refused(deck), "The deck must hold exactly the 56 tiles of the game; it holds 55.");
    deck.push_back("0-0-1");
    REQUIRE_EQ(refused(deck),
               "The deck must hold exactly the 56 tiles of the game; \"0-0-1\" is no such tile or is there "
               "too often.");
    deck.back() = "5-5-6";
    REQUIRE_EQ(refused(deck),
               "The deck must hold exactly the 56 tiles of the game; \"5-5-6\" is no such tile or is there "
               "too often.");
    deck.back() = "5-5-5";
    deck.push_back("5-5-5");
    REQUIRE_EQ(refused(deck), "The deck must hold exactly the 56 tiles of the game; it holds 57.");
}

TEST_CASE("another deal number deals other hands") {
    std::set<string> seen;
    for (std::uint64_t deal = 0; deal < 20; ++deal)
        seen.insert(new_match("triominoes", 4, deal, {}).value()->legal().front());
    REQUIRE(seen.size() > 2);  // mostly 5-5-5, 4-4-4 and 3-3-3
}

// Who opens

TEST_CASE("the highest triple opens and must be laid") {
    REQUIRE_EQ(opening({"2-2-2 0-0-0 4-5-5", "1-1-1 3-3-3 3-5-5"}), "1: place 3-3-3 0 0 0");
    REQUIRE_EQ(opening({"1-1-1", "0-0-0", "4-4-4 5-5-5", "3-3-3"}), "2: place 5-5-5 0 0 0");
}

TEST_CASE("a triple opens before a heavier tile") {
    REQUIRE_EQ(opening({"4-5-5 4-4-5", "1-1-1"}), "1: place 1-1-1 0 0 0");
    REQUIRE_EQ(opening({"4-5-5 4-4-5", "0-0-0"}), "1: place 0-0-0 0 0 0");
}

TEST_CASE("without a triple the tile of the largest value opens") {
    REQUIRE_EQ(opening({"3-4-5 2-5-5", "3-4-4 4-5-5", "3-5-5"}), "1: place 4-5-5 0 0 0");  // 14
    REQUIRE_EQ(opening({"0-1-5", "3-3-4"}), "1: place 3-3-4 0 0 0");  // 10, and no other has more than 7
}

TEST_CASE("of equal values the higher largest corner opens then the higher middle one") {
    struct Row {
        std::string name;
        std::string tile;
        std::string other;
    };
    std::vector<Row> rows;
    const auto row = [&](const char* tile, const char* other) {
        rows.push_back({boneyard::test::filled("%1 before %2", tile, other), tile, other});
    };
    row("0-5-5", "3-3-4");
    row("1-4-5", "2-4-4");
    row("2-3-5", "2-4-4");  // though the middle corner of the other is higher
    row("1-4-5", "2-3-5");
    row("0-5-5", "1-4-5");
    row("2-4-4", "3-3-4");
    row("2-5-5", "3-4-5");
    row("3-5-5", "4-4-5");
    for (const Row& given : rows) {
        SUBCASE(given.name.c_str()) {
            const std::string& tile = given.tile;
            const std::string& other = given.other;
            const string first = tile;
            const string second = other;
            const std::string place = "place " + tile + " 0 0 0";
            REQUIRE_EQ(opening({first, second}), "0: " + place);
            REQUIRE_EQ(opening({second, first}), "1: " + place);
            REQUIRE_EQ(opening({second + " " + first, ""}), "0: " + place);
        }
    }
}

TEST_CASE("play goes on clockwise from the opener") {
    TriominoesTable table({"0-0-2", "0-0-3", "5-5-5"}, {}, "0-0-1");
    REQUIRE_EQ(table.to_move(), 2);
    REQUIRE_EQ(table.play({"place 5-5-5 0 0 0"}), "");
    REQUIRE_EQ(table.to_move(), 0);
    REQUIRE_EQ(table.play({"draw", "draw", "draw", "pass"}), "");
    REQUIRE_EQ(table.to_move(), 1);
}

// What the opening scores

TEST_CASE("an opening scores its value and a triple ten more") {
    REQUIRE_EQ(opened("4-5-5", {"1-2-3", "4-5-5"}), "place 1 4-5-5, score 1 14 tile, turn 0");
    REQUIRE_EQ(opened("4-4-4", {"4-4-4", "4-5-5"}),
               "place 0 4-4-4, score 0 12 tile, score 0 10 triple, turn 1");
}

TEST_CASE("opening with three zeros scores forty") {
    REQUIRE_EQ(opened("0-0-0", {"0-0-0", "4-5-5"}),
               "place 0 0-0-0, score 0 30 zeros, score 0 10 triple, turn 1");
    REQUIRE_EQ(opened("0-0-0", {"0-0-0 5-5-5", "4-5-5"}, kWithZeros),
               "place 0 0-0-0, score 0 30 zeros, score 0 10 triple, turn 1");
}

// The choice of 0-0-0

TEST_CASE("with the option who must open with a triple may take 0 0 0 instead") {
    const std::vector<string> hands{"1-1-1 4-5-5", "0-0-0 3-3-3 2-2-2"};
    REQUIRE_EQ(opening(hands), "1: place 3-3-3 0 0 0");
    REQUIRE_EQ(opening(hands, kWithZeros), "1: place 0-0-0 0 0 0, place 3-3-3 0 0 0");
}

TEST_CASE("who does not hold the highest triple may not open with 0 0 0") {
    REQUIRE_EQ(opening({"0-0-0 1-1-1", "2-2-2"}, kWithZeros), "1: place 2-2-2 0 0 0");
}

TEST_CASE("if 0 0 0 is the only triple it is listed once") {
    REQUIRE_EQ(opening({"0-0-0 4-5-5", "3-5-5"}, kWithZeros), "0: place 0-0-0 0 0 0");
}

TEST_CASE("without a triple the option changes nothing") {
    REQUIRE_EQ(opening({"3-5-5", "4-5-5"}, kWithZeros), "1: place 4-5-5 0 0 0");
}

// What the state tells

TEST_CASE("the state names the tiles laid the draws and the passes") {
    TriominoesTable table({"5-5-5", "3-5-5"}, {}, "1-2-3");
    const Data before = boneyard::protocol::describe(table.match());
    REQUIRE(before["placed"] == Data::list());
    REQUIRE_EQ(table.play({"place 5-5-5 0 0 0", "place 3-5-5 1 0 1", "draw"}), "");
    const auto placed = [](const char* tile, int x, int y, int r, int seat) {
        Data data = Data::object();
        data.set("tile", tile).set("x", x).set("y", y).set("r", r).set("seat", seat);
        return data;
    };
    const Data state = boneyard::protocol::describe(table.match());
    REQUIRE(
        (state["placed"] == Data::list().add(placed("5-5-5", 0, 0, 0, 0)).add(placed("3-5-5", 1, 0, 1, 1))));
    REQUIRE(state["drawn"] == Data(1));
    REQUIRE(state["passes"] == Data(0));
    REQUIRE((boneyard::protocol::describe(table.match(), 1)["placed"] == state["placed"]));
}
