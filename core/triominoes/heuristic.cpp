// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What the bots go by: what a tile brings now, and what it leaves to the next seat.

#include "triominoes/outlook.h"

namespace boneyard::triominoes {

namespace {

int rate_placement(const Outlook& outlook, const Action& action) {
    const Lattice& lattice = outlook.table.lattice;
    for (int spot = 0; spot < lattice.frontier_size(); ++spot) {
        if (lattice.frontier(spot) == action.cell) return outlook.placement(spot, action.tile);
    }
    return gain_of(outlook.table, action).sum();  // the opening
}

}  // namespace

int Game::gain(const View& view, const Action& action) {
    switch (action.kind) {
        case Action::Kind::Place:
            return gain_of(view.table, action).sum();
        case Action::Kind::Draw:
            return -kDrawPrice;
        case Action::Kind::Pass:
            return -pass_price(view.table);
        case Action::Kind::Next:
            break;
    }
    return 0;
}

/// While two still draw, a search among many actions lays too often, as its playouts end too plainly to show
/// what the larger hand is worth then: it lost to the ratings (tests/bench/ladder.md).
bool Game::playouts_tell(const View& view) { return view.table.seats > 2 || view.table.stock_count == 0; }

void Game::rate(const View& view, const std::vector<Action>& actions, std::vector<int>& ratings) {
    const Outlook outlook(view.table, view.hand());
    ratings.clear();
    for (const Action& action : actions) {
        switch (action.kind) {
            case Action::Kind::Place:
                ratings.push_back(rate_placement(outlook, action));
                break;
            case Action::Kind::Draw:
                ratings.push_back(outlook.draw());
                break;
            case Action::Kind::Pass:
                ratings.push_back(outlook.pass());
                break;
            case Action::Kind::Next:
                ratings.push_back(0);
                break;
        }
    }
}

}  // namespace boneyard::triominoes
