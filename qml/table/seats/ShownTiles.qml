// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Tiles

/// Tiles that a seat has shown to everybody, beside its plate.
Row {
    id: root

    required property string face
    required property var tiles
    property real unit: Theme.px(22)

    objectName: "shownTiles"
    spacing: 3

    Repeater {
        model: root.tiles

        StandingTile {
            required property var modelData

            face: root.face
            unit: root.unit
            values: modelData.values
            suit: modelData.suit
            Accessible.role: Accessible.Graphic
            Accessible.name: modelData.spoken
        }
    }
}
