// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <vector>

#include "kit/scene.h"
#include "tiles_and_deal/game.h"

namespace boneyard::tiles_and_deal {

/// The ground that a tile covers when its centre is at `pose`.
kit::Area footprint(const kit::Pose& pose);

/// Where things lie: the stock and the discard pile in the middle; below it one's own melds in rows
/// downwards, above it the other player's upwards. On a wide felt the piles lie between the left and the
/// right half of the rows; else they have a row to themselves: where melds are laid at the end only, and
/// where the table need be hardly smaller for that. It keeps calm: each meld has a place with room to grow,
/// and there are as many places from the start as a hand can lay melds; a meld moves only when it, or one
/// between it and the piles, has outgrown its place.
class Layout {
public:
    /// `aspect` is the table's width by its height; `near` the seat whose melds lie below.
    Layout(const Table& table, double aspect, Seat near);

    /// The place of a meld's tile; -1 is the place beyond its low end, and its count the one beyond its high
    /// end.
    [[nodiscard]] kit::Pose tile(std::size_t meld, int index) const;

    /// All tiles of a meld.
    [[nodiscard]] kit::Area tiles(const Table& table, std::size_t meld) const;

    /// The place of a tile of the discard pile; 0 is the top one.
    [[nodiscard]] static kit::Pose discard(int depth);

    /// The place of the stock, beside it.
    [[nodiscard]] static kit::Pose stock();

    /// Above the first of a player's melds on either side of the piles, where they begin: there it is said
    /// whose they are.
    struct Heading {
        Seat owner = kNobody;
        double x = 0;
        double y = 0;
        std::size_t meld = 0;  ///< the first below it
    };
    [[nodiscard]] const std::vector<Heading>& headings() const { return headings_; }

    /// Holds all that lies there, and the free places at the melds' ends; the piles are in its middle before
    /// the first meld.
    [[nodiscard]] const kit::Area& box() const { return box_; }

    /// The piles and the places for melds, of each side as many; none where melds are laid at the end only.
    [[nodiscard]] const std::vector<kit::Area>& kept() const { return kept_; }

private:
    /// How the places for melds lie.
    struct Plan {
        bool beside = true;  ///< half of each row on either side of the piles
        int per_row = 2;
        int rows = 1;     ///< of each side
        double slot = 0;  ///< how wide a place is
    };
    struct Place {
        double x = 0;  ///< of the first tile
        double y = 0;
    };
    struct Side {
        Seat owner = kNobody;
        std::vector<std::size_t> melds;  ///< by their numbers
    };
    using Sides = std::array<Side, 2>;  ///< the far one, the near one

    [[nodiscard]] static Sides sides_of(const Table& table, Seat near);
    [[nodiscard]] static Plan plan_for(int places, double aspect, bool closed);
    [[nodiscard]] double left_of(int column) const;
    [[nodiscard]] double height_of(int row, bool below) const;
    void place(const Table& table, const Side& side, bool below);
    void place_row(const Table& table, const std::vector<std::size_t>& melds, double y);
    void head(Seat owner, std::size_t meld);
    void frame(const Table& table);
    void keep(int places, bool below);

    Plan plan_;
    std::vector<Place> places_;  ///< by meld
    std::vector<Heading> headings_;
    std::vector<kit::Area> kept_;
    kit::Area box_;
};

}  // namespace boneyard::tiles_and_deal
