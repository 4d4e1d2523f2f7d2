// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "matching_elements_table.h"
#include "protocol/describe.h"

using boneyard::kit::Data;
using boneyard::kit::Seat;
using boneyard::matching_elements::Game;
using boneyard::test::Elements;
using boneyard::test::ElementsTable;
using boneyard::test::json;
using boneyard::test::play;
using boneyard::test::set_up;
using boneyard::test::state;
using boneyard::test::told;
using boneyard::test::Words;
using std::string;

namespace {

/// A short match of three: seat 0 draws R:0-0 and holds the whole of what is laid.
ElementsTable match() { return {{"R:0-0", "", ""}}; }

/// The keys of rules.md, beside the common ones.
const std::vector<string> kKeys{"dealer",       "colour", "draws",  "bids",       "folded", "bets",
                                "highest_bet",  "drawn",  "placed", "banks",      "out",    "final",
                                "round_winner", "shown",  "points", "elimination"};

/// True when the object has that key, be it null.
bool has(const Data& data, const string& key) {
    return data.visit([&]([[maybe_unused]] const auto& held) {
        if constexpr (std::is_same_v<std::decay_t<decltype(held)>, Data::Object>) {
            return std::any_of(held.begin(), held.end(),
                               [&](const auto& entry) { return entry.first == key; });
        } else {
            return false;
        }
    });
}

}  // namespace

// Matching Elements: the state, what a view hides, and the words of actions.

// The state

TEST_CASE("all keys of the page are there") {
    const ElementsTable table = match();
    for (const string& key : kKeys) {
        REQUIRE_MESSAGE((has(boneyard::protocol::describe(table.match()), key)), key.c_str());
        REQUIRE_MESSAGE((has(boneyard::protocol::describe(table.match(), 1), key)), key.c_str());
    }
}

TEST_CASE("in the auction there is no dealer colour or bet") {
    const ElementsTable table({"R:0-3 R:0-9 R:1-5", "", ""});
    for (const char* key : {"dealer", "colour", "highest_bet", "round_winner"})
        REQUIRE_EQ(table.state(key), "null");
    REQUIRE_EQ(table.state("phase"), "\"auction\"");
    REQUIRE_EQ(table.state("round"), "1");
    REQUIRE_EQ(table.state("bets"), "[null,null,null]");
    REQUIRE_EQ(table.state("drawn"), "false");
    REQUIRE_EQ(table.state("placed"), "[]");
    REQUIRE_EQ(table.state("banks"), "[[],[],[]]");
    REQUIRE_EQ(table.state("shown"), "[[],[],[]]");
    REQUIRE_EQ(table.state("out"), "[false,false,false]");
    REQUIRE_EQ(table.state("points"), "[0,0,0]");
    REQUIRE_EQ(table.state("elimination"), "false");
    REQUIRE_EQ(table.state("final"), "false");
}

TEST_CASE("final scores and winners are absent before the end") {
    const ElementsTable table = match();
    REQUIRE((!has(boneyard::protocol::describe(table.match()), "final_scores")));
    REQUIRE((!has(boneyard::protocol::describe(table.match()), "winners")));
}

TEST_CASE("the deck is absent where none was given and in every view") {
    REQUIRE((has(boneyard::protocol::describe(match().match()), "deck")));
    REQUIRE((!has(boneyard::protocol::describe(match().match(), 0), "deck")));
    const auto made = boneyard::new_match("matching_elements", 3, 7, {});
    REQUIRE((!has(boneyard::protocol::describe(**made), "deck")));
}

TEST_CASE("the winner of a round is named only when it is over") {
    Elements position{.hands = {"O:0-3", "O:1-2", "O:1-2"}, .bets = {0, 50, 51}};
    Game game = set_up(position);
    REQUIRE_EQ(state(game, "round_winner"), "null");
    play(game, "place O:0-3 0 f 3");
    REQUIRE_EQ(state(game, "round_winner"), "0");
    play(game, "next");
    REQUIRE_EQ(state(game, "round_winner"), "null");
}

TEST_CASE("banks and what is shown are in canonical order") {
    Elements position{.hands = {"O:1-2", "O:1-2", "O:1-5"}, .banks = {"O:0-0 R:9-12 R:3-3 R:3-9 R:3-9"}};
    position.shown = {"", "O:3-3 R:12-12", ""};
    const Game game = set_up(position);
    REQUIRE((state(game, "banks").starts_with(R"([["R:3-3","R:3-9","R:3-9","R:9-12","O:0-0"],)")));
    REQUIRE_EQ(state(game, "shown"), R"([[],["R:12-12","O:3-3"],[]])");
}

// Views

TEST_CASE("a view hides the deal the boneyard and the other hands") {
    const ElementsTable table = match();
    for (Seat seat = 0; seat < 3; ++seat) {
        REQUIRE_EQ(table.view(seat, "deal"), "null");
        REQUIRE_EQ(table.view(seat, "stock"), "null");
        REQUIRE_EQ(table.view(seat, "stock_count"), "78");
        REQUIRE_EQ(table.view(seat, "hand_counts"), "[12,12,12]");
        const auto hands = table.view(seat, "hands");
        REQUIRE_EQ(boneyard::test::count_of(hands, "null"), 2);
        const auto own = table.game().holdings().hands[static_cast<std::size_t>(seat)].tiles;
        REQUIRE((boneyard::test::holds(hands, json(Data::list_of(own)))));
    }
}

TEST_CASE("what lies open is the same in every view") {
    ElementsTable table = match();
    REQUIRE_EQ(table.play({"colour R", "bet 0", "bet 1", "bet 2", "hold", "place R:0-0 first"}), "");
    for (const string& key : kKeys) {
        for (Seat seat = 0; seat < 3; ++seat) REQUIRE_EQ(table.view(seat, key), table.state(key));
    }
}

TEST_CASE("when a round is over all hands are open") {
    ElementsTable table = match();
    REQUIRE_EQ(table.play({"colour R", "bet 0", "bet 1", "bet 2", "hold"}), "");
    REQUIRE(table.play_out_round());
    for (Seat seat = 0; seat < 3; ++seat) {
        REQUIRE_EQ(table.view(seat, "hands"), table.state("hands"));
        REQUIRE_EQ(table.view(seat, "stock"), "null");
    }
    REQUIRE_EQ(table.view(1, "to_move"), "null");
    REQUIRE_EQ(table.play({"next"}), "");
    REQUIRE_EQ(boneyard::test::count_of(table.view(1, "hands"), "null"), 2);
}

TEST_CASE("a tile drawn face down is not named") {
    Elements position{.hands = {"O:1-2", "O:0-3", "O:1-5"}, .stock = "O:9-12", .stock_size = 1};
    position.rules.draw_when_stuck = true;
    Game game = set_up(position);
    const auto events = play(game, "draw");
    REQUIRE_EQ(told(events), "draw 0");
    REQUIRE((!has(boneyard::protocol::describe(events.front()), "tile")));
    REQUIRE(game.view(1).table.drawn);
}

// Words

TEST_CASE("every action is understood as it is written") {
    for (const char* text :
         {"bid 1", "bid 24", "fold", "colour R", "colour P", "bet 0", "bet 99", "hold", "place R:3-9 first",
          "place P:10-11 0 f 10", "place O:0-0 17 n 0", "place B:9-12 100 l 12", "place Y:1-2 3 r 2", "pass",
          "draw", "reenter 1", "reenter 120", "next"}) {
        const auto action = Game::parse(text);
        REQUIRE_MESSAGE(action, text);
        REQUIRE_EQ(Game::text(*action), string(text));
    }
}

TEST_CASE("what is no action is not understood") {
    for (const char* text : {"",
                             " ",
                             "bid",
                             "bid  1",
                             " bid 1",
                             "bid 1 ",
                             "Bid 1",
                             "bid 1..2",
                             "bid -1",
                             "fold 1",
                             "colour",
                             "colour red",
                             "colour X",
                             "hold 1",
                             "place",
                             "place R:3-9",
                             "place R:3-9 first 1",
                             "place R:9-3 first",
                             "place R:3-9 0",
                             "place R:3-9 0 f",
                             "place R:3-9 0 f 9 9",
                             "place R:3-9 0 t 9",
                             "place R:3-9 x f 9",
                             "place R:3-9 -1 f 9",
                             "place R:3-9 0 f -9",
                             "place R:3-9 0 f 99999999999",
                             "pass 0",
                             "draw R:3-9",
                             "reenter",
                             "reenter x",
                             "next 1",
                             "bet 99999999999"}) {
        const auto action = Game::parse(text);
        REQUIRE_MESSAGE(!action, text);
    }
}

TEST_CASE("a refused action changes nothing") {
    ElementsTable table = match();
    const Game before = table.game();
    REQUIRE(!table.play({"colour P"}).empty());
    REQUIRE(!table.play({"bet 0"}).empty());
    REQUIRE(table.game() == before);
}

TEST_CASE("an action can be taken back") {
    ElementsTable table = match();
    REQUIRE_EQ(table.play({"colour R", "bet 0"}), "");
    const Game before = table.game();
    REQUIRE_EQ(table.play({"bet 5"}), "");
    table.undo();
    REQUIRE(table.game() == before);
}

TEST_CASE("a record replays the match") {
    ElementsTable table = match();
    REQUIRE_EQ(table.play({"colour R", "bet 0", "bet 1", "bet 2", "hold"}), "");
    REQUIRE(table.play_out_round());
    REQUIRE_EQ(table.play({"next"}), "");
    const auto again = boneyard::load_match(table.match().record());
    REQUIRE(again.ok());
    REQUIRE(boneyard::protocol::describe(**again) == boneyard::protocol::describe(table.match()));
}

// The words of a round's events

TEST_CASE("the amounts are told") {
    ElementsTable table({"R:0-3 R:0-9 R:1-5", "", ""});
    REQUIRE_EQ(table.play({"bid 2"}), "");
    REQUIRE_EQ(json(boneyard::protocol::describe(table.events().front())),
               R"({"type":"bid","seat":0,"amount":2})");
    REQUIRE_EQ(table.play({"fold", "fold"}), "");
    REQUIRE_EQ(json(boneyard::protocol::describe(table.events()[1])),
               R"({"type":"score","seat":0,"points":2,"why":"bid"})");
    REQUIRE_EQ(table.play({"colour R"}), "");
    REQUIRE_EQ(json(boneyard::protocol::describe(table.events().front())),
               R"({"type":"colour","seat":0,"colour":"R"})");
    REQUIRE_EQ(table.play({"bet 7"}), "");
    REQUIRE_EQ(json(boneyard::protocol::describe(table.events().front())),
               R"({"type":"bet","seat":0,"amount":7})");
}

TEST_CASE("the points of a placement are told") {
    Elements position{.hands = {"O:3-3 O:0-0", "O:1-2", "O:1-2"}};
    Game game = set_up(position);
    REQUIRE_EQ(json(boneyard::protocol::describe(play(game, "place O:3-3 0 f 3").at(1))),
               R"({"type":"points","seat":0,"tile":"O:3-3","points":2,"why":"line"})");
    REQUIRE_EQ(boneyard::test::scores(game), "0, 0, 0");
}
