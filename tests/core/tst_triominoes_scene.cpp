// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>
#include <cmath>
#include <map>
#include <numbers>

#include "kit/phrase.h"
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
std::string spots(const Scene& scene) {
    Words texts;
    for (const auto& spot : scene.spots) texts.push_back(spot.group + ": " + spot.action.substr(6));
    return boneyard::test::joined(texts);
}

/// "draw: Draw (−5)"
std::string choices(const View& view) {
    using Kind = boneyard::kit::ChoiceKind;
    const std::map<Kind, string> names{{Kind::Next, "next"}, {Kind::Draw, "draw"}, {Kind::Pass, "pass"}};
    Words texts;
    for (const auto& choice : scene_of(view).choices)
        texts.push_back(choice.action + " " + names.at(choice.kind) + ": " + english(choice.label));
    return boneyard::test::joined(texts);
}

std::string highlights(const View& view) {
    Words texts;
    for (const auto& highlight : scene_of(view).highlights) {
        std::vector<int> pieces = highlight.pieces;
        std::sort(pieces.begin(), pieces.end());
        string text;
        for (const int piece : pieces) text += (text.empty() ? "" : " ") + std::to_string(piece);
        texts.push_back(text);
    }
    return boneyard::test::joined(texts);
}

/// Where the tile lies by its pose: the corner of each number, in vertices, clockwise from the first number.
std::string where(const Pose& pose) {
    std::string text;
    for (int i = 0; i < 3; ++i) {
        const double angle = (pose.angle + 120 * i) * std::numbers::pi / 180;
        const double radius = 2 / std::numbers::sqrt3;  // of a triangle whose sides are two long
        const double x = pose.x + radius * std::sin(angle);
        const double y = (pose.y - radius * std::cos(angle)) / std::numbers::sqrt3;
        const auto across = std::lround(x * 1000);
        const auto down = std::lround(y * 1000);
        text += boneyard::test::filled(i > 0 ? " %1,%2" : "%1,%2", static_cast<double>(across) / 1000,
                                       static_cast<double>(down) / 1000);
    }
    return text;
}

std::string where(const string& placed) { return where(scene_of(seen({placed}, "")).pieces.front().pose); }

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

// Triominoes: what the window draws of a view.

// Where tiles lie

TEST_CASE("a tile lies with its numbers on its corners") {
    struct Row {
        std::string name;
        std::string placed;
        std::string corners;
    };
    std::vector<Row> rows;
    const auto row = [&](const char* placed, const char* corners) {
        rows.push_back({placed, placed, corners});
    };
    row("0-3-5 0 0 0", "0,0 1,1 -1,1");
    row("0-3-5 0 0 1", "-1,1 0,0 1,1");  // the second number is above, so the first is at the left
    row("0-3-5 0 0 2", "1,1 -1,1 0,0");
    row("0-3-5 1 0 0", "1,1 0,0 2,0");
    row("0-3-5 1 0 1", "2,0 1,1 0,0");
    row("0-3-5 1 0 2", "0,0 2,0 1,1");
    row("0-3-5 -3 -1 0", "-3,-1 -2,0 -4,0");
    row("0-3-5 -2 -5 0", "-2,-4 -3,-5 -1,-5");
    for (const Row& given : rows) {
        SUBCASE(given.name.c_str()) {
            const std::string& placed = given.placed;
            const std::string& corners = given.corners;
            REQUIRE_EQ(where(placed), corners);
        }
    }
}

TEST_CASE("a tile on the rack stands as the first one lies") {
    const Scene scene = scene_of(seen({"0-3-5 0 0 0"}, ""));
    REQUIRE_EQ(scene.pieces[0].pose.angle, 0.0);
    REQUIRE_EQ(scene.pieces[0].face.values, (std::vector<int>{0, 3, 5}));
    REQUIRE_EQ(scene.pieces[0].face.tile, string("0-3-5"));
}

TEST_CASE("pieces are told in the order laid") {
    const Scene scene = scene_of(seen(kFiveOfSix, ""));
    REQUIRE_EQ(scene.pieces.size(), std::size_t{5});
    for (std::size_t i = 0; i < 5; ++i) {
        REQUIRE_EQ(scene.pieces[i].order, static_cast<int>(i));
        REQUIRE_EQ(scene.pieces[i].face.tile, kFiveOfSix[i].substr(0, 5));
        REQUIRE_EQ(int(scene.pieces[i].owner), 0);
    }
}

// Spots, marks and the hand

TEST_CASE("spots are grouped by place") {
    const Scene scene = scene_of(seen({"0-0-0 0 0 0"}, "0-0-5 1-2-3"));
    REQUIRE_EQ(spots(scene), "-1 0: 0-0-5 -1 0 1, 1 0: 0-0-5 1 0 0, 0 1: 0-0-5 0 1 2");
    REQUIRE_EQ(scene.spots[0].tile, string("0-0-5"));
    REQUIRE_EQ(where(scene.spots[1].pose), "1,1 0,0 2,0");
    REQUIRE_EQ(spots(scene_of(seen({"0-1-2 0 0 0"}, "0-0-1 0-1-1"))), "1 0: 0-0-1 1 0 2, 1 0: 0-1-1 1 0 2");
}

TEST_CASE("a spot tells what it would bring") {
    REQUIRE_EQ(scene_of(seen({"0-0-0 0 0 0"}, "0-0-5")).spots[0].gain, 5);
    REQUIRE_EQ(scene_of(seen({}, "0-0-0")).spots[0].gain, 40);
    const auto gain = [](const Words& laid, const string& placed) {
        for (const auto& spot : scene_of(seen(laid, placed.substr(0, 5))).spots)
            if (spot.action == "place " + placed) return spot.gain;
        return -1;
    };
    REQUIRE_EQ(gain(kFiveOfSix, kSixth), 51);
    REQUIRE_EQ(gain(kBent, kBridge), 48);
}

TEST_CASE("a hand tells what fits and in how many places") {
    const auto hand = scene_of(seen({"0-0-0 0 0 0"}, "0-0-5 1-2-3")).hand;
    REQUIRE_EQ(hand.size(), std::size_t{2});
    REQUIRE((hand[0].playable && !hand[1].playable));
    REQUIRE_EQ(english(hand[0].face.spoken), string("tile 0, 0, 5; fits in 3 places"));
    REQUIRE_EQ(english(hand[1].face.spoken), string("tile 1, 2, 3; fits nowhere"));
    REQUIRE_EQ(english(scene_of(seen({"0-1-2 0 0 0"}, "1-2-2")).hand[0].face.spoken),
               string("tile 1, 2, 2; fits in 1 place"));
}

TEST_CASE("only the seat to move sees spots and playable tiles") {
    View view = seen({"0-0-0 0 0 0"}, "0-0-5 1-2-3");
    const Scene mine = scene_of(view);
    REQUIRE_EQ(english(mine.pieces[0].face.spoken), string("tile 0, 0, 0"));
    view.table.to_move = 1;
    const Scene scene = scene_of(view);
    REQUIRE((scene.spots.empty() && scene.choices.empty() && scene.hands.empty()));
    REQUIRE((!scene.hand[0].playable && !scene.hand[1].playable));
    REQUIRE_EQ(english(scene.hand[0].face.spoken), string("tile 0, 0, 5"));
    REQUIRE_EQ(scene.right - scene.left, mine.right - mine.left);  // the view of the table keeps still
    REQUIRE_EQ(scene.bottom - scene.top, mine.bottom - mine.top);
}

TEST_CASE("every free place at the rim is marked") {
    const Scene scene = scene_of(seen({"0-1-2 0 0 0"}, ""));
    REQUIRE_EQ(scene.marks.size(), std::size_t{3});
    for (const auto& mark : scene.marks) REQUIRE(mark.kind == boneyard::kit::MarkKind::Place);
    REQUIRE_EQ(scene.marks[0].group, string("-1 0"));
    REQUIRE_EQ(where(scene.marks[1].pose), "1,1 0,0 2,0");
    REQUIRE_EQ(scene.marks[1].group, string("1 0"));
    REQUIRE_EQ(scene.marks[1].accepts, (std::vector<int>{1, 0}));
    REQUIRE_EQ(scene_of(seen(kBent, "")).marks.size(), std::size_t{9});
    REQUIRE((scene_of(seen({}, "0-0-1")).marks.empty()));
}

TEST_CASE("hands lie open and nothing is marked when the round is over") {
    View view = seen({"0-0-0 0 0 0"}, "0-0-5");
    view.table.phase = Phase::RoundOver;
    view.table.to_move = kNobody;
    view.open = true;
    view.hands[1] = triangles("1-2-3 5-5-5");
    const Scene scene = scene_of(view);
    REQUIRE_EQ(choices(view), "next next: Next round");
    REQUIRE((scene.marks.empty() && scene.spots.empty()));
    REQUIRE_EQ(scene.hands.size(), std::size_t{2});
    REQUIRE_EQ(scene.hands[1][0].tiles[1].tile, string("5-5-5"));
    REQUIRE(holds_all(scene));
}

TEST_CASE("all pieces and spots are within the bounds") {
    for (const Words& laid : {kFiveOfSix, kBent, Words{"0-0-0 0 0 0"}, Words{}})
        REQUIRE((holds_all(scene_of(seen(laid, "0-0-1 0-0-2 0-2-4 2-2-4 2-4-5")))));
    const Scene empty = scene_of(seen({}, "0-0-1"));
    REQUIRE((holds(empty, empty.spots[0].pose)));
}

// Choices

TEST_CASE("choices tell their price") {
    View view = seen({"5-5-5 0 0 0"}, "1-2-3");
    REQUIRE_EQ(choices(view), "draw draw: Draw (−5)");
    view.table.drawn = 3;
    REQUIRE_EQ(choices(view), "pass pass: Pass (−10)");
    view.table.stock_count = 0;
    view.table.rules.empty_well_penalty = 0;
    REQUIRE_EQ(choices(view), "pass pass: Pass (−10)");  // the third draw emptied the well
    view.table.drawn = 2;
    REQUIRE_EQ(choices(view), "pass pass: Pass");
    view.table.rules.empty_well_penalty = 3;
    REQUIRE_EQ(choices(view), "pass pass: Pass (−3)");
}

// Cheers

TEST_CASE("a hexagon is highlighted with its six tiles and a bridge alone") {
    REQUIRE_EQ(highlights(seen(with(kFiveOfSix, kSixth), "")), "0 1 2 3 4 5");
    REQUIRE_EQ(highlights(seen(with(kBent, kBridge), "")), "8");
    REQUIRE_EQ(highlights(seen(kFiveOfSix, "")), "");
    REQUIRE_EQ(highlights(seen({"5-5-5 0 0 0"}, "")), "");
    REQUIRE_EQ(highlights(seen({}, "0-0-1")), "");
}

TEST_CASE("the six tiles of a hexagon light up in turn around it, from the one that closes it") {
    const Scene scene = scene_of(seen(with(kFiveOfSix, kSixth), ""));
    REQUIRE_EQ(scene.highlights.size(), std::size_t{1});
    const std::vector<int>& pieces = scene.highlights[0].pieces;
    REQUIRE_EQ(pieces.front(), 5);
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const Pose& one = scene.pieces[static_cast<std::size_t>(pieces[i])].pose;
        const Pose& next = scene.pieces[static_cast<std::size_t>(pieces[(i + 1) % pieces.size()])].pose;
        REQUIRE(std::hypot(one.x - next.x, one.y - next.y) < 1.2);  // they share a side
    }
}

TEST_CASE("two hexagons are highlighted one by one") {
    const Words laid = {"0-5-5 0 0 0",  "0-0-5 -1 0 2", "0-0-1 -1 -1 2", "0-1-1 0 -1 0", "0-1-2 1 -1 1",
                        "1-1-2 2 -1 2", "1-2-2 3 -1 0", "2-2-2 3 0 0",   "2-2-5 2 0 0",  "0-2-5 1 0 2"};
    REQUIRE_EQ(highlights(seen(laid, "")), "0 1 2 3 4 9, 4 5 6 7 8 9");  // 1 0 and 1 -1 lie in both
}

TEST_CASE("only what the last tile made is highlighted") {
    REQUIRE_EQ(highlights(seen(with(with(kFiveOfSix, kSixth), "0-1-1 2 0 0"), "")), "");
}

TEST_CASE("what is no bridge by the rules is not highlighted") {
    const Words laid = {"0-1-2 0 0 0", "1-1-3 2 0 1", "0-1-1 1 0 2"};
    Rules strict;
    strict.strict_bridge = true;
    REQUIRE_EQ(highlights(seen(laid, "")), "2");
    REQUIRE_EQ(highlights(seen(laid, "", strict)), "");
}
