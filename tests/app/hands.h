// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <vector>

#include "kit/scene.h"
#include "match/handmodel.h"

namespace boneyard::test {

/// A hand of those tiles, "5-5": those that begin with a 2 are red, the others blue.
inline std::vector<kit::HandTile> handOf(const QStringList& tiles) {
    std::vector<kit::HandTile> hand;
    for (const QString& tile : tiles) {
        std::vector<int> values;
        for (const QString& value : tile.split(QLatin1Char('-'))) values.push_back(value.toInt());
        hand.push_back(
            {{tile.toStdString(), values, tile.startsWith(QLatin1Char('2')) ? "red" : "blue"}, true});
    }
    return hand;
}

/// As they stand.
inline QStringList tilesOf(const ui::HandModel& hand) {
    QStringList tiles;
    for (int row = 0; row < hand.count(); ++row)
        tiles.append(hand.at(row, QStringLiteral("tile")).toString());
    return tiles;
}

}  // namespace boneyard::test
