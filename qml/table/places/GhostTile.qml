// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Tiles

/// A tile as it was laid, or would better have been: of Replay.ghosts().
Item {
    id: root

    required property var modelData ///< {better, values, suit, px, py, angle}
    required property string face
    required property real unit
    required property real zoom ///< pixels a tile unit on the screen

    readonly property color _colour: root.modelData.better ? Theme.colors.good : Theme.colors.bad
    readonly property rect _box: Faces.box(root.face, root.modelData.angle)

    x: root.modelData.px * root.unit
    y: root.modelData.py * root.unit
    z: root.modelData.better ? 3 : 2
    objectName: root.modelData.better ? "ghostBetter" : "ghostPlayed"
    Accessible.ignored: true // the verdict says it

    TileFace {
        x: -width / 2
        y: -height / 2
        rotation: root.modelData.angle
        seen: root.zoom
        face: root.face
        unit: root.unit
        values: root.modelData.values ?? []
        suit: root.modelData.suit ?? ""
        turn: root.modelData.angle
        shadow: false
        opacity: root.modelData.better ? 1 : 0.8
        ring: root._colour
        ringWidth: Math.max(root.unit * 0.09, 2 * root.unit / root.zoom)
    }
    MoveMark {
        // at a corner, where it covers no number
        x: (root._box.x + root._box.width) * root.unit - width / 2
        y: root._box.y * root.unit - height / 2
        scale: root.unit / root.zoom
        better: root.modelData.better
        size: Math.max(16, root.zoom * 0.5)
    }
}
