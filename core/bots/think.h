// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "bots/player.h"
#include "kit/match.h"

namespace boneyard::bots {

/// How often a careless bot does not look, out of 100.
inline constexpr std::uint32_t kCarelessPercent = 40;

/// The best rated of `actions`; equals are drawn lots for. Precondition: there is one action at least.
template <class Action>
const Action& best(const std::vector<Action>& actions, const std::vector<int>& ratings, kit::Rng& rng) {
    std::size_t chosen = 0;
    std::uint32_t equals = 1;
    for (std::size_t i = 1; i < actions.size(); ++i) {
        if (ratings[i] > ratings[chosen]) {
            chosen = i;
            equals = 1;
        } else if (ratings[i] == ratings[chosen] && rng.below(++equals) == 0) {
            chosen = i;
        }
    }
    return actions[chosen];
}

/// What a bot of that style does, knowing only `view`. Precondition: it is the view's seat's turn.
template <kit::Game G>
typename G::Action choose(const typename G::View& view, Style style, kit::Rng& rng) {
    std::vector<typename G::Action> actions;
    G::candidates(view, actions);
    const auto anything = [&] { return actions[rng.below(static_cast<std::uint32_t>(actions.size()))]; };
    if (actions.size() == 1) return actions.front();
    if (style == Style::Random) return anything();
    if (style == Style::Careless && rng.below(100) < kCarelessPercent) return anything();
    std::vector<int> ratings;
    if (style == Style::Heuristic) {
        G::rate(view, actions, ratings);
    } else {
        for (const auto& action : actions) ratings.push_back(G::gain(view, action));
    }
    return best(actions, ratings, rng);
}

/// Makes the thought of `player` in the place of `seat`. It holds the seat's view and nothing else.
template <kit::Game G>
Thought think_for(const kit::Match& match, kit::Seat seat, const Player& player) {
    const auto& game = static_cast<const kit::MatchOf<G>&>(match).game();
    return [view = game.view(seat), player,
            ply = match.actions().size()](const std::stop_token& stop) -> std::optional<std::string> {
        if (stop.stop_requested()) return std::nullopt;
        kit::Rng rng(player.seed, kit::Stream::Bot, ply);
        return G::text(choose<G>(view, player.style, rng));
    };
}

}  // namespace boneyard::bots
