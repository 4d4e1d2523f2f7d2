// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What a seat knows, and what a bot may make of it.

#include "kit/round.h"
#include "triominoes/game.h"

namespace boneyard::triominoes {

View Game::view(Seat seat) const {
    const bool open = table_.phase != Phase::Play;
    return kit::view_of<View>(table_, table_.seats, hands_, seat, open);
}

void Game::legal(const View& view, std::vector<Action>& out) {
    out.clear();
    if (view.table.to_move == kNobody || view.table.to_move == view.seat) {
        list_legal(view.table, view.hand(), out);
    }
}

Game Game::sample(const View& view, kit::Rng& rng) {
    Game game;
    game.table_ = view.table;
    game.hands_ = view.hands;
    game.deal_ = rng.next() & kit::kMaxDeal;
    TileSet seen;
    for (const TileSet hand : view.hands) seen = seen | hand;
    for (std::size_t i = 0; i < view.table.placed_count; ++i) seen.add(view.table.placed[i].tile);
    kit::Pile<Tile, kTiles> pile;
    (TileSet::full() - seen).each([&](Tile tile) { pile.add(tile); });
    pile = kit::deal_unseen(view, pile, game.hands_, rng);
    game.stock_ = {pile.tiles, static_cast<std::uint8_t>(pile.count)};
    return game;
}

}  // namespace boneyard::triominoes
