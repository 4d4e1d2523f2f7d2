// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <utility>
#include <vector>

#include "tiles_and_deal/deadwood_solver.h"
#include "tiles_and_deal/game.h"

namespace boneyard::tiles_and_deal {

/// What is to be expected of a hand at the end of its turn.
struct Prospect {
    int deadwood = 0;
    int over = 0;   ///< tiles in no meld
    int next = 0;   ///< expected deadwood after one more draw and the best throw, in hundredths
    int whole = 0;  ///< chance in thousandths that the next draw leaves no tile over
    int knock = 0;  ///< chance in thousandths that the next draw is enough to knock
};

/// What one seat makes of its view: what is unseen, what a hand may become, what helps the other seat. It
/// remembers what it has worked out, so ask one Outlook everything about one position.
class Outlook {
public:
    explicit Outlook(const View& view, std::vector<Tiles> guesses = {});

    /// How many copies of that kind the seat cannot see, and all of them.
    [[nodiscard]] int unseen(Tile tile) const { return unseen_[tile]; }
    [[nodiscard]] int unseen() const { return total_; }

    /// Deadwood and, as a small change, tiles over in one number, for comparing: 0 when the hand is whole.
    int price(const Tiles& hand) { return solver_.least(hand); }
    int price_thrown(const Tiles& hand) { return solver_.least_thrown(hand); }
    int price_thrown_with(const Tiles& rest, Tile tile) { return solver_.least_thrown_with(rest, tile); }
    static int deadwood_of(int price) { return price / kDeadwoodStep; }
    static int over_of(int price) { return price % kDeadwoodStep; }

    Prospect prospect(const Tiles& rest);

    /// What a hand is worth at the end of its turn, in hundredths of a point that the round will bring: good
    /// for comparing hands in one position only.
    int worth(const Tiles& rest);

    /// What it is worth to have another draw with that hand.
    int worth_of_draw(const Tiles& hand);

    /// True when the tile could be in a meld with tiles of that hand.
    [[nodiscard]] static bool touches(const Tiles& hand, Tile tile);

    /// The chance in thousandths that the other seat can lay that tile at once; where there are guesses, what
    /// that would be worth to it, of kDearMeld.
    [[nodiscard]] int danger(Tile tile) const;

private:
    static constexpr int kDeadwoodStep = 16;  // room for 15 tiles over

    static Prices prices_of(const Rules& rules);
    [[nodiscard]] bool enough_to_knock(int price) const;
    [[nodiscard]] int held_by_other(Tile tile) const;
    [[nodiscard]] int run_danger(int suit, int place) const;
    [[nodiscard]] int guessed_danger(Tile tile) const;
    [[nodiscard]] int with_table(Tile tile, int danger) const;
    void see_guesses();

    const View& view_;
    std::array<int, kJoker + 1> unseen_{};
    int total_ = 0;
    std::vector<Tiles> guesses_;  // hands that the other may hold, as likely as each other
    std::vector<int> guessed_deadwood_;
    int others_hidden_ = 0;  // tiles of the other's hand that are not known
    DeadwoodSolver solver_;
    std::vector<std::pair<Tiles, Prospect>> seen_;
};

}  // namespace boneyard::tiles_and_deal
