// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "matching_elements_table.h"
#include "protocol/describe.h"
#include "suite.h"

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
QString outcome(const ElementsTable& table) { return table.state("dealer") + ": " + table.state("scores"); }

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

/// Matching Elements: the auction for the first deal.
class TestMatchingElementsAuction : public QObject {
    Q_OBJECT

private slots:
    // Doubles

    void a_double_ends_the_auction_at_once_and_earns_its_total() {
        const ElementsTable table = drawing("R:9-12 R:3-3 O:9-12");
        QCOMPARE(outcome(table), "1: [0,6,0]");
        QCOMPARE(table.state("phase"), "\"colour\"");
        QCOMPARE(table.to_move(), 1);
        QCOMPARE(table.state("bids"), "[null,null,null]");
        QCOMPARE(table.state("folded"), "[false,false,false]");
    }

    void the_highest_double_wins() {
        QCOMPARE(outcome(drawing("R:3-3 O:9-9 R:6-6")), "1: [0,18,0]");
        QCOMPARE(outcome(drawing("R:12-12 O:9-9 R:9-9")), "0: [24,0,0]");
    }

    void two_zeros_win_before_any_other_double_and_earn_twenty_four() {
        QCOMPARE(outcome(drawing("R:12-12 R:0-3 O:0-0")), "2: [0,0,24]");
        QCOMPARE(outcome(drawing("R:0-0 R:0-3 R:0-3")), "0: [24,0,0]");
    }

    void the_holders_of_equal_best_doubles_draw_again() {
        const ElementsTable table = drawing("R:6-6 R:0-3 O:6-6 R:0-9 O:0-12 R:9-12");
        QCOMPARE(outcome(table), "2: [0,0,12]");
        QCOMPARE(outcome(drawing("R:6-6 O:6-6 R:3-3 O:0-9 R:0-12 R:9-12")), "1: [0,12,0]");
        QCOMPARE(outcome(drawing("R:3-3 R:6-6 O:6-6 R:9-12 R:0-12 R:9-12")), "1: [0,12,0]");
    }

    void those_still_equal_draw_again_and_the_others_do_not() {
        QCOMPARE(outcome(drawing("R:6-6 O:6-6 Y:6-6  R:0-9 O:0-9 R:0-3  R:0-3 O:0-6 R:9-12", kThreeColours)),
                 "1: [0,12,0]");
        QCOMPARE(outcome(drawing("R:6-6 O:6-6 Y:6-6  R:0-3 O:0-9 R:4-5  R:2-7 O:3-6  R:9-12 O:1-2",
                                 kThreeColours)),
                 "1: [0,12,0]");
    }

    void a_draw_that_is_equal_in_total_is_equal() {
        // 1-11 and 12-0 both make 12; then 3 against 6.
        QCOMPARE(outcome(drawing("R:9-9 R:0-3 O:9-9  R:1-11 R:0-12  R:0-3 R:1-5")), "2: [0,0,18]");
    }

    void two_zeros_drawn_again_are_worth_nothing_but_still_earn_twenty_four() {
        QCOMPARE(outcome(drawing("R:0-0 O:0-0 R:9-12  R:0-3 R:0-6")), "1: [0,24,0]");
        QCOMPARE(outcome(drawing("R:9-9 O:9-9 R:9-12  R:0-0 R:0-3")), "1: [0,18,0]");
    }

    void the_double_first_drawn_earns_whatever_is_drawn_again() {
        QCOMPARE(outcome(drawing("R:3-3 O:3-3 R:9-12  R:12-12 O:6-6")), "0: [6,0,0]");
    }

    void after_a_tie_the_draws_are_still_the_first_ones() {
        QCOMPARE(drawing("R:6-6 R:0-3 O:6-6 R:0-9 O:0-12").state("draws"), R"(["R:6-6","R:0-3","O:6-6"])");
    }

    void when_the_tiles_run_out_the_lowest_seat_wins() {
        const auto made = boneyard::new_match("matching_elements", 3, 1, kTwoColours, endless_tie());
        QVERIFY(made.ok());
        QCOMPARE(boneyard::test::json(boneyard::protocol::describe(**made)["dealer"]), "1");
        QCOMPARE(boneyard::test::json(boneyard::protocol::describe(**made)["scores"]), "[0,6,0]");
    }

    void the_last_tiles_that_both_can_draw_may_decide() {
        Words deck = endless_tie();
        std::swap(deck[deck.size() - 3], deck.back());  // 1-2 against 12-12
        const auto made = boneyard::new_match("matching_elements", 3, 1, kTwoColours, deck);
        QCOMPARE(boneyard::test::json(boneyard::protocol::describe(**made)["scores"]), "[0,0,6]");
    }

    // Bids

    void every_seat_draws_a_tile_face_up_for_all() {
        const ElementsTable table = bidding();
        QCOMPARE(table.state("phase"), "\"auction\"");
        for (boneyard::kit::Seat seat = 0; seat < 3; ++seat)
            QCOMPARE(table.view(seat, "draws"), R"(["R:0-3","R:0-9","R:1-5"])");
        QCOMPARE(table.state("dealer"), "null");
        QCOMPARE(table.state("hands"), "[[],[],[]]");
        QCOMPARE(boneyard::test::counts(table.game()), "0 0 0 111");
    }

    void a_bid_is_above_the_highest_and_at_most_the_total_of_ones_own_tile() {
        ElementsTable table = bidding();
        QCOMPARE(table.to_move(), 0);
        QCOMPARE(table.legal(), "bid 1..3, fold");
        QCOMPARE(table.play({"bid 2"}), "");
        QCOMPARE(told(table.events()), "bid 0, turn 1");
        QCOMPARE(table.legal(), "bid 3..9, fold");
        QCOMPARE(table.play({"bid 5"}), "");
        QCOMPARE(table.to_move(), 2);
        QCOMPARE(table.legal(), "bid 6, fold");
        QCOMPARE(table.play({"bid 6"}), "");
        QCOMPARE(table.to_move(), 0);
        QCOMPARE(table.legal(), "fold");
        QCOMPARE(table.state("bids"), "[2,5,6]");
        QCOMPARE(table.play({"fold"}), "");
        QCOMPARE(table.to_move(), 1);
        QCOMPARE(table.legal(), "bid 7..9, fold");
        QCOMPARE(table.play({"fold"}), "");
        QCOMPARE(outcome(table), "2: [0,0,6]");
    }

    void what_is_out_of_the_limits_is_refused() {
        ElementsTable table = bidding();
        for (const char* bad : {"bid 0", "bid 4", "bid", "bid -1", "bid 1..3", "bid x", "bid 1 2", "pass",
                                "hold", "next", "bet 1", "colour R", "bid 65537", "draw", ""}) {
            QVERIFY2(!table.play({bad}).isEmpty(), bad);
        }
        QCOMPARE(table.state("bids"), "[null,null,null]");
        QCOMPARE(table.play({"bid 3"}), "");
        for (const char* bad : {"bid 3", "bid 2", "bid 10"}) QVERIFY2(!table.play({bad}).isEmpty(), bad);
        QCOMPARE(table.play({"bid 9"}), "");
        QCOMPARE(table.legal(), "fold");
    }

    void a_fold_is_final() {
        ElementsTable table = bidding();
        QCOMPARE(table.play({"fold", "bid 1", "bid 2"}), "");
        QCOMPARE(table.to_move(), 1);
        QCOMPARE(table.state("folded"), "[true,false,false]");
        QCOMPARE(table.play({"bid 4", "bid 5"}), "");
        QCOMPARE(table.to_move(), 1);
    }

    void the_highest_bidder_scores_the_bid_and_is_the_dealer() {
        ElementsTable table = bidding();
        QCOMPARE(table.play({"bid 1", "bid 4", "fold", "fold"}), "");
        QCOMPARE(told(table.events()), "fold 0, score 1 4 bid, deal, turn 1");
        QCOMPARE(outcome(table), "1: [0,4,0]");
        QCOMPARE(table.state("round"), "1");
    }

    void the_bid_is_no_part_of_what_the_round_brings() {
        ElementsTable table = bidding();
        QCOMPARE(table.play({"bid 1", "bid 4", "fold", "fold"}), "");
        QCOMPARE(table.state("round_scores"), "[0,0,0]");
        QCOMPARE(drawing("R:0-0 R:0-3 R:0-3").state("round_scores"), "[0,0,0]");
    }

    void a_seat_that_is_left_alone_may_still_bid_if_it_has_not() {
        ElementsTable table = bidding();
        QCOMPARE(table.play({"fold", "fold"}), "");
        QCOMPARE(table.to_move(), 2);
        QCOMPARE(table.legal(), "bid 1..6, fold");
        QCOMPARE(table.play({"bid 5"}), "");
        QCOMPARE(outcome(table), "2: [0,0,5]");
    }

    void a_seat_that_is_left_alone_with_a_bid_has_won() {
        ElementsTable table = bidding();
        QCOMPARE(table.play({"bid 1", "fold", "fold"}), "");
        QCOMPARE(outcome(table), "0: [1,0,0]");
    }

    void the_seat_left_alone_may_be_any() {
        ElementsTable table = bidding();
        QCOMPARE(table.play({"bid 1", "bid 2", "fold", "bid 3", "fold"}), "");
        QCOMPARE(outcome(table), "0: [3,0,0]");
        ElementsTable other = bidding();
        QCOMPARE(other.play({"bid 1", "bid 2", "bid 3", "fold", "fold"}), "");
        QCOMPARE(outcome(other), "2: [0,0,3]");
    }

    // All fold

    void if_all_fold_tiles_are_drawn_anew_and_with_a_deck_the_old_ones_go_to_its_end() {
        ElementsTable table = drawing("R:0-3 R:0-9 R:1-5 R:2-4 R:2-7 R:0-6 R:9-9");
        QCOMPARE(table.play({"fold", "fold", "fold"}), "");
        QCOMPARE(told(table.events()), "fold 2, draw 0 R:2-4, draw 1 R:2-7, draw 2 R:0-6, turn 0");
        QCOMPARE(table.state("draws"), R"(["R:2-4","R:2-7","R:0-6"])");
        QCOMPARE(table.state("folded"), "[false,false,false]");
        QCOMPARE(table.state("bids"), "[null,null,null]");
        QVERIFY(table.state("stock").startsWith(R"(["R:9-9",)"));
        QVERIFY(table.state("stock").endsWith(R"("O:12-12","R:0-3","R:0-9","R:1-5"])"));
        QCOMPARE(table.legal(), "bid 1..6, fold");
        QCOMPARE(table.play({"bid 6"}), "");
        QCOMPARE(table.legal(), "bid 7..9, fold");
    }

    void a_double_that_is_drawn_anew_decides_at_once() {
        ElementsTable table = drawing("R:0-3 R:0-9 R:1-5 R:2-4 R:6-6 O:6-6 R:0-6 R:1-11");
        QCOMPARE(table.play({"fold", "fold", "fold"}), "");
        QCOMPARE(outcome(table), "2: [0,0,12]");
        QCOMPARE(table.state("draws"), R"(["R:2-4","R:6-6","O:6-6"])");
        QCOMPARE(table.state("folded"), "[false,false,false]");
    }

    void after_all_the_deck_is_dealt_from_its_beginning() {
        ElementsTable table(
            {"R:0-3 R:0-9 R:1-5 R:2-4 R:2-7 R:0-6 R:9-9 R:9-12 R:9-12 R:10-11 R:10-11 R:12-12",
             "O:0-0 O:0-3 O:0-3 O:0-6 O:0-6 O:0-9 O:0-9 O:0-12 O:0-12 O:1-2 O:1-2 O:1-5", ""},
            "O:6-6 R:0-0");
        QCOMPARE(table.play({"fold", "fold", "fold", "fold", "bid 9", "fold"}), "");
        QCOMPARE(outcome(table), "1: [0,9,0]");
        QCOMPARE(boneyard::test::hand(table.game(), 0),
                 "R:0-3 R:0-6 R:0-9 R:1-5 R:2-4 R:2-7 R:9-9 R:9-12 R:9-12 R:10-11 R:10-11 R:12-12");
        QCOMPARE(boneyard::test::hand(table.game(), 1),
                 "O:0-0 O:0-3 O:0-3 O:0-6 O:0-6 O:0-9 O:0-9 O:0-12 O:0-12 O:1-2 O:1-2 O:1-5");
        QVERIFY(table.state("stock").startsWith(R"(["O:6-6","R:0-0",)"));
        QVERIFY(table.state("stock").endsWith(R"("O:12-12"])"));
        QCOMPARE(boneyard::test::counts(table.game()), "12 12 12 78");
    }

    void without_a_deck_all_tiles_are_drawn_anew_from_a_shuffled_boneyard() {
        int others = 0;
        for (std::uint64_t deal = 0; deal < 60; ++deal) {
            auto made = boneyard::new_match("matching_elements", 3, deal, kTwoColours);
            if ((*made)->status().phase != boneyard::kit::Phase::Auction) continue;
            const auto before = game_of<Game>(**made).holdings().stock;
            for (int i = 0; i < 3; ++i) QVERIFY((*made)->play("fold"));
            const QString next =
                QString(R"(["%1","%2","%3"])").arg(before[0].c_str(), before[1].c_str(), before[2].c_str());
            others +=
                static_cast<int>(boneyard::test::json(boneyard::protocol::describe(**made)["draws"]) != next);
        }
        QVERIFY(others >= 30);
    }

    // Without a deck

    void without_a_deck_a_random_seat_begins() {
        std::array<int, 4> begun{};
        for (std::uint64_t deal = 0; deal < 600; ++deal) {
            auto made = boneyard::new_match("matching_elements", 4, deal, {});
            const auto status = (*made)->status();
            if (status.phase == boneyard::kit::Phase::Auction)
                ++begun[static_cast<std::size_t>(status.to_move)];
        }
        // Doubles are 5 of 57, so that 0.69 of the auctions are bidden: about 104 for each seat.
        for (const int count : begun) QVERIFY2(count > 60 && count < 150, qPrintable(QString::number(count)));
    }

    void the_turn_passes_clockwise_whoever_begins() {
        for (std::uint64_t deal = 0; deal < 30; ++deal) {
            auto made = boneyard::new_match("matching_elements", 4, deal, {});
            const auto first = (*made)->status().to_move;
            if ((*made)->status().phase != boneyard::kit::Phase::Auction) continue;
            QVERIFY((*made)->play("fold"));
            QCOMPARE(int((*made)->status().to_move), (first + 1) % 4);
        }
    }

    // The record

    void what_was_drawn_bidden_and_folded_stays_until_the_first_next() {
        ElementsTable table = bidding();
        const auto record = [&] {
            return table.state("draws") + table.state("bids") + table.state("folded");
        };
        QCOMPARE(table.play({"bid 1", "bid 4", "fold", "fold"}), "");
        const QString expected = R"(["R:0-3","R:0-9","R:1-5"][1,4,null][true,false,true])";
        QCOMPARE(record(), expected);
        const string colour = table.match().legal().front();
        QCOMPARE(table.play({colour, "bet 0", "bet 1", "bet 2", "hold"}), "");
        QCOMPARE(record(), expected);
        QVERIFY(table.play_out_round());
        QCOMPARE(record(), expected);
        QCOMPARE(table.view(0, "draws"), R"(["R:0-3","R:0-9","R:1-5"])");
        QCOMPARE(table.play({"next"}), "");
        QCOMPARE(record(), "[null,null,null][null,null,null][false,false,false]");
    }
};

BONEYARD_TEST(TestMatchingElementsAuction)
#include "tst_matching_elements_auction.moc"
