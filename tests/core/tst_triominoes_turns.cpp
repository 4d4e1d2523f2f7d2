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
using boneyard::test::Words;
using boneyard::triominoes::Game;
using std::string;

namespace {

/// Seat 0 has opened with 5-5-5 for 25 points; seat 1 holds 3-5-5, which fits in three places.
TriominoesTable after_the_opening(const string& well = "1-2-3 1-2-4 1-2-5 1-3-3") {
    TriominoesTable table({"5-5-5", "3-5-5"}, {}, well);
    table.play({"place 5-5-5 0 0 0"});
    return table;
}

const QString kFits = "place 3-5-5 -1 0 2, place 3-5-5 0 1 0, place 3-5-5 1 0 1";

/// 0-0-0 lies on the table, so that only two zeros fit. Each seat holds one tile that does.
Triangles ends_of_the_well(int penalty, const string& well = {}) {
    Triangles position;
    position.rules.target = 0;
    position.rules.empty_well_penalty = static_cast<std::uint8_t>(penalty);
    position.laid = {"0-0-0 0 0 0"};
    position.hands = {"0-0-5 1-2-3", "0-0-4 1-2-4", "0-0-3 1-2-5"};
    position.stock = well;
    return position;
}

int passes(const Game& game) { return game.view(0).table.passes; }
int drawn(const Game& game) { return game.view(0).table.drawn; }

}  // namespace

/// Triominoes: whose turn it is, what is drawn, and what a pass costs.
class TestTriominoesTurns : public QObject {
    Q_OBJECT

private slots:
    // Drawing

    void the_opener_can_neither_draw_nor_pass() {
        const TriominoesTable table({"5-5-5", "3-5-5"});
        QCOMPARE(table.legal(), "place 5-5-5 0 0 0");
    }

    void who_may_lay_may_draw_instead() { QCOMPARE(after_the_opening().legal(), "draw, " + kFits); }

    void a_draw_costs_five_at_once_and_the_turn_goes_on() {
        TriominoesTable table = after_the_opening();
        QCOMPARE(table.play({"draw"}), "");
        QCOMPARE(told(table.events()), "draw 1, score 1 -5 draw");  // its tile is the drawer's secret
        QCOMPARE(table.to_move(), 1);
        QCOMPARE(table.drawn(), 1);
        QCOMPARE(scores(table.game()), "25, -5");
        QVERIFY(table.game().view(1).hand().has(boneyard::triominoes::parse_tile("1-2-3").value()));
    }

    void three_tiles_may_be_drawn_and_then_one_may_pass() {
        TriominoesTable table = after_the_opening();
        for (int i = 0; i < 2; ++i) {
            QCOMPARE(table.play({"draw"}), "");
            QCOMPARE(table.legal(), "draw, " + kFits);  // and no pass yet
        }
        QCOMPARE(table.play({"draw"}), "");
        QCOMPARE(table.legal(), "pass, " + kFits);
        QCOMPARE(table.play({"pass"}), "");
        QCOMPARE(told(table.events()), "pass 1, score 1 -10 pass, turn 0");
        QCOMPARE(scores(table.game()), "25, -25");
        QCOMPARE(table.drawn(), 0);
        QCOMPARE(passes(table.game()), 0);  // the well is not empty
        QVERIFY(table.legal().startsWith("draw"));
    }

    void a_tile_drawn_may_be_laid_at_once() {
        TriominoesTable table = after_the_opening("1-5-5");
        QCOMPARE(table.play({"draw", "place 1-5-5 1 0 1"}), "");
        QCOMPARE(told(table.events()), "place 1 1-5-5, score 1 11 tile, turn 0");
        QCOMPARE(scores(table.game()), "25, 6");
        QCOMPARE(table.drawn(), 0);
    }

    void after_the_third_draw_a_tile_may_still_be_laid() {
        TriominoesTable table = after_the_opening();
        QCOMPARE(table.play({"draw", "draw", "draw", "place 3-5-5 1 0 1"}), "");
        QCOMPARE(scores(table.game()), "25, -2");  // thirteen less fifteen
        QCOMPARE(table.to_move(), 0);
    }

    void tiles_are_drawn_in_the_order_of_the_well() {
        TriominoesTable table = after_the_opening("1-2-3 0-4-4 2-2-4");
        for (const char* tile : {"1-2-3", "0-4-4", "2-2-4"}) {
            const int before = table.game().status().stock_count;
            QCOMPARE(table.game().holdings().stock.front(), string(tile));
            QCOMPARE(table.play({"draw"}), "");
            QCOMPARE(table.game().status().stock_count, before - 1);
            const Words hand = table.game().holdings().hands[1].tiles;
            QVERIFY(std::find(hand.begin(), hand.end(), tile) != hand.end());
        }
        QCOMPARE(table.game().status().hand_counts[1], 12);
    }

    // The empty well

    void who_meets_an_empty_well_may_pass_though_something_fits() {
        const Game game = set_up(ends_of_the_well(10));
        QCOMPARE(legal_text(game), "pass, place 0-0-5 -1 0 1, place 0-0-5 0 1 2, place 0-0-5 1 0 0");
    }

    void a_pass_at_the_empty_well_costs_its_penalty_data() {
        QTest::addColumn<int>("penalty");
        QTest::addColumn<QString>("events");
        QTest::newRow("10") << 10 << "pass 0, score 0 -10 pass, turn 1";
        QTest::newRow("3") << 3 << "pass 0, score 0 -3 pass, turn 1";
        QTest::newRow("0") << 0 << "pass 0, turn 1";
    }

    void a_pass_at_the_empty_well_costs_its_penalty() {
        QFETCH(int, penalty);
        QFETCH(QString, events);
        Game game = set_up(ends_of_the_well(penalty));
        QCOMPARE(told(play(game, "pass")), events);
        QCOMPARE(game.status().round_scores[0], -penalty);
        QCOMPARE(passes(game), 1);
    }

    void who_drew_fewer_than_three_and_emptied_the_well_pays_its_penalty_too() {
        Triangles position = ends_of_the_well(2, "3-4-5");
        position.drawn = 1;
        Game game = set_up(position);
        QVERIFY(legal_text(game).startsWith("draw, "));
        QCOMPARE(told(play(game, "draw")), "draw 0, score 0 -5 draw");
        QCOMPARE(drawn(game), 2);
        QVERIFY(legal_text(game).startsWith("pass, "));
        QCOMPARE(told(play(game, "pass")), "pass 0, score 0 -2 pass, turn 1");
        QCOMPARE(passes(game), 1);
    }

    void a_pass_after_a_third_draw_that_emptied_the_well_costs_ten_and_counts() {
        Triangles position = ends_of_the_well(0, "3-4-5");
        position.drawn = 2;
        Game game = set_up(position);
        play(game, "draw");
        QVERIFY(legal_text(game).startsWith("pass, "));
        QCOMPARE(told(play(game, "pass")), "pass 0, score 0 -10 pass, turn 1");
        QCOMPARE(passes(game), 1);
        QCOMPARE(drawn(game), 0);
        QCOMPARE(told(play(game, "pass")), "pass 1, turn 2");  // who did not draw pays nothing here
        QCOMPARE(passes(game), 2);
    }

    void a_pass_while_the_well_holds_tiles_does_not_count() {
        Triangles position = ends_of_the_well(0, "3-4-5");
        position.drawn = 3;
        Game game = set_up(position);
        QCOMPARE(told(play(game, "pass")), "pass 0, score 0 -10 pass, turn 1");
        QCOMPARE(passes(game), 0);
    }

    void a_placement_sets_the_passes_back() {
        Game game = set_up(ends_of_the_well(0));
        play(game, "pass");
        play(game, "pass");
        QCOMPARE(passes(game), 2);
        play(game, "place 0-0-3 1 0 0");
        QCOMPARE(passes(game), 0);
        play(game, "pass");
        play(game, "pass");
        QVERIFY(!game.status().match_over());  // two of three again
        QCOMPARE(told(play(game, "pass")).section(", ", 0, 0), "pass 2");
        QVERIFY(game.over());
    }
};

BONEYARD_TEST(TestTriominoesTurns)
#include "tst_triominoes_turns.moc"
