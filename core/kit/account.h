// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "kit/scene.h"

namespace boneyard::kit {

/// What is left in the hands at the end of a round, and who is paid for it.
struct HandsLeft {
    std::vector<int> values;  ///< by seat: pips, or points
    Seat winner = kNobody;    ///< who gets what the others hold; kNobody: several have the least
    int taken_off = 0;        ///< how often the winner's own are taken off: 0, 1, or once for each other hand
    std::vector<int> totals = {};  ///< by seat: who has most stands first on the sheet; empty: as they sit
};

/// Adds to the scene what each of its open hands counts, and how the winner's points come about: the lines of
/// the sheet of a round that is over. They are those of a Score for `hands`.
void add_hands_left(Scene& scene, const HandsLeft& left);

}  // namespace boneyard::kit
