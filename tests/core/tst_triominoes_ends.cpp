// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "suite.h"
#include "triominoes_table.h"

using boneyard::test::legal_text;
using boneyard::test::play;
using boneyard::test::scores;
using boneyard::test::set_up;
using boneyard::test::told;
using boneyard::test::Triangles;
using boneyard::test::TriominoesTable;
using boneyard::test::winners;
using boneyard::triominoes::Game;
using boneyard::triominoes::Rules;
using std::string;

namespace {

Rules to(int target) {
    Rules rules;
    rules.target = target;
    return rules;
}

/// 0-0-0 lies on the table, so that only two zeros fit, and the well is empty; one round.
Triangles at_the_end(const std::vector<string>& hands, const string& well = {}) {
    return {to(0), {"0-0-0 0 0 0"}, hands, well};
}

/// Seat 0 goes out for 36 points: 5 for 0-0-5, 25, and 6 for 1-2-3.
Triangles going_out(int target, const boneyard::kit::PerSeat<int>& scores) {
    Triangles position = at_the_end({"0-0-5", "1-2-3"});
    position.rules = to(target);
    position.scores = scores;
    return position;
}

/// Everybody passes for nothing; the events of the last pass, as the round ends, without the pass.
QString all_pass(const std::vector<string>& hands, bool each = false) {
    Triangles position = at_the_end(hands);
    position.rules.empty_well_penalty = 0;
    position.rules.blocked_each = each;
    Game game = set_up(position);
    for (std::size_t i = 1; i < hands.size(); ++i) play(game, "pass");
    return told(play(game, "pass")).section(", ", 1);
}

const string kOut = "place 0-0-5 1 0 0";

}  // namespace

/// Triominoes: how rounds and matches end, and what they bring.
class TestTriominoesEnds : public QObject {
    Q_OBJECT

private slots:
    // Going out

    void going_out_scores_twenty_five_and_the_values_of_all_other_hands() {
        Game game = set_up(at_the_end({"0-0-5", "1-2-3 4-4-4", "5-5-5"}, "1-1-1 1-1-2"));
        QCOMPARE(told(play(game, kOut)),
                 "place 0 0-0-5, score 0 5 tile, score 0 25 out, score 0 33 hands, round_over 0 out, "
                 "match_over 0");  // 6 and 12, and 15
        QCOMPARE(scores(game), "63, 0, 0");
        QCOMPARE(legal_text(game), "");
    }

    void hands_worth_nothing_bring_nothing() {
        Game game = set_up({to(0), {"0-0-1 0 0 0"}, {"0-0-5", "0-0-0"}, "1-1-1"});
        QCOMPARE(told(play(game, kOut)),
                 "place 0 0-0-5, score 0 5 tile, score 0 25 out, round_over 0 out, match_over 0");
    }

    void a_last_tile_that_blocks_the_table_too_goes_out() {
        Game game = set_up(at_the_end({"0-0-5", "1-2-3"}));
        QCOMPARE(told(play(game, kOut)),
                 "place 0 0-0-5, score 0 5 tile, score 0 25 out, score 0 6 hands, round_over 0 out, "
                 "match_over 0");
    }

    // A blocked round

    void a_placement_after_which_nobody_can_play_blocks_the_round_at_once() {
        Game game = set_up(at_the_end({"0-0-5 2-2-2", "1-2-3 1-1-1"}));
        QCOMPARE(
            told(play(game, kOut)),
            "place 0 0-0-5, score 0 5 tile, score 0 3 hands, round_over 0 blocked, match_over 0");  // 9-6
    }

    void any_seat_can_block_the_round() {
        Triangles position = at_the_end({"1-2-3 1-1-1", "0-0-5 2-2-2"});
        position.to_move = 1;
        Game game = set_up(position);
        QVERIFY(told(play(game, kOut)).endsWith("score 1 3 hands, round_over 1 blocked, match_over 1"));
    }

    void the_draw_of_the_last_tile_can_block_the_round_at_once() {
        Game game = set_up(at_the_end({"2-2-2", "1-1-1"}, "3-3-4"));
        QCOMPARE(told(play(game, "draw")),
                 "draw 0, score 0 -5 draw, score 1 13 hands, round_over 1 blocked, match_over 1");  // 16-3
        QCOMPARE(int(game.view(0).table.drawn), 0);
        QCOMPARE(scores(game), "-5, 13");
    }

    void a_round_is_not_blocked_while_the_well_holds_tiles() {
        Game game = set_up(at_the_end({"2-2-2", "1-1-1"}, "3-3-4 3-3-5"));
        QCOMPARE(told(play(game, "draw")), "draw 0, score 0 -5 draw");
        QCOMPARE(legal_text(game), "draw");
    }

    void a_round_is_not_blocked_while_anybody_can_play() {
        Game game = set_up(at_the_end({"2-2-2", "1-1-1", "0-0-3"}));
        QCOMPARE(told(play(game, "pass")), "pass 0, score 0 -10 pass, turn 1");
        QCOMPARE(legal_text(game), "pass");
        QCOMPARE(told(play(game, "pass")), "pass 1, score 1 -10 pass, turn 2");
    }

    void as_many_passes_in_a_row_as_there_are_seats_block_the_round() {
        Game game = set_up(at_the_end({"0-0-5", "0-0-3 1-1-1"}));
        QCOMPARE(told(play(game, "pass")), "pass 0, score 0 -10 pass, turn 1");
        QCOMPARE(told(play(game, "pass")),
                 "pass 1, score 1 -10 pass, score 0 1 hands, round_over 0 blocked, match_over 0");  // 6-5
    }

    void the_lowest_hand_scores_the_other_totals_less_its_own() {  // 6+10, less 5
        QCOMPARE(all_pass({"0-0-5", "0-0-3 1-1-1", "0-0-4 2-2-2"}),
                 "score 0 11 hands, round_over 0 blocked, match_over 0");
        QCOMPARE(all_pass({"0-0-3 1-1-1", "0-0-4 2-2-2", "0-0-5"}),
                 "score 2 11 hands, round_over 2 blocked, match_over 2");
    }

    void with_each_it_scores_the_difference_to_each() {  // 6-5 and 10-5
        QCOMPARE(all_pass({"0-0-5", "0-0-3 1-1-1", "0-0-4 2-2-2"}, true),
                 "score 0 6 hands, round_over 0 blocked, match_over 0");
        QCOMPARE(all_pass({"0-0-4 2-2-2", "0-0-5", "0-0-3 1-1-1", "5-5-5"}, true),  // and 15-5
                 "score 1 16 hands, round_over 1 blocked, match_over 1");
    }

    void for_two_seats_both_ways_are_the_same() {
        for (const bool each : {false, true})
            QCOMPARE(all_pass({"0-0-4 2-2-2", "0-0-5"}, each),
                     "score 1 5 hands, round_over 1 blocked, match_over 1");
    }

    void the_lowest_total_counts_before_the_number_of_tiles() {
        QCOMPARE(all_pass({"0-0-5", "1-1-1 0-0-1"}), "score 1 1 hands, round_over 1 blocked, match_over 1");
    }

    void of_equal_lowest_hands_the_one_of_fewer_tiles_wins() {  // 5, 5 and 15
        QCOMPARE(all_pass({"1-1-1 0-1-1", "0-0-5", "5-5-5"}),
                 "score 1 15 hands, round_over 1 blocked, match_over 1");
        QCOMPARE(all_pass({"0-0-5", "1-1-1 0-1-1"}), "round_over 0 blocked, match_over 0 1");  // by 0 points
    }

    void of_lowest_hands_that_are_equal_in_both_nobody_scores() {
        QCOMPARE(all_pass({"0-0-5", "0-1-4", "5-5-5"}), "round_over blocked, match_over 0 1 2");
        QCOMPARE(all_pass({"5-5-5", "1-1-1 0-1-1", "0-0-5", "0-1-4"}),
                 "round_over blocked, match_over 0 1 2 3");
    }

    void an_equal_pair_above_the_lowest_hand_changes_nothing() {  // 5, 5 and 3
        QCOMPARE(all_pass({"0-0-5", "0-1-4", "0-0-3"}),
                 "score 2 7 hands, round_over 2 blocked, match_over 2");
    }

    // The end of a match

    void the_match_ends_with_the_round_in_which_the_target_is_reached_data() {
        QTest::addColumn<int>("before");
        QTest::addColumn<bool>("over");
        QTest::newRow("short of it by one") << 63 << false;
        QTest::newRow("reached exactly") << 64 << true;
        QTest::newRow("passed") << 90 << true;
    }

    void the_match_ends_with_the_round_in_which_the_target_is_reached() {
        QFETCH(int, before);
        QFETCH(bool, over);
        Game game = set_up(going_out(100, {before, 40}));
        play(game, kOut);
        QCOMPARE(game.over(), over);
        QCOMPARE(winners(game), over ? "0" : "");
        QCOMPARE(legal_text(game), over ? "" : "next");
    }

    void a_target_passed_in_the_middle_of_a_round_ends_nothing_yet() {
        Triangles position = going_out(100, {98, 40});
        position.hands = {"0-0-5 0-0-4", "1-2-3 0-0-3"};
        Game game = set_up(position);
        QCOMPARE(told(play(game, kOut)), "place 0 0-0-5, score 0 5 tile, turn 1");
        QCOMPARE(scores(game), "103, 40");
    }

    void if_two_share_the_highest_total_another_round_is_played() {
        Game game = set_up(going_out(100, {64, 100}));
        play(game, kOut);
        QCOMPARE(scores(game), "100, 100");
        QCOMPARE(legal_text(game), "next");
        QCOMPARE(winners(game), "");
    }

    void the_highest_total_wins_even_if_another_seat_reached_the_target_too() {
        Game game = set_up(going_out(100, {70, 107}));
        play(game, kOut);
        QCOMPARE(scores(game), "106, 107");
        QCOMPARE(winners(game), "1");
    }

    void a_shared_single_round_has_two_winners() {
        Game game = set_up(going_out(0, {0, 36}));
        QVERIFY(told(play(game, kOut)).endsWith("round_over 0 out, match_over 0 1"));
        QCOMPARE(winners(game), "0, 1");
    }

    void scores_may_be_negative_and_the_least_bad_wins() {
        Game game = set_up(going_out(0, {-90, -40}));
        play(game, kOut);
        QCOMPARE(scores(game), "-54, -40");
        QCOMPARE(winners(game), "1");
    }

    // The next round

    void a_round_that_is_over_lies_open_until_the_next() {
        Game game = set_up(going_out(400, {10, 20}));
        play(game, kOut);
        QVERIFY(game.status().round_over());
        QCOMPARE(game.status().to_move, boneyard::kit::kNobody);
        QCOMPARE(game.status().round_scores[0], 36);
        QVERIFY(game.view(0).open);
        QVERIFY(game.view(0).hands[1] == boneyard::test::triangles("1-2-3"));
    }

    void next_deals_a_new_round_and_keeps_the_totals() {
        Game game = set_up(going_out(400, {10, 20}));
        play(game, kOut);
        QCOMPARE(told(play(game, "next")).section(", ", 0, 0), "deal");
        const auto status = game.status();
        QCOMPARE(scores(game), "46, 20");
        QCOMPARE(status.round_scores[0], 0);
        QCOMPARE(status.round, 2);
        QVERIFY(status.phase == boneyard::kit::Phase::Play);
        QCOMPARE(status.hand_counts[0], 9);
        QCOMPARE(status.stock_count, 38);
        QVERIFY(game.view(1).table.lattice == boneyard::triominoes::Lattice{});
        QVERIFY(!game.view(1).open);
    }

    void every_round_is_opened_by_the_holder_of_the_tile_that_has_to() {
        TriominoesTable table({"0-1-2", "3-3-3", "4-5-5"}, {{"target", 2000}}, "1-1-1 2-2-2");
        QCOMPARE(table.legal(), "place 3-3-3 0 0 0");
        for (int round = 2; round < 6; ++round) {
            QVERIFY(table.play_out_round());
            QCOMPARE(table.play({"next"}), "");
            QCOMPARE(told(table.events()), QString("deal, turn %1").arg(table.to_move()));
            const QString opening = table.legal();
            QVERIFY(opening.startsWith("place ") && opening.endsWith(" 0 0 0") && !opening.contains(','));
            const auto hand = table.game().view(static_cast<boneyard::kit::Seat>(table.to_move())).hand();
            QVERIFY(hand.has(boneyard::triominoes::parse_tile(opening.mid(6, 5).toStdString()).value()));
        }
    }

    void passes_and_draws_do_not_reach_into_the_next_round() {
        Triangles position = at_the_end({"0-0-5", "0-0-3 1-1-1"});
        position.rules = to(400);
        Game game = set_up(position);
        play(game, "pass");
        play(game, "pass");
        QVERIFY(game.status().round_over());
        play(game, "next");
        QCOMPARE(int(game.view(0).table.passes), 0);
        QCOMPARE(int(game.view(0).table.drawn), 0);
    }
};

BONEYARD_TEST(TestTriominoesEnds)
#include "tst_triominoes_ends.moc"
