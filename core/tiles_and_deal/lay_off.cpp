// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// A hand whose tiles may be added to the melds on the table.

#include <algorithm>
#include <utility>

#include "tiles_and_deal/arrange.h"

namespace boneyard::tiles_and_deal {

int Arranger::least_with(const Tiles& hand, const std::vector<Meld>& melds) {
    laid_off_.assign(melds.size(), {});
    return least_from(hand, melds, 0);
}

int Arranger::least_from(const Tiles& hand, const std::vector<Meld>& melds, std::size_t at) {
    if (at == melds.size() || hand.empty()) return least(hand);
    if (const auto known = laid_off_[at].find(hand); known != laid_off_[at].end()) return known->second;
    int best = least_from(hand, melds, at + 1);
    grow(hand, melds, at, melds[at], true, 0, best);
    laid_off_[at].emplace(hand, best);
    return best;
}

/// Visits each addition of one tile to the meld: the tile, its end, what is left, and the longer meld. Low
/// comes first, then high only; a set knows one end.
template <class Step>
void Arranger::each_addition(const Tiles& hand, const Meld& meld, bool low, Step&& step) {
    const bool set = meld.kind == Meld::Kind::Set;
    hand.each_kind([&](Tile tile) {
        const auto add = [&](End end) {
            if (!can_add(meld, tile, end)) return;
            Tiles rest = hand;
            rest.remove(tile);
            Meld longer = meld;
            add_to(longer, tile, end);
            step(tile, end, rest, longer);
        };
        if (set) {
            add(End::None);
        } else {
            if (low) add(End::Low);
            add(End::High);
        }
    });
}

/// Adds tiles to one meld; those before it have cost `paid`.
void Arranger::grow(const Tiles& hand, const std::vector<Meld>& melds, std::size_t at, const Meld& meld,
                    bool low, int paid, int& best) {
    paid += prices_.laid_off;
    each_addition(hand, meld, low, [&](Tile, End end, const Tiles& rest, const Meld& longer) {
        best = std::min(best, paid + least_from(rest, melds, at + 1));
        grow(rest, melds, at, longer, end != End::High, paid, best);
    });
}

/// Finds again what grow() found: additions to one meld, at least one, after which all is left for `price`.
bool Arranger::retrace(const Tiles& hand, const std::vector<Meld>& melds, std::size_t at, const Meld& meld,
                       bool low, int price, Settled& out) {
    bool found = false;
    price -= prices_.laid_off;
    each_addition(hand, meld, low, [&](Tile tile, End end, const Tiles& rest, const Meld& longer) {
        if (found) return;
        out.laid_off.push_back({tile, at, end});
        out.over = rest;
        found = least_from(rest, melds, at + 1) == price ||
                retrace(rest, melds, at, longer, end != End::High, price, out);
        if (!found) out.laid_off.pop_back();
    });
    return found;
}

Settled Arranger::lay_off(const Tiles& hand, const std::vector<Meld>& melds) {
    Settled result;
    result.over = hand;
    least_with(hand, melds);
    for (std::size_t at = 0; at < melds.size() && !result.over.empty(); ++at) {
        const Tiles rest = result.over;
        const int price = least_from(rest, melds, at);
        if (least_from(rest, melds, at + 1) == price) continue;
        retrace(rest, melds, at, melds[at], true, price, result);
    }
    return result;
}

Settled settle(const Tiles& hand, const std::vector<Meld>& table, int joker_value, bool melds_count) {
    // A meld stays a meld: laid-off tiles cost a little, so that only what would be over is laid off.
    Prices prices = settling_prices(joker_value);
    std::swap(prices.meld, prices.laid_off);
    prices.melds_count = melds_count;
    Settled result = Arranger(prices).lay_off(hand, table);
    if (!melds_count) return result;
    result.melds = arrange(result.over, joker_value);
    for (const Meld& meld : result.melds) {
        for (const Tile tile : tiles_of(meld)) result.over.remove(tile);
    }
    return result;
}

}  // namespace boneyard::tiles_and_deal
