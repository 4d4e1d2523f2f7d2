// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "matching_elements/game.h"

namespace boneyard::matching_elements {

/// What a seat expects of a round, from its view alone: it counts the colours and numbers that it has not
/// seen. All in hundredths of a point and whole numbers, so that it is the same on every machine.
class Outlook {
public:
    /// The view must outlive the outlook.
    explicit Outlook(const View& view);

    /// What the hand is likely to bring in this round: points less tiles left, in whole points.
    /// Precondition: the colour is named.
    [[nodiscard]] int own_net() const;

    [[nodiscard]] int rate_colour(Colour colour) const;
    [[nodiscard]] int rate_bet(int bet) const;
    [[nodiscard]] int rate_hold() const;
    [[nodiscard]] int rate_placement(const Action& action) const;

private:
    using PerNumber = std::array<int, kNumbers>;

    /// The net that a seat may expect, and how far it is likely to be off.
    struct Net {
        int mean = 0;
        int spread = 1;
    };

    /// How many open ends a number has, and how many open long sides of tiles that show it.
    struct Openings {
        PerNumber ends{};
        PerNumber sides{};
    };

    [[nodiscard]] bool is_rival(Seat seat) const;
    [[nodiscard]] Net expected(Seat seat, Colour colour) const;
    [[nodiscard]] int worth(const TileSet& hand, Colour colour) const;
    [[nodiscard]] int worth_of_stake(const Net& net, int bet) const;
    [[nodiscard]] Openings openings_after(const Action& action) const;
    [[nodiscard]] int worth_of_rest(const TileSet& hand, const Openings& openings) const;
    [[nodiscard]] int chance(int number, const Openings& openings) const;

    const View& view_;
    const Table& table_;
    TileSet unseen_;
    int unseen_count_ = 1;
    int held_ = 0;        ///< tiles in the other hands
    PerNumber rivals_{};  ///< tiles of a number that the rivals are likely to hold, in hundredths
    Openings now_;
};

}  // namespace boneyard::matching_elements
