// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "dominoes/layout.h"
#include "dominoes/words.h"
#include "round_of_six.h"

using namespace boneyard;
using namespace boneyard::dominoes;
using boneyard::test::Round;
using boneyard::test::TableOfSix;

// What any game of dominoes has: the bookkeeping of a round, and a line that opens with a double.

TEST_CASE("a deal fills the hands in turn and leaves the rest in the stock") {
    const Round round(3);
    REQUIRE_EQ(round.table.stock_count, 28 - 15);
    for (Seat seat = 0; seat < 3; ++seat) REQUIRE_EQ(kit::at(round.hands, seat).count(), 5);
    REQUIRE(round.hands[3].empty());
    REQUIRE(round.hands[0].has(tile_of(0, 4)));
    REQUIRE(round.hands[1].has(tile_of(0, 5)));
}

TEST_CASE("who draws may hold anything again and who passes does not hold what fits") {
    Round round(2);
    kit::Events events;
    draw_or_pass(round.table, round.hands, round.stock, {Action::Kind::Pass}, with_half(6), &events);
    REQUIRE(round.table.lacks[0] == with_half(6));
    REQUIRE_EQ(round.table.to_move, 1);
    round.table.to_move = 0;
    draw_or_pass(round.table, round.hands, round.stock, {Action::Kind::Draw}, with_half(6), &events);
    REQUIRE(round.table.lacks[0].empty());
    REQUIRE_EQ(round.hands[0].count(), 6);
    REQUIRE_EQ(round.table.drawn, 1);
    REQUIRE_EQ(round.table.to_move, 0);
    REQUIRE_EQ(events.size(), 2U);
}

TEST_CASE("a tile that is laid leaves its hand and ends the turn") {
    Round round(2);
    round.table.add({tile_of(0, 3), 0});
    leave_hand(round.table, round.hands, nullptr);
    REQUIRE(!round.hands[0].has(tile_of(0, 3)));
    REQUIRE_EQ(round.table.hand_counts[0], 4);
    REQUIRE_EQ(round.table.to_move, 1);
}

TEST_CASE("the opener rotates from the first one") {
    Round round(3);
    round.table.first_opener = 2;
    for (const int opener : {2, 0, 1, 2}) {
        REQUIRE_EQ(round.table.opener_by_turns(), opener);
        ++round.table.round;
    }
}

TEST_CASE("a lead that is shared wins nothing") {
    Round round(3);
    round.table.scores = {100, 100, 20};
    REQUIRE_EQ(match_winners(round.table, 100), 0);
    REQUIRE_EQ(kit::sole_winner(with_most(round.table.scores, 3)), kNobody);
    REQUIRE_EQ(kit::sole_winner(kit::with_least(round.table.scores, 3)), 2);
    round.table.scores[1] = 105;
    REQUIRE_EQ(match_winners(round.table, 100), only(Seat{1}));
    REQUIRE_EQ(match_winners(round.table, 110), 0);
}

TEST_CASE("a blocked round is won by the fewest pips and an empty hand wins whatever they are") {
    Round round(2);  // 0-0 to 0-4: 10 pips; 0-5, 0-6, 1-1, 1-2, 1-3: 20
    const RoundResult blocked = result_of(round.table, round.hands, false);
    REQUIRE_EQ(blocked.how, "blocked");
    REQUIRE_EQ(blocked.winner, 0);
    REQUIRE_EQ(blocked.own, 10);
    REQUIRE_EQ(blocked.others, 20);
    round.hands = {TileSet{}, TileSet{}};
    round.hands[0].add(tile_of(0, 0));
    const RoundResult shared = result_of(round.table, round.hands, false);
    REQUIRE_EQ(shared.winner, kNobody);
    REQUIRE_EQ(shared.least, 0b11);
    round.table.add({tile_of(1, 3), 1});
    REQUIRE_EQ(result_of(round.table, round.hands, true).winner, 1);
}

TEST_CASE("a round is worth the lead up to the target and more when it is won") {
    Round round(3);
    round.table.scores = {30, 120, 20};
    REQUIRE_EQ(worth_of(round.table, 0, 0), 30 - 120);
    REQUIRE_EQ(worth_of(round.table, 0, 100), 30 - 100);
    round.table.round_scores = {30, 0, 0};
    REQUIRE_EQ(worth_of(round.table, 0, 100), 30 + 50 - 100);
    round.table.winners = only(1);
    REQUIRE_EQ(worth_of(round.table, 1, 100), 100 + 50 - 80);
}

TEST_CASE("a sampled deal keeps what the seat sees") {
    const Round round(4);
    const SeatView<TableOfSix> view = kit::view_of(round.table, round.hands, 2);
    REQUIRE(view.hands[1].empty());
    REQUIRE_EQ(unseen_by(view).count(), 28 - 5);
    kit::Rng rng(7);
    Hands hands = view.hands;
    const Pile stock = kit::deal_unseen(view, pile_of(unseen_by(view)), hands, rng);
    REQUIRE(hands[2] == round.hands[2]);
    TileSet all;
    for (const TileSet& hand : hands) all |= hand;
    for (std::size_t i = 0; i < stock.size(); ++i) all.add(stock[i]);
    REQUIRE(all == full_set(6));
}

TEST_CASE("a round goes on while somebody can play or draw") {
    Round round(2);  // 0-0 to 0-4; 0-5, 0-6, 1-1, 1-2, 1-3
    round.table.fits = with_half(4);
    REQUIRE(!result_after(round.table, round.hands, 1, false));
    round.table.fits = with_half(0) & with_half(5);
    REQUIRE(!result_after(round.table, round.hands, 0, false));
    round.table.fits = with_half(6) & with_half(5);
    REQUIRE(!result_after(round.table, round.hands, 0, true));
    REQUIRE_EQ(result_after(round.table, round.hands, 0, false)->how, "blocked");
    round.hands[1] = {};
    round.table.add({tile_of(1, 3), 1});
    REQUIRE_EQ(result_after(round.table, round.hands, 1, true)->how, "out");
}

TEST_CASE("a winner is paid for the hands, and nobody where several have the fewest pips") {
    Round round(2);  // 0-0 to 0-4: 10 pips; 0-5, 0-6, 1-1, 1-2, 1-3: 20
    kit::Events events;
    const RoundResult won = result_of(round.table, round.hands, false);
    settle(round.table, won, 15, &events);
    REQUIRE_EQ(round.table.scores[0], 15);
    REQUIRE_EQ(events.front().why, "hands");
    REQUIRE_EQ(events.back().why, "blocked");
    REQUIRE(round.table.phase == Phase::RoundOver);
    REQUIRE_EQ(won.ahead(), only(0));
    Round shared(2);
    shared.hands = {TileSet{}, TileSet{}};
    const RoundResult nobodys = result_of(shared.table, shared.hands, false);
    settle(shared.table, nobodys, 15, nullptr);
    REQUIRE_EQ(shared.table.scores[0] + shared.table.scores[1], 0);
    REQUIRE_EQ(nobodys.ahead(), 0b11);
}

TEST_CASE("a match of one round is won by whom its game says, and any other by its target") {
    Round one(2);
    decide(one.table, 0, only(1), nullptr);
    REQUIRE_EQ(one.table.winners, only(1));
    REQUIRE(one.table.phase == Phase::MatchOver);
    Round longer(2);
    longer.table.scores = {99, 0};
    decide(longer.table, 100, only(1), nullptr);
    REQUIRE_EQ(longer.table.winners, 0);
    longer.table.scores = {100, 0};
    decide(longer.table, 100, only(1), nullptr);
    REQUIRE_EQ(longer.table.winners, only(0));
}

TEST_CASE("a state tells of the arms that there are") {
    Round round(2);
    const auto arms = [&round] {
        kit::Data state = kit::Data::object();
        describe_line(round.table, state, [](Arm arm) { return static_cast<int>(arm); });
        REQUIRE_EQ(state["drawn"], kit::Data(int{round.table.drawn}));
        REQUIRE_EQ(state["placed"], describe_placed(round.table));
        return state["arms"];
    };
    REQUIRE_EQ(arms(), kit::Data::object());
    round.table.add({tile_of(2, 5), 0});
    REQUIRE_EQ(arms(), kit::Data::object().set("L", 0).set("R", 1));
    round.table.add({tile_of(5, 5), 1, 1, kNoHalf, true, true});
    REQUIRE_EQ(arms(), kit::Data::object().set("L", 0).set("R", 1).set("U", 2).set("D", 3));
}

TEST_CASE("an opening double lies across where its game lays it so") {
    for (const bool across : {false, true}) {
        Line line;
        line.add({.tile = tile_of(5, 5), .seat = 0, .across = across});
        const Layout layout(line, 1.6);
        REQUIRE_EQ(layout.poses()[0].angle, opening_pose(across).angle);
        const Box opening = footprint(layout.poses()[0]);
        for (const Arm arm : {Arm::L, Arm::R}) {
            const Box next = footprint(layout.joined(arm, tile_of(0, 5), 5));
            REQUIRE(!opening.overlaps(next));
            const double gap = arm == Arm::L ? opening.left - next.right : next.left - opening.right;
            REQUIRE(gap < 0.2);
        }
    }
}

TEST_CASE("a game that opens with any tile has no other one to ask for") {
    Round round(2);
    const SeatView<TableOfSix> view = kit::view_of(round.table, round.hands, 0);
    const auto at_end = [](Tile /*tile*/, Arm /*arm*/) { return kit::Phrase{}; };
    const auto nowhere = [](Tile /*tile*/) { return kit::Phrase{}; };
    const std::string tile = tile_text(tile_of(0, 1));
    const auto why = [&](const std::vector<Action>& actions, WhyNotOpen opening) {
        return why_not_lay(view, actions, tile, "open", opening, at_end, nowhere);
    };
    REQUIRE(why({}, why_highest_opens) == why_highest_opens(view.hand()));
    REQUIRE(why({}, nullptr) == why_not_there());
    REQUIRE(why({{Action::Kind::Open, tile_of(0, 1)}}, nullptr).empty());
}
