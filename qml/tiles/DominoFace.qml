// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// A domino: the first value at the top, the second below, a fine groove between them.
Item {
    id: root

    required property TileFace tile

    readonly property real _unit: root.tile.unit
    readonly property bool _blank: root.tile.values.length < 2
    readonly property bool _ghost: root.tile.ghost
    readonly property color _ghostInk: root.tile.solid ? Surfaces.on.accentInk : Surfaces.on.accent

    implicitWidth: root._unit
    implicitHeight: root._unit * 2

    SlabBody {
        anchors.fill: parent
        tile: root.tile
    }
    TileValue {
        objectName: "first"
        visible: !root._blank
        value: root._blank ? 0 : root.tile.values[0]
        unit: root._unit
        turn: root.tile.turn
        digits: root.tile.digits
        look: root.tile.look
        ink: root._ghostInk
        sunk: !root._ghost
    }
    TileValue {
        objectName: "second"
        y: root._unit
        visible: !root._blank
        value: root._blank ? 0 : root.tile.values[1]
        unit: root._unit
        turn: root.tile.turn
        digits: root.tile.digits
        look: root.tile.look
        ink: root._ghostInk
        sunk: !root._ghost
    }
    Rectangle {
        visible: !root._blank
        x: root._unit * 0.14
        y: root._unit - height / 2
        width: root._unit * 0.72
        height: Math.max(1, root._unit * 0.03)
        radius: height / 2
        antialiasing: true
        color: root._ghost ? root._ghostInk : root.tile.look.groove
        opacity: root._ghost ? 0.8 : 0.75

        Rectangle {
            visible: !root._ghost
            y: parent.height
            width: parent.width
            height: Math.max(1, parent.height * 0.6)
            radius: height / 2
            antialiasing: true
            color: root.tile.look.glint
        }
    }
}
