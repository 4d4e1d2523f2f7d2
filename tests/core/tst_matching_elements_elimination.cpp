// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "matching_elements_table.h"
#include "suite.h"

using boneyard::kit::kNobody;
using boneyard::kit::Seat;
using boneyard::matching_elements::Game;
using boneyard::matching_elements::Phase;
using boneyard::test::bank_sizes;
using boneyard::test::before_the_end;
using boneyard::test::counts;
using boneyard::test::Elements;
using boneyard::test::ended;
using boneyard::test::kLastPlacement;
using boneyard::test::Misfits;
using boneyard::test::phase;
using boneyard::test::play;
using boneyard::test::seats_out;
using boneyard::test::set_up;
using boneyard::test::state;
using boneyard::test::told;
using std::string;

namespace {

/// Four seats end an elimination round that seat 0 wins with one point; the others have one tile left.
Elements won_by_zero(const std::vector<int>& scores, const std::vector<string>& banks = {}, Seat dealer = 0) {
    Elements position{.banks = banks, .bets = {0, 50, 51, 52}, .points = {1, 0, 0, 0}, .scores = scores};
    position.dealer = dealer;
    position.elimination = true;
    return position;
}

/// Who is out then.
QString lowest(const std::vector<int>& scores, const std::vector<string>& banks = {}, Seat dealer = 0) {
    return seats_out(ended({0, 1, 1, 1}, won_by_zero(scores, banks, dealer)));
}

/// An elimination round is over that seat 1 won, with one tile on the table. The boneyard is empty, and only
/// seat 0 has tiles.
Elements before_unplayed(const std::vector<int>& scores, const std::vector<string>& banks = {},
                         int tiles = 1) {
    Elements position{.hands = {Misfits().next(tiles), "", "", ""}, .stock_size = 0, .banks = banks};
    position.phase = Phase::RoundOver;
    position.to_move = kNobody;
    position.round_winner = 1;
    position.scores = scores;
    position.elimination = true;
    return position;
}

Game unplayed(const Elements& position) {
    Game game = set_up(position);
    play(game, "next");
    return game;
}

/// Who is out then, and who deals: "2; 1".
QString outcome(const Elements& position) {
    const Game game = unplayed(position);
    return seats_out(game) + "; " + state(game, "dealer");
}

}  // namespace

/// Matching Elements: who is out after an elimination round, and after one that could not be played.
class TestMatchingElementsElimination : public QObject {
    Q_OBJECT

private slots:
    // After a round

    void the_side_with_the_lowest_running_total_is_out() {
        QCOMPARE(lowest({30, 10, 20, 40}), "1");
        QCOMPARE(lowest({30, 20, 10, 40}), "2");
        QCOMPARE(lowest({30, 41, 42, 40}), "3");
    }

    void the_winners_side_is_safe() {
        QCOMPARE(lowest({0, 10, 20, 30}), "1");
        QCOMPARE(lowest({0, 30, 20, 10}), "3");
    }

    void what_the_round_brought_is_in_the_total() {
        Elements position = won_by_zero({30, 10, 20, 40});
        position.points = {30, 16, 0, 0};  // 30 for seat 0; 16-1 for seat 1, which makes 25
        position.bets = {0, 15, 51, 52};
        QCOMPARE(seats_out(ended({0, 1, 1, 1}, position)), "2");
    }

    void between_equals_the_smaller_bank_is_out() {
        QCOMPARE(lowest({30, 10, 10, 10}, {"", "R:0-0", "R:3-3 R:6-6", "R:9-9 R:12-12"}), "1");
        QCOMPARE(lowest({30, 10, 10, 10}, {"", "R:0-0 R:1-2", "R:3-3", "R:9-9 R:12-12"}), "2");
        QCOMPARE(lowest({30, 10, 9, 10}, {"", "R:0-0", "R:3-3 R:1-2", "R:9-9"}), "2");
    }

    void then_who_counted_fewer_points_in_this_round() {
        Elements position = won_by_zero({30, 10, 5, 40});
        position.points = {30, 0, 6, 0};  // seat 2 counts 5 and has 10, as seat 1 has
        position.bets = {0, 50, 5, 52};
        QCOMPARE(seats_out(ended({0, 1, 1, 1}, position)), "1");
        position.banks = {"", "R:0-0 R:1-2", "R:3-3", ""};  // the Bank comes first
        QCOMPARE(seats_out(ended({0, 1, 1, 1}, position)), "2");
        position.banks = {};
        position.scores = {30, 5, 10, 40};
        position.points = {30, 6, 0, 0};
        position.bets = {0, 5, 51, 52};
        QCOMPARE(seats_out(ended({0, 1, 1, 1}, position)), "2");
    }

    void points_that_did_not_count_do_not_help() {
        Elements position = won_by_zero({30, 10, 10, 40});
        position.points = {30, 2, 40, 0};                         // seat 2 missed its bet
        QCOMPARE(seats_out(ended({0, 1, 1, 1}, position)), "2");  // equal: the later
    }

    void then_the_later_in_the_order_of_play() {
        QCOMPARE(lowest({30, 10, 10, 10}, {}, 0), "3");  // 1 2 3 0
        QCOMPARE(lowest({30, 10, 10, 10}, {}, 1), "1");  // 2 3 0 1
        QCOMPARE(lowest({30, 10, 10, 10}, {}, 2), "2");  // 3 0 1 2
        QCOMPARE(lowest({30, 10, 10, 10}, {}, 3), "3");  // 0 1 2 3
        QCOMPARE(lowest({30, 10, 10, 40}, {}, 3), "2");
        QCOMPARE(lowest({30, 10, 10, 40}, {}, 1), "1");
    }

    void the_bank_of_who_is_out_goes_to_the_winners_side() {
        const Game game = ended(
            {0, 1, 1, 1}, won_by_zero({30, 20, 10, 40}, {"R:12-12", "R:0-0", "R:6-6 R:3-3", "R:9-9 R:1-2"}));
        QCOMPARE(state(game, "banks"), R"([["R:3-3","R:6-6","R:12-12"],["R:0-0"],[],["R:1-2","R:9-9"]])");
    }

    void the_hands_of_who_is_out_go_back_to_the_boneyard() {
        Elements position = won_by_zero({30, 20, 10, 40});
        position.stock_size = 20;
        Game game = set_up(before_the_end({0, 2, 3, 1}, position));
        const auto before = game.holdings();
        play(game, kLastPlacement);
        QCOMPARE(counts(game), "0 2 0 1 23");
        auto expected = before.stock;
        expected.insert(expected.end(), before.hands[2].tiles.begin(), before.hands[2].tiles.end());
        auto stock = game.holdings().stock;
        QVERIFY(!std::equal(before.stock.begin(), before.stock.end(), stock.begin()));  // shuffled
        QVERIFY(!std::equal(before.stock.begin(), before.stock.end(), stock.begin() + 3));
        std::sort(expected.begin(), expected.end());
        std::sort(stock.begin(), stock.end());
        QVERIFY(stock == expected);
    }

    void so_it_stands_with_the_table_as_it_was_left() {
        Game game = set_up(before_the_end({0, 1, 1, 1}, won_by_zero({30, 20, 10, 40})));
        QCOMPARE(told(play(game, kLastPlacement)),
                 "place 0 O:0-3, points 0 O:0-3 1 line, score 0 1 round, round_over 0 blocked, eliminated 2");
        QCOMPARE(phase(game), "round_over");
        QCOMPARE(int(game.view(1).table.board.placed().size()), 2);
        QCOMPARE(state(game, "round_winner"), "0");
        QCOMPARE(state(game, "out"), "[false,false,true,false]");
        QCOMPARE(state(game, "elimination"), "true");
        QCOMPARE(boneyard::test::turn(game), "-1: next");
    }

    void who_is_out_is_dealt_no_tiles_and_has_no_turn() {
        Game game = ended({0, 1, 1, 1}, won_by_zero({30, 20, 10, 40}));
        play(game, "next");
        QCOMPARE(counts(game), "12 12 0 12 76");  // of 114, 2 are in the Bank
        QCOMPARE(bank_sizes(game), "2 0 0 0");
        play(game, "colour O");
        QCOMPARE(boneyard::test::turn(game), "0: bet 0..97");
        boneyard::test::play_all(game, {"bet 0", "bet 1"});
        QCOMPARE(int(game.to_move()), 3);
    }

    void in_an_ordinary_round_nobody_is_out() {
        Elements position = won_by_zero({30, 20, 10, 40});
        position.elimination = false;
        const Game game = ended({0, 1, 1, 1}, position);
        QCOMPARE(seats_out(game), "");
        QCOMPARE(counts(game).section(' ', 0, 3), "0 1 1 1");
    }

    void who_is_out_already_is_not_the_lowest() {
        Elements position{.bets = {0, -1, 51, 52}, .points = {1, 0, 0, 0}, .scores = {30, 5, 20, 40}};
        position.out = {1};
        position.elimination = true;
        QCOMPARE(seats_out(ended({0, 0, 1, 1}, position)), "1 2");
    }

    // Unplayed rounds

    void when_fewer_than_two_sides_have_a_tile_the_round_is_not_played() {
        Game game = set_up(before_unplayed({10, 20, 5, 7}));
        QCOMPARE(told(play(game, "next")), "deal, round_over unplayed, eliminated 2");
        QCOMPARE(phase(game), "round_over");
        QCOMPARE(state(game, "round_winner"), "null");
        QCOMPARE(game.status().round, 3);
        QCOMPARE(int(game.to_move()), -1);
        QCOMPARE(boneyard::test::legal_text(game), "next");
        QCOMPARE(seats_out(game), "2");
        QCOMPARE(boneyard::test::scores(game), "10, 20, 5, 7");
        QCOMPARE(state(game, "colour"), "null");
        QCOMPARE(state(game, "bets"), "[null,null,null,null]");
        QCOMPARE(state(game, "placed"), "[]");
        QCOMPARE(game.status().round_scores[0], 0);
        QCOMPARE(counts(game), "1 0 0 0 0");
    }

    void so_it_is_when_nobody_has_a_tile() {
        QCOMPARE(outcome(before_unplayed({10, 20, 5, 7}, {}, 0)), "2; 1");
    }

    void with_tiles_on_two_sides_it_is_played() {
        Elements position = before_unplayed({10, 20, 5, 7});
        position.stock_size = 1;
        const Game game = unplayed(position);
        QCOMPARE(phase(game), "colour");
        QCOMPARE(counts(game), "1 0 1 0 0");
        QCOMPARE(state(game, "dealer"), "2");
    }

    void the_lowest_is_out_without_a_winner_to_be_safe() {
        QCOMPARE(outcome(before_unplayed({10, 5, 20, 30})), "1; 2");
        QCOMPARE(outcome(before_unplayed({5, 10, 20, 30})), "0; 1");
        QCOMPARE(outcome(before_unplayed({10, 20, 30, 5})), "3; 1");
    }

    void the_same_rule_decides_between_equals() {
        // The Bank of seat 1 holds the tile that was on the table.
        QCOMPARE(outcome(before_unplayed({10, 5, 5, 30})), "2; 1");
        QCOMPARE(outcome(before_unplayed({10, 5, 5, 30}, {"", "", "R:0-0 R:3-3", ""})), "1; 2");
        // The order of play is 2 3 0 1.
        QCOMPARE(outcome(before_unplayed({10, 20, 5, 5})), "3; 1");
        QCOMPARE(outcome(before_unplayed({5, 20, 5, 30})), "0; 1");
        QCOMPARE(outcome(before_unplayed({10, 5, 5, 30}, {"", "", "R:0-0", ""})), "1; 2");
    }

    void its_bank_goes_to_the_highest_of_the_remaining_sides() {
        const std::vector<string> banks{"R:0-0", "R:3-3", "R:6-6 R:9-9", "R:12-12"};
        QCOMPARE(bank_sizes(unplayed(before_unplayed({10, 20, 5, 7}, banks))), "1 4 0 1");
        QCOMPARE(bank_sizes(unplayed(before_unplayed({10, 20, 5, 27}, banks))), "1 2 0 3");
        QCOMPARE(bank_sizes(unplayed(before_unplayed({20, 20, 5, 7}, banks))), "3 2 0 1");  // the lowest seat
        QCOMPARE(bank_sizes(unplayed(before_unplayed({7, 20, 5, 20}, banks))), "1 4 0 1");
        QCOMPARE(bank_sizes(unplayed(before_unplayed({10, 5, 7, 20}, banks))), "1 0 2 3");
    }

    void its_hands_go_back_to_the_boneyard() {
        QCOMPARE(counts(unplayed(before_unplayed({5, 20, 10, 30}))), "0 0 0 0 1");
    }

    void the_dealer_stays_also_without_tiles() { QCOMPARE(outcome(before_unplayed({10, 20, 5, 7})), "2; 1"); }

    void a_dealer_who_is_out_is_followed_at_once_by_the_next_seat_that_is_in() {
        Elements position = before_unplayed({10, 5, 0, 20});
        position.out = {2};
        QCOMPARE(outcome(position), "1 2; 3");
        position.round_winner = 3;
        position.scores = {10, 15, 0, 5};
        QCOMPARE(outcome(position), "2 3; 0");
    }

    void the_next_round_is_dealt_by_that_dealer() {
        Game game = unplayed(before_unplayed({5, 20, 10, 30}, {}, 3));
        QCOMPARE(counts(game), "0 0 0 0 3");
        const auto stock = game.holdings().stock;
        play(game, "next");  // one tile for each of three: seats 2, 3 and 1
        QCOMPARE(counts(game), "0 1 1 1 0");
        QCOMPARE(game.holdings().hands[2].tiles[0], stock[0]);
        QCOMPARE(game.holdings().hands[3].tiles[0], stock[1]);
        QCOMPARE(game.holdings().hands[1].tiles[0], stock[2]);
        QCOMPARE(boneyard::test::turn(game).section(':', 0, 0), "1");
        QCOMPARE(bank_sizes(game), "0 1 0 0");
        QCOMPARE(phase(game), "colour");
    }

    void several_rounds_in_turn_may_be_unplayed() {
        Game game = unplayed(before_unplayed({10, 20, 5, 7}));
        play(game, "next");
        QCOMPARE(seats_out(game), "2 3");
        QCOMPARE(game.status().round, 4);
        QCOMPARE(phase(game), "round_over");
        QCOMPARE(bank_sizes(game), "0 1 0 0");
        play(game, "next");
        QCOMPARE(state(game, "final"), "true");
    }
};

BONEYARD_TEST(TestMatchingElementsElimination)
#include "tst_matching_elements_elimination.moc"
