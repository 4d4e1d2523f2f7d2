// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "tiles_and_deal/arrange.h"
#include "tiles_and_deal/tiles.h"

namespace boneyard::tiles_and_deal {

/// Finds the least price of a hand, exactly as Arranger does, but thousands of times in one thought: it
/// leaves out what no meld can reach, remembers hands in one flat table, and can reckon with a throw to come.
/// Precondition: a meld costs nothing by itself (Prices::meld is 0), and melds count.
class DeadwoodSolver {
public:
    explicit DeadwoodSolver(const Prices& prices);

    /// The least price of `hand`.
    int least(const Tiles& hand) { return reckon(hand, Throw::Done); }

    /// The least price of what is left when one tile is thrown, or none where all of them are in melds: who
    /// knocks then throws nothing, so that is 0 too. Precondition: the hand is not empty.
    int least_thrown(const Tiles& hand) { return reckon(hand, Throw::ToCome); }

    /// The same of `rest` and one tile more; quicker, as only the melds with that tile are new.
    int least_thrown_with(const Tiles& rest, Tile tile);

    [[nodiscard]] const Prices& prices() const { return prices_; }

private:
    enum class Throw : std::uint8_t { Done, ToCome };

    struct Entry {
        Tiles hand;
        int price = 0;
        Throw thrown = Throw::Done;
        bool filled = false;
    };

    /// A run on its way: the next place, how many tiles it has, and how many of them are no jokers.
    struct Run {
        int suit = 0;
        int place = 0;
        int count = 0;
        int numbered = 0;
    };

    int reckon(const Tiles& hand, Throw thrown);
    int solve(const Tiles& core, Throw thrown);
    int pivot(const Tiles& hand, Tile tile, Throw thrown);
    void try_sets(const Tiles& hand, Tile tile, Throw thrown, int& best);
    void try_runs(const Tiles& hand, Tile tile, Throw thrown, int& best);
    void extend(const Tiles& rest, const Run& run, int own, Throw thrown, int& best);
    [[nodiscard]] int all_over(const Tiles& hand, Throw thrown) const;
    Entry& slot_of(const Tiles& core, Throw thrown);
    void grow();

    Prices prices_;
    std::vector<Entry> memory_;
    std::size_t filled_ = 0;
};

}  // namespace boneyard::tiles_and_deal
