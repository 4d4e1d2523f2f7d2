// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// A quick, sensible player for the ends of sampled rounds, and what such an end is worth.

#include <algorithm>
#include <array>
#include <bit>

#include "tiles_and_deal/chances.h"
#include "tiles_and_deal/deadwood.h"
#include "tiles_and_deal/game.h"

namespace boneyard::tiles_and_deal {

namespace {

constexpr int kPointStep = 16;  ///< of a point of deadwood, in which throws are compared
constexpr int kUse = 16;        ///< for each unseen tile that makes a meld with the one that is thrown
constexpr int kKeep = 100'000;  ///< a joker is thrown last

/// How one seat goes on, knowing the table and its hand.
class Quick {
public:
    Quick(const Table& table, const Tiles& hand)
        : table_(table), hand_(hand), joker_(table.rules.joker_value) {}

    /// True when the tile face up makes a meld, or lets a better one be thrown.
    [[nodiscard]] bool takes() const {
        const Tile top = table_.discards[table_.discard_count - 1U];
        Tiles with = hand_;
        with.add(top);
        return top == kJoker || least_deadwood(with, joker_) <= least_deadwood(hand_, joker_);
    }

    [[nodiscard]] Action turn() {
        least_ = least_deadwood(hand_, joker_);
        if (const Action knock = find_knock(); knock.kind == Action::Kind::Knock) return knock;
        if (!table_.rules.closed) {
            if (const Action add = find_add(); add.kind == Action::Kind::Add) return add;
            if (table_.rules.unlaid_count && table_.discard_count >= kLayFrom) {
                if (const Action meld = find_meld(false); meld.kind == Action::Kind::Meld) return meld;
            }
        }
        see();
        if (const Tile thrown = best_throw(kUse); thrown != kNoTile) return {Action::Kind::Discard, thrown};
        return first_lay(table_, hand_);  // what is left may not be thrown
    }

    /// A joker that was swapped in must be laid.
    [[nodiscard]] Action lay_joker() {
        for (std::uint8_t i = 0; i < table_.meld_count; ++i) {
            for (const End end : {End::None, End::Low, End::High}) {
                if (can_add(table_.melds[i], kJoker, end) && goes_on(without(hand_, kJoker)))
                    return {Action::Kind::Add, kJoker, i, end};
            }
        }
        if (const Action meld = find_meld(true); meld.kind == Action::Kind::Meld) return meld;
        return first_lay(table_, hand_);
    }

private:
    /// True when the turn can end after laying what leaves that rest.
    [[nodiscard]] bool goes_on(const Tiles& rest) const {
        return rest.empty() || rest.count() > 1 || !rest.has(table_.taken);
    }

    [[nodiscard]] Action find_knock() {
        const Rules& rules = table_.rules;
        constexpr int kDearest = 11;
        const bool low =
            (rules.knock == Rules::Knock::ThresholdOrOne || rules.knock == Rules::Knock::Threshold) &&
            least_ - std::max(kDearest, joker_) <= rules.threshold;
        const int over = least_ > 3 * std::max(kDearest, joker_) ? kMaxTiles : least_over(hand_);
        if (over == 0) return {Action::Kind::Knock};
        if (!low && over > 2) return {};
        const Tile thrown = best_throw(0);
        if (thrown == kNoTile || !may_knock_with(rules, without(hand_, thrown))) return {};
        return {Action::Kind::Knock, thrown};
    }

    /// A tile that is over and can be added to a meld of the table.
    [[nodiscard]] Action find_add() const {
        for (std::uint8_t i = 0; i < table_.meld_count; ++i) {
            Action found;
            hand_.each_kind([&](Tile tile) {
                if (found.kind == Action::Kind::Add || tile == kJoker) return;
                for (const End end : {End::None, End::Low, End::High}) {
                    if (!can_add(table_.melds[i], tile, end)) continue;
                    const Tiles rest = without(hand_, tile);
                    if (goes_on(rest) && least_deadwood(rest, joker_) < least_)
                        found = {Action::Kind::Add, tile, i, end};
                }
            });
            if (found.kind == Action::Kind::Add) return found;
        }
        return {};
    }

    /// A meld of three that costs nothing, or that gets rid of a joker.
    [[nodiscard]] Action find_meld(bool joker) const {
        Action found;
        const auto consider = [&](const Meld& meld, const std::array<Tile, kMinMeld>& tiles) {
            Tiles rest = hand_;
            for (const Tile tile : tiles) {
                if (!rest.has(tile)) return;
                rest.remove(tile);
            }
            if (found.kind == Action::Kind::Meld || !goes_on(rest)) return;
            if (!joker && least_deadwood(rest, joker_) > least_) return;
            found.kind = Action::Kind::Meld;
            found.meld = meld;
        };
        for (int suit = 0; suit < kSuits; ++suit) {
            for (int first = 1; first + kMinMeld - 1 <= kLastPlace; ++first)
                try_run(suit, first, joker, consider);
        }
        for (int rank = 1; rank <= kRanks; ++rank) try_sets(rank, joker, consider);
        return found;
    }

    template <class Consider>
    static void try_run(int suit, int first, bool joker, const Consider& consider) {
        Meld run{Meld::Kind::Run, static_cast<std::uint8_t>(suit), static_cast<std::uint8_t>(first),
                 kMinMeld};
        const std::array<Tile, kMinMeld> plain{tile_at(suit, first), tile_at(suit, first + 1),
                                               tile_at(suit, first + 2)};
        if (!joker) return consider(run, plain);
        for (unsigned at = 0; at < kMinMeld; ++at) {
            std::array<Tile, kMinMeld> tiles = plain;
            tiles[at] = kJoker;
            run.jokers = static_cast<std::uint16_t>(1U << at);
            consider(run, tiles);
        }
    }

    template <class Consider>
    static void try_sets(int rank, bool joker, const Consider& consider) {
        const int wanted = joker ? kMinMeld - 1 : kMinMeld;
        for (unsigned suits = 1; suits < 1U << kSuits; ++suits) {
            if (std::popcount(suits) != wanted) continue;
            Meld set{Meld::Kind::Set, static_cast<std::uint8_t>(rank), 0, kMinMeld};
            set.jokers = joker ? 1 : 0;
            set.suits = static_cast<std::uint8_t>(suits);
            std::array<Tile, kMinMeld> tiles{kJoker, kJoker, kJoker};
            std::size_t next = 0;
            for (int suit = 0; suit < kSuits; ++suit) {
                if ((suits >> static_cast<unsigned>(suit) & 1U) != 0) tiles[next++] = tile_of(suit, rank);
            }
            consider(set, tiles);
        }
    }

    /// Counts what the seat sees: the pile and its own hand.
    void see() {
        for (std::size_t i = 0; i < table_.discard_count; ++i) ++seen_[table_.discards[i]];
        hand_.each([&](Tile tile) { ++seen_[tile]; });
    }

    [[nodiscard]] int unseen(int suit, int place) const {
        return table_.rules.copies - seen_[tile_at(suit, place)];
    }

    [[nodiscard]] bool there(int suit, int place) const {
        return place >= 1 && place <= kLastPlace && hand_.has(tile_at(suit, place));
    }

    /// How many unseen tiles make a meld with this one and another of the hand.
    [[nodiscard]] int uses(Tile tile) const {
        const int suit = suit_of(tile);
        int alike = 0;
        int missing = 0;
        for (int other = 0; other < kSuits; ++other) {
            if (other == suit) continue;
            if (there(other, rank_of(tile))) {
                ++alike;
            } else {
                missing += unseen(other, rank_of(tile));
            }
        }
        int uses = alike > 0 ? missing : 0;
        uses += run_uses(suit, rank_of(tile));
        if (rank_of(tile) == 1) uses += run_uses(suit, kLastPlace);
        return uses;
    }

    [[nodiscard]] int run_uses(int suit, int place) const {
        const bool below = there(suit, place - 1);
        const bool above = there(suit, place + 1);
        int uses = 0;
        if (below && place > 2) uses += unseen(suit, place - 2);
        if (above && place + 2 <= kLastPlace) uses += unseen(suit, place + 2);
        if (place > 1 && !below && (above || there(suit, place - 2))) uses += unseen(suit, place - 1);
        if (place < kLastPlace && !above && (below || there(suit, place + 2)))
            uses += unseen(suit, place + 1);
        return uses;
    }

    /// The throw that leaves least: deadwood, and for each use of the tile that is lost so much more. A throw
    /// saves what the tile counts at most, which leaves few to be reckoned.
    [[nodiscard]] Tile best_throw(int use) const {
        struct Throw {
            int bound;
            Tile tile;
        };
        std::array<Throw, 32> throws{};  // a hand has 14 tiles
        std::size_t count = 0;
        hand_.each_kind([&](Tile tile) {
            if (!may_discard(table_, hand_, tile)) return;
            const int lost = tile == kJoker ? kKeep : use == 0 ? 0 : use * uses(tile);
            throws[count++] = {lost + kPointStep * (least_ - deadwood_of(tile, joker_)), tile};
        });
        Tile best = kNoTile;
        int least = 0;
        for (; count > 0; --count) {
            std::size_t next = 0;
            for (std::size_t i = 1; i < count; ++i) {
                if (throws[i].bound < throws[next].bound) next = i;
            }
            const Throw thrown = throws[next];
            if (best != kNoTile && thrown.bound >= least) break;
            const int saved = least_ - deadwood_of(thrown.tile, joker_);
            const int left = least_deadwood(without(hand_, thrown.tile), joker_);
            const int price = thrown.bound + kPointStep * (left - saved);
            if (best == kNoTile || price < least) {
                best = thrown.tile;
                least = price;
            }
            throws[next] = throws[count - 1];
        }
        return best;
    }

    const Table& table_;
    const Tiles& hand_;
    int joker_;
    int least_ = 0;
    std::array<std::uint8_t, kJoker + 1> seen_{};
};

}  // namespace

Action Game::reply(kit::Rng& /*rng*/) const {
    Quick quick(table_, kit::at(hands_, table_.to_move));
    switch (table_.phase) {
        case Phase::Upcard:
            return {quick.takes() ? Action::Kind::Take : Action::Kind::Pass};
        case Phase::Draw:
            if (table_.must_draw || table_.discard_count == 0) return {Action::Kind::Draw};
            return {quick.takes() ? Action::Kind::Take : Action::Kind::Draw};
        case Phase::Meld:
            return table_.joker_due ? quick.lay_joker() : quick.turn();
        default:
            break;
    }
    return {Action::Kind::Next};
}

// The chance to win the match, and where that is the same the points.
int Game::worth(Seat seat) const {
    const int lead =
        kit::at(table_.round_scores, seat) - kit::at(table_.round_scores, static_cast<Seat>(1 - seat));
    return chance_to_win(table_, seat) - kCertain / 2 + lead;
}

// With melds on the table a last turn has thousands of ways; closed, it has a throw or a knock.
bool Game::drawn_out() const {
    return table_.rules.closed && table_.phase == Phase::Meld && table_.stock_count == 0;
}

}  // namespace boneyard::tiles_and_deal
