// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>

#include "match/narrator.h"
#include "match/playedmatch.h"
#include "setup/matchsetup.h"

namespace boneyard::ui {

/// The match itself, which all objects around a table share: what was planned, and how far it has been
/// played.
struct MatchState {
    MatchPlan plan;
    std::unique_ptr<PlayedMatch> played;  ///< null: there is none
    std::uint64_t number = 0;             ///< each match started in this run has its own

    [[nodiscard]] const kit::Match& match() const { return played->match(); }
    [[nodiscard]] const Players& players() const { return plan.players; }
    [[nodiscard]] Narrator narrator() const { return {*played, plan.players}; }
};

}  // namespace boneyard::ui
