// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <stop_token>

#include "common/matchplan.h"
#include "store/matchdigest.h"

namespace boneyard::ui {

/// Plays a match over to see what was in it. Nothing when it is not over, has no only person among bots, or
/// cannot be played over; nor when it was asked to stop.
std::optional<MatchDigest> digestOf(const MatchPlan& plan, const std::stop_token& stop = {});

}  // namespace boneyard::ui
