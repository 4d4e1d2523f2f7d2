// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <thread>
#include <tuple>
#include <utility>
#include <vector>

#include "bots/playout.h"
#include "bots/worlds.h"
#include "kit/game.h"

namespace boneyard::bots {

/// How much a search may do.
struct Budget {
    int playouts = 0;  ///< rounds played out, over all actions and worlds
    int threads = 1;   ///< how many do it; what they find is the same for any number
};

/// Determinized Monte Carlo. It deals the hidden tiles in many ways that fit what the seat knows, and in each
/// of these worlds plays the round out after each action, with the same random numbers for all of them: so
/// luck that has nothing to do with the action is left out of the comparison. An action that is clearly worse
/// than the best is dropped, and when one is left the search is over. `P` plays out.
template <kit::Game G, class P = Playout<G>>
class Search {
public:
    using Action = typename G::Action;
    using View = typename G::View;

    /// `actions` are legal, and the first is the one to be played unless another turns out to be better.
    Search(const View& view, std::vector<Action> actions, std::uint64_t seed)
        : view_(view), actions_(std::move(actions)), dealt_(view, seed), results_(actions_.size()) {
        alive_.reserve(actions_.size());
        for (std::size_t i = 0; i < actions_.size(); ++i) alive_.push_back(i);
    }

    /// What each action is thought to be worth before anything is played out, in the measure of G::worth().
    /// It counts as much as what kExpected worlds have shown, and then the best is played, whether it was the
    /// first or not.
    void expect(std::vector<int> worths) { expected_ = std::move(worths); }

    /// The best action within the budget, or the best so far when it is asked to stop.
    const Action& choose(const Budget& budget, const std::stop_token& stop) {
        const auto threads = static_cast<std::size_t>(std::max(1, budget.threads));
        if (playouts_.size() < threads) playouts_.resize(threads);
        int left = budget.playouts;
        while (alive_.size() > 1 && !stop.stop_requested()) {
            const int worlds = std::min(kBatch, left / static_cast<int>(alive_.size()));
            if (worlds == 0) break;
            left -= worlds * static_cast<int>(alive_.size());
            if (!play(worlds, threads, stop)) break;
            drop_the_worse();
        }
        return actions_[chosen()];
    }

    /// What comes next to the action chosen: of the others, rather of those that are `alike`, the best of
    /// those that were in question longest. Precondition: there are others.
    template <class Alike>
    [[nodiscard]] const Action& next_best(const Alike& alike) const {
        const std::size_t best = chosen();
        const auto rank = [&](std::size_t i) {
            return std::tuple(static_cast<bool>(alike(actions_[i])), results_[i].size(), total(i));
        };
        std::size_t next = best == 0 ? 1 : 0;
        for (std::size_t i = next + 1; i < actions_.size(); ++i) {
            if (i != best && rank(i) > rank(next)) next = i;
        }
        return actions_[next];
    }

    /// That action first, which was chosen, and those that were not told apart from it: what they are behind
    /// is less than kAlike standard errors.
    [[nodiscard]] std::vector<Action> as_good_as(const Action& chosen) const {
        std::vector<Action> alike{chosen};
        const auto at = std::find(actions_.begin(), actions_.end(), chosen) - actions_.begin();
        for (const std::size_t i : alive_) {
            if (worlds_ == 0 || actions_[i] == chosen) continue;
            const Difference ahead = difference(static_cast<std::size_t>(at), i);
            if (ahead.sum <= kAlike * ahead.error) alike.push_back(actions_[i]);
        }
        return alike;
    }

    /// How many worlds the actions still in question were tried in.
    [[nodiscard]] int worlds() const { return worlds_; }

private:
    static constexpr int kBatch = 8;  ///< worlds between two looks at the results
    static constexpr int kFirstLook = 16;
    static constexpr std::int64_t kExpected = 64;  ///< worlds that an expectation counts as much as

    // Standard errors: to drop an action, and to be believed that it is better than the first.
    static constexpr double kWorse = 2.5;
    static constexpr double kBetter = 2.0;
    static constexpr double kAlike = 0.5;  // and to be as good

    /// The difference of two actions over all worlds in which both were tried.
    struct Difference {
        double sum = 0;
        double error = 0;  ///< the standard error of the sum
    };

    [[nodiscard]] Difference difference(std::size_t a, std::size_t b) const {
        // Sums of whole numbers, so that they are the same in any order and on every machine.
        std::int64_t sum = 0;
        std::int64_t squares = 0;
        for (std::size_t i = 0; i < results_[a].size(); ++i) {
            const std::int64_t off = std::int64_t{results_[a][i]} - results_[b][i];
            sum += off;
            squares += off * off;
        }
        const auto count = static_cast<std::int64_t>(results_[a].size());
        const std::int64_t spread = squares * count - sum * sum;  // count times the variance of the sum
        return {static_cast<double>(sum + expected(a) - expected(b)),
                std::sqrt(static_cast<double>(spread) / static_cast<double>(count))};
    }

    /// Tries all actions in question in so many more worlds. False when it was stopped, and nothing counts.
    bool play(int worlds, std::size_t threads, const std::stop_token& stop) {
        for (const std::size_t i : alive_)
            results_[i].resize(results_[i].size() + static_cast<std::size_t>(worlds));
        const auto first = static_cast<std::size_t>(worlds_);
        dealt_.prepare(first, static_cast<std::size_t>(worlds));
        const auto work = [&](std::size_t thread) {
            for (auto i = static_cast<int>(thread); i < worlds && !stop.stop_requested();
                 i += static_cast<int>(threads))
                play_world(first + static_cast<std::size_t>(i), playouts_[thread], stop);
        };
        {
            std::vector<std::jthread> others;
            for (std::size_t thread = 1; thread < threads; ++thread) others.emplace_back(work, thread);
            work(0);
        }
        if (stop.stop_requested()) {
            for (const std::size_t i : alive_) results_[i].resize(static_cast<std::size_t>(worlds_));
            return false;
        }
        worlds_ += worlds;
        return true;
    }

    void play_world(std::size_t number, P& playout, const std::stop_token& stop) {
        kit::Rng chance = dealt_.chance(number);
        const G world = dealt_.at(number, chance);
        for (const std::size_t i : alive_) {
            if (stop.stop_requested()) return;
            results_[i][number] = playout.value(world, actions_[i], view_.seat, chance);
        }
    }

    [[nodiscard]] std::size_t leader() const {
        std::size_t best = alive_.front();
        std::int64_t most = total(best);
        for (const std::size_t i : alive_) {
            const std::int64_t sum = total(i);
            if (sum <= most) continue;
            best = i;
            most = sum;
        }
        return best;
    }

    [[nodiscard]] std::int64_t expected(std::size_t action) const {
        return expected_.empty() ? 0 : kExpected * expected_[action];
    }

    [[nodiscard]] std::int64_t total(std::size_t action) const {
        std::int64_t sum = expected(action);
        for (const int value : results_[action]) sum += value;
        return sum;
    }

    void drop_the_worse() {
        if (worlds_ < kFirstLook) return;
        const std::size_t best = leader();
        std::erase_if(alive_, [&](std::size_t i) {
            const Difference ahead = difference(best, i);
            return i != best && ahead.sum > 0 && ahead.sum >= kWorse * ahead.error;
        });
    }

    /// The first action, unless it was dropped or another is likely to be better.
    [[nodiscard]] std::size_t chosen() const {
        const std::size_t best = leader();
        if (alive_.front() != 0 || !expected_.empty()) return best;
        const Difference ahead = difference(best, 0);
        return ahead.sum > kBetter * ahead.error ? best : 0;
    }

    const View& view_;
    std::vector<Action> actions_;
    Worlds<G> dealt_;
    std::vector<std::vector<int>> results_;  // by action, and by world
    std::vector<int> expected_;              // by action; or none
    std::vector<std::size_t> alive_;         // the actions still in question, in order
    std::vector<P> playouts_;                // one for each thread
    int worlds_ = 0;
};

}  // namespace boneyard::bots
