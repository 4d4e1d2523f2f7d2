// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <string_view>
#include <vector>

#include "kit/event.h"
#include "kit/kinds.h"
#include "kit/seat.h"

/// Points on a game's table, and how its rounds and matches end. What brings points and who wins is for the
/// game to say. Where nobody listens (`events` is null) no event is made.
namespace boneyard::kit {

/// Some of the seats, a bit each.
using Seats = std::uint8_t;

constexpr Seats only(Seat seat) { return static_cast<Seats>(1U << static_cast<unsigned>(seat)); }

/// These seats, ascending.
inline std::vector<Seat> list_of(Seats seats) {
    std::vector<Seat> list;
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
        if ((seats & only(seat)) != 0) list.push_back(seat);
    }
    return list;
}

/// The only one of these seats; kNobody when they are several.
inline Seat sole_winner(Seats seats) {
    return std::has_single_bit(seats) ? static_cast<Seat>(std::countr_zero(seats)) : kNobody;
}

/// Those of the first `seats` seats that have the value `value`.
template <class Values>
Seats with_value(const Values& values, int seats, int value) {
    Seats found = 0;
    for (Seat seat = 0; seat < static_cast<Seat>(seats); ++seat) {
        if (at(values, seat) == value) found |= only(seat);
    }
    return found;
}

template <class Values>
Seats with_most(const Values& values, int seats) {
    return with_value(values, seats, *std::max_element(values.begin(), values.begin() + seats));
}

template <class Values>
Seats with_least(const Values& values, int seats) {
    return with_value(values, seats, *std::min_element(values.begin(), values.begin() + seats));
}

/// The seat that has reached `target` and alone has the most; nobody (0) while there is none.
template <class Table>
Seats match_winners(const Table& table, int target) {
    const Seats ahead = with_most(table.scores, table.seats);
    const Seat winner = sole_winner(ahead);
    return winner != kNobody && at(table.scores, winner) >= target ? ahead : Seats{0};
}

/// Gives points to a seat, or takes them, for the reason `why`; no points are no event.
template <class Table>
void score(Table& table, Seat seat, int points, std::string_view why, Events* events) {
    if (points == 0) return;
    at(table.round_scores, seat) += points;
    at(table.scores, seat) += points;
    if (events != nullptr)
        send(events, {.type = EventType::Score, .seat = seat, .points = points, .why = why});
}

/// Ends the round: `winner` may be kNobody, `how` is the code of its end.
template <class Table>
void end_round(Table& table, Seat winner, std::string_view how, Events* events) {
    if constexpr (requires { table.drawn; }) table.drawn = {};  // in this turn
    table.to_move = kNobody;
    table.phase = Phase::RoundOver;
    if (events != nullptr) send(events, {.type = EventType::RoundOver, .seat = winner, .why = how});
}

/// Ends the match if there are `winners`.
template <class Table>
void end_match(Table& table, Seats winners, Events* events) {
    if (winners == 0) return;
    table.winners = winners;
    table.phase = Phase::MatchOver;
    if (events != nullptr) send(events, {.type = EventType::MatchOver, .winners = list_of(winners)});
}

}  // namespace boneyard::kit
