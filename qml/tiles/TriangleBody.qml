// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// The body of a triangular tile: ivory, with its thickness below and its shadow on the felt. Light falls from
/// above however it is turned. A ghost is only its outline, as a place to lay it.
Item {
    id: root

    required property TileFace tile

    readonly property real _unit: root.tile.unit
    readonly property real _sin: Math.sin(root.tile.turn * Math.PI / 180)
    readonly property real _cos: Math.cos(root.tile.turn * Math.PI / 180)
    readonly property real _rim: root._unit * 0.05
    readonly property int _sixth: Math.round(root.tile.turn / 60)
    readonly property bool _onPoint: Math.abs(root._sixth % 2) === 1
    readonly property bool _ghost: root.tile.ghost

    TileShadow {
        visible: root.tile.shadow && !root._ghost && !Theme.plain
        face: root.tile.face
        unit: root._unit
        turn: root.tile.turn
        lift: root.tile.lift
    }
    TriangleLayer {
        visible: !root._ghost
        x: root._sin * root._rim
        y: root._cos * root._rim
        picture: "triangle-rim.svg"
    }
    TriangleLayer {
        visible: !root._ghost
        // turned back by thirds, so that its light stays above
        rotation: (root._onPoint ? 180 : 0) - root._sixth * 60
        picture: root._onPoint ? "triangle-turned.svg" : "triangle.svg"
    }
    TriangleLayer {
        visible: root.tile.back
        picture: "triangle-back.svg"
    }
    TriangleLayer {
        visible: root.tile.dim
        opacity: 0.3
        picture: "triangle-shade.svg"
    }
    TriangleOutline {
        anchors.fill: parent
        visible: root._ghost
        unit: root._unit
        color: root.tile.solid ? Theme.colors.accent : root.tile.hollow ? "transparent" : Theme.colors.spot
        line: Theme.colors.accent
        lineWidth: root._unit * 0.045
        inset: root._unit * 0.04
    }
    TriangleOutline {
        anchors.fill: parent
        anchors.margins: -root.tile.ringWidth * 3
        visible: root.tile.ringed
        unit: root._unit
        line: root.tile.ring
        lineWidth: root.tile.ringWidth
        inset: root.tile.ringWidth * 1.3
    }
}
