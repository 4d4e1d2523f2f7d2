// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "tiles_and_deal/deadwood.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

#include "kit/fixed_list.h"
#include "tiles_and_deal/meld.h"

namespace boneyard::tiles_and_deal {

namespace {

constexpr unsigned kRankMask = (1U << kRanks) - 1;
constexpr unsigned kAce = 1;

// A run of six is two runs of three. With jokers each part needs two tiles that are none, so that parts may
// have to stay together; one joker splits all but runs of five.
constexpr int kLongestPlain = 5;
constexpr int kLongestWithOne = 5;
constexpr int kLongestWithMore = 8;

/// A run without jokers as ranks of a suit, the ace above the 13 being the ace.
constexpr unsigned ranks_of_run(int first, int length) {
    const unsigned places = ((1U << static_cast<unsigned>(length)) - 1) << static_cast<unsigned>(first - 1);
    return (places | places >> kRanks) & kRankMask;
}

constexpr int kPlainRuns = 12 + 11 + 10;  ///< of three, four and five tiles
constexpr std::array<std::uint16_t, kPlainRuns> kRuns = [] {
    std::array<std::uint16_t, kPlainRuns> runs{};
    std::size_t next = 0;
    for (int length = kMinMeld; length <= kLongestPlain; ++length) {
        for (int first = 1; first + length - 1 <= kLastPlace; ++first) {
            runs[next++] = static_cast<std::uint16_t>(ranks_of_run(first, length));
        }
    }
    return runs;
}();

/// Prices of all sets of ranks of one suit.
struct SuitPrices {
    std::array<std::uint16_t, kRankMask + 1> all{};   ///< all of them are over
    std::array<std::uint16_t, kRankMask + 1> runs{};  ///< those are over that the best runs leave
};

/// The lowest rank is over or begins a run, but for the ace, which may also end one.
template <class Price>
SuitPrices make_prices(Price price) noexcept {
    SuitPrices prices;
    for (unsigned ranks = 1; ranks <= kRankMask; ++ranks) {
        const unsigned lowest = ranks & (~ranks + 1);
        const int own = price(static_cast<Tile>(std::countr_zero(ranks)));
        prices.all[ranks] = static_cast<std::uint16_t>(prices.all[ranks ^ lowest] + own);
        int best = prices.runs[ranks ^ lowest] + own;
        for (const unsigned run : kRuns) {
            if ((run & lowest) != 0 && (run & ~ranks) == 0)
                best = std::min<int>(best, prices.runs[ranks & ~run]);
        }
        prices.runs[ranks] = static_cast<std::uint16_t>(best);
    }
    return prices;
}

const SuitPrices kPoints = make_prices([](Tile tile) { return deadwood_of(tile, 0); });
const SuitPrices kLeft = make_prices([](Tile tile) { return left_of(tile, 0); });
const SuitPrices kOnes = make_prices([](Tile) { return 1; });

using Suits = std::array<unsigned, kSuits>;

/// How many of four suits a mask has: quicker than a call where the processor has no such instruction.
constexpr std::array<std::uint8_t, 1U << kSuits> kSize{0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};

Suits by_suit(std::uint64_t tiles) {
    return {static_cast<unsigned>(tiles) & kRankMask, static_cast<unsigned>(tiles >> kRanks) & kRankMask,
            static_cast<unsigned>(tiles >> 2 * kRanks) & kRankMask,
            static_cast<unsigned>(tiles >> 3 * kRanks) & kRankMask};
}

/// The ranks that three suits have at least.
unsigned ranks_of_sets(const Suits& suits) {
    return ((suits[0] & suits[1]) & (suits[2] | suits[3])) | ((suits[0] | suits[1]) & (suits[2] & suits[3]));
}

/// The ranks of one suit that are in some run without jokers.
unsigned ranks_of_runs(unsigned ranks) {
    const unsigned places = ranks | (ranks & kAce) << kRanks;
    const unsigned starts = places & places >> 1U & places >> 2U;
    const unsigned runs = starts | starts << 1U | starts << 2U;
    return (runs | runs >> kRanks) & kRankMask;
}

/// Numbered tiles by suit: what is there once at least, and what twice.
struct Planes {
    Suits once{};
    Suits twice{};

    void remove(std::size_t suit, unsigned ranks) {
        once[suit] = (once[suit] & ~ranks) | (twice[suit] & ranks);
        twice[suit] &= ~ranks;
    }
};

/// A hand's least price, without jokers.
class Plain {
public:
    explicit Plain(const SuitPrices& prices) : prices_(prices) {}

    [[nodiscard]] int least(const Tiles& hand) const {
        if (hand.twice() != 0) return least(Planes{by_suit(hand.once()), by_suit(hand.twice())});
        const Suits once = by_suit(hand.once());
        if (const unsigned sets = ranks_of_sets(once); sets != 0) return with_sets({once, {}}, sets);
        return prices_.runs[once[0]] + prices_.runs[once[1]] + prices_.runs[once[2]] + prices_.runs[once[3]];
    }

    [[nodiscard]] int least(const Planes& hand) const {
        const unsigned sets = ranks_of_sets(hand.once);
        return sets == 0 ? runs_only(hand) : with_sets(hand, sets);
    }

    [[nodiscard]] int all(unsigned ranks) const { return prices_.all[ranks]; }

private:
    [[nodiscard]] int runs_only(const Planes& hand) const {
        int sum = 0;
        for (std::size_t suit = 0; suit < kSuits; ++suit) sum += runs_of(hand.once[suit], hand.twice[suit]);
        return sum;
    }

    /// One suit. Of a tile that is there twice one copy is over, or one of its runs is taken out.
    [[nodiscard]] int runs_of(unsigned once, unsigned twice) const {
        if (twice == 0) return prices_.runs[once];
        const unsigned doubled = twice & ranks_of_runs(once);
        const int over = prices_.all[twice & ~doubled];
        if (doubled == 0) return over + prices_.runs[once];
        const unsigned lowest = doubled & (~doubled + 1);
        int best = prices_.all[lowest] + runs_of(once, doubled ^ lowest);
        for (const unsigned run : kRuns) {
            if ((run & lowest) != 0 && (run & ~once) == 0)
                best = std::min(best, runs_of((once & ~run) | (doubled & run), doubled & ~run));
        }
        return over + best;
    }

    /// For the lowest of those ranks: no set (any more), or each set there can be.
    [[nodiscard]] int with_sets(const Planes& hand, unsigned ranks) const {
        if (ranks == 0) return runs_only(hand);
        const unsigned rank = ranks & (~ranks + 1);
        unsigned there = 0;
        unsigned wanted = 0;  // in a run, or there twice
        for (unsigned suit = 0; suit < kSuits; ++suit) {
            if ((hand.once[suit] & rank) == 0) continue;
            there |= 1U << suit;
            if (((ranks_of_runs(hand.once[suit]) | hand.twice[suit]) & rank) != 0) wanted |= 1U << suit;
        }
        if (wanted == 0) return with_sets(without(hand, rank, there), ranks ^ rank);
        int best = with_sets(hand, ranks ^ rank);
        for (unsigned suits = there; suits != 0; suits = (suits - 1) & there) {
            if (kSize[suits] < kMinMeld) continue;
            const Planes rest = without(hand, rank, suits);
            best = std::min(best, with_sets(rest, (ranks ^ rank) | (ranks_of_sets(rest.once) & rank)));
        }
        return best;
    }

    static Planes without(Planes hand, unsigned rank, unsigned suits) {
        for (unsigned suit = 0; suit < kSuits; ++suit) {
            if ((suits >> suit & 1U) != 0) hand.remove(suit, rank);
        }
        return hand;
    }

    const SuitPrices& prices_;
};

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

    Plain plain_;
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
    if (hand.jokers() == 0) return Plain(prices).least(hand);
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
