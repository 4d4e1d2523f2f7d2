// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Tiles

/// The shadow of a tile that lies on the table. All of them lie below all tiles, so that none darkens another.
Item {
    id: root

    required property string face
    required property real unit
    required property real px
    required property real py
    required property real angle
    property PieceItem piece: null ///< the tile; while that is on its way it has a shadow of its own

    visible: root.piece?.lies ?? true
    x: root.px * root.unit
    y: root.py * root.unit
    rotation: root.angle
    TileShadow {
        face: root.face
        unit: root.unit
        turn: root.angle
    }
}
