// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "dominoes/outlook.h"
#include "round_of_six.h"

using namespace boneyard;
using namespace boneyard::dominoes;
using boneyard::test::Round;
using boneyard::test::TableOfSix;

// What bots go by, whichever game of dominoes it is. All ratings are worked out by hand.

namespace {

TileSet some_tiles(std::initializer_list<Tile> tiles) {
    TileSet all;
    for (const Tile tile : tiles) all.add(tile);
    return all;
}

const TileSet kHand = some_tiles({tile_of(1, 2), tile_of(3, 3)});
const TileSet kUnseen = some_tiles({tile_of(0, 0), tile_of(0, 1), tile_of(4, 4), tile_of(5, 5)});
const TileSet kFits = some_tiles({tile_of(0, 1), tile_of(4, 4)});

/// Who is next holds one of the four unseen tiles.
TableOfSix table_of(int seats) {
    TableOfSix table = Round(seats).table;
    table.hand_counts[1] = 1;
    return table;
}

}  // namespace

TEST_CASE("a tile is rated by its pips, what is left in the hand and whether the next can play") {
    const Outlook outlook(table_of(2), kHand, kUnseen);
    // Three pips; a 3 is left; of four tiles two fit: in 500 of 1000 cases the next can play.
    REQUIRE_EQ(outlook.rate(tile_of(1, 2), kFits), 3 * 100 + 1 * 280 - 500 * 4);
    // Six pips; a 1 and a 2 are left.
    REQUIRE_EQ(outlook.rate(tile_of(3, 3), kFits), 6 * 100 + 2 * 280 - 500 * 4);
    // 1-2, which is left, fits, and so do three of the four.
    REQUIRE_EQ(outlook.rate(tile_of(3, 3), kFits | kHand | some_tiles({tile_of(5, 5)})),
               6 * 100 + 1 * 30 + 2 * 280 - 750 * 4);
    REQUIRE_EQ(outlook.rate(tile_of(1, 2), kFits, {.pip = 1, .fits = 0, .half = 10, .chance = 0}), 13);
}

TEST_CASE("with more seats the next one counts half") {
    const Outlook outlook(table_of(3), kHand, kUnseen);
    REQUIRE_EQ(outlook.rate(tile_of(1, 2), kFits), 3 * 100 + 1 * 280 - 500 * 4 / 2);
}

TEST_CASE("what the next seat lacks it cannot lay") {
    TableOfSix table = table_of(2);
    table.lacks[1] = with_half(4);
    // One of three is left that fits: none in 666 of 1000 cases.
    REQUIRE_EQ(Outlook(table, kHand, kUnseen).rate(tile_of(1, 2), kFits), 3 * 100 + 1 * 280 - 334 * 4);
}

TEST_CASE("a half that another tile has stays in the hand") {
    const TileSet hand = some_tiles({tile_of(1, 2), tile_of(1, 5)});
    const Outlook outlook(table_of(2), hand, kUnseen);
    REQUIRE_EQ(outlook.rate(tile_of(1, 2), {}), 3 * 100 + 2 * 280);
}

TEST_CASE("to go out is better than anything") {
    const Outlook outlook(table_of(2), some_tiles({tile_of(0, 0)}), kUnseen);
    REQUIRE_EQ(outlook.rate(tile_of(0, 0), kFits), kRateOut);
}

TEST_CASE("each action is rated, and the best is the first of equals") {
    Round round(2);
    const auto by_pips = [](const Outlook& /*outlook*/, const TableOfSix& /*table*/, const Action& action) {
        return pips(action.tile);
    };
    const auto view = kit::view_of(round.table, round.hands, 0);
    const Action light{Action::Kind::Open, tile_of(0, 1)};
    const Action heavy{Action::Kind::Open, tile_of(0, 4)};
    const Action equal{Action::Kind::Place, tile_of(0, 4), Arm::R, 4};
    const Action draw{Action::Kind::Draw};
    const Action pass{Action::Kind::Pass};
    std::vector<int> ratings{7};
    rate_each(view, {light, heavy, draw, pass, {Action::Kind::Next}}, ratings, by_pips);
    REQUIRE_EQ(ratings, std::vector<int>{1, 4, -500, -400, 0});
    const auto best = [&](const std::vector<Action>& actions) {
        const auto each = [&](auto visit) {
            for (const Action& action : actions) visit(action);
        };
        return best_action(round.table, round.hands[0], each, by_pips);
    };
    REQUIRE(best({draw, light, heavy, equal}) == heavy);
    REQUIRE(best({draw}) == draw);
    REQUIRE(best({draw, pass}) == pass);
}
