// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Tiles

/// The table as it lay before a move, with what was laid and what would have been better, and the hand below it.
Rectangle {
    id: root

    required property string face
    required property var picture ///< {pieces, ghosts, hand, left, top, right, bottom}

    readonly property bool bare: root.picture.pieces.length === 0 && root.picture.ghosts.length === 0 ///< only the hand is there
    readonly property real _wide: Math.max(1, root.picture.right - root.picture.left)
    readonly property real _high: Math.max(1, root.picture.bottom - root.picture.top)
    readonly property real _felt: root.height - hand.height - 16
    readonly property real _unit: Math.min(root.width * 0.92 / root._wide, root._felt * 0.9 / root._high, Theme.px(40))

    component Laid: TileFace {
        id: laid

        required property var modelData

        x: root.width / 2 + (laid.modelData.x - (root.picture.left + root.picture.right) / 2) * root._unit - width / 2
        y: root._felt / 2 + (laid.modelData.y - (root.picture.top + root.picture.bottom) / 2) * root._unit - height / 2
        rotation: laid.modelData.angle
        turn: laid.modelData.angle
        face: root.face
        unit: root._unit
        values: laid.modelData.values
        suit: laid.modelData.suit ?? ""
        standsFor: laid.modelData.standsFor ?? ({})
        shadow: false
    }

    function colourOf(mark: string): color {
        return mark === "" ? "transparent" : mark === "mine" ? Theme.colors.bad : Theme.colors.good;
    }

    implicitHeight: hand.height + 16
    radius: Theme.radius
    clip: true
    color: Surfaces.dark
    border.width: Theme.plain ? 1 : 0
    border.color: Theme.colors.outline
    gradient: Gradient {
        GradientStop {
            position: 0
            color: Surfaces.light
        }
        GradientStop {
            position: 1
            color: Qt.tint(Surfaces.light, Qt.alpha(Surfaces.dark, 0.55))
        }
    }
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    Accessible.ignored: true

    Repeater {
        model: root.picture.pieces

        Laid {}
    }
    Repeater {
        model: root.picture.ghosts

        Laid {
            id: ghost

            z: ghost.modelData.mark === "mine" ? 1 : 2
            opacity: 0.9
            ring: root.colourOf(ghost.modelData.mark)
            ringWidth: Math.max(2, root._unit * 0.16)

            MoveMark {
                anchors.centerIn: parent
                rotation: -ghost.rotation
                better: ghost.modelData.mark !== "mine"
                size: Math.max(14, root._unit * 0.8)
            }
        }
    }
    Flow {
        id: hand

        readonly property real _unit: Math.max(9, Math.min(Theme.px(17), (root.width - 24) / 12))
        readonly property real _step: Faces.of(root.face).wide * hand._unit + hand.spacing

        width: Math.max(1, Math.min(root.picture.hand.length, Math.floor((root.width - 16) / hand._step))) * hand._step
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 8
        spacing: 6

        Repeater {
            model: root.picture.hand

            StandingTile {
                id: held

                required property var modelData

                face: root.face
                unit: hand._unit
                values: held.modelData.values
                suit: held.modelData.suit
                ring: root.colourOf(held.modelData.mark)
                ringWidth: 2.5
                shadow: false
            }
        }
    }
}
