// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDate>

namespace boneyard::ui {

/// Days are counted from 1970-01-01, so that they can be kept and drawn as numbers.
inline constexpr qint64 kFirstDay = 2'440'588;  // its Julian day

inline int dayNumber(QDate date) { return static_cast<int>(date.toJulianDay() - kFirstDay); }
inline QDate dateOfDay(int day) { return QDate::fromJulianDay(kFirstDay + day); }

}  // namespace boneyard::ui
