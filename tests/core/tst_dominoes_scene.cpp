// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "dominoes/scene.h"
#include "dominoes/words.h"
#include "round_of_six.h"

using namespace boneyard;
using namespace boneyard::dominoes;
using boneyard::test::Round;

// What is drawn and said of a line, whichever game of dominoes it is.

TEST_CASE("an end that one number joins says which, and on which side it is") {
    Line line;
    line.add({tile_of(2, 5), 0});
    const Layout layout(line, 1.6);
    const kit::Mark right = value_mark(layout, Arm::R, 5);
    REQUIRE(right.kind == kit::MarkKind::Value);
    REQUIRE_EQ(right.group, "R");
    REQUIRE_EQ(right.accepts, std::vector<int>{5});
    REQUIRE_EQ(english(right.spoken), "Right end: takes 5.");
    REQUIRE_EQ(english(right.meaning.words.at(0)), "5 lies here, and the same number joins it.");
    REQUIRE_EQ(right.meaning.rule, "turn");
    REQUIRE_EQ(english(value_mark(layout, Arm::L, 2).spoken), "Left end: takes 2.");
}

TEST_CASE("a game says its own words of a side") {
    constexpr PerArm kTexts{"left %1", "right %1", "upper %1", "lower %1"};
    const kit::Phrase upper = say_on({"a game"}, kTexts, Arm::U, {4});
    REQUIRE_EQ(upper.context, "a game");
    REQUIRE_EQ(english(upper), "upper 4");
    REQUIRE_EQ(english(say_on({"a game"}, kTexts, Arm::D, {4})), "lower 4");
}

TEST_CASE("a spinner lights up while it is the last tile of a round that goes on") {
    Round round(2);
    kit::Scene scene;
    add_spinner_laid(scene, round.table);
    round.table.add({tile_of(2, 5), 0});
    add_spinner_laid(scene, round.table);
    REQUIRE(scene.highlights.empty());
    round.table.add({tile_of(5, 5), 1, 1, kNoHalf, true, true});
    add_spinner_laid(scene, round.table);
    REQUIRE_EQ(scene.highlights.size(), 1U);
    REQUIRE_EQ(scene.highlights[0].pieces, std::vector<int>{1});
    REQUIRE(scene.highlights[0].feat == kit::Feat::Spinner);
    REQUIRE_EQ(english(scene.highlights[0].spoken), "It is the spinner: the line now grows at four ends.");
    kit::Scene over;
    round.table.phase = Phase::RoundOver;
    add_spinner_laid(over, round.table);
    REQUIRE(over.highlights.empty());
    round.table.phase = Phase::Play;
    round.table.add({tile_of(1, 5), 0, 1, 5});
    add_spinner_laid(over, round.table);
    REQUIRE(over.highlights.empty());
}

TEST_CASE("a spot tells the points that its tile brings, where its game has any") {
    Line line;
    line.add({tile_of(2, 5), 0});
    const Layout layout(line, 1.6);
    const Action action{Action::Kind::Place, tile_of(1, 5), Arm::R, 5};
    REQUIRE_EQ(spot_of(layout, action, placed_as(action, 1, false)).gain, 0);
    REQUIRE_EQ(spot_of(layout, action, placed_as(action, 1, false), 15).gain, 15);
}

TEST_CASE("why a tile does not join a number is said with that, and why it joins none with the tile") {
    REQUIRE_EQ(english(why_not_number(3)), "This end takes a 3.");
    REQUIRE_EQ(english(why_nowhere(tile_of(2, 5))), "No open end takes 2-5.");
}
