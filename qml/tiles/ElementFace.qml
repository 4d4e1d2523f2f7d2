// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Common
import Boneyard.Controls

/// A tile of one element: its enamel let into the ivory, the symbol on a coin in the middle, a number in each half.
/// Seen from afar the symbol lies on the enamel without its coin: colours alone are easily taken for one another.
Item {
    id: root

    required property TileFace tile

    readonly property real _unit: root.tile.unit
    readonly property bool _small: root.tile.seen < 20 ///< then numbers and symbol need all the room there is
    readonly property bool _blank: root.tile.values.length < 2
    readonly property bool _ghost: root.tile.ghost && !root.tile.solid ///< an outline; what is named for a place keeps its element, in a frame
    readonly property bool _framed: root.tile.ghost && root.tile.solid ///< so much smaller is what it has
    readonly property bool _sideways: Math.abs(Math.sin(root.tile.turn * Math.PI / 180)) > 0.7
    readonly property real _place: root._framed ? 0.47 : root._small ? 0.37 : root._sideways ? 0.385 : 0.39 ///< of a number, from the end

    implicitWidth: root._unit
    implicitHeight: root._unit * 2

    SlabBody {
        anchors.fill: parent
        tile: root.tile
    }
    Rectangle {
        // some enamel is as light as the frame
        objectName: "edge"
        anchors.fill: field
        anchors.margins: -root._unit * 0.05
        visible: root._framed && !root._blank
        radius: root._unit * 0.135
        antialiasing: true
        color: Surfaces.on.accentInk
    }
    ElementField {
        id: field

        objectName: "field"
        anchors.fill: parent
        anchors.margins: root._unit * (root.tile.ghost ? 0.19 : 0.095)
        visible: !root._blank && !root._ghost
        color: Catalog.enamel("element", root.tile.suit)
        unit: root._unit
        turn: root.tile.turn
        glint: root.tile.look.glint
    }
    Rectangle {
        anchors.centerIn: parent
        visible: !root._blank
        width: root._unit * (root._ghost ? 0.72 : 0.83)
        height: Math.max(1, root._unit * 0.035)
        color: root._ghost ? Surfaces.on.accent : root.tile.look.body
    }
    ElementMark {
        objectName: "mark"
        anchors.centerIn: parent
        visible: !root._blank
        width: root._unit * (root._framed || root._small ? 0.54 : 0.62)
        fine: !root._small
        height: width
        rotation: -root.tile.turn
        element: root.tile.suit
    }
    Repeater {
        model: root._blank ? 0 : 2

        TileValue {
            id: half

            required property int index

            readonly property bool _long: half.value > 9
            readonly property real _size: !root.tile.digits ? 0.62 : root._small ? half._far : half._long && root._sideways ? 0.84 : 0.96
            readonly property real _far: !half._long ? 1.25 : root._sideways ? 0.95 : 1.18 ///< from there that is as large as can be

            objectName: half.index === 0 ? "first" : "second"
            x: (root._unit - half.width) / 2
            y: root._unit * (half.index === 0 ? root._place : 2 - root._place) - half.height / 2
            value: root.tile.values[half.index] ?? 0
            unit: root._unit * half._size * (root._framed ? 0.86 : 1)
            turn: root.tile.turn
            digits: root.tile.digits
            look: TileSets.ivory // the enamel is the same in every set
            ink: Surfaces.on.accent
            sunk: !root._ghost
        }
    }
}
