// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "kit/game.h"

namespace boneyard::bots {

/// How the end of a round is judged: by what the game says that it is worth.
template <kit::Game G>
struct ByWorth {
    using Value = int;
    static constexpr Value kBeyond = 1'000'000'000;  ///< no end is worth as much

    Value operator()(const G& end, kit::Seat seat) const { return end.worth(seat); }
};

/// Plays the rest of a round with all hands open, each of two seats as well as can be.
template <kit::Game G, class Judge = ByWorth<G>>
class Ending {
public:
    using Value = typename Judge::Value;

    /// How many positions it may look at: an ending of about five tiles a hand.
    static constexpr int kPositions = 2000;
    static constexpr std::size_t kDeepest = 24;  ///< actions ahead
    static constexpr std::size_t kMostActions =
        512;  ///< in one position; more are listed too, but cost memory

    Ending() : lists_(kDeepest) {
        for (auto& list : lists_) list.reserve(kMostActions);
    }

    /// What the round will come to for `seat`; nothing when there is too much to look at.
    /// Precondition: nothing can be drawn any more (drawn_out()).
    std::optional<Value> value(const G& game, kit::Seat seat) {
        seat_ = seat;
        left_ = kPositions;
        const Value found = best(game, 0, -kBeyond, kBeyond);
        if (left_ < 0) return std::nullopt;
        return found;
    }

private:
    static constexpr Value kBeyond = Judge::kBeyond;

    /// The value of a position if it lies between `low` and `high`; else anything on the same side of them.
    Value best(const G& game, std::size_t depth, Value low, Value high) {
        if (game.to_move() == kit::kNobody) return Judge{}(game, seat_);
        if (--left_ < 0 || depth == kDeepest) {
            left_ = -1;
            return 0;
        }
        const bool mine = game.to_move() == seat_;
        game.legal(lists_[depth]);
        Value found = mine ? -kBeyond : kBeyond;
        for (const auto& action : lists_[depth]) {
            G next = game;
            next.apply(action, nullptr);
            const Value value = best(next, depth + 1, low, high);
            if (left_ < 0) return 0;
            if (mine ? value > found : value < found) found = value;
            if (mine && found > low) low = found;
            if (!mine && found < high) high = found;
            if (low >= high) break;
        }
        return found;
    }

    std::vector<std::vector<typename G::Action>> lists_;  // of legal actions, by depth
    kit::Seat seat_ = kit::kNobody;
    int left_ = 0;
};

/// Plays rounds to their end, as quickly as can be: once made, it allocates nothing.
template <kit::Game G, class Judge = ByWorth<G>>
class Playout {
public:
    /// What comes of `action` in `world` for `seat`: everybody goes on by the game's rule of thumb. Where the
    /// world is one in which nothing is left to be drawn, and short, as well as can be.
    typename Judge::Value value(const G& world, const typename G::Action& action, kit::Seat seat,
                                kit::Rng rng) {
        game_ = world;
        game_.apply(action, nullptr);
        if (world.drawn_out()) {
            if (const auto value = ending_.value(game_, seat)) return *value;
        }
        while (game_.to_move() != kit::kNobody) game_.apply(game_.reply(rng), nullptr);
        return Judge{}(game_, seat);
    }

private:
    G game_;
    Ending<G, Judge> ending_;
};

}  // namespace boneyard::bots
