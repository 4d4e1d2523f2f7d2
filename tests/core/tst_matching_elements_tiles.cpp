// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "matching_elements_table.h"
#include "protocol/describe.h"
#include "suite.h"

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

/// Matching Elements: the set, what a deck must be, and the options.
class TestMatchingElementsTiles : public QObject {
    Q_OBJECT

private slots:
    // The set

    void a_colour_has_fifty_seven_tiles() {
        QCOMPARE(words(kOneColour).size(), std::size_t(57));
        QVERIFY(element_tiles(6) == set_by_hand("ROYGBP"));
        QCOMPARE(TileSet::full(6).count(), 342);
        QCOMPARE(boneyard::find_game("matching_elements")->info.tiles, 342);
    }

    void the_two_numbers_make_a_multiple_of_three() {
        for (int a = 0; a <= 13; ++a) {
            for (int b = a; b <= 13; ++b) {
                const string text = "G:" + std::to_string(a) + "-" + std::to_string(b);
                QCOMPARE(parse_tile(text).has_value(), b <= 12 && (a + b) % 3 == 0);
            }
        }
    }

    void a_double_exists_once_and_another_tile_twice() {
        const TileSet set = TileSet::full(6);
        const auto exists = [&](const char* text, int times) {
            return set.count(*parse_tile(text)) == times;
        };
        for (const char* text : {"R:0-0", "O:3-3", "Y:6-6", "G:9-9", "B:12-12"})
            QVERIFY2(exists(text, 1), text);
        for (const char* text : {"R:0-3", "O:1-2", "Y:0-12", "G:10-11", "P:9-12"})
            QVERIFY2(exists(text, 2), text);
    }

    void a_set_has_the_first_colours() {
        QVERIFY(element_tiles(2) == set_by_hand("RO"));
        QVERIFY(element_tiles(3) == set_by_hand("ROY"));
        QVERIFY(element_tiles(4) == set_by_hand("ROYG"));
        QVERIFY(element_tiles(5) == set_by_hand("ROYGB"));
    }

    void a_tile_is_written_with_the_lower_number_first() {
        for (const string& text : set_by_hand("ROYGBP")) QCOMPARE(tile_text(parse_tile(text).value()), text);
        for (const char* text : {"R:9-3", "R:1-3", "R3-9", "X:3-9", "R:3", "R:3-", "R:-9", "r:3-9", "R:3-9 ",
                                 "R: 3-9", "R:03-9", "R:13-14", "RO:3-9", "", "R:", ":3-9", "R:3-9-9"}) {
            QVERIFY2(!parse_tile(text), text);
        }
        for (const char* text : {"", "X", "r", "RO"}) QVERIFY2(!parse_colour(text), text);
    }

    void a_hand_is_in_canonical_order() {
        const ElementsTable table(
            {"O:1-2 R:12-12 R:3-6 O:0-0 O:12-12 R:0-3 R:10-11 R:3-6 R:3-3 O:9-12 R:0-12 "
             "R:2-10",
             "", ""});
        QVERIFY(table.state("hands").startsWith(
            R"([["R:0-3","R:0-12","R:2-10","R:3-3","R:3-6","R:3-6","R:10-11","R:12-12",)"
            R"("O:0-0","O:1-2","O:9-12","O:12-12"],)"));
    }

    // Decks

    void a_deck_must_be_exactly_the_set() {
        const Words set = set_by_hand("RO");
        QCOMPARE(fault_of(3, kTwoColours, set), "");
        QCOMPARE(fault_of(3, {}, set_by_hand("ROYGBP")), "");
        QCOMPARE(fault_of(3, {}, set), "bad_deck");
        QCOMPARE(fault_of(3, kTwoColours, set_by_hand("RY")), "bad_deck");
        QCOMPARE(fault_of(3, kTwoColours, set_by_hand("ROY")), "bad_deck");
        Words deck = set;
        deck.pop_back();
        QCOMPARE(fault_of(3, kTwoColours, deck), "bad_deck");
        deck.push_back("O:10-11");  // a third
        QCOMPARE(fault_of(3, kTwoColours, deck), "bad_deck");
        deck.back() = "O:9-9";  // a second of a double
        QCOMPARE(fault_of(3, kTwoColours, deck), "bad_deck");
        deck.back() = "O:12-13";
        QCOMPARE(fault_of(3, kTwoColours, deck), "bad_deck");
        deck.back() = "O:12-12";
        QCOMPARE(fault_of(3, kTwoColours, deck), "");
        deck.emplace_back("O:12-12");
        QCOMPARE(fault_of(3, kTwoColours, deck), "bad_deck");
        deck = set;
        deck[1] = "R:3-0";
        QCOMPARE(fault_of(3, kTwoColours, deck), "bad_deck");
    }

    void the_state_keeps_the_deck_and_a_view_does_not() {
        Words deck = set_by_hand("RO");
        std::reverse(deck.begin(), deck.end());
        auto made = match(3, kTwoColours, deck);
        const auto kept = boneyard::kit::Data::list_of(deck);
        QVERIFY(boneyard::protocol::describe(**made)["deck"] == kept);
        QVERIFY(boneyard::protocol::describe(**made, 0)["deck"].is_null());
        QVERIFY((*made)->play("colour O"));
        QVERIFY(boneyard::protocol::describe(**made)["deck"] == kept);
        QVERIFY(boneyard::protocol::describe(**match(3, {}))["deck"].is_null());
    }

    // Options and seats

    void the_options_have_their_defaults() {
        QCOMPARE(boneyard::test::json(boneyard::protocol::describe(**match(3, {}))["options"]),
                 R"({"colours":6,"teams":"none","met_bet_bonus":false,"draw_when_stuck":false})");
    }

    void there_are_two_to_six_colours() {
        for (int colours = 1; colours <= 7; ++colours)
            QCOMPARE(fault_of(3, {{"colours", colours}}), colours < 2 || colours > 6 ? "bad_option" : "");
    }

    void it_is_for_three_to_six() {
        for (int seats = 1; seats <= 7; ++seats)
            QCOMPARE(fault_of(seats, {}), seats < 3 || seats > 6 ? "bad_seats" : "");
    }

    void teams_are_for_six_seats_only() {
        for (const char* teams : {"2x3", "3x2"}) {
            for (int seats = 3; seats <= 6; ++seats)
                QCOMPARE(fault_of(seats, {{"teams", string(teams)}}), seats < 6 ? "bad_option" : "");
        }
        QCOMPARE(fault_of(6, {{"teams", string("none")}}), "");
        QCOMPARE(fault_of(6, {{"teams", string("6x1")}}), "bad_option");
    }

    void an_option_has_its_type() {
        QCOMPARE(fault_of(3, {{"met_bet_bonus", 1}}), "bad_option");
        QCOMPARE(fault_of(3, {{"draw_when_stuck", string("true")}}), "bad_option");
        QCOMPARE(fault_of(3, {{"colours", string("2")}}), "bad_option");
        QCOMPARE(fault_of(3, {{"colors", 2}}), "bad_option");
    }

    void the_presets_are_all_valid() {
        for (const auto& preset : boneyard::find_game("matching_elements")->info.presets)
            QCOMPARE(fault_of(6, preset.options), "");
    }
};

BONEYARD_TEST(TestMatchingElementsTiles)
#include "tst_matching_elements_tiles.moc"
