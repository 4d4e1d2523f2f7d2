// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What a hand counts after laying off. Playouts ask it at every knock: nothing here allocates.

#include <algorithm>
#include <array>
#include <cstddef>

#include "tiles_and_deal/arrange.h"
#include "tiles_and_deal/deadwood.h"

namespace boneyard::tiles_and_deal {

namespace {

constexpr std::array<End, 3> kEnds{End::None, End::Low, End::High};

bool accepts_any(const Meld& meld, const Tiles& hand) {
    bool found = false;
    hand.each_kind([&](Tile tile) {
        for (const End end : kEnds) found = found || can_add(meld, tile, end);
    });
    return found;
}

/// Tries all additions. It remembers some of the hands that it has seen: a later one may take the place of
/// one before.
class LayOff {
public:
    LayOff(const Tiles& hand, std::span<const Meld> table, int joker_value, bool melds_count)
        : joker_value_(joker_value), melds_count_(melds_count) {
        for (const Meld& meld : table) {
            if (accepts_any(meld, hand)) melds_.push_back(meld);
        }
    }

    int least(const Tiles& hand) { return least_from(hand, 0); }

private:
    struct Entry {
        Tiles hand;
        std::size_t at = 0;
        int price = -1;  ///< nothing is remembered here
    };

    [[nodiscard]] int counts(const Tiles& hand) const {
        if (melds_count_) return least_deadwood(hand, joker_value_);
        int sum = 0;
        hand.each([&](Tile tile) { sum += deadwood_of(tile, joker_value_); });
        return sum;
    }

    /// When tiles may be added to the melds from that one on.
    int least_from(const Tiles& hand, std::size_t at) {
        if (at == melds_.size() || hand.empty()) return counts(hand);
        const std::size_t slot = slot_of(hand, at);
        const Entry& known = memory_[slot];
        if (known.price >= 0 && known.at == at && known.hand == hand) return known.price;
        int best = least_from(hand, at + 1);
        grow(hand, at, melds_[at], true, best);
        memory_[slot] = {hand, at, best};
        return best;
    }

    /// Adds tiles to one meld: low ones first, then high ones only; a set knows one end.
    void grow(const Tiles& hand, std::size_t at, const Meld& meld, bool low, int& best) {
        hand.each_kind([&](Tile tile) {
            for (const End end : kEnds) {
                if (best == 0 || (end == End::Low && !low) || !can_add(meld, tile, end)) continue;
                Tiles rest = hand;
                rest.remove(tile);
                Meld longer = meld;
                add_to(longer, tile, end);
                best = std::min(best, least_from(rest, at + 1));
                grow(rest, at, longer, end != End::High, best);
            }
        });
    }

    [[nodiscard]] static std::size_t slot_of(const Tiles& hand, std::size_t at) {
        std::uint64_t h = hand.once() * 0x9E3779B97F4A7C15U;
        h ^= hand.twice() * 0xC2B2AE3D27D4EB4FU +
             (static_cast<std::uint64_t>(hand.jokers()) * kMaxMeldsOnTable + at) * 0x165667B19E3779F9U;
        return static_cast<std::size_t>((h ^ (h >> 29U)) % kRemembered);
    }

    static constexpr std::size_t kRemembered = 256;
    static constexpr std::size_t kMaxMeldsOnTable = kMaxTiles / kMinMeld;

    int joker_value_;
    bool melds_count_;
    kit::FixedList<Meld, kMaxMeldsOnTable> melds_;  ///< those to which anything can be added
    std::array<Entry, kRemembered> memory_{};
};

}  // namespace

int least_laid_off(const Tiles& hand, std::span<const Meld> table, int joker_value, bool melds_count) {
    return LayOff(hand, table, joker_value, melds_count).least(hand);
}

}  // namespace boneyard::tiles_and_deal
