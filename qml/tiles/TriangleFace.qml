// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls

/// A triangle: its three values at the corners, the first at the top and on clockwise. A faint triangle in the
/// middle tells how the tile lies.
Item {
    id: root

    required property TileFace tile

    readonly property real _unit: root.tile.unit
    readonly property bool _small: root.tile.seen < 20 ///< then the numbers need all the room there is
    readonly property bool _blank: root.tile.values.length < 3
    readonly property color _ghostInk: root.tile.solid ? Surfaces.on.accentInk : Surfaces.on.accent

    // The square of the circle around it: it turns about its middle.
    implicitWidth: root._unit * 4 / Math.sqrt(3)
    implicitHeight: implicitWidth

    TriangleBody {
        anchors.fill: parent
        tile: root.tile
    }
    Image {
        anchors.centerIn: parent
        visible: !root._blank && !root.tile.ghost && !root._small
        width: root._unit * 0.42
        height: width
        sourceSize.width: Math.ceil(width)
        sourceSize.height: Math.ceil(height)
        source: Theme.image(`triangle-${root.tile.look.name}-mark.svg`)
        mipmap: true
    }
    Repeater {
        model: root._blank ? 0 : 3

        Item {
            id: corner

            required property int index

            anchors.fill: parent
            rotation: 120 * corner.index

            TileValue {
                objectName: "corner"
                anchors.horizontalCenter: parent.horizontalCenter
                y: root._unit * 0.575 - height / 2
                value: root.tile.values[corner.index] ?? 0
                unit: root._unit * (!root.tile.digits ? 0.6 : root._small ? 1 : 0.82)
                turn: root.tile.turn + corner.rotation
                digits: root.tile.digits
                look: root.tile.look
                ink: root._ghostInk
                sunk: !root.tile.ghost
            }
        }
    }
}
