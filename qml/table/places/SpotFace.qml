// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Tiles

/// What is seen of a place for a tile: its outline, with its numbers where they can be read.
TileFace {
    id: root

    property bool crossed: false ///< other places lie partly over it, or under it
    property bool above: true ///< it lies over them: of those below only the outline is seen
    property var numbers: []

    values: (root.hollow || !root.above) && !root.solid ? [] : root.numbers
    ghost: true

    Rectangle {
        // what lies below is not seen between its numbers
        visible: root.crossed && root.above && !root.solid
        anchors.fill: parent
        z: -1
        radius: root.unit * 0.12
        antialiasing: true
        color: Surfaces.dark
    }
}
