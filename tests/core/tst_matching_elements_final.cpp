// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <set>

#include "matching_elements_table.h"
#include "suite.h"

using boneyard::kit::kNobody;
using boneyard::kit::Seat;
using boneyard::matching_elements::Game;
using boneyard::matching_elements::Phase;
using boneyard::test::bank_sizes;
using boneyard::test::counts;
using boneyard::test::Elements;
using boneyard::test::legal_text;
using boneyard::test::Misfits;
using boneyard::test::phase;
using boneyard::test::play;
using boneyard::test::set_up;
using boneyard::test::state;
using boneyard::test::told;
using boneyard::test::turn;
using std::string;

namespace {

const string kThree = "R:0-0 R:3-3 R:6-6";
const string kThreeOthers = "O:3-3 O:6-6 O:9-9";

/// Of four seats 0 and 2 are left, with that many tiles in hand and in the boneyard, and with these Banks.
/// The one tile on the table goes to the winner's Bank, if there is one.
Elements before(const std::vector<int>& left, int stock, const string& bank0, const string& bank2,
                Seat winner = 2) {
    Misfits misfits;
    Elements position{.hands = {misfits.next(left[0]), "", misfits.next(left[1]), ""}, .stock_size = stock};
    position.banks = {bank0, "", bank2, ""};
    position.phase = Phase::RoundOver;
    position.to_move = kNobody;
    position.round_winner = winner;
    position.dealer = 2;
    position.scores = {30, 5, 20, 4};
    position.out = {1, 3};
    position.elimination = true;
    return position;
}

Game begun(const Elements& position) {
    Game game = set_up(position);
    play(game, "next");
    return game;
}

}  // namespace

/// Matching Elements: the final of the last two sides.
class TestMatchingElementsFinal : public QObject {
    Q_OBJECT

private slots:
    // What comes back from the Banks

    void when_two_sides_remain_the_next_round_is_the_final() {
        Game game = set_up(before({4, 5}, 90, kThree, kThreeOthers));
        QCOMPARE(told(play(game, "next")), "turn 2");
        QCOMPARE(phase(game), "final");
        QCOMPARE(state(game, "final"), "true");
        QCOMPARE(state(game, "elimination"), "true");
        QCOMPARE(state(game, "dealer"), "2");
        QCOMPARE(state(game, "round_winner"), "2");
        QCOMPARE(game.status().round, 3);
        QCOMPARE(state(game, "placed"), "[]");
        QCOMPARE(state(game, "colour"), "null");
        QCOMPARE(counts(game), "4 0 5 0 90");  // nothing is dealt yet
        QCOMPARE(bank_sizes(game), "3 0 4 0");
    }

    void the_side_with_the_larger_bank_names_a_number_up_to_the_size_of_the_smaller() {
        QCOMPARE(turn(begun(before({4, 5}, 50, kThree, kThreeOthers))), "2: reenter 1..3");  // 3 and 4
        QCOMPARE(turn(begun(before({4, 5}, 50, kThree, "O:3-3"))), "0: reenter 1..2");       // 3 and 2
        QCOMPARE(turn(begun(before({4, 5}, 50, kThree, ""))), "0: reenter 1");               // 3 and 1
    }

    void between_equal_banks_the_side_of_the_round_winner_names_it() {
        QCOMPARE(turn(begun(before({4, 5}, 50, kThree, "O:3-3 O:6-6", 2))), "2: reenter 1..3");
        QCOMPARE(turn(begun(before({4, 5}, 50, "O:3-3 O:6-6", kThree, 0))), "0: reenter 1..3");
    }

    void without_a_winner_the_higher_total_and_then_the_lower_seat() {
        Elements position = before({4, 5}, 50, kThree, kThreeOthers, kNobody);
        QCOMPARE(turn(begun(position)), "0: reenter 1..3");
        QCOMPARE(state(begun(position), "round_winner"), "null");
        position.scores = {19, 0, 20, 0};
        QCOMPARE(turn(begun(position)), "2: reenter 1..3");
        position.scores = {20, 0, 20, 0};
        QCOMPARE(turn(begun(position)), "0: reenter 1..3");
        position.banks[0] = "R:0-0";  // the larger Bank comes first
        QCOMPARE(turn(begun(position)), "2: reenter 1");
    }

    void other_numbers_are_refused() {
        const Game game = begun(before({4, 5}, 50, kThree, kThreeOthers));
        const auto allowed = [&](const string& text) {
            const auto action = Game::parse(text);
            return action && game.allows(*action);
        };
        for (const char* good : {"reenter 1", "reenter 2", "reenter 3"}) QVERIFY2(allowed(good), good);
        for (const char* bad :
             {"reenter 0", "reenter 4", "reenter", "reenter 1..3", "next", "colour R", "bet 0"})
            QVERIFY2(!allowed(bad), bad);
    }

    void so_many_tiles_of_each_bank_go_to_the_boneyard() {
        Game game = begun(before({12, 12}, 0, kThree, kThreeOthers));
        QCOMPARE(told(play(game, "reenter 2")), "reenter 2, deal, turn 2");
        QCOMPARE(bank_sizes(game), "1 0 2 0");
        QCOMPARE(counts(game), "12 0 12 0 4");
        std::vector<string> all = game.holdings().stock;
        const auto table = game.view(0).table;
        for (const int side : {0, 2}) {
            const auto& bank = table.banks[static_cast<std::size_t>(side)];
            bank.each([&](auto tile) { all.push_back(boneyard::matching_elements::tile_text(tile)); });
        }
        std::sort(all.begin(), all.end());
        QVERIFY(all == boneyard::test::words("O:3-3 O:6-6 O:9-9 R:0-0 R:0-3 R:3-3 R:6-6"));
        const QString left = state(game, "banks");
        QVERIFY(!left.section(']', 0, 0).contains("O:"));  // seat 0 had only red doubles
        for (const char* red : {"R:0-0", "R:3-3", "R:6-6"}) QVERIFY(!left.section(']', 2, 2).contains(red));
    }

    void they_are_drawn_at_random() {
        std::set<QString> zero;
        std::set<QString> two;
        for (std::uint64_t chance = 1; chance <= 60; ++chance) {
            Elements position = before({12, 12}, 0, kThree, kThreeOthers);
            position.chance = chance;
            Game game = begun(position);
            play(game, "reenter 1");
            zero.insert(state(game, "banks").section(']', 0, 0));
            two.insert(state(game, "banks").section(']', 2, 2));
        }
        QCOMPARE(int(zero.size()), 3);
        QCOMPARE(int(two.size()), 4);
    }

    void hands_are_filled_up_to_the_usual_size() {
        Game game = begun(before({4, 5}, 30, kThree, kThreeOthers));
        play(game, "reenter 3");  // 36 in the boneyard, of which 8 and 7 are dealt
        QCOMPARE(counts(game), "12 0 12 0 21");
        QCOMPARE(bank_sizes(game), "0 0 1 0");
        QCOMPARE(phase(game), "colour");
        QCOMPARE(int(game.to_move()), 2);
    }

    void or_one_by_one_if_the_boneyard_does_not_suffice() {
        const auto filled = [](const std::vector<int>& left, int stock) {
            Game game = begun(before(left, stock, kThree, kThreeOthers));
            play(game, "reenter 1");
            return counts(game);
        };
        QCOMPARE(filled({3, 0}, 1), "3 0 3 0 0");  // 1+2
        QCOMPARE(filled({5, 0}, 1), "5 0 3 0 0");
        QCOMPARE(filled({0, 0}, 1), "2 0 1 0 0");  // seat 0 comes first, as seat 2 deals
        QCOMPARE(filled({0, 0}, 20), "11 0 11 0 0");
        QCOMPARE(filled({0, 0}, 22), "12 0 12 0 0");
        QCOMPARE(filled({10, 12}, 0), "12 0 12 0 0");
        QCOMPARE(filled({15, 11}, 3), "15 0 12 0 4");  // who holds more keeps it
    }

    // An empty Bank

    void with_an_empty_smaller_bank_the_phase_is_left_out() {
        Game game = set_up(before({12, 10}, 5, "", kThree));
        QCOMPARE(told(play(game, "next")), "deal, turn 2");
        QCOMPARE(phase(game), "colour");
        QCOMPARE(counts(game), "12 0 12 0 3");
        QCOMPARE(bank_sizes(game), "0 0 4 0");  // nothing is lacking
        QCOMPARE(state(game, "final"), "true");
    }

    void what_the_boneyard_lacks_comes_from_the_larger_bank() {
        const Game game = begun(before({12, 10}, 1, "", kThree));
        QCOMPARE(counts(game), "12 0 12 0 0");
        QCOMPARE(bank_sizes(game), "0 0 3 0");
        QCOMPARE(bank_sizes(begun(before({10, 9}, 2, kThree, "", kNobody))), "0 0 0 0");  // lacking 3 of 5
        QCOMPARE(counts(begun(before({10, 9}, 2, kThree, "", kNobody))), "12 0 12 0 0");
        QCOMPARE(bank_sizes(begun(before({10, 11}, 1, kThree, "", kNobody))), "1 0 0 0");
    }

    void it_comes_as_far_as_it_goes() {
        const Game game = begun(before({0, 0}, 1, "", kThree));
        QCOMPARE(counts(game), "3 0 2 0 0");  // 1+4, one by one, and seat 0 first
        QCOMPARE(bank_sizes(game), "0 0 0 0");
    }

    void it_comes_at_random() {
        std::set<QString> left;
        for (std::uint64_t chance = 1; chance <= 60; ++chance) {
            Elements position = before({12, 11}, 0, "", kThree);
            position.chance = chance;
            left.insert(state(begun(position), "banks"));
        }
        QCOMPARE(int(left.size()), 4);
    }

    void both_banks_may_be_empty() {
        const Game game = begun(before({0, 0}, 7, "", "", kNobody));
        QCOMPARE(phase(game), "colour");
        QCOMPARE(counts(game), "4 0 3 0 0");
    }

    // Doubles

    void doubles_drawn_in_this_filling_are_shown() {
        Elements position = before({12, 11}, 1, "", "", kNobody);
        position.stock = "O:9-9";
        Game game = set_up(position);
        QCOMPARE(told(play(game, "next")), "deal, draw 2 O:9-9, turn 2");
        QCOMPARE(state(game, "shown"), R"([[],[],["O:9-9"],[]])");
        position.stock = "R:0-3";
        game = set_up(position);
        QCOMPARE(told(play(game, "next")), "deal, turn 2");
        QCOMPARE(state(game, "shown"), "[[],[],[],[]]");
    }

    void doubles_held_before_are_not() {
        Elements position = before({11, 11}, 1, "", "", kNobody);
        position.hands[2] += " O:6-6";
        position.stock = "O:3-3";
        QCOMPARE(state(begun(position), "shown"), R"([["O:3-3"],[],[],[]])");
    }

    void they_stay_shown_after_they_are_laid_and_count_at_the_end() {
        Elements position = before({0, 0}, 2, "", "", kNobody);
        position.stock = "O:9-9 O:12-12";
        Game game = begun(position);
        QCOMPARE(counts(game), "1 0 1 0 0");
        const bool nine = state(game, "shown") == R"([["O:9-9"],[],["O:12-12"],[]])";
        QVERIFY(nine || state(game, "shown") == R"([["O:12-12"],[],["O:9-9"],[]])");
        play(game, "colour O");
        QCOMPARE(phase(game), "play");  // there are no bets
        QCOMPARE(int(game.to_move()), 2);
        play(game, nine ? "place O:12-12 first" : "place O:9-9 first");
        play(game, nine ? "place O:9-9 0 l 9" : "place O:12-12 0 l 12");
        QVERIFY(state(game, "shown").contains("O:9-9") && state(game, "shown").contains("O:12-12"));
        // The second double is laid across another number: 6 points beside its own 18 or 24.
        QCOMPARE(state(game, "final_scores"), nine ? "[24,null,24,null]" : "[30,null,18,null]");
        QCOMPARE(boneyard::test::winners(game), "0");
    }

    // Play

    void there_are_no_bets() {
        Game game = begun(before({12, 12}, 10, "", kThree));
        QCOMPARE(turn(game), "2: colour O");
        QCOMPARE(told(play(game, "colour O")), "colour 2, turn 2");
        QCOMPARE(phase(game), "play");
        QVERIFY(legal_text(game).contains(" first"));
        QCOMPARE(state(game, "bets"), "[null,null,null,null]");
        QCOMPARE(state(game, "highest_bet"), "null");
    }

    void a_dealer_without_a_tile_leaves_the_deal_to_the_other() {
        const Game game = begun(before({3, 0}, 0, "", "", kNobody));
        QCOMPARE(turn(game), "0: colour O");
        QCOMPARE(state(game, "dealer"), "0");
    }

    // The end

    void final_scores_are_there_only_at_the_end() {
        QCOMPARE(state(begun(before({12, 12}, 10, "", kThree)), "final_scores"), "null");
    }

    void if_nobody_has_a_tile_the_running_totals_decide_at_once() {
        Elements position = before({0, 0}, 0, "", "", kNobody);
        Game game = begun(position);
        QCOMPARE(phase(game), "match_over");
        QCOMPARE(boneyard::test::winners(game), "0");
        position.scores = {20, 100, 30, 4};
        QCOMPARE(boneyard::test::winners(begun(position)), "2");
        position.scores = {30, 100, 30, 4};
        QCOMPARE(boneyard::test::winners(begun(position)), "0, 2");
    }
};

BONEYARD_TEST(TestMatchingElementsFinal)
#include "tst_matching_elements_final.moc"
