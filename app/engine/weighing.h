// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "bots/playout.h"

namespace boneyard::engine {

/// A sum over worlds of whole numbers, so that it is the same in any order and on every machine.
struct Sum {
    std::int64_t count = 0;
    std::int64_t sum = 0;
    std::int64_t squares = 0;

    void add(std::int64_t value) {
        ++count;
        sum += value;
        squares += value * value;
    }

    /// The mean of so many times the values, rounded to a whole number.
    [[nodiscard]] std::int64_t mean(std::int64_t times = 1) const {
        if (count == 0) return 0;
        const std::int64_t all = sum * times;
        return (2 * all + (all < 0 ? -count : count)) / (2 * count);
    }

    /// The standard error of the mean; 0 for less than two values.
    [[nodiscard]] double error() const {
        if (count < 2) return 0;
        const std::int64_t spread = squares * count - sum * sum;
        return std::sqrt(static_cast<double>(spread) / static_cast<double>(count - 1)) /
               static_cast<double>(count);
    }

    /// How many standard errors above 0 the mean is at the least.
    [[nodiscard]] bool above(double errors) const {
        return sum > 0 && static_cast<double>(sum) >= errors * error() * static_cast<double>(count);
    }
};

/// By how much one action is ahead of another, over the worlds in which both were tried.
struct Lead {
    Sum worth;   ///< what the bots go by
    Sum points;  ///< what people count
    [[nodiscard]] bool sure(double errors) const { return worth.above(errors) && points.above(errors); }
};

/// Tries actions in the same worlds, each played out by the game's rule of thumb, and compares them.
template <kit::Game G>
class Weighing {
public:
    using Action = typename G::Action;

    /// `view` must outlive it.
    Weighing(const typename G::View& view, std::vector<Action> actions, std::uint64_t seed)
        : view_(view), actions_(std::move(actions)), seed_(seed), results_(actions_.size()) {}

    [[nodiscard]] const std::vector<Action>& actions() const { return actions_; }
    [[nodiscard]] int worlds() const { return worlds_; }

    /// Tries those that were not dropped in so many more.
    void try_in(int worlds) {
        for (int i = 0; i < worlds; ++i, ++worlds_) {
            kit::Rng chance(seed_, kit::Stream::World, static_cast<std::uint64_t>(worlds_));
            const G world = G::sample(view_, chance);
            for (std::size_t action = 0; action < actions_.size(); ++action) {
                if (alive(action))
                    results_[action].push_back(playout_.value(world, actions_[action], view_.seat, chance));
            }
        }
    }

    /// The place of the one that was worth most, of those that were not dropped.
    [[nodiscard]] std::size_t best() const {
        std::size_t found = actions_.size();
        std::int64_t most = 0;
        for (std::size_t i = 0; i < actions_.size(); ++i) {
            std::int64_t sum = 0;
            for (const auto value : results_[i]) sum += Judge::worth(value);
            if (!alive(i) || (found < actions_.size() && sum <= most)) continue;
            found = i;
            most = sum;
        }
        return found;
    }

    [[nodiscard]] Lead lead(std::size_t one, std::size_t other) const {
        Lead lead;
        const std::size_t worlds = std::min(results_[one].size(), results_[other].size());
        for (std::size_t i = 0; i < worlds; ++i) {
            const auto& [a, b] = std::pair(results_[one][i], results_[other][i]);
            lead.worth.add(Judge::worth(a) - Judge::worth(b));
            lead.points.add(Judge::points(a) - Judge::points(b));
        }
        return lead;
    }

    /// All but the best, those that come next first.
    [[nodiscard]] std::vector<std::size_t> rivals() const {
        const std::size_t first = best();
        std::vector<std::pair<std::int64_t, std::size_t>> order;
        for (std::size_t i = 0; i < actions_.size(); ++i) {
            constexpr std::int64_t kFine = 1000;
            if (i != first) order.emplace_back(lead(first, i).worth.mean(kFine), i);
        }
        std::sort(order.begin(), order.end());
        std::vector<std::size_t> found;
        found.reserve(order.size());
        for (const auto& [behind, i] : order) found.push_back(i);
        return found;
    }

    /// Tries no more those that are behind the best by so many standard errors.
    void drop_behind(double errors) {
        const std::size_t first = best();
        for (std::size_t i = 0; i < actions_.size(); ++i) {
            if (i != first && alive(i) && lead(first, i).sure(errors)) dropped_.push_back(i);
        }
    }

    /// True while it is tried in all worlds.
    [[nodiscard]] bool alive(std::size_t action) const {
        return std::find(dropped_.begin(), dropped_.end(), action) == dropped_.end();
    }

private:
    using Judge = bots::WorthAndPoints<G>;

    const typename G::View& view_;
    std::vector<Action> actions_;
    std::uint64_t seed_;
    std::vector<std::vector<typename Judge::Value>> results_;  // by action, and by world
    std::vector<std::size_t> dropped_;
    bots::Playout<G, Judge> playout_;
    int worlds_ = 0;
};

}  // namespace boneyard::engine
