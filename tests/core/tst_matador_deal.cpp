// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>
#include <set>

#include "matador_table.h"
#include "protocol/describe.h"

using boneyard::new_match;
using boneyard::kit::Data;
using boneyard::kit::Fault;
using boneyard::test::MatadorTable;
using boneyard::test::words;
using std::string;

namespace {

/// The actions open to the opener when `hands` are dealt.
std::string openings(const string& opener, const std::vector<string>& hands) {
    return MatadorTable(hands, {{"opener", opener}}).legal();
}

}  // namespace

// Matador: what is dealt, and who opens with what.

// The deal

TEST_CASE("hands are as large as the table says") {
    struct Row {
        std::string name;
        int set;
        std::string hand;
        int seats;
        int size;
        int stock;
    };
    std::vector<Row> rows;
    const auto row = [&](int set, const char* hand, int seats, int size, int stock) {
        rows.push_back({boneyard::test::filled("%1 of double-%2 for %3", hand, set, seats), set, hand, seats,
                        size, stock});
    };
    row(6, "table", 2, 7, 14);
    row(6, "table", 3, 6, 10);
    row(6, "table", 4, 5, 8);
    row(9, "table", 2, 7, 41);
    row(9, "table", 6, 7, 13);
    row(12, "table", 2, 7, 77);
    row(12, "table", 6, 7, 49);
    row(6, "5", 2, 5, 18);
    row(6, "6", 4, 6, 4);
    row(6, "7", 4, 7, 0);
    row(9, "5", 6, 5, 25);
    row(12, "6", 5, 6, 61);
    row(6, "all", 2, 14, 0);
    row(6, "all", 3, 9, 1);
    row(6, "all", 4, 7, 0);
    for (const Row& given : rows) {
        SUBCASE(given.name.c_str()) {
            const int& set = given.set;
            const std::string& hand = given.hand;
            const int& seats = given.seats;
            const int& size = given.size;
            const int& stock = given.stock;
            const auto match = new_match("matador", seats, 5, {{"set", set}, {"hand", hand}});
            REQUIRE(match.ok());
            const auto status = (*match)->status();
            for (int seat = 0; seat < seats; ++seat)
                REQUIRE_EQ(status.hand_counts[static_cast<std::size_t>(seat)], size);
            REQUIRE_EQ(status.stock_count, stock);
        }
    }
}

TEST_CASE("the double six seats two to four and larger sets six") {
    REQUIRE_EQ(new_match("matador", 5, 1, {}).error().fault, Fault::BadSeats);
    REQUIRE_EQ(new_match("russian", 6, 1, {}).error().fault, Fault::BadSeats);
    REQUIRE_EQ(new_match("matador", 1, 1, {}).error().fault, Fault::BadSeats);
    REQUIRE_EQ(new_match("matador", 7, 1, {{"set", 12}}).error().fault, Fault::BadSeats);
    REQUIRE((new_match("matador", 6, 1, {{"set", 9}}).ok()));
}

TEST_CASE("all tiles are dealt out with the double six only") {
    for (const int set : {9, 12}) {
        const auto refused = new_match("matador", 2, 1, {{"set", set}, {"hand", string("all")}});
        REQUIRE_EQ(refused.error().fault, Fault::BadOption);
    }
}

TEST_CASE("a deck deals whole hands and leaves the stock in order") {
    const MatadorTable table({"6-6 1-2 0-0 3-5 2-2", "0-1 5-5 4-6 1-1 0-6"}, {}, "3-3 0-2 5-6");
    const auto state = boneyard::protocol::describe(table.match());
    const auto hand = [](const string& text) { return Data::list_of(words(text)); };
    REQUIRE(state["hands"] == Data::list().add(hand("0-0 1-2 2-2 3-5 6-6")).add(hand("0-1 0-6 1-1 4-6 5-5")));
    REQUIRE(state["stock"] == hand("3-3 0-2 5-6 0-3 0-4 0-5 1-3 1-4 1-5 1-6 2-3 2-4 2-5 2-6 3-4 3-6 "
                                   "4-4 4-5"));
}

// The opening

TEST_CASE("the holder of the highest double opens with any tile") {
    REQUIRE_EQ(openings("holder", {"2-2 5-6 4-6 3-6 2-6", "3-3 0-1 0-2 0-0 1-2"}),
               "open 0-0, open 0-1, open 0-2, open 1-2, open 3-3");
}

TEST_CASE("the highest double opens and must be laid") {
    REQUIRE_EQ(openings("highest_double", {"2-2 5-6 4-6 3-6 2-6", "3-3 0-1 0-2 0-0 1-2"}), "open 3-3");
}

TEST_CASE("the double blank is a double too") {
    REQUIRE_EQ(openings("highest_double", {"0-0 0-1 0-2 0-3 0-4", "5-6 4-6 3-6 2-6 1-6"}), "open 0-0");
}

TEST_CASE("without a double the heaviest tile opens and of equals the higher half") {
    const std::vector<string> hands{"4-5 0-1 0-2 0-3 0-4", "3-6 1-2 1-3 1-4 1-5"};  // nine pips each
    REQUIRE_EQ(openings("highest_double", hands), "open 3-6");
    REQUIRE_EQ(openings("holder", hands), "open 1-2, open 1-3, open 1-4, open 1-5, open 3-6");
    REQUIRE_EQ(openings("highest_double", {"5-6 0-1 0-2 0-3 0-4", "4-6 1-2 1-3 1-4 1-5"}), "open 5-6");
}

TEST_CASE("a deck lets seat 0 open when the opener rotates") {
    REQUIRE_EQ(openings("rotate", {"0-1 0-2 0-3 0-4 0-5", "6-6 5-5 4-4 3-3 2-2"}),
               "open 0-1, open 0-2, open 0-3, open 0-4, open 0-5");
}

TEST_CASE("without a deck a random seat opens first when the opener rotates") {
    std::set<int> seen;
    for (std::uint64_t deal = 0; deal < 100; ++deal) {
        seen.insert(new_match("matador", 4, deal, {{"opener", string("rotate")}}).value()->status().to_move);
    }
    REQUIRE_EQ(seen, (std::set<int>{0, 1, 2, 3}));
}

TEST_CASE("the opening tile lies in line even a matador") {
    MatadorTable table({"2-5 0-0 1-3 4-4 1-6", "3-3 0-1 0-2 0-3 1-2"});
    REQUIRE_EQ(table.play({"open 2-5"}), "");
    REQUIRE_EQ(table.ends(), "L=2 R=5");
    REQUIRE_EQ(table.last_laid(), "2-5 by 0");
    table.undo();
    REQUIRE_EQ(table.play({"open 0-0"}), "");
    REQUIRE_EQ(table.ends(), "L=0 R=0");
    table.undo();
    REQUIRE_EQ(table.play({"open 4-4"}), "");
    REQUIRE_EQ(table.ends(), "L=4 R=4");
    REQUIRE_EQ(table.last_laid(), "4-4 by 0");
}
