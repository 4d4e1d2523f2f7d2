// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "tiles_and_deal/deadwood_solver.h"

#include <algorithm>
#include <array>

#include "tiles_and_deal/suits.h"

namespace boneyard::tiles_and_deal {

namespace {

constexpr std::size_t kFirstSize = 1024;  // a power of two, as is every later size

// A run of six is two runs of three, so longer ones than five need not be tried. With jokers each part needs
// two tiles that are none: three jokers may have to stay together.
constexpr int kLongestPlain = 5;
constexpr int kLongestWithJokers = 8;

/// The ranks that enough suits have for a set.
unsigned ranks_of_sets(const Suits& suits, bool joker) {
    const unsigned low_any = suits[0] | suits[1];
    const unsigned low_both = suits[0] & suits[1];
    const unsigned high_any = suits[2] | suits[3];
    const unsigned high_both = suits[2] & suits[3];
    if (joker) return low_both | high_both | (low_any & high_any);
    return (low_both & high_any) | (low_any & high_both);
}

/// The ranks of one suit that are near enough to others for a run.
unsigned ranks_of_runs(unsigned ranks, int jokers) {
    const unsigned places = ranks | (ranks & 1U) << kRanks;  // the ace once more, above the 13
    unsigned runs = 0;
    if (jokers == 0) {
        const unsigned starts = places & places >> 1U & places >> 2U;
        runs = starts | starts << 1U | starts << 2U;
    }
    for (unsigned step = 1; jokers > 0 && step <= static_cast<unsigned>(jokers) + 1; ++step) {
        const unsigned starts = places & places >> step;
        runs |= starts | starts << step;
    }
    return (runs | runs >> kRanks) & kRankMask;
}

/// A bit for each numbered kind that could be in a meld of this hand (and for some that could not).
std::uint64_t within_reach(const Tiles& hand) {
    const Suits suits = by_suit(hand.once());
    const unsigned sets = ranks_of_sets(suits, hand.jokers() > 0);
    std::uint64_t reach = 0;
    for (std::size_t suit = 0; suit < suits.size(); ++suit) {
        const unsigned ranks = suits[suit] & (sets | ranks_of_runs(suits[suit], hand.jokers()));
        reach |= std::uint64_t{ranks} << suit * kRanks;
    }
    return reach;
}

}  // namespace

DeadwoodSolver::DeadwoodSolver(const Prices& prices) : prices_(prices), memory_(kFirstSize) {}

int DeadwoodSolver::least_thrown_with(const Tiles& rest, Tile tile) {
    Tiles hand = rest;
    hand.add(tile);
    return tile == kJoker ? reckon(hand, Throw::ToCome) : pivot(hand, tile, Throw::ToCome);
}

int DeadwoodSolver::reckon(const Tiles& hand, Throw thrown) {
    if (hand.empty()) return 0;
    const std::uint64_t reach = within_reach(hand);
    Tiles core = hand;
    int sum = 0;
    int dearest = 0;
    hand.each([&](Tile tile) {
        if (tile == kJoker || (reach >> tile & 1U) != 0) return;
        core.remove(tile);
        sum += prices_.over[tile];
        dearest = std::max(dearest, prices_.over[tile]);
    });
    if (thrown == Throw::Done) return sum + solve(core, Throw::Done);
    const int throws_single = sum - dearest + solve(core, Throw::Done);
    return core.empty() ? throws_single : std::min(throws_single, sum + solve(core, Throw::ToCome));
}

int DeadwoodSolver::all_over(const Tiles& hand, Throw thrown) const {
    int sum = 0;
    int dearest = 0;
    hand.each([&](Tile tile) {
        sum += prices_.over[tile];
        dearest = std::max(dearest, prices_.over[tile]);
    });
    return thrown == Throw::ToCome ? sum - dearest : sum;
}

int DeadwoodSolver::solve(const Tiles& core, Throw thrown) {
    if (core.numbered() < 2) return all_over(core, thrown);
    if (const Entry& known = slot_of(core, thrown); known.filled) return known.price;
    const int price = pivot(core, core.lowest(), thrown);
    if (2 * ++filled_ > memory_.size()) grow();
    slot_of(core, thrown) = {core, price, thrown, true};
    return price;
}

/// Where the hand is, or would be put.
DeadwoodSolver::Entry& DeadwoodSolver::slot_of(const Tiles& core, Throw thrown) {
    std::uint64_t hash = core.once() * 0x9E3779B97F4A7C15U ^ core.twice() * 0xC2B2AE3D27D4EB4FU;
    hash ^= static_cast<std::uint64_t>(core.jokers() * 2 + static_cast<int>(thrown)) * 0x165667B19E3779F9U;
    const std::size_t mask = memory_.size() - 1;
    std::size_t at = static_cast<std::size_t>(hash ^ hash >> 29U) & mask;
    while (memory_[at].filled && !(memory_[at].thrown == thrown && memory_[at].hand == core))
        at = (at + 1) & mask;
    return memory_[at];
}

void DeadwoodSolver::grow() {
    std::vector<Entry> old(memory_.size() * 4);
    old.swap(memory_);
    for (const Entry& entry : old) {
        if (entry.filled) slot_of(entry.hand, entry.thrown) = entry;
    }
}

// Any tile is over, or thrown, or in a set, or in a run.
int DeadwoodSolver::pivot(const Tiles& hand, Tile tile, Throw thrown) {
    Tiles rest = hand;
    rest.remove(tile);
    int best = prices_.over[tile] + reckon(rest, thrown);
    if (thrown == Throw::ToCome) best = std::min(best, reckon(rest, Throw::Done));
    try_sets(hand, tile, thrown, best);
    try_runs(hand, tile, thrown, best);
    return best;
}

void DeadwoodSolver::try_sets(const Tiles& hand, Tile tile, Throw thrown, int& best) {
    const int rank = rank_of(tile);
    unsigned others = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        if (suit != suit_of(tile) && hand.has(tile_of(suit, rank)))
            others |= 1U << static_cast<unsigned>(suit);
    }
    for (unsigned suits = others; suits != 0; suits = (suits - 1) & others) {
        Tiles rest = hand;
        rest.remove(tile);
        int size = 1;
        for (int suit = 0; suit < kSuits; ++suit) {
            if ((suits >> static_cast<unsigned>(suit) & 1U) == 0) continue;
            rest.remove(tile_of(suit, rank));
            ++size;
        }
        for (; size <= kMaxSet; ++size) {
            if (size >= kMinMeld) best = std::min(best, reckon(rest, thrown));
            if (rest.jokers() == 0) break;
            rest.remove(kJoker);
        }
    }
}

void DeadwoodSolver::try_runs(const Tiles& hand, Tile tile, Throw thrown, int& best) {
    const int longest = hand.jokers() > 0 ? kLongestWithJokers : kLongestPlain;
    const int last_start = kLastPlace - kMinMeld + 1;
    const auto through = [&](int place) {
        for (int first = std::max(1, place - longest + 1); first <= std::min(place, last_start); ++first) {
            extend(hand, {suit_of(tile), first}, place, thrown, best);
        }
    };
    through(rank_of(tile));
    if (rank_of(tile) == 1) through(kLastPlace);
}

/// Goes on with a run: `rest` is what the hand has left for it. The tile itself must be at `own`, and the run
/// does not count until it is there.
void DeadwoodSolver::extend(const Tiles& rest, const Run& run, int own, Throw thrown, int& best) {
    if (run.count >= kMinMeld && run.numbered >= 2 && run.place > own)
        best = std::min(best, reckon(rest, thrown));
    const bool jokers = rest.jokers() > 0 || run.count > run.numbered;
    if (run.count == (jokers ? kLongestWithJokers : kLongestPlain) || run.place > kLastPlace) return;
    const Tile tile = tile_at(run.suit, run.place);
    if (rest.has(tile)) {
        Tiles left = rest;
        left.remove(tile);
        extend(left, {run.suit, run.place + 1, run.count + 1, run.numbered + 1}, own, thrown, best);
    }
    if (rest.jokers() > 0 && run.place != own) {
        Tiles left = rest;
        left.remove(kJoker);
        extend(left, {run.suit, run.place + 1, run.count + 1, run.numbered}, own, thrown, best);
    }
}

}  // namespace boneyard::tiles_and_deal
