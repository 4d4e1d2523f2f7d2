// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// Which way the tiles of a hand stand, where every other one may stand on its head.
#include <algorithm>

#include "match/handmodel.h"

namespace boneyard::ui {

/// Every other one on its head.
void HandModel::standInTurn() {
    for (int row = 0; row < count(); ++row) setCell(row, Upended, row % 2 == 1);
}

/// The way that fits behind the tile before that place, or else before the tile of the row `next`.
bool HandModel::fittingWay(int place, int next) const {
    const int beside = place > 0 ? place - 1 : next;
    return beside < count() && !rows()[beside][Upended].toBool();
}

int HandModel::columnOf(int row, int first, int from, int to) const {
    const bool moves = from >= 0 && to >= 0;
    const auto now = [&](int place) {  // the row that is there before the move
        if (!moves || place < std::min(from, to) || place > std::max(from, to)) return place;
        return place == to ? from : from < to ? place + 1 : place - 1;
    };
    int column = 0;
    for (int place = first + 1; place <= row && place < count(); ++place)
        column += rows()[now(place)][Upended] == rows()[now(place - 1)][Upended] ? 2 : 1;
    return column;
}

}  // namespace boneyard::ui
