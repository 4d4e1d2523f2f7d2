// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "dominoes/outlook.h"

namespace boneyard::dominoes {

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

}  // namespace

int rate_no_tile(const Action& action) {
    if (action.kind == Action::Kind::Draw) return -500;
    return action.kind == Action::Kind::Pass ? -400 : 0;
}

Outlook::Outlook(const RoundTable& table, const TileSet& hand, const TileSet& unseen)
    : hand_(hand), next_holds_(unseen), rivals_(table.seats - 1) {
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

int Outlook::rate(Tile tile, const TileSet& fits, const Weights& weights) const {
    TileSet hand = hand_;
    hand.remove(tile);
    if (hand.empty()) return kRateOut;
    const int chance = chance_to_play(next_holds_count_, (next_holds_ & fits).count(), next_count_);
    const int rating = weights.pip * pips(tile) + weights.fits * (hand & fits).count() +
                       weights.half * variety_without(tile);
    // With more seats there are others to stop, and the next one is less of a rival.
    return rating - chance * weights.chance / (rivals_ == 1 ? 1 : 2);
}

}  // namespace boneyard::dominoes
