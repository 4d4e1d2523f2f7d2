// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <map>

#include "suite.h"
#include "triominoes_table.h"

using boneyard::kit::GivenOptions;
using boneyard::kit::Rng;
using boneyard::test::joined;
using boneyard::test::play;
using boneyard::test::set_up;
using boneyard::test::texts_of;
using boneyard::test::TriominoesTable;
using boneyard::triominoes::Game;
using boneyard::triominoes::tile_text;
using boneyard::triominoes::TileSet;
using std::string;

namespace {

/// What a seat is known not to hold.
QString lacks(const TriominoesTable& table, std::size_t seat) {
    return joined(texts_of(table.game().view(0).table.lacks[seat], tile_text));
}

/// The same after this opening by seat 0, for the seat beside it.
QString told_by(const string& opening, const string& hand, const GivenOptions& options = {}) {
    TriominoesTable table({hand, "0-0-1"}, options);
    const QString fault = table.play({"place " + opening + " 0 0 0"});
    return fault.isEmpty() ? lacks(table, 1) : fault;
}

/// How often each tile is drawn by lot as seat 1's, and as the next of the well: "1-1-1".
using Counts = std::map<string, int>;

QString uneven(const Counts& counts, int each, int deviation) {
    for (const auto& [tile, count] : counts) {
        if (std::abs(count - each) > deviation)
            return QString("%1: %2").arg(QString::fromStdString(tile)).arg(count);
    }
    return {};
}

}  // namespace

/// Triominoes: what may be known of the tiles that one cannot see.
class TestTriominoesKnown : public QObject {
    Q_OBJECT

private slots:
    // What the opening tells

    void after_a_triple_nobody_holds_a_higher_one() {
        QCOMPARE(told_by("3-3-3", "3-3-3 4-5-5"), "4-4-4, 5-5-5");
        QCOMPARE(told_by("5-5-5", "5-5-5"), "");
    }

    void after_another_tile_nobody_holds_a_triple_or_a_heavier_tile() {
        QCOMPARE(told_by("4-5-5", "4-5-5"), "0-0-0, 1-1-1, 2-2-2, 3-3-3, 4-4-4, 5-5-5");
        QCOMPARE(told_by("3-5-5", "3-5-5"), "0-0-0, 1-1-1, 2-2-2, 3-3-3, 4-4-4, 4-5-5, 5-5-5");
        QCOMPARE(told_by("4-4-5", "4-4-5"), "0-0-0, 1-1-1, 2-2-2, 3-3-3, 3-5-5, 4-4-4, 4-5-5, 5-5-5");
    }

    void zeros_that_had_to_open_tell_that_there_is_no_other_triple() {
        QCOMPARE(told_by("0-0-0", "0-0-0"), "1-1-1, 2-2-2, 3-3-3, 4-4-4, 5-5-5");
    }

    void zeros_that_may_have_been_chosen_tell_nothing() {
        const GivenOptions choice{{"open_with_zeros", true}};
        QCOMPARE(told_by("0-0-0", "0-0-0 3-3-3", choice), "");
        QCOMPARE(told_by("0-0-0", "0-0-0", choice), "");
        QCOMPARE(told_by("3-3-3", "0-0-0 3-3-3", choice), "4-4-4, 5-5-5");
    }

    void who_draws_may_hold_anything_again() {
        TriominoesTable table({"3-3-3", "0-0-1", "0-0-2"}, {}, "5-5-5 4-4-4");
        table.play({"place 3-3-3 0 0 0", "draw"});
        QCOMPARE(lacks(table, 1), "");
        QCOMPARE(lacks(table, 2), "4-4-4, 5-5-5");
        QCOMPARE(lacks(table, 0), "4-4-4, 5-5-5");
    }

    void a_new_round_tells_nothing_yet() {
        TriominoesTable table({"3-3-3", "0-0-1"}, {{"target", 2000}});
        QVERIFY(table.play_out_round());
        table.play({"next"});
        QCOMPARE(lacks(table, 0) + lacks(table, 1), "");
    }

    // What is made up from a view

    void a_sample_is_drawn_by_lot_and_not_from_the_truth() {
        const TriominoesTable table({"5-5-5", "3-5-5"});
        Rng rng(5);
        int same = 0;
        for (int i = 0; i < 200; ++i) {
            const Game sampled = Game::sample(table.game().view(0), rng);
            same += sampled.view(1).hand() == table.game().view(1).hand() ? 1 : 0;
        }
        QVERIFY2(same < 2, "one in 1,362,649,145 by chance");  // 9 of 47
    }

    void every_hidden_tile_is_in_the_hand_and_next_in_the_well_equally_often() {
        const Game game =
            set_up({{}, {"0-0-0 0 0 0"}, {"0-0-5 1-2-3", "1-1-1"}, "2-2-2 3-3-3"});  // three are hidden
        Rng rng(11);
        Counts hand;
        Counts well;
        for (int i = 0; i < 3000; ++i) {
            const auto held = Game::sample(game.view(0), rng).holdings();
            ++hand[held.hands[1].tiles.front()];
            ++well[held.stock.front()];
        }
        QCOMPARE(hand.size(), std::size_t{3});
        QCOMPARE(well.size(), std::size_t{3});
        QCOMPARE(uneven(hand, 1000, 130), "");  // five times the standard deviation of 25.8
        QCOMPARE(uneven(well, 1000, 130), "");
    }

    void a_sample_gives_no_seat_what_it_lacks() {
        TriominoesTable table({"3-5-5", "0-0-1", "0-0-2"}, {}, "5-5-5 4-4-4 4-5-5");
        table.play({"place 3-5-5 0 0 0", "draw", "draw", "draw", "pass"});
        Rng rng(3);
        bool drawn = false;
        for (int i = 0; i < 200; ++i) {
            const Game sampled = Game::sample(table.game().view(2), rng);
            const TileSet heavy = boneyard::test::triangles("0-0-0 1-1-1 2-2-2 3-3-3 4-4-4 5-5-5 4-5-5");
            QVERIFY((sampled.view(0).hand() & heavy).empty());
            drawn = drawn || !(sampled.view(1).hand() & heavy).empty();
        }
        QVERIFY(drawn);
    }

    void once_the_round_is_over_only_the_well_is_unknown() {
        Game game = set_up({{}, {"0-0-0 0 0 0"}, {"0-0-5", "1-2-3"}, "2-2-2 3-3-3"});
        play(game, "place 0-0-5 1 0 0");
        Rng rng(1);
        Counts well;
        for (int i = 0; i < 1000; ++i) {
            const Game sampled = Game::sample(game.view(0), rng);
            QVERIFY(sampled.view(1) == game.view(1));
            ++well[sampled.holdings().stock.front()];
        }
        QCOMPARE(well.size(), std::size_t{2});
        QCOMPARE(uneven(well, 500, 80), "");  // five times the standard deviation of 15.8
    }
};

BONEYARD_TEST(TestTriominoesKnown)
#include "tst_triominoes_known.moc"
