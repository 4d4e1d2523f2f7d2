// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDate>

#include "store/puzzlerecord.h"

/// When one's own mistakes are asked for again: SM-2 (Piotr Wozniak, "Application of a computer to improve
/// the results obtained in working with the SuperMemo method", 1990).
namespace boneyard::ui {

/// After the first try of a day: right, or not. What was wrong comes again the same day.
Repetition repeated(const Repetition& before, bool right, QDate today);

/// It is to be asked for now. Where the clock was set back since it was seen, it is as well: a date that
/// nobody can trust must not hide it for years.
bool isDue(const Repetition& repetition, QDate today);

/// It was right so often in a row that it is asked for no more.
bool isKnown(const Repetition& repetition);

}  // namespace boneyard::ui
