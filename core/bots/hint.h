// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "bots/analyzer.h"

namespace boneyard::bots {

/// The actions that cost points at once, as the table offers them.
template <kit::Game G>
std::vector<typename G::Action> priced(const typename G::View& view) {
    std::vector<typename G::Action> actions;
    for (const kit::Choice& choice : G::scene(view, 1).choices) {
        if (choice.price <= 0) continue;
        if (const auto action = G::parse(choice.action)) actions.push_back(*action);
    }
    return actions;
}

/// The best action that costs nothing; nothing when there is none.
template <kit::Game G>
std::optional<typename G::Action> best_free(const typename G::View& view,
                                            const std::vector<typename G::Action>& paid, kit::Rng& rng,
                                            const std::stop_token& stop) {
    constexpr int kPlayouts = 240;
    std::vector<typename G::Action> actions;
    std::vector<int> ratings;
    G::candidates(view, actions);
    std::erase_if(actions, [&](const auto& action) {
        return std::find(paid.begin(), paid.end(), action) != paid.end();
    });
    if (actions.empty()) return std::nullopt;
    G::rate(view, actions, ratings);
    Search<G> search(view, best_first(actions, ratings, kMostActions, rng), rng.next());
    return search.choose({kPlayouts, 1}, stop);
}

/// What a person is told to do: what a bot of that strength would. But to pay points now for something better
/// later a bot needs a hunch only; a person is told to where it is clearly better than all that costs
/// nothing.
template <kit::Game G>
typename G::Action advise(const typename G::View& view, const kit::Strength& strength, std::uint64_t seed,
                          std::uint64_t ply, const std::stop_token& stop) {
    constexpr int kWorlds = 400;
    const auto choice = choose<G>(view, strength, seed, ply, stop);
    const auto paid = priced<G>(view);
    if (std::find(paid.begin(), paid.end(), choice) == paid.end()) return choice;
    kit::Rng rng(seed, kit::Stream::Bot, ply);
    const auto free = best_free<G>(view, paid, rng, stop);
    if (!free) return choice;
    const auto found = weigh<G>({view, *free}, choice, kWorlds, rng.next(), stop);
    return !found || found->better ? choice : *free;
}

/// As make_bot(), for a hint.
template <kit::Game G>
Bot make_hint(const kit::Match& match, kit::Seat seat, const kit::Strength& strength, std::uint64_t seed) {
    const G& game = static_cast<const kit::MatchOf<G>&>(match).game();
    return [view = game.view(seat), strength, seed,
            ply = match.actions().size()](const std::stop_token& stop) -> std::optional<std::string> {
        if (stop.stop_requested()) return std::nullopt;
        return G::text(advise<G>(view, strength, seed, ply, stop));
    };
}

}  // namespace boneyard::bots
