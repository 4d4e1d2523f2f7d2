// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "match/table.h"

namespace boneyard::ui {

/// What these eyes see of each seat around a table.
QList<SeatModel::Seat> seatsOf(const MatchState& state, const Eyes& eyes, const kit::Scene& scene,
                               double aspect);

}  // namespace boneyard::ui
