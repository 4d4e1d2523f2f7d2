// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "kit/game.h"

namespace boneyard::bots {

/// Plays the rest of a round with all hands open, each of two seats as well as can be.
template <kit::Game G>
class Ending {
public:
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
    std::optional<int> value(const G& game, kit::Seat seat) {
        seat_ = seat;
        left_ = kPositions;
        const int found = best(game, 0, -kBeyond, kBeyond);
        if (left_ < 0) return std::nullopt;
        return found;
    }

private:
    static constexpr int kBeyond = 1'000'000'000;

    /// The value of a position if it lies between `low` and `high`; else anything on the same side of them.
    int best(const G& game, std::size_t depth, int low, int high) {
        if (game.to_move() == kit::kNobody) return game.worth(seat_);
        if (--left_ < 0 || depth == kDeepest) {
            left_ = -1;
            return 0;
        }
        const bool mine = game.to_move() == seat_;
        game.legal(lists_[depth]);
        int found = mine ? -kBeyond : kBeyond;
        for (const auto& action : lists_[depth]) {
            G next = game;
            next.apply(action, nullptr);
            const int value = best(next, depth + 1, low, high);
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
template <kit::Game G>
class Playout {
public:
    /// What comes of `action` in `world` for `seat`: everybody goes on by the game's rule of thumb. Where the
    /// world is one in which nothing is left to be drawn, and short, as well as can be.
    int value(const G& world, const typename G::Action& action, kit::Seat seat, kit::Rng rng) {
        game_ = world;
        game_.apply(action, nullptr);
        if (world.drawn_out()) {
            if (const auto value = ending_.value(game_, seat)) return *value;
        }
        while (game_.to_move() != kit::kNobody) game_.apply(game_.reply(rng), nullptr);
        return game_.worth(seat);
    }

private:
    G game_;
    Ending<G> ending_;
};

}  // namespace boneyard::bots
