// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What a seat knows, and what a bot may make of it.

#include "matador/game.h"

namespace boneyard::matador {

void Game::legal(const View& view, std::vector<Action>& out) {
    out.clear();
    if (view.may_act()) list_legal(view.table, view.hand(), fitting(view.table), out);
}

Game Game::sample(const View& view, kit::Rng& rng) {
    Game game;
    game.table_ = view.table;
    game.deal_ = rng.next() & kit::kMaxDeal;
    game.laid_ = view.table.laid();
    if (view.table.placed_count > 0) game.fits_ = fitting(view.table);
    game.hands_ = sample_hands(view, full_set(view.table.rules.most), rng);
    return game;
}

}  // namespace boneyard::matador
