// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <cmath>
#include <map>
#include <numbers>

#include "kit/phrase.h"
#include "suite.h"
#include "triominoes_table.h"

using namespace boneyard::test;
using namespace boneyard::triominoes;
using boneyard::kit::english;
using boneyard::kit::Pose;
using boneyard::kit::Scene;
using std::string;

namespace {

constexpr double kWide = 1.6;  // the shape of a usual table

Scene scene_of(const View& view) { return Game::scene(view, kWide); }

/// "-1 0 1, 0 1 2": the places of the spots, with their turns.
QString spots(const Scene& scene) {
    Words texts;
    for (const auto& spot : scene.spots) texts.push_back(spot.group + ": " + spot.action.substr(6));
    return joined(texts);
}

/// "draw: Draw (-5)"
QString choices(const View& view) {
    using Kind = boneyard::kit::ChoiceKind;
    const std::map<Kind, string> names{{Kind::Next, "next"}, {Kind::Draw, "draw"}, {Kind::Pass, "pass"}};
    Words texts;
    for (const auto& choice : scene_of(view).choices)
        texts.push_back(choice.action + " " + names.at(choice.kind) + ": " + english(choice.label));
    return joined(texts);
}

QString cheers(const View& view) {
    Words texts;
    for (const auto& cheer : scene_of(view).cheers) {
        std::vector<int> pieces = cheer.pieces;
        std::sort(pieces.begin(), pieces.end());
        string text;
        for (const int piece : pieces) text += (text.empty() ? "" : " ") + std::to_string(piece);
        texts.push_back(text);
    }
    return joined(texts);
}

/// Where the tile lies by its pose: the corner of each number, in vertices, clockwise from the first number.
QString where(const Pose& pose) {
    QString text;
    for (int i = 0; i < 3; ++i) {
        const double angle = (pose.angle + 120 * i) * std::numbers::pi / 180;
        const double radius = 2 / std::numbers::sqrt3;  // of a triangle whose sides are two long
        const double x = pose.x + radius * std::sin(angle);
        const double y = (pose.y - radius * std::cos(angle)) / std::numbers::sqrt3;
        const int across = qRound(x * 1000);
        const int down = qRound(y * 1000);
        text += QString(i > 0 ? " %1,%2" : "%1,%2").arg(across / 1000.0).arg(down / 1000.0);
    }
    return text;
}

QString where(const string& placed) { return where(scene_of(seen({placed}, "")).pieces.front().pose); }

Words with(Words laid, const string& last) {
    laid.push_back(last);
    return laid;
}

bool holds(const Scene& scene, const Pose& pose) {
    const double radius = 2 / std::numbers::sqrt3;
    return scene.left <= pose.x - radius && pose.x + radius <= scene.right && scene.top <= pose.y - radius &&
           pose.y + radius <= scene.bottom;
}

bool holds_all(const Scene& scene) {
    const auto inside = [&](const auto& thing) { return holds(scene, thing.pose); };
    return std::all_of(scene.pieces.begin(), scene.pieces.end(), inside) &&
           std::all_of(scene.spots.begin(), scene.spots.end(), inside) &&
           std::all_of(scene.marks.begin(), scene.marks.end(), inside);
}

}  // namespace

/// Triominoes: what the window draws of a view.
class TestTriominoesScene : public QObject {
    Q_OBJECT

private slots:
    // Where tiles lie

    void a_tile_lies_with_its_numbers_on_its_corners_data() {
        QTest::addColumn<QString>("placed");
        QTest::addColumn<QString>("corners");
        const auto row = [](const char* placed, const char* corners) {
            QTest::newRow(placed) << placed << corners;
        };
        row("0-3-5 0 0 0", "0,0 1,1 -1,1");
        row("0-3-5 0 0 1", "-1,1 0,0 1,1");  // the second number is above, so the first is at the left
        row("0-3-5 0 0 2", "1,1 -1,1 0,0");
        row("0-3-5 1 0 0", "1,1 0,0 2,0");
        row("0-3-5 1 0 1", "2,0 1,1 0,0");
        row("0-3-5 1 0 2", "0,0 2,0 1,1");
        row("0-3-5 -3 -1 0", "-3,-1 -2,0 -4,0");
        row("0-3-5 -2 -5 0", "-2,-4 -3,-5 -1,-5");
    }

    void a_tile_lies_with_its_numbers_on_its_corners() {
        QFETCH(QString, placed);
        QFETCH(QString, corners);
        QCOMPARE(where(placed.toStdString()), corners);
    }

    void a_tile_on_the_rack_stands_as_the_first_one_lies() {
        const Scene scene = scene_of(seen({"0-3-5 0 0 0"}, ""));
        QCOMPARE(scene.pieces[0].pose.angle, 0.0);
        QCOMPARE(scene.pieces[0].face.values, (std::vector<int>{0, 3, 5}));
        QCOMPARE(scene.pieces[0].face.tile, string("0-3-5"));
    }

    void pieces_are_told_in_the_order_laid() {
        const Scene scene = scene_of(seen(kFiveOfSix, ""));
        QCOMPARE(scene.pieces.size(), std::size_t{5});
        for (std::size_t i = 0; i < 5; ++i) {
            QCOMPARE(scene.pieces[i].order, static_cast<int>(i));
            QCOMPARE(scene.pieces[i].face.tile, kFiveOfSix[i].substr(0, 5));
            QCOMPARE(int(scene.pieces[i].owner), 0);
        }
    }

    // Spots, marks and the hand

    void spots_are_grouped_by_place() {
        const Scene scene = scene_of(seen({"0-0-0 0 0 0"}, "0-0-5 1-2-3"));
        QCOMPARE(spots(scene), "-1 0: 0-0-5 -1 0 1, 1 0: 0-0-5 1 0 0, 0 1: 0-0-5 0 1 2");
        QCOMPARE(scene.spots[0].tile, string("0-0-5"));
        QCOMPARE(where(scene.spots[1].pose), "1,1 0,0 2,0");
        QCOMPARE(spots(scene_of(seen({"0-1-2 0 0 0"}, "0-0-1 0-1-1"))), "1 0: 0-0-1 1 0 2, 1 0: 0-1-1 1 0 2");
    }

    void a_spot_tells_what_it_would_bring() {
        QCOMPARE(scene_of(seen({"0-0-0 0 0 0"}, "0-0-5")).spots[0].gain, 5);
        QCOMPARE(scene_of(seen({}, "0-0-0")).spots[0].gain, 40);
        const auto gain = [](const Words& laid, const string& placed) {
            for (const auto& spot : scene_of(seen(laid, placed.substr(0, 5))).spots)
                if (spot.action == "place " + placed) return spot.gain;
            return -1;
        };
        QCOMPARE(gain(kFiveOfSix, kSixth), 51);
        QCOMPARE(gain(kBent, kBridge), 48);
    }

    void a_hand_tells_what_fits_and_in_how_many_places() {
        const auto hand = scene_of(seen({"0-0-0 0 0 0"}, "0-0-5 1-2-3")).hand;
        QCOMPARE(hand.size(), std::size_t{2});
        QVERIFY(hand[0].playable && !hand[1].playable);
        QCOMPARE(english(hand[0].face.spoken), string("tile 0, 0, 5; fits in 3 places"));
        QCOMPARE(english(hand[1].face.spoken), string("tile 1, 2, 3; fits nowhere"));
        QCOMPARE(english(scene_of(seen({"0-1-2 0 0 0"}, "1-2-2")).hand[0].face.spoken),
                 string("tile 1, 2, 2; fits in 1 place"));
    }

    void only_the_seat_to_move_sees_spots_and_playable_tiles() {
        View view = seen({"0-0-0 0 0 0"}, "0-0-5 1-2-3");
        const Scene mine = scene_of(view);
        QCOMPARE(english(mine.pieces[0].face.spoken), string("tile 0, 0, 0"));
        view.table.to_move = 1;
        const Scene scene = scene_of(view);
        QVERIFY(scene.spots.empty() && scene.choices.empty() && scene.hands.empty());
        QVERIFY(!scene.hand[0].playable && !scene.hand[1].playable);
        QCOMPARE(english(scene.hand[0].face.spoken), string("tile 0, 0, 5"));
        QCOMPARE(scene.right - scene.left, mine.right - mine.left);  // the view of the table keeps still
        QCOMPARE(scene.bottom - scene.top, mine.bottom - mine.top);
    }

    void every_free_place_at_the_rim_is_marked() {
        const Scene scene = scene_of(seen({"0-1-2 0 0 0"}, ""));
        QCOMPARE(scene.marks.size(), std::size_t{3});
        for (const auto& mark : scene.marks) QVERIFY(mark.kind == boneyard::kit::MarkKind::Place);
        QCOMPARE(scene.marks[0].group, string("-1 0"));
        QCOMPARE(where(scene.marks[1].pose), "1,1 0,0 2,0");
        QCOMPARE(scene.marks[1].group, string("1 0"));
        QCOMPARE(scene.marks[1].accepts, (std::vector<int>{1, 0}));
        QCOMPARE(scene_of(seen(kBent, "")).marks.size(), std::size_t{9});
        QVERIFY(scene_of(seen({}, "0-0-1")).marks.empty());
    }

    void hands_lie_open_and_nothing_is_marked_when_the_round_is_over() {
        View view = seen({"0-0-0 0 0 0"}, "0-0-5");
        view.table.phase = Phase::RoundOver;
        view.table.to_move = kNobody;
        view.open = true;
        view.hands[1] = triangles("1-2-3 5-5-5");
        const Scene scene = scene_of(view);
        QCOMPARE(choices(view), "next next: Next round");
        QVERIFY(scene.marks.empty() && scene.spots.empty());
        QCOMPARE(scene.hands.size(), std::size_t{2});
        QCOMPARE(scene.hands[1][0].tiles[1].tile, string("5-5-5"));
        QVERIFY(holds_all(scene));
    }

    void all_pieces_and_spots_are_within_the_bounds() {
        for (const Words& laid : {kFiveOfSix, kBent, Words{"0-0-0 0 0 0"}, Words{}})
            QVERIFY(holds_all(scene_of(seen(laid, "0-0-1 0-0-2 0-2-4 2-2-4 2-4-5"))));
        const Scene empty = scene_of(seen({}, "0-0-1"));
        QVERIFY(holds(empty, empty.spots[0].pose));
    }

    // Choices

    void choices_tell_their_price() {
        View view = seen({"5-5-5 0 0 0"}, "1-2-3");
        QCOMPARE(choices(view), "draw draw: Draw (-5)");
        view.table.drawn = 3;
        QCOMPARE(choices(view), "pass pass: Pass (-10)");
        view.table.stock_count = 0;
        view.table.rules.empty_well_penalty = 0;
        QCOMPARE(choices(view), "pass pass: Pass (-10)");  // the third draw emptied the well
        view.table.drawn = 2;
        QCOMPARE(choices(view), "pass pass: Pass");
        view.table.rules.empty_well_penalty = 3;
        QCOMPARE(choices(view), "pass pass: Pass (-3)");
    }

    // Cheers

    void a_hexagon_is_cheered_with_its_six_tiles_and_a_bridge_alone() {
        QCOMPARE(cheers(seen(with(kFiveOfSix, kSixth), "")), "0 1 2 3 4 5");
        QCOMPARE(cheers(seen(with(kBent, kBridge), "")), "8");
        QCOMPARE(cheers(seen(kFiveOfSix, "")), "");
        QCOMPARE(cheers(seen({"5-5-5 0 0 0"}, "")), "");
        QCOMPARE(cheers(seen({}, "0-0-1")), "");
    }

    void two_hexagons_are_cheered_one_by_one() {
        const Words laid = {"0-5-5 0 0 0",  "0-0-5 -1 0 2", "0-0-1 -1 -1 2", "0-1-1 0 -1 0", "0-1-2 1 -1 1",
                            "1-1-2 2 -1 2", "1-2-2 3 -1 0", "2-2-2 3 0 0",   "2-2-5 2 0 0",  "0-2-5 1 0 2"};
        QCOMPARE(cheers(seen(laid, "")), "0 1 2 3 4 9, 4 5 6 7 8 9");  // 1 0 and 1 -1 lie in both
    }

    void only_what_the_last_tile_made_is_cheered() {
        QCOMPARE(cheers(seen(with(with(kFiveOfSix, kSixth), "0-1-1 2 0 0"), "")), "");
    }

    void what_is_no_bridge_by_the_rules_is_not_cheered() {
        const Words laid = {"0-1-2 0 0 0", "1-1-3 2 0 1", "0-1-1 1 0 2"};
        Rules strict;
        strict.strict_bridge = true;
        QCOMPARE(cheers(seen(laid, "")), "2");
        QCOMPARE(cheers(seen(laid, "", strict)), "");
    }
};

BONEYARD_TEST(TestTriominoesScene)
#include "tst_triominoes_scene.moc"
