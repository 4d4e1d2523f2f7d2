// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "tiles_and_deal/table.h"

namespace boneyard::tiles_and_deal {

/// With `unlaid`=`count` melds are laid from that many discards on: sooner gives the other chances to add to
/// them, later the other has knocked too often. Of 0, 4, 6, 8 and 11 this brought most points.
inline constexpr int kLayFrom = 6;

inline constexpr int kCertain = 100'000;  ///< a chance of 1

/// The chance, of kCertain, that `seat` wins a match that stands like this when a round is over. Both are
/// taken to win the rounds to come as often as each other.
int chance_to_win(const Table& table, Seat seat);

/// How much a point more in this round adds to that chance, about.
int chance_of_point(const Table& table, Seat seat);

}  // namespace boneyard::tiles_and_deal
