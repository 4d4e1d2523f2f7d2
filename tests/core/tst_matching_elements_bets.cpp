// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "matching_elements_table.h"
#include "suite.h"

using boneyard::matching_elements::Game;
using boneyard::matching_elements::Phase;
using boneyard::test::Elements;
using boneyard::test::ElementsTable;
using boneyard::test::phase;
using boneyard::test::play;
using boneyard::test::play_all;
using boneyard::test::set_up;
using boneyard::test::state;
using boneyard::test::told;
using boneyard::test::turn;
using std::string;

namespace {

/// The dealer is to name a colour; every seat holds a red tile, if nothing else is said.
Game naming(int dealer, const std::vector<string>& hands) {
    Elements position{.hands = hands, .colour = "", .phase = Phase::Naming};
    position.rules.colours = 6;
    position.dealer = static_cast<boneyard::kit::Seat>(dealer);
    position.to_move = position.dealer;
    return set_up(position);
}

/// The dealer has named red.
Game betting(int dealer = 0,
             const std::vector<string>& hands = {"R:0-3 R:1-2", "R:0-3 R:1-2", "R:0-6 R:1-5"}) {
    Game game = naming(dealer, hands);
    play(game, "colour R");
    return game;
}

const std::vector<string> kFourHands{"R:0-3", "R:0-3", "R:0-6", "R:0-6"};
const std::vector<string> kSixHands{"R:0-3", "R:0-3", "R:0-6", "R:0-6", "R:0-9", "R:0-9"};

}  // namespace

/// Matching Elements: the colour named, and the bets.
class TestMatchingElementsBets : public QObject {
    Q_OBJECT

private slots:
    // The colour

    void the_dealer_names_a_colour_that_he_holds() {
        Game game = naming(0, {"R:0-3 B:1-2 B:12-12", "O:0-3", "Y:0-3"});
        QCOMPARE(phase(game), "colour");
        QCOMPARE(turn(game), "0: colour B, colour R");
        QCOMPARE(state(game, "colour"), "null");
        QCOMPARE(told(play(game, "colour B")), "colour 0, turn 0");
        QCOMPARE(state(game, "colour"), "\"B\"");
        QCOMPARE(phase(game), "bets");
    }

    void every_colour_may_be_named() {
        const Game game = naming(2, {"", "O:0-3", "P:0-3 G:0-3 B:1-2 Y:0-0 O:0-3 R:9-12"});
        QCOMPARE(turn(game), "2: colour B, colour G, colour O, colour P, colour R, colour Y");
    }

    void a_colour_that_he_does_not_hold_is_refused() {
        ElementsTable table({"R:0-0", "", ""});
        for (const char* bad : {"colour O", "colour P", "colour X", "colour r", "colour", "colour R O",
                                "bet 0", "place R:0-0 first", "hold"}) {
            QVERIFY2(!table.play({bad}).isEmpty(), bad);
        }
        QCOMPARE(table.play({"colour R"}), "");
    }

    // The bets

    void the_dealer_bets_first_and_each_bets_at_least_one_more() {
        Game game = betting();
        QCOMPARE(turn(game), "0: bet 0..97");  // 99-(3-1-0)
        QCOMPARE(state(game, "highest_bet"), "null");
        QCOMPARE(told(play(game, "bet 4")), "bet 0, turn 1");
        QCOMPARE(turn(game), "1: bet 5..98");
        QCOMPARE(state(game, "bets"), "[4,null,null]");
        play(game, "bet 9");
        QCOMPARE(turn(game), "2: bet 10..99");
        QCOMPARE(state(game, "highest_bet"), "9");
    }

    void the_least_of_the_dealer_is_nothing() {
        Game game = betting();
        play(game, "bet 0");
        QCOMPARE(turn(game), "1: bet 1..98");
        QCOMPARE(state(game, "bets"), "[0,null,null]");
        QCOMPARE(state(game, "highest_bet"), "0");
    }

    void the_bets_go_clockwise_from_the_dealer() {
        Game game = betting(2);
        QCOMPARE(turn(game), "2: bet 0..97");
        play(game, "bet 0");
        QCOMPARE(turn(game), "0: bet 1..98");
        play(game, "bet 1");
        QCOMPARE(turn(game), "1: bet 2..99");
        play(game, "bet 2");
        QCOMPARE(turn(game), "2: bet 3..99, hold");
    }

    void everybody_is_left_a_number_to_bet() {
        Game game = betting();
        play(game, "bet 97");
        QCOMPARE(turn(game), "1: bet 98");
        play(game, "bet 98");
        QCOMPARE(turn(game), "2: bet 99");
        play(game, "bet 99");
        QCOMPARE(turn(game), "0: hold");
        play(game, "hold");
        QCOMPARE(phase(game), "play");
    }

    void the_limits_follow_the_number_of_those_that_bet() {
        Game four = betting(0, kFourHands);
        QCOMPARE(turn(four), "0: bet 0..96");  // 99-3
        play(four, "bet 7");
        QCOMPARE(turn(four), "1: bet 8..97");
        play(four, "bet 8");
        QCOMPARE(turn(four), "2: bet 9..98");
        play(four, "bet 98");
        QCOMPARE(turn(four), "3: bet 99");
        Game six = betting(5, kSixHands);
        QCOMPARE(turn(six), "5: bet 0..94");  // 99-5
        play(six, "bet 0");
        QCOMPARE(turn(six), "0: bet 1..95");
    }

    void seats_without_tiles_do_not_bet() {
        Game game = betting(1, {"R:0-3", "R:0-3", "", "R:0-6", ""});
        QCOMPARE(turn(game), "1: bet 0..97");  // three of five bet
        play(game, "bet 2");
        QCOMPARE(turn(game), "3: bet 3..98");
        play(game, "bet 3");
        QCOMPARE(turn(game), "0: bet 4..99");
        play(game, "bet 4");
        QCOMPARE(turn(game), "1: bet 5..99, hold");
        QCOMPARE(state(game, "bets"), "[4,2,null,3,null]");
        play(game, "hold");
        QCOMPARE(turn(game), "1: place R:0-3 first");
    }

    void what_is_out_of_the_limits_is_refused() {
        ElementsTable table({"R:0-0", "", ""});
        QCOMPARE(table.play({"colour R"}), "");
        for (const char* bad : {"bet 98", "bet 99", "bet 100", "bet -1", "bet", "bet 0..97", "bet 0..5",
                                "hold", "pass", "bid 1", "bet 65536", "bet 5 5", "bet +5", "bet 5.0"}) {
            QVERIFY2(!table.play({bad}).isEmpty(), bad);
        }
        QCOMPARE(table.play({"bet 10"}), "");
        for (const char* bad : {"bet 10", "bet 0", "bet 99", "hold"})
            QVERIFY2(!table.play({bad}).isEmpty(), bad);
        QCOMPARE(table.play({"bet 98", "bet 99"}), "");
        QVERIFY(!table.play({"bet 100"}).isEmpty());
    }

    // Raising

    void the_dealer_may_raise_or_hold() {
        Game game = betting();
        play_all(game, {"bet 1", "bet 2", "bet 3"});
        QCOMPARE(turn(game), "0: bet 4..99, hold");
        QCOMPARE(phase(game), "bets");
        QCOMPARE(told(play(game, "hold")), "hold 0, turn 0");
        QCOMPARE(phase(game), "play");
        QCOMPARE(state(game, "bets"), "[1,2,3]");
    }

    void if_he_raises_each_other_seat_may_bet_above_or_hold() {
        Game game = betting();
        play_all(game, {"bet 1", "bet 2", "bet 3", "bet 10"});
        QCOMPARE(turn(game), "1: bet 11..99, hold");
        QCOMPARE(told(play(game, "hold")), "hold 1, turn 2");
        QCOMPARE(turn(game), "2: bet 11..99, hold");
        play(game, "bet 20");
        QCOMPARE(turn(game), "0: bet 21..99, hold");
        QCOMPARE(state(game, "bets"), "[10,2,20]");
        QCOMPARE(state(game, "highest_bet"), "20");
        play(game, "hold");
        QCOMPARE(phase(game), "play");
        QCOMPARE(state(game, "bets"), "[10,2,20]");
    }

    void then_the_dealer_again_until_he_holds() {
        Game game = betting();
        play_all(game, {"bet 1", "bet 2", "bet 3", "bet 10", "hold", "hold"});
        QCOMPARE(turn(game), "0: bet 11..99, hold");
        play_all(game, {"bet 30", "bet 31", "bet 32"});
        QCOMPARE(turn(game), "0: bet 33..99, hold");
        play_all(game, {"bet 40", "hold", "bet 41"});
        QCOMPARE(phase(game), "bets");
        play(game, "hold");
        QCOMPARE(phase(game), "play");
        QCOMPARE(state(game, "bets"), "[40,31,41]");
    }

    void with_the_highest_bet_at_ninety_nine_only_hold_is_left() {
        Game game = betting();
        play_all(game, {"bet 1", "bet 2", "bet 3", "bet 99"});
        QCOMPARE(turn(game), "1: hold");
        play(game, "hold");
        QCOMPARE(turn(game), "2: hold");
        play(game, "hold");
        QCOMPARE(turn(game), "0: hold");
        play(game, "hold");
        QCOMPARE(phase(game), "play");
    }

    void a_raise_to_ninety_eight_leaves_one_number() {
        Game game = betting();
        play_all(game, {"bet 1", "bet 2", "bet 3", "bet 98"});
        QCOMPARE(turn(game), "1: bet 99, hold");
    }

    void with_seats_that_do_not_bet_the_raises_pass_them_by() {
        Game game = betting(1, {"R:0-3", "R:0-3", "", "R:0-6"});
        play_all(game, {"bet 1", "bet 2", "bet 3", "bet 4"});
        QCOMPARE(turn(game), "3: bet 5..99, hold");
        play(game, "hold");
        QCOMPARE(turn(game), "0: bet 5..99, hold");
    }

    // The last bet of a seat counts; red is the colour, and nobody but the dealer can place.

    void the_last_bet_of_a_seat_counts() {
        const std::vector<string> hands{"R:12-12 O:0-12", "B:1-2", "B:1-2"};
        // 12-12 and then 0-12 in line: one point and no tile left, so that the dealer nets 1.
        Game low = betting(0, hands);
        play_all(low, {"bet 1", "bet 2", "bet 3", "hold", "place R:12-12 first", "pass", "pass",
                       "place O:0-12 0 f 12"});
        QCOMPARE(state(low, "round_winner"), "0");
        QCOMPARE(boneyard::test::scores(low), "1, 0, 0");
        Game high = betting(0, hands);
        play_all(high, {"bet 1", "bet 2", "bet 3", "bet 4", "hold", "hold", "hold", "place R:12-12 first",
                        "pass", "pass", "place O:0-12 0 f 12"});
        QCOMPARE(phase(high), "round_over");
        QCOMPARE(boneyard::test::scores(high), "0, 0, 0");
    }

    // The first tile

    void the_dealer_lays_the_first_tile_of_the_colour_and_it_scores_nothing() {
        Game game = betting(1, {"R:0-3", "R:9-9 R:4-8 R:4-8 O:9-9", "R:0-6"});
        play_all(game, {"bet 0", "bet 1", "bet 2", "hold"});
        QCOMPARE(turn(game), "1: place R:4-8 first, place R:9-9 first");
        QCOMPARE(told(play(game, "place R:9-9 first")), "place 1 R:9-9, turn 2");
        QCOMPARE(state(game, "points"), "[0,0,0]");
        QCOMPARE(
            state(game, "placed"),
            R"([{"tile":"R:9-9","seat":1,"x":0,"y":0,"dir":"E","near":9,"anchor":null,"port":null,"points":0}])");
    }

    void the_first_tile_has_its_lower_number_near() {
        Game game = betting(1, {"R:0-3", "R:4-8", "R:0-6"});
        play_all(game, {"bet 0", "bet 1", "bet 2", "hold", "place R:4-8 first"});
        QVERIFY(state(game, "placed").contains(R"("near":4)"));
    }

    void the_first_tile_is_laid_no_other_way() {
        ElementsTable table({"R:0-0 O:3-3", "", ""});
        QCOMPARE(table.play({"colour R", "bet 0", "bet 1", "bet 2", "hold"}), "");
        for (const char* bad :
             {"place O:3-3 first", "place R:0-0 0 f 0", "place R:0-0", "place R:0-0 first 0",
              "place R:12-12 first", "pass", "draw", "hold", "bet 50", "place first"}) {
            QVERIFY2(!table.play({bad}).isEmpty(), bad);
        }
        QCOMPARE(table.play({"place R:0-0 first"}), "");
    }
};

BONEYARD_TEST(TestMatchingElementsBets)
#include "tst_matching_elements_bets.moc"
