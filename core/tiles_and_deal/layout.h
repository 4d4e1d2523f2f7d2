// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <vector>

#include "kit/scene.h"
#include "tiles_and_deal/game.h"

namespace boneyard::tiles_and_deal {

struct Box {
    double left = 0, top = 0, right = 0, bottom = 0;

    void include(const Box& other);
};

/// The ground that a tile covers when its centre is at `pose`.
Box footprint(const kit::Pose& pose);

/// Where things lie: the stock and the discard pile on the left; to their right one's own melds in rows
/// downwards from the middle, and the other player's upwards. It keeps calm: a new row moves no other, and
/// which row a meld is in hangs on how many there are, and hardly on how long they have grown.
class Layout {
public:
    /// `aspect` is the table's width by its height; `near` the seat whose melds lie below.
    Layout(const Table& table, double aspect, Seat near);

    /// The place of a meld's tile; -1 is the place beyond its low end, and its count the one beyond its high
    /// end.
    [[nodiscard]] kit::Pose tile(std::size_t meld, int index) const;

    /// The place of a tile of the discard pile; 0 is the top one.
    [[nodiscard]] static kit::Pose discard(int depth);

    /// The place of the stock, beside it.
    [[nodiscard]] static kit::Pose stock();

    /// Above the first of a player's melds, where they begin: there it is said whose they are.
    struct Heading {
        Seat owner = kNobody;
        double x = 0;
        double y = 0;
    };
    [[nodiscard]] const std::vector<Heading>& headings() const { return headings_; }

    /// Holds everything, the free places at the melds' ends too, and has room for one more meld; but before
    /// the first meld the pile is in its middle.
    [[nodiscard]] const Box& box() const { return box_; }

private:
    struct Place {
        double x = 0;  ///< of the first tile
        double y = 0;
    };
    /// The melds of a player, by their numbers, and the room for one more while the round is on.
    struct Side {
        Seat owner = kNobody;
        std::vector<std::size_t> melds;
        std::vector<int> slots;  ///< that each takes of a row: one or, when it is long, more
    };
    using Sides = std::array<Side, 2>;  ///< the far one, the near one

    [[nodiscard]] static Sides sides_of(const Table& table, Seat near);
    [[nodiscard]] static std::vector<int> rows_of(const std::vector<int>& slots, int per_row);
    [[nodiscard]] static int choose_slots(const Sides& sides, double aspect);
    void place(const Table& table, const Side& side, int per_row, bool below);
    void frame(const Table& table);

    std::vector<Place>
        places_;  ///< by meld; and of the room for one more of each side, while the round is on
    std::vector<Heading> headings_;
    Box box_;
};

}  // namespace boneyard::tiles_and_deal
