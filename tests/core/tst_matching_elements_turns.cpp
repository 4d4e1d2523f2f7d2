// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "matching_elements_table.h"
#include "suite.h"

using boneyard::matching_elements::Game;
using boneyard::test::counts;
using boneyard::test::Elements;
using boneyard::test::hand;
using boneyard::test::phase;
using boneyard::test::play;
using boneyard::test::play_all;
using boneyard::test::set_up;
using boneyard::test::state;
using boneyard::test::told;
using boneyard::test::turn;
using std::string;

namespace {

/// R:0-3 lies on the table and red is the colour; the boneyard holds these tiles.
Elements in_play(const std::vector<string>& hands, const string& stock = {}, bool draws = false) {
    Elements position{.hands = hands, .stock = stock, .stock_size = 0};
    position.rules.draw_when_stuck = draws;
    position.bets.assign(hands.size(), 0);
    return position;
}

Game drawing(const std::vector<string>& hands, const string& stock) {
    return set_up(in_play(hands, stock, true));
}

}  // namespace

/// Matching Elements: whose turn it is, passing, drawing, and when a round is over.
class TestMatchingElementsTurns : public QObject {
    Q_OBJECT

private slots:
    // Whose turn it is

    void after_the_first_tile_it_goes_clockwise_from_the_left_of_the_dealer() {
        Elements position = in_play({"R:1-2 O:1-2", "R:6-6 O:1-2", "R:0-0 R:0-6 O:1-5"});
        position.laid = {};
        position.dealer = 2;
        position.to_move = 2;
        Game game = set_up(position);
        play(game, "place R:0-6 first");
        QCOMPARE(int(game.to_move()), 0);
        play(game, "place R:1-2 0 l 1");
        QCOMPARE(int(game.to_move()), 1);
        play(game, "place R:6-6 0 f 6");
        QCOMPARE(int(game.to_move()), 2);
    }

    void seats_without_tiles_are_left_out() {
        Elements position = in_play({"O:0-0 O:1-2", "", "O:3-6 O:1-2", "", "O:0-6"});
        position.rules.colours = 3;
        Game game = set_up(position);
        QCOMPARE(told(play(game, "place O:0-0 0 n 0")), "place 0 O:0-0, points 0 O:0-0 2 line, turn 2");
        QCOMPARE(told(play(game, "place O:3-6 0 f 3")), "place 2 O:3-6, points 2 O:3-6 1 line, turn 4");
        // Seat 4 lays its last tile; nobody can place then.
        QCOMPARE(turn(game), "4: place O:0-6 1 f 0, place O:0-6 2 f 6");
    }

    void a_seat_that_has_laid_its_last_tile_is_left_out_from_then_on() {
        Game game = set_up(in_play({"O:0-6", "O:3-6 O:1-2", "O:6-6 O:1-2"}));
        play_all(game, {"place O:0-6 0 n 0", "place O:3-6 0 f 3", "place O:6-6 1 f 6"});
        QCOMPARE(int(game.to_move()), -1);  // two 6 are open, and nobody has one
        Game other = set_up(in_play({"O:0-6", "O:3-6 O:1-2", "O:6-6 O:6-9 O:1-2"}));
        play_all(other, {"place O:0-6 0 n 0", "place O:3-6 0 f 3", "place O:6-6 1 f 6"});
        QCOMPARE(turn(other), "1: pass");  // seat 0 is not asked
    }

    // Placing and passing

    void placing_is_compulsory() {
        const Game game = set_up(in_play({"O:0-0 O:1-2", "O:0-3 O:1-2", "O:1-5"}));
        QCOMPARE(turn(game), "0: place O:0-0 0 n 0");
        const Game drawer = drawing({"O:0-0 O:1-2", "O:0-3 O:1-2", "O:1-5"}, "R:1-2");
        QCOMPARE(turn(drawer), "0: place O:0-0 0 n 0");
    }

    void who_cannot_place_passes() {
        Game game = set_up(in_play({"O:1-2", "O:0-3 O:1-2", "O:1-5"}, "R:1-2"));
        QCOMPARE(turn(game), "0: pass");
        QCOMPARE(told(play(game, "pass")), "pass 0, turn 1");
        QCOMPARE(turn(game), "1: place O:0-3 0 f 3, place O:0-3 0 n 0");
        QCOMPARE(counts(game), "1 2 1 1");
    }

    // Drawing

    void who_cannot_place_draws_first_where_that_is_the_rule() {
        Game game = drawing({"O:1-2", "O:0-3 O:1-2", "O:1-5"}, "O:4-5");
        QCOMPARE(turn(game), "0: draw");
        QCOMPARE(told(play(game, "draw")), "draw 0");  // face down, and still the same turn
        QCOMPARE(hand(game, 0), "O:1-2 O:4-5");
        QCOMPARE(state(game, "drawn"), "true");
        QCOMPARE(turn(game), "0: pass");
        QCOMPARE(told(play(game, "pass")), "pass 0, turn 1");
        QCOMPARE(state(game, "drawn"), "false");
    }

    void a_tile_drawn_that_fits_must_be_placed() {
        Game game = drawing({"O:1-2", "O:0-3 O:1-2", "O:1-5"}, "R:1-2");
        play(game, "draw");
        QCOMPARE(turn(game), "0: place R:1-2 0 l 1, place R:1-2 0 l 2, place R:1-2 0 r 1, place R:1-2 0 r 2");
        QCOMPARE(told(play(game, "place R:1-2 0 l 1")), "place 0 R:1-2, points 0 R:1-2 3 across, turn 1");
        QCOMPARE(state(game, "drawn"), "false");
        QCOMPARE(counts(game), "1 2 1 0");
    }

    void a_seat_draws_once_a_turn() {
        Game game = drawing({"O:1-2", "O:0-3 O:1-2", "O:1-5"}, "O:4-5 O:4-8 O:7-8");
        play(game, "draw");
        QCOMPARE(turn(game), "0: pass");
        play_all(game, {"pass", "place O:0-3 0 f 3"});
        // Nobody can place now: neither a 0 nor a red tile is in any hand.
        QCOMPARE(phase(game), "round_over");
    }

    void the_next_turn_has_a_draw_of_its_own() {
        Game game = drawing({"O:1-2", "O:1-5", "O:0-3 O:1-2"}, "O:4-5 O:4-8 O:7-8");
        play_all(game, {"draw", "pass"});
        QCOMPARE(turn(game), "1: draw");
        play_all(game, {"draw", "pass"});
        QCOMPARE(turn(game), "2: place O:0-3 0 f 3, place O:0-3 0 n 0");
    }

    void with_an_empty_boneyard_there_is_no_draw() {
        const Game game = drawing({"O:1-2", "O:0-3 O:1-2", "O:1-5"}, "");
        QCOMPARE(turn(game), "0: pass");
    }

    void the_tile_drawn_is_the_next_of_the_boneyard() {
        Game game = drawing({"O:1-2", "O:0-3 O:1-2", "O:1-5"}, "O:4-5 O:4-8 O:7-8");
        const auto before = game.holdings().stock;
        play(game, "draw");
        const auto after = game.holdings();
        QVERIFY(after.stock == boneyard::test::Words(before.begin() + 1, before.end()));
        QVERIFY(hand(game, 0).contains(QString::fromStdString(before.front())));
    }

    void without_the_rule_nobody_draws() {
        Game game = set_up(in_play({"O:1-2", "O:0-3 O:1-2", "O:1-5"}, "O:4-5"));
        QVERIFY(!game.allows(*Game::parse("draw")));
        QVERIFY(!drawing({"O:0-0", "O:0-3", "O:1-5"}, "O:4-5").allows(*Game::parse("draw")));
    }

    // The end

    void the_round_ends_at_once_when_no_seat_can_place() {
        Game game = set_up(in_play({"O:0-3 O:1-2", "O:1-2", "O:1-5"}, "R:1-2 R:0-0"));
        QCOMPARE(told(play(game, "place O:0-3 0 f 3")),
                 "place 0 O:0-3, points 0 O:0-3 1 line, round_over 0 blocked");
        QCOMPARE(phase(game), "round_over");
        QCOMPARE(turn(game), "-1: next");
    }

    void it_ends_whatever_the_boneyard_holds_and_though_one_might_draw() {
        Game game = drawing({"O:0-3 O:1-2", "O:1-2", "O:1-5"}, "R:1-2 R:0-0");
        play(game, "place O:0-3 0 f 3");
        QCOMPARE(phase(game), "round_over");
        QCOMPARE(counts(game), "1 1 1 2");
    }

    void it_goes_on_while_any_seat_can_place() {
        Game game = set_up(in_play({"O:0-0 O:1-2", "O:1-2", "R:7-8 O:1-5"}));
        play(game, "place O:0-0 0 n 0");
        QCOMPARE(turn(game), "1: pass");
        play(game, "pass");
        QCOMPARE(phase(game), "play");
        QCOMPARE(int(game.to_move()), 2);
    }

    void the_seat_that_has_just_placed_may_be_the_one_that_can() {
        Game game = set_up(in_play({"O:0-0 O:3-6 O:1-2", "O:1-2", "O:1-5"}));
        play(game, "place O:0-0 0 n 0");
        QCOMPARE(turn(game), "1: pass");
        play_all(game, {"pass", "pass"});
        QCOMPARE(turn(game), "0: place O:3-6 0 f 3");
    }

    void it_is_over_when_all_tiles_are_laid() {
        Game game = set_up(in_play({"O:0-3", "", ""}, "R:0-0"));
        QCOMPARE(told(play(game, "place O:0-3 0 f 3")),
                 "place 0 O:0-3, points 0 O:0-3 1 line, score 0 1 round, round_over 0 out");
    }

    void it_may_end_with_the_first_tile() {
        Elements position = in_play({"R:9-9 O:1-2", "O:1-2", "O:1-5"});
        position.laid = {};
        Game game = set_up(position);
        QCOMPARE(told(play(game, "place R:9-9 first")), "place 0 R:9-9, round_over 0 blocked");
    }

    void a_red_tile_fits_while_any_red_side_is_open() {
        Elements position = in_play({"O:0-0 O:1-2", "R:4-5", "O:1-5"});
        position.laid = {"R:0-3 first", "R:12-12 0 l 12", "R:9-9 0 r 9"};
        Game game = set_up(position);
        play(game, "place O:0-0 0 n 0");
        QCOMPARE(turn(game),
                 "1: place R:4-5 1 l 4, place R:4-5 1 l 5, place R:4-5 1 r 4, place R:4-5 1 r 5, "
                 "place R:4-5 2 l 4, place R:4-5 2 l 5, place R:4-5 2 r 4, place R:4-5 2 r 5");
    }
};

BONEYARD_TEST(TestMatchingElementsTurns)
#include "tst_matching_elements_turns.moc"
