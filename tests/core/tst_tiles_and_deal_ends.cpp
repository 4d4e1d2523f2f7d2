// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "suite.h"
#include "tiles_and_deal_table.h"

using boneyard::test::legal_text;
using boneyard::test::play;
using boneyard::test::result;
using boneyard::test::Rummy;
using boneyard::test::scores;
using boneyard::test::set_up;
using boneyard::test::state;
using boneyard::test::TilesAndDealTable;
using boneyard::test::told;
using boneyard::test::winners;
using boneyard::tiles_and_deal::Game;
using boneyard::tiles_and_deal::Phase;
using boneyard::tiles_and_deal::Rules;
using std::string;

namespace {

Rules to(int target, int undercut = 25) {
    Rules rules;
    rules.target = target;
    rules.undercut = static_cast<std::uint8_t>(undercut);
    return rules;
}

/// Seat 0 can knock with O13 and win 46, 25 and 21.
Rummy before_a_win(int target, const std::array<int, 2>& scores = {}) {
    return {.hands = {"R5 R6 R7 K2 O13", "K13 B9 O4"}, .rules = to(target), .scores = scores};
}

/// Seat 0 can knock with O13; both have 9, so seat 1 wins what an undercut brings.
Rummy before_an_undercut(int target, int undercut, const std::array<int, 2>& scores = {}) {
    return {.hands = {"R5 R6 R7 K9 O13", "B9"}, .rules = to(target, undercut), .scores = scores};
}

}  // namespace

/// Tiles & Deal: how rounds and matches end.
class TestTilesAndDealEnds : public QObject {
    Q_OBJECT

private slots:
    // A draw

    void the_end_of_a_turn_with_the_stock_empty_is_a_draw() {
        Game game = set_up({.hands = {"R5 K9", "K13"}, .stock = 0});
        QCOMPARE(told(play(game, "discard K9")), "discard 0 K9, round_over draw");
        QCOMPARE(result(game), "draw -1: 0, 0");
        QCOMPARE(state(game, "result"), R"({"kind":"draw","seat":null,"deadwood":[0,0]})");
        QCOMPARE(scores(game), "0, 0");
        QCOMPARE(legal_text(game), "next");
        QCOMPARE(int(game.to_move()), -1);
    }

    void it_is_none_while_the_stock_holds_a_tile() {
        Game game = set_up({.hands = {"R5 K9", "K13"}, .stock = 1});
        QCOMPARE(told(play(game, "discard K9")), "discard 0 K9, turn 1");
    }

    void after_the_last_tile_is_drawn_the_turn_is_still_played() {
        Game game = set_up({.hands = {"R5 R6 R7 K2 K9", "K13"}, .stock = 1, .phase = Phase::Draw});
        QCOMPARE(told(play(game, "draw")), "draw 0");
        QCOMPARE(told(play(game, "meld R5 R6 R7")), "meld 0 R5 R6 R7");
        QCOMPARE(told(play(game, "discard K9")), "discard 0 K9, round_over draw");
    }

    void a_knock_or_a_super_win_with_the_stock_empty_is_none() {
        Rummy position = before_a_win(200);
        position.stock = 0;
        Game game = set_up(position);
        QVERIFY(told(play(game, "knock O13")).endsWith("round_over 0 win"));
        Game last = set_up({.hands = {"O9", "K13"}, .stock = 0});
        QVERIFY(told(play(last, "discard O9")).endsWith("round_over 0 super_win"));
    }

    void twenty_turns_in_a_row_without_a_draw_from_the_stock_are_a_draw() {
        for (const int before : {18, 19}) {
            Game game = set_up({.hands = {"R5 K9 O2 B13", "K13"},
                                .discards = "O4",
                                .phase = Phase::Draw,
                                .idle_turns = before});
            play(game, "take");
            QCOMPARE(int(game.view(0).table.turns_without_draw), before + 1);
            QCOMPARE(told(play(game, "discard K9")),
                     before == 18 ? "discard 0 K9, turn 1" : "discard 0 K9, round_over draw");
        }
    }

    void a_draw_from_the_stock_begins_the_count_anew() {
        Game game =
            set_up({.hands = {"R5 K9", "K13"}, .discards = "O4", .phase = Phase::Draw, .idle_turns = 19});
        play(game, "draw");
        QCOMPARE(state(game, "turns_without_draw"), "0");
        QCOMPARE(told(play(game, "discard K9")), "discard 0 K9, turn 1");
    }

    void the_twentieth_such_turn_may_still_win() {
        Game game =
            set_up({.hands = {"R5 R6 K13", "K13"}, .discards = "R7", .phase = Phase::Draw, .idle_turns = 19});
        play(game, "take");
        QVERIFY(told(play(game, "knock K13")).endsWith("round_over 0 super_win"));
    }

    void a_round_of_twenty_takes_ends_at_the_last_of_them() {
        TilesAndDealTable table(
            {"K1 K3 K5 K7 K9 K11 K13 R2 R4 R6 R8 R10 R12", "O1 O3 O5 O7 O9 O11 O13 B2 B4 B6 B8 B10 B12"},
            "K2");
        QCOMPARE(table.play({"pass"}), "");
        int turns = 0;
        for (; table.state("phase") != "\"match_over\""; ++turns) {
            QCOMPARE(table.state("turns_without_draw"), QString::number(turns));
            QCOMPARE(table.play({"take"}), "");
            const auto legal = table.match().legal();
            const auto discard = std::find_if(legal.begin(), legal.end(), [](const string& action) {
                return action.starts_with("discard ");
            });
            QCOMPARE(table.play({*discard}), "");
        }
        QCOMPARE(turns, 20);
        QCOMPARE(table.state("winners"), "[0,1]");
    }

    // The end of a match

    void the_match_ends_with_the_round_in_which_a_total_reaches_the_target_data() {
        QTest::addColumn<int>("before");
        QTest::addColumn<bool>("over");
        QTest::newRow("short of it by one") << 53 << false;
        QTest::newRow("reached exactly") << 54 << true;
        QTest::newRow("passed") << 90 << true;
    }

    void the_match_ends_with_the_round_in_which_a_total_reaches_the_target() {
        QFETCH(int, before);
        QFETCH(bool, over);
        Game game = set_up(before_a_win(100, {before, 70}));
        play(game, "knock O13");
        QCOMPARE(scores(game), QString("%1, 70").arg(before + 46));
        QCOMPARE(game.over(), over);
        QCOMPARE(winners(game), over ? "0" : "");
        QCOMPARE(legal_text(game), over ? "" : "next");
    }

    void an_undercut_can_end_a_match() {
        Game game = set_up(before_an_undercut(100, 25, {90, 75}));
        QCOMPARE(told(play(game, "knock O13")),
                 "knock 0 O13, score 1 25 undercut, round_over 1 undercut, match_over 1");
    }

    void a_draw_ends_no_match_that_has_a_target() {
        Game game = set_up({.hands = {"R5 K9", "K13"}, .rules = to(1), .stock = 0});
        play(game, "discard K9");
        QCOMPARE(legal_text(game), "next");
    }

    void without_a_target_the_match_is_one_round_and_its_winner_wins() {
        Game game = set_up(before_a_win(0));
        QCOMPARE(told(play(game, "knock O13")),
                 "knock 0 O13, score 0 25 win, score 0 21 deadwood, round_over 0 win, match_over 0");
        QCOMPARE(winners(game), "0");
        QCOMPARE(legal_text(game), "");
    }

    void he_wins_with_no_points_too() {
        Game game = set_up(before_an_undercut(0, 0));
        QCOMPARE(told(play(game, "knock O13")), "knock 0 O13, round_over 1 undercut, match_over 1");
        QCOMPARE(scores(game), "0, 0");
        QCOMPARE(winners(game), "1");
    }

    void without_a_target_a_draw_is_shared() {
        Game game = set_up({.hands = {"R5 K9", "K13"}, .rules = to(0), .stock = 0});
        QCOMPARE(told(play(game, "discard K9")), "discard 0 K9, round_over draw, match_over 0 1");
        QCOMPARE(winners(game), "0, 1");
    }

    void a_match_of_several_rounds_adds_up_and_ends() {
        TilesAndDealTable table({"", ""}, "", {{"target", 150}});
        boneyard::kit::PerSeat<int> total{};
        for (int i = 0; i < 2000 && !table.match().status().match_over(); ++i) {
            const auto legal = table.match().legal();
            const auto knock = std::find_if(legal.begin(), legal.end(),
                                            [](auto& action) { return action.starts_with("knock"); });
            QCOMPARE(table.play({knock != legal.end() ? *knock : legal.front()}), "");
            for (const auto& event : table.events()) {
                if (event.type == boneyard::kit::EventType::Score)
                    boneyard::kit::at(total, event.seat) += event.points;
            }
        }
        const auto status = table.match().status();
        QVERIFY(status.match_over());
        QCOMPARE(status.scores, total);
        QVERIFY(boneyard::kit::at(total, status.winners.front()) >= 150);
        QVERIFY(status.round > 1);
        QCOMPARE(status.winners.size(), std::size_t{1});
    }
};

BONEYARD_TEST(TestTilesAndDealEnds)
#include "tst_tiles_and_deal_ends.moc"
