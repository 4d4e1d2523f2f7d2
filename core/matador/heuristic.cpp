// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What the bots go by: counting what is unseen, and looking at what a move leaves.

#include "matador/heuristic.h"

#include "matador/game.h"

namespace boneyard::matador {

namespace {

using kit::at;

/// The halves of a tile, as bits.
unsigned halves_of(Tile tile) {
    return 1U << static_cast<unsigned>(low(tile)) | 1U << static_cast<unsigned>(high(tile));
}

/// 2^32 / n, rounded up: a division by n of anything up to 2^32 / n comes out exactly, and is quick.
constexpr auto kInverse = [] {
    std::array<std::uint64_t, kMaxTiles + 1> inverse{};
    for (std::uint64_t n = 1; n < inverse.size(); ++n) inverse[n] = ((std::uint64_t{1} << 32U) + n - 1) / n;
    return inverse;
}();

/// The chance, in thousandths, that a seat with `held` tiles out of `unseen` has one of `fits`.
int chance_to_play(int unseen, int fits, int held) {
    std::uint64_t none = 1000;
    for (int i = 0; i < held && none > 0; ++i) {
        const int misses = unseen - fits - i;
        if (misses <= 0) return 1000;
        none = (none * static_cast<unsigned>(misses) * kInverse[static_cast<std::size_t>(unseen - i)]) >> 32U;
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

}  // namespace

Outlook::Outlook(const Table& table, const TileSet& hand, const TileSet& unseen)
    : table_(table), hand_(hand), next_holds_(unseen) {
    const Seat next = kit::next_seat(table.to_move, table.seats);
    next_holds_ -= at(table.lacks, next);
    next_holds_count_ = next_holds_.count();
    next_count_ = at(table.hand_counts, next);
    hand.each([&](Tile tile) {
        const unsigned halves = halves_of(tile);
        doubled_ |= halves_ & halves;
        halves_ |= halves;
    });
}

/// How many different halves the hand has without `tile`: the more, the likelier something fits later.
int Outlook::variety_without(Tile tile) const {
    return count_bits(halves_ & ~(halves_of(tile) & ~doubled_), 0);
}

int Outlook::rate(const Action& action) const {
    TileSet hand = hand_;
    hand.remove(action.tile);
    if (hand.empty()) return kGoingOut;
    Arms arms = table_.arms;
    move_ends(arms, action, outcome(table_, action));
    const TileSet fits = fitting(table_.rules, arms);
    const int chance = chance_to_play(next_holds_count_, (next_holds_ & fits).count(), next_count_);
    int rating =
        kPip * pips(action.tile) + kFits * (hand & fits).count() + kHalf * variety_without(action.tile);
    if (matadors_of(table_.rules.most).has(action.tile)) rating -= kMatador;
    // With more seats there are others to stop, and the next one is less of a rival.
    return rating - chance * kChance / (table_.seats == 2 ? 1 : 2);
}

int Game::gain(const View& /*view*/, const Action& action) { return action.lays() ? pips(action.tile) : 0; }

void Game::rate(const View& view, const std::vector<Action>& actions, std::vector<int>& ratings) {
    const Outlook outlook(view.table, view.hand(), unseen_by(view));
    ratings.clear();
    for (const Action& action : actions) {
        switch (action.kind) {
            case Action::Kind::Open:
            case Action::Kind::Place:
                ratings.push_back(outlook.rate(action));
                break;
            case Action::Kind::Draw:
                ratings.push_back(kRateDraw);
                break;
            case Action::Kind::Pass:
                ratings.push_back(kRatePass);
                break;
            case Action::Kind::Next:
                ratings.push_back(0);
                break;
        }
    }
}

}  // namespace boneyard::matador
