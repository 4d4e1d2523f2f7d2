// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "slow_rummy.h"
#include "tiles_and_deal/game.h"

/// What tiles on the table of Tiles & Deal allow, once more and slowly: lay-offs, and the actions of a turn.
namespace boneyard::test::slow {

using Table = std::vector<Tiles>;

/// What a meld is when a tile is added at its front, at its back or, to a set, where it belongs; or nothing.
inline std::vector<std::pair<std::string, Tiles>> additions(const Tiles& meld, int tile) {
    std::vector<std::pair<std::string, Tiles>> found;
    Tiles longer = meld;
    if (is_set(meld)) {
        longer.insert(std::upper_bound(longer.begin(), longer.end(), tile), tile);
        if (is_set(longer)) found.emplace_back("", longer);
        return found;
    }
    longer.insert(longer.begin(), tile);
    if (is_run(longer)) found.emplace_back(" low", longer);
    longer = meld;
    longer.push_back(tile);
    if (is_run(longer)) found.emplace_back(" high", longer);
    return found;
}

/// What the opponent of a knocker has: every tile in turn may be added to every meld of the table, and what
/// is left is arranged, or counts in full.
class LayOff {
public:
    LayOff(Hand& hand, int joker_value, bool unlaid_count)
        : hand_(hand), joker_value_(joker_value), unlaid_count_(unlaid_count) {
        hand_.deadwood(joker_value);
    }

    int least(const Table& table) { return least(hand_.all(), table); }

private:
    int least(unsigned left, const Table& table) {
        const auto known = known_.find({left, table});
        if (known != known_.end()) return known->second;
        int best = keep(left);
        for (std::size_t i = 0; i < hand_.tiles().size(); ++i) {
            const int tile = hand_.tiles()[i];
            const auto rest = hand_.without(left, {tile});
            if (!rest || (left & ~*rest) != 1U << i) continue;
            for (std::size_t at = 0; at < table.size(); ++at) {
                for (const auto& [end, meld] : additions(table[at], tile)) {
                    Table after = table;
                    after[at] = meld;
                    best = std::min(best, least(*rest, after));
                }
            }
        }
        known_.emplace(std::pair{left, table}, best);
        return best;
    }

    int keep(unsigned left) {
        if (!unlaid_count_) return hand_.least(left);
        int sum = 0;
        for (std::size_t i = 0; i < hand_.tiles().size(); ++i)
            sum += (left >> i & 1U) != 0 ? value(hand_.tiles()[i], joker_value_) : 0;
        return sum;
    }

    Hand& hand_;
    int joker_value_;
    bool unlaid_count_;
    std::map<std::pair<unsigned, Table>, int> known_;
};

/// A turn in phase meld.
struct Turn {
    tiles_and_deal::Rules rules;
    Table table;
    Tiles hand;  ///< in canonical order
    int taken = -1;
    bool joker_due = false;

    /// The seat to move in phase meld.
    static Turn of(const tiles_and_deal::Game& game) {
        const auto seen = game.view(0).table;
        Turn turn;
        turn.rules = seen.rules;
        turn.table = table_of(game);
        turn.hand = read_tiles(game.holdings().hands[static_cast<std::size_t>(seen.to_move)].tiles);
        turn.taken =
            seen.taken == tiles_and_deal::kNoTile ? -1 : read_tile(tiles_and_deal::tile_text(seen.taken));
        turn.joker_due = seen.joker_due;
        return turn;
    }

    static Table table_of(const tiles_and_deal::Game& game) {
        Table table;
        const auto seen = game.view(0).table;
        for (std::size_t i = 0; i < seen.meld_count; ++i)
            table.push_back(read_tiles(words(tiles_and_deal::meld_text(seen.melds[i]))));
        return table;
    }

    /// Every legal action.
    [[nodiscard]] std::set<std::string> legal() const {
        std::set<std::string> found;
        for (const auto& [text, after] : lays()) {
            if (after.can_end()) found.insert(text);
        }
        if (joker_due) return found;
        if (Hand(hand).over() == 0) found.insert("knock");
        for (const int tile : hand) {
            if (!may_throw(tile)) continue;
            found.insert("discard " + name(tile));
            if (may_knock(*without(hand, {tile}))) found.insert("knock " + name(tile));
        }
        return found;
    }

    /// What lays tiles, if it leads nowhere, too.
    [[nodiscard]] std::map<std::string, Turn> lays() const {
        std::map<std::string, Turn> found;
        if (rules.closed) return found;
        for (const Tiles& meld : readings(hand)) {
            if (joker_due && std::count(meld.begin(), meld.end(), kJoker) == 0) continue;
            Turn after = *this;
            for (const int tile : meld) after.give(tile);
            after.table.push_back(meld);
            found.emplace("meld " + name(meld), after);
        }
        for (std::size_t at = 0; at < table.size(); ++at) {
            for (const int tile : hand) {
                const std::string what = name(tile).append(" ").append(std::to_string(at));
                if (!joker_due || tile == kJoker) {
                    for (const auto& [end, meld] : additions(table[at], tile))
                        found.emplace(std::string("add ").append(what).append(end), with(at, meld, tile));
                }
                if (joker_due) continue;
                if (const auto meld = swapped(table[at], tile)) {
                    Turn after = with(at, *meld, tile);
                    after.hand.push_back(kJoker);
                    after.joker_due = true;
                    found.emplace("swap " + what, after);
                }
            }
        }
        return found;
    }

private:
    [[nodiscard]] bool may_throw(int tile) const {
        return tile != taken || std::count(hand.begin(), hand.end(), tile) > 1;
    }

    [[nodiscard]] bool may_knock(const Tiles& rest) const {
        using Knock = tiles_and_deal::Rules::Knock;
        Hand left(rest);
        const bool low = left.deadwood(rules.joker_value) <= rules.threshold;
        const int tiles = left.over();
        switch (rules.knock) {
            case Knock::ThresholdOrOne:
                return low || tiles <= 1;
            case Knock::Threshold:
                return low;
            case Knock::One:
                return tiles <= 1;
            case Knock::SuperOnly:
                return tiles == 0;
        }
        return false;
    }

    [[nodiscard]] bool can_end() const {
        if (hand.empty()) return true;
        if (!joker_due && std::any_of(hand.begin(), hand.end(), [&](int tile) { return may_throw(tile); }))
            return true;
        const auto next = lays();
        return std::any_of(next.begin(), next.end(), [](const auto& lay) { return lay.second.can_end(); });
    }

    void give(int tile) {
        hand = *without(hand, {tile});
        if (tile == kJoker && joker_due) {
            joker_due = false;
        } else if (tile == taken) {
            taken = -1;
        }
    }

    [[nodiscard]] Turn with(std::size_t at, const Tiles& meld, int tile) const {
        Turn after = *this;
        after.table[at] = meld;
        after.give(tile);
        return after;
    }

    /// The meld with the tile in the place of one of its jokers.
    static std::optional<Tiles> swapped(const Tiles& meld, int tile) {
        if (tile == kJoker) return std::nullopt;
        for (std::size_t i = 0; i < meld.size(); ++i) {
            if (meld[i] != kJoker) continue;
            Tiles other = meld;
            other[i] = tile;
            if (is_set(meld)) std::sort(other.begin(), other.end());
            if (is_set(meld) ? is_set(other) : is_run(other)) return other;
        }
        return std::nullopt;
    }
};

}  // namespace boneyard::test::slow
