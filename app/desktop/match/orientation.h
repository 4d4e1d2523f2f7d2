// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "kit/match.h"

namespace boneyard::ui {

/// Which way round a table lies on the felt. It is chosen when a round begins and when the felt becomes wide
/// instead of high, or the reverse. Within a round it stays, unless somebody asks for a turn.
class Orientation {
public:
    double aspect = 1.6;  ///< the felt's width by its height

    /// The table as that seat sees it. `anew`: it is chosen now.
    kit::Scene scene(const kit::Match& match, kit::Seat seat, bool anew);

    /// It may be asked for a turn in this round. `needed`: it can be read only so, else its tiles are larger
    /// so; after that, one that is needed may still come.
    [[nodiscard]] bool may_turn(bool needed) const { return !needed_ && (needed || !eased_); }
    /// Turns the table by a quarter from now on; false: it bends instead, or has been asked before.
    bool turn(const kit::Match& match, kit::Seat seat, bool needed);

private:
    /// How large a tile unit is seen on a felt one high.
    [[nodiscard]] double unit(const kit::Scene& scene) const;

    bool wide_ = true;     // so the felt was when it was chosen
    bool along_ = true;    // the table is laid out for a wide felt
    bool needed_ = false;  // in this round it was asked for that
    bool eased_ = false;
};

}  // namespace boneyard::ui
