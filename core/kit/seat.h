// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace boneyard::kit {

/// A place at the table, 0 to seats-1, numbered clockwise; play goes from s to s+1.
using Seat = std::int8_t;

/// Whose turn it is when it is nobody's; whose tile it is when it is nobody's.
inline constexpr Seat kNobody = -1;

/// No game seats more than this.
inline constexpr int kMaxSeats = 6;

/// One value for each seat; entries from the number of seats on stay value-initialised.
template <class T>
using PerSeat = std::array<T, kMaxSeats>;

/// The value of one seat, in any array that has one for each.
template <class Values>
constexpr auto& at(Values& values, Seat seat) {
    return values[static_cast<std::size_t>(seat)];
}

/// The seat to the left of `seat`, that is the next one clockwise.
constexpr Seat next_seat(Seat seat, int seats) { return static_cast<Seat>((seat + 1) % seats); }

}  // namespace boneyard::kit
