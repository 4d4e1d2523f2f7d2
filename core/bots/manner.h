// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "kit/game.h"
#include "kit/manner.h"
#include "kit/strength.h"

namespace boneyard::bots {

/// How far a manner has its way with a bot of that strength.
inline const kit::Sway& sway(const kit::Manner& manner, const kit::Strength& strength) {
    return strength.style == kit::Strength::Style::Greedy ? manner.greedy : manner.rated;
}

/// How often such a bot does not see an action, out of 100; null is no manner.
inline int overlooks(const kit::Strength& strength, const kit::Manner* manner) {
    if (manner == nullptr) return strength.overlooks;
    const int seen = 100 - strength.overlooks;
    return std::max(0, strength.overlooks + seen * sway(*manner, strength).slips / 100);
}

/// How much the manner likes that action: the more, the rather it is done. A game may have no manners.
template <kit::Game G>
int likes(const typename G::View& view, const typename G::Action& action, const kit::Manner& manner) {
    if constexpr (requires { G::likes(view, action, manner.id); }) return G::likes(view, action, manner.id);
    return 0;
}

/// The actions that are rated at most `margin` below the best of them, and of these what the manner likes
/// best, with their ratings. Precondition: there is one at least.
template <kit::Game G>
void keep_the_liked(const typename G::View& view, const kit::Manner& manner, int margin,
                    std::vector<typename G::Action>& actions, std::vector<int>& ratings) {
    const std::int64_t least = std::int64_t{*std::max_element(ratings.begin(), ratings.end())} - margin;
    int most = std::numeric_limits<int>::min();
    std::size_t kept = 0;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        if (ratings[i] < least) continue;
        const int liking = likes<G>(view, actions[i], manner);
        if (liking < most) continue;
        if (liking > most) kept = 0;
        most = liking;
        actions[kept] = actions[i];
        ratings[kept++] = ratings[i];
    }
    actions.resize(kept);
    ratings.resize(kept);
}

/// What the manner likes best of `alike`, actions that a search could not tell from the first of them; but
/// nothing that is rated too far below it, as a short search tells little. Of equals the first.
template <kit::Game G>
typename G::Action liked_best(const typename G::View& view, const kit::Manner& manner,
                              const std::vector<typename G::Action>& alike,
                              const std::vector<typename G::Action>& actions,
                              const std::vector<int>& ratings) {
    const auto rated = [&](const typename G::Action& action) {
        const auto at = std::find(actions.begin(), actions.end(), action) - actions.begin();
        return std::int64_t{ratings[static_cast<std::size_t>(at)]};
    };
    const std::int64_t least = rated(alike.front()) - manner.rated.margin;
    typename G::Action best = alike.front();
    int most = likes<G>(view, best, manner);
    for (const auto& action : alike) {
        const int liking = likes<G>(view, action, manner);
        if (liking <= most || rated(action) < least) continue;
        most = liking;
        best = action;
    }
    return best;
}

}  // namespace boneyard::bots
