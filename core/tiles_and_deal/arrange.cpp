// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "tiles_and_deal/arrange.h"

#include <algorithm>

namespace boneyard::tiles_and_deal {

namespace {

// Room for 14 tiles over and for 14 melds below the next step of deadwood.
constexpr int kOverStep = 16;
constexpr int kDeadwoodStep = 16 * kOverStep;

}  // namespace

Prices deadwood_prices(int joker_value) {
    Prices prices;
    for (Tile tile = 0; tile < kJoker; ++tile) {
        prices.over[tile] = rank_of(tile) == 1 ? 11 : std::min(rank_of(tile), 10);
    }
    prices.over[kJoker] = joker_value;
    return prices;
}

Prices count_prices() {
    Prices prices;
    prices.over.fill(1);
    return prices;
}

Prices settling_prices(int joker_value) {
    Prices prices = deadwood_prices(joker_value);
    for (int& price : prices.over) price = price * kDeadwoodStep + kOverStep;
    prices.meld = 1;
    return prices;
}

int deadwood_in(int settling_price) { return settling_price / kDeadwoodStep; }
int over_in(int settling_price) { return settling_price % kDeadwoodStep / kOverStep; }

int Arranger::all_over(const Tiles& hand) const {
    int price = 0;
    hand.each([&](Tile tile) { price += prices_.over[tile]; });
    return price;
}

// The lowest tile is over, or in a set, or in a run. Nothing lower is left, so its set has higher suits only,
// and below it its run has jokers only (but for an ace above the 13, which is the lowest of its suit).
int Arranger::least(const Tiles& hand) {
    if (hand.numbered() < 2 || !prices_.melds_count) return all_over(hand);
    if (const auto known = memory_.find(hand); known != memory_.end()) return known->second;
    const Tile lowest = hand.lowest();
    Tiles rest = hand;
    rest.remove(lowest);
    int best = prices_.over[lowest] + least(rest);
    try_sets(hand, lowest, best);
    try_runs(hand, lowest, best);
    memory_.emplace(hand, best);
    return best;
}

void Arranger::try_sets(const Tiles& hand, Tile lowest, int& best) {
    const int rank = rank_of(lowest);
    unsigned others = 0;
    for (int suit = suit_of(lowest) + 1; suit < kSuits; ++suit) {
        if (hand.has(tile_of(suit, rank))) others |= 1U << static_cast<unsigned>(suit);
    }
    for (unsigned suits = others; suits != 0; suits = (suits - 1) & others) {
        Tiles rest = hand;
        rest.remove(lowest);
        int size = 1;
        for (int suit = 0; suit < kSuits; ++suit) {
            if ((suits >> static_cast<unsigned>(suit) & 1U) == 0) continue;
            rest.remove(tile_of(suit, rank));
            ++size;
        }
        for (; size <= kMaxSet; ++size) {
            if (size >= kMinMeld) best = std::min(best, prices_.meld + least(rest));
            if (rest.jokers() == 0) break;
            rest.remove(kJoker);
        }
    }
}

void Arranger::try_runs(const Tiles& hand, Tile lowest, int& best) {
    const int suit = suit_of(lowest);
    const int rank = rank_of(lowest);
    const auto from = [&](int first, int place) {
        extend(hand, {Meld::Kind::Run, static_cast<std::uint8_t>(suit), static_cast<std::uint8_t>(first)},
               place, best);
    };
    const int last_start = kLastPlace - kMinMeld + 1;
    if (rank == 1) {
        // Low: it is the first place. High: any other start from which the run reaches it.
        from(1, 1);
        for (int first = 2; first <= last_start; ++first) from(first, kLastPlace);
        return;
    }
    for (int first = std::max(1, rank - hand.jokers()); first <= std::min(rank, last_start); ++first)
        from(first, rank);
}

/// Goes on with a run that is not long enough yet, or not ended: `rest` is what the hand has left for it. Its
/// tile at `own` must be the tile itself; the run does not count until it is there.
void Arranger::extend(const Tiles& rest, const Meld& run, int own, int& best) {
    const int place = run.start + run.count;
    if (run.count >= kMinMeld && run.suits >= 2 && place > own)
        best = std::min(best, prices_.meld + least(rest));
    if (run.count == kMaxRun || place > kLastPlace) return;
    Meld longer = run;
    ++longer.count;
    const Tile tile = tile_at(run.base, place);
    if (rest.has(tile)) {
        Tiles left = rest;
        left.remove(tile);
        Meld with_tile = longer;
        ++with_tile.suits;  // counts the tiles of the run that are no jokers
        extend(left, with_tile, own, best);
    }
    if (rest.jokers() > 0 && place != own) {
        Tiles left = rest;
        left.remove(kJoker);
        extend(left, longer, own, best);
    }
}

}  // namespace boneyard::tiles_and_deal
