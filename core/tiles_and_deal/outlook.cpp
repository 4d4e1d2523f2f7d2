// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "tiles_and_deal/outlook.h"

#include <algorithm>
#include <cstdlib>

#include "tiles_and_deal/deadwood.h"

namespace boneyard::tiles_and_deal {

namespace {

constexpr int kThousand = 1000;

/// What makes a hand worth something, in hundredths of a point: a point of deadwood, a point of expected
/// deadwood after the next draw, a hundredth of a chance of a whole hand then, and of being able to knock.
struct Weights {
    int deadwood;
    int next;
    int whole;
    int knock;
};

// Found by regression: in 160,000 decisions a discard was drawn by lot from the better ones, and what the
// round brought was set against what the discard changed; then moved up and down in self-play. Early on,
// deadwood is no harm in itself: of two hands that the next draw leaves alike, the dearer has more to gain.
constexpr Weights kEarly{100, -290, 60, 20};
constexpr Weights kLate{0, -140, 60, 40};
constexpr int kLateFrom = 8;  // discards on the pile

constexpr int kDearMeld = 20;  ///< points saved that are as dangerous as can be
constexpr int kDraw = 5;       ///< what a draw is worth

constexpr Tile kNumbered = kJoker;  // tiles below it are numbered

int chance(int one, int other) { return one * other / kThousand; }
int either(int one, int other) { return one + other - chance(one, other); }

}  // namespace

Prices Outlook::prices_of(const Rules& rules) {
    Prices prices = deadwood_prices(rules.joker_value);
    for (int& price : prices.over) price = price * kDeadwoodStep + 1;
    return prices;
}

Outlook::Outlook(const View& view, std::vector<Tiles> guesses)
    : view_(view), guesses_(std::move(guesses)), solver_(prices_of(view.table.rules)) {
    const Table& table = view.table;
    for (Tile tile = 0; tile < kNumbered; ++tile) unseen_[tile] = table.rules.copies;
    unseen_[kJoker] = table.rules.jokers;
    const auto see = [&](Tile tile) { --unseen_[tile]; };
    for (std::size_t i = 0; i < table.discard_count; ++i) see(table.discards[i]);
    for (std::size_t i = 0; i < table.meld_count; ++i) {
        for (const Tile tile : tiles_of(table.melds[i])) see(tile);
    }
    const auto other = static_cast<std::size_t>(1 - view.seat);
    view.hand().each(see);
    table.known[other].each(see);
    if (!guesses_.empty()) see_guesses();
    for (const int copies : unseen_) total_ += copies;
    others_hidden_ = std::max(0, table.hand_counts[other] - table.known[other].count());
}

/// What is drawn is drawn from the stock: a tile counts as unseen once for each guess that leaves it there.
void Outlook::see_guesses() {
    const auto other = static_cast<std::size_t>(1 - view_.seat);
    const auto count = static_cast<int>(guesses_.size());
    for (int& copies : unseen_) copies *= count;
    view_.table.known[other].each([&](Tile tile) { unseen_[tile] += count; });
    for (const Tiles& hand : guesses_) {
        hand.each([&](Tile tile) { --unseen_[tile]; });
        guessed_deadwood_.push_back(least_deadwood(hand, view_.table.rules.joker_value));
    }
}

// The price has the fewest tiles over only among the arrangements of least deadwood: near enough.
bool Outlook::enough_to_knock(int price) const {
    const Rules& rules = view_.table.rules;
    const bool low = deadwood_of(price) <= rules.threshold;
    switch (rules.knock) {
        case Rules::Knock::ThresholdOrOne:
            return low || over_of(price) <= 1;
        case Rules::Knock::Threshold:
            return low;
        case Rules::Knock::One:
            return over_of(price) <= 1;
        case Rules::Knock::SuperOnly:
            return price == 0;
    }
    return false;
}

bool Outlook::touches(const Tiles& hand, Tile tile) {
    if (tile == kJoker) return true;
    for (int suit = 0; suit < kSuits; ++suit) {
        if (suit != suit_of(tile) && hand.has(tile_of(suit, rank_of(tile)))) return true;
    }
    const int reach = 1 + std::max(1, hand.jokers());
    const auto near = [&](int own) {
        for (int place = std::max(1, own - reach); place <= std::min(kLastPlace, own + reach); ++place) {
            if (place != own && hand.has(tile_at(suit_of(tile), place))) return true;
        }
        return false;
    };
    return near(rank_of(tile)) || (rank_of(tile) == 1 && near(kLastPlace));
}

Prospect Outlook::prospect(const Tiles& rest) {
    const auto known =
        std::find_if(seen_.begin(), seen_.end(), [&](const auto& seen) { return seen.first == rest; });
    if (known != seen_.end()) return known->second;
    const int now = price(rest);
    const int thrown = price_thrown(rest);
    Prospect prospect{deadwood_of(now), over_of(now)};
    for (Tile tile = 0; tile <= kJoker; ++tile) {
        const int copies = unseen_[tile];
        if (copies == 0) continue;
        // A tile that touches nothing is thrown, or kept instead of a dearer one.
        const int after = touches(rest, tile) ? price_thrown_with(rest, tile)
                                              : std::min(now, thrown + solver_.prices().over[tile]);
        prospect.next += copies * deadwood_of(after);
        if (after == 0) prospect.whole += copies;
        if (enough_to_knock(after)) prospect.knock += copies;
    }
    const int all = std::max(1, total_);
    prospect.next = prospect.next * 100 / all;
    prospect.whole = prospect.whole * kThousand / all;
    prospect.knock = prospect.knock * kThousand / all;
    seen_.emplace_back(rest, prospect);
    return prospect;
}

int Outlook::worth(const Tiles& rest) {
    const Prospect hand = prospect(rest);
    const Weights& weights = view_.table.discard_count < kLateFrom ? kEarly : kLate;
    return weights.deadwood * hand.deadwood + weights.next * hand.next / 100 +
           weights.whole * hand.whole / 10 + weights.knock * hand.knock / 10;
}

int Outlook::worth_of_draw(const Tiles& hand) {
    const int now = price(hand);
    const int as_it_is = worth(hand);  // what was drawn is thrown
    int sum = 0;
    for (Tile tile = 0; tile <= kJoker; ++tile) {
        if (unseen_[tile] == 0) continue;
        int best = as_it_is;
        const int least = touches(hand, tile) ? price_thrown_with(hand, tile) : now;
        if (least < now) {
            Tiles drawn = hand;
            drawn.add(tile);
            drawn.each_kind([&](Tile thrown) {
                Tiles rest = drawn;
                rest.remove(thrown);
                if (price(rest) == least) best = std::max(best, worth(rest));
            });
        }
        sum += unseen_[tile] * best;
    }
    return sum / std::max(1, total_);
}

/// The chance in thousandths that the other seat holds one of that kind.
int Outlook::held_by_other(Tile tile) const {
    if (view_.table.known[static_cast<std::size_t>(1 - view_.seat)].has(tile)) return kThousand;
    const int one = std::min(kThousand, kThousand * others_hidden_ / std::max(1, total_));
    return unseen_[tile] == 0 ? 0 : unseen_[tile] == 1 ? one : either(one, one);
}

/// The chance that the other seat has two tiles that make a run with the tile at `place`.
int Outlook::run_danger(int suit, int place) const {
    const auto held = [&](int at) {
        return at < 1 || at > kLastPlace ? 0 : held_by_other(tile_at(suit, at));
    };
    const int below = held(place - 1);
    const int above = held(place + 1);
    const int with_below = chance(below, either(held(place - 2), above));
    const int above_only = chance(kThousand - below, chance(above, held(place + 2)));
    return with_below + above_only;
}

int Outlook::danger(Tile tile) const {
    if (tile == kJoker) return kThousand;
    if (!guesses_.empty()) return with_table(tile, std::min(kThousand, guessed_danger(tile)));
    std::array<int, kSuits - 1> alike{};
    std::size_t at = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        if (suit != suit_of(tile)) alike[at++] = held_by_other(tile_of(suit, rank_of(tile)));
    }
    const int set = either(chance(alike[0], alike[1]), chance(alike[2], either(alike[0], alike[1])));
    int danger = either(set, run_danger(suit_of(tile), rank_of(tile)));
    if (rank_of(tile) == 1) danger = either(danger, run_danger(suit_of(tile), kLastPlace));
    return with_table(tile, danger);
}

/// That danger, and that the tile is added to a meld of the table.
int Outlook::with_table(Tile tile, int danger) const {
    for (std::size_t i = 0; i < view_.table.meld_count; ++i) {
        for (const End end : {End::None, End::Low, End::High}) {
            if (can_add(view_.table.melds[i], tile, end)) danger = either(danger, kThousand / 2);
        }
    }
    return danger;
}

/// Who takes a tile that makes a meld saves what was over, and a draw.
int Outlook::guessed_danger(Tile tile) const {
    int saved = 0;
    for (std::size_t i = 0; i < guesses_.size(); ++i) {
        if (!touches(guesses_[i], tile)) continue;
        Tiles with = guesses_[i];
        with.add(tile);
        const int gain = guessed_deadwood_[i] - least_deadwood(with, view_.table.rules.joker_value);
        if (gain >= 0) saved += gain + kDraw;
    }
    return saved * kThousand / (kDearMeld * static_cast<int>(guesses_.size()));
}

}  // namespace boneyard::tiles_and_deal
