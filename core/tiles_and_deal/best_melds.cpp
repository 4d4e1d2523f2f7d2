// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// Which melds a hand is shown with. Playouts ask it at every knock: nothing here allocates but arrange() and
// equal_melds().

#include <algorithm>
#include <array>

#include "tiles_and_deal/arrange.h"
#include "tiles_and_deal/deadwood.h"
#include "tiles_and_deal/each_meld.h"

namespace boneyard::tiles_and_deal {

namespace {

/// A number for each tile; they come in the order of the tiles' texts, and are none 0.
constexpr std::array<std::uint8_t, kJoker + 1> kPlaceInText = [] {
    constexpr std::array<int, kSuits> kLetter{2, 4, 0, 3};  // B J K O R
    constexpr int kJokersLetter = 1;
    std::array<std::uint8_t, kJoker + 1> places{};
    for (Tile tile = 0; tile < kJoker; ++tile) {
        // 1 10 11 12 13 2 3 ...
        const int rank = rank_of(tile);
        const int number = rank == 1 ? 0 : rank >= 10 ? rank - 9 : rank + 3;
        places[tile] =
            static_cast<std::uint8_t>(1 + kLetter[static_cast<std::size_t>(suit_of(tile))] * kRanks + number);
    }
    places[kJoker] = 1 + kJokersLetter * kRanks;
    return places;
}();

/// True when the text of `a` comes before that of `b` in byte order: a space comes before whatever a tile's
/// text goes on with, and the end of a text before all.
bool text_comes_before(const Meld& a, const Meld& b) {
    const auto spell = [](const Meld& meld) {
        std::array<std::uint8_t, kMaxRun> places{};
        std::size_t next = 0;
        each_tile(meld, [&](Tile tile) { places[next++] = kPlaceInText[tile]; });
        return places;
    };
    return spell(a) < spell(b);
}

/// False when the hand has not all tiles of the meld.
bool take_out(Tiles& hand, const Meld& meld) {
    bool there = true;
    each_tile(meld, [&](Tile tile) {
        there = there && hand.has(tile);
        if (there) hand.remove(tile);
    });
    return there;
}

/// Looks for the arrangement, knowing what the best ones leave.
class Finder {
public:
    Finder(const Tiles& hand, int joker_value)
        : joker_value_(joker_value), left_(least_left(hand, joker_value)) {
        each_meld(hand, [&](const Meld& meld) {
            Tiles rest = hand;
            take_out(rest, meld);
            if (least_left(rest, joker_value_) != left_) return;
            useful_.push_back(meld);
            longest_ = std::max(longest_, int{meld.count});
        });
        std::sort(useful_.begin(), useful_.end(), text_comes_before);
        while (!find(hand, 0, fewest_)) ++fewest_;
    }

    [[nodiscard]] const HandMelds& melds() const { return chosen_; }

    /// Goes on to all that are as good, in their order, as long as there are not too many.
    std::vector<HandMelds> each(const Tiles& hand) {
        chosen_ = {};
        std::vector<HandMelds> all;
        collect(hand, 0, fewest_, all);
        return all;
    }

private:
    static constexpr std::size_t kMostWays = 16;
    static constexpr int kMostSteps = 4000;

    void collect(const Tiles& rest, std::size_t from, int melds, std::vector<HandMelds>& all) {
        if (all.size() == kMostWays || ++steps_ > kMostSteps) return;
        const int laid = rest.count() - left_ % kLeftStep;
        if (melds == 0 && laid == 0 && all_left(rest) == left_) all.push_back(chosen_);
        if (laid < kMinMeld * melds || laid > longest_ * melds) return;
        for (std::size_t i = from; i < useful_.size() && melds > 0; ++i) {
            Tiles after = rest;
            if (!take_out(after, useful_[i])) continue;
            chosen_.push_back(useful_[i]);
            collect(after, i, melds - 1, all);
            chosen_.pop_back();
        }
    }

    /// Chooses so many melds more, none of which comes before `from`. So the first that is found comes first.
    bool find(const Tiles& rest, std::size_t from, int melds) {
        const int laid = rest.count() - left_ % kLeftStep;
        if (melds == 0) return laid == 0 && all_left(rest) == left_;
        if (laid < kMinMeld * melds || laid > longest_ * melds) return false;
        for (std::size_t i = from; i < useful_.size(); ++i) {
            Tiles after = rest;
            if (!take_out(after, useful_[i])) continue;
            chosen_.push_back(useful_[i]);
            if (find(after, i, melds - 1)) return true;  // the same meld may be there twice
            chosen_.pop_back();
        }
        return false;
    }

    [[nodiscard]] int all_left(const Tiles& hand) const {
        int sum = 0;
        hand.each([&](Tile tile) { sum += left_of(tile, joker_value_); });
        return sum;
    }

    int joker_value_;
    int left_;                                 ///< what the best arrangements leave
    int longest_ = 0;                          ///< of the useful melds
    int fewest_ = 0;                           ///< melds of the best arrangements
    int steps_ = 0;                            ///< that were taken to find them all
    kit::FixedList<Meld, kMostMelds> useful_;  ///< of any of the best arrangements, in the order of texts
    HandMelds chosen_;
};

}  // namespace

HandMelds best_melds(const Tiles& hand, int joker_value) { return Finder(hand, joker_value).melds(); }

std::vector<HandMelds> equal_melds(const Tiles& hand, int joker_value) {
    return Finder(hand, joker_value).each(hand);
}

std::vector<Meld> arrange(const Tiles& hand, int joker_value) {
    const HandMelds melds = best_melds(hand, joker_value);
    return {melds.begin(), melds.end()};
}

}  // namespace boneyard::tiles_and_deal
