// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "dominoes/round.h"
#include "matador/tiles.h"

namespace boneyard::matador {

/// The rule options, as types.
struct Rules {
    enum class Opener : std::uint8_t { HighestDouble, Holder, Rotate };
    enum class Matadors : std::uint8_t { Across, AcrossOrLine, Free };

    std::uint8_t most = 6;  ///< the highest half: 6, 9 or 12
    std::uint8_t hand = 7;  ///< tiles dealt to each seat
    Opener opener = Opener::Holder;
    Matadors matadors = Matadors::Across;
    bool deal_all = false;  ///< nothing is ever drawn
    bool draw_until = true;
    bool keep_matador = false;
    bool spinner = false;
    bool blocked_difference = false;
    std::uint8_t reserve = 0;  ///< tiles that stay in the stock
    int target = 100;

    /// What two touching ends must add up to.
    [[nodiscard]] int sum() const { return most + 1; }

    bool operator==(const Rules&) const = default;
};

/// The open end of an arm, and what joins it.
struct End {
    enum class Kind : std::uint8_t {
        None,    ///< there is no such arm
        Value,   ///< a half that makes the sum with `a`; nothing when `a` is 0
        Gate,    ///< a blank half
        Either,  ///< a half that makes the sum with `a` or with `b`
    };
    Kind kind = Kind::None;
    std::uint8_t a = 0;
    std::uint8_t b = 0;

    bool operator==(const End&) const = default;
};

/// The ends of all arms.
using Arms = std::array<End, kArms>;

/// What lies open to everybody: the line of play, and all else.
struct Table : RoundTable {
    Rules rules;
    Arms arms{};

    /// All tiles.
    [[nodiscard]] const TileSet& set() const { return full_set(rules.most); }
    [[nodiscard]] const End& end(Arm arm) const { return arms[static_cast<std::size_t>(arm)]; }

    /// True while tiles may be drawn at all, by whoever cannot play.
    [[nodiscard]] bool stock_open() const { return !rules.deal_all && stock_count > rules.reserve; }

    bool operator==(const Table&) const = default;
};

}  // namespace boneyard::matador
