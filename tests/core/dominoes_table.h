// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "by_hand.h"
#include "dominoes/match_state.h"

/// Positions of any game of dominoes made by hand.
namespace boneyard::test {

inline dominoes::TileSet tiles_of(const std::string& text) {
    dominoes::TileSet tiles;
    for (const std::string& word : words(text)) tiles.add(dominoes::parse_tile(word).value());
    return tiles;
}

/// Who holds what in the middle of a round. Every tile that is named nowhere has been laid.
struct Held {
    std::vector<std::string> hands = {};  ///< by seat
    std::string stock = {};
    dominoes::Seat to_move = 0;
    kit::PerSeat<int> scores = {};
};

/// The game in which they hold that. `table` has its rules, its ends and what fits there.
template <class Game, class Table>
Game set_up(Table table, const Held& held) {
    typename Game::View view{std::move(table)};
    view.open = true;
    view.table.seats = static_cast<std::int8_t>(held.hands.size());
    view.table.to_move = held.to_move;
    view.table.scores = held.scores;
    dominoes::TileSet laid = view.table.set() - tiles_of(held.stock);
    for (std::size_t seat = 0; seat < held.hands.size(); ++seat) {
        view.hands[seat] = tiles_of(held.hands[seat]);
        view.table.hand_counts[seat] = static_cast<std::int8_t>(view.hands[seat].count());
        laid -= view.hands[seat];
    }
    laid.each([&](dominoes::Tile tile) { view.table.add({.tile = tile}); });
    view.table.stock_count = static_cast<std::uint8_t>(tiles_of(held.stock).count());
    kit::Rng rng(1);
    return Game::sample(view, rng);
}

}  // namespace boneyard::test
