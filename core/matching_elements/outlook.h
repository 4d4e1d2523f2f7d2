// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "matching_elements/placing.h"

namespace boneyard::matching_elements {

/// The most points that the tiles of a hand can bring when all of them are laid; kMostBet where the hand may
/// still grow.
int most_to_come(const Table& table, const TileSet& hand);

/// What a seat expects of a round, from its hand and what lies open alone: it counts the colours and numbers
/// that it has not seen. All in hundredths of a point and whole numbers, so that it is the same on every
/// machine.
class Outlook {
public:
    /// The table and the hand must outlive the outlook. Precondition: it is that seat's turn.
    Outlook(const Table& table, Seat seat, const TileSet& hand);
    explicit Outlook(const View& view) : Outlook(view.table, view.seat, view.hand()) {}

    /// What the hand is likely to bring in this round: points less tiles left, in whole points.
    /// Precondition: the bets are on.
    [[nodiscard]] int own_net() const { return at(nets_, seat_).mean / 100; }

    /// The bets worth a thought: the least, and those about what the hand is likely to bring.
    /// Precondition: the bets are on.
    using Bets = kit::FixedList<int, 12>;
    [[nodiscard]] Bets bets(int least, int most) const;

    /// The most that the hand can bring in this round, points less tiles left, whatever the others do.
    /// Precondition: the bets are on.
    [[nodiscard]] int most_net() const;

    [[nodiscard]] int rate_colour(Colour colour) const;
    [[nodiscard]] int rate_bet(int bet) const;
    [[nodiscard]] int rate_hold() const;

    /// How many tiles of a number the rivals are likely to hold, in hundredths.
    [[nodiscard]] const PerNumber& rivals() const { return rivals_; }

private:
    /// The net that a seat may expect, and how far it is likely to be off.
    struct Net {
        int mean = 0;
        int spread = 1;
    };

    [[nodiscard]] bool is_rival(Seat seat) const;
    [[nodiscard]] Net expected(Seat seat, Colour colour) const;
    [[nodiscard]] int worth(const TileSet& hand, Colour colour) const;
    [[nodiscard]] int worth_of_stake(const Net& net, int bet) const;

    const Table& table_;
    Seat seat_;
    const TileSet& hand_;
    TileSet unseen_;
    int unseen_count_ = 1;
    int held_ = 0;  ///< tiles in the other hands
    PerNumber rivals_{};
    PerSeat<Net> nets_{};  ///< what each seat may expect, once the bets are on
};

}  // namespace boneyard::matching_elements
