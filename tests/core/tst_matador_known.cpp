// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "matador_table.h"
#include "suite.h"

using boneyard::kit::Rng;
using boneyard::matador::Game;
using boneyard::matador::TileSet;
using boneyard::test::MatadorTable;
using boneyard::test::tiles_of;

namespace {

/// What is known of the tiles that seat 1 does not hold.
TileSet lacks_of_1(const MatadorTable& table) { return table.game().view(0).table.lacks[1]; }

/// Seat 1 must answer 6-6: it has nothing that fits, and draws 2-4 first and then 1-3.
MatadorTable cannot_answer(const boneyard::kit::GivenOptions& options) {
    MatadorTable table({"6-6", "0-2 0-3 0-4 2-2 3-3"}, options, "2-4 1-3");
    table.play({"open 6-6"});
    return table;
}

const std::string kOnes = "0-1 1-1 1-2 1-3 1-4 1-5";  // what joins a 6, matadors left out
const std::string kMatadors = "0-0 1-6 2-5 3-4";

}  // namespace

/// Matador: what may be known of the tiles that one cannot see.
class TestMatadorKnown : public QObject {
    Q_OBJECT

private slots:
    void a_sample_is_drawn_by_lot_and_not_from_the_truth() {
        const MatadorTable table({"6-6", "0-2 0-3 0-4 2-2 3-3"});
        Rng rng(5);
        int same = 0;
        for (int i = 0; i < 200; ++i) {
            const Game sampled = Game::sample(table.game().view(0), rng);
            same += sampled.view(1).hand() == table.game().view(1).hand() ? 1 : 0;
        }
        QVERIFY2(same < 5, "one in 33,649 by chance");
    }

    // What draws and passes tell

    void nothing_is_known_of_a_hand_while_its_seat_has_drawn_and_not_played() {
        MatadorTable table = cannot_answer({});
        table.play({"draw"});
        QVERIFY(lacks_of_1(table).empty());  // the drawn tile may be anything
    }

    void who_drew_until_a_tile_fitted_held_nothing_else_that_fits() {
        MatadorTable table = cannot_answer({});
        table.play({"draw", "draw", "place 1-3 L 1"});
        QVERIFY(lacks_of_1(table) == (tiles_of(kOnes) | tiles_of(kMatadors)));
    }

    void who_passed_held_nothing_that_fits() {
        MatadorTable table = cannot_answer({{"draw", std::string("one")}});
        table.play({"draw", "pass"});
        QVERIFY(lacks_of_1(table) == (tiles_of(kOnes) | tiles_of(kMatadors)));
    }

    void who_may_keep_matadors_may_hold_them_when_he_passes() {
        MatadorTable table = cannot_answer({{"draw", std::string("one")}, {"keep_matador", true}});
        table.play({"draw", "pass"});
        QVERIFY(lacks_of_1(table) == tiles_of(kOnes));
    }

    void who_drew_and_laid_a_matador_may_hold_what_he_drew() {
        MatadorTable table({"6-6", "2-5 0-3 0-4 2-2 3-3"}, {{"keep_matador", true}}, "1-3");
        table.play({"open 6-6", "draw", "place 2-5 L across"});
        QVERIFY(!lacks_of_1(table).has(*boneyard::matador::parse_tile("1-3")));
    }

    void a_new_round_tells_nothing_yet() {
        MatadorTable table({"6-6", "1-1"}, {{"target", 1000}});
        QVERIFY(table.play_out_round());
        table.play({"next"});
        for (const TileSet& lacks : table.game().view(0).table.lacks) QVERIFY(lacks.empty());
    }
};

BONEYARD_TEST(TestMatadorKnown)
#include "tst_matador_known.moc"
