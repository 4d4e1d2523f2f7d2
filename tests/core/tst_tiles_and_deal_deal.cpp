// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>

#include "protocol/describe.h"
#include "suite.h"
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
QString counts(const GivenOptions& options) {
    const Game game = dealt(4, options);
    const auto held = game.holdings();
    return QString("%1, %2, %3, %4")
        .arg(held.hands[0].tiles.size())
        .arg(held.hands[1].tiles.size())
        .arg(game.view(0).table.discard_count)
        .arg(held.stock.size());
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

/// Tiles & Deal: the deal, and who may have the tile face up.
class TestTilesAndDealDeal : public QObject {
    Q_OBJECT

private slots:
    // The deal

    void thirteen_or_ten_tiles_are_dealt_one_lies_face_up_and_the_rest_is_the_stock() {
        QCOMPARE(counts({}), "13, 13, 1, 80");
        QCOMPARE(counts({{"hand", 10}}), "10, 10, 1, 86");
        QCOMPARE(counts({{"copies", 1}}), "13, 13, 1, 28");
        QCOMPARE(counts({{"jokers", 0}}), "13, 13, 1, 77");
        QCOMPARE(counts({{"copies", 1}, {"jokers", 0}, {"hand", 10}}), "10, 10, 1, 31");
    }

    void a_deck_gives_hands_seat_by_seat_then_the_tile_face_up_then_the_stock() {
        const TilesAndDealTable table = in_order();
        QCOMPARE(table.state("hands"), R"([["K1","K1","K2","K2","K3","K3","K4","K4","K5","K5"],)"
                                       R"(["K6","K6","K7","K7","K8","K8","K9","K9","K10","K10"]])");
        QCOMPARE(table.state("discards"), R"(["K11"])");
        QVERIFY(table.state("stock").startsWith(R"(["K11","K12","K12","K13","K13","R1",)"));
        QVERIFY(table.state("stock").endsWith(R"("O13","J","J","J"])"));
    }

    void nothing_has_happened_yet() {
        const TilesAndDealTable table = in_order();
        QCOMPARE(table.state("melds"), "[]");
        QCOMPARE(table.state("taken"), "null");
        QCOMPARE(table.state("joker_due"), "false");
        QCOMPARE(table.state("turns_without_draw"), "0");
        QCOMPARE(table.state("known"), "[[],[]]");
        QCOMPARE(table.state("result"), "null");
        QCOMPARE(table.state("round"), "1");
        QCOMPARE(table.state("scores"), "[0,0]");
    }

    void with_a_deck_seat_one_deals_and_seat_zero_begins() {
        const TilesAndDealTable table = in_order();
        QCOMPARE(table.state("dealer"), "1");
        QCOMPARE(table.to_move(), 0);
    }

    void without_a_deck_the_first_dealer_is_random_and_the_other_begins() {
        int ones = 0;
        for (std::uint64_t deal = 0; deal < 400; ++deal) {
            const Game game = dealt(deal);
            const int dealer = game.view(0).table.dealer;
            QCOMPARE(int(game.to_move()), 1 - dealer);
            ones += dealer;
        }
        QVERIFY2(ones > 150 && ones < 250,
                 qPrintable(QString::number(ones)));  // five times the deviation of 10
    }

    void the_deal_number_makes_the_deal() {
        QVERIFY(dealt(5) == dealt(5));
        QVERIFY(dealt(5).holdings().stock != dealt(6).holdings().stock);
    }

    void a_deck_must_be_exactly_the_set() {
        const Words set = numbered_tiles();
        QCOMPARE(fault_of(set), "");
        Words deck = set;
        deck.pop_back();
        QCOMPARE(fault_of(deck), "The deck must hold exactly the 107 tiles of the game; it holds 106.");
        deck = set;
        deck.push_back("J");
        QCOMPARE(fault_of(deck), "The deck must hold exactly the 107 tiles of the game; it holds 108.");
        deck = set;
        deck[2] = "K1";
        QCOMPARE(fault_of(deck),
                 "The deck must hold exactly the 107 tiles of the game; \"K1\" is no such tile or is "
                 "there too often.");
        deck[2] = "J";
        QVERIFY(fault_of(deck).find("\"J\" is no such tile") != string::npos);
        deck[2] = "K14";
        QVERIFY(fault_of(deck).find("\"K14\" is no such tile") != string::npos);
    }

    void the_set_follows_the_options() {
        const GivenOptions gin{{"copies", 1}, {"jokers", 0}};
        QCOMPARE(fault_of(numbered_tiles(1, 0), gin), "");
        QVERIFY(!fault_of(numbered_tiles(), gin).empty());
        QVERIFY(!fault_of(numbered_tiles(1, 3)).empty());
        QCOMPARE(fault_of(numbered_tiles(1, 2), {{"copies", 1}, {"jokers", 2}}), "");
    }

    void the_options_have_their_defaults() {
        const auto options = boneyard::protocol::to_json(boneyard::protocol::describe(**match(1))["options"]);
        QCOMPARE(
            boneyard::protocol::dump(options),
            string(
                R"({"target":200,"hand":13,"copies":2,"jokers":3,"melds":"table","unlaid":"free",)"
                R"("knock":"threshold_or_one","threshold":10,"joker_value":15,"undercut":25,"win":25,"super_win":50})"));
    }

    void gin_of_52_is_scored_as_its_players_know_it() {
        const auto& presets = boneyard::find_game("tiles_and_deal")->info.presets;
        const auto gin =
            std::find_if(presets.begin(), presets.end(), [](auto& preset) { return preset.id == "gin"; });
        const auto options = boneyard::protocol::to_json(boneyard::protocol::describe(
            **boneyard::new_match("tiles_and_deal", 2, 1, gin->options))["options"]);
        QCOMPARE(
            boneyard::protocol::dump(options),
            string(
                R"({"target":100,"hand":10,"copies":1,"jokers":0,"melds":"closed","unlaid":"free",)"
                R"("knock":"threshold","threshold":10,"joker_value":15,"undercut":25,"win":0,"super_win":25})"));
    }

    void a_record_from_before_these_were_options_keeps_its_points() {
        boneyard::kit::Record record{
            "tiles_and_deal", 2, 1, {{"copies", 1}, {"jokers", 0}, {"undercut", 10}}, {}, {}};
        const auto options = boneyard::protocol::to_json(
            boneyard::protocol::describe(**boneyard::load_match(record))["options"]);
        QCOMPARE(options["win"].get<int>(), 25);
        QCOMPARE(options["super_win"].get<int>(), 50);
    }

    void options_out_of_their_bounds_are_refused_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("value");
        QTest::addColumn<bool>("fits");
        const auto bounds = [](const char* id, int low, int high) {
            for (const int value : {low - 1, low, high, high + 1})
                QTest::addRow("%s %d", id, value) << id << value << (value >= low && value <= high);
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
            QTest::addRow("hand %d", value) << "hand" << value << (value == 10 || value == 13);
    }

    void options_out_of_their_bounds_are_refused() {
        QFETCH(QString, id);
        QFETCH(int, value);
        QFETCH(bool, fits);
        QCOMPARE(match(1, {{id.toStdString(), value}}).ok(), fits);
    }

    void it_is_for_two() {
        for (const int seats : {1, 3}) {
            const auto made = boneyard::new_match("tiles_and_deal", seats, 1, {});
            QVERIFY(!made && made.error().fault == Fault::BadSeats);
        }
    }

    void a_preset_is_the_gin_of_fifty_two() {
        for (const auto& preset : boneyard::find_game("tiles_and_deal")->info.presets) {
            if (preset.id != "gin") continue;
            QCOMPARE(counts(preset.options), "10, 10, 1, 31");
            const auto rules = dealt(1, preset.options).view(0).table.rules;
            QVERIFY(rules.closed && rules.knock == boneyard::tiles_and_deal::Rules::Knock::Threshold);
            return;
        }
        QFAIL("there is none");
    }

    // The tile face up

    void who_did_not_deal_takes_the_tile_face_up_or_passes() {
        TilesAndDealTable table = in_order();
        QCOMPARE(table.state("phase"), "\"upcard\"");
        QCOMPARE(table.legal(), "pass, take");
        QCOMPARE(table.play({"take"}), "");
        QCOMPARE(told(table.events()), "take 0 K11");
        QCOMPARE(table.state("phase"), "\"meld\"");
        QCOMPARE(table.state("discards"), "[]");
        QCOMPARE(boneyard::test::hand(table.game(), 0), "K1 K1 K2 K2 K3 K3 K4 K4 K5 K5 K11");
        QCOMPARE(table.to_move(), 0);
    }

    void after_a_pass_the_dealer_takes_it_or_passes() {
        TilesAndDealTable table = in_order();
        QCOMPARE(table.play({"pass"}), "");
        QCOMPARE(told(table.events()), "pass 0, turn 1");
        QCOMPARE(table.state("phase"), "\"upcard\"");
        QCOMPARE(table.legal(), "pass, take");
        QCOMPARE(table.play({"take"}), "");
        QCOMPARE(boneyard::test::hand(table.game(), 1), "K6 K6 K7 K7 K8 K8 K9 K9 K10 K10 K11");
        QCOMPARE(table.play({"discard K6"}), "");
        QCOMPARE(table.to_move(), 0);
        QCOMPARE(table.legal(), "draw, take");
    }

    void after_two_passes_the_first_of_them_can_only_draw() {
        TilesAndDealTable table = in_order();
        QCOMPARE(table.play({"pass", "pass"}), "");
        QCOMPARE(told(table.events()), "pass 1, turn 0");
        QCOMPARE(table.state("phase"), "\"draw\"");
        QCOMPARE(table.legal(), "draw");
        QCOMPARE(table.play({"draw", "discard K1"}), "");
        QCOMPARE(table.state("discards"), R"(["K11","K1"])");
        QCOMPARE(table.legal(), "draw, take");  // so it is once only
    }

    // The next round

    void the_winner_of_a_round_deals_the_next() {
        for (const Seat dealer : {Seat{0}, Seat{1}}) {
            Game game = set_up({.hands = {"R5", "K9"}, .dealer = dealer});
            play(game, "discard R5");
            QCOMPARE(told(play(game, "next")), "deal, turn 1");
            QCOMPARE(int(game.view(0).table.dealer), 0);
            QCOMPARE(int(game.to_move()), 1);
        }
    }

    void an_undercut_makes_the_other_seat_the_winner_who_deals() {
        Game game = set_up({.hands = {"R5 K9", "K2"}, .dealer = 0});
        play(game, "knock K9");
        QCOMPARE(told(play(game, "next")), "deal, turn 0");
        QCOMPARE(int(game.view(0).table.dealer), 1);
    }

    void after_a_draw_the_same_seat_deals_again() {
        for (const Seat dealer : {Seat{0}, Seat{1}}) {
            Game game = set_up({.hands = {"R5 K9", "K2"}, .stock = 0, .dealer = dealer});
            play(game, "discard R5");
            play(game, "next");
            QCOMPARE(game.view(0).table.dealer, dealer);
            QCOMPARE(int(game.to_move()), 1 - dealer);
        }
    }

    void a_new_round_begins_anew_and_keeps_the_scores() {
        Game game = set_up({.hands = {"R7", "K9"}, .melds = {"R4 R5 R6"}, .taken = "R7", .scores = {10, 20}});
        play(game, "add R7 0 high");
        QCOMPARE(boneyard::test::scores(game), "69, 20");  // 50, and 9 for the nine
        play(game, "next");
        QCOMPARE(boneyard::test::scores(game), "69, 20");
        QCOMPARE(game.status().round, 2);
        QCOMPARE(game.status().round_scores[0], 0);
        QVERIFY(game.view(0).table.phase == Phase::Upcard);
        QCOMPARE(boneyard::test::laid(game), "");
        QCOMPARE(state(game, "known"), "[[],[]]");
        QCOMPARE(state(game, "result"), "null");
        QCOMPARE(int(game.view(0).table.discard_count), 1);
        QCOMPARE(game.status().stock_count, 80);
    }
};

BONEYARD_TEST(TestTilesAndDealDeal)
#include "tst_tiles_and_deal_deal.moc"
