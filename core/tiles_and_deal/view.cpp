// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What a bot may make of what a seat knows.

#include "tiles_and_deal/game.h"

namespace boneyard::tiles_and_deal {

Game Game::sample(const View& view, kit::Rng& rng) {
    Game game = seen(view, rng);
    // What lies open or is known to be in a hand is not drawn for.
    std::array<std::uint8_t, kJoker + 1> seen{};
    const auto see = [&](Tile tile) { ++seen[tile]; };
    for (std::size_t i = 0; i < view.table.discard_count; ++i) see(view.table.discards[i]);
    for (std::size_t i = 0; i < view.table.meld_count; ++i) {
        each_tile(view.table.melds[i], see);
    }
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
        if (!view.open && static_cast<Seat>(seat) != view.seat) game.hands_[seat] = view.table.known[seat];
        game.hands_[seat].each(see);
    }
    Pile pile;
    for (Tile tile = 0; tile <= kJoker; ++tile) {
        const int copies = tile == kJoker ? view.table.rules.jokers : view.table.rules.copies;
        for (int copy = seen[tile]; copy < copies; ++copy) pile.add(tile);
    }
    rng.shuffle(pile);
    std::size_t next = 0;
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
        while (game.hands_[seat].count() < view.table.hand_counts[seat])
            game.hands_[seat].add(pile.tiles[next++]);
    }
    game.stock_ = kit::Stock<Tile, kMaxTiles>::of(pile, next);
    return game;
}

Game Game::sample(const View& view, const Beliefs& beliefs, kit::Rng& rng) {
    Game game = seen(view, rng);
    game.hands_[static_cast<std::size_t>(1 - view.seat)] = beliefs.hand();
    Pile pile = beliefs.rest();
    rng.shuffle(pile);
    game.stock_ = kit::Stock<Tile, kMaxTiles>::of(pile);
    return game;
}

}  // namespace boneyard::tiles_and_deal
