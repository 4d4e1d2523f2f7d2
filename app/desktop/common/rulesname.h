// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "common/matchplan.h"

namespace boneyard::ui {

/// What the rules of a match are called, where they are not the usual ones; empty where they have no name.
QString rulesName(const MatchPlan& plan);

}  // namespace boneyard::ui
