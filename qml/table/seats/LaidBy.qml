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
    property var tiles: () => [] ///< all that lie there

    readonly property var _shape: Faces.of(root.face)
    readonly property real _turn: root.angle * Math.PI / 180
    readonly property int _side: root.visible && root._shape.outside > 0 ? [1, -1].find(side => root._isBare(side)) ?? 0 : 0 ///< where no tile lies beside; 0: nowhere
    readonly property point _at: root._side === 0 ? root._on(root._shape.bare.x, root._shape.bare.y) : root._on(root._side * root._shape.outside, 0)
    readonly property real _size: Math.round(Math.max(4, Math.min(26, root.zoom * (root._side === 0 ? root._shape.bareWide : root._larger)))) // on small tiles it is but a mark of the colour
    readonly property real _larger: 0.44

    /// A point of the tile as it stands, on the table.
    function _on(x: real, y: real): point {
        return Qt.point(root.px + x * Math.cos(root._turn) - y * Math.sin(root._turn), root.py + x * Math.sin(root._turn) + y * Math.cos(root._turn));
    }
    /// No tile lies where a larger one would be. Not typed: Qt 6.4 compiles what is, and cannot go through such a list then.
    function _isBare(side) {
        const tiles = root.tiles;
        const corners = Array.of(-0.25, 0, 0.25).map(along => root._on(side * (root._shape.outside + root._larger / 2), along));
        return !tiles().some(tile => tile.order !== root.order && corners.some(at => Faces.covers(root.face, at.x - tile.px, at.y - tile.py, tile.angle)));
    }
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
