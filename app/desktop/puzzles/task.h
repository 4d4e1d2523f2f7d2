// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "common/matchplan.h"
#include "kit/phrase.h"
#include "kit/seat.h"

namespace boneyard::ui {

/// A position in which the best move is to be found.
struct Task {
    MatchPlan plan;  ///< up to the position: with a person at the seat to move, and bots
    kit::Seat seat = 0;
    std::string best;
    double better = 0;        ///< by how many points it beats the second best, or what was played once
    bool certain = false;     ///< that is so with the tiles as they lie, and no average
    bool own = false;         ///< it is one's own mistake
    std::string played = {};  ///< one's own mistake: what was played
    kit::Phrase theme = {};   ///< what it is about; empty: nothing is said of that
    int rating = 0;           ///< 0: it has none
    std::vector<std::pair<int, double>> solved = {};  ///< levels, by number, and what share of each finds it
};

}  // namespace boneyard::ui
