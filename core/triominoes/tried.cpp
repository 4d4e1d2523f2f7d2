// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "triominoes/tried.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace boneyard::triominoes {

namespace {

// A reason is asked for once in a while, so it may take some hundredths of a second; over so many worlds it
// is off by ten points or less, which "about" covers: for two, drawing is worth thirty as a rule.
constexpr int kWorlds = 150;

Action best_rated(const Game& game, std::vector<Action>& actions, std::vector<int>& ratings) {
    const View view = game.view(game.to_move());
    Game::candidates(view, actions);
    Game::rate(view, actions, ratings);
    return actions[static_cast<std::size_t>(std::max_element(ratings.begin(), ratings.end()) -
                                            ratings.begin())];
}

int lead_of(const kit::Status& status, Seat seat) {
    int others = std::numeric_limits<int>::min();
    for (Seat other = 0; other < status.seats; ++other) {
        if (other != seat) others = std::max(others, kit::at(status.scores, other));
    }
    return kit::at(status.scores, seat) - others;
}

int played_out(Game game, const Action& action, Seat seat) {
    std::vector<Action> actions;
    std::vector<int> ratings;
    game.apply(action, nullptr);
    while (game.to_move() != kNobody) game.apply(best_rated(game, actions, ratings), nullptr);
    return lead_of(game.status(), seat);
}

}  // namespace

int tried_out(const View& view, const Action& one, const Action& other) {
    int more = 0;
    for (std::uint64_t world = 0; world < kWorlds; ++world) {
        kit::Rng rng(world, kit::Stream::World);
        const Game game = Game::sample(view, rng);
        more += played_out(game, one, view.seat) - played_out(game, other, view.seat);
    }
    return more / kWorlds;
}

}  // namespace boneyard::triominoes
