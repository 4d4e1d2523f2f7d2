// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "bots/analyzer.h"
#include "kit/scene.h"
#include "kit/setup.h"

namespace boneyard::ui {

/// One decision of a player, looked at again: all that is told and drawn of it, in no language yet.
struct Move {
    std::size_t ply = 0;  ///< how many actions had been played before
    int round = 1;
    int own = 0;  ///< the scores then: of the player's side, and of the best other one
    int others = 0;
    std::string played;
    bots::Analysis judgement;
    kit::Phrase why;            ///< what speaks for the better one
    std::optional<int> behind;  ///< hindsight: what the move cost as the tiles really lay
    kit::Scene scene;           ///< as the player saw it; of spots and choices those two alone
};

/// The plies at which `seat` had something to choose. Precondition: the record can be replayed.
std::vector<std::size_t> decisionsOf(const kit::Record& record, kit::Seat seat);

/// Looks at these decisions one after the other and tells of each, until it is asked to stop.
void lookBack(const kit::Record& record, kit::Seat seat, const bots::Analyzer::Budget& care,
              const std::vector<std::size_t>& plies, const std::function<void(Move)>& tell,
              const std::stop_token& stop);

}  // namespace boneyard::ui
