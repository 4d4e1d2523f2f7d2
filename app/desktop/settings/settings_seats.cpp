// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// How large the tables were that somebody played at.
#include <QSettings>

#include "settings/settings.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

constexpr int kMostSeats = 99;  // whatever a later version's game may have

QString keyOf(const QString& game) { return "seats/"_L1 + game; }

}  // namespace

int Settings::seatsOf(const QString& game) const {
    const int seats = store_->value(keyOf(game)).toInt();
    return seats > 0 && seats <= kMostSeats ? seats : 0;
}

void Settings::keepSeats(const QString& game, int seats) {
    if (!game.isEmpty() && seatsOf(game) != seats) store_->setValue(keyOf(game), seats);
}

}  // namespace boneyard::ui
