// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "kit/setup.h"

#include <algorithm>

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

const Manner* find_manner(const GameInfo& game, std::string_view id) {
    const auto found = std::find_if(game.manners.begin(), game.manners.end(),
                                    [&](const Manner& manner) { return manner.id == id; });
    return found == game.manners.end() ? nullptr : &*found;
}

const Preset* short_rules(const GameInfo& game) {
    for (const std::string_view id : {"round", "short"}) {
        for (const Preset& preset : game.presets) {
            if (preset.id == id) return &preset;
        }
    }
    return nullptr;
}

GivenOptions with_target(const GameInfo& game, GivenOptions given, int seats) {
    const bool named =
        std::any_of(given.begin(), given.end(), [](const auto& option) { return option.first == "target"; });
    if (game.target == nullptr || named) return given;
    given.emplace_back("target", game.target(Options::resolve(game.options, given).value(), seats));
    return given;
}

}  // namespace boneyard::kit
