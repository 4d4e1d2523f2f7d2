// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include "analysis/lookback.h"

namespace boneyard::ui {

/// What is known of a match as it is kept: to the last bit what it was.
QByteArray written(const Known& known);

/// What is damaged is left out, and judged anew.
Known knownIn(const QByteArray& text);

}  // namespace boneyard::ui
