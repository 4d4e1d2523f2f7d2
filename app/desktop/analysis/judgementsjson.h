// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include "analysis/lookback.h"

namespace boneyard::ui {

/// Judgements as they are kept: to the last bit what they were.
QByteArray written(const Judgements& judgements);

/// What is damaged is left out, and judged anew.
Judgements judgementsIn(const QByteArray& text);

}  // namespace boneyard::ui
