// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "tiles_and_deal/arrange.h"
#include "tiles_and_deal_table.h"

using boneyard::test::deadwood;
using boneyard::test::joined;
using boneyard::test::numbered_tiles;
using boneyard::test::Words;
using boneyard::tiles_and_deal::Game;
using boneyard::tiles_and_deal::Meld;
using boneyard::tiles_and_deal::parse_tile;
using boneyard::tiles_and_deal::tile_text;
using std::string;

namespace {

Words all_readings(const string& hand) {
    std::vector<Meld> melds;
    boneyard::tiles_and_deal::list_melds(boneyard::test::tiles(hand), melds);
    Words texts;
    for (const Meld& meld : melds) texts.push_back(boneyard::tiles_and_deal::meld_text(meld));
    std::sort(texts.begin(), texts.end());
    return texts;
}

/// All melds that can be laid from a hand.
std::string readings(const string& hand) { return joined(all_readings(hand)); }

/// "set", "run", or nothing when these tiles are no meld, or not as they are written.
std::string kind(const string& text) {
    const auto action = Game::parse("meld " + text);
    if (!action) return {};
    return action->meld.kind == Meld::Kind::Set ? "set" : "run";
}

bool has(const Words& texts, const string& text) {
    return std::find(texts.begin(), texts.end(), text) != texts.end();
}

}  // namespace

// Tiles & Deal: the tiles, and what is a meld.

// Tiles

TEST_CASE("a tile is named by its suit and rank and a joker by j") {
    for (const string& name : numbered_tiles()) REQUIRE_EQ(tile_text(parse_tile(name).value()), name);
    REQUIRE_EQ(boneyard::test::part(joined(numbered_tiles(1, 1)), ", ", 12, 14), "K13, R1, R2");
    for (const char* wrong : {"", "R", "7", "R0", "R14", "R07", "R-1", "R+7", "R7 ", "r7", "7R", "G7", "j",
                              "JJ", "J1", "R1000000000000"})
        REQUIRE_MESSAGE(!parse_tile(wrong), wrong);
}

TEST_CASE("the order is by suit k r b o then by rank and jokers come last") {
    REQUIRE_EQ(
        joined(boneyard::test::texts_of(boneyard::test::tiles("O1 J R13 K2 B5 R2 J K13 B5"), tile_text)),
        "K2, K13, R2, R13, B5, B5, O1, J, J");
}

TEST_CASE("an ace costs eleven from ten on ten and the others their rank") {
    const std::array<int, 13> values{11, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10};
    for (int rank = 1; rank <= 13; ++rank) {
        for (const char* suit : {"K", "R", "B", "O"})
            REQUIRE_EQ(deadwood(suit + std::to_string(rank)), values[static_cast<std::size_t>(rank - 1)]);
    }
    REQUIRE_EQ(deadwood("K1 R9 B12 B12"), 40);
}

TEST_CASE("a joker costs what the options say") {
    REQUIRE_EQ(deadwood("J"), 15);
    REQUIRE_EQ(deadwood("J J R2", 0), 2);
    REQUIRE_EQ(deadwood("J J R2", 50), 102);
}

// Sets

TEST_CASE("a set is three or four tiles of one rank") {
    REQUIRE_EQ(readings("K7 R7 O7"), "K7 R7 O7");
    REQUIRE_EQ(readings("K7 R7 B7 O7"), "K7 B7 O7, K7 R7 B7, K7 R7 B7 O7, K7 R7 O7, R7 B7 O7");
    REQUIRE_EQ(readings("K7 R7"), "");
    REQUIRE_EQ(readings("K7 R7 B8"), "");
    REQUIRE_EQ(readings("K1 R1 B1"), "K1 R1 B1");
}

TEST_CASE("the suits of a set are different") {
    REQUIRE_EQ(readings("K7 K7 R7 R7"), "");
    REQUIRE_EQ(readings("K7 K7 R7 B7"), "K7 R7 B7");
    REQUIRE_EQ(kind("K7 K7 R7"), "");
    REQUIRE_EQ(kind("K7 R7 B7 O7 O7"), "");
}

TEST_CASE("a joker in a set stands for a suit that is missing") {
    REQUIRE_EQ(readings("K7 R7 J"), "K7 R7 J");
    REQUIRE_EQ(readings("K7 R7 J J"), "K7 R7 J, K7 R7 J J");
    REQUIRE_EQ(readings("K7 R7 B7 J"), "K7 B7 J, K7 R7 B7, K7 R7 B7 J, K7 R7 J, R7 B7 J");
    REQUIRE_EQ(kind("K7 R7 B7 O7 J"), "");
    REQUIRE_EQ(all_readings("K7 R7 B7 O7 J").size(),
               std::size_t{15});  // pairs 6, of three 4 and 4, of four 1
}

TEST_CASE("a set is written in canonical order jokers last") {
    REQUIRE_EQ(kind("K7 B7 O7"), "set");
    REQUIRE_EQ(kind("K7 O7 J J"), "set");
    for (const char* wrong : {"B7 K7 O7", "K7 O7 B7", "K7 J O7", "J K7 O7", "J J K7 O7"})
        REQUIRE_EQ(kind(wrong), "");
}

// Runs

TEST_CASE("a run is three tiles or more of consecutive ranks in one suit") {
    REQUIRE_EQ(readings("R5 R6 R7"), "R5 R6 R7");
    REQUIRE_EQ(readings("R5 R6 R7 R8"), "R5 R6 R7, R5 R6 R7 R8, R6 R7 R8");
    REQUIRE_EQ(readings("R5 R6"), "");
    REQUIRE_EQ(readings("R5 R6 R8"), "");
    REQUIRE_EQ(readings("R5 R6 B7"), "");
    REQUIRE_EQ(readings("R5 R5 R6 R6 R7"), "R5 R6 R7");
}

TEST_CASE("a run has thirteen tiles at most") {
    const string low = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13";
    const string high = "R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R1";
    REQUIRE_EQ(kind(low), "run");
    REQUIRE_EQ(kind(high), "run");
    REQUIRE_EQ(kind(low + " R1"), "");
    REQUIRE_EQ(kind(low + " J"), "");
    REQUIRE_EQ(kind("J " + high), "");
    const Words found = all_readings(low);
    REQUIRE((has(found, low) && has(found, high)));
    REQUIRE_EQ(found.size(),
               std::size_t{77});  // of 14 places 12 + 11 + ... + 1 stretches, but not the longest
    for (const string& text : all_readings(low + " J")) REQUIRE(boneyard::test::words(text).size() <= 13);
}

TEST_CASE("an ace is low or high and never in the middle") {
    REQUIRE_EQ(readings("R1 R2 R3"), "R1 R2 R3");
    REQUIRE_EQ(readings("R1 R12 R13"), "R12 R13 R1");
    REQUIRE_EQ(readings("R13 R1 R2"), "");
    REQUIRE_EQ(kind("R13 R1 R2"), "");
    REQUIRE_EQ(kind("R12 R13 R1 R2"), "");
    REQUIRE_EQ(readings("R1 R2 R12 R13 J"),
               "J R12 R13, J R12 R13 R1, J R13 R1, R1 R2 J, R12 J R1, R12 R13 J, R12 R13 R1");
}

TEST_CASE("one of two aces may be low and the other high in another run") {
    REQUIRE_EQ(readings("R1 R1 R2 R3 R12 R13"), "R1 R2 R3, R12 R13 R1");
    REQUIRE_EQ(deadwood("R1 R1 R2 R3 R12 R13"), 0);
    REQUIRE_EQ(deadwood("R1 R2 R3 R12 R13"), 5);  // one of them: high it leaves 2 and 3, low 20
}

TEST_CASE("a run is written ascending with jokers in their places") {
    REQUIRE_EQ(kind("R5 J R7"), "run");
    REQUIRE_EQ(kind("J R5 R6"), "run");
    REQUIRE_EQ(kind("R12 R13 R1"), "run");
    for (const char* wrong :
         {"R7 R6 R5", "R5 R7 R6", "R1 R12 R13", "R1 R13 R12", "R5 R7 J", "R5 J R6", "R5 J J R7", "R5 R6 K7"})
        REQUIRE_EQ(kind(wrong), "");
}

TEST_CASE("jokers stand below above and between") {
    REQUIRE_EQ(readings("R5 R6 J"), "J R5 R6, R5 R6 J");
    REQUIRE_EQ(readings("R5 R7 J"), "R5 J R7");
    REQUIRE_EQ(readings("R5 R8 J"), "");
    REQUIRE_EQ(readings("R5 R8 J J"), "R5 J J R8");
    REQUIRE_EQ(readings("R5 R9 J J J"), "R5 J J J R9");
}

TEST_CASE("jokers go no further than the aces") {
    REQUIRE_EQ(readings("R1 R2 J"), "R1 R2 J");
    REQUIRE_EQ(readings("R2 R3 J J"), "J R2 R3, J R2 R3 J, R2 R3 J, R2 R3 J J");
    REQUIRE_EQ(readings("R13 R1 J"), "J R13 R1");
    REQUIRE_EQ(readings("R12 R13 J J"), "J J R12 R13, J R12 R13, J R12 R13 J, R12 R13 J");
    REQUIRE_EQ(readings("R2 R13 J J J"), "");
}

TEST_CASE("a joker may take the place of a tile that is in hand") {
    REQUIRE_EQ(readings("R5 R6 R7 J"),
               "J R5 R6, J R5 R6 R7, J R6 R7, R5 J R7, R5 R6 J, R5 R6 R7, R5 R6 R7 J, "
               "R6 R7 J");
}

// What both have in common

TEST_CASE("at least two tiles of a meld are not jokers") {
    REQUIRE_EQ(readings("R5 J J J"), "");
    REQUIRE_EQ(readings("J J J"), "");
    for (const char* wrong : {"R5 J J", "J R5 J", "J J R5", "J J J", "R5 J J J"}) REQUIRE_EQ(kind(wrong), "");
    REQUIRE_EQ(kind("R5 J J R8"), "run");
    REQUIRE_EQ(kind("R5 O5 J J"), "set");
}

TEST_CASE("tiles that can be read as several melds are an action for each reading") {
    const Game game = boneyard::test::set_up({{"R5 R6 J J J K1", "O13"}});
    REQUIRE_EQ(boneyard::test::legal_to("meld", game),
               "J J J R5 R6, J J R5 R6, J J R5 R6 J, J R5 R6, J R5 R6 J, J R5 R6 J J, R5 R6 J, R5 R6 J J, "
               "R5 R6 J J J");
}

TEST_CASE("every reading lies as it was read") {
    for (const char* text : {"J R5 R6", "R5 R6 J"}) {
        Game game = boneyard::test::set_up({{"R5 R6 J K1", "O13"}});
        boneyard::test::play(game, string("meld ") + text);
        REQUIRE_EQ(boneyard::test::laid(game), text);
    }
}

// Ways that are as good

TEST_CASE("all ways to arrange a hand that are as good begin with the one it is shown in") {
    const auto hand = boneyard::test::tiles("R3 R4 R5 R6 K6 B6 O6 K9");
    const auto ways = boneyard::tiles_and_deal::equal_melds(hand, 25);
    Words texts;
    for (const auto& melds : ways) {
        Words each;
        for (const Meld& meld : melds) each.push_back(boneyard::tiles_and_deal::meld_text(meld));
        texts.push_back(joined(each));
    }
    REQUIRE_EQ(texts.size(), 2U);
    REQUIRE_EQ(texts[0], "K6 B6 O6, R3 R4 R5 R6");
    REQUIRE_EQ(texts[1], "K6 R6 B6 O6, R3 R4 R5");
    const auto first = boneyard::tiles_and_deal::arrange(hand, 25);
    REQUIRE(std::equal(first.begin(), first.end(), ways.front().begin(), ways.front().end()));
}

TEST_CASE("a hand of many jokers has no endless list of ways") {
    const auto hand = boneyard::test::tiles("R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 J J J");
    const auto ways = boneyard::tiles_and_deal::equal_melds(hand, 25);
    REQUIRE(ways.size() <= 16U);
    REQUIRE_FALSE(ways.empty());
}
