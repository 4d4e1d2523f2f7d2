// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "kit/action_text.h"

namespace boneyard::engine {

/// Where puzzles are looked for, and what makes a position one.
struct Mine {
    kit::Setup setup;                      ///< of the matches, but for their deal
    kit::Strengths levels;                 ///< the game's
    std::uint64_t seed = 0;                ///< of all chance but the deal's
    int least = 1;                         ///< points that the second best action costs for certain
    std::vector<std::string_view> enough;  ///< themes of which there are enough
    std::vector<std::string_view> wanted;  ///< and too few: of these the plain ones will do, too
    std::vector<std::string_view> of_two;  ///< and those that may leave a choice of two only
};

/// Whoever solves it has so many other actions at the least, one where its theme is of two; and no more than
/// can be looked at.
inline constexpr std::size_t kFewestOthers = 3;
inline constexpr std::size_t kMostOthers = 90;

/// All that may be done, of a range of numbers those about its ends and those that bots think of.
template <kit::Game G>
std::vector<typename G::Action> alternatives(const typename G::View& view) {
    std::vector<typename G::Action> legal;
    std::vector<typename G::Action> all;
    G::legal(view, legal);
    if (legal.size() > kMostOthers) return {};
    G::candidates(view, all);
    const auto add = [&](const std::optional<typename G::Action>& action) {
        if (action && std::find(all.begin(), all.end(), *action) == all.end()) all.push_back(*action);
    };
    for (const auto& action : legal) {
        const std::string text = G::text(action);
        const std::size_t dots = text.find("..");
        if (dots == std::string::npos) {
            add(action);
            continue;
        }
        const std::size_t first = text.rfind(' ', dots) + 1;
        const auto from = kit::parse_number(std::string_view(text).substr(first, dots - first));
        const auto to = kit::parse_number(std::string_view(text).substr(dots + 2));
        if (!from || !to) continue;
        for (const int number : {*from, *from + 1, *to - 1, *to})
            add(G::parse(text.substr(0, first) + std::to_string(number)));
    }
    return all;
}

/// The one of the ratings that is higher than all others; nothing where there are two.
inline std::optional<std::size_t> highest(const std::vector<int>& ratings) {
    const auto most = std::max_element(ratings.begin(), ratings.end());
    if (most == ratings.end() || std::count(ratings.begin(), ratings.end(), *most) > 1) return std::nullopt;
    return static_cast<std::size_t>(most - ratings.begin());
}

/// Which actions may be a solution, as far as can be told without a search: none that brings most at once,
/// nothing else than what the strongest level does where it needs no search to know, and none of a theme of
/// which there is enough. Of a theme that is wanted what brings most is let through.
template <kit::Game G>
class Sieve {
public:
    using Action = typename G::Action;

    Sieve(const Mine& mine, const typename G::View& view, const std::vector<Action>& all)
        : mine_(mine), view_(view), rated_(goes_by_ratings(mine.levels.back(), view)) {
        std::vector<int> ratings;
        ratings.reserve(all.size());
        for (const Action& action : all) ratings.push_back(G::gain(view, action));
        if (const auto most = highest(ratings)) obvious_ = all[*most];
        few_ = all.size() <= kFewestOthers;
        open_ =
            std::any_of(all.begin(), all.end(), [&](const Action& action) { return lets_through(action); });
        if (!rated_ || !open_) return;
        rates_ = true;
        G::rate(view, all, ratings);
        const auto most = highest(ratings);
        if (!most) return;
        strongest_ = all[*most];
        if (!lets_through(*strongest_)) return;
        constexpr std::size_t kMost = 5;
        kit::Rng rng(0);
        glance_ = bots::best_first(all, ratings, kMost, rng);
    }

    /// False where nothing comes through at all.
    [[nodiscard]] bool open() const { return open_ && (!rated_ || !glance_.empty()); }

    [[nodiscard]] bool lets_through(const Action& action) const {
        if (rates_ && action != strongest_) return false;
        const bool plain = action == obvious_;
        if ((plain || few_) && mine_.wanted.empty()) return false;
        const std::string_view theme = G::theme(view_, action);
        const auto among = [theme](const auto& codes) {
            return std::find(codes.begin(), codes.end(), theme) != codes.end();
        };
        if (few_ && !among(mine_.of_two)) return false;
        return plain || few_ ? among(mine_.wanted) : !among(mine_.enough);
    }

    /// Where one alone may be it: that one, and a few that come next, to be looked at before all others.
    [[nodiscard]] const std::vector<Action>& glance() const { return glance_; }

private:
    /// A search that plays nothing out there also guesses at hands, which takes too long for all positions:
    /// where it decides otherwise then, it does not find the solution, and that is looked at later.
    static bool goes_by_ratings(const kit::Strength& strength, const typename G::View& view) {
        const bool searches = strength.style == kit::Strength::Style::Search;
        return strength == kit::heuristic() || (searches && !bots::plays_out<G>(strength, view));
    }

    const Mine& mine_;
    const typename G::View& view_;
    bool rated_;          // the strongest level goes by the ratings
    bool rates_ = false;  // and it is known what it does
    bool few_ = false;    // there is little to choose from
    bool open_ = false;
    std::optional<Action> obvious_;
    std::optional<Action> strongest_;
    std::vector<Action> glance_;
};

}  // namespace boneyard::engine
