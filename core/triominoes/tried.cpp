// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "triominoes/tried.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace boneyard::triominoes {

namespace {

// A reason is asked for once in a while, so it may take some hundredths of a second.
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

/// Plays a round to its end; adds what it came to, so many times.
void play_out(Game game, const Action& first, Seat seat, int times, Tried& sum) {
    std::vector<Action> actions;
    std::vector<int> ratings;
    for (Action action = first;; action = best_rated(game, actions, ratings)) {
        const Seat mover = game.to_move();
        const int gain = Game::gain(game.view(mover), action);
        if (action.kind == Action::Kind::Place)
            (mover == seat ? sum.own_tiles : sum.others_tiles) += times * gain;
        if (action.kind == Action::Kind::Pass) (mover == seat ? sum.own_passes : sum.others_passes) += times;
        game.apply(action, nullptr);
        if (game.to_move() == kNobody) break;
    }
    sum.more += times * lead_of(game.status(), seat);
}

}  // namespace

Tried tried_out(const View& view, const Action& one, const Action& other) {
    Tried sum;
    double squares = 0;
    for (std::uint64_t world = 0; world < kWorlds; ++world) {
        kit::Rng rng(world, kit::Stream::World);
        const Game game = Game::sample(view, rng);
        const int before = sum.more;
        play_out(game, one, view.seat, 1, sum);
        play_out(game, other, view.seat, -1, sum);
        squares += std::pow(sum.more - before, 2);
    }
    constexpr int kHundred = 100;
    const double mean = double{1} * sum.more / kWorlds;
    const double error = std::sqrt(std::max(0.0, squares / kWorlds - mean * mean) / kWorlds);
    return {sum.more / kWorlds,
            sum.own_tiles / kWorlds,
            sum.others_tiles / kWorlds,
            kHundred * sum.own_passes / kWorlds,
            kHundred * sum.others_passes / kWorlds,
            static_cast<int>(std::lround(2 * error))};
}

}  // namespace boneyard::triominoes
