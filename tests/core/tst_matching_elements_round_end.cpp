// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "matching_elements_table.h"
#include "suite.h"

using boneyard::matching_elements::Game;
using boneyard::test::before_the_end;
using boneyard::test::Elements;
using boneyard::test::ended;
using boneyard::test::kLastPlacement;
using boneyard::test::play;
using boneyard::test::scores;
using boneyard::test::set_up;
using boneyard::test::state;
using boneyard::test::told;
using std::string;

namespace {

constexpr int kNoBet = -1;

/// A round that ends with these bets, points and tiles left: "what each counts; the winner".
QString settled(const std::vector<int>& bets, const std::vector<int>& points, const std::vector<int>& left,
                bool bonus = false) {
    Elements position{.bets = bets, .points = points};
    position.rules.met_bet_bonus = bonus;
    const Game game = ended(left, position);
    return scores(game) + "; " + state(game, "round_winner");
}

/// The same with the bonus.
QString with_bonus(const std::vector<int>& bets, const std::vector<int>& points,
                   const std::vector<int>& left) {
    return settled(bets, points, left, true);
}

}  // namespace

/// Matching Elements: what a round brings, and who wins it.
class TestMatchingElementsRoundEnd : public QObject {
    Q_OBJECT

private slots:
    // What counts

    void the_net_is_the_points_less_the_tiles_left() {
        QCOMPARE(settled({0, 1, 2}, {10, 9, 20}, {3, 0, 7}), "7, 9, 13; 2");
    }

    void a_net_below_the_bet_counts_nothing() {
        QCOMPARE(settled({5, 6, 7}, {10, 8, 8}, {2, 3, 2}), "8, 0, 0; 0");  // nets 8, 5, 6
    }

    void a_bet_that_is_exactly_met_counts() {
        QCOMPARE(settled({5, 6, 7}, {7, 10, 10}, {2, 4, 3}), "5, 6, 7; 2");
        QCOMPARE(settled({5, 6, 7}, {7, 10, 10}, {3, 5, 4}), "0, 0, 0; 2");  // each one short
    }

    void a_net_below_nothing_counts_nothing() {
        QCOMPARE(settled({0, 1, 2}, {1, 2, 8}, {4, 5, 2}), "0, 0, 6; 2");  // nets -3, -3, 6
    }

    void a_net_of_nothing_meets_a_bet_of_nothing() {
        QCOMPARE(settled({0, 9, 10}, {2, 10, 11}, {2, 2, 2}), "0, 0, 0; 0");  // nets 0, 8, 9: only 0 met
    }

    void with_the_bonus_a_bet_that_is_met_counts_as_well() {
        QCOMPARE(with_bonus({5, 6, 7}, {10, 8, 9}, {2, 3, 2}), "13, 0, 14; 2");  // 8+5, -, 7+7
        QCOMPARE(with_bonus({0, 6, 7}, {10, 8, 8}, {2, 3, 2}), "8, 0, 0; 0");    // 8+0
    }

    void a_seat_that_did_not_bet_counts_nothing() {
        QCOMPARE(settled({3, kNoBet, 2}, {7, 0, 6}, {0, 0, 0}), "7, 0, 6; 0");
    }

    // Who wins

    void the_winner_is_the_one_that_counts_most() {
        QCOMPARE(settled({1, 2, 3}, {9, 10, 11}, {0, 2, 1}), "9, 8, 10; 2");
        QCOMPARE(settled({1, 2, 3}, {12, 10, 11}, {0, 2, 1}), "12, 8, 10; 0");
    }

    void who_did_not_meet_a_bet_does_not_win_whatever_the_net() {
        QCOMPARE(settled({1, 50, 60}, {1, 40, 41}, {0, 0, 0}), "1, 0, 0; 0");
    }

    void the_bonus_counts_for_the_winner() {
        QCOMPARE(with_bonus({3, 1, 50}, {5, 6, 9}, {0, 0, 0}), "8, 7, 0; 0");
        QCOMPARE(settled({3, 1, 50}, {5, 6, 9}, {0, 0, 0}), "5, 6, 0; 1");
    }

    void between_equals_fewer_tiles_left_win() {
        QCOMPARE(settled({3, 2, 1}, {7, 6, 8}, {2, 1, 3}), "5, 5, 5; 1");
        QCOMPARE(settled({1, 2, 3}, {5, 6, 7}, {0, 1, 2}), "5, 5, 5; 0");
    }

    void then_the_higher_bet_wins() {
        QCOMPARE(settled({1, 3, 2}, {6, 6, 6}, {1, 1, 1}), "5, 5, 5; 1");
        QCOMPARE(settled({4, 3, 2}, {6, 6, 6}, {1, 1, 1}), "5, 5, 5; 0");
        QCOMPARE(settled({1, 3, 5}, {6, 6, 6}, {1, 1, 1}), "5, 5, 5; 2");
    }

    void the_tiles_left_come_before_the_bet() {
        QCOMPARE(settled({5, 1, 60}, {7, 6, 9}, {2, 1, 1}), "5, 5, 0; 1");
    }

    void with_the_bonus_equals_are_those_that_count_the_same() {
        // 4+3 and 5+2: fewer tiles left is seat 1; then with equal tiles the higher bet, seat 0.
        QCOMPARE(with_bonus({3, 2, 60}, {6, 6, 1}, {2, 1, 0}), "7, 7, 0; 1");
        QCOMPARE(with_bonus({3, 2, 60}, {5, 6, 1}, {1, 1, 0}), "7, 7, 0; 0");
    }

    // Nobody meets a bet

    void if_nobody_meets_a_bet_the_highest_net_wins() {
        QCOMPARE(settled({50, 51, 52}, {9, 12, 10}, {0, 1, 0}), "0, 0, 0; 1");
        QCOMPARE(settled({50, 51, 52}, {1, 2, 3}, {9, 8, 11}), "0, 0, 0; 1");  // -8, -6, -8
    }

    void between_equal_nets_the_same_holds() {
        QCOMPARE(settled({50, 51, 52}, {9, 8, 10}, {1, 0, 2}), "0, 0, 0; 1");  // 8 each; fewer tiles
        QCOMPARE(settled({50, 52, 51}, {9, 9, 9}, {1, 1, 1}), "0, 0, 0; 1");   // the higher bet
        QCOMPARE(settled({53, 52, 51}, {9, 9, 9}, {1, 1, 1}), "0, 0, 0; 0");
    }

    void only_those_that_bet_can_win() {
        QCOMPARE(settled({50, kNoBet, 52}, {2, 0, 1}, {5, 0, 5}), "0, 0, 0; 0");  // nets -3, (0), -4
        QCOMPARE(settled({51, kNoBet, 50, kNoBet}, {2, 0, 3, 0}, {5, 0, 5, 0}), "0, 0, 0, 0; 2");
    }

    void without_a_bet_met_there_is_no_bonus() {
        QCOMPARE(with_bonus({50, 51, 52}, {12, 11, 10}, {0, 0, 0}), "0, 0, 0; 0");
    }

    // How it stands then

    void each_gain_is_told() {
        Game game = set_up(before_the_end({2, 0, 1}, {.bets = {5, 6, 7}, .points = {10, 6, 7}}));
        QCOMPARE(
            told(play(game, kLastPlacement)),
            "place 0 O:0-3, points 0 O:0-3 1 line, score 0 8 round, score 1 6 round, round_over 0 blocked");
    }

    void what_a_seat_counts_is_added_to_its_running_total() {
        Elements position{.bets = {5, 6, 7}, .points = {10, 6, 7}, .scores = {100, 20, 3}};
        const Game game = ended({2, 0, 1}, position);
        QCOMPARE(scores(game), "108, 26, 3");
        const auto status = game.status();
        QCOMPARE(status.round_scores[0], 8);
        QCOMPARE(status.round_scores[1], 6);
        QCOMPARE(status.round_scores[2], 0);
        QCOMPARE(state(game, "points"), "[10,6,7]");
        QCOMPARE(state(game, "bets"), "[5,6,7]");
    }

    void hands_are_kept_and_the_table_is_left() {
        Game game = ended({2, 0, 1}, {.bets = {5, 6, 7}, .points = {10, 6, 7}});
        QCOMPARE(boneyard::test::phase(game), "round_over");
        QCOMPARE(boneyard::test::hand(game, 0), "O:1-2 O:1-2");
        QCOMPARE(boneyard::test::hand(game, 2), "O:1-5");
        QCOMPARE(boneyard::test::bank_sizes(game), "0 0 0");
        QCOMPARE(int(game.view(0).table.board.placed().size()), 2);
        QCOMPARE(state(game, "out"), "[false,false,false]");
        QCOMPARE(state(game, "colour"), "\"R\"");
        QCOMPARE(boneyard::test::turn(game), "-1: next");
        play(game, "next");
        QVERIFY(boneyard::test::hand(game, 0).contains("O:1-2 O:1-2"));
        QCOMPARE(boneyard::test::bank_sizes(game), "2 0 0");
        QCOMPARE(state(game, "dealer"), "0");
    }

    void the_winner_deals_the_next_round() {
        Game game = ended({0, 0, 0}, {.bets = {50, 51, 52}, .points = {1, 2, 3}});
        QCOMPARE(state(game, "round_winner"), "2");
        QCOMPARE(state(game, "dealer"), "0");
        play(game, "next");
        QCOMPARE(state(game, "dealer"), "2");
        QCOMPARE(boneyard::test::bank_sizes(game), "0 0 2");
        QCOMPARE(state(game, "round_winner"), "null");
    }

    void what_was_not_met_is_lost_with_the_next_round() {
        Game game = ended({0, 0, 0}, {.bets = {50, 51, 52}, .points = {1, 2, 3}, .scores = {4, 5, 6}});
        play(game, "next");
        QCOMPARE(scores(game), "4, 5, 6");
        QCOMPARE(state(game, "points"), "[0,0,0]");
    }
};

BONEYARD_TEST(TestMatchingElementsRoundEnd)
#include "tst_matching_elements_round_end.moc"
