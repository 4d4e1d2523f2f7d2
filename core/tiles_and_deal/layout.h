// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

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

/// Where things lie: the discard pile on the left, the melds in rows to its right, in their order. It keeps
/// calm: which row a meld is in hangs on how many there are, and hardly on how long they have grown.
class Layout {
public:
    /// `aspect` is the table's width by its height.
    Layout(const Table& table, double aspect);

    /// The place of a meld's tile; -1 is the place beyond its low end, and its count the one beyond its high
    /// end.
    [[nodiscard]] kit::Pose tile(std::size_t meld, int index) const;

    /// The place of a tile of the discard pile; 0 is the top one.
    [[nodiscard]] static kit::Pose discard(int depth);

    /// Holds everything, the free places at the melds' ends too, and has room for one more meld; but before
    /// the first meld the pile is in its middle.
    [[nodiscard]] const Box& box() const { return box_; }

private:
    struct Place {
        double x = 0;  ///< of the first tile
        int row = 0;
    };

    /// A meld takes one slot of a row or, when it is long, more.
    static std::vector<int> slots_of(const Table& table);
    static std::vector<int> rows_of(const std::vector<int>& slots, int per_row);
    static int choose_slots(const std::vector<int>& slots, double aspect);
    void place(const Table& table, const std::vector<int>& rows);
    void frame(const Table& table);

    std::vector<Place> places_;  ///< by meld; one more while the round is on
    Box box_;
};

}  // namespace boneyard::tiles_and_deal
