// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "matador_table.h"
#include "suite.h"

using boneyard::kit::GivenOptions;
using boneyard::test::legal_text;
using boneyard::test::MatadorTable;
using boneyard::test::Position;
using boneyard::test::set_up;
using boneyard::test::told;
using boneyard::test::value_end;
using std::string;

namespace {

/// Four seats with six tiles each leave a stock of four. Seat 0 opens with 6-6; seat 1 holds these, and
/// only ones and matadors join. The stock's tiles help nobody.
MatadorTable short_stock(const string& hand, const GivenOptions& options) {
    MatadorTable table({"6-6 0-1 1-2 1-4", hand, "1-1 1-3 5-5 4-4", "3-3"}, options, "2-4 2-6 3-6 3-5", 6);
    table.play({"open 6-6"});
    return table;
}

/// Two seats with five tiles each: seat 1 has to answer 6-6.
MatadorTable answer_to_six(const string& hand, const string& stock, const GivenOptions& options) {
    MatadorTable table({"6-6", hand}, options, stock);
    table.play({"open 6-6"});
    return table;
}

const string kNothing = "0-2 0-3 0-4 2-2 3-3";  // fits no 6
const string kMatador = "2-5 0-3 0-4 2-2 3-3";  // a matador, and nothing else that fits

}  // namespace

/// Matador: whose turn it is, and what is drawn.
class TestMatadorTurns : public QObject {
    Q_OBJECT

private slots:
    // A turn

    void who_can_play_must_play() {
        for (const char* draw : {"until", "one"}) {
            const MatadorTable table = answer_to_six("1-3 0-2 0-3 0-4 2-2", "", {{"draw", string(draw)}});
            QCOMPARE(table.legal(), "place 1-3 L 1, place 1-3 R 1");
        }
        QCOMPARE(answer_to_six(kMatador, "", {}).legal(), "place 2-5 L across, place 2-5 R across");
    }

    void who_cannot_play_draws_until_a_tile_fits() {
        MatadorTable table = answer_to_six(kNothing, "2-4 4-4 1-3 5-5", {});
        for (const int drawn : {0, 1, 2}) {
            QCOMPARE(table.drawn(), drawn);
            QCOMPARE(table.legal(), "draw");
            QCOMPARE(table.play({"draw"}), "");
            QCOMPARE(told(table.events()), "draw 1");  // its tile is the drawer's secret
        }
        QCOMPARE(table.to_move(), 1);
        QCOMPARE(table.legal(), "place 1-3 L 1, place 1-3 R 1");
        QCOMPARE(table.play({"place 1-3 L 1"}), "");
        QCOMPARE(told(table.events()), "place 1 1-3, turn 0");
        QCOMPARE(table.drawn(), 0);
    }

    void who_cannot_play_draws_one_tile_and_plays_it_if_it_fits() {
        MatadorTable table = answer_to_six(kNothing, "1-3", {{"draw", string("one")}});
        QCOMPARE(table.legal(), "draw");
        QCOMPARE(table.play({"draw"}), "");
        QCOMPARE(table.legal(), "place 1-3 L 1, place 1-3 R 1");
    }

    void who_cannot_play_draws_one_tile_and_passes_if_it_does_not_fit() {
        MatadorTable table = answer_to_six(kNothing, "2-4 1-3", {{"draw", string("one")}});
        QCOMPARE(table.play({"draw"}), "");
        QCOMPARE(table.legal(), "pass");
        QCOMPARE(table.play({"pass"}), "");
        QCOMPARE(told(table.events()), "pass 1, turn 0");
        QCOMPARE(table.drawn(), 0);
    }

    void the_reserve_is_never_drawn_data() {
        QTest::addColumn<int>("reserve");
        QTest::addColumn<int>("draws");
        QTest::newRow("none") << 0 << 4;
        QTest::newRow("one") << 1 << 3;
        QTest::newRow("two") << 2 << 2;
    }

    void the_reserve_is_never_drawn() {
        QFETCH(int, reserve);
        QFETCH(int, draws);
        MatadorTable table = short_stock("0-2 0-3 0-4 0-5 2-2 2-3", {{"reserve", reserve}});
        for (int i = 0; i < draws; ++i) {
            QCOMPARE(table.legal(), "draw");
            QCOMPARE(table.play({"draw"}), "");
        }
        QCOMPARE(table.legal(), "pass");
        QCOMPARE(table.match().status().stock_count, reserve);
    }

    void nothing_is_drawn_when_all_tiles_are_dealt_not_even_the_odd_one() {
        for (const char* draw : {"until", "one"}) {
            MatadorTable table({"6-6", "0-2 0-3 0-4 0-5 2-2 2-3 2-4 2-6 3-3", "1-1"},
                               {{"draw", string(draw)}}, "", 9);
            QCOMPARE(table.play({"open 6-6"}), "");
            QCOMPARE(table.match().status().stock_count, 1);
            QCOMPARE(table.legal(), "pass");
        }
    }

    // Keeping matadors

    void a_matador_that_fits_alone_may_be_kept_while_tiles_can_be_drawn() {
        MatadorTable table = answer_to_six(kMatador, "2-4 4-4 1-3", {{"keep_matador", true}});
        const QString choice = "draw, place 2-5 L across, place 2-5 R across";
        QCOMPARE(table.legal(), choice);
        QCOMPARE(table.play({"draw"}), "");
        QCOMPARE(table.legal(), choice);
        QCOMPARE(table.play({"draw", "draw"}), "");  // now 1-3 fits, and what fits must be played
        QCOMPARE(table.legal(), "place 1-3 L 1, place 1-3 R 1, place 2-5 L across, place 2-5 R across");
    }

    void a_drawn_matador_may_be_kept_as_well() {
        MatadorTable until = answer_to_six(kNothing, "2-5", {{"keep_matador", true}});
        QCOMPARE(until.play({"draw"}), "");
        QCOMPARE(until.legal(), "draw, place 2-5 L across, place 2-5 R across");
        MatadorTable one = answer_to_six(kNothing, "2-5", {{"keep_matador", true}, {"draw", string("one")}});
        QCOMPARE(one.play({"draw"}), "");
        QCOMPARE(one.legal(), "pass, place 2-5 L across, place 2-5 R across");
    }

    void matadors_are_not_kept_beside_a_tile_that_fits() {
        const MatadorTable table =
            answer_to_six("2-5 1-3 0-4 2-2 3-3", "2-4", {{"keep_matador", true}, {"draw", string("one")}});
        QCOMPARE(table.legal(), "place 1-3 L 1, place 1-3 R 1, place 2-5 L across, place 2-5 R across");
    }

    void the_last_matador_must_be_played_once_nothing_may_be_drawn() {
        MatadorTable table = short_stock("2-5 0-2 0-3 0-4 0-5 2-2", {{"keep_matador", true}, {"reserve", 2}});
        QCOMPARE(table.play({"draw", "draw"}), "");
        QCOMPARE(table.legal(), "place 2-5 L across, place 2-5 R across");
    }

    void after_the_one_draw_a_matador_may_be_kept_by_passing() {
        const GivenOptions options{{"keep_matador", true}, {"draw", string("one")}};
        MatadorTable table = answer_to_six(kMatador, "2-4 1-3", options);
        QCOMPARE(table.legal(), "draw, place 2-5 L across, place 2-5 R across");
        QCOMPARE(table.play({"draw"}), "");
        QCOMPARE(table.legal(), "pass, place 2-5 L across, place 2-5 R across");
        QCOMPARE(table.play({"pass"}), "");
        QCOMPARE(table.to_move(), 0);
        MatadorTable fitting = answer_to_six(kMatador, "1-3", options);
        QCOMPARE(fitting.play({"draw"}), "");
        QCOMPARE(fitting.legal(), "place 1-3 L 1, place 1-3 R 1, place 2-5 L across, place 2-5 R across");
    }

    void who_could_not_draw_must_play_the_matador() {
        Position position{{}, {"2-5 0-3", "1-1 4-4"}, {value_end(6), value_end(6)}};
        position.rules.keep_matador = true;
        for (const bool until : {true, false}) {
            position.rules.draw_until = until;
            QCOMPARE(legal_text(set_up(position)), "place 2-5 L across, place 2-5 R across");
        }
    }

    void the_opener_opens_even_with_matadors_only() {
        const MatadorTable table({"1-9 2-8 3-7 4-6 0-0", "1-1"}, {{"set", 9}, {"keep_matador", true}});
        QCOMPARE(table.legal(), "open 0-0, open 1-9, open 2-8, open 3-7, open 4-6");
    }
};

BONEYARD_TEST(TestMatadorTurns)
#include "tst_matador_turns.moc"
