// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "matching_elements_table.h"
#include "protocol/describe.h"

using boneyard::kit::Fault;
using boneyard::kit::GivenOptions;
using boneyard::matching_elements::parse_colour;
using boneyard::matching_elements::parse_tile;
using boneyard::matching_elements::tile_text;
using boneyard::matching_elements::TileSet;
using boneyard::test::element_tiles;
using boneyard::test::ElementsTable;
using boneyard::test::kTwoColours;
using boneyard::test::Words;
using boneyard::test::words;
using std::string;

namespace {

/// The 57 tiles of a colour in canonical order, written down by hand.
const string kOneColour =
    "0-0 0-3 0-3 0-6 0-6 0-9 0-9 0-12 0-12 1-2 1-2 1-5 1-5 1-8 1-8 1-11 1-11 2-4 2-4 2-7 2-7 2-10 2-10 "
    "3-3 3-6 3-6 3-9 3-9 3-12 3-12 4-5 4-5 4-8 4-8 4-11 4-11 5-7 5-7 5-10 5-10 6-6 6-9 6-9 6-12 6-12 "
    "7-8 7-8 7-11 7-11 8-10 8-10 9-9 9-12 9-12 10-11 10-11 12-12";

Words set_by_hand(const string& colours) {
    Words set;
    for (const char colour : colours) {
        for (const string& numbers : words(kOneColour)) set.push_back(string(1, colour) + ":" + numbers);
    }
    return set;
}

auto match(int seats, const GivenOptions& options, const Words& deck = {}) {
    return boneyard::new_match("matching_elements", seats, 1, options, deck);
}

/// Why a match is refused, or nothing.
string fault_of(int seats, const GivenOptions& options, const Words& deck = {}) {
    const auto made = match(seats, options, deck);
    if (made) return "";
    switch (made.error().fault) {
        case Fault::BadDeck:
            return "bad_deck";
        case Fault::BadOption:
            return "bad_option";
        case Fault::BadSeats:
            return "bad_seats";
        default:
            return "another fault";
    }
}

}  // namespace

// Matching Elements: the set, what a deck must be, and the options.

// The set

TEST_CASE("a colour has fifty seven tiles") {
    REQUIRE_EQ(words(kOneColour).size(), std::size_t(57));
    REQUIRE(element_tiles(6) == set_by_hand("ROYGBP"));
    REQUIRE_EQ(TileSet::full(6).count(), 342);
    REQUIRE_EQ(boneyard::find_game("matching_elements")->info.tiles, 342);
}

TEST_CASE("the two numbers make a multiple of three") {
    for (int a = 0; a <= 13; ++a) {
        for (int b = a; b <= 13; ++b) {
            const string text = "G:" + std::to_string(a) + "-" + std::to_string(b);
            REQUIRE_EQ(parse_tile(text).has_value(), b <= 12 && (a + b) % 3 == 0);
        }
    }
}

TEST_CASE("a double exists once and another tile twice") {
    const TileSet set = TileSet::full(6);
    const auto exists = [&](const char* text, int times) { return set.count(*parse_tile(text)) == times; };
    for (const char* text : {"R:0-0", "O:3-3", "Y:6-6", "G:9-9", "B:12-12"})
        REQUIRE_MESSAGE((exists(text, 1)), text);
    for (const char* text : {"R:0-3", "O:1-2", "Y:0-12", "G:10-11", "P:9-12"})
        REQUIRE_MESSAGE((exists(text, 2)), text);
}

TEST_CASE("a set has the first colours") {
    REQUIRE(element_tiles(2) == set_by_hand("RO"));
    REQUIRE(element_tiles(3) == set_by_hand("ROY"));
    REQUIRE(element_tiles(4) == set_by_hand("ROYG"));
    REQUIRE(element_tiles(5) == set_by_hand("ROYGB"));
}

TEST_CASE("a tile is written with the lower number first") {
    for (const string& text : set_by_hand("ROYGBP")) REQUIRE_EQ(tile_text(parse_tile(text).value()), text);
    for (const char* text : {"R:9-3", "R:1-3", "R3-9", "X:3-9", "R:3", "R:3-", "R:-9", "r:3-9", "R:3-9 ",
                             "R: 3-9", "R:03-9", "R:13-14", "RO:3-9", "", "R:", ":3-9", "R:3-9-9"}) {
        REQUIRE_MESSAGE(!parse_tile(text), text);
    }
    for (const char* text : {"", "X", "r", "RO"}) REQUIRE_MESSAGE(!parse_colour(text), text);
}

TEST_CASE("a hand is in canonical order") {
    const ElementsTable table(
        {"O:1-2 R:12-12 R:3-6 O:0-0 O:12-12 R:0-3 R:10-11 R:3-6 R:3-3 O:9-12 R:0-12 "
         "R:2-10",
         "", ""});
    REQUIRE((table.state("hands").starts_with(
        R"([["R:0-3","R:0-12","R:2-10","R:3-3","R:3-6","R:3-6","R:10-11","R:12-12",)"
        R"("O:0-0","O:1-2","O:9-12","O:12-12"],)")));
}

// Decks

TEST_CASE("a deck must be exactly the set") {
    const Words set = set_by_hand("RO");
    REQUIRE_EQ(fault_of(3, kTwoColours, set), "");
    REQUIRE_EQ(fault_of(3, {}, set_by_hand("ROYGBP")), "");
    REQUIRE_EQ(fault_of(3, {}, set), "bad_deck");
    REQUIRE_EQ(fault_of(3, kTwoColours, set_by_hand("RY")), "bad_deck");
    REQUIRE_EQ(fault_of(3, kTwoColours, set_by_hand("ROY")), "bad_deck");
    Words deck = set;
    deck.pop_back();
    REQUIRE_EQ(fault_of(3, kTwoColours, deck), "bad_deck");
    deck.push_back("O:10-11");  // a third
    REQUIRE_EQ(fault_of(3, kTwoColours, deck), "bad_deck");
    deck.back() = "O:9-9";  // a second of a double
    REQUIRE_EQ(fault_of(3, kTwoColours, deck), "bad_deck");
    deck.back() = "O:12-13";
    REQUIRE_EQ(fault_of(3, kTwoColours, deck), "bad_deck");
    deck.back() = "O:12-12";
    REQUIRE_EQ(fault_of(3, kTwoColours, deck), "");
    deck.emplace_back("O:12-12");
    REQUIRE_EQ(fault_of(3, kTwoColours, deck), "bad_deck");
    deck = set;
    deck[1] = "R:3-0";
    REQUIRE_EQ(fault_of(3, kTwoColours, deck), "bad_deck");
}

TEST_CASE("the state keeps the deck and a view does not") {
    Words deck = set_by_hand("RO");
    std::reverse(deck.begin(), deck.end());
    auto made = match(3, kTwoColours, deck);
    const auto kept = boneyard::kit::Data::list_of(deck);
    REQUIRE(boneyard::protocol::describe(**made)["deck"] == kept);
    REQUIRE((boneyard::protocol::describe(**made, 0)["deck"].is_null()));
    REQUIRE((*made)->play("colour O"));
    REQUIRE(boneyard::protocol::describe(**made)["deck"] == kept);
    REQUIRE((boneyard::protocol::describe(**match(3, {}))["deck"].is_null()));
}

// Options and seats

TEST_CASE("the options have their defaults") {
    REQUIRE_EQ(boneyard::test::json(boneyard::protocol::describe(**match(3, {}))["options"]),
               R"({"colours":6,"teams":"none","met_bet_bonus":false,"draw_when_stuck":false})");
}

TEST_CASE("there are two to six colours") {
    for (int colours = 1; colours <= 7; ++colours)
        REQUIRE_EQ(fault_of(3, {{"colours", colours}}), colours < 2 || colours > 6 ? "bad_option" : "");
}

TEST_CASE("it is for three to six") {
    for (int seats = 1; seats <= 7; ++seats)
        REQUIRE_EQ(fault_of(seats, {}), seats < 3 || seats > 6 ? "bad_seats" : "");
}

TEST_CASE("teams are for six seats only") {
    for (const char* teams : {"2x3", "3x2"}) {
        for (int seats = 3; seats <= 6; ++seats)
            REQUIRE_EQ(fault_of(seats, {{"teams", string(teams)}}), seats < 6 ? "bad_option" : "");
    }
    REQUIRE_EQ(fault_of(6, {{"teams", string("none")}}), "");
    REQUIRE_EQ(fault_of(6, {{"teams", string("6x1")}}), "bad_option");
}

TEST_CASE("an option has its type") {
    REQUIRE_EQ(fault_of(3, {{"met_bet_bonus", 1}}), "bad_option");
    REQUIRE_EQ(fault_of(3, {{"draw_when_stuck", string("true")}}), "bad_option");
    REQUIRE_EQ(fault_of(3, {{"colours", string("2")}}), "bad_option");
    REQUIRE_EQ(fault_of(3, {{"colors", 2}}), "bad_option");
}

TEST_CASE("the presets are all valid") {
    for (const auto& preset : boneyard::find_game("matching_elements")->info.presets)
        REQUIRE_EQ(fault_of(6, preset.options), "");
}
