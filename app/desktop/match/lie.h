// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "kit/match.h"

namespace boneyard::ui {

/// Which way round a table lies on the felt. It is chosen when a round begins and when the felt becomes wide
/// instead of high, or the reverse; within a round it changes only when the tiles could not be read
/// otherwise.
class Lie {
public:
    double aspect = 1.6;  ///< the felt's width by its height
    double high = 0;      ///< so many tile units, one above the other, can be read on the felt; 0: any number

    /// The table as that seat sees it. `anew`: it is chosen now.
    kit::Scene scene(const kit::Match& match, kit::Seat seat, bool anew);

private:
    /// How large a tile unit is seen on a felt one high.
    [[nodiscard]] double unit(const kit::Scene& scene) const;
    [[nodiscard]] bool readable(const kit::Scene& scene) const;

    bool wide_ = true;   // so the felt was when it was chosen
    bool along_ = true;  // the table is laid out for a wide felt
};

}  // namespace boneyard::ui
