// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace boneyard::kit {

/// How a bot chooses.
enum class Style : std::uint8_t {
    Random,     ///< any legal action
    Greedy,     ///< what scores most now
    Heuristic,  ///< counts what is unseen and looks at what it leaves behind
    Search,     ///< tries each action in many worlds that fit what it knows
};

/// How well a bot plays. A budget, not a clock: it plays the same on every machine.
struct Skill {
    Style style = Style::Random;
    std::uint8_t overlooks = 0;  ///< how often it does not see an action, out of 100
    int playouts = 0;            ///< of Search: how many rounds it may play out for one action

    bool operator==(const Skill&) const = default;
};

constexpr Skill greedy(int overlooks = 0) { return {Style::Greedy, static_cast<std::uint8_t>(overlooks), 0}; }
constexpr Skill heuristic(int overlooks = 0) {
    return {Style::Heuristic, static_cast<std::uint8_t>(overlooks), 0};
}
constexpr Skill search(int playouts, int overlooks = 0) {
    return {Style::Search, static_cast<std::uint8_t>(overlooks), playouts};
}

/// A game's skills, one for each level that people can play against, weakest first. Each game has its own, so
/// that the steps between them are about even: tests/bench/ladder.md has what they came to.
inline constexpr std::size_t kRungs = 7;
using Ladder = std::array<Skill, kRungs>;

}  // namespace boneyard::kit
