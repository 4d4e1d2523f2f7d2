// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "suite.h"
#include "tiles_and_deal_table.h"

using boneyard::test::holding;
using boneyard::test::laid;
using boneyard::test::legal_text;
using boneyard::test::legal_to;
using boneyard::test::play;
using boneyard::test::set_up;
using boneyard::test::state;
using boneyard::test::TilesAndDealTable;
using boneyard::test::told;
using boneyard::tiles_and_deal::Game;
using boneyard::tiles_and_deal::Phase;
using boneyard::tiles_and_deal::Rules;
using std::string;

namespace {

/// What may be added to one meld: "R4 low, R8 high".
QString additions(const string& hand, const string& meld) {
    return legal_to("add", holding(hand + " O13", {meld})).replace(" 0", "");
}

/// What lies there after an addition.
QString added(const string& meld, const string& addition) {
    Game game = holding(addition.substr(0, addition.find(' ')) + " O13", {meld});
    play(game, "add " + addition);
    return laid(game);
}

Rules closed() {
    Rules rules;
    rules.closed = true;
    return rules;
}

}  // namespace

/// Tiles & Deal: what a turn is made of.
class TestTilesAndDealTurns : public QObject {
    Q_OBJECT

private slots:
    // Drawing

    void a_turn_begins_with_a_tile_from_the_stock_or_the_top_of_the_discards() {
        const Game game = set_up({.hands = {"R5", "K9"}, .discards = "B2 B9", .phase = Phase::Draw});
        QCOMPARE(legal_text(game), "draw, take");
        Game taking = game;
        QCOMPARE(told(play(taking, "take")), "take 0 B9");
        QCOMPARE(boneyard::test::hand(taking, 0), "R5 B9");
        QCOMPARE(state(taking, "discards"), R"(["B2"])");
    }

    void the_next_tile_of_the_stock_is_drawn_and_its_name_is_not_told() {
        TilesAndDealTable table({"", ""}, "R7 B4 O5");
        QCOMPARE(table.play({"pass", "pass", "draw"}), "");
        QCOMPARE(told(table.events()), "draw 0");
        QVERIFY(boneyard::test::hand(table.game(), 0).endsWith(" B4"));
        QVERIFY(table.state("stock").startsWith(R"(["O5",)"));
    }

    void nothing_can_be_taken_from_an_empty_pile() {
        QCOMPARE(legal_text(set_up({.hands = {"R5", "K9"}, .phase = Phase::Draw})), "draw");
    }

    // Laying melds

    void melds_are_laid_from_the_hand_any_number_in_a_turn() {
        Game game = holding("R5 R6 R7 K8 B8 O8 K2 O13");
        QCOMPARE(legal_to("meld", game), "K8 B8 O8, R5 R6 R7");
        QCOMPARE(told(play(game, "meld R5 R6 R7")), "meld 0 R5 R6 R7");
        QCOMPARE(told(play(game, "meld K8 B8 O8")), "meld 0 K8 B8 O8");
        QCOMPARE(laid(game), "R5 R6 R7 | K8 B8 O8");
        QCOMPARE(boneyard::test::hand(game, 0), "K2 O13");
        QCOMPARE(int(game.to_move()), 0);
    }

    void a_turn_may_lay_nothing() {
        Game game = holding("R5 R6 R7 K2");
        QCOMPARE(told(play(game, "discard K2")), "discard 0 K2, turn 1");
        QVERIFY(game.view(0).table.phase == Phase::Draw);
        QCOMPARE(state(game, "discards"), R"(["K2"])");
    }

    void melds_belong_to_who_laid_them() {
        Game game =
            set_up({.hands = {"R5 R6 R7 K2 B13", "K8 B8 O8 K3 K4"}, .melds = {"O1 O2 O3"}, .owner = 1});
        for (const char* action : {"meld R5 R6 R7", "discard K2", "draw", "meld K8 B8 O8"})
            play(game, action);
        QCOMPARE(state(game, "melds"), R"([{"tiles":["O1","O2","O3"],"kind":"run","owner":1},)"
                                       R"({"tiles":["R5","R6","R7"],"kind":"run","owner":0},)"
                                       R"({"tiles":["K8","B8","O8"],"kind":"set","owner":1}])");
    }

    // Adding to melds

    void a_tile_is_added_to_anybodys_meld_which_keeps_its_owner() {
        Game game = set_up({.hands = {"R4 R8 O8 K2", "K9"}, .melds = {"R5 R6 R7", "K8 R8 B8"}, .owner = 1});
        QCOMPARE(legal_to("add", game), "O8 1, R4 0 low, R8 0 high");
        QCOMPARE(told(play(game, "add O8 1")), "add 0 O8");
        play(game, "add R4 0 low");
        QCOMPARE(state(game, "melds"), R"([{"tiles":["R4","R5","R6","R7"],"kind":"run","owner":1},)"
                                       R"({"tiles":["K8","R8","B8","O8"],"kind":"set","owner":1}])");
    }

    void melds_are_numbered_from_nought_in_the_order_laid() {
        Game game = holding("R5 R6 R7 R8 O8 K2", {"K8 R8 B8"});
        play(game, "meld R5 R6 R7");
        QCOMPARE(legal_to("add", game), "O8 0, R8 1 high");
    }

    void a_run_takes_the_next_tile_at_either_end_and_goes_on_from_there() {
        QCOMPARE(additions("R3 R4 R8 R9 B4 R6", "R5 R6 R7"), "R4 low, R8 high");
        Game game = holding("R3 R4 R8 O13", {"R5 R6 R7"});
        for (const char* action : {"add R8 0 high", "add R4 0 low", "add R3 0 low"}) play(game, action);
        QCOMPARE(laid(game), "R3 R4 R5 R6 R7 R8");
    }

    void a_set_takes_the_suit_that_is_missing_and_no_fifth_tile() {
        QCOMPARE(additions("K8 R8 B8 O8 O9", "K8 R8 O8"), "B8");
        QCOMPARE(additions("K8 R8 B8 O8 J", "K8 R8 B8 O8"), "");
        QCOMPARE(additions("K8 R8 B8 O8 J", "K8 R8 J J"), "");
        QCOMPARE(additions("K8 R8 B8 O8", "K8 R8 J"), "B8, O8");
    }

    void a_joker_is_added_likewise() {
        QCOMPARE(additions("J", "R5 R6 R7"), "J high, J low");
        QCOMPARE(additions("J J", "K8 R8 B8"), "J");
        QCOMPARE(additions("J", "J R5 R6"), "J high, J low");
        QCOMPARE(added("R5 R6 R7", "J 0 low"), "J R5 R6 R7");
        QCOMPARE(added("R5 R6 R7", "J 0 high"), "R5 R6 R7 J");
        QCOMPARE(added("K8 R8 O8", "J 0"), "K8 R8 O8 J");
        QCOMPARE(additions("R9 R3 R4 R8", "J R5 R6 R7 J"), "R3 low, R9 high");
    }

    void a_set_stays_in_canonical_order_whatever_is_added() {
        QCOMPARE(added("K8 B8 O8", "R8 0"), "K8 R8 B8 O8");
        QCOMPARE(added("R8 O8 J", "K8 0"), "K8 R8 O8 J");
        QCOMPARE(added("R8 O8 J", "J 0"), "R8 O8 J J");
    }

    void an_ace_is_added_low_or_high_and_nothing_beyond_it() {
        QCOMPARE(additions("R1 R5 J", "R2 R3 R4"), "J high, J low, R1 low, R5 high");
        QCOMPARE(additions("R13 R4 J", "R1 R2 R3"), "J high, R4 high");
        QCOMPARE(additions("R1 R10 J", "R11 R12 R13"), "J high, J low, R1 high, R10 low");
        QCOMPARE(additions("R2 R11 J", "R12 R13 R1"), "J low, R11 low");
        QCOMPARE(additions("R2 J", "R12 R13 J"), "J low");
        QCOMPARE(additions("R13 J", "J R2 R3"), "J high");
    }

    void an_ace_joins_a_run_of_twelve_at_one_end_only() {
        const string twelve = "R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13";
        QCOMPARE(additions("R1 R1 J", twelve), "J high, J low, R1 high, R1 low");
        QCOMPARE(additions("R1 J", "R1 " + twelve), "");
        QCOMPARE(additions("R1 J", twelve + " R1"), "");
        QCOMPARE(additions("R1 J", twelve + " J"), "");
    }

    // The end of a turn

    void a_discard_ends_the_turn_and_any_tile_of_the_hand_may_be_thrown() {
        Game game = holding("R2 O5 J O13 B11");
        QCOMPARE(legal_to("discard", game), "B11, J, O13, O5, R2");
        QCOMPARE(told(play(game, "discard J")), "discard 0 J, turn 1");
        QCOMPARE(legal_text(game), "draw, take");
        QCOMPARE(told(play(game, "take")), "take 1 J");
    }

    void the_tile_taken_may_not_be_discarded_nor_knocked_with() {
        const Game game = holding("R5 R6 R7 K2 K9", {}, "K9");
        QCOMPARE(legal_to("discard", game), "K2, R5, R6, R7");
        QCOMPARE(legal_to("knock", game), "K2");
        QCOMPARE(legal_to("knock", holding("R5 R6 R7 K2 K9")), "K2, K9");
    }

    void it_may_if_the_hand_holds_both_copies() {
        const Game game = holding("R5 R6 R7 K9 K9", {}, "K9");
        QCOMPARE(legal_to("discard", game), "K9, R5, R6, R7");
        QCOMPARE(legal_to("knock", game), "K9");
        QCOMPARE(legal_to("discard", holding("J J K9", {}, "J")), "J, K9");
        QCOMPARE(legal_to("discard", holding("J K9", {}, "J")), "K9");
    }

    void of_two_copies_the_taken_one_is_laid_first() {
        Game game = holding("K9 K9 K10 K11 R2", {}, "K9");
        play(game, "meld K9 K10 K11");
        QCOMPARE(state(game, "taken"), "null");
        QCOMPARE(legal_to("discard", game), "K9, R2");
        Game adding = holding("K9 K9 R2", {"K10 K11 K12"}, "K9");
        play(adding, "add K9 0 low");
        QCOMPARE(legal_to("discard", adding), "K9, R2");
    }

    void the_next_turn_may_discard_it() {
        Game game = holding("K9 R2 R3", {}, "K9");
        for (const char* action : {"discard R2", "draw", "discard B11", "draw"}) play(game, action);
        QVERIFY(legal_to("discard", game).contains("K9"));
    }

    // Closed melds

    void with_closed_melds_nothing_is_laid_added_or_swapped() {
        const std::vector<string> melds = {"R9 R10 R11", "K1 J K3"};
        const Game open = set_up({.hands = {"R5 R6 R7 R8 K2", "K9"}, .melds = melds});
        QCOMPARE(legal_to("add", open) + "; " + legal_to("swap", open), "R8 0 low; K2 1");
        const Game game = set_up({.hands = {"R5 R6 R7 R8 K2", "K9"}, .melds = melds, .rules = closed()});
        QCOMPARE(legal_text(game),
                 "discard K2, discard R5, discard R6, discard R7, discard R8, knock K2, knock R5, "
                 "knock R8");
    }

    void a_knock_shows_the_melds_of_who_knocked() {
        Game game = set_up({.hands = {"R5 R6 R7 R8 K2", "K9 R9 B10"}, .rules = closed()});
        play(game, "knock R5");
        QCOMPARE(laid(game), "R6 R7 R8");
    }
};

BONEYARD_TEST(TestTilesAndDealTurns)
#include "tst_tiles_and_deal_turns.moc"
