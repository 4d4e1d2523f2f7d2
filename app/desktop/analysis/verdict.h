// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <vector>

#include "analysis/lookback.h"
#include "store/daytally.h"

namespace boneyard::ui {

/// What the statistics keep of a look back at all of a player's moves in a match.
Verdict verdictOf(const std::vector<Move>& moves);

/// What the decisions of a fault were about, in the player's language; empty for a code that is not known.
QString faultWords(const QString& kind);

}  // namespace boneyard::ui
