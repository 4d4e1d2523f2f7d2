// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Tiles

/// What is seen of a place for a tile: its outline, with its numbers where they can be read and are not too many.
TileFace {
    id: root

    property bool crossed: false ///< other places lie partly over it, or under it
    property bool above: true ///< it lies over them: of those below only the outline is seen, faintly
    property bool blank: false ///< its numbers are not shown
    property var numbers: []

    values: (root.hollow || root.blank) && !root.solid ? [] : root.numbers
    ghost: true
    opacity: root.above || root.solid ? 1 : 0.5

    Rectangle {
        // what lies below is not seen between its numbers
        visible: root.crossed && !root.blank && !root.solid
        anchors.fill: parent
        z: -1
        radius: root.unit * 0.12
        antialiasing: true
        color: Surfaces.dark
    }
}
