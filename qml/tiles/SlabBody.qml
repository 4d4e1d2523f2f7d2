// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// The body of a rectangular tile: of what its set is made of, with its thickness below and the shadow where it touches the felt.
/// Light falls from above however the tile is turned. A ghost is only its outline, as a place to lay it.
Item {
    id: root

    required property TileFace tile

    readonly property TileSet _look: root.tile.look
    readonly property real _unit: root.tile.unit
    readonly property bool _ghost: root.tile.ghost
    readonly property real _inset: root._unit * 0.018
    readonly property real _sin: Math.sin(root.tile.turn * Math.PI / 180)
    readonly property real _cos: Math.cos(root.tile.turn * Math.PI / 180)
    readonly property real _rim: root._unit * 0.05
    readonly property bool _sideways: Math.abs(root._sin) > 0.7
    readonly property bool _upsideDown: root._sideways ? root._sin < 0 : root._cos < 0

    TileShadow {
        visible: root.tile.shadow && !root._ghost && !Theme.plain
        face: root.tile.face
        unit: root._unit
        turn: root.tile.turn
        lift: root.tile.lift
    }
    Rectangle {
        visible: !root._ghost
        x: root._inset + root._sin * root._rim
        y: root._inset + root._cos * root._rim
        width: plate.width
        height: plate.height
        radius: plate.radius
        color: root._look.rim
        antialiasing: true
    }
    Rectangle {
        id: plate

        x: root._inset
        y: root._inset
        width: root.width - 2 * root._inset
        height: root.height - 2 * root._inset
        radius: root._unit * 0.12
        antialiasing: true
        visible: !root._ghost
        border.width: Math.max(1, root._unit * 0.016)
        border.color: root.tile.dim ? root._look.restingEdge : root._look.edge
        gradient: Gradient {
            orientation: root._sideways ? Gradient.Horizontal : Gradient.Vertical

            GradientStop {
                position: 0
                color: root._upsideDown ? root._look.shade : root._look.body
            }
            GradientStop {
                position: 1
                color: root._upsideDown ? root._look.body : root._look.shade
            }
        }
    }
    Rectangle {
        anchors.fill: plate
        radius: plate.radius
        antialiasing: true
        visible: root._ghost
        color: root.tile.solid ? Surfaces.on.accent : root.tile.hollow ? "transparent" : Surfaces.on.spot
        border.width: root._unit * 0.045
        border.color: Surfaces.on.accent
    }
    Rectangle {
        anchors.fill: plate
        anchors.margins: root._unit * 0.13
        radius: root._unit * 0.06
        antialiasing: true
        visible: root.tile.back && !root._ghost
        color: root._look.back
        border.width: Math.max(1, root._unit * 0.02)
        border.color: root._look.backLine

        Rectangle {
            anchors.centerIn: parent
            width: root._unit * 0.26
            height: width
            rotation: 45
            antialiasing: true
            color: "transparent"
            border.width: Math.max(1, root._unit * 0.025)
            border.color: root._look.backLine
        }
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -root.tile.ringWidth * 1.5
        radius: plate.radius + root.tile.ringWidth * 1.5
        visible: root.tile.ringed && root.tile.edged
        antialiasing: true
        color: "transparent"
        border.width: root.tile.ringWidth * 2
        border.color: Surfaces.on.accentInk
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -root.tile.ringWidth
        radius: plate.radius + root.tile.ringWidth
        visible: root.tile.ringed
        antialiasing: true
        color: "transparent"
        border.width: root.tile.ringWidth
        border.color: root.tile.ring
    }
}
