// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "puzzles/sm2.h"

#include <algorithm>
#include <cmath>

namespace boneyard::ui {

namespace {

constexpr int kFirst = 1;   // days until the second time
constexpr int kSecond = 6;  // and until the third
constexpr int kKnown = 4;   // in a row: over about three weeks
constexpr double kLeastEase = 1.3;
constexpr double kMostDays = 3650;

// SM-2's quality of an answer, 0 to 5: only whether it was right is known of a move.
constexpr int kPerfect = 5;
constexpr int kWrong = 2;

double easeAfter(double ease, int quality) {
    const double lacking = kPerfect - quality;
    return std::max(kLeastEase, ease + 0.1 - lacking * (0.08 + lacking * 0.02));
}

}  // namespace

Repetition repeated(const Repetition& before, bool right, QDate today) {
    Repetition after = before;
    after.seen = today;
    after.ease = easeAfter(before.ease, right ? kPerfect : kWrong);
    if (!right) {
        after.inRow = 0;
        after.interval = 0;
    } else {
        ++after.inRow;
        if (after.inRow == 1) {
            after.interval = kFirst;
        } else if (after.inRow == 2) {
            after.interval = kSecond;
        } else {
            after.interval = static_cast<int>(std::min(kMostDays, std::ceil(before.interval * before.ease)));
        }
    }
    after.due = today.addDays(after.interval);
    return after;
}

bool isDue(const Repetition& repetition, QDate today) {
    if (!repetition.seen.isValid() || isKnown(repetition)) return false;
    return !repetition.due.isValid() || today >= repetition.due || today < repetition.seen;
}

bool isKnown(const Repetition& repetition) { return repetition.inRow >= kKnown; }

}  // namespace boneyard::ui
