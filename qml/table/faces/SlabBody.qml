// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard

/// The body of a rectangular tile: ivory, with its thickness below and the shadow where it touches the felt.
/// Light falls from above however the tile is turned. A ghost is only its outline, as a place to lay it.
Item {
    id: root

    required property real unit
    property real turn: 0
    property real lift: 0
    property bool ghost: false
    property bool solid: false
    property bool back: false
    property bool shadow: true

    readonly property real _inset: root.unit * 0.018
    readonly property real _sin: Math.sin(root.turn * Math.PI / 180)
    readonly property real _cos: Math.cos(root.turn * Math.PI / 180)
    readonly property real _rim: root.unit * 0.05
    readonly property real _fall: root.unit * (0.075 + 0.16 * root.lift)
    readonly property bool _sideways: Math.abs(root._sin) > 0.7
    readonly property bool _upsideDown: root._sideways ? root._sin < 0 : root._cos < 0

    Image {
        readonly property real spread: root.unit * (0.5 + 0.16 * root.lift)

        visible: root.shadow && !root.ghost && !Theme.plain
        x: root._sin * root._fall - spread
        y: root._cos * root._fall - spread
        width: root.width + 2 * spread
        height: root.height + 2 * spread
        source: Theme.image("shadow-1x2.png")
        opacity: 0.6 - 0.15 * root.lift
        smooth: true
    }
    Rectangle {
        visible: !root.ghost
        x: root._inset + root._sin * root._rim
        y: root._inset + root._cos * root._rim
        width: plate.width
        height: plate.height
        radius: plate.radius
        color: Theme.ivoryRim
        antialiasing: true
    }
    Rectangle {
        id: plate

        x: root._inset
        y: root._inset
        width: root.width - 2 * root._inset
        height: root.height - 2 * root._inset
        radius: root.unit * 0.12
        antialiasing: true
        visible: !root.ghost
        border.width: Math.max(1, root.unit * 0.016)
        border.color: Theme.ivoryEdge
        gradient: Gradient {
            orientation: root._sideways ? Gradient.Horizontal : Gradient.Vertical

            GradientStop {
                position: 0
                color: root._upsideDown ? Theme.ivoryShade : Theme.ivory
            }
            GradientStop {
                position: 1
                color: root._upsideDown ? Theme.ivory : Theme.ivoryShade
            }
        }
    }
    Rectangle {
        anchors.fill: plate
        radius: plate.radius
        antialiasing: true
        visible: root.ghost
        color: root.solid ? Theme.colors.accent : Theme.colors.spot
        border.width: root.unit * 0.045
        border.color: Theme.colors.accent
    }
    Rectangle {
        anchors.fill: plate
        anchors.margins: root.unit * 0.13
        radius: root.unit * 0.06
        antialiasing: true
        visible: root.back && !root.ghost
        color: "#E9DEC4"
        border.width: Math.max(1, root.unit * 0.02)
        border.color: "#C9B88F"

        Rectangle {
            anchors.centerIn: parent
            width: root.unit * 0.26
            height: width
            rotation: 45
            antialiasing: true
            color: "transparent"
            border.width: Math.max(1, root.unit * 0.025)
            border.color: "#C9B88F"
        }
    }
}
