// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Tiles

/// The shadow of a tile that lies on the table. All of them lie below all tiles, so that none darkens another.
Item {
    id: root

    required property string face
    required property real unit
    required property real px
    required property real py
    required property real angle

    x: root.px * root.unit
    y: root.py * root.unit
    rotation: root.angle
    Component.onCompleted: if (Theme.arc > 0)
        appear.start()

    NumberAnimation {
        id: appear

        target: root
        property: "opacity"
        from: 0
        to: 1
        duration: Theme.arc
        easing.type: Easing.InQuad
    }
    TileShadow {
        face: root.face
        unit: root.unit
        turn: root.angle
    }
}
