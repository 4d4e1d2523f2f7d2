// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// The enamel let into a tile: a little below the ivory, so that its upper edge throws a shadow and its lower edge
/// catches the light, which falls from above however the tile is turned.
Item {
    id: root

    required property color color
    required property color glint ///< the light that its lower edge catches
    required property real unit
    property real turn: 0

    readonly property real _sin: Math.sin(root.turn * Math.PI / 180)
    readonly property real _cos: Math.cos(root.turn * Math.PI / 180)
    readonly property bool _sideways: Math.abs(root._sin) > 0.7
    readonly property bool _upsideDown: root._sideways ? root._sin < 0 : root._cos < 0
    readonly property real _depth: Math.max(0.7, root.unit * 0.022)
    readonly property color _near: Qt.lighter(root.color, 1.08)

    Rectangle {
        x: root._sin * root._depth
        y: root._cos * root._depth
        width: root.width
        height: root.height
        radius: body.radius
        antialiasing: true
        color: root.glint
    }
    Rectangle {
        id: body

        anchors.fill: parent
        radius: root.unit * 0.085
        antialiasing: true
        border.width: Math.max(1, root.unit * 0.018)
        border.color: Qt.darker(root.color, 1.4)
        gradient: Gradient {
            orientation: root._sideways ? Gradient.Horizontal : Gradient.Vertical

            GradientStop {
                position: 0
                color: root._upsideDown ? root._near : root.color
            }
            GradientStop {
                position: 1
                color: root._upsideDown ? root.color : root._near
            }
        }
    }
}
