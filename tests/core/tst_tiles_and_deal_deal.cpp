// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>
#include <algorithm>

#include "protocol/describe.h"
#include "tiles_and_deal_table.h"

using boneyard::kit::Fault;
using boneyard::kit::GivenOptions;
using boneyard::kit::Seat;
using boneyard::test::game_of;
using boneyard::test::numbered_tiles;
using boneyard::test::play;
using boneyard::test::set_up;
using boneyard::test::state;
using boneyard::test::TilesAndDealTable;
using boneyard::test::told;
using boneyard::test::Words;
using boneyard::tiles_and_deal::Game;
using boneyard::tiles_and_deal::Phase;
using std::string;

namespace {

auto match(std::uint64_t deal, const GivenOptions& options = {}, const Words& deck = {}) {
    return boneyard::new_match("tiles_and_deal", 2, deal, options, deck);
}

Game dealt(std::uint64_t deal, const GivenOptions& options = {}) {
    return game_of<Game>(**match(deal, options));
}

/// "13, 13, 1, 80": the tiles in both hands, face up, and in the stock.
std::string counts(const GivenOptions& options) {
    const Game game = dealt(4, options);
    const auto held = game.holdings();
    return boneyard::test::filled("%1, %2, %3, %4", held.hands[0].tiles.size(), held.hands[1].tiles.size(),
                                  game.view(0).table.discard_count, held.stock.size());
}

/// Why a deck is refused, or nothing.
string fault_of(const Words& deck, const GivenOptions& options = {}) {
    const auto made = match(1, options, deck);
    if (made) return "";
    return made.error().fault == Fault::BadDeck ? made.error().message : "another fault";
}

/// Seat 0 has K1 K1 to K5 K5, seat 1 K6 K6 to K10 K10, K11 is face up and the stock begins with K11 K12.
TilesAndDealTable in_order() { return {{"", ""}, "", {{"hand", 10}}}; }

}  // namespace

// Tiles & Deal: the deal, and who may have the tile face up.

// The deal

TEST_CASE("thirteen or ten tiles are dealt one lies face up and the rest is the stock") {
    REQUIRE_EQ(counts({}), "13, 13, 1, 80");
    REQUIRE_EQ(counts({{"hand", 10}}), "10, 10, 1, 86");
    REQUIRE_EQ(counts({{"copies", 1}}), "13, 13, 1, 28");
    REQUIRE_EQ(counts({{"jokers", 0}}), "13, 13, 1, 77");
    REQUIRE_EQ(counts({{"copies", 1}, {"jokers", 0}, {"hand", 10}}), "10, 10, 1, 31");
}

TEST_CASE("a deck gives hands seat by seat then the tile face up then the stock") {
    const TilesAndDealTable table = in_order();
    REQUIRE_EQ(table.state("hands"), R"([["K1","K1","K2","K2","K3","K3","K4","K4","K5","K5"],)"
                                     R"(["K6","K6","K7","K7","K8","K8","K9","K9","K10","K10"]])");
    REQUIRE_EQ(table.state("discards"), R"(["K11"])");
    REQUIRE((table.state("stock").starts_with(R"(["K11","K12","K12","K13","K13","R1",)")));
    REQUIRE((table.state("stock").ends_with(R"("O13","J","J","J"])")));
}

TEST_CASE("nothing has happened yet") {
    const TilesAndDealTable table = in_order();
    REQUIRE_EQ(table.state("melds"), "[]");
    REQUIRE_EQ(table.state("taken"), "null");
    REQUIRE_EQ(table.state("joker_due"), "false");
    REQUIRE_EQ(table.state("turns_without_draw"), "0");
    REQUIRE_EQ(table.state("known"), "[[],[]]");
    REQUIRE_EQ(table.state("result"), "null");
    REQUIRE_EQ(table.state("round"), "1");
    REQUIRE_EQ(table.state("scores"), "[0,0]");
}

TEST_CASE("with a deck seat one deals and seat zero begins") {
    const TilesAndDealTable table = in_order();
    REQUIRE_EQ(table.state("dealer"), "1");
    REQUIRE_EQ(table.to_move(), 0);
}

TEST_CASE("without a deck the first dealer is random and the other begins") {
    int ones = 0;
    for (std::uint64_t deal = 0; deal < 400; ++deal) {
        const Game game = dealt(deal);
        const int dealer = game.view(0).table.dealer;
        REQUIRE_EQ(int(game.to_move()), 1 - dealer);
        ones += dealer;
    }
    REQUIRE_MESSAGE((ones > 150 && ones < 250), std::to_string(ones));  // five times the deviation of 10
}

TEST_CASE("the deal number makes the deal") {
    REQUIRE(dealt(5) == dealt(5));
    REQUIRE(dealt(5).holdings().stock != dealt(6).holdings().stock);
}

TEST_CASE("a deck must be exactly the set") {
    const Words set = numbered_tiles();
    REQUIRE_EQ(fault_of(set), "");
    Words deck = set;
    deck.pop_back();
    REQUIRE_EQ(fault_of(deck), "The deck must hold exactly the 107 tiles of the game; it holds 106.");
    deck = set;
    deck.push_back("J");
    REQUIRE_EQ(fault_of(deck), "The deck must hold exactly the 107 tiles of the game; it holds 108.");
    deck = set;
    deck[2] = "K1";
    REQUIRE_EQ(fault_of(deck),
               "The deck must hold exactly the 107 tiles of the game; \"K1\" is no such tile or is "
               "there too often.");
    deck[2] = "J";
    REQUIRE(fault_of(deck).find("\"J\" is no such tile") != string::npos);
    deck[2] = "K14";
    REQUIRE(fault_of(deck).find("\"K14\" is no such tile") != string::npos);
}

TEST_CASE("the set follows the options") {
    const GivenOptions gin{{"copies", 1}, {"jokers", 0}};
    REQUIRE_EQ(fault_of(numbered_tiles(1, 0), gin), "");
    REQUIRE((!fault_of(numbered_tiles(), gin).empty()));
    REQUIRE((!fault_of(numbered_tiles(1, 3)).empty()));
    REQUIRE_EQ(fault_of(numbered_tiles(1, 2), {{"copies", 1}, {"jokers", 2}}), "");
}

TEST_CASE("the options have their defaults") {
    const auto options = boneyard::protocol::to_json(boneyard::protocol::describe(**match(1))["options"]);
    REQUIRE_EQ(
        boneyard::protocol::dump(options),
        string(
            R"({"target":200,"hand":13,"copies":2,"jokers":3,"melds":"table","unlaid":"free",)"
            R"("knock":"threshold_or_one","threshold":10,"joker_value":15,"undercut":25,"win":25,"super_win":50})"));
}

TEST_CASE("gin of 52 is scored as its players know it") {
    const auto& presets = boneyard::find_game("tiles_and_deal")->info.presets;
    const auto gin =
        std::find_if(presets.begin(), presets.end(), [](auto& preset) { return preset.id == "gin"; });
    const auto options = boneyard::protocol::to_json(
        boneyard::protocol::describe(**boneyard::new_match("tiles_and_deal", 2, 1, gin->options))["options"]);
    REQUIRE_EQ(
        boneyard::protocol::dump(options),
        string(
            R"({"target":100,"hand":10,"copies":1,"jokers":0,"melds":"closed","unlaid":"free",)"
            R"("knock":"threshold","threshold":10,"joker_value":15,"undercut":25,"win":0,"super_win":25})"));
}

TEST_CASE("a record from before these were options keeps its points") {
    boneyard::kit::Record record{
        "tiles_and_deal", 2, 1, {{"copies", 1}, {"jokers", 0}, {"undercut", 10}}, {}, {}};
    const auto options =
        boneyard::protocol::to_json(boneyard::protocol::describe(**boneyard::load_match(record))["options"]);
    REQUIRE_EQ(options["win"].get<int>(), 25);
    REQUIRE_EQ(options["super_win"].get<int>(), 50);
}

// The other is left with B9 to B12 and 36 besides, the knocker with 9.
TEST_CASE("a match of gin from before is replayed with twenty five for a win") {
    GivenOptions gin{{"copies", 1},
                     {"jokers", 0},
                     {"hand", 10},
                     {"melds", string("closed")},
                     {"knock", string("threshold")},
                     {"target", 100}};
    const Words actions{"take", "discard O10", "draw", "discard O13",
                        "draw", "discard K11", "draw", "knock K6"};
    const auto knocker_scores = [&] {
        const auto loaded = boneyard::load_match({"tiles_and_deal", 2, 121, gin, {}, actions});
        return (*loaded)->status().scores[0];
    };
    REQUIRE_EQ(knocker_scores(), 25 + 36 - 9);
    gin.emplace_back("win", 0);
    REQUIRE_EQ(knocker_scores(), 36 - 9);
}

TEST_CASE("options out of their bounds are refused") {
    struct Row {
        std::string name;
        std::string id;
        int value;
        bool fits;
    };
    std::vector<Row> rows;
    const auto bounds = [&](const char* id, int low, int high) {
        for (const int value : {low - 1, low, high, high + 1})
            rows.push_back(
                {boneyard::test::filled("%1 %2", id, value), id, value, (value >= low && value <= high)});
    };
    bounds("target", 0, 1000);
    bounds("copies", 1, 2);
    bounds("jokers", 0, 3);
    bounds("threshold", 0, 30);
    bounds("joker_value", 0, 50);
    bounds("undercut", 0, 50);
    bounds("win", 0, 50);
    bounds("super_win", 0, 100);
    for (const int value : {9, 10, 11, 12, 13, 14})
        rows.push_back(
            {boneyard::test::filled("hand %1", value), "hand", value, (value == 10 || value == 13)});
    for (const Row& given : rows) {
        SUBCASE(given.name.c_str()) {
            const std::string& id = given.id;
            const int& value = given.value;
            const bool& fits = given.fits;
            REQUIRE_EQ(match(1, {{id, value}}).ok(), fits);
        }
    }
}

TEST_CASE("it is for two") {
    for (const int seats : {1, 3}) {
        const auto made = boneyard::new_match("tiles_and_deal", seats, 1, {});
        REQUIRE((!made && made.error().fault == Fault::BadSeats));
    }
}

TEST_CASE("a preset is the gin of fifty two") {
    for (const auto& preset : boneyard::find_game("tiles_and_deal")->info.presets) {
        if (preset.id != "gin") continue;
        REQUIRE_EQ(counts(preset.options), "10, 10, 1, 31");
        const auto rules = dealt(1, preset.options).view(0).table.rules;
        REQUIRE((rules.closed && rules.knock == boneyard::tiles_and_deal::Rules::Knock::Threshold));
        return;
    }
    FAIL("there is none");
}

// The tile face up

TEST_CASE("who did not deal takes the tile face up or passes") {
    TilesAndDealTable table = in_order();
    REQUIRE_EQ(table.state("phase"), "\"upcard\"");
    REQUIRE_EQ(table.legal(), "pass, take");
    REQUIRE_EQ(table.play({"take"}), "");
    REQUIRE_EQ(told(table.events()), "take 0 K11");
    REQUIRE_EQ(table.state("phase"), "\"meld\"");
    REQUIRE_EQ(table.state("discards"), "[]");
    REQUIRE_EQ(boneyard::test::hand(table.game(), 0), "K1 K1 K2 K2 K3 K3 K4 K4 K5 K5 K11");
    REQUIRE_EQ(table.to_move(), 0);
}

TEST_CASE("after a pass the dealer takes it or passes") {
    TilesAndDealTable table = in_order();
    REQUIRE_EQ(table.play({"pass"}), "");
    REQUIRE_EQ(told(table.events()), "pass 0, turn 1");
    REQUIRE_EQ(table.state("phase"), "\"upcard\"");
    REQUIRE_EQ(table.legal(), "pass, take");
    REQUIRE_EQ(table.play({"take"}), "");
    REQUIRE_EQ(boneyard::test::hand(table.game(), 1), "K6 K6 K7 K7 K8 K8 K9 K9 K10 K10 K11");
    REQUIRE_EQ(table.play({"discard K6"}), "");
    REQUIRE_EQ(table.to_move(), 0);
    REQUIRE_EQ(table.legal(), "draw, take");
}

TEST_CASE("after two passes the first of them can only draw") {
    TilesAndDealTable table = in_order();
    REQUIRE_EQ(table.play({"pass", "pass"}), "");
    REQUIRE_EQ(told(table.events()), "pass 1, turn 0");
    REQUIRE_EQ(table.state("phase"), "\"draw\"");
    REQUIRE_EQ(table.legal(), "draw");
    REQUIRE_EQ(table.play({"draw", "discard K1"}), "");
    REQUIRE_EQ(table.state("discards"), R"(["K11","K1"])");
    REQUIRE_EQ(table.legal(), "draw, take");  // so it is once only
}

// The next round

TEST_CASE("the winner of a round deals the next") {
    for (const Seat dealer : {Seat{0}, Seat{1}}) {
        Game game = set_up({.hands = {"R5", "K9"}, .dealer = dealer});
        play(game, "discard R5");
        REQUIRE_EQ(told(play(game, "next")), "deal, turn 1");
        REQUIRE_EQ(int(game.view(0).table.dealer), 0);
        REQUIRE_EQ(int(game.to_move()), 1);
    }
}

TEST_CASE("an undercut makes the other seat the winner who deals") {
    Game game = set_up({.hands = {"R5 K9", "K2"}, .dealer = 0});
    play(game, "knock K9");
    REQUIRE_EQ(told(play(game, "next")), "deal, turn 0");
    REQUIRE_EQ(int(game.view(0).table.dealer), 1);
}

TEST_CASE("after a draw the same seat deals again") {
    for (const Seat dealer : {Seat{0}, Seat{1}}) {
        Game game = set_up({.hands = {"R5 K9", "K2"}, .stock = 0, .dealer = dealer});
        play(game, "discard R5");
        play(game, "next");
        REQUIRE_EQ(game.view(0).table.dealer, dealer);
        REQUIRE_EQ(int(game.to_move()), 1 - dealer);
    }
}

TEST_CASE("a new round begins anew and keeps the scores") {
    Game game = set_up({.hands = {"R7", "K9"}, .melds = {"R4 R5 R6"}, .taken = "R7", .scores = {10, 20}});
    play(game, "add R7 0 high");
    REQUIRE_EQ(boneyard::test::scores(game), "69, 20");  // 50, and 9 for the nine
    play(game, "next");
    REQUIRE_EQ(boneyard::test::scores(game), "69, 20");
    REQUIRE_EQ(game.status().round, 2);
    REQUIRE_EQ(game.status().round_scores[0], 0);
    REQUIRE(game.view(0).table.phase == Phase::Upcard);
    REQUIRE_EQ(boneyard::test::laid(game), "");
    REQUIRE_EQ(state(game, "known"), "[[],[]]");
    REQUIRE_EQ(state(game, "result"), "null");
    REQUIRE_EQ(int(game.view(0).table.discard_count), 1);
    REQUIRE_EQ(game.status().stock_count, 80);
}
