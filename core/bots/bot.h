// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <numeric>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "bots/manner.h"
#include "bots/search.h"
#include "bots/worlds.h"
#include "kit/match.h"
#include "kit/strength.h"

namespace boneyard::bots {

/// What chooses: a bot in the place of a seat that is to move. It holds a copy of the seat's view and nothing
/// else of the match, so it may be run on any thread, later, or not at all, and gives the action's text. One
/// that is asked to stop while it thinks gives the best it has found so far; one that was stopped before it
/// began gives nothing.
using Bot = std::function<std::optional<std::string>(std::stop_token)>;

/// A search looks at the actions that the heuristic rates best: at so many at the most, and at fewer where
/// its budget would not try each in so many worlds. Less than that tells luck and skill apart too seldom.
inline constexpr int kMostActions = 12;
inline constexpr int kWorthwhileWorlds = 16;

/// The place of the best of `ratings`; equals are drawn lots for. Precondition: there is one at least.
inline std::size_t best(const std::vector<int>& ratings, kit::Rng& rng) {
    std::size_t chosen = 0;
    std::uint32_t equals = 1;
    for (std::size_t i = 1; i < ratings.size(); ++i) {
        if (ratings[i] > ratings[chosen]) {
            chosen = i;
            equals = 1;
        } else if (ratings[i] == ratings[chosen] && rng.below(++equals) == 0) {
            chosen = i;
        }
    }
    return chosen;
}

/// Leaves out what a careless player does not see; something is always left.
template <class Action>
void overlook(std::vector<Action>& actions, int percent, kit::Rng& rng) {
    if (percent == 0) return;
    const Action last_hope = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
    std::erase_if(actions,
                  [&](const Action&) { return rng.below(100) < static_cast<std::uint32_t>(percent); });
    if (actions.empty()) actions.push_back(last_hope);
}

/// The best `most` of the actions, the one that the ratings choose first.
template <class Action>
std::vector<Action> best_first(const std::vector<Action>& actions, const std::vector<int>& ratings,
                               std::size_t most, kit::Rng& rng) {
    std::vector<std::size_t> order(actions.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return ratings[a] > ratings[b]; });
    const auto first = std::find(order.begin(), order.end(), best(ratings, rng));
    std::rotate(order.begin(), first, first + 1);
    std::vector<Action> sorted;
    for (std::size_t i = 0; i < std::min(most, order.size()); ++i) sorted.push_back(actions[order[i]]);
    return sorted;
}

/// The game's ratings of the actions; a bot that searches knows more of the others where the game can tell.
template <kit::Game G>
void rate(const typename G::View& view, const std::vector<typename G::Action>& actions, bool searches,
          kit::Rng& rng, std::vector<int>& ratings) {
    if constexpr (Believing<G>) {
        if (searches) return G::rate(view, actions, ratings, rng);
    }
    G::rate(view, actions, ratings);
}

/// A game may say where its ratings tell more than playouts do; elsewhere playouts do.
template <kit::Game G>
bool playouts_tell(const typename G::View& view) {
    if constexpr (requires { G::playouts_tell(view); }) return G::playouts_tell(view);
    return true;
}

/// Whether a bot of that strength plays rounds out there; else it goes by what it can count and rate.
template <kit::Game G>
bool plays_out(const kit::Strength& strength, const typename G::View& view) {
    return strength.style == kit::Strength::Style::Search && playouts_tell<G>(view);
}

/// What the actions to be tried are worth by their ratings, against the best. A rating that is far below says
/// no more than that the action is bad.
template <Believing G>
std::vector<int> expected_worths(const typename G::View& view, const std::vector<typename G::Action>& actions,
                                 const std::vector<int>& ratings,
                                 const std::vector<typename G::Action>& tried) {
    constexpr int kBad = 500;
    const int best = *std::max_element(ratings.begin(), ratings.end());
    const int worth = G::worth_of_rating(view);
    std::vector<int> worths;
    for (const auto& action : tried) {
        const auto at = std::find(actions.begin(), actions.end(), action) - actions.begin();
        worths.push_back(std::max(ratings[static_cast<std::size_t>(at)] - best, -kBad) * worth / 100);
    }
    return worths;
}

/// What a bot of that strength does, knowing only `view`; null is no manner. Precondition: it is the view's
/// seat's turn.
template <kit::Game G>
typename G::Action choose(const typename G::View& view, const kit::Strength& strength, std::uint64_t seed,
                          std::uint64_t ply, const std::stop_token& stop, int threads = 1,
                          const kit::Manner* manner = nullptr) {
    using Style = kit::Strength::Style;
    kit::Rng rng(seed, kit::Stream::Bot, ply);
    std::vector<typename G::Action> actions;
    G::candidates(view, actions);
    overlook(actions, overlooks(strength, manner), rng);
    if (actions.size() == 1) return actions.front();
    if (strength.style == Style::Random)
        return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
    std::vector<int> ratings;
    if (strength.style == Style::Greedy) {
        for (const auto& action : actions) ratings.push_back(G::gain(view, action));
    } else {
        // To guess at hands takes as long as many rounds: not when the time is up already.
        rate<G>(view, actions, strength.style == Style::Search && !stop.stop_requested(), rng, ratings);
    }
    if (stop.stop_requested() || !plays_out<G>(strength, view)) {
        if (manner != nullptr) {
            const int margin = sway(*manner, strength).margin;
            keep_the_liked<G>(view, *manner, margin, actions, ratings);
        }
        return actions[best(ratings, rng)];
    }
    const int most = std::clamp(strength.playouts / kWorthwhileWorlds, 2, kMostActions);
    const auto tried = best_first(actions, ratings, static_cast<std::size_t>(most), rng);
    // Careful, or where all tiles are known the one line of play that is ever seen would look certain.
    Search<G, CarefulPlayout<G>> search(view, tried, rng.next());
    if constexpr (Believing<G>) search.expect(expected_worths<G>(view, actions, ratings, tried));
    const typename G::Action chosen = search.choose({strength.playouts, threads}, stop);
    if (manner == nullptr) return chosen;
    return liked_best<G>(view, *manner, search.as_good_as(chosen), actions, ratings);
}

/// A bot of that strength in the place of `seat`, who is to move. `seed` is of its own chance, so that the
/// match's is never touched: the same seed makes the same choice. `manner`: null, or one that stays where it
/// is.
template <kit::Game G>
Bot make_bot(const kit::Match& match, kit::Seat seat, const kit::Strength& strength, std::uint64_t seed,
             const kit::Manner* manner) {
    const G& game = static_cast<const kit::MatchOf<G>&>(match).game();
    return [view = game.view(seat), strength, seed, ply = match.actions().size(),
            manner](const std::stop_token& stop) -> std::optional<std::string> {
        if (stop.stop_requested()) return std::nullopt;
        return G::text(choose<G>(view, strength, seed, ply, stop, 1, manner));
    };
}

}  // namespace boneyard::bots
