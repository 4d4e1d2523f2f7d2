// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>
#include <algorithm>

#include "kit/phrase.h"
#include "matador_views.h"
#include "registry.h"

using namespace boneyard::matador;
using namespace boneyard::test;
using boneyard::kit::english;
using boneyard::kit::HandTile;
using boneyard::kit::Rng;
using boneyard::kit::Scene;
using boneyard::kit::Spot;
using boneyard::kit::Stream;

TEST_CASE("only the seat to move sees spots and playable tiles") {
    View view = seen(rules_with(false), {"open 2-4"}, {"0-1", "2-5", "3-6"});
    view.table.seats = 2;
    const Scene scene = Game::scene(view, kWide);
    REQUIRE_EQ(scene.spots.size(), std::size_t{3});  // 2-5 across on both ends, 3-6 on the right one
    REQUIRE_EQ(scene.hand.size(), std::size_t{3});
    REQUIRE((!scene.hand[0].playable && scene.hand[1].playable && scene.hand[2].playable));
    REQUIRE_EQ(english(scene.hand[1].face.spoken), std::string("domino 2-5, matador"));
    REQUIRE_EQ(english(scene.hand[2].face.spoken), std::string("domino 3-6"));
    REQUIRE(scene.hands.empty());
    view.table.to_move = 1;
    const Scene waiting = Game::scene(view, kWide);
    REQUIRE((waiting.spots.empty() && waiting.choices.empty()));
    REQUIRE((std::none_of(waiting.hand.begin(), waiting.hand.end(),
                          [](const HandTile& t) { return t.playable; })));
    REQUIRE_EQ(waiting.right - waiting.left, scene.right - scene.left);  // the view of the table keeps still
}

TEST_CASE("a tile that can lie in line or across an end says which each place is") {
    using boneyard::kit::Way;
    const auto ways = [](const Rules& rules, const char* held) {
        std::vector<Way> all;
        for (const Spot& spot : Game::scene(seen(rules, {"open 2-4"}, {held}), kWide).spots)
            all.push_back(spot.way);
        return all;
    };
    const Rules free = rules_with(false, Rules::Matadors::Free);
    const std::vector<Way> end{Way::Line, Way::Line, Way::Across};
    std::vector<Way> both = end;
    both.insert(both.end(), end.begin(), end.end());
    REQUIRE((ways(free, "2-5") == both));
    REQUIRE((ways(free, "3-6") == std::vector{Way::Only}));
    REQUIRE((ways(rules_with(false), "2-5") == std::vector{Way::Only, Way::Only}));
}

TEST_CASE("every seat sees open hands and the next round when one is over") {
    View view = seen(rules_with(false), {"open 2-4"}, {});
    view.table.phase = Phase::RoundOver;
    view.table.to_move = kNobody;
    view.open = true;
    view.hands[1].add(tile("0-1"));
    view.hands[1].add(tile("6-6"));
    const Scene scene = Game::scene(view, kWide);
    REQUIRE_EQ(scene.choices.size(), std::size_t{1});
    REQUIRE_EQ(scene.choices[0].action, std::string("next"));
    REQUIRE(scene.choices[0].kind == boneyard::kit::ChoiceKind::Next);
    REQUIRE_EQ(scene.hands.size(), std::size_t{2});
    REQUIRE(scene.hands[0][0].tiles.empty());
    REQUIRE_EQ(scene.hands[1][0].tiles[1].tile, std::string("6-6"));
}

TEST_CASE("marks tell what each end takes") {
    const View view = seen(rules_with(true, Rules::Matadors::Free),
                           {"open 5-5", "place 1-2 L 2", "place 2-5 R across", "place 0-2 U 2"}, {});
    const auto marks = Game::scene(view, kWide).marks;
    REQUIRE_EQ(marks.size(), std::size_t{4});
    REQUIRE((marks[0].kind == boneyard::kit::MarkKind::Value && marks[0].accepts == std::vector{6} &&
             marks[0].group == "L"));
    REQUIRE(((marks[1].kind == boneyard::kit::MarkKind::Either && marks[1].accepts == std::vector{2, 5})));
    REQUIRE((marks[2].kind == boneyard::kit::MarkKind::Closed && marks[2].accepts.empty()));
    REQUIRE_EQ(english(marks[0].spoken), std::string("Left end: takes 6, or a matador."));
    REQUIRE_EQ(english(marks[1].spoken), std::string("Right end: takes 2 or 5, or a matador."));
    REQUIRE_EQ(english(marks[2].spoken), std::string("Upper end, a blank: takes a matador only."));
    REQUIRE_EQ(english(marks[3].spoken), std::string("Lower end: takes 2, or a matador."));
    const auto gate =
        Game::scene(seen(rules_with(false), {"open 5-5", "place 2-5 L across"}, {}), kWide).marks;
    REQUIRE((gate[0].kind == boneyard::kit::MarkKind::Gate && gate[0].accepts == std::vector{0}));
    REQUIRE_EQ(english(gate[0].spoken), std::string("Left end, a gate: takes a blank or a matador."));
}

TEST_CASE("a matador across an end makes a gate, and that is said") {
    using boneyard::kit::Feat;
    const auto feats = [](const Rules& rules, std::initializer_list<const char*> laid) {
        return Game::scene(seen(rules, laid, {}), kWide).highlights;
    };
    const auto gate = feats(rules_with(false), {"open 5-5", "place 2-5 L across"});
    REQUIRE_EQ(gate.size(), std::size_t{1});
    REQUIRE((gate[0].feat == Feat::Gate && gate[0].pieces == std::vector{1}));
    REQUIRE_EQ(english(gate[0].spoken), std::string("That end is a gate now."));
    REQUIRE(feats(rules_with(false), {"open 5-5", "place 1-2 L 2"}).empty());
    REQUIRE(feats(rules_with(false), {"open 5-5", "place 2-5 L across", "place 1-2 R 2"}).empty());
}

TEST_CASE("the spinner is a feat when it is laid") {
    using boneyard::kit::Feat;
    const auto laid = Game::scene(seen(rules_with(true), {"open 5-5"}, {}), kWide).highlights;
    REQUIRE_EQ(laid.size(), std::size_t{1});
    REQUIRE(laid[0].feat == Feat::Spinner);
    REQUIRE(Game::scene(seen(rules_with(false), {"open 5-5"}, {}), kWide).highlights.empty());
}

TEST_CASE("the whole line has won a round that is over, from the tile laid last along it") {
    View view = seen(rules_with(true),
                     {"open 5-5", "place 2-3 L 2", "place 2-6 R 2", "place 1-4 L 4", "place 2-4 U 2"});
    REQUIRE(Game::scene(view, kWide).won.empty());
    view.table.phase = boneyard::kit::Phase::RoundOver;
    REQUIRE((Game::scene(view, kWide).won == std::vector{4, 0, 1, 3, 2}));
}

namespace {

/// How far to the side of which its words speak an end lies, or would if it were `where`.
double far_out(std::string_view words, const boneyard::kit::Pose& where) {
    if (words.starts_with("Left")) return -where.x;
    if (words.starts_with("Right")) return where.x;
    return words.starts_with("Upper") ? -where.y : where.y;
}

/// No two ends have one name, and none of them would rather have another's: whichever way they changed names,
/// these would lie less far out to the sides named.
void check_sides(const Scene& scene) {
    std::vector<std::string> words;
    for (const boneyard::kit::Mark& mark : scene.marks) words.push_back(english(mark.spoken).substr(0, 5));
    const auto all = [&] {
        double sum = 0;
        for (std::size_t i = 0; i < words.size(); ++i) sum += far_out(words[i], scene.marks[i].pose);
        return sum;
    };
    const double named = all();
    std::sort(words.begin(), words.end());
    REQUIRE(std::adjacent_find(words.begin(), words.end()) == words.end());
    do REQUIRE_LE(all(), named + 1e-6);
    while (std::next_permutation(words.begin(), words.end()));
}

/// Of two ends the left one lies in the left half of what lies there, wherever an upper and a lower one could
/// be told instead; and the other way round.
void check_halves(const Scene& scene) {
    if (scene.marks.size() != 2) return;
    const auto& pieces = scene.pieces;
    const auto parted = [&](double boneyard::kit::Pose::*way, bool lying_is_long) {
        double low = 1e9, high = -1e9;
        for (const auto& piece : pieces) {
            const bool lies = piece.pose.angle == 90 || piece.pose.angle == 270;
            const double half = lies == lying_is_long ? 1 : 0.5;
            low = std::min(low, piece.pose.*way - half);
            high = std::max(high, piece.pose.*way + half);
        }
        const double middle = (low + high) / 2;
        const double one = scene.marks[0].pose.*way, other = scene.marks[1].pose.*way;
        return std::min(one, other) < middle && std::max(one, other) > middle;
    };
    const bool across = parted(&boneyard::kit::Pose::x, true);
    if (across == parted(&boneyard::kit::Pose::y, false)) return;
    const std::string words = english(scene.marks[0].spoken);
    REQUIRE_EQ(words.starts_with("Left") || words.starts_with("Right"), across);
}

}  // namespace

TEST_CASE("an end is named for the side of the table on which it lies, wherever its line has turned to") {
    int turned = 0;
    for (std::uint64_t deal = 1; deal <= 60; ++deal) {
        const boneyard::kit::GivenOptions large{{"set", 12}, {"spinner", true}};
        auto match = boneyard::new_match(deal % 3 == 0 ? "russian" : "matador", 4, deal,
                                         deal % 3 == 1 ? large : boneyard::kit::GivenOptions{});
        Rng rng(deal, Stream::Deal, 7);
        REQUIRE(match);
        while (!(*match)->status().round_over() && !(*match)->status().match_over()) {
            const Scene scene = (*match)->scene(0, deal % 2 == 0 ? 0.6 : 1.6);
            check_sides(scene);
            check_halves(scene);
            for (const boneyard::kit::Mark& mark : scene.marks)
                turned += mark.group == "L" && !english(mark.spoken).starts_with("Left end");
            const auto legal = (*match)->legal();
            REQUIRE((*match)->play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
        }
    }
    REQUIRE_GT(turned, 20);
}

TEST_CASE("what is to be done is what the open ends allow the hand") {
    const auto prompt = [](std::initializer_list<const char*> laid, std::initializer_list<const char*> hand) {
        return english(Game::scene(seen(rules_with(false), laid, hand), kWide).prompt);
    };
    const std::string make = "Your turn: make 7 with an open end.";
    REQUIRE_EQ(prompt({"open 2-4"}, {"3-6"}), make);
    REQUIRE_EQ(prompt({"open 2-4"}, {"3-6", "2-5"}), std::string("Make 7, or lay a matador."));
    REQUIRE_EQ(prompt({"open 2-4", "place 2-5 L across"}, {"3-6"}), make);
    REQUIRE_EQ(prompt({"open 2-4", "place 2-5 L across"}, {"0-1", "3-6"}),
               std::string("Make 7, or lay a blank or a matador."));
    REQUIRE_EQ(prompt({"open 2-4", "place 2-5 L across"}, {"0-1"}),
               std::string("Your turn: lay a blank or a matador."));
    REQUIRE_EQ(prompt({"open 2-4", "place 0-5 L 5"}, {"1-6"}),
               std::string("Your turn: only a matador fits."));
}

TEST_CASE(
    "the points for hands are for winning the round: of a blocked one they are no more than a difference") {
    for (const boneyard::kit::GameInfo& info : {matador_info(), russian_info()}) {
        const auto why = std::find_if(info.reasons.begin(), info.reasons.end(),
                                      [](const auto& reason) { return reason.code == "hands"; });
        REQUIRE(why != info.reasons.end());
        REQUIRE_EQ(english(why->words), std::string("for winning the round"));
    }
}

TEST_CASE("spots are spoken as whole sentences") {
    const auto spoken = [](const View& view) {
        std::vector<std::string> all;
        for (const Spot& spot : Game::scene(view, kWide).spots)
            all.push_back(spot.group + ": " + english(spot.spoken));
        return all;
    };
    REQUIRE_EQ(spoken(seen(rules_with(true), {"open 2-4"}, {"3-3", "3-4"})),
               (std::vector<std::string>{"R: Lay 3-3 on the right end, as the spinner.",
                                         "L: Lay 3-4 across on the left end.",
                                         "R: Lay 3-4 across on the right end."}));
    REQUIRE_EQ(spoken(seen(rules_with(true), {"open 5-5"}, {"2-3"})).back(),
               std::string("D: Lay 2-3 on the lower end, its 2 inward."));
    REQUIRE_EQ(spoken(seen(rules_with(true), {}, {"2-3", "6-6"})),
               (std::vector<std::string>{"open: Open with 2-3.", "open: Open with 6-6, as the spinner."}));
}

TEST_CASE("of a double nobody says which half lies inward") {
    int doubles = 0;
    for (std::uint64_t deal = 1; deal <= 20; ++deal) {
        auto match = boneyard::new_match("russian", 4, deal, {});
        Rng rng(deal, Stream::Deal, 7);
        REQUIRE(match);
        while (!(*match)->status().round_over() && !(*match)->status().match_over()) {
            for (const Spot& spot : (*match)->scene((*match)->status().to_move, kWide).spots) {
                const std::string words = english(spot.spoken);
                CAPTURE(words);
                const bool same = spot.tile.size() == 3 && spot.tile[0] == spot.tile[2];
                doubles += same ? 1 : 0;
                if (same) REQUIRE(words.find("inward") == std::string::npos);
            }
            const auto legal = (*match)->legal();
            REQUIRE((*match)->play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
        }
    }
    REQUIRE_GT(doubles, 10);
}

TEST_CASE("who cannot play is offered to draw or pass") {
    View view = seen(rules_with(false), {"open 5-5"}, {"1-3"});
    Scene scene = Game::scene(view, kWide);
    REQUIRE(scene.spots.empty());
    REQUIRE((scene.choices.size() == 1 && scene.choices[0].kind == boneyard::kit::ChoiceKind::Draw));
    view.table.rules.draw_until = true;
    REQUIRE_EQ(english(Game::scene(view, kWide).choices[0].label), std::string("Draw until one fits"));
    view.table.rules.draw_until = false;
    REQUIRE_EQ(english(Game::scene(view, kWide).choices[0].label), std::string("Draw a tile"));
    view.table.stock_count = 0;
    scene = Game::scene(view, kWide);
    REQUIRE((scene.choices.size() == 1 && scene.choices[0].kind == boneyard::kit::ChoiceKind::Pass));
}
