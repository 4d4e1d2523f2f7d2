// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What the bots go by: what a tile brings now, and what it leaves to the next seat.

#include <algorithm>

#include "triominoes/game.h"

namespace boneyard::triominoes {

namespace {

/// All tiles that the seat cannot see.
TileSet unseen_by(const View& view) {
    TileSet unseen = TileSet::full();
    for (const TileSet hand : view.hands) unseen = unseen - hand;
    for (std::size_t i = 0; i < view.table.placed_count; ++i) unseen.remove(view.table.placed[i].tile);
    return unseen;
}

// What a move is worth, in hundredths of a point. Found by self-play: each was moved up and down over
// 3,000 mirrored two-seat matches to 400, and the draw for each number of seats.
constexpr int kPoint = 100;
constexpr int kDanger = 80;      ///< for each point of bonus that the next seat is likely to take
constexpr int kOwnBonus = 1000;  ///< for each cell that would bring its holder a bonus
constexpr int kStillFits = 100;  ///< for each tile left in hand that can be laid at once
constexpr int kOthersFit = 60;   ///< for each unseen tile that can be laid at once
constexpr int kGoingOut = 1'000'000;

/// A tile drawn costs five, but a larger hand finds more bonuses: with few seats it pays to draw rather than
/// to lay a tile that brings little; with many, somebody goes out before it does.
constexpr int draw_worth(int seats) { return kPoint * (seats <= 3 ? 25 : -30); }
constexpr int kPassWorth = -40 * kPoint;

/// The dearest bonus that lies open, weighed by the chance in percent that one of `held` tiles takes it.
int open_bonus(const Table& table, TileSet unseen, int held) {
    const int count = std::max(1, unseen.count());
    const Lattice& lattice = table.lattice;
    int dearest = 0;
    for (const Cell* cell = lattice.frontier_begin(); cell != lattice.frontier_end(); ++cell) {
        if (!lattice.closed(*cell)) continue;
        const int fits = (lattice.fitting(*cell) & unseen).count();
        const int chance = std::min(100, 100 * fits * held / count);
        const int bonus = lattice.edges(*cell) >= 2 ? 50 : kBridgeBonus;
        dearest = std::max(dearest, bonus * chance);
    }
    return dearest / 100;
}

/// How many cells would bring a bonus to whoever holds `hand`.
int own_bonuses(const Lattice& lattice, TileSet hand) {
    int cells = 0;
    for (const Cell* cell = lattice.frontier_begin(); cell != lattice.frontier_end(); ++cell) {
        if (lattice.closed(*cell) && !(lattice.fitting(*cell) & hand).empty()) ++cells;
    }
    return cells;
}

int rate_placement(const View& view, TileSet unseen, const Action& action) {
    Table after = view.table;
    lay(after, action);
    TileSet hand = view.hand();
    hand.remove(action.tile);
    if (hand.empty()) return kGoingOut;
    const auto next = static_cast<std::size_t>(kit::next_seat(view.seat, after.seats));
    const TileSet fits = fitting(after.lattice);
    return kPoint * gain_of(view.table, action).sum() + kOwnBonus * own_bonuses(after.lattice, hand) +
           kStillFits * (hand & fits).count() - kOthersFit * (unseen & fits).count() -
           kDanger * open_bonus(after, unseen, after.hand_counts[next]);
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

void Game::rate(const View& view, const std::vector<Action>& actions, std::vector<int>& ratings) {
    const TileSet unseen = unseen_by(view);
    ratings.clear();
    for (const Action& action : actions) {
        switch (action.kind) {
            case Action::Kind::Place:
                ratings.push_back(rate_placement(view, unseen, action));
                break;
            case Action::Kind::Draw:
                ratings.push_back(draw_worth(view.table.seats));
                break;
            case Action::Kind::Pass:
                ratings.push_back(kPassWorth);
                break;
            case Action::Kind::Next:
                ratings.push_back(0);
                break;
        }
    }
}

}  // namespace boneyard::triominoes
