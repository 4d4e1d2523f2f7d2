// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "kit/game.h"

namespace boneyard::bots {

/// A game in which what the others did tells what they may hold: its `Beliefs` go from one likely way of
/// dealing the hidden tiles to the next. In any other game each way that fits is as likely as the next, and
/// sample() deals them.
template <class G>
concept Believing = requires(const typename G::View view, typename G::Beliefs beliefs, kit::Rng& rng,
                             std::vector<typename G::Action> actions, std::vector<int> ratings) {
    {typename G::Beliefs(view, rng)};
    {beliefs.step(rng)};
    { G::sample(view, beliefs, rng) } -> std::same_as<G>;
    {G::rate(view, actions, ratings, rng)};             // as rate(), and by what is believed
    { G::worth_of_rating(view) } -> std::same_as<int>;  // what a hundred of a rating is in worth()
};

/// The worlds that a seat thinks in, by their numbers. The same view and seed make the same worlds, whoever
/// asks first.
template <kit::Game G>
class Worlds {
public:
    /// The view has to stay where it is. Who begins at another number than 0 gets other worlds.
    Worlds(const typename G::View& view, std::uint64_t seed, std::uint64_t begin = 0)
        : view_(view),
          seed_(seed),
          walk_(seed, kit::Stream::World, std::numeric_limits<std::uint64_t>::max() - begin) {}

    /// Makes ready for at(), for so many worlds from `first` on: the next ones, as they are dealt one after
    /// the other.
    void prepare(std::size_t first, std::size_t count) {
        if constexpr (Believing<G>) {
            if (!beliefs_) beliefs_.emplace(view_, walk_);
            first_ = first;
            dealt_.clear();
            for (std::size_t i = 0; i < count; ++i) {
                beliefs_->step(walk_);
                dealt_.push_back(G::sample(view_, *beliefs_, walk_));
            }
        }
    }

    /// World `number`, one of those made ready, from any thread. `chance` is the world's own.
    [[nodiscard]] G at(std::size_t number, kit::Rng& chance) const {
        if constexpr (Believing<G>) {
            return dealt_[number - first_];
        } else {
            return G::sample(view_, chance);
        }
    }

    /// The chance of world `number`.
    [[nodiscard]] kit::Rng chance(std::size_t number) const {
        return kit::Rng(seed_, kit::Stream::World, number);
    }

private:
    struct Nothing {};
    template <class Game>
    struct Of {
        using Type = Nothing;
    };
    template <Believing Game>
    struct Of<Game> {
        using Type = typename Game::Beliefs;
    };

    const typename G::View& view_;
    std::uint64_t seed_;
    kit::Rng walk_;
    std::optional<typename Of<G>::Type> beliefs_;
    std::vector<G> dealt_;
    std::size_t first_ = 0;
};

}  // namespace boneyard::bots
