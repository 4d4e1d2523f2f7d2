// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "kit/fixed_list.h"
#include "tiles_and_deal/meld.h"
#include "tiles_and_deal/tiles.h"

namespace boneyard::tiles_and_deal {

/// What an arrangement of a hand costs: for each tile that is in no meld, for each meld, and so on.
struct Prices {
    std::array<int, kJoker + 1> over{};
    int meld = 0;
    int laid_off = 0;         ///< for each tile that is added to a meld of the table
    bool melds_count = true;  ///< false: every tile of the hand is over, whatever it could be arranged into
};

/// Deadwood values: ace 11, 10 to 13: 10, 2 to 9: face value.
Prices deadwood_prices(int joker_value);

/// One for each tile over: the least price is the least number of tiles over.
Prices count_prices();

/// Deadwood first, then tiles over, then the number of melds, in one number.
Prices settling_prices(int joker_value);

/// What a settling price says.
int deadwood_in(int settling_price);
int over_in(int settling_price);

/// A hand that is settled: its melds, what is laid off on the table's, and what is left.
struct Settled {
    struct Addition {
        Tile tile = kNoTile;
        std::size_t meld = 0;  ///< of the table
        End end = End::None;
    };
    std::vector<Meld> melds = {};
    std::vector<Addition> laid_off = {};
    Tiles over = {};
};

/// Finds the least price over all ways of arranging a hand into melds, exactly. It remembers the hands it
/// has seen, so asking about a hand with one tile less afterwards is cheap.
class Arranger {
public:
    explicit Arranger(const Prices& prices) : prices_(prices) {}

    /// The least price of `hand`.
    int least(const Tiles& hand);

    /// The least price when tiles may also be added to the melds on the table, to any and in any order.
    int least_with(const Tiles& hand, const std::vector<Meld>& melds);

    /// The additions of an arrangement of that price; `over` is all that is not added.
    Settled lay_off(const Tiles& hand, const std::vector<Meld>& melds);

private:
    struct Hash {
        std::size_t operator()(const Tiles& tiles) const {
            std::uint64_t h = tiles.once() * 0x9E3779B97F4A7C15U;
            h ^= tiles.twice() * 0xC2B2AE3D27D4EB4FU +
                 static_cast<std::uint64_t>(tiles.jokers()) * 0x165667B19E3779F9U;
            return static_cast<std::size_t>(h ^ (h >> 29U));
        }
    };
    using Memory = std::unordered_map<Tiles, int, Hash>;

    [[nodiscard]] int all_over(const Tiles& hand) const;
    void try_sets(const Tiles& hand, Tile lowest, int& best);
    void try_runs(const Tiles& hand, Tile lowest, int& best);
    void extend(const Tiles& rest, const Meld& run, int own, int& best);
    int least_from(const Tiles& hand, const std::vector<Meld>& melds, std::size_t at);
    void grow(const Tiles& hand, const std::vector<Meld>& melds, std::size_t at, const Meld& meld, bool low,
              int paid, int& best);
    template <class Step>
    static void each_addition(const Tiles& hand, const Meld& meld, bool low, Step&& step);
    bool retrace(const Tiles& hand, const std::vector<Meld>& melds, std::size_t at, const Meld& meld,
                 bool low, int price, Settled& out);

    Prices prices_;
    Memory memory_;
    std::vector<Memory> laid_off_;  // by the meld that comes next
};

/// Melds of one hand.
using HandMelds = kit::FixedList<Meld, kMaxTiles / kMinMeld>;

/// The melds of the least settling price; of several such arrangements the one whose sorted list of texts
/// comes first. Sorted. Precondition: a hand that has jokers has 14 tiles at most.
HandMelds best_melds(const Tiles& hand, int joker_value);
std::vector<Meld> arrange(const Tiles& hand, int joker_value);

/// The arrangements that are as good, that one first: some of them, where there are very many.
std::vector<HandMelds> equal_melds(const Tiles& hand, int joker_value);

/// One way in which the hand is left with the least deadwood when its tiles may be added to `table`, with as
/// few of them over, and then added, as can be. `melds_count` is false when its own melds count in full.
Settled settle(const Tiles& hand, const std::vector<Meld>& table, int joker_value, bool melds_count);

/// What it is left with in the least case; quicker than settle(), and without allocating.
int least_laid_off(const Tiles& hand, std::span<const Meld> table, int joker_value, bool melds_count);

}  // namespace boneyard::tiles_and_deal
