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

// What a placement is worth, in hundredths of a pip. Found by self-play: each was moved up and down while
// two seats played 20,000 mirrored rounds of the double-six, until no step won more.
constexpr int kPip = 100;             ///< for each pip that leaves the hand
constexpr int kMatador = 2000;        ///< a matador opens any end: what it is worth to keep one
constexpr int kFits = 30;             ///< for each tile left in hand that can be laid at once
constexpr int kHalf = 280;            ///< for each different half left in hand
constexpr int kChance = 4;            ///< for each thousandth of a chance that the next seat can play
constexpr int kGoingOut = 1'000'000;  ///< nothing is better

int rate_placement(const View& view, const TileSet& unseen, const Action& action) {
    Table after = view.table;
    lay(after, action);
    TileSet hand = view.hand();
    hand.remove(action.tile);
    if (hand.empty()) return kGoingOut;
    const TileSet fits = fitting(after);
    const auto next = static_cast<std::size_t>(kit::next_seat(view.seat, after.seats));
    const TileSet possible = unseen - after.lacks[next];
    const int chance = chance_to_play(possible.count(), (possible & fits).count(), after.hand_counts[next]);
    int rating = kPip * pips(action.tile) + kFits * (hand & fits).count() + kHalf * variety(hand);
    if (matadors_of(after.rules.most).has(action.tile)) rating -= kMatador;
    // With more seats there are others to stop, and the next one is less of a rival.
    return rating - chance * kChance / (after.seats == 2 ? 1 : 2);
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
