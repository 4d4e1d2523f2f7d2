// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What the bots go by: counting what is unseen, and looking at what a move leaves.

#include "matador/game.h"

namespace boneyard::matador {

namespace {

/// All tiles that the seat cannot see.
TileSet unseen_by(const View& view) {
    TileSet unseen = full_set(view.table.rules.most);
    for (const TileSet& hand : view.hands) unseen -= hand;
    for (std::size_t i = 0; i < view.table.placed_count; ++i) unseen.remove(view.table.placed[i].tile);
    return unseen;
}

/// How many different halves a hand has: the more, the likelier something fits later.
int variety(const TileSet& hand) {
    unsigned halves = 0;
    hand.each([&](Tile tile) {
        halves |= 1U << static_cast<unsigned>(low(tile)) | 1U << static_cast<unsigned>(high(tile));
    });
    return std::popcount(halves);
}

/// The chance, in thousandths, that a seat with `held` tiles out of `unseen` has one of `fits`.
int chance_to_play(int unseen, int fits, int held) {
    long none = 1000;
    for (int i = 0; i < held && none > 0; ++i) {
        const int misses = unseen - fits - i;
        none = misses <= 0 ? 0 : none * misses / (unseen - i);
    }
    return static_cast<int>(1000 - none);
}

/// What a placement is worth, in hundredths of a pip.
int rate_placement(const View& view, const TileSet& unseen, const Action& action) {
    Table after = view.table;
    lay(after, action);
    TileSet hand = view.hand();
    hand.remove(action.tile);
    if (hand.empty()) return 1000000;
    const TileSet& matadors = matadors_of(after.rules.most);
    const TileSet fits = fitting(after);
    const Seat next = kit::next_seat(view.seat, after.seats);
    const auto next_at = static_cast<std::size_t>(next);
    const TileSet possible = unseen - after.lacks[next_at];
    const int held = after.hand_counts[next_at];
    const int chance = chance_to_play(possible.count(), (possible & fits).count(), held);
    int rating = 100 * pips(action.tile);
    rating -= (matadors.has(action.tile) ? 900 : 0);
    rating += 160 * (hand & fits).count() + 60 * variety(hand);
    rating -= chance * (after.seats == 2 ? 2 : 1);
    return rating;
}

}  // namespace

int Game::gain(const View& /*view*/, const Action& action) {
    const bool lays = action.kind == Action::Kind::Open || action.kind == Action::Kind::Place;
    return lays ? pips(action.tile) : 0;
}

void Game::rate(const View& view, const std::vector<Action>& actions, std::vector<int>& ratings) {
    const TileSet unseen = unseen_by(view);
    ratings.clear();
    for (const Action& action : actions) {
        switch (action.kind) {
            case Action::Kind::Open:
            case Action::Kind::Place:
                ratings.push_back(rate_placement(view, unseen, action));
                break;
            case Action::Kind::Draw:
                ratings.push_back(-500);
                break;
            case Action::Kind::Pass:
                ratings.push_back(-400);
                break;
            case Action::Kind::Next:
                ratings.push_back(0);
                break;
        }
    }
}

}  // namespace boneyard::matador
