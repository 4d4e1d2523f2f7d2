// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "tiles_and_deal/chances.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace boneyard::tiles_and_deal {

namespace {

constexpr int kSteps = 4;  ///< in what a round brings on average
constexpr int kFar = 64;   ///< steps; further from the target only the lead tells

using Chances = std::array<std::array<int, kFar + 2>, kFar + 2>;

/// The chance to win by how many steps the seat itself and the other lack. A round brings as much as not half
/// so often, and so on: then what it brings beyond any number of steps does not depend on them.
constexpr Chances make_chances() {
    constexpr double kOn = 1.0 / kSteps;
    std::array<std::array<double, kFar + 2>, kFar + 2> chance{};
    std::array<std::array<double, kFar + 2>, kFar + 2> after_win{};
    std::array<std::array<double, kFar + 2>, kFar + 2> after_loss{};
    Chances rounded{};
    for (std::size_t own = 0; own <= kFar + 1; ++own) {
        for (std::size_t other = 0; other <= kFar + 1; ++other) {
            if (own == 0 || other == 0) {
                chance[own][other] = own == 0 ? 1 : 0;
                after_win[own][other] = 1;
            } else {
                after_win[own][other] = kOn * chance[own - 1][other] + (1 - kOn) * after_win[own - 1][other];
                after_loss[own][other] =
                    kOn * chance[own][other - 1] + (1 - kOn) * after_loss[own][other - 1];
                chance[own][other] = (after_win[own][other] + after_loss[own][other]) / 2;
            }
            const double exact = kCertain * chance[own][other];
            const auto whole = static_cast<int>(exact);  // std::lround is no constant expression everywhere
            rounded[own][other] = exact - whole < 0.5 ? whole : whole + 1;
        }
    }
    return rounded;
}

constexpr Chances kChances = make_chances();

/// What a round brings its winner on average, about: between bots it is 27 in gin and 52 by the usual rules.
int usual_gain(const Rules& rules) { return 22 + (8 * rules.win + 2 * rules.super_win) / 10; }

}  // namespace

int chance_to_win(const Table& table, Seat seat) {
    const auto other = static_cast<Seat>(1 - seat);
    if (table.phase == Phase::MatchOver || table.rules.target == 0) {
        const auto won = [&](Seat of) { return (table.winners >> static_cast<unsigned>(of) & 1U) != 0; };
        return won(seat) == won(other) ? kCertain / 2 : won(seat) ? kCertain : 0;
    }
    // In steps, with a remainder; what both are too far away is left out. However little is lacking, a round
    // has to be won: it is one step at least.
    const int gain = usual_gain(table.rules);
    int own_lacks = kSteps * (table.rules.target - kit::at(table.scores, seat));
    int other_lacks = kSteps * (table.rules.target - kit::at(table.scores, other));
    const int beyond = std::max({0, own_lacks - kFar * gain + 1, other_lacks - kFar * gain + 1});
    own_lacks = std::max(1, own_lacks - beyond);
    other_lacks = std::max(1, other_lacks - beyond);
    const auto row = static_cast<std::size_t>(1 + own_lacks / gain);
    const auto column = static_cast<std::size_t>(1 + other_lacks / gain);
    const int down = own_lacks % gain;
    const int right = other_lacks % gain;
    const auto between = [&](std::size_t at) {
        return kChances[at][column] * (gain - right) + kChances[at][column + 1] * right;
    };
    return static_cast<int>((static_cast<std::int64_t>(between(row)) * (gain - down) +
                             static_cast<std::int64_t>(between(row + 1)) * down) /
                            (gain * gain));
}

int chance_of_point(const Table& table, Seat seat) {
    const int gain = usual_gain(table.rules);
    if (table.rules.target == 0) return kCertain / (2 * gain);
    Table won = table;
    Table lost = table;
    kit::at(won.scores, seat) += gain;
    kit::at(lost.scores, static_cast<Seat>(1 - seat)) += gain;
    return (chance_to_win(won, seat) - chance_to_win(lost, seat)) / (2 * gain);
}

}  // namespace boneyard::tiles_and_deal
