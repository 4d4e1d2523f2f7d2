// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What the bots go by, and what a search plays out: a quick player for every seat.

#include "dominoes/outlook.h"
#include "matador/game.h"

namespace boneyard::matador {

namespace {

/// A matador opens any end: what it is worth to keep one, in hundredths of a pip. Found as the weights were.
constexpr int kMatador = 2000;

int rate_tile(const Outlook& outlook, const Table& table, const Action& action) {
    Arms arms = table.arms;
    move_ends(arms, action, outcome(table, action));
    const int rating = outlook.rate(action.tile, fitting(table.rules, arms));
    const bool kept = rating != kRateOut && matadors_of(table.rules.most).has(action.tile);
    return kept ? rating - kMatador : rating;
}

}  // namespace

int Game::gain(const View& /*view*/, const Action& action) { return action.lays() ? pips(action.tile) : 0; }

void Game::rate(const View& view, const std::vector<Action>& actions, std::vector<int>& ratings) {
    rate_each(view, actions, ratings, rate_tile);
}

Action Game::reply(kit::Rng& /*rng*/) const {
    const TileSet& hand = hand_to_move();
    if (table_.placed_count > 0 && (table_.fits & hand).empty())
        return {what_else(table_, {}).draw ? Action::Kind::Draw : Action::Kind::Pass};
    const auto each = [&](auto visit) { each_action(table_, hand, visit); };
    return best_action(table_, hand, each, rate_tile);
}

}  // namespace boneyard::matador
