// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "matching_elements/game.h"

namespace boneyard::matching_elements {

using PerNumber = std::array<int, kNumbers>;

/// What laying a tile changes for the seat that lays it: its points, what the rest of its hand may still
/// bring, and what it opens for others. What each number is worth is worked out once, so that a placement
/// takes a few additions. All in hundredths of a point.
class Placing {
public:
    /// `rivals`: how many tiles of a number the rivals are likely to hold, in hundredths.
    Placing(const Board& board, const TileSet& hand, const PerNumber& rivals);

    /// Precondition: the action lays a tile, and is legal.
    [[nodiscard]] int rate(const Action& action) const;

    /// The best rated placement. Precondition: a tile can be laid.
    [[nodiscard]] Action best() const;

private:
    struct Choice {
        int rating;
        Tile tile;
        std::uint8_t inner;
        Port port;  ///< Far: in line, Left: across
    };

    void value_plain(Tile tile, int count);
    void value_coloured(Tile tile, int count);
    [[nodiscard]] bool matched(Tile tile) const;
    [[nodiscard]] int left_over(Tile tile) const;
    [[nodiscard]] int laid_out(Tile tile) const;
    [[nodiscard]] int opened(int number) const;
    [[nodiscard]] int rate_first(Tile tile) const;
    [[nodiscard]] int rate_in_line(Tile tile, int joined) const;
    [[nodiscard]] int rate_across(Tile tile, int inner, int points) const;
    [[nodiscard]] Action best_first() const;
    void best_in_line(Choice& best) const;
    void best_across(Choice& best) const;

    const Board& board_;
    const TileSet& hand_;
    PerNumber danger_{};       ///< of one more open end of that number
    PerNumber sides_{};        ///< open long sides of tiles that show it
    PerNumber now_{};          ///< chance in percent that a tile finds an end of it later on
    PerNumber fewer_{};        ///< that chance with one end fewer
    PerNumber more_{};         ///< and with one more
    PerNumber closing_{};      ///< what the other tiles in hand lose when one end of it is used
    PerNumber opening_{};      ///< and gain when one is opened
    PerNumber first_match_{};  ///< what tiles of the colour gain when its first opening comes
    PerNumber last_match_{};   ///< and lose when its last one goes
};

}  // namespace boneyard::matching_elements
