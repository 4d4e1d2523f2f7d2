// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "by_hand.h"

/// Melds and deadwood of Tiles & Deal once more, worked out as the rules read, however slowly: what the tests
/// hold the core against. It shares no code with the core.
namespace boneyard::test::slow {

/// A tile is a number: suit * 13 + rank - 1. Tiles are in the order of a hand or of a meld as it is written.
using Tiles = std::vector<int>;
constexpr int kJoker = 52;

inline int read_tile(const std::string& text) {
    if (text == "J") return kJoker;
    return static_cast<int>(std::string("KRBO").find(text[0])) * 13 + std::stoi(text.substr(1)) - 1;
}

inline Tiles read_tiles(const Words& texts) {
    Tiles tiles;
    for (const std::string& text : texts) tiles.push_back(read_tile(text));
    return tiles;
}

inline std::string name(int tile) {
    return tile == kJoker ? "J" : std::string("KRBO")[std::size_t(tile / 13)] + std::to_string(tile % 13 + 1);
}

inline std::string name(const Tiles& tiles) {
    std::string text;
    for (const int tile : tiles) text += (text.empty() ? "" : " ") + name(tile);
    return text;
}

inline int value(int tile, int joker_value) {
    if (tile == kJoker) return joker_value;
    return tile % 13 == 0 ? 11 : std::min(tile % 13 + 1, 10);
}

inline int value(const Tiles& tiles, int joker_value) {
    int sum = 0;
    for (const int tile : tiles) sum += value(tile, joker_value);
    return sum;
}

inline bool has_two_numbers(const Tiles& tiles) {
    return std::ssize(tiles) - std::count(tiles.begin(), tiles.end(), kJoker) >= 2;
}

/// Three or four of one rank, suits ascending, jokers last.
inline bool is_set(const Tiles& tiles) {
    if (tiles.size() < 3 || tiles.size() > 4 || !has_two_numbers(tiles)) return false;
    for (std::size_t i = 1; i < tiles.size(); ++i) {
        if (tiles[i] == kJoker) continue;
        if (tiles[i] <= tiles[i - 1] || tiles[i] % 13 != tiles[0] % 13) return false;
    }
    return true;
}

/// The tile at a place of a run in this suit: 14 is the ace above the king.
inline int at_place(int suit, int place) { return suit * 13 + (place - 1) % 13; }

/// Three to thirteen in a row in one suit, within the places 1 to 14.
inline bool is_run(const Tiles& tiles) {
    const int size = static_cast<int>(tiles.size());
    if (size < 3 || size > 13 || !has_two_numbers(tiles)) return false;
    for (int suit = 0; suit < 4; ++suit) {
        for (int start = 1; start + size - 1 <= 14; ++start) {
            int place = start;
            const auto fits = [&](int tile) { return tile == kJoker || tile == at_place(suit, place); };
            if (std::all_of(tiles.begin(), tiles.end(), [&](int tile) {
                    const bool here = fits(tile);
                    ++place;
                    return here;
                }))
                return true;
        }
    }
    return false;
}

inline bool is_meld(const Tiles& tiles) { return is_set(tiles) || is_run(tiles); }

/// Takes tiles out of a hand; nothing when it does not hold them.
inline std::optional<Tiles> without(Tiles hand, const Tiles& tiles) {
    for (const int tile : tiles) {
        const auto found = std::find(hand.begin(), hand.end(), tile);
        if (found == hand.end()) return std::nullopt;
        hand.erase(found);
    }
    return hand;
}

/// Every meld that a hand can lay, each reading once. What the hand still has is counted by tile: millions of
/// melds are tried.
inline std::set<Tiles> readings(const Tiles& hand) {
    std::array<int, kJoker + 1> left{};
    for (const int tile : hand) ++left[std::size_t(tile)];
    std::set<Tiles> found;
    Tiles meld;
    const auto keep = [&] {
        if (is_meld(meld)) found.insert(meld);
    };
    for (int rank = 0; rank < 13; ++rank) {
        for (unsigned suits = 0; suits < 16; ++suits) {
            meld.clear();
            for (int suit = 0; suit < 4; ++suit) {
                if ((suits >> static_cast<unsigned>(suit) & 1U) != 0) meld.push_back(suit * 13 + rank);
            }
            if (std::any_of(meld.begin(), meld.end(), [&](int tile) { return left[std::size_t(tile)] == 0; }))
                continue;
            for (int jokers = 0; jokers <= left[kJoker]; ++jokers, meld.push_back(kJoker)) keep();
        }
    }
    const std::function<void(int, int)> extend = [&](int suit, int place) {
        keep();
        if (place > 14) return;
        for (const int tile : {at_place(suit, place), kJoker}) {
            int& count = left[std::size_t(tile)];
            if (count == 0) continue;
            --count;
            meld.push_back(tile);
            extend(suit, place + 1);
            meld.pop_back();
            ++count;
        }
    };
    meld.clear();
    for (int suit = 0; suit < 4; ++suit) {
        for (int start = 1; start <= 12; ++start) extend(suit, start);
    }
    return found;
}

/// What is the least that can be over of a hand: its first tile is over, or it is in one of the melds that
/// can be laid; then what is left. It remembers what is left as bits, one for each tile of the hand.
class Hand {
public:
    /// The tiles are in canonical order.
    explicit Hand(const Tiles& tiles) : tiles_(tiles), readings_(readings(tiles)) {
        std::set<Tiles> contents;
        for (Tiles reading : readings_) {
            std::sort(reading.begin(), reading.end());
            contents.insert(reading);
        }
        for (const Tiles& content : contents) melds_[content.front()].push_back(content);
    }

    /// `price`: of a tile that is over; `meld`: of a meld.
    template <class Price>
    int least(const Price& price, int meld = 0) {
        prices_.clear();
        for (const int tile : tiles_) prices_.push_back(price(tile));
        meld_ = meld;
        least_.assign(std::size_t{1} << tiles_.size(), -1);
        return least(all());
    }

    int deadwood(int joker_value) {
        return least([&](int tile) { return value(tile, joker_value); });
    }

    /// The fewest tiles that are over.
    int over() {
        return least([](int) { return 1; });
    }

    /// The melds of a knocker: the least deadwood, then the fewest tiles over, then the fewest melds, then
    /// the texts that come first.
    Words arrangement(int joker_value) {
        least([&](int tile) { return 10'000 * value(tile, joker_value) + 100; }, 1);
        std::map<Tiles, Words> texts;
        for (const Tiles& reading : readings_) {
            Tiles content = reading;
            std::sort(content.begin(), content.end());
            texts[content].push_back(name(reading));
        }
        Words best;
        collect(texts, all(), {}, best);
        return best;
    }

    [[nodiscard]] unsigned all() const { return (1U << tiles_.size()) - 1; }

    /// What is left when these tiles are taken away: of equal ones always the first.
    [[nodiscard]] std::optional<unsigned> without(unsigned left, const Tiles& taken) const {
        for (const int tile : taken) {
            unsigned bit = 0;
            while (bit < tiles_.size() && ((left >> bit & 1U) == 0 || tiles_[bit] != tile)) ++bit;
            if (bit == tiles_.size()) return std::nullopt;
            left &= ~(1U << bit);
        }
        return left;
    }

    int least(unsigned left) {
        if (left == 0) return 0;
        int& known = least_[left];
        if (known >= 0) return known;
        const auto first = static_cast<unsigned>(std::countr_zero(left));
        int best = prices_[first] + least(left & (left - 1));
        for (const Tiles& meld : melds_[tiles_[first]]) {
            if (const auto rest = without(left, meld)) best = std::min(best, meld_ + least(*rest));
        }
        return least_[left] = best;
    }

    [[nodiscard]] const Tiles& tiles() const { return tiles_; }

private:
    void collect(const std::map<Tiles, Words>& texts, unsigned left, const Words& laid, Words& best) {
        if (left == 0) {
            Words sorted = laid;
            std::sort(sorted.begin(), sorted.end());
            if (best.empty() || sorted < best) best = sorted;
            return;
        }
        const auto first = static_cast<unsigned>(std::countr_zero(left));
        if (prices_[first] + least(left & (left - 1)) == least(left))
            collect(texts, left & (left - 1), laid, best);
        for (const Tiles& meld : melds_[tiles_[first]]) {
            const auto rest = without(left, meld);
            if (!rest || meld_ + least(*rest) != least(left)) continue;
            for (const std::string& text : texts.at(meld)) {
                Words longer = laid;
                longer.push_back(text);
                collect(texts, *rest, longer, best);
            }
        }
    }

    Tiles tiles_;
    std::set<Tiles> readings_;
    std::map<int, std::vector<Tiles>> melds_;  // what each holds, by its first tile
    Tiles prices_;
    int meld_ = 0;
    std::vector<int> least_;
};

}  // namespace boneyard::test::slow
