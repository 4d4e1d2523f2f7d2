// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// The body of a triangular tile: of what its set is made of, with its thickness below and its shadow on the felt. Light falls from
/// above however it is turned. A ghost is only its outline, as a place to lay it.
Item {
    id: root

    required property TileFace tile

    readonly property string _picture: "triangle-" + root.tile.look.name
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
        picture: root._picture + "-rim.svg"
    }
    TriangleLayer {
        visible: !root._ghost
        // turned back by thirds, so that its light stays above
        rotation: (root._onPoint ? 180 : 0) - root._sixth * 60
        picture: root._picture + (root._onPoint ? "-turned.svg" : ".svg")
    }
    TriangleLayer {
        visible: root.tile.back
        picture: root._picture + "-back.svg"
    }
    TriangleOutline {
        anchors.fill: parent
        visible: root._ghost
        unit: root._unit
        color: root.tile.solid ? Surfaces.on.accent : root.tile.hollow ? "transparent" : Surfaces.on.spot
        line: Surfaces.on.accent
        lineWidth: root._unit * 0.045
        inset: root._unit * 0.04
    }
    TriangleOutline {
        anchors.fill: ring
        visible: root.tile.ringed && root.tile.edged
        unit: root._unit
        line: Surfaces.on.accentInk
        lineWidth: ring.lineWidth * 2
        inset: ring.inset
    }
    TriangleOutline {
        id: ring

        anchors.fill: parent
        anchors.margins: -root.tile.ringWidth * 3
        visible: root.tile.ringed
        unit: root._unit
        line: root.tile.ring
        lineWidth: root.tile.ringWidth
        inset: root.tile.ringWidth * 1.3
    }
}
