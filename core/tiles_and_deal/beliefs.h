// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "kit/hidden.h"
#include "kit/rng.h"
#include "tiles_and_deal/table.h"

namespace boneyard::tiles_and_deal {

/// What one seat believes the other to hold, from what that one was seen to throw, to take and to let lie.
///
/// It walks from one way in which the hidden tiles may have been dealt and drawn to the next (Metropolis):
/// two tiles change places, and the better the new way explains what was done, the likelier it is kept. Where
/// it knows of nothing that was done, each way is as likely as any other. It never allocates.
class Beliefs {
public:
    /// Precondition: the view is not open.
    explicit Beliefs(const View& view, kit::Rng& rng);

    /// Goes on to the next hand.
    void step(kit::Rng& rng);

    /// What the other seat holds, and the unseen tiles that it does not hold, in any order.
    [[nodiscard]] const Tiles& hand() const { return hands_[moves_.size()]; }
    [[nodiscard]] const Pile& rest() const { return rest_; }

private:
    static constexpr std::uint8_t kStays = 255;

    /// A tile that was dealt to the other or drawn by it.
    struct Slot {
        Tile tile = kNoTile;
        std::uint8_t born = 0;       ///< the first move before which it was there
        std::uint8_t gone = kStays;  ///< the move by which it left; kStays: it is in the hand
    };

    bool read(int count, kit::Rng& rng);
    bool place(Tile tile, std::uint8_t gone, kit::Rng& rng);
    void fill(kit::Rng& rng);
    void walk(int steps, kit::Rng& rng);
    void change(kit::Rng& rng);
    bool try_change(std::size_t from, std::size_t to, Tile out, Tile in, kit::Rng& rng);
    [[nodiscard]] double likelihood(std::size_t move, const Tiles& hand) const;

    Rules rules_;
    kit::FixedList<Move, kMaxMoves> moves_;     // of the other
    std::array<Tiles, kMaxMoves + 1> hands_{};  // the other's before each of them, and now
    std::array<double, kMaxMoves + 1> likelihoods_{};
    kit::FixedList<Slot, kMaxMoves + kMaxHand> slots_;
    Tiles known_;
    bool threw_ = false;  // it has had a turn in which it could have knocked
    Pile rest_;
};

}  // namespace boneyard::tiles_and_deal
