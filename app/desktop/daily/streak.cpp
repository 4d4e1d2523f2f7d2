// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "daily/streak.h"

namespace boneyard::ui {

int streakOf(const QSet<QDate>& played, QDate today) {
    int days = 0;
    int missed = 0;
    for (QDate day = today; missed < 2; day = day.addDays(-1)) {
        if (played.contains(day)) {
            ++days;
            missed = 0;
        } else if (day != today) {
            ++missed;
        }
    }
    return days;
}

}  // namespace boneyard::ui
