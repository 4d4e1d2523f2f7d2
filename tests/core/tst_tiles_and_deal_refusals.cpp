// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "tiles_and_deal_table.h"

using boneyard::test::holding;
using boneyard::test::legal_text;
using boneyard::test::legal_to;
using boneyard::test::play;
using boneyard::test::set_up;
using boneyard::test::TilesAndDealTable;
using boneyard::test::Words;
using boneyard::tiles_and_deal::Game;
using std::string;

// Tiles & Deal: what is refused, because it leads nowhere or is no action at all.

// Dead ends

TEST_CASE("a meld that leaves only the taken tile is refused") {
    REQUIRE_EQ(legal_to("meld", holding("R5 R6 R7 K9", {}, "K9")), "");
    REQUIRE_EQ(legal_to("meld", holding("R5 R6 R7 K9", {}, "R7")), "R5 R6 R7");
    REQUIRE_EQ(legal_to("meld", holding("R5 R6 R7 K9 B2", {}, "K9")), "R5 R6 R7");
    REQUIRE_EQ(legal_to("meld", holding("R5 R6 R7 K9 K9", {}, "K9")), "R5 R6 R7");
}

TEST_CASE("it is legal if the taken tile can still be laid") {
    REQUIRE_EQ(legal_to("meld", holding("R5 R6 R7 K9", {"K10 K11 K12"}, "K9")), "R5 R6 R7");
    REQUIRE_EQ(legal_to("meld", holding("R5 R6 R7 R8", {}, "R8")), "R5 R6 R7, R5 R6 R7 R8, R6 R7 R8");
    REQUIRE_EQ(legal_to("meld", holding("R5 R6 R7 K9", {"K8 J K10"}, "K9")),
               "R5 R6 R7");  // a swap, and the joker
}

TEST_CASE("an addition that leaves only the taken tile is refused") {
    REQUIRE_EQ(legal_to("add", holding("R8 K9", {"R5 R6 R7"}, "K9")), "");
    REQUIRE_EQ(legal_to("add", holding("R8 K9", {"R5 R6 R7"}, "R8")), "R8 0 high");
    REQUIRE_EQ(legal_to("add", holding("R8 R9", {"R5 R6 R7"}, "R9")), "R8 0 high");
}

TEST_CASE("every step is looked at for itself") {
    Game game = holding("R8 R9 B2", {"R5 R6 R7"}, "B2");
    play(game, "add R8 0 high");  // now R9 could be added, but must be thrown: B2 was taken
    REQUIRE_EQ(legal_text(game), "discard R9, knock R9");
}

// Words

TEST_CASE("every action is understood as it is written") {
    for (const char* text : {"take", "pass", "draw", "next", "knock", "knock R7", "discard J", "meld R5 J R7",
                             "meld K5 O5 J J", "add R7 0", "add J 11 low", "add R1 34 high", "swap R7 2"}) {
        const auto action = Game::parse(text);
        REQUIRE_MESSAGE((action && Game::text(*action) == text), text);
    }
}

TEST_CASE("other words are no actions") {
    for (const char* text : {"",
                             " ",
                             "take ",
                             " take",
                             "Take",
                             "draw 1",
                             "pass K1",
                             "place R5",
                             "next 1",
                             "meld",
                             "meld ",
                             "meld R5 R6",
                             "meld R5 R6 R7 ",
                             "meld R5  R6 R7",
                             "meld R5,R6,R7",
                             "meld 0",
                             "add",
                             "add R5",
                             "add R5 ",
                             "add R5 x",
                             "add R5 -1",
                             "add R5 00",
                             "add R5 35",
                             "add R5 0 mid",
                             "add R5 0 low high",
                             "add 0 R5",
                             "swap R5",
                             "swap R5 0 low",
                             "discard",
                             "discard ",
                             "discard R0",
                             "discard R5 R6",
                             "knock ",
                             "knock X",
                             "knock R5 R6"})
        REQUIRE_MESSAGE(!Game::parse(text), text);
}

TEST_CASE("what is not legal now is refused and changes nothing") {
    TilesAndDealTable table({"R5 R6 R7", ""}, "R8");
    const auto refused = [&](const Words& actions) {
        const Game before = table.game();
        for (const string& action : actions) {
            const auto answer = table.match().legal();
            if (std::find(answer.begin(), answer.end(), action) != answer.end()) return false;
            if (table.play({action}).empty() || !(table.game() == before)) return false;
        }
        return true;
    };
    REQUIRE((refused({"draw", "next", "discard R5", "knock", "meld R5 R6 R7"})));
    REQUIRE_EQ(table.play({"take"}), "");
    REQUIRE((refused({"take", "draw", "pass", "next", "discard R8", "discard O13", "meld R6 R7 R9",
                      "add R8 0", "add R8 0 high", "swap R5 0", "meld R5 J R7"})));
    REQUIRE_EQ(table.play({"meld R5 R6 R7"}), "");
    REQUIRE((refused({"add R8 0", "add R8 0 low", "add R8 1 high", "add K1 0 low", "swap R8 0"})));
    REQUIRE_EQ(table.play({"discard K1"}), "");
    REQUIRE((refused({"pass", "next", "discard K1", "meld R5 R6 R7"})));
}
