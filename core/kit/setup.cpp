// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "kit/setup.h"

namespace boneyard::kit {

std::vector<Seat> Status::teams() const {
    std::vector<Seat> lowest;
    for (Seat seat = 0; seat < static_cast<Seat>(seats); ++seat) {
        if (at(sides, seat) == seat) lowest.push_back(seat);
    }
    return lowest;
}

std::vector<Seat> Status::team_of(Seat seat) const {
    std::vector<Seat> team;
    for (Seat other = 0; other < static_cast<Seat>(seats); ++other) {
        if (at(sides, other) == at(sides, seat)) team.push_back(other);
    }
    return team;
}

int Status::team_score(Seat seat) const {
    int sum = 0;
    for (const Seat partner : team_of(seat)) sum += at(scores, partner);
    return sum;
}

Options with_fitting_target(const GameInfo& game, const Options& options, int seats) {
    if (game.target == nullptr) return options;
    GivenOptions given = options.all();
    for (auto& [id, value] : given) {
        if (id == "target") value = game.target(options, seats);
    }
    return Options::resolve(game.options, given).value();
}

}  // namespace boneyard::kit
