// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "suite.h"
#include "tiles_and_deal_table.h"

using boneyard::test::deadwood;
using boneyard::test::hand;
using boneyard::test::laid;
using boneyard::test::legal_to;
using boneyard::test::play;
using boneyard::test::result;
using boneyard::test::set_up;
using boneyard::test::state;
using boneyard::test::told;
using boneyard::tiles_and_deal::Game;
using boneyard::tiles_and_deal::Rules;
using std::string;

namespace {

using Knock = Rules::Knock;

Rules by(Knock knock, int threshold = 10) {
    Rules rules;
    rules.knock = knock;
    rules.threshold = static_cast<std::uint8_t>(threshold);
    return rules;
}

/// What a hand may knock with: "K2, O13"; "-" is a knock without a discard.
QString knocks(const string& tiles, const Rules& rules = {}) {
    return legal_to("knock", set_up({.hands = {tiles, ""}, .rules = rules}));
}

/// The same for threshold_or_one, threshold, one and super_only.
QString knocks_by_each(const string& tiles, int threshold = 10) {
    QStringList all;
    for (const Knock knock : {Knock::ThresholdOrOne, Knock::Threshold, Knock::One, Knock::SuperOnly})
        all.push_back(knocks(tiles, by(knock, threshold)));
    return all.join(" / ");
}

/// The melds that a hand lays when it knocks with O13.
QString arranged(const string& tiles, const Rules& rules = by(Knock::Threshold, 30)) {
    Game game = set_up({.hands = {tiles + " O13", "K13"}, .rules = rules});
    play(game, "knock O13");
    return laid(game);
}

// Either R12 R13 R1 with the three queens, which leaves R2 R3 for 5; or R1 R2 R3 with all four queens, which
// leaves R13 for 10.
const string kFiveOrTen = "K12 R1 R2 R3 R12 R13 B12 O12";

// Either R2 R3 R4 with three threes, which leaves K2 B2 for 4; or three twos with four threes, which leaves
// R4 for 4.
const string kTwoOrOne = "K2 K3 R2 R3 R4 B2 B3 O3";

}  // namespace

/// Tiles & Deal: when one may knock, and what the knocker lays.
class TestTilesAndDealKnocking : public QObject {
    Q_OBJECT

private slots:
    // Deadwood

    void deadwood_is_the_least_over_all_arrangements() {
        QCOMPARE(deadwood("R5 R6 R7 K2 O13"), 12);
        QCOMPARE(deadwood(kFiveOrTen), 5);
        QCOMPARE(deadwood(kTwoOrOne), 4);
        QCOMPARE(deadwood("R3 R4 R5 R5 R6 R7"), 0);
        QCOMPARE(deadwood("R3 R4 R4 R5 R5 R6 K9"), 9);
        QCOMPARE(deadwood("K5 R5 B5 R6 R7 R8"), 0);
        QCOMPARE(deadwood("K5 R5 B5 R6 R7"), 10);  // R5 in the set would leave R6 and R7 for 13
        QCOMPARE(deadwood(""), 0);
    }

    void jokers_go_where_they_save_most() {
        QCOMPARE(deadwood("R2 R3 K12 K13 J"), 5);
        QCOMPARE(deadwood("R12 R1 K2 K3 J"), 5);  // R12 J R1: the ace is high
        QCOMPARE(deadwood("R5 J K9"), 29);        // one tile and jokers are no meld
        QCOMPARE(deadwood("R5 J J J"), 50);
        QCOMPARE(deadwood("R5 O5 J J J"), 15);  // a set has four tiles
        QCOMPARE(deadwood("R5 R6 J J J"), 0);   // a run has room for all
        QCOMPARE(deadwood("K5 K7 R9 R11 B1 B12 J J J"), 0);
    }

    // What it takes to knock

    void low_deadwood_or_one_tile_over_is_enough_by_default() {
        QCOMPARE(knocks("R5 R6 R7 K2 K8 O13"), "O13");
        QCOMPARE(knocks("R5 R6 R7 K12 O13"), "K12, O13");
        QCOMPARE(knocks("R5 R6 R7 B9 K12 O13"), "");
    }

    void a_remaining_hand_within_the_threshold_is_low() {
        const string tiles = "R5 R6 R7 K2 K8 O13";  // without O13 2 and 8, without K8 12, without K2 18
        QCOMPARE(knocks_by_each(tiles, 9), " /  /  / ");
        QCOMPARE(knocks_by_each(tiles, 10), "O13 / O13 /  / ");
        QCOMPARE(knocks_by_each(tiles, 11), "O13 / O13 /  / ");
        QCOMPARE(knocks_by_each(tiles, 12), "K8, O13 / K8, O13 /  / ");
        QCOMPARE(knocks_by_each(tiles, 18), "K2, K8, O13 / K2, K8, O13 /  / ");
    }

    void one_tile_over_may_be_worth_anything() {
        QCOMPARE(knocks_by_each("R5 R6 R7 K12 O13", 9), "K12, O13 /  / K12, O13 / ");
        QCOMPARE(knocks_by_each("R5 R6 R7 K1 J", 10), "J, K1, R5, R6, R7 / K1 / J, K1, R5, R6, R7 / K1");
    }

    void some_arrangement_with_one_tile_over_is_enough_if_another_has_less_deadwood() {
        QCOMPARE(knocks(kFiveOrTen + " K6", by(Knock::Threshold, 4)), "");
        QCOMPARE(knocks(kFiveOrTen + " K6", by(Knock::Threshold, 5)), "K6");
        QCOMPARE(knocks(kFiveOrTen + " K6", by(Knock::One)), "K6, R13");  // without R13 only K6 is over
        QCOMPARE(knocks(kFiveOrTen + " K6", by(Knock::ThresholdOrOne, 4)), "K6, R13");
        QCOMPARE(knocks(kFiveOrTen + " K6", by(Knock::SuperOnly)), "");
    }

    void with_super_only_no_tile_may_be_over() {
        QCOMPARE(knocks_by_each("R5 R6 R7 K13", 0), "K13 / K13 / K13 / K13");
        QCOMPARE(knocks_by_each("R5 R6 R7 K2 K13", 1), "K13, K2 /  / K13, K2 / ");
    }

    void a_threshold_of_nought_asks_for_no_deadwood() {
        Rules rules = by(Knock::Threshold, 0);
        QCOMPARE(knocks("R5 R6 R7 J K13", rules), "K13");
        QCOMPARE(knocks("K5 R5 B5 O5 J K13", rules), "");
        rules.joker_value = 0;  // the joker is over and costs nothing
        QCOMPARE(knocks("K5 R5 B5 O5 J K13", rules), "K13");
        rules.knock = Knock::SuperOnly;
        QCOMPARE(knocks("K5 R5 B5 O5 J K13", rules), "");
    }

    void a_knock_without_a_discard_takes_a_hand_that_is_all_melds() {
        QCOMPARE(knocks_by_each("R5 R6 R7 R8", 0), "-, R5, R8 / -, R5, R8 / -, R5, R8 / -, R5, R8");
        QCOMPARE(knocks_by_each("R5 R6 R7", 10), "- / - / - / -");
        QCOMPARE(knocks_by_each("R5 R6 R7 K8 B8 O8", 7), "- / - / - / -");
        QVERIFY(!knocks("R5 R6 R7 K2", by(Knock::ThresholdOrOne, 30)).contains("-"));
    }

    void the_last_tile_can_be_knocked_with() { QCOMPARE(knocks_by_each("O13", 0), "O13 / O13 / O13 / O13"); }

    // What the knocker lays

    void the_tile_thrown_lies_on_the_discards_and_the_melds_on_the_table() {
        Game game = set_up({.hands = {"R5 R6 R7 K8 B8 O8 K2 O13", "K13"}, .melds = {"O1 O2 O3"}});
        QVERIFY(told(play(game, "knock O13")).startsWith("knock 0 O13, "));
        QCOMPARE(state(game, "discards"), R"(["O13"])");
        QCOMPARE(laid(game), "O1 O2 O3 | K8 B8 O8 | R5 R6 R7");
        QCOMPARE(hand(game, 0), "K2");
        QCOMPARE(int(game.view(0).table.melds[1].owner), 0);
        QCOMPARE(int(game.view(0).table.melds[0].owner), 1);
    }

    void the_arrangement_has_the_least_deadwood_even_if_more_tiles_are_over() {
        QCOMPARE(arranged(kFiveOrTen), "K12 B12 O12 | R12 R13 R1");
        QCOMPARE(arranged(kFiveOrTen, by(Knock::One)), "K12 B12 O12 | R12 R13 R1");
    }

    void of_equal_deadwood_the_fewest_tiles_are_over() {
        QCOMPARE(arranged(kTwoOrOne), "K2 R2 B2 | K3 R3 B3 O3");
        Rules free_jokers = by(Knock::Threshold, 30);
        free_jokers.joker_value = 0;
        QCOMPARE(arranged("K5 R5 B5 J B12", free_jokers), "K5 R5 B5 J");
    }

    void then_the_melds_are_the_fewest() {
        QCOMPARE(arranged("R1 R2 R3 R4 R5 R6 K2"), "R1 R2 R3 R4 R5 R6");
        QCOMPARE(arranged("R2 R3 R4 R5 R6 R7 R8 R9 R10 K2"), "R2 R3 R4 R5 R6 R7 R8 R9 R10");
    }

    void then_the_sorted_texts_come_first_in_byte_order() {
        QCOMPARE(arranged("K5 K6 K7 R5 R6 R7 B5 B6 B7"), "B5 B6 B7 | K5 K6 K7 | R5 R6 R7");
        QCOMPARE(arranged("K5 K6 K7 R5 R6 R7 O5 O6 O7"), "K5 K6 K7 | O5 O6 O7 | R5 R6 R7");
        QCOMPARE(arranged("K8 K9 K10 R8 R9 R10 O8 O9 O10"),
                 "K10 R10 O10 | K8 R8 O8 | K9 R9 O9");  // 1 before 8
    }

    void a_joker_is_read_the_way_that_comes_first() {
        QCOMPARE(arranged("R5 R6 R7 J K2"), "J R5 R6 R7");
        QCOMPARE(arranged("B5 B6 J K2"), "B5 B6 J");  // B comes before J, and J before R
        QCOMPARE(arranged("R1 R2 J K2"), "R1 R2 J");
        QCOMPARE(arranged("K5 R5 R6 J J K2"), "J J R5 R6");  // 5 is over; or R6 for 6 beside K5 R5 J J
    }

    void tiles_that_could_have_been_added_to_the_table_count() {
        Game game = set_up({.hands = {"K9 O13", "K13 B13"}, .melds = {"R9 B9 O9"}});
        play(game, "knock O13");
        QCOMPARE(hand(game, 0), "K9");
        QCOMPARE(result(game), "win 0: 9, 20");
    }

    void the_same_meld_may_be_laid_twice() {
        QCOMPARE(arranged("R5 R5 R6 R6 R7 R7 K2"), "R5 R6 R7 | R5 R6 R7");
    }
};

BONEYARD_TEST(TestTilesAndDealKnocking)
#include "tst_tiles_and_deal_knocking.moc"
