// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "matador_table.h"
#include "suite.h"

using boneyard::matador::Game;
using boneyard::matador::Rules;
using boneyard::test::gate;
using boneyard::test::legal_text;
using boneyard::test::MatadorTable;
using boneyard::test::play;
using boneyard::test::Position;
using boneyard::test::scores;
using boneyard::test::set_up;
using boneyard::test::told;
using boneyard::test::value_end;
using boneyard::test::winners;
using std::string;

namespace {

Rules one_round() {
    Rules rules;
    rules.target = 0;
    return rules;
}

/// Seat 0 closes the line with 0-1 on a 6; then L and R are blanks and nobody holds a matador.
Position about_to_block(const Rules& rules, const std::vector<string>& hands) {
    Position position{rules, hands, {value_end(0), value_end(6)}};
    position.hands.front() += " 0-1";
    return position;
}

}  // namespace

/// Matador: how rounds and matches end, and what they bring.
class TestMatadorEnds : public QObject {
    Q_OBJECT

private slots:
    // The end of a round

    void going_out_scores_the_pips_of_all_other_hands() {
        Game game = set_up({one_round(), {"1-3", "5-6 4-4", "0-0 6-6"}, {value_end(6), value_end(0)}});
        QCOMPARE(told(play(game, "place 1-3 L 1")),
                 "place 0 1-3, score 0 31 hands, round_over 0 out, match_over 0");  // 11+8 and 0+12
        QCOMPARE(scores(game), "31, 0, 0");
        QCOMPARE(legal_text(game), "");
    }

    void going_out_for_nothing_still_wins_a_single_round() {
        Game game = set_up({one_round(), {"1-3", "0-0"}, {value_end(6), value_end(0)}});
        QCOMPARE(told(play(game, "place 1-3 L 1")), "place 0 1-3, round_over 0 out, match_over 0");
        QCOMPARE(scores(game), "0, 0");
    }

    void a_blocked_round_brings_the_lowest_hand_all_other_pips() {
        Game game = set_up(about_to_block(one_round(), {"2-2", "1-1", "5-5 6-6"}));
        QCOMPARE(told(play(game, "place 0-1 R 1")),
                 "place 0 0-1, score 1 26 hands, round_over 1 blocked, match_over 1");  // 4 and 22
        QCOMPARE(game.status().to_move, boneyard::kit::kNobody);
    }

    void by_difference_the_lowest_hand_gets_the_other_pips_less_its_own() {
        Rules rules = one_round();
        rules.blocked_difference = true;
        Game game = set_up(about_to_block(rules, {"2-2", "1-1", "5-5 6-6"}));
        play(game, "place 0-1 R 1");
        QCOMPARE(scores(game), "0, 24, 0");
    }

    void thirty_eight_pips_against_six_own_score_thirty_two() {  // the example of Russian Dominoes' source
        Rules rules = one_round();
        const std::vector<string> hands{"1-5", "0-6 3-5 1-4 5-6 4-4"};
        Game total = set_up(about_to_block(rules, hands));
        play(total, "place 0-1 R 1");
        QCOMPARE(scores(total), "38, 0");
        rules.blocked_difference = true;
        Game difference = set_up(about_to_block(rules, hands));
        play(difference, "place 0-1 R 1");
        QCOMPARE(scores(difference), "32, 0");
    }

    void equal_lowest_hands_score_nothing_and_share_a_single_round() {
        Game game = set_up(about_to_block(one_round(), {"1-1", "0-2", "6-6"}));
        QCOMPARE(told(play(game, "place 0-1 R 1")), "place 0 0-1, round_over blocked, match_over 0 1");
        QCOMPARE(scores(game), "0, 0, 0");
        Game longer = set_up(about_to_block(Rules{}, {"1-1", "0-2", "6-6"}));
        QCOMPARE(told(play(longer, "place 0-1 R 1")), "place 0 0-1, round_over blocked");
        QCOMPARE(winners(longer), "");
        QCOMPARE(legal_text(longer), "next");
    }

    void a_round_is_not_blocked_while_tiles_may_be_drawn() {
        Position position = about_to_block(one_round(), {"2-2", "1-1"});
        position.stock = "3-3";
        Game open = set_up(position);
        QCOMPARE(told(play(open, "place 0-1 R 1")), "place 0 0-1, turn 1");
        QCOMPARE(legal_text(open), "draw");
        position.rules.reserve = 1;
        Game reserved = set_up(position);
        play(reserved, "place 0-1 R 1");
        QCOMPARE(scores(reserved), "0, 4");
        position.rules.reserve = 0;
        position.rules.deal_all = true;
        Game all = set_up(position);
        play(all, "place 0-1 R 1");
        QCOMPARE(scores(all), "0, 4");
    }

    void a_round_is_not_blocked_while_anybody_can_play() {
        Game game = set_up(about_to_block(one_round(), {"2-2", "1-1", "3-4"}));
        QCOMPARE(told(play(game, "place 0-1 R 1")), "place 0 0-1, turn 1");
        QCOMPARE(legal_text(game), "pass");
        QCOMPARE(told(play(game, "pass")), "pass 1, turn 2");
    }

    void the_draw_of_the_last_tile_can_block_the_round_at_once() {
        Position position{one_round(), {"2-2", "1-1"}, {value_end(0), value_end(0)}, "0-3"};
        Game game = set_up(position);
        QCOMPARE(told(play(game, "draw")), "draw 0, score 1 7 hands, round_over 1 blocked, match_over 1");
        QCOMPARE(int(game.view(0).table.drawn), 0);
        position.rules.draw_until = false;
        Game one = set_up(position);
        QCOMPARE(told(play(one, "draw")), "draw 0, score 1 7 hands, round_over 1 blocked, match_over 1");
    }

    void a_gate_blocks_like_any_end_when_no_blank_is_left() {
        Position position{one_round(), {"2-5 3-3", "1-1", "6-6"}, {gate(), value_end(0)}};
        Game game = set_up(position);
        QCOMPARE(told(play(game, "place 2-5 L across")),
                 "place 0 2-5, score 1 18 hands, round_over 1 blocked, match_over 1");
    }

    // The end of a match

    void the_match_ends_with_the_round_in_which_the_target_is_reached_data() {
        QTest::addColumn<int>("before");
        QTest::addColumn<bool>("over");
        QTest::newRow("short of it by one") << 79 << false;
        QTest::newRow("reached exactly") << 80 << true;
        QTest::newRow("passed") << 95 << true;
    }

    void the_match_ends_with_the_round_in_which_the_target_is_reached() {
        QFETCH(int, before);
        QFETCH(bool, over);
        Position position{Rules{}, {"4-4", "1-3"}, {value_end(6), value_end(3)}, "", 0, {before, 40}};
        position.hands.back() = "4-6 5-5";
        Game game = set_up(position);
        play(game, "place 4-4 R 4");  // 20 pips
        QCOMPARE(game.over(), over);
        QCOMPARE(winners(game), over ? "0" : "");
        QCOMPARE(legal_text(game), over ? "" : "next");
    }

    void if_two_share_the_highest_total_another_round_is_played() {
        Position position{Rules{}, {"4-4", "4-6 5-5"}, {value_end(6), value_end(3)}, "", 0, {100, 120}};
        Game game = set_up(position);
        play(game, "place 4-4 R 4");
        QCOMPARE(scores(game), "120, 120");
        QCOMPARE(legal_text(game), "next");
    }

    void the_highest_total_wins_even_if_another_seat_reached_the_target_too() {
        Position position{Rules{}, {"4-4", "4-6 5-5"}, {value_end(6), value_end(3)}, "", 0, {90, 130}};
        Game game = set_up(position);
        play(game, "place 4-4 R 4");
        QCOMPARE(winners(game), "1");
    }

    void next_deals_a_new_round_and_keeps_the_totals() {
        Game game = set_up({Rules{}, {"4-4", "4-6 5-5"}, {value_end(6), value_end(3)}, "", 0, {30, 7}});
        play(game, "place 4-4 R 4");
        QCOMPARE(game.status().round_scores[0], 20);
        QVERIFY(game.view(1).open);
        QCOMPARE(told(play(game, "next")).section(", ", 0, 0), "deal");
        QCOMPARE(scores(game), "50, 7");
        QCOMPARE(game.status().round_scores[0], 0);
        QCOMPARE(game.status().round, 2);
        QCOMPARE(int(game.view(0).table.placed_count), 0);
        QVERIFY(!game.view(1).open);
        QCOMPARE(game.status().hand_counts[0], 7);
    }

    void the_next_seat_opens_the_next_round_when_the_opener_rotates() {
        MatadorTable table({"6-6", "1-1", "2-2"}, {{"target", 1000}}, "", 6);
        for (const int opener : {0, 1, 2, 0}) {
            QCOMPARE(table.to_move(), opener);
            QVERIFY(table.legal().startsWith("open"));
            QVERIFY(table.play_out_round());
            QCOMPARE(table.play({"next"}), "");
        }
    }
};

BONEYARD_TEST(TestMatadorEnds)
#include "tst_matador_ends.moc"
