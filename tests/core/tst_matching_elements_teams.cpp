// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "matching_elements_table.h"
#include "suite.h"

using boneyard::kit::kNobody;
using boneyard::kit::Seat;
using boneyard::matching_elements::Game;
using boneyard::matching_elements::Phase;
using boneyard::matching_elements::Teams;
using boneyard::test::bank_sizes;
using boneyard::test::counts;
using boneyard::test::Elements;
using boneyard::test::ended;
using boneyard::test::Misfits;
using boneyard::test::phase;
using boneyard::test::play;
using boneyard::test::scores;
using boneyard::test::seats_out;
using boneyard::test::set_up;
using boneyard::test::state;
using boneyard::test::turn;
using boneyard::test::winners;
using std::string;

namespace {

/// A round of six seats in teams is over; so many tiles are left in each hand and in the boneyard, and one
/// lies on the table.
Elements after_a_round(Teams teams, Seat winner, const std::vector<int>& left, int stock,
                       const std::vector<string>& banks = {}) {
    Elements position{.stock_size = stock, .banks = banks, .phase = Phase::RoundOver};
    position.rules.teams = teams;
    Misfits misfits;
    for (const int tiles : left) position.hands.push_back(misfits.next(tiles));
    position.to_move = kNobody;
    position.round_winner = winner;
    return position;
}

Game next_round(const Elements& position) {
    Game game = set_up(position);
    play(game, "next");
    return game;
}

/// Three teams end an elimination round that seat 0 wins with 30 points; the others have laid all tiles and
/// missed their bets.
Elements won_by_the_first(const std::vector<int>& scores, Seat dealer = 0) {
    Elements position{.bets = {0, 51, 52, 53, 54, 55}, .points = {30, 0, 0, 0, 0, 0}, .scores = scores};
    position.rules.teams = Teams::ThreeOfTwo;
    position.dealer = dealer;
    position.elimination = true;
    return position;
}

QString lowest(const Elements& position) { return seats_out(ended({0, 0, 0, 0, 0, 0}, position)); }

/// The final of teams of two ends; side 2 is out. Or that of teams of three.
Game over(Teams teams, const std::vector<int>& points, const std::vector<int>& totals,
          const std::vector<string>& shown = {}) {
    Elements position{.points = points, .scores = totals};
    position.rules.teams = teams;
    position.in_final = true;
    position.shown = shown;
    if (teams == Teams::ThreeOfTwo) position.out = {2, 5};
    return ended({0, 0, 0, 0, 0, 0}, position);
}

constexpr Teams kThrees = Teams::TwoOfThree;
constexpr Teams kTwos = Teams::ThreeOfTwo;

}  // namespace

/// Matching Elements: six seats in teams.
class TestMatchingElementsTeams : public QObject {
    Q_OBJECT

private slots:
    // Two teams of three

    void two_teams_of_three_are_every_other_seat() {
        QCOMPARE(bank_sizes(next_round(after_a_round(kThrees, 3, {0, 0, 0, 0, 0, 0}, 100))), "0 1");
        QCOMPARE(bank_sizes(next_round(after_a_round(kThrees, 4, {0, 0, 0, 0, 0, 0}, 100))), "1 0");
    }

    void points_in_a_round_belong_to_seats() {
        Elements position{.bets = {0, 5, 6, 7, 8, 9}, .points = {3, 6, 5, 8, 7, 9}};
        position.rules.teams = kThrees;
        const Game game = ended({0, 0, 0, 0, 0, 0}, position);
        QCOMPARE(scores(game), "3, 6, 0, 8, 0, 9");
        QCOMPARE(state(game, "round_winner"), "5");
    }

    void two_teams_know_no_elimination() {
        const Game game = next_round(after_a_round(kThrees, 0, {0, 0, 0, 0, 0, 0}, 54));  // far below 108
        QCOMPARE(counts(game), "9 9 9 9 9 9 0");
        QCOMPARE(state(game, "elimination"), "false");
        QCOMPARE(state(game, "final"), "false");
        QCOMPARE(phase(game), "colour");
    }

    void a_round_is_short_when_not_all_can_be_filled_now() {
        QCOMPARE(state(next_round(after_a_round(kThrees, 0, {0, 0, 0, 0, 0, 0}, 53)), "final"), "true");
        QCOMPARE(state(next_round(after_a_round(kThrees, 0, {5, 4, 3, 5, 4, 3}, 30)), "final"), "false");
        QCOMPARE(state(next_round(after_a_round(kThrees, 0, {5, 4, 3, 5, 4, 3}, 29)), "final"), "true");
        QCOMPARE(counts(next_round(after_a_round(kThrees, 0, {5, 4, 3, 5, 4, 3}, 30))), "9 9 9 9 9 9 0");
    }

    void then_the_next_round_is_the_final() {
        Game game =
            next_round(after_a_round(kThrees, 3, {0, 0, 0, 0, 0, 0}, 50, {"R:0-0 R:3-3 R:6-6", "O:3-3"}));
        QCOMPARE(phase(game), "final");
        QCOMPARE(state(game, "elimination"), "false");
        QCOMPARE(state(game, "round_winner"), "3");
        QCOMPARE(seats_out(game), "");
        QCOMPARE(turn(game), "4: reenter 1..2");  // side 0; the order of play is 4 5 0 1 2 3
        play(game, "reenter 2");
        QCOMPARE(counts(game), "9 9 9 9 9 9 0");  // 50 and twice 2
        QCOMPARE(bank_sizes(game), "1 0");
        QCOMPARE(int(game.to_move()), 3);
    }

    void the_first_seat_of_the_side_in_the_order_of_play_names_it() {
        const std::vector<string> banks{"R:0-0", "O:3-3 O:6-6 O:9-9"};
        QCOMPARE(turn(next_round(after_a_round(kThrees, 3, {0, 0, 0, 0, 0, 0}, 50, banks))), "5: reenter 1");
        QCOMPARE(turn(next_round(after_a_round(kThrees, 0, {0, 0, 0, 0, 0, 0}, 50, banks))),
                 "1: reenter 1..2");
    }

    void the_final_of_six_is_played_with_nine_tiles_each() {
        Game game = next_round(after_a_round(kThrees, 3, {0, 0, 0, 0, 0, 0}, 50,
                                             {"R:0-0 R:3-3 R:6-6 R:9-9", "O:3-3 O:6-6 O:9-9 O:12-12"}));
        QCOMPARE(turn(game), "5: reenter 1..4");
        play(game, "reenter 4");
        QCOMPARE(counts(game), "9 9 9 9 9 9 4");  // 58 less 54
    }

    void the_final_of_six_is_dealt_one_by_one_if_it_does_not_suffice() {
        Game game = next_round(after_a_round(kThrees, 2, {0, 0, 0, 0, 0, 0}, 8, {"", "O:3-3"}));
        QCOMPARE(turn(game), "4: reenter 1");  // one tile each: the side of the winner; 3 4 5 0 1 2
        play(game, "reenter 1");               // 10 tiles
        QCOMPARE(counts(game), "2 1 1 2 2 2 0");
    }

    void an_empty_bank_leaves_the_phase_out_for_teams_too() {
        Game game =
            next_round(after_a_round(kThrees, 2, {0, 0, 0, 0, 0, 0}, 50, {"R:0-0 R:3-3 R:6-6 R:9-9", ""}));
        QCOMPARE(phase(game), "colour");
        QCOMPARE(counts(game), "9 9 9 9 9 9 0");
        QCOMPARE(bank_sizes(game), "1 0");  // 4 of 5
    }

    void the_side_with_the_higher_sum_wins() {
        const Game game = over(kThrees, {1, 9, 2, 0, 8, 1}, {0, 0, 0, 0, 0, 0});  // 11 and 10
        QCOMPARE(state(game, "final_scores"), "[1,9,2,0,8,1]");
        QCOMPARE(winners(game), "0, 2, 4");
        QCOMPARE(winners(over(kThrees, {1, 9, 2, 0, 8, 3}, {90, 0, 0, 0, 0, 0})), "1, 3, 5");
        QCOMPARE(
            winners(over(kThrees, {1, 9, 2, 0, 8, 1}, {0, 0, 0, 0, 0, 0}, {"", "", "", "O:3-3", "", ""})),
            "1, 3, 5");  // 11 and 16
    }

    void between_equals_the_higher_total_of_the_side_wins() {
        const std::vector<int> even{1, 9, 2, 0, 7, 1};
        QCOMPARE(winners(over(kThrees, even, {1, 5, 5, 3, 5, 2})), "0, 2, 4");  // 11 and 10
        QCOMPARE(winners(over(kThrees, even, {10, 5, 0, 3, 0, 3})), "1, 3, 5");
        QCOMPARE(winners(over(kThrees, even, {10, 5, 0, 3, 0, 2})), "0, 1, 2, 3, 4, 5");
    }

    // Three teams of two

    void three_teams_of_two_sit_opposite_each_other() {
        QCOMPARE(bank_sizes(next_round(after_a_round(kTwos, 3, {0, 0, 0, 0, 0, 0}, 113))), "1 0 0");
        QCOMPARE(bank_sizes(next_round(after_a_round(kTwos, 4, {0, 0, 0, 0, 0, 0}, 113))), "0 1 0");
        QCOMPARE(bank_sizes(next_round(after_a_round(kTwos, 2, {0, 0, 0, 0, 0, 0}, 113))), "0 0 1");
    }

    void the_lowest_side_is_out_by_the_sum_of_its_seats() {
        QCOMPARE(lowest(won_by_the_first({10, 0, 8, 10, 20, 9})), "2 5");   // 20 and 17
        QCOMPARE(lowest(won_by_the_first({10, 10, 0, 10, 5, 16})), "1 4");  // 15 and 16
        QCOMPARE(lowest(won_by_the_first({0, 10, 11, 0, 5, 16})),
                 "1 4");  // the winner's side is safe: 0 and 30
    }

    void the_partner_of_the_winner_is_safe_too() {
        Elements position = won_by_the_first({0, 10, 11, 0, 5, 16});
        position.bets = {50, 51, 52, 0, 54, 55};
        position.points = {1, 0, 0, 2, 0, 0};
        const Game game = ended({0, 0, 0, 0, 0, 0}, position);
        QCOMPARE(state(game, "round_winner"), "3");
        QCOMPARE(seats_out(game), "1 4");
    }

    void the_points_of_a_side_in_this_round_decide_between_equals() {
        Elements position = won_by_the_first({0, 10, 5, 0, 10, 10});
        position.points = {30, 0, 0, 0, 0, 5};  // seat 5 counts 5: 20 and 20
        position.bets = {0, 51, 52, 53, 54, 5};
        QCOMPARE(lowest(position), "1 4");
        position.banks = {"", "R:0-0 R:3-3", "R:6-6"};
        QCOMPARE(lowest(position), "2 5");
    }

    void then_the_later_in_the_order_of_play_by_the_first_seat_of_the_side() {
        QCOMPARE(lowest(won_by_the_first({0, 10, 10, 0, 10, 10}, 0)), "2 5");  // 1 2 3 4 5 0
        QCOMPARE(lowest(won_by_the_first({0, 10, 10, 0, 10, 10}, 1)), "1 4");  // 2 3 4 5 0 1
        QCOMPARE(lowest(won_by_the_first({0, 10, 10, 0, 10, 10}, 2)), "2 5");  // 3 4 5 0 1 2
        QCOMPARE(lowest(won_by_the_first({0, 10, 10, 0, 10, 10}, 4)), "1 4");  // 5 0 1 2 3 4
    }

    void both_hands_go_back_and_the_bank_is_handed_on() {
        Elements position = won_by_the_first({0, 10, 11, 0, 10, 11});
        position.stock_size = 40;
        position.banks = {"R:12-12", "R:0-0 R:3-3", "R:6-6"};
        Game game = ended({0, 3, 1, 1, 2, 1}, position);
        QCOMPARE(seats_out(game), "1 4");
        QCOMPARE(counts(game), "0 0 1 1 0 1 45");
        QCOMPARE(bank_sizes(game), "3 0 1");
        play(game, "next");
        QCOMPARE(state(game, "final"), "true");
        QCOMPARE(bank_sizes(game), "5 0 1");
        QCOMPARE(turn(game), "3: reenter 1");  // the order of play is 2 3 5 0
        play(game, "reenter 1");
        QCOMPARE(counts(game), "12 0 12 12 0 12 2");  // four are in: 47 and 3
    }

    void a_round_for_one_side_is_not_played() {
        Elements position = after_a_round(kTwos, 2, {2, 0, 0, 2, 0, 0}, 0);
        position.elimination = true;
        position.scores = {5, 10, 10, 6, 2, 0};  // 11, 12, 10
        const Game game = next_round(position);
        QCOMPARE(phase(game), "round_over");
        QCOMPARE(seats_out(game), "2 5");
        QCOMPARE(state(game, "dealer"), "3");  // 2 dealt and is out
        QCOMPARE(bank_sizes(game), "0 1 0");   // the tile of side 2 goes to the highest
        QCOMPARE(counts(game), "2 0 0 2 0 0 0");
    }

    void two_sides_of_one_seat_each_are_enough() {
        Elements position = after_a_round(kTwos, 0, {2, 0, 0, 0, 1, 0}, 0);
        position.elimination = true;
        QCOMPARE(phase(next_round(position)), "colour");
    }

    void without_a_winner_the_side_with_the_higher_total_names_it() {
        Elements position = after_a_round(kTwos, kNobody, {2, 0, 0, 2, 0, 0}, 0, {"R:0-0", "R:3-3"});
        position.elimination = true;
        position.out = {2, 5};
        position.dealer = 0;
        position.scores = {10, 9, 0, 5, 7, 0};  // 15 and 16
        QCOMPARE(turn(next_round(position)), "1: reenter 1");
        position.scores = {10, 9, 0, 5, 6, 0};  // equal: the lower seat's; the order of play is 1 3 4 0
        QCOMPARE(turn(next_round(position)), "3: reenter 1");
    }

    void both_seats_of_the_winning_side_win() {
        const std::vector<int> none{0, 0, 0, 0, 0, 0};
        const Game game = over(kTwos, {1, 9, 0, 10, 1, 0}, none);  // 11 and 10
        QCOMPARE(winners(game), "0, 3");
        QCOMPARE(state(game, "final_scores"), "[1,9,null,10,1,null]");
        QCOMPARE(winners(over(kTwos, {1, 9, 0, 10, 3, 0}, none)), "1, 4");
        QCOMPARE(winners(over(kTwos, {1, 9, 0, 10, 2, 0}, {5, 3, 100, 5, 6, 100})), "0, 3");
        QCOMPARE(winners(over(kTwos, {1, 9, 0, 10, 2, 0}, {5, 3, 100, 5, 7, 100})), "0, 1, 3, 4");
    }
};

BONEYARD_TEST(TestMatchingElementsTeams)
#include "tst_matching_elements_teams.moc"
