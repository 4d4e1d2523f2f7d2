// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "tiles_and_deal/deadwood.h"

#include <algorithm>
#include <cstddef>

#include "kit/fixed_list.h"
#include "tiles_and_deal/meld.h"
#include "tiles_and_deal/plain_deadwood.h"

namespace boneyard::tiles_and_deal {

namespace {

// Without jokers a run of six is two runs of three. With jokers each part needs two tiles that are none, so
// that parts may have to stay together; one joker splits all but runs of five.
constexpr int kLongestWithOne = 5;
constexpr int kLongestWithMore = 8;

const SuitPrices kPoints = make_prices([](Tile tile) { return deadwood_of(tile, 0); });
const SuitPrices kLeft = make_prices([](Tile tile) { return left_of(tile, 0); });
const SuitPrices kOnes = make_prices([](Tile) { return 1; });

/// With jokers: each is over, or in a meld whose numbered tiles are taken out of the hand with it. A meld's
/// tiles save at most what they cost, so that most melds need not be tried.
class WithJokers {
public:
    WithJokers(const SuitPrices& prices, int joker) : plain_(prices), joker_(joker) {}

    [[nodiscard]] int least(const Planes& hand, int jokers) const {
        if (jokers == 0) return plain_.least(hand);
        Melds melds{hand, jokers, plain_.least(hand), 0, 0, {}};
        melds.best = least(hand, jokers - 1) + joker_;
        list_sets(melds);
        for (std::size_t suit = 0; suit < kSuits; ++suit) list_runs(melds, suit);
        try_listed(melds);
        return melds.best;
    }

private:
    /// The numbered tiles of a meld: ranks of one suit, or one rank in some suits.
    struct Part {
        std::uint16_t ranks = 0;
        std::uint8_t suits = 0;
        std::uint8_t jokers = 0;
        int price = 0;
    };

    /// Which melds a hand can make with its jokers, the dearest tried first.
    struct Melds {
        Planes hand;
        int jokers = 0;
        int plain = 0;  ///< the least price without the jokers
        int best = 0;
        int dearest = 0;
        kit::FixedList<Part, 128> parts;
    };

    void list(Melds& melds, unsigned ranks, unsigned suits, int fewest) const {
        const int price = plain_.all(ranks) * kSize[suits];
        melds.dearest = std::max(melds.dearest, price);
        for (int jokers = std::max(1, fewest); jokers <= melds.jokers; ++jokers) {
            // Of a set there are four tiles at most.
            if (kSize[suits] > 1 && kSize[suits] + jokers > kMaxSet) break;
            const Part part{static_cast<std::uint16_t>(ranks), static_cast<std::uint8_t>(suits),
                            static_cast<std::uint8_t>(jokers), price};
            if (melds.parts.size() < melds.parts.capacity()) {
                melds.parts.push_back(part);
            } else {
                try_part(melds, part);
            }
        }
    }

    void list_sets(Melds& melds) const {
        const Suits& once = melds.hand.once;
        unsigned pairs =
            (once[0] & once[1]) | (once[2] & once[3]) | ((once[0] | once[1]) & (once[2] | once[3]));
        for (; pairs != 0; pairs &= pairs - 1) {
            const unsigned rank = pairs & (~pairs + 1);
            unsigned there = 0;
            for (unsigned suit = 0; suit < kSuits; ++suit) {
                if ((once[suit] & rank) != 0) there |= 1U << suit;
            }
            for (unsigned suits = there; suits != 0; suits = (suits - 1) & there) {
                const int size = kSize[suits];
                if (size >= 2) list(melds, rank, suits, kMinMeld - size);
            }
        }
    }

    void list_runs(Melds& melds, std::size_t suit) const {
        const unsigned ranks = melds.hand.once[suit];
        const unsigned places = ranks | (ranks & kAce) << kRanks;
        for (unsigned rest = places; rest != 0; rest &= rest - 1) {
            const unsigned first = rest & (~rest + 1);
            extend(melds, suit, {first, first << 1U, 1, 0}, places);
        }
    }

    /// A run that begins with a tile of its own: jokers before it might as well come last.
    struct Run {
        unsigned places;
        unsigned next;  ///< the place that comes next
        int tiles;      ///< that are no jokers
        int gaps;
    };

    void extend(Melds& melds, std::size_t suit, const Run& run, unsigned there) const {
        const int longest = melds.jokers == 1 ? kLongestWithOne : kLongestWithMore;
        if (run.tiles + std::max(1, run.gaps) >= longest) return;
        int gaps = run.gaps;
        unsigned next = run.next;
        for (; gaps <= melds.jokers && next < 1U << kLastPlace; ++gaps, next <<= 1U) {
            if ((there & next) == 0) continue;
            if (run.tiles + 1 + std::max(1, gaps) > longest) return;
            const Run longer{run.places | next, next << 1U, run.tiles + 1, gaps};
            list(melds, (longer.places | longer.places >> kRanks) & kRankMask, 1U << suit,
                 std::max(gaps, kMinMeld - longer.tiles));
            extend(melds, suit, longer, there);
        }
    }

    void try_listed(Melds& melds) const {
        while (!melds.parts.empty()) {
            Part* const dearest =
                std::max_element(melds.parts.begin(), melds.parts.end(),
                                 [](const Part& a, const Part& b) { return a.price < b.price; });
            // Where even a part with one joker saves too little, those that are cheaper save less.
            if (saves_too_little(melds, dearest->price, melds.jokers - 1, melds.dearest)) return;
            if (!saves_too_little(melds, dearest->price, melds.jokers - dearest->jokers, melds.dearest))
                try_part(melds, *dearest);
            *dearest = melds.parts.back();
            melds.parts.pop_back();
        }
    }

    /// True when a part of that price, and others with the jokers that are left, cannot make it better.
    static bool saves_too_little(const Melds& melds, int price, int left, int dearest) {
        return melds.plain - price - left * dearest >= melds.best || melds.best == 0;
    }

    void try_part(Melds& melds, const Part& part) const {
        Planes rest = melds.hand;
        for (unsigned suit = 0; suit < kSuits; ++suit) {
            if ((part.suits >> suit & 1U) != 0) rest.remove(suit, part.ranks);
        }
        melds.best = std::min(melds.best, least(rest, melds.jokers - part.jokers));
    }

    PlainDeadwood plain_;
    int joker_;
};

/// Tiles that are in no set and no run of three.
int out_of_reach(const SuitPrices& prices, const Suits& once) {
    const unsigned sets = ranks_of_sets(once);
    int sum = 0;
    for (const unsigned ranks : once) sum += prices.all[ranks & ~(sets | ranks_of_runs(ranks))];
    return sum;
}

int least_price(const SuitPrices& prices, const Tiles& hand, int joker) {
    if (hand.jokers() == 0) return PlainDeadwood(prices).least(hand);
    return WithJokers(prices, joker).least({by_suit(hand.once()), by_suit(hand.twice())}, hand.jokers());
}

}  // namespace

int least_deadwood(const Tiles& hand, int joker_value) { return least_price(kPoints, hand, joker_value); }

int deadwood_bound(const Tiles& hand) {
    return hand.jokers() > 0 ? 0 : out_of_reach(kPoints, by_suit(hand.once()));
}

int least_left(const Tiles& hand, int joker_value) {
    return least_price(kLeft, hand, left_of(kJoker, joker_value));
}

int least_over(const Tiles& hand) { return least_price(kOnes, hand, 1); }

}  // namespace boneyard::tiles_and_deal
