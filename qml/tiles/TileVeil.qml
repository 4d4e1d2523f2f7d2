// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// What takes light from a tile that cannot be played, and from all that is printed on it. The bright edge of a dark tile
/// goes out.
Item {
    id: root

    required property TileFace tile

    readonly property TileSet _look: root.tile.look
    readonly property real _unit: root.tile.unit
    readonly property bool _coloured: root.tile.suit !== "" || root.tile.back ///< what is printed on it is told by its colour
    readonly property real _dimness: root._look.dark && !root._coloured ? root._look.deepDimness : root._look.dimness
    readonly property real _rim: root._unit * 0.05 * Math.cos(root.tile.turn * Math.PI / 180) ///< below the tile as it is seen

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: Math.min(0, root._rim)
        anchors.bottomMargin: Math.min(0, -root._rim)
        visible: !root.tile.round
        radius: root._unit * 0.12
        antialiasing: true
        color: "#1F1608"
        opacity: root._dimness
    }
    TriangleLayer {
        visible: root.tile.round
        opacity: root._dimness
        picture: "triangle-shade.svg"
    }
    TriangleOutline {
        anchors.fill: parent
        visible: root.tile.round && root._look.dark // over the edge in its picture
        unit: root._unit
        line: root._look.restingEdge
        lineWidth: root._unit * 0.05
        inset: root._unit * 0.02
    }
}
