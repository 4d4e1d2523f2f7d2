// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "suite.h"
#include "tiles_and_deal_table.h"

using boneyard::kit::Seat;
using boneyard::test::hand;
using boneyard::test::holding;
using boneyard::test::laid;
using boneyard::test::legal_text;
using boneyard::test::legal_to;
using boneyard::test::play;
using boneyard::test::set_up;
using boneyard::test::state;
using boneyard::test::told;
using boneyard::tiles_and_deal::Game;
using std::string;

namespace {

/// What can be swapped into one meld by a hand that holds O13, too.
QString swaps(const string& tiles, const string& meld) {
    return legal_to("swap", holding(tiles + " O13", {meld})).replace(" 0", "");
}

/// What lies there after a swap; the joker can be laid elsewhere.
QString swapped(const string& tile, const string& meld) {
    Game game = holding(tile + " O13", {meld, "O1 O2 O3"});
    play(game, "swap " + tile + " 0");
    return laid(game).section(" | ", 0, 0);
}

}  // namespace

/// Tiles & Deal: a tile takes the place of a joker, and the joker has to be laid.
class TestTilesAndDealJokers : public QObject {
    Q_OBJECT

private slots:
    // What can be swapped

    void in_a_run_a_tile_swaps_for_the_joker_in_its_place() {
        QCOMPARE(swaps("R4 R5 R6 R7 R8 B6", "R5 J R7"), "R6");
        QCOMPARE(swaps("R5 R6 R7 R8", "R5 J J R8"), "R6, R7");
        QCOMPARE(swaps("R4 R7 R8", "J R5 R6 J"), "R4, R7");
        QCOMPARE(swaps("R4 R5 R6 R7 R8", "R5 R6 R7"), "");
    }

    void an_ace_swaps_for_a_joker_at_either_end() {
        QCOMPARE(swaps("R1 R2", "J R2 R3"), "R1");
        QCOMPARE(swaps("R1 R13", "R12 R13 J"), "R1");
        QCOMPARE(swaps("R1 R11", "J R12 R13"), "R11");
    }

    void in_a_set_a_tile_swaps_whose_suit_no_tile_of_the_set_has() {
        QCOMPARE(swaps("K8 R8 B8 O8 B9", "K8 R8 J"), "B8, O8");
        QCOMPARE(swaps("K8 R8 B8 O8", "K8 R8 B8 J"), "O8");
        QCOMPARE(swaps("K8 R8 B8 O8", "K8 R8 J J"), "B8, O8");
        QCOMPARE(swaps("K8 R8 B8 O8", "K8 R8 O8"), "");
    }

    void a_joker_swaps_for_no_joker() {
        QCOMPARE(swaps("J", "R5 J R7"), "");
        QCOMPARE(swaps("J", "K8 R8 J"), "");
    }

    void the_tile_lies_in_the_jokers_place() {
        QCOMPARE(swapped("R6", "R5 J R7"), "R5 R6 R7");
        QCOMPARE(swapped("R7", "R5 J J R8"), "R5 J R7 R8");
        QCOMPARE(swapped("R1", "R12 R13 J"), "R12 R13 R1");
        QCOMPARE(swapped("B8", "K8 O8 J"), "K8 B8 O8");
        QCOMPARE(swapped("R8", "K8 B8 J J"), "K8 R8 B8 J");
    }

    void a_joker_is_swapped_out_of_anybodys_meld_which_keeps_its_owner() {
        for (const Seat owner : {Seat{0}, Seat{1}}) {
            Game game = set_up({.hands = {"R6 K2 K9", "O13"}, .melds = {"R5 J R7"}, .owner = owner});
            QCOMPARE(told(play(game, "swap R6 0")), "swap 0 R6");
            QCOMPARE(game.view(0).table.melds[0].owner, owner);
        }
    }

    // The duty

    void the_joker_comes_to_hand_and_is_due() {
        Game game = holding("R6 K2 K9", {"R5 J R7"});
        QCOMPARE(state(game, "joker_due"), "false");
        play(game, "swap R6 0");
        QCOMPARE(hand(game, 0), "K2 K9 J");
        QCOMPARE(state(game, "joker_due"), "true");
        QCOMPARE(legal_text(game), "add J 0 high, add J 0 low");
        play(game, "add J 0 low");
        QCOMPARE(state(game, "joker_due"), "false");
        QCOMPARE(legal_text(game), "discard K2, discard K9, knock K2, knock K9");
    }

    void meanwhile_only_what_lays_a_joker_is_legal() {
        Game game = holding("R6 R8 K1 K2 K3 B9", {"R5 J R7", "B8 J B10"});
        QCOMPARE(legal_to("swap", game), "B9 1, R6 0");
        play(game, "swap R6 0");  // not K1 K2 K3, not R8 on the run, no other swap, no discard, no knock
        QCOMPARE(
            legal_text(game),
            "add J 0 high, add J 0 low, add J 1 high, add J 1 low, meld J K2 K3, meld K1 J K3, meld K1 K2 J, "
            "meld K1 K2 K3 J, meld K2 K3 J");
        play(game, "meld K2 K3 J");
        QCOMPARE(legal_to("swap", game), "B9 1");
        QCOMPARE(legal_to("add", game), "K1 2 low, R8 0 high");
    }

    void the_joker_may_be_laid_in_a_new_meld() {
        Game game = holding("R6 K1 K2 O5", {"R5 J R7"});
        play(game, "swap R6 0");
        QCOMPARE(told(play(game, "meld K1 K2 J")), "meld 0 K1 K2 J");
        QCOMPARE(laid(game), "R5 R6 R7 | K1 K2 J");
        QCOMPARE(legal_text(game), "discard O5, knock O5");
    }

    void jokers_may_be_swapped_one_after_the_other() {
        Game game = holding("R6 B9 O13", {"R5 J R7", "B8 J B10"});
        for (const char* action : {"swap R6 0", "add J 1 low", "swap B9 1", "add J 0 high"})
            play(game, action);
        QCOMPARE(laid(game), "R5 R6 R7 J | J B8 B9 B10");
        QCOMPARE(hand(game, 0), "O13");
    }

    // Swaps that cannot be followed

    void a_swap_is_refused_if_the_joker_could_be_laid_nowhere() {
        QCOMPARE(legal_to("swap", holding("O8 K1 R5", {"K8 R8 B8 J"})), "");
        QCOMPARE(legal_to("swap", holding("O8 K1 K2", {"K8 R8 B8 J"})), "O8 0");
        QCOMPARE(legal_to("swap", holding("O8 K1 R5", {"K8 R8 B8 J", "R10 R11 R12"})), "O8 0");
        QCOMPARE(legal_to("swap", holding("O8 K1 R5", {"K8 R8 B8 J", "K2 R2 B2 O2"})), "");
        const string long_run = "J R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13";
        QCOMPARE(legal_to("swap", holding("R1 K1 O5", {long_run})), "");
        QCOMPARE(legal_to("swap", holding("R1 K1 O5", {long_run.substr(0, long_run.rfind(' '))})), "R1 0");
    }

    void a_swap_is_refused_if_only_the_taken_tile_would_be_left() {
        QCOMPARE(legal_to("swap", holding("R8 K9", {"R7 J R9"}, "K9")), "");
        QCOMPARE(legal_to("swap", holding("R8 K9", {"R7 J R9"}, "R8")), "R8 0");
        QCOMPARE(legal_to("swap", holding("R8 K9", {"R7 J R9", "K10 K11 K12"}, "K9")), "R8 0");
    }

    void a_way_of_laying_the_joker_is_refused_if_it_leads_nowhere() {
        // K1 K2 J leaves the taken O5, which cannot be thrown; on the run the joker leaves more.
        Game game = holding("R6 K1 K2 O5", {"R5 J R7"}, "O5");
        play(game, "swap R6 0");
        QCOMPARE(legal_text(game), "add J 0 high, add J 0 low");
    }

    // A joker that was taken, another that is due

    void a_joker_taken_stays_taken_while_the_one_swapped_in_goes_before_it() {
        Game game = holding("R6 J K9", {"R5 J R7"}, "J");
        play(game, "swap R6 0");
        QCOMPARE(hand(game, 0), "K9 J J");
        play(game, "add J 0 high");
        QCOMPARE(state(game, "taken"), "\"J\"");
        QCOMPARE(state(game, "joker_due"), "false");
        QCOMPARE(legal_to("discard", game), "K9");
        play(game, "add J 0 low");
        QCOMPARE(state(game, "taken"), "null");
    }

    void a_meld_of_both_lays_the_one_due_and_the_one_taken() {
        Game game = holding("R6 J K1 K2 O5", {"R5 J R7"}, "J");
        play(game, "swap R6 0");
        play(game, "meld K1 K2 J J");
        QCOMPARE(state(game, "taken"), "null");
        QCOMPARE(state(game, "joker_due"), "false");
    }

    void the_taken_tile_may_be_swapped_in() {
        Game game = holding("R6 K9", {"R5 J R7"}, "R6");
        play(game, "swap R6 0");
        QCOMPARE(state(game, "taken"), "null");
        play(game, "add J 0 low");
        QCOMPARE(legal_text(game), "discard K9, knock K9");
    }

    // The last tile

    void swapping_the_last_tile_ends_nothing_and_laying_the_joker_wins() {
        Game game = holding("R6", {"R5 J R7"});
        QCOMPARE(told(play(game, "swap R6 0")), "swap 0 R6");
        QCOMPARE(told(play(game, "add J 0 high")),
                 "add 0 J, score 0 50 super_win, score 0 20 deadwood, round_over 0 super_win");
    }

    void with_no_jokers_there_is_nothing_to_swap() {
        boneyard::tiles_and_deal::Rules none;
        none.jokers = 0;
        const Game game = set_up({.hands = {"R6 R8 K2", "O13"}, .melds = {"R5 R6 R7"}, .rules = none});
        QCOMPARE(legal_to("swap", game), "");
        QCOMPARE(legal_to("add", game), "R8 0 high");
    }
};

BONEYARD_TEST(TestTilesAndDealJokers)
#include "tst_tiles_and_deal_jokers.moc"
