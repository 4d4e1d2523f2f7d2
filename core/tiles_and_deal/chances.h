// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "tiles_and_deal/table.h"

namespace boneyard::tiles_and_deal {

inline constexpr int kCertain = 100'000;  ///< a chance of 1

/// The chance, of kCertain, that `seat` wins a match that stands like this when a round is over. Both are
/// taken to win the rounds to come as often as each other.
int chance_to_win(const Table& table, Seat seat);

/// How much a point more in this round adds to that chance, about.
int chance_of_point(const Table& table, Seat seat);

}  // namespace boneyard::tiles_and_deal
