// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// How fast deadwood is reckoned, on hands that are dealt beforehand.

#include <array>
#include <cstddef>

#include "kit/hidden.h"
#include "kit/rng.h"
#include "tiles_and_deal/deadwood.h"
#include "tiles_and_deal/game.h"

namespace boneyard::tiles_and_deal {

namespace {

constexpr std::size_t kHands = 4096;
constexpr int kJokerValue = 15;

/// A set of tiles, and how many of it make a hand.
struct Deal {
    int copies;
    int jokers;
    std::size_t hand;
};

std::array<Tiles, kHands> deal_hands(const Deal& deal) {
    kit::Pile<Tile, kMaxTiles> all;
    for (Tile tile = 0; tile < kJoker; ++tile) {
        for (int copy = 0; copy < deal.copies; ++copy) all.add(tile);
    }
    for (int joker = 0; joker < deal.jokers; ++joker) all.add(kJoker);
    kit::Rng rng(1);
    std::array<Tiles, kHands> hands{};
    for (Tiles& hand : hands) {
        rng.shuffle(all);
        for (std::size_t i = 0; i < deal.hand; ++i) hand.add(all[i]);
    }
    return hands;
}

std::uint64_t reckon(const std::array<Tiles, kHands>& hands, std::uint64_t count) {
    std::uint64_t sum = 0;
    for (std::uint64_t i = 0; i < count; ++i) {
        sum += static_cast<std::uint64_t>(least_deadwood(hands[i % kHands], kJokerValue));
    }
    return sum;
}

std::uint64_t ten_tiles(std::uint64_t count) {
    static const auto kDealt = deal_hands({.copies = 1, .jokers = 0, .hand = 10});
    return reckon(kDealt, count);
}

std::uint64_t fourteen_tiles(std::uint64_t count) {
    static const auto kDealt = deal_hands({.copies = 2, .jokers = 3, .hand = 14});
    return reckon(kDealt, count);
}

}  // namespace

std::vector<kit::Benchmark> Game::benchmarks() {
    return {{"least deadwood of 10 tiles of 52", ten_tiles},
            {"least deadwood of 14 tiles of 107, jokers among them", fourteen_tiles}};
}

}  // namespace boneyard::tiles_and_deal
