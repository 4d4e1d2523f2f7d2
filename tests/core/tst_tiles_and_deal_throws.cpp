// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What a hand comes to with the best throw, counted by trying each.

#include <doctest/doctest.h>

#include <algorithm>
#include <limits>
#include <vector>

#include "kit/fact.h"
#include "tiles_and_deal/arrange.h"
#include "tiles_and_deal/deadwood_solver.h"
#include "tiles_and_deal_table.h"

using boneyard::kit::Rng;
using boneyard::test::set_up;
using namespace boneyard::tiles_and_deal;

namespace {

/// Tiles of all kinds, or of two suits, or of five ranks in a row: so that there is much to arrange. Fewer
/// than five where there are no more.
Tiles random_hand(Rng& rng) {
    const auto copies = 1 + rng.below(2);
    const auto crowd = rng.below(3);
    const auto low = static_cast<int>(rng.below(kRanks));
    const auto suit = static_cast<int>(rng.below(kSuits));
    std::vector<Tile> all(rng.below(4), kJoker);
    for (Tile tile = 0; tile < kJoker; ++tile) {
        const bool of_suits = suit_of(tile) == suit || suit_of(tile) == (suit + 1) % kSuits;
        const bool of_ranks = (rank_of(tile) + kRanks - 1 - low) % kRanks < 5;
        if (crowd == 0 || (crowd == 1 && of_suits) || (crowd == 2 && of_ranks))
            all.insert(all.end(), copies, tile);
    }
    rng.shuffle(all);
    all.resize(std::min<std::size_t>(all.size(), 5 + rng.below(10)));
    Tiles hand;
    for (const Tile tile : all) hand.add(tile);
    return hand;
}

}  // namespace

TEST_CASE(
    "the least after a throw is what trying each throw finds, or nothing where all tiles are in melds") {
    constexpr int kHands = 4000;
    constexpr int kStep = 16;
    Prices prices = deadwood_prices(15);
    for (int& price : prices.over) price = price * kStep + 1;
    int whole = 0;
    for (int number = 0; number < kHands; ++number) {
        Rng rng(static_cast<std::uint64_t>(number), boneyard::kit::Stream::World);
        const Tiles hand = random_hand(rng);
        Arranger arranger(prices);
        int least = std::numeric_limits<int>::max();
        Tile last = kNoTile;
        hand.each_kind([&](Tile thrown) {
            least = std::min(least, arranger.least(without(hand, thrown)));
            last = thrown;
        });
        if (arranger.least(hand) == 0) {
            whole += static_cast<int>(least > 0);
            least = 0;
        }
        REQUIRE_EQ(DeadwoodSolver(prices).least_thrown(hand), least);
        REQUIRE_EQ(DeadwoodSolver(prices).least_thrown_with(without(hand, last), last), least);
    }
    REQUIRE(whole > 0);
}

TEST_CASE(
    "a tile that brings all the others into melds lowers the deadwood, though none can be thrown then") {
    const Game game = set_up({.hands = {"K5 K6 K7 R2 R3 O13", "B9 B9"}});
    const auto facts = Game::facts(game.view(0), Game::parse("discard O13").value());
    // Whole with R1 and R4; with K4, K8 and J the R3 goes, and with a two as well. Each is there twice.
    REQUIRE_EQ(facts.at(1).value, 2 + 2 + 2 + 2 + 3 + 7);
}
