// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "matching_elements_table.h"
#include "protocol/describe.h"

using boneyard::kit::GivenOptions;
using boneyard::matching_elements::Game;
using boneyard::test::element_tiles;
using boneyard::test::ElementsTable;
using boneyard::test::game_of;
using boneyard::test::kTwoColours;
using boneyard::test::told;
using boneyard::test::Words;
using boneyard::test::words;
using std::string;

namespace {

const GivenOptions kThreeColours{{"colours", 3}};

/// Three seats draw these tiles; further draws are the next of the twelve that seat 0 is dealt.
ElementsTable drawing(const string& tiles, const GivenOptions& options = kTwoColours) {
    return {{tiles, "", ""}, "", options};
}

/// Who deals and what the seats have: "2: [0,0,24]".
std::string outcome(const ElementsTable& table) {
    return table.state("dealer") + ": " + table.state("scores");
}

/// The tiles that are worth 3, 9 and 6 are drawn: no double.
ElementsTable bidding() { return drawing("R:0-3 R:0-9 R:1-5"); }

/// Seats 1 and 2 draw 3-3 and then tiles of one total until the boneyard has but one.
Words endless_tie() {
    Words rest = element_tiles(2);
    Words deck = words("R:1-2 R:3-3 O:3-3");
    for (const string& tile : deck) rest.erase(std::find(rest.begin(), rest.end(), tile));
    const auto oranges = rest.begin() + 55;  // 57 red without R:3-3 and one R:1-2
    for (auto red = rest.begin(); red != oranges; ++red) {
        // The oranges are the same faces, only that both O:1-2 are there: one of them comes last.
        const auto index = red - rest.begin();
        deck.push_back(*red);
        deck.push_back(*(oranges + index + (index < 9 ? 0 : 1)));
    }
    deck.push_back(*(oranges + 9));
    return deck;
}

}  // namespace

// Matching Elements: the auction for the first deal.

// Doubles

TEST_CASE("a double ends the auction at once and earns its total") {
    const ElementsTable table = drawing("R:9-12 R:3-3 O:9-12");
    REQUIRE_EQ(outcome(table), "1: [0,6,0]");
    REQUIRE_EQ(table.state("phase"), "\"colour\"");
    REQUIRE_EQ(table.to_move(), 1);
    REQUIRE_EQ(table.state("bids"), "[null,null,null]");
    REQUIRE_EQ(table.state("folded"), "[false,false,false]");
}

TEST_CASE("the highest double wins") {
    REQUIRE_EQ(outcome(drawing("R:3-3 O:9-9 R:6-6")), "1: [0,18,0]");
    REQUIRE_EQ(outcome(drawing("R:12-12 O:9-9 R:9-9")), "0: [24,0,0]");
}

TEST_CASE("two zeros win before any other double and earn twenty four") {
    REQUIRE_EQ(outcome(drawing("R:12-12 R:0-3 O:0-0")), "2: [0,0,24]");
    REQUIRE_EQ(outcome(drawing("R:0-0 R:0-3 R:0-3")), "0: [24,0,0]");
}

TEST_CASE("the holders of equal best doubles draw again") {
    const ElementsTable table = drawing("R:6-6 R:0-3 O:6-6 R:0-9 O:0-12 R:9-12");
    REQUIRE_EQ(outcome(table), "2: [0,0,12]");
    REQUIRE_EQ(outcome(drawing("R:6-6 O:6-6 R:3-3 O:0-9 R:0-12 R:9-12")), "1: [0,12,0]");
    REQUIRE_EQ(outcome(drawing("R:3-3 R:6-6 O:6-6 R:9-12 R:0-12 R:9-12")), "1: [0,12,0]");
}

TEST_CASE("those still equal draw again and the others do not") {
    REQUIRE_EQ(outcome(drawing("R:6-6 O:6-6 Y:6-6  R:0-9 O:0-9 R:0-3  R:0-3 O:0-6 R:9-12", kThreeColours)),
               "1: [0,12,0]");
    REQUIRE_EQ(
        outcome(drawing("R:6-6 O:6-6 Y:6-6  R:0-3 O:0-9 R:4-5  R:2-7 O:3-6  R:9-12 O:1-2", kThreeColours)),
        "1: [0,12,0]");
}

TEST_CASE("a draw that is equal in total is equal") {
    // 1-11 and 12-0 both make 12; then 3 against 6.
    REQUIRE_EQ(outcome(drawing("R:9-9 R:0-3 O:9-9  R:1-11 R:0-12  R:0-3 R:1-5")), "2: [0,0,18]");
}

TEST_CASE("two zeros drawn again are worth nothing but still earn twenty four") {
    REQUIRE_EQ(outcome(drawing("R:0-0 O:0-0 R:9-12  R:0-3 R:0-6")), "1: [0,24,0]");
    REQUIRE_EQ(outcome(drawing("R:9-9 O:9-9 R:9-12  R:0-0 R:0-3")), "1: [0,18,0]");
}

TEST_CASE("the double first drawn earns whatever is drawn again") {
    REQUIRE_EQ(outcome(drawing("R:3-3 O:3-3 R:9-12  R:12-12 O:6-6")), "0: [6,0,0]");
}

TEST_CASE("after a tie the draws are still the first ones") {
    REQUIRE_EQ(drawing("R:6-6 R:0-3 O:6-6 R:0-9 O:0-12").state("draws"), R"(["R:6-6","R:0-3","O:6-6"])");
}

TEST_CASE("when the tiles run out the lowest seat wins") {
    const auto made = boneyard::new_match("matching_elements", 3, 1, kTwoColours, endless_tie());
    REQUIRE(made.ok());
    REQUIRE_EQ(boneyard::test::json(boneyard::protocol::describe(**made)["dealer"]), "1");
    REQUIRE_EQ(boneyard::test::json(boneyard::protocol::describe(**made)["scores"]), "[0,6,0]");
}

TEST_CASE("the last tiles that both can draw may decide") {
    Words deck = endless_tie();
    std::swap(deck[deck.size() - 3], deck.back());  // 1-2 against 12-12
    const auto made = boneyard::new_match("matching_elements", 3, 1, kTwoColours, deck);
    REQUIRE_EQ(boneyard::test::json(boneyard::protocol::describe(**made)["scores"]), "[0,0,6]");
}

// Bids

TEST_CASE("every seat draws a tile face up for all") {
    const ElementsTable table = bidding();
    REQUIRE_EQ(table.state("phase"), "\"auction\"");
    for (boneyard::kit::Seat seat = 0; seat < 3; ++seat)
        REQUIRE_EQ(table.view(seat, "draws"), R"(["R:0-3","R:0-9","R:1-5"])");
    REQUIRE_EQ(table.state("dealer"), "null");
    REQUIRE_EQ(table.state("hands"), "[[],[],[]]");
    REQUIRE_EQ(boneyard::test::counts(table.game()), "0 0 0 111");
}

TEST_CASE("a bid is above the highest and at most the total of ones own tile") {
    ElementsTable table = bidding();
    REQUIRE_EQ(table.to_move(), 0);
    REQUIRE_EQ(table.legal(), "bid 1..3, fold");
    REQUIRE_EQ(table.play({"bid 2"}), "");
    REQUIRE_EQ(told(table.events()), "bid 0, turn 1");
    REQUIRE_EQ(table.legal(), "bid 3..9, fold");
    REQUIRE_EQ(table.play({"bid 5"}), "");
    REQUIRE_EQ(table.to_move(), 2);
    REQUIRE_EQ(table.legal(), "bid 6, fold");
    REQUIRE_EQ(table.play({"bid 6"}), "");
    REQUIRE_EQ(table.to_move(), 0);
    REQUIRE_EQ(table.legal(), "fold");
    REQUIRE_EQ(table.state("bids"), "[2,5,6]");
    REQUIRE_EQ(table.play({"fold"}), "");
    REQUIRE_EQ(table.to_move(), 1);
    REQUIRE_EQ(table.legal(), "bid 7..9, fold");
    REQUIRE_EQ(table.play({"fold"}), "");
    REQUIRE_EQ(outcome(table), "2: [0,0,6]");
}

TEST_CASE("who can only fold is told why: the highest bid, whose it is, and how far their own tile goes") {
    ElementsTable table = bidding();
    for (const char* bid : {"bid 2", "bid 5", "bid 6"}) REQUIRE_EQ(table.play({bid}), "");
    REQUIRE_EQ(table.legal(), "fold");
    const auto said = Game::scene(table.game().view(0), 1.6).question.meaning;
    REQUIRE_EQ(boneyard::kit::english(said),
               "The highest bid is 6, by seat 2. Your tile allows bids up to 3: you can only fold. The "
               "highest bidder deals, and scores the bid.");
}

TEST_CASE("what is out of the limits is refused") {
    ElementsTable table = bidding();
    for (const char* bad : {"bid 0", "bid 4", "bid", "bid -1", "bid 1..3", "bid x", "bid 1 2", "pass", "hold",
                            "next", "bet 1", "colour R", "bid 65537", "draw", ""}) {
        REQUIRE_MESSAGE(!table.play({bad}).empty(), bad);
    }
    REQUIRE_EQ(table.state("bids"), "[null,null,null]");
    REQUIRE_EQ(table.play({"bid 3"}), "");
    for (const char* bad : {"bid 3", "bid 2", "bid 10"}) REQUIRE_MESSAGE(!table.play({bad}).empty(), bad);
    REQUIRE_EQ(table.play({"bid 9"}), "");
    REQUIRE_EQ(table.legal(), "fold");
}

TEST_CASE("a fold is final") {
    ElementsTable table = bidding();
    REQUIRE_EQ(table.play({"fold", "bid 1", "bid 2"}), "");
    REQUIRE_EQ(table.to_move(), 1);
    REQUIRE_EQ(table.state("folded"), "[true,false,false]");
    REQUIRE_EQ(table.play({"bid 4", "bid 5"}), "");
    REQUIRE_EQ(table.to_move(), 1);
}

TEST_CASE("the highest bidder scores the bid and is the dealer") {
    ElementsTable table = bidding();
    REQUIRE_EQ(table.play({"bid 1", "bid 4", "fold", "fold"}), "");
    REQUIRE_EQ(told(table.events()), "fold 0, score 1 4 bid, deal, turn 1");
    REQUIRE_EQ(outcome(table), "1: [0,4,0]");
    REQUIRE_EQ(table.state("round"), "1");
}

TEST_CASE("the bid is no part of what the round brings") {
    ElementsTable table = bidding();
    REQUIRE_EQ(table.play({"bid 1", "bid 4", "fold", "fold"}), "");
    REQUIRE_EQ(table.state("round_scores"), "[0,0,0]");
    REQUIRE_EQ(drawing("R:0-0 R:0-3 R:0-3").state("round_scores"), "[0,0,0]");
}

TEST_CASE("a seat that is left alone may still bid if it has not") {
    ElementsTable table = bidding();
    REQUIRE_EQ(table.play({"fold", "fold"}), "");
    REQUIRE_EQ(table.to_move(), 2);
    REQUIRE_EQ(table.legal(), "bid 1..6, fold");
    REQUIRE_EQ(table.play({"bid 5"}), "");
    REQUIRE_EQ(outcome(table), "2: [0,0,5]");
}

TEST_CASE("a seat that is left alone with a bid has won") {
    ElementsTable table = bidding();
    REQUIRE_EQ(table.play({"bid 1", "fold", "fold"}), "");
    REQUIRE_EQ(outcome(table), "0: [1,0,0]");
}

TEST_CASE("the seat left alone may be any") {
    ElementsTable table = bidding();
    REQUIRE_EQ(table.play({"bid 1", "bid 2", "fold", "bid 3", "fold"}), "");
    REQUIRE_EQ(outcome(table), "0: [3,0,0]");
    ElementsTable other = bidding();
    REQUIRE_EQ(other.play({"bid 1", "bid 2", "bid 3", "fold", "fold"}), "");
    REQUIRE_EQ(outcome(other), "2: [0,0,3]");
}

// All fold

TEST_CASE("if all fold tiles are drawn anew and with a deck the old ones go to its end") {
    ElementsTable table = drawing("R:0-3 R:0-9 R:1-5 R:2-4 R:2-7 R:0-6 R:9-9");
    REQUIRE_EQ(table.play({"fold", "fold", "fold"}), "");
    REQUIRE_EQ(told(table.events()), "fold 2, draw 0 R:2-4, draw 1 R:2-7, draw 2 R:0-6, turn 0");
    REQUIRE_EQ(table.state("draws"), R"(["R:2-4","R:2-7","R:0-6"])");
    REQUIRE_EQ(table.state("folded"), "[false,false,false]");
    REQUIRE_EQ(table.state("bids"), "[null,null,null]");
    REQUIRE((table.state("stock").starts_with(R"(["R:9-9",)")));
    REQUIRE((table.state("stock").ends_with(R"("O:12-12","R:0-3","R:0-9","R:1-5"])")));
    REQUIRE_EQ(table.legal(), "bid 1..6, fold");
    REQUIRE_EQ(table.play({"bid 6"}), "");
    REQUIRE_EQ(table.legal(), "bid 7..9, fold");
}

TEST_CASE("a double that is drawn anew decides at once") {
    ElementsTable table = drawing("R:0-3 R:0-9 R:1-5 R:2-4 R:6-6 O:6-6 R:0-6 R:1-11");
    REQUIRE_EQ(table.play({"fold", "fold", "fold"}), "");
    REQUIRE_EQ(outcome(table), "2: [0,0,12]");
    REQUIRE_EQ(table.state("draws"), R"(["R:2-4","R:6-6","O:6-6"])");
    REQUIRE_EQ(table.state("folded"), "[false,false,false]");
}

TEST_CASE("after all the deck is dealt from its beginning") {
    ElementsTable table({"R:0-3 R:0-9 R:1-5 R:2-4 R:2-7 R:0-6 R:9-9 R:9-12 R:9-12 R:10-11 R:10-11 R:12-12",
                         "O:0-0 O:0-3 O:0-3 O:0-6 O:0-6 O:0-9 O:0-9 O:0-12 O:0-12 O:1-2 O:1-2 O:1-5", ""},
                        "O:6-6 R:0-0");
    REQUIRE_EQ(table.play({"fold", "fold", "fold", "fold", "bid 9", "fold"}), "");
    REQUIRE_EQ(outcome(table), "1: [0,9,0]");
    REQUIRE_EQ(boneyard::test::hand(table.game(), 0),
               "R:0-3 R:0-6 R:0-9 R:1-5 R:2-4 R:2-7 R:9-9 R:9-12 R:9-12 R:10-11 R:10-11 R:12-12");
    REQUIRE_EQ(boneyard::test::hand(table.game(), 1),
               "O:0-0 O:0-3 O:0-3 O:0-6 O:0-6 O:0-9 O:0-9 O:0-12 O:0-12 O:1-2 O:1-2 O:1-5");
    REQUIRE((table.state("stock").starts_with(R"(["O:6-6","R:0-0",)")));
    REQUIRE(table.state("stock").ends_with(R"("O:12-12"])"));
    REQUIRE_EQ(boneyard::test::counts(table.game()), "12 12 12 78");
}

TEST_CASE("without a deck all tiles are drawn anew from a shuffled boneyard") {
    int others = 0;
    for (std::uint64_t deal = 0; deal < 60; ++deal) {
        auto made = boneyard::new_match("matching_elements", 3, deal, kTwoColours);
        if ((*made)->status().phase != boneyard::kit::Phase::Auction) continue;
        const auto before = game_of<Game>(**made).holdings().stock;
        for (int i = 0; i < 3; ++i) REQUIRE((*made)->play("fold"));
        const std::string next = boneyard::test::filled(R"(["%1","%2","%3"])", before[0].c_str(),
                                                        before[1].c_str(), before[2].c_str());
        others +=
            static_cast<int>(boneyard::test::json(boneyard::protocol::describe(**made)["draws"]) != next);
    }
    REQUIRE(others >= 30);
}

// Without a deck

TEST_CASE("without a deck a random seat begins") {
    std::array<int, 4> begun{};
    for (std::uint64_t deal = 0; deal < 600; ++deal) {
        auto made = boneyard::new_match("matching_elements", 4, deal, {});
        const auto status = (*made)->status();
        if (status.phase == boneyard::kit::Phase::Auction) ++begun[static_cast<std::size_t>(status.to_move)];
    }
    // Doubles are 5 of 57, so that 0.69 of the auctions are bidden: about 104 for each seat.
    for (const int count : begun) REQUIRE_MESSAGE((count > 60 && count < 150), std::to_string(count));
}

TEST_CASE("the turn passes clockwise whoever begins") {
    for (std::uint64_t deal = 0; deal < 30; ++deal) {
        auto made = boneyard::new_match("matching_elements", 4, deal, {});
        const auto first = (*made)->status().to_move;
        if ((*made)->status().phase != boneyard::kit::Phase::Auction) continue;
        REQUIRE((*made)->play("fold"));
        REQUIRE_EQ(int((*made)->status().to_move), (first + 1) % 4);
    }
}

// The record

TEST_CASE("what was drawn bidden and folded stays until the first next") {
    ElementsTable table = bidding();
    const auto record = [&] { return table.state("draws") + table.state("bids") + table.state("folded"); };
    REQUIRE_EQ(table.play({"bid 1", "bid 4", "fold", "fold"}), "");
    const std::string expected = R"(["R:0-3","R:0-9","R:1-5"][1,4,null][true,false,true])";
    REQUIRE_EQ(record(), expected);
    const string colour = table.match().legal().front();
    REQUIRE_EQ(table.play({colour, "bet 0", "bet 1", "bet 2", "hold"}), "");
    REQUIRE_EQ(record(), expected);
    REQUIRE(table.play_out_round());
    REQUIRE_EQ(record(), expected);
    REQUIRE_EQ(table.view(0, "draws"), R"(["R:0-3","R:0-9","R:1-5"])");
    REQUIRE_EQ(table.play({"next"}), "");
    REQUIRE_EQ(record(), "[null,null,null][null,null,null][false,false,false]");
}
