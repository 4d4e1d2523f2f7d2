// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "common/players.h"

namespace boneyard::ui {

/// How the statistics say things.
QString number(qint64 value);
QString number(double value, int digits);

/// With its sign, as "+12" or "-3".
QString difference(double value);

/// "over 12 matches": what a figure rests on.
QString overMatches(int matches);
QString overRounds(qint64 rounds);

}  // namespace boneyard::ui
