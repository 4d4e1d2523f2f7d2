// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "matador_table.h"
#include "suite.h"

using boneyard::kit::GivenOptions;
using boneyard::test::joined;
using boneyard::test::MatadorTable;
using std::string;

namespace {

QString tiles(const boneyard::matador::TileSet& set) {
    return joined(boneyard::test::texts_of(set, boneyard::matador::tile_text));
}

}  // namespace

/// Matador: what may be laid where, and what it leaves.
class TestMatadorRules : public QObject {
    Q_OBJECT

private slots:
    // The line of play

    void touching_ends_make_seven_or_ten_or_thirteen_data() {
        QTest::addColumn<int>("set");
        QTest::addColumn<QString>("opening");
        QTest::addColumn<QString>("tile");
        QTest::addColumn<QString>("ways");
        QTest::addColumn<QString>("ends");
        const auto row = [](int set, const char* opening, const char* tile, const char* ways,
                            const char* ends) {
            QTest::addRow("%s on %s", tile, opening) << set << opening << tile << ways << ends;
        };
        row(6, "6-6", "1-3", "L 1, R 1", "L=3 R=6");
        row(6, "3-5", "2-4", "L 4, R 2", "L=2 R=5");
        row(6, "3-5", "3-3", "", "");
        row(6, "5-6", "1-2", "L 2, R 1", "L=1 R=6");
        row(9, "7-7", "3-4", "L 3, R 3", "L=4 R=7");
        row(9, "7-7", "0-7", "", "");
        row(12, "9-9", "4-5", "L 4, R 4", "L=5 R=9");
        row(12, "12-12", "1-1", "L 1, R 1", "L=1 R=12");
    }

    void touching_ends_make_seven_or_ten_or_thirteen() {
        QFETCH(int, set);
        QFETCH(QString, opening);
        QFETCH(QString, tile);
        QFETCH(QString, ways);
        QFETCH(QString, ends);
        MatadorTable table({opening.toStdString(), tile.toStdString()}, {{"set", set}});
        QCOMPARE(table.play({"open " + opening.toStdString()}), "");
        QCOMPARE(table.ways(tile.toStdString()), ways);
        if (ways.isEmpty()) return;
        const QString first = ways.section(", ", 0, 0);
        QCOMPARE(table.play({"place " + tile.toStdString() + " " + first.toStdString()}), "");
        QCOMPARE(table.ends(), ends);
        QCOMPARE(table.last_laid(), tile + " by 1 on L, " + first.section(' ', 1) + " inward");
    }

    void a_blank_end_is_joined_by_matadors_only() {
        MatadorTable table({"0-5 1-2 1-3 1-4 1-5", "0-0 0-1 0-2 1-1 2-5"});
        QCOMPARE(table.play({"open 0-5"}), "");
        QCOMPARE(table.legal(),
                 "place 0-0 L across, place 0-0 R across, place 0-2 R 2, place 2-5 L across, "
                 "place 2-5 R across");
    }

    void a_double_lies_in_line_and_counts_once() {
        MatadorTable table({"4-6 1-1 0-1 0-2 0-3", "3-3 0-4 0-5 0-6 2-2"});
        QCOMPARE(table.play({"open 4-6", "place 3-3 L 3"}), "");
        QCOMPARE(table.ends(), "L=3 R=6");
        QCOMPARE(table.last_laid(), "3-3 by 1 on L, 3 inward");
        QCOMPARE(table.play({"place 1-1 R 1"}), "");
        QCOMPARE(table.ends(), "L=3 R=1");
    }

    // Matadors

    void matadors_are_the_double_blank_and_all_that_make_the_sum() {
        using boneyard::matador::matadors_of;
        QCOMPARE(tiles(matadors_of(6)), "0-0, 1-6, 2-5, 3-4");
        QCOMPARE(tiles(matadors_of(9)), "0-0, 1-9, 2-8, 3-7, 4-6, 5-5");
        QCOMPARE(tiles(matadors_of(12)), "0-0, 1-12, 2-11, 3-10, 4-9, 5-8, 6-7");
    }

    void a_blank_reopens_a_gate() {  // the example of Matador's source
        MatadorTable table({"5-5 0-3 1-1 4-6 3-6", "2-5 1-2 2-4 1-3 4-4"});
        QCOMPARE(table.play({"open 5-5"}), "");
        QCOMPARE(table.ends(), "L=5 R=5");
        QCOMPARE(table.play({"place 2-5 R across"}), "");
        QCOMPARE(table.ends(), "L=5 R=gate");
        QCOMPARE(table.last_laid(), "2-5 by 1 on R, across");
        QCOMPARE(table.legal(), "place 0-3 R 0");
        QCOMPARE(table.play({"place 0-3 R 0"}), "");
        QCOMPARE(table.ends(), "L=5 R=3");
    }

    void a_gate_takes_blanks_and_matadors_and_nothing_else() {
        MatadorTable table({"6-6 0-6 3-4 1-2 4-4", "1-6 0-1 0-2 0-3 0-4"});
        QCOMPARE(table.play({"open 6-6", "place 1-6 R across"}), "");
        QCOMPARE(table.legal(), "place 0-6 R 0, place 1-2 L 1, place 3-4 L across, place 3-4 R across");
        QCOMPARE(table.play({"place 3-4 R across"}), "");
        QCOMPARE(table.ends(), "L=6 R=gate");
    }

    void matadors_across_are_never_laid_in_line() {
        MatadorTable table({"5-5", "2-5 0-0"});
        QCOMPARE(table.play({"open 5-5"}), "");
        QCOMPARE(table.ways("2-5"), "L across, R across");
        QCOMPARE(table.ways("0-0"), "L across, R across");
    }

    void across_or_line_lets_a_matador_join_as_an_ordinary_tile() {
        const GivenOptions options{{"matadors", string("across_or_line")}};
        MatadorTable table({"5-6 0-1 0-2 0-3 0-4", "2-5 0-0 3-4 0-5 0-6"}, options);
        QCOMPARE(table.play({"open 5-6"}), "");
        QCOMPARE(table.ways("2-5"),
                 "L 2, L across, R across");  // a 2 makes seven with 5; nothing does with 6
        QCOMPARE(table.ways("3-4"), "L across, R across");
        QCOMPARE(table.ways("0-0"), "L across, R across");
        QCOMPARE(table.play({"place 2-5 L 2"}), "");
        QCOMPARE(table.ends(), "L=5 R=6");
        QCOMPARE(table.last_laid(), "2-5 by 1 on L, 2 inward");
        QCOMPARE(table.ways("0-3"), "");  // it is no gate
        table.undo();
        QCOMPARE(table.play({"place 2-5 L across"}), "");
        QCOMPARE(table.ends(), "L=gate R=6");
        QCOMPARE(table.ways("0-3"), "L 0");
    }

    void a_matador_does_not_join_a_gate_in_line() {
        MatadorTable table({"5-6 1-6 0-2 0-3 0-4", "2-5 0-0 3-4 0-5 0-6"},
                           {{"matadors", string("across_or_line")}});
        QCOMPARE(table.play({"open 5-6", "place 3-4 L across"}), "");
        QCOMPARE(table.ways("1-6"), "L across, R 1, R across");
    }

    void a_free_matador_lies_in_line_with_either_half_on_any_end() {
        MatadorTable table({"0-3 0-1 0-2 1-1 4-4", "1-6 2-2 0-4 0-5 0-6"}, {{"matadors", string("free")}});
        QCOMPARE(table.play({"open 0-3"}), "");
        QCOMPARE(table.ways("1-6"), "L 1, L 6, L across, R 1, R 6, R across");
        QCOMPARE(table.play({"place 1-6 L 1"}), "");
        QCOMPARE(table.ends(), "L=6 R=3");
        table.undo();
        QCOMPARE(table.play({"place 1-6 R 6"}), "");
        QCOMPARE(table.ends(), "L=0 R=1");
        QCOMPARE(table.last_laid(), "1-6 by 1 on R, 6 inward");
    }

    void a_free_matador_across_takes_either_of_its_halves() {  // the example of Russian Dominoes' source
        MatadorTable table({"6-6 2-5 1-1 0-4 0-5", "1-3 2-3 4-5 3-3 0-1"}, {{"matadors", string("free")}});
        QCOMPARE(table.play({"open 6-6", "place 1-3 L 1"}), "");
        QCOMPARE(table.ends(), "L=3 R=6");
        QCOMPARE(table.ways("2-5"), "L 2, L 5, L across, R 2, R 5, R across");
        QCOMPARE(table.play({"place 2-5 R across"}), "");
        QCOMPARE(table.ends(), "L=3 R=2|5");
        QCOMPARE(table.legal(), "place 2-3 R 2, place 4-5 L 4, place 4-5 R 5");
        table.undo();
        QCOMPARE(table.play({"place 2-5 R 2"}), "");
        QCOMPARE(table.ends(), "L=3 R=5");
        QCOMPARE(table.legal(), "place 2-3 R 2, place 4-5 L 4");
    }

    void a_matador_double_is_only_ever_laid_across_data() {
        QTest::addColumn<int>("set");
        QTest::addColumn<QString>("matadors");
        QTest::addColumn<QString>("tile");
        QTest::addColumn<QString>("end");
        for (const char* matadors : {"across", "across_or_line", "free"}) {
            const bool free = QString(matadors) == "free";
            QTest::addRow("0-0 %s", matadors) << 6 << matadors << "0-0" << (free ? "0" : "gate");
            QTest::addRow("5-5 %s", matadors) << 9 << matadors << "5-5" << (free ? "5" : "gate");
        }
    }

    void a_matador_double_is_only_ever_laid_across() {
        QFETCH(int, set);
        QFETCH(QString, matadors);
        QFETCH(QString, tile);
        QFETCH(QString, end);
        MatadorTable table({"5-6", tile.toStdString()}, {{"set", set}, {"matadors", matadors.toStdString()}});
        QCOMPARE(table.play({"open 5-6"}), "");
        QCOMPARE(table.ways(tile.toStdString()), "L across, R across");
        QCOMPARE(table.play({"place " + tile.toStdString() + " L across"}), "");
        QCOMPARE(table.ends(), "L=" + end + " R=6");
    }

    // The spinner

    void the_opening_double_is_a_spinner_with_four_arms() {
        MatadorTable table({"4-4 5-5 0-1 0-2 0-3", "1-3 0-4 0-5 0-6 2-2"}, {{"spinner", true}});
        QCOMPARE(table.play({"open 4-4"}), "");
        QCOMPARE(table.ends(), "L=4 R=4 U=4 D=4");
        QCOMPARE(table.last_laid(), "4-4 by 0, across, spinner");
        QCOMPARE(table.ways("1-3"), "D 3, L 3, R 3, U 3");
        QCOMPARE(table.play({"place 1-3 D 3"}), "");
        QCOMPARE(table.ends(), "L=4 R=4 U=4 D=1");
    }

    void the_first_double_laid_later_opens_two_arms_beside_its_own() {
        MatadorTable table({"1-5 2-5 0-1 0-2 0-3", "2-2 0-4 0-5 0-6 6-6"}, {{"spinner", true}});
        QCOMPARE(table.play({"open 1-5"}), "");
        QCOMPARE(table.ways("2-2"), "R 2");
        QCOMPARE(table.play({"place 2-2 R 2"}), "");
        QCOMPARE(table.ends(), "L=1 R=2 U=2 D=2");
        QCOMPARE(table.last_laid(), "2-2 by 1 on R, across, spinner");
        QCOMPARE(table.ways("2-5"), "D across, L across, R across, U across");
        QCOMPARE(table.play({"place 2-5 U across"}), "");
        QCOMPARE(table.ends(), "L=1 R=2 U=gate D=2");
    }

    void there_is_one_spinner_in_a_round() {
        MatadorTable table({"6-6 0-1 0-2 0-3 0-4", "1-1 0-5 0-6 2-2 3-3"}, {{"spinner", true}});
        QCOMPARE(table.play({"open 6-6", "place 1-1 U 1"}), "");
        QCOMPARE(table.ends(), "L=6 R=6 U=1 D=6");
        QCOMPARE(table.last_laid(), "1-1 by 1 on U, 1 inward");
    }

    void a_matador_double_is_no_spinner_but_the_next_double_is_data() {
        QTest::addColumn<int>("set");
        QTest::addColumn<QString>("matador");
        QTest::addColumn<QString>("next");
        QTest::newRow("the double blank") << 6 << "0-0"
                                          << "1-1";
        QTest::newRow("the five of the double-nine") << 9 << "5-5"
                                                     << "4-4";
    }

    void a_matador_double_is_no_spinner_but_the_next_double_is() {
        QFETCH(int, set);
        QFETCH(QString, matador);
        QFETCH(QString, next);
        const string half = next.left(1).toStdString();
        MatadorTable table({"1-6 " + next.toStdString(), matador.toStdString()},
                           {{"set", set}, {"spinner", true}});
        QCOMPARE(table.play({"open 1-6", "place " + matador.toStdString() + " L across"}), "");
        QCOMPARE(table.ends(), "L=gate R=6");
        QCOMPARE(table.last_laid(), matador + " by 1 on L, across");
        QCOMPARE(table.play({"place " + next.toStdString() + " R " + half}), "");
        QCOMPARE(table.ends(), QString("L=gate R=%1 U=%1 D=%1").arg(next.left(1)));
    }

    void a_matador_double_that_opens_lies_in_line_with_a_spinner_too() {
        MatadorTable blank({"0-0", "1-1"}, {{"spinner", true}});
        QCOMPARE(blank.play({"open 0-0"}), "");
        QCOMPARE(blank.ends(), "L=0 R=0");
        QCOMPARE(blank.last_laid(), "0-0 by 0");
        MatadorTable five({"5-5", "1-1"}, {{"set", 9}, {"spinner", true}});
        QCOMPARE(five.play({"open 5-5"}), "");
        QCOMPARE(five.ends(), "L=5 R=5");
        QCOMPARE(five.last_laid(), "5-5 by 0");
    }

    void without_the_option_no_double_opens_new_arms() {
        MatadorTable table({"4-4", "3-3"});
        QCOMPARE(table.play({"open 4-4", "place 3-3 R 3"}), "");
        QCOMPARE(table.ends(), "L=4 R=3");
    }
};

BONEYARD_TEST(TestMatadorRules)
#include "tst_matador_rules.moc"
