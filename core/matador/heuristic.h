// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "matador/rules.h"

namespace boneyard::matador {

/// What a seat about to move goes by: the table, its hand, and what it cannot see. Rates its placements one
/// by one, and allocates nothing.
class Outlook {
public:
    /// `unseen`: the tiles neither in the hand nor on the table. `table` must outlive the outlook.
    Outlook(const Table& table, const TileSet& hand, const TileSet& unseen);

    /// How good it is to lay a tile (Open or Place), in hundredths of a pip.
    [[nodiscard]] int rate(const Action& action) const;

private:
    [[nodiscard]] int variety_without(Tile tile) const;

    const Table& table_;
    TileSet hand_;
    TileSet next_holds_;    // what the next seat may hold
    int next_holds_count_;  // how many tiles that is
    int next_count_;        // how many it does hold
    unsigned halves_ = 0;   // those in the hand, as bits
    unsigned doubled_ = 0;  // those on two tiles at least
};

/// What it is worth to draw or to pass, likewise.
inline constexpr int kRateDraw = -500;
inline constexpr int kRatePass = -400;
inline constexpr int kRateNothing = -1'000'000;  ///< less than anything else

}  // namespace boneyard::matador
