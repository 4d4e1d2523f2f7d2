// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "suite.h"
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
QString readings(const string& hand) { return joined(all_readings(hand)); }

/// "set", "run", or nothing when these tiles are no meld, or not as they are written.
QString kind(const string& text) {
    const auto action = Game::parse("meld " + text);
    if (!action) return {};
    return action->meld.kind == Meld::Kind::Set ? "set" : "run";
}

bool has(const Words& texts, const string& text) {
    return std::find(texts.begin(), texts.end(), text) != texts.end();
}

}  // namespace

/// Tiles & Deal: the tiles, and what is a meld.
class TestTilesAndDealMelds : public QObject {
    Q_OBJECT

private slots:
    // Tiles

    void a_tile_is_named_by_its_suit_and_rank_and_a_joker_by_j() {
        for (const string& name : numbered_tiles()) QCOMPARE(tile_text(parse_tile(name).value()), name);
        QCOMPARE(joined(numbered_tiles(1, 1)).section(", ", 12, 14), "K13, R1, R2");
        for (const char* wrong : {"", "R", "7", "R0", "R14", "R07", "R-1", "R+7", "R7 ", "r7", "7R", "G7",
                                  "j", "JJ", "J1", "R1000000000000"})
            QVERIFY2(!parse_tile(wrong), wrong);
    }

    void the_order_is_by_suit_k_r_b_o_then_by_rank_and_jokers_come_last() {
        QCOMPARE(
            joined(boneyard::test::texts_of(boneyard::test::tiles("O1 J R13 K2 B5 R2 J K13 B5"), tile_text)),
            "K2, K13, R2, R13, B5, B5, O1, J, J");
    }

    void an_ace_costs_eleven_from_ten_on_ten_and_the_others_their_rank() {
        const std::array<int, 13> values{11, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10};
        for (int rank = 1; rank <= 13; ++rank) {
            for (const char* suit : {"K", "R", "B", "O"})
                QCOMPARE(deadwood(suit + std::to_string(rank)), values[static_cast<std::size_t>(rank - 1)]);
        }
        QCOMPARE(deadwood("K1 R9 B12 B12"), 40);
    }

    void a_joker_costs_what_the_options_say() {
        QCOMPARE(deadwood("J"), 15);
        QCOMPARE(deadwood("J J R2", 0), 2);
        QCOMPARE(deadwood("J J R2", 50), 102);
    }

    // Sets

    void a_set_is_three_or_four_tiles_of_one_rank() {
        QCOMPARE(readings("K7 R7 O7"), "K7 R7 O7");
        QCOMPARE(readings("K7 R7 B7 O7"), "K7 B7 O7, K7 R7 B7, K7 R7 B7 O7, K7 R7 O7, R7 B7 O7");
        QCOMPARE(readings("K7 R7"), "");
        QCOMPARE(readings("K7 R7 B8"), "");
        QCOMPARE(readings("K1 R1 B1"), "K1 R1 B1");
    }

    void the_suits_of_a_set_are_different() {
        QCOMPARE(readings("K7 K7 R7 R7"), "");
        QCOMPARE(readings("K7 K7 R7 B7"), "K7 R7 B7");
        QCOMPARE(kind("K7 K7 R7"), "");
        QCOMPARE(kind("K7 R7 B7 O7 O7"), "");
    }

    void a_joker_in_a_set_stands_for_a_suit_that_is_missing() {
        QCOMPARE(readings("K7 R7 J"), "K7 R7 J");
        QCOMPARE(readings("K7 R7 J J"), "K7 R7 J, K7 R7 J J");
        QCOMPARE(readings("K7 R7 B7 J"), "K7 B7 J, K7 R7 B7, K7 R7 B7 J, K7 R7 J, R7 B7 J");
        QCOMPARE(kind("K7 R7 B7 O7 J"), "");
        QCOMPARE(all_readings("K7 R7 B7 O7 J").size(),
                 std::size_t{15});  // pairs 6, of three 4 and 4, of four 1
    }

    void a_set_is_written_in_canonical_order_jokers_last() {
        QCOMPARE(kind("K7 B7 O7"), "set");
        QCOMPARE(kind("K7 O7 J J"), "set");
        for (const char* wrong : {"B7 K7 O7", "K7 O7 B7", "K7 J O7", "J K7 O7", "J J K7 O7"})
            QCOMPARE(kind(wrong), "");
    }

    // Runs

    void a_run_is_three_tiles_or_more_of_consecutive_ranks_in_one_suit() {
        QCOMPARE(readings("R5 R6 R7"), "R5 R6 R7");
        QCOMPARE(readings("R5 R6 R7 R8"), "R5 R6 R7, R5 R6 R7 R8, R6 R7 R8");
        QCOMPARE(readings("R5 R6"), "");
        QCOMPARE(readings("R5 R6 R8"), "");
        QCOMPARE(readings("R5 R6 B7"), "");
        QCOMPARE(readings("R5 R5 R6 R6 R7"), "R5 R6 R7");
    }

    void a_run_has_thirteen_tiles_at_most() {
        const string low = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13";
        const string high = "R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R1";
        QCOMPARE(kind(low), "run");
        QCOMPARE(kind(high), "run");
        QCOMPARE(kind(low + " R1"), "");
        QCOMPARE(kind(low + " J"), "");
        QCOMPARE(kind("J " + high), "");
        const Words found = all_readings(low);
        QVERIFY(has(found, low) && has(found, high));
        QCOMPARE(found.size(),
                 std::size_t{77});  // of 14 places 12 + 11 + ... + 1 stretches, but not the longest
        for (const string& text : all_readings(low + " J")) QVERIFY(boneyard::test::words(text).size() <= 13);
    }

    void an_ace_is_low_or_high_and_never_in_the_middle() {
        QCOMPARE(readings("R1 R2 R3"), "R1 R2 R3");
        QCOMPARE(readings("R1 R12 R13"), "R12 R13 R1");
        QCOMPARE(readings("R13 R1 R2"), "");
        QCOMPARE(kind("R13 R1 R2"), "");
        QCOMPARE(kind("R12 R13 R1 R2"), "");
        QCOMPARE(readings("R1 R2 R12 R13 J"),
                 "J R12 R13, J R12 R13 R1, J R13 R1, R1 R2 J, R12 J R1, R12 R13 J, R12 R13 R1");
    }

    void one_of_two_aces_may_be_low_and_the_other_high_in_another_run() {
        QCOMPARE(readings("R1 R1 R2 R3 R12 R13"), "R1 R2 R3, R12 R13 R1");
        QCOMPARE(deadwood("R1 R1 R2 R3 R12 R13"), 0);
        QCOMPARE(deadwood("R1 R2 R3 R12 R13"), 5);  // one of them: high it leaves 2 and 3, low 20
    }

    void a_run_is_written_ascending_with_jokers_in_their_places() {
        QCOMPARE(kind("R5 J R7"), "run");
        QCOMPARE(kind("J R5 R6"), "run");
        QCOMPARE(kind("R12 R13 R1"), "run");
        for (const char* wrong : {"R7 R6 R5", "R5 R7 R6", "R1 R12 R13", "R1 R13 R12", "R5 R7 J", "R5 J R6",
                                  "R5 J J R7", "R5 R6 K7"})
            QCOMPARE(kind(wrong), "");
    }

    void jokers_stand_below_above_and_between() {
        QCOMPARE(readings("R5 R6 J"), "J R5 R6, R5 R6 J");
        QCOMPARE(readings("R5 R7 J"), "R5 J R7");
        QCOMPARE(readings("R5 R8 J"), "");
        QCOMPARE(readings("R5 R8 J J"), "R5 J J R8");
        QCOMPARE(readings("R5 R9 J J J"), "R5 J J J R9");
    }

    void jokers_go_no_further_than_the_aces() {
        QCOMPARE(readings("R1 R2 J"), "R1 R2 J");
        QCOMPARE(readings("R2 R3 J J"), "J R2 R3, J R2 R3 J, R2 R3 J, R2 R3 J J");
        QCOMPARE(readings("R13 R1 J"), "J R13 R1");
        QCOMPARE(readings("R12 R13 J J"), "J J R12 R13, J R12 R13, J R12 R13 J, R12 R13 J");
        QCOMPARE(readings("R2 R13 J J J"), "");
    }

    void a_joker_may_take_the_place_of_a_tile_that_is_in_hand() {
        QCOMPARE(readings("R5 R6 R7 J"),
                 "J R5 R6, J R5 R6 R7, J R6 R7, R5 J R7, R5 R6 J, R5 R6 R7, R5 R6 R7 J, "
                 "R6 R7 J");
    }

    // What both have in common

    void at_least_two_tiles_of_a_meld_are_not_jokers() {
        QCOMPARE(readings("R5 J J J"), "");
        QCOMPARE(readings("J J J"), "");
        for (const char* wrong : {"R5 J J", "J R5 J", "J J R5", "J J J", "R5 J J J"})
            QCOMPARE(kind(wrong), "");
        QCOMPARE(kind("R5 J J R8"), "run");
        QCOMPARE(kind("R5 O5 J J"), "set");
    }

    void tiles_that_can_be_read_as_several_melds_are_an_action_for_each_reading() {
        const Game game = boneyard::test::set_up({{"R5 R6 J J J K1", "O13"}});
        QCOMPARE(boneyard::test::legal_to("meld", game),
                 "J J J R5 R6, J J R5 R6, J J R5 R6 J, J R5 R6, J R5 R6 J, J R5 R6 J J, R5 R6 J, R5 R6 J J, "
                 "R5 R6 J J J");
    }

    void every_reading_lies_as_it_was_read() {
        for (const char* text : {"J R5 R6", "R5 R6 J"}) {
            Game game = boneyard::test::set_up({{"R5 R6 J K1", "O13"}});
            boneyard::test::play(game, string("meld ") + text);
            QCOMPARE(boneyard::test::laid(game), text);
        }
    }
};

BONEYARD_TEST(TestTilesAndDealMelds)
#include "tst_tiles_and_deal_melds.moc"
