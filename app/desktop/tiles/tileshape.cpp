// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "tileshape.h"

namespace boneyard::ui {

void TileShape::setWide(double wide) {
    ground_.wide = wide;
    emit groundChanged();
}

void TileShape::setHigh(double high) {
    ground_.high = high;
    emit groundChanged();
}

void TileShape::setRound(bool round) {
    ground_.round = round;
    emit groundChanged();
}

}  // namespace boneyard::ui
