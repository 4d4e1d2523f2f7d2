// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDate>
#include <QSet>

namespace boneyard::ui {

/// How many days somebody has played up to today, one after the other. A day that was missed is forgiven
/// where the days on both sides of it were played; two in a row end it. Today is not missed before it is
/// over. Days to come, which a clock that was wrong may have left, are not looked at until they are there.
int streakOf(const QSet<QDate>& played, QDate today);

}  // namespace boneyard::ui
