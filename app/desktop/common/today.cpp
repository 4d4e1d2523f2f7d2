// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "common/today.h"

#include <algorithm>
#include <utility>

namespace boneyard::ui {

Today::Today(QObject* parent) : QObject(parent), seen_(date()) {
    timer_.setSingleShot(true);
    timer_.setTimerType(Qt::VeryCoarseTimer);  // whole seconds will do
    connect(&timer_, &QTimer::timeout, this, &Today::look);
    look();
}

void Today::setClock(std::function<QDate()> clock) {
    clock_ = std::move(clock);
    seen_ = date();
}

void Today::look() {
    timer_.start(waitFrom(QDateTime::currentDateTime()));
    const QDate today = date();
    if (std::exchange(seen_, today) != today) emit changed();
}

int Today::waitFrom(const QDateTime& now) {
    constexpr qint64 kLongest = 600'000;  // a timer does not run on while a machine sleeps
    constexpr qint64 kAfter = 1000;       // so that it is not looked at just before
    const qint64 left = now.msecsTo(now.date().addDays(1).startOfDay());
    return static_cast<int>(std::clamp(left + kAfter, kAfter, kLongest));
}

}  // namespace boneyard::ui

#include "moc_today.cpp"
