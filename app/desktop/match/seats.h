// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "match/table.h"

namespace boneyard::ui {

/// What is seen from there of each seat around a table.
QList<SeatModel::Seat> seatsOf(const MatchState& state, const Viewpoint& viewpoint, const kit::Scene& scene,
                               double aspect);

}  // namespace boneyard::ui
