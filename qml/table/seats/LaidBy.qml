// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Tiles

/// Who laid a tile, on it, where no number is: as long as that is news to whoever plays.
Item {
    id: root

    required property string face
    required property real unit
    required property real zoom ///< pixels a tile unit on the screen
    required property var by ///< {seat, team, sign}; without a seat: it is no news
    required property real px
    required property real py
    required property real angle
    required property int order ///< of the tile
    required property Meanings meanings
    property bool lies: false ///< it has arrived

    readonly property var _shape: Faces.of(root.face)
    readonly property real _turn: root.angle * Math.PI / 180
    readonly property point _at: Qt.point(root.px + root._shape.bare.x * Math.cos(root._turn) - root._shape.bare.y * Math.sin(root._turn), root.py + root._shape.bare.x * Math.sin(root._turn) + root._shape.bare.y * Math.cos(root._turn))
    readonly property real _size: Math.round(Math.max(4, Math.min(26, root.zoom * root._shape.bareWide))) // on small tiles it is but a mark of the colour

    function explain(): var {
        return root.meanings.ofPiece(root.order);
    }

    objectName: "laidBy"
    visible: root.lies && root.by?.seat !== undefined
    width: root._size
    height: root._size
    x: root._at.x * root.unit - root.width / 2
    y: root._at.y * root.unit - root.height / 2
    z: 1.5 // over all tiles but one on its way
    scale: root.unit / root.zoom

    Repeater {
        model: root.visible ? 1 : 0 // most tiles need none

        Medallion {
            anchors.centerIn: parent
            size: root._size
            sign: root.by?.sign ?? ""
            seat: root.by?.seat ?? -1
            team: root.by?.team ?? -1
        }
    }
}
