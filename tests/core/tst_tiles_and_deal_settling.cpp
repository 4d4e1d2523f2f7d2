// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "suite.h"
#include "tiles_and_deal_table.h"

using boneyard::test::hand;
using boneyard::test::laid;
using boneyard::test::play;
using boneyard::test::result;
using boneyard::test::Rummy;
using boneyard::test::set_up;
using boneyard::test::state;
using boneyard::test::told;
using boneyard::tiles_and_deal::Game;
using boneyard::tiles_and_deal::Rules;
using std::string;

namespace {

Rules counting() {
    Rules rules;
    rules.unlaid_count = true;
    return rules;
}

/// What an action of seat 0 brings: the events from the first score on.
QString brings(const Rummy& position, const string& action) {
    Game game = set_up(position);
    const QString all = told(play(game, action));
    return all.mid(all.indexOf(", ") + 2);
}

/// Seat 0 lays R5 R6 R7 and keeps K2; the opponent's deadwood then.
int opposed_by(const string& opponent, const std::vector<string>& melds = {}, const Rules& rules = {}) {
    Game game = set_up({.hands = {"R5 R6 R7 K2 O13", opponent}, .melds = melds, .rules = rules});
    play(game, "knock O13");
    return game.view(0).table.result.deadwood[1];
}

/// The same when seat 0 lays no meld and this one is on the table.
int left_by(const string& opponent, const string& meld, const Rules& rules = {}) {
    Game game = set_up({.hands = {"K2 O13", opponent}, .melds = {meld}, .rules = rules});
    play(game, "knock O13");
    return game.view(0).table.result.deadwood[1];
}

const string kTwelve = "R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13";

}  // namespace

/// Tiles & Deal: what a knock or an empty hand brings.
class TestTilesAndDealSettling : public QObject {
    Q_OBJECT

private slots:
    // WIN

    void the_knocker_scores_twenty_five_and_the_difference() {
        Game game = set_up({.hands = {"R5 R6 R7 K2 O13", "K13 B9 O4"}});
        QCOMPARE(told(play(game, "knock O13")),
                 "knock 0 O13, score 0 25 win, score 0 21 deadwood, round_over 0 win");  // 23 less 2
        QCOMPARE(boneyard::test::scores(game), "46, 0");
        QCOMPARE(result(game), "win 0: 2, 23");
        QCOMPARE(state(game, "result"), R"({"kind":"win","seat":0,"deadwood":[2,23]})");
    }

    void the_points_for_a_win_are_an_option() {
        Rules rules;
        rules.win = 0;  // as in gin: the difference alone
        const Rummy position{.hands = {"R5 R6 R7 K2 O13", "K13 B9 O4"}, .rules = rules};
        QCOMPARE(brings(position, "knock O13"), "score 0 21 deadwood, round_over 0 win");
    }

    void the_points_for_a_super_win_are_an_option() {
        Rules rules;
        rules.super_win = 25;
        const Rummy position{.hands = {"R5 R6 R7 O13", "K13 B9 O4"}, .rules = rules};
        QCOMPARE(brings(position, "knock O13"),
                 "score 0 25 super_win, score 0 23 deadwood, round_over 0 super_win");
    }

    void seat_one_may_knock_as_well() {
        Game game = set_up({.hands = {"K13 B9 O4", "R5 R6 R7 K2 O13"}, .to_move = 1});
        QCOMPARE(told(play(game, "knock O13")),
                 "knock 1 O13, score 1 25 win, score 1 21 deadwood, round_over 1 win");
        QCOMPARE(result(game), "win 1: 23, 2");
    }

    void melds_in_the_opponents_hand_count_nothing() {
        QCOMPARE(opposed_by("B8 B9 B10 O4"), 4);
        QCOMPARE(opposed_by("B8 B9 B10 K4 R4 O4 B12"), 10);
        QCOMPARE(opposed_by("B8 B10 J O4"), 4);
    }

    // Laying off

    void the_opponent_lays_off_on_the_knockers_new_melds() {
        QCOMPARE(opposed_by("R8 O4"), 4);
        QCOMPARE(opposed_by("R4 R8 O4"), 4);
    }

    void a_run_grows_by_several_tiles() {
        QCOMPARE(opposed_by("R8 R9 O4"), 4);
        QCOMPARE(opposed_by("R3 R4 R8 R9 R10 O4"), 4);
        QCOMPARE(opposed_by("R8 R10 O4"), 14);
        QCOMPARE(opposed_by("R3 R8 O4"), 7);
    }

    void the_opponent_lays_off_on_any_meld_of_the_table() {
        QCOMPARE(opposed_by("R9 O4", {"K9 B9 O9"}), 4);
        QCOMPARE(opposed_by("R9 R8 B3 O4", {"K9 B9 O9", "B4 B5 B6"}), 4);
    }

    void a_set_takes_one_tile_and_a_run_thirteen() {
        QCOMPARE(left_by("R9 R9", "K9 B9 O9"), 9);
        QCOMPARE(left_by("R9 B9", "K9 R9 B9 O9"), 18);
        QCOMPARE(left_by("R1 R1 O4", kTwelve), 15);
        QCOMPARE(left_by("R1 O4", kTwelve), 4);
        QCOMPARE(left_by("R1 R2 R13 O4", "R3 R4 R5 R6 R7 R8 R9 R10 R11 R12"), 4);
    }

    void jokers_are_laid_off_too_and_tiles_on_them() {
        QCOMPARE(opposed_by("J O4"), 4);
        QCOMPARE(opposed_by("J R9 O4"), 4);
        QCOMPARE(opposed_by("J J R10 O4"), 4);
        QCOMPARE(opposed_by("J J J O4"), 4);
        QCOMPARE(left_by("J J O4", "K9 B9 O9"), 19);
    }

    void where_there_is_room_for_one_the_dearest_is_laid_off() {
        Rules cheap;
        cheap.joker_value = 5;
        QCOMPARE(left_by("R9 J", "K9 B9 O9"), 9);
        QCOMPARE(left_by("R9 J", "K9 B9 O9", cheap), 5);
    }

    void nothing_is_swapped() {
        QCOMPARE(left_by("K9", "K8 J K10"), 9);
        QCOMPARE(left_by("O9", "K9 R9 B9 J"), 9);
    }

    void melds_in_hand_and_tiles_laid_off_save_most_together() {
        QCOMPARE(opposed_by("R8 R9 K8 B8"), 9);       // R9 is over; with both laid off K8 B8 would be
        QCOMPARE(opposed_by("R8 K8 B8 O8"), 0);       // either way
        QCOMPARE(opposed_by("R8 R9 R10 K8 B8"), 16);  // the run, or laid off: K8 and B8 are over
        QCOMPARE(opposed_by("R8 R8 R9 K8 B8"), 0);    // one 8 in the set, the other and R9 laid off
        QCOMPARE(opposed_by("R8 J K8 B4 O4"), 8);     // the joker with two 8s or with two 4s
    }

    void a_lay_off_is_only_counted() {
        Game game = set_up({.hands = {"R5 R6 R7 K2 O13", "R8 B8 B9 B10 O4"}});
        play(game, "knock O13");
        QCOMPARE(hand(game, 1), "R8 B8 B9 B10 O4");
        QCOMPARE(laid(game), "R5 R6 R7");
        QCOMPARE(result(game), "win 0: 2, 4");
    }

    // Undercut

    void an_opponent_with_less_scores_the_difference_and_the_undercut() {
        Game game = set_up({.hands = {"R5 R6 R7 K9 O13", "K2 B2"}});
        QCOMPARE(told(play(game, "knock O13")),
                 "knock 0 O13, score 1 5 deadwood, score 1 25 undercut, round_over 1 undercut");
        QCOMPARE(result(game), "undercut 0: 9, 4");
        QCOMPARE(state(game, "result"), R"({"kind":"undercut","seat":0,"deadwood":[9,4]})");
    }

    void equal_counts_are_an_undercut_too() {
        QCOMPARE(brings({.hands = {"R5 R6 R7 K9 O13", "B9"}}, "knock O13"),
                 "score 1 25 undercut, round_over 1 undercut");
        QCOMPARE(brings({.hands = {"R5 R6 R7 K9 O13", "B10"}}, "knock O13"),
                 "score 0 25 win, score 0 1 deadwood, round_over 0 win");
    }

    void an_undercut_brings_what_the_options_say() {
        Rules rules;
        rules.undercut = 10;
        QCOMPARE(brings({.hands = {"R5 R6 R7 K9 O13", "K2"}, .rules = rules}, "knock O13"),
                 "score 1 7 deadwood, score 1 10 undercut, round_over 1 undercut");
        rules.undercut = 0;
        QCOMPARE(brings({.hands = {"R5 R6 R7 K9 O13", "K2"}, .rules = rules}, "knock O13"),
                 "score 1 7 deadwood, round_over 1 undercut");
        QCOMPARE(brings({.hands = {"R5 R6 R7 K9 O13", "B9"}, .rules = rules}, "knock O13"),
                 "round_over 1 undercut");
    }

    void a_lay_off_can_undercut() {
        QCOMPARE(brings({.hands = {"R5 R6 R7 K2 O13", "R8 R9 J"}}, "knock O13"),
                 "score 1 2 deadwood, score 1 25 undercut, round_over 1 undercut");
    }

    // SUPER WIN

    void a_knock_that_leaves_no_tile_is_a_super_win() {
        QCOMPARE(brings({.hands = {"R5 R6 R7 O13", "K13 O4"}}, "knock O13"),
                 "score 0 50 super_win, score 0 14 deadwood, round_over 0 super_win");
        QCOMPARE(brings({.hands = {"R5 R6 R7 K8 B8 O8", "K13 O4"}}, "knock"),
                 "score 0 50 super_win, score 0 14 deadwood, round_over 0 super_win");
    }

    void the_last_tile_discarded_added_or_melded_is_a_super_win() {
        const string rest = "score 0 50 super_win, score 0 14 deadwood, round_over 0 super_win";
        QCOMPARE(brings({.hands = {"O9", "K13 O4"}}, "discard O9").toStdString(), rest);
        QCOMPARE(brings({.hands = {"O9", "K13 O4"}}, "knock O9").toStdString(), rest);
        QCOMPARE(brings({.hands = {"R8", "K13 O4"}, .melds = {"R5 R6 R7"}}, "add R8 0 high").toStdString(),
                 rest);
        QCOMPARE(brings({.hands = {"R5 R6 R7", "K13 O4"}}, "meld R5 R6 R7").toStdString(), rest);
    }

    void the_tile_taken_may_be_laid_last() {
        QCOMPARE(brings({.hands = {"R8", "K13 O4"}, .melds = {"R5 R6 R7"}, .taken = "R8"}, "add R8 0 high"),
                 "score 0 50 super_win, score 0 14 deadwood, round_over 0 super_win");
    }

    void after_a_super_win_nobody_lays_off() {
        Game game = set_up({.hands = {"R5 R6 R7 O13", "R8 O4"}});
        play(game, "knock O13");
        QCOMPARE(result(game), "super_win 0: 0, 12");
        QCOMPARE(state(game, "result"), R"({"kind":"super_win","seat":0,"deadwood":[0,12]})");
        Game melding = set_up({.hands = {"R5 R6 R7", "R8 J"}});
        play(melding, "meld R5 R6 R7");
        QCOMPARE(result(melding), "super_win 0: 0, 23");
    }

    void melds_in_the_opponents_hand_count_nothing_after_a_super_win_either() {
        QCOMPARE(brings({.hands = {"R5 R6 R7", "B8 B9 B10 O4"}}, "meld R5 R6 R7"),
                 "score 0 50 super_win, score 0 4 deadwood, round_over 0 super_win");
    }

    void an_opponent_without_deadwood_cannot_undercut_a_super_win() {
        QCOMPARE(brings({.hands = {"R5 R6 R7 O13", "B8 B9 B10"}}, "knock O13"),
                 "score 0 50 super_win, round_over 0 super_win");
    }

    // The opponent's melds count

    void with_unlaid_count_the_opponents_melds_count_in_full() {
        QCOMPARE(opposed_by("B8 B9 B10 O4", {}, counting()), 31);
        QCOMPARE(brings({.hands = {"R5 R6 R7", "B8 B9 B10 O4"}, .rules = counting()}, "meld R5 R6 R7"),
                 "score 0 50 super_win, score 0 31 deadwood, round_over 0 super_win");
        QCOMPARE(brings({.hands = {"R5 R6 R7 O13", "K8 B8 J"}, .rules = counting()}, "knock O13"),
                 "score 0 50 super_win, score 0 31 deadwood, round_over 0 super_win");
    }

    void but_for_what_he_lays_off() {
        QCOMPARE(opposed_by("R8 R9 B8 B9 B10 O4", {}, counting()), 31);
        QCOMPARE(opposed_by("R8 K8 B8 O8", {}, counting()), 24);
        QCOMPARE(opposed_by("R8 J", {}, counting()), 0);
        QCOMPARE(left_by("R9 J", "K9 B9 O9", counting()), 9);
    }

    void the_knockers_melds_never_count() {
        Game game = set_up({.hands = {"R5 R6 R7 K2 O13", "K13"}, .rules = counting()});
        play(game, "knock O13");
        QCOMPARE(result(game), "win 0: 2, 10");
    }
};

BONEYARD_TEST(TestTilesAndDealSettling)
#include "tst_tiles_and_deal_settling.moc"
