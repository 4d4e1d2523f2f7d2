// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace boneyard::kit {

/// How well a bot plays: what a level comes to in one game. A budget, not a clock: it plays the same on every
/// machine.
struct Strength {
    enum class Style : std::uint8_t {
        Random,     ///< any legal action
        Greedy,     ///< what scores most now
        Heuristic,  ///< counts what is unseen and looks at what it leaves behind
        Search,     ///< tries each action in many worlds that fit what it knows
    };

    Style style = Style::Random;
    std::uint8_t overlooks = 0;  ///< how often it does not see an action, out of 100
    int playouts = 0;            ///< of Search: how many rounds it may play out for one action

    bool operator==(const Strength&) const = default;
};

constexpr Strength greedy(int overlooks = 0) {
    return {Strength::Style::Greedy, static_cast<std::uint8_t>(overlooks), 0};
}
constexpr Strength heuristic(int overlooks = 0) {
    return {Strength::Style::Heuristic, static_cast<std::uint8_t>(overlooks), 0};
}
constexpr Strength search(int playouts, int overlooks = 0) {
    return {Strength::Style::Search, static_cast<std::uint8_t>(overlooks), playouts};
}

/// How many levels people can play against, weakest first.
inline constexpr std::size_t kLevels = 7;

/// A game's strengths, one for each of these levels. Each game has its own, so that the steps between them
/// are about even: tests/bench/ladder.md has what they came to.
using Strengths = std::array<Strength, kLevels>;

/// How strong these are, in the measure of chess players: 400 more points are ten times the chances. The
/// level in the middle has kMiddleRating in every game.
using Ratings = std::array<int, kLevels>;
inline constexpr int kMiddleRating = 1500;

}  // namespace boneyard::kit
