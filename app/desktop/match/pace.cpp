// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/pace.h"

namespace boneyard::ui {

void Pace::setSpeed(const QString& speed) {
    if (speed == speed_) return;
    speed_ = speed;
    emit speedChanged();
}

void Pace::setPaused(bool paused) {
    if (paused == paused_) return;
    paused_ = paused;
    emit pausedChanged();
}

void Pace::setHidden(bool hidden) {
    if (hidden == hidden_) return;
    hidden_ = hidden;
    emit hiddenChanged();
}

void Pace::setHurrying(bool hurrying) {
    if (hurrying == hurrying_) return;
    hurrying_ = hurrying;
    emit hurryingChanged();
}

int Pace::moveTime() const {
    constexpr int kSlow = 1500;
    constexpr int kNormal = 800;
    constexpr int kFast = 300;
    if (hurrying_ || speed_ == QLatin1String("instant")) return 0;
    if (speed_ == QLatin1String("slow")) return kSlow;
    return speed_ == QLatin1String("fast") ? kFast : kNormal;
}

int Pace::readingTime() const { return 2 * moveTime(); }

}  // namespace boneyard::ui
