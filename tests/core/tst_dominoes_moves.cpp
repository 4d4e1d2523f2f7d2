// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>

#include "dominoes/reasons.h"
#include "dominoes/usual.h"
#include "round_of_six.h"

using namespace boneyard;
using namespace boneyard::dominoes;
using boneyard::test::Round;
using boneyard::test::TableOfSix;

// What a move leaves behind, and what speaks for it, whichever game of dominoes it is.

namespace {

SeatView<TableOfSix> first_view(const Round& round) { return kit::view_of(round.table, round.hands, 0); }

Action opening_with(int a, int b) { return {Action::Kind::Open, tile_of(a, b)}; }

}  // namespace

TEST_CASE("what fits after a move is counted among what others hold, what the next holds and one's own") {
    // 0-4 is laid of 0-0 to 0-4. A 0 or a 4 have 13 tiles: those five, and of the others 0-5, 0-6, 1-4, 2-4,
    // 3-4, 4-4, 4-5, 4-6.
    Round round(2);
    round.table.lacks[1] = with_half(4);
    const auto left = aftermath_of(first_view(round), opening_with(0, 4));
    REQUIRE(left.table.laid.has(tile_of(0, 4)));
    REQUIRE_EQ(left.rest.count(), 4);
    REQUIRE_EQ(left.unseen.count(), 28 - 5);
    REQUIRE_EQ(left.unseen_fit(), 8);
    REQUIRE_EQ(left.next_fit(), 2);  // without a 4
    REQUIRE_EQ(left.own_fit(), 4);
}

TEST_CASE("who draws or passes leaves all as it was") {
    Round round(2);
    lay(round.table, opening_with(5, 6));
    const auto left = aftermath_of(first_view(round), {Action::Kind::Draw});
    REQUIRE_EQ(left.table.placed_count, 1);
    REQUIRE(left.rest == round.hands[0]);
    REQUIRE_EQ(left.own_fit(), 0);  // 0-0 to 0-4
}

TEST_CASE("a reason is given where there are few of others, or some of one's own") {
    REQUIRE_EQ(english(why_next_has_none(0)), "The next player has nothing that fits.");
    REQUIRE(why_next_has_none(1).empty());
    REQUIRE_EQ(english(why_few_follow(0)), "Nobody else can follow on this end.");
    REQUIRE_EQ(english(why_few_follow(1)), "Only 1 hidden tile can follow on this end.");
    REQUIRE_EQ(english(why_few_follow(4)), "Only 4 hidden tiles can follow on this end.");
    REQUIRE(why_few_follow(5).empty());
    REQUIRE(why_own_follow(1).empty());
    REQUIRE_EQ(english(why_own_follow(2)), "You hold 2 tiles that can follow on this end.");
    REQUIRE(why_own_fit(0).empty());
    REQUIRE_EQ(english(why_own_fit(3)), "After it 3 of your other tiles fit.");
    REQUIRE(why_pips(tile_of(0, 0)).empty());
    REQUIRE_EQ(english(why_pips(tile_of(3, 6))), "It gets rid of 9 pips.");
}

TEST_CASE("a fact has its number, and which of two is the better") {
    const auto rather = [](const kit::Fact& one, const kit::Fact& other) {
        const auto reasons = kit::rather({one}, {other});
        return reasons.empty() ? std::string() : english(reasons.front());
    };
    REQUIRE_EQ(rather(others_follow(2, 4), others_follow(7, 4)),
               "It is harder for the others to follow: 2 hidden tiles would fit, instead of 7.");
    REQUIRE_EQ(rather(others_follow(7, 4), others_follow(2, 4)), "");
    REQUIRE_EQ(rather(others_follow(1, 2), others_follow(2, 2)),
               "It is harder for your opponent to follow: 1 hidden tile would fit, instead of 2.");
    REQUIRE_EQ(rather(own_follow(3), own_follow(1)),
               "It is easier for you to follow: 3 of your other tiles would fit, instead of 1.");
    REQUIRE_EQ(rather(own_follow(1), own_follow(3)), "");
    TileSet light;
    light.add(tile_of(1, 3));
    TileSet heavy = light;
    heavy.add(tile_of(0, 5));
    REQUIRE_EQ(rather(pips_left(light), pips_left(heavy)), "It leaves you 4 pips in hand, instead of 9.");
}

TEST_CASE("a fact is not said after a reason that tells as much") {
    const auto tells = [](const kit::Phrase& reason, const kit::Fact& fact) {
        return std::find(fact.told_by.begin(), fact.told_by.end(), reason.text) != fact.told_by.end();
    };
    for (const kit::Phrase& reason : {why_next_has_none(0), why_few_follow(0), why_few_follow(2)})
        REQUIRE(tells(reason, others_follow(2, 4)));
    for (const kit::Phrase& reason : {why_own_follow(2), why_own_fit(1)})
        REQUIRE(tells(reason, own_follow(2)));
    REQUIRE(tells(why_pips(tile_of(1, 2)), pips_left({})));
    REQUIRE(!tells(why_pips(tile_of(1, 2)), own_follow(2)));
}

TEST_CASE("of a move without a choice it is said why there is none, and of another nothing") {
    TileSet hand;
    hand.add(tile_of(1, 2));
    const Action lay{Action::Kind::Place, tile_of(1, 2), Arm::L, 1};
    const Action turned{Action::Kind::Place, tile_of(1, 2), Arm::R, 2};
    REQUIRE_EQ(english(why_plain(hand, with_half(1), {lay}, lay)), "You go out with it.");
    hand.add(tile_of(3, 3));
    REQUIRE_EQ(english(why_plain(hand, with_half(1), {lay}, lay)), "It is the only move.");
    REQUIRE_EQ(english(why_plain(hand, with_half(1), {lay, turned}, lay)), "It is the only tile that fits.");
    const Action other{Action::Kind::Place, tile_of(3, 3), Arm::R, 3};
    REQUIRE(why_plain(hand, with_half(1) | with_half(3), {lay, other}, lay).empty());
    const Action draw{Action::Kind::Draw};
    REQUIRE_EQ(english(why_plain(hand, with_half(6), {draw}, draw)), "Nothing in your hand fits.");
    REQUIRE(why_plain(hand, with_half(3), {other, draw}, draw).empty());
    REQUIRE(why_plain(hand, with_half(6), {{Action::Kind::Next}}, {Action::Kind::Next}).empty());
}

TEST_CASE("a manner likes what its words say") {
    Round round(2);  // seat 0: 0-0 to 0-4
    auto view = first_view(round);
    REQUIRE_EQ(how_liked(view, opening_with(0, 0), "doubles"), 0);
    REQUIRE_EQ(how_liked(view, opening_with(0, 4), "doubles"), 1);
    REQUIRE_EQ(how_liked(view, opening_with(0, 4), "close"), -8);
    view.hands[0].remove(tile_of(0, 2));
    view.hands[0].remove(tile_of(0, 3));
    REQUIRE_EQ(how_liked(view, opening_with(0, 0), "doubles"), 1);  // it is late
    REQUIRE_EQ(how_liked(view, opening_with(0, 4), "follow"), 0);
    view.table.add({tile_of(2, 5), 1});
    view.table.add({tile_of(1, 5), 1, static_cast<std::int8_t>(Arm::R), 5});
    const auto placed_on = [](Arm arm) { return Action{Action::Kind::Place, tile_of(0, 1), arm, 1}; };
    REQUIRE_EQ(how_liked(view, placed_on(Arm::R), "follow"), 1);
    REQUIRE_EQ(how_liked(view, placed_on(Arm::L), "follow"), 0);
    REQUIRE_EQ(how_liked(view, {Action::Kind::Pass}, "follow"), 0);
}
