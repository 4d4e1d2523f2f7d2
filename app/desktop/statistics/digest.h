// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QList>
#include <QString>
#include <optional>
#include <stop_token>

#include "kit/seat.h"
#include "store/matchdigest.h"

namespace boneyard::ui {

struct MatchPlan;

}  // namespace boneyard::ui
