// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "suite.h"
#include "triominoes_table.h"

using boneyard::test::kBent;
using boneyard::test::kBridge;
using boneyard::test::kFiveOfSix;
using boneyard::test::kSixth;
using boneyard::test::legal_text;
using boneyard::test::play;
using boneyard::test::set_up;
using boneyard::test::told;
using boneyard::test::Words;
using boneyard::triominoes::Game;
using boneyard::triominoes::Rules;
using std::string;

namespace {

/// 1 0 closes the hexagons around 0 0 (five tiles) and 2 0 (four more).
const Words kTwoLess = {"0-5-5 0 0 0",  "0-0-5 -1 0 2", "0-0-1 -1 -1 2", "0-1-1 0 -1 0", "0-1-2 1 -1 1",
                        "1-1-2 2 -1 2", "1-2-2 3 -1 0", "2-2-2 3 0 0",   "2-2-5 2 0 0"};
const string kTwo = "0-2-5 1 0 2";

/// 1 0 closes the hexagons around all of its corners: 0 0, 2 0 and 1 1.
const Words kThreeLess = {"1-2-5 0 0 1", "1-1-2 -1 0 0", "1-2-2 -1 -1 1", "2-2-2 0 -1 0",
                          "0-1-5 0 1 0", "2-2-4 1 -1 1", "0-0-5 1 1 2",   "2-3-4 2 -1 2",
                          "0-5-5 2 1 0", "4-5-5 2 0 0",  "3-4-4 3 -1 0",  "4-4-5 3 0 2"};
const string kThree = "2-4-5 1 0 2";

/// 1 0 lies between these two, which meet in 1 1; what joins them lies elsewhere.
const Words kBeside = {"0-1-2 0 0 0", "1-1-3 2 0 1"};
const Words kBesideAndAbove = {"0-1-2 0 0 0", "1-1-3 2 0 1", "0-0-1 1 -1 1"};
const string kBetween = "0-1-1 1 0 2";

/// Seat 0 to move with these tiles, and 3-4-5 besides; the well is not empty.
Game game_with(const Words& laid, const string& hand, const Rules& rules = {}) {
    return set_up({rules, laid, {hand + " 3-4-5", "3-5-5"}, "3-3-5"});
}

/// What laying a tile brings, without the tile's own event and the next turn.
QString brings(const Words& laid, const string& placement, const Rules& rules = {}) {
    Game game = game_with(laid, placement.substr(0, 5), rules);
    QString all = told(play(game, "place " + placement));
    const QString start = QString("place 0 %1, ").arg(QString::fromStdString(placement.substr(0, 5)));
    const QString end = ", turn 1";
    if (!all.startsWith(start) || !all.endsWith(end)) return all;
    return all.mid(start.size(), all.size() - start.size() - end.size());
}

Rules strict() {
    Rules rules;
    rules.strict_bridge = true;
    return rules;
}

Rules fifty_each() {
    Rules rules;
    rules.hexagons_graded = false;
    return rules;
}

/// Where one tile may be laid: "1 0 2, 0 1 1".
QString ways(const Words& laid, const string& tile) {
    QString found = legal_text(game_with(laid, tile));
    QStringList places;
    for (const QString& action : found.split(", ")) {
        const QString start = QString::fromStdString("place " + tile + " ");
        if (action.startsWith(start)) places.push_back(action.mid(start.size()));
    }
    return places.join(", ");
}

}  // namespace

/// Triominoes: what may be laid where, and what it scores.
class TestTriominoesRules : public QObject {
    Q_OBJECT

private slots:
    // Placing

    void both_corners_of_an_edge_must_show_what_lies_there_data() {
        QTest::addColumn<QString>("tile");
        QTest::addColumn<QString>("places");
        const auto row = [](const char* tile, const char* places) { QTest::newRow(tile) << tile << places; };
        // 0-1-2 shows 0 above, 1 at the right and 2 at the left: its edges take 1 0, 2 1 and 0 2, clockwise.
        row("0-0-1", "1 0 2");
        row("0-1-1", "1 0 2");
        row("0-1-3", "");  // its 0 and 1 follow each other the wrong way round
        row("1-1-2", "0 1 1");
        row("1-2-2", "0 1 1");
        row("1-2-3", "");
        row("0-0-2", "-1 0 2");
        row("0-2-2", "-1 0 1");
        row("0-2-5", "-1 0 1");
        row("0-0-0", "");
        row("1-4-5", "");
    }

    void both_corners_of_an_edge_must_show_what_lies_there() {
        QFETCH(QString, tile);
        QFETCH(QString, places);
        QCOMPARE(ways({"0-1-2 0 0 0"}, tile.toStdString()), places);
    }

    void a_tile_may_fit_in_several_places() {
        QCOMPARE(ways({"0-0-0 0 0 0"}, "0-0-5"), "-1 0 1, 0 1 2, 1 0 0");
    }

    void of_equal_turns_only_the_smallest_is_listed() {
        QCOMPARE(ways({"1-1-2 0 0 0"}, "1-1-1"), "1 0 0");
        Game game = game_with({"1-1-2 0 0 0"}, "1-1-1");
        QVERIFY(!game.allows(boneyard::test::placement("1-1-1 1 0 1")));
        QVERIFY(!game.allows(boneyard::test::placement("1-1-1 1 0 2")));
    }

    void a_tile_that_touches_others_with_a_corner_only_may_not_be_laid() {
        Game game = game_with({"0-1-2 0 0 0"}, "0-0-1 0-2-2");
        QVERIFY(!game.allows(boneyard::test::placement("0-0-1 0 -1 0")));  // its 0 would meet the 0
        QVERIFY(!game.allows(boneyard::test::placement("0-2-2 -2 0 1")));  // its 2 the 2
        QVERIFY(!game.allows(boneyard::test::placement("0-0-1 7 7 0")));
    }

    void a_third_corner_that_disagrees_keeps_a_tile_out() {
        // Two corners of 1 -1 ask for a 4 and a 2. Its top is free until the last tile of the bend gives it
        // a 2.
        const Words open(kBent.begin(), kBent.end() - 1);
        QVERIFY(ways(open, "2-4-5").contains("1 -1 2"));
        QVERIFY(!ways(kBent, "2-4-5").contains("1 -1"));
        QVERIFY(ways(kBent, "2-2-4").contains("1 -1 0"));
    }

    void no_tile_is_laid_on_another() {
        Game game = game_with({"0-0-0 0 0 0", "0-0-1 1 0 0"}, "0-0-2");
        QVERIFY(!game.allows(boneyard::test::placement("0-0-2 0 0 0")));
        QVERIFY(!game.allows(boneyard::test::placement("0-0-2 1 0 0")));
        QVERIFY(game.allows(boneyard::test::placement("0-0-2 -1 0 1")));
    }

    // What it scores

    void a_tile_scores_its_value() {
        QCOMPARE(brings({"0-0-0 0 0 0"}, "0-0-5 1 0 0"), "score 0 5 tile");
        QCOMPARE(brings({"0-1-2 0 0 0"}, "1-2-2 0 1 1"), "score 0 5 tile");
    }

    void a_triple_laid_later_brings_no_ten() {
        QCOMPARE(brings({"1-1-2 0 0 0"}, "1-1-1 1 0 0"), "score 0 3 tile");
    }

    void three_zeros_laid_later_score_nothing() {
        Game game = game_with({"0-0-1 0 0 0"}, "0-0-0");
        QCOMPARE(told(play(game, "place 0-0-0 1 0 0")), "place 0 0-0-0, turn 1");
        QCOMPARE(game.status().scores[0], 0);
    }

    // Bridges

    void a_tile_whose_three_corners_meet_numbers_is_a_bridge() {
        QCOMPARE(brings(kBent, kBridge), "score 0 8 tile, score 0 40 bridge");
        QCOMPARE(brings({kBent.begin(), kBent.end() - 1}, kBridge), "score 0 8 tile");
    }

    void a_bridge_may_have_two_or_three_edges() {
        QCOMPARE(brings(kBeside, kBetween), "score 0 2 tile, score 0 40 bridge");
        QCOMPARE(brings(kBesideAndAbove, kBetween), "score 0 2 tile, score 0 40 bridge");
    }

    void a_strict_bridge_has_one_edge() {
        QCOMPARE(brings(kBent, kBridge, strict()), "score 0 8 tile, score 0 40 bridge");
    }

    void a_second_edge_makes_no_strict_bridge() {
        QCOMPARE(brings(kBeside, kBetween, strict()), "score 0 2 tile");
        QCOMPARE(brings(kBesideAndAbove, kBetween, strict()), "score 0 2 tile");
    }

    // Hexagons

    void the_sixth_tile_around_a_point_closes_a_hexagon() {
        QCOMPARE(brings(kFiveOfSix, kSixth), "score 0 1 tile, score 0 50 hexagon");
        QCOMPARE(brings({kFiveOfSix.begin(), kFiveOfSix.end() - 1}, "0-0-5 1 -1 2"), "score 0 5 tile");
    }

    void two_hexagons_at_once_bring_sixty() {
        QCOMPARE(brings(kTwoLess, kTwo), "score 0 7 tile, score 0 60 hexagon");
    }

    void three_hexagons_at_once_bring_seventy() {
        QCOMPARE(brings(kThreeLess, kThree), "score 0 11 tile, score 0 70 hexagon");
    }

    void hexagons_may_bring_fifty_each() {
        QCOMPARE(brings(kFiveOfSix, kSixth, fifty_each()), "score 0 1 tile, score 0 50 hexagon");
        QCOMPARE(brings(kTwoLess, kTwo, fifty_each()), "score 0 7 tile, score 0 100 hexagon");
        QCOMPARE(brings(kThreeLess, kThree, fifty_each()), "score 0 11 tile, score 0 150 hexagon");
    }

    void a_hexagon_closed_before_brings_nothing_again() {
        Words closed = kFiveOfSix;
        closed.push_back(kSixth);
        // 2 0 has the closed hexagon's edge 0 1 at its left; its third corner is free.
        QCOMPARE(brings(closed, "0-1-1 2 0 0"), "score 0 2 tile");
    }

    void who_closes_a_hexagon_gets_nothing_for_the_bridge_whatever_counts_as_one() {
        QCOMPARE(brings(kFiveOfSix, kSixth, strict()), "score 0 1 tile, score 0 50 hexagon");
        QCOMPARE(brings(kThreeLess, kThree, strict()), "score 0 11 tile, score 0 70 hexagon");
    }
};

BONEYARD_TEST(TestTriominoesRules)
#include "tst_triominoes_rules.moc"
