// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard

/// A small picture of a game under way, laid with the same tiles as the real table.
Rectangle {
    id: root

    required property string gameId
    required property string face

    readonly property var _scene: Catalog.preview(root.gameId)
    readonly property var _box: root._scene.bounds
    readonly property real _wide: Math.max(1, root._box.right - root._box.left)
    readonly property real _high: Math.max(1, root._box.bottom - root._box.top)
    readonly property real _unit: Math.min(root.width * 0.92 / root._wide, root.height * 0.88 / root._high, Theme.px(42))

    radius: Theme.radius
    clip: true
    color: Theme.colors.feltDark
    border.width: Theme.plain ? 1 : 0
    border.color: Theme.colors.outline
    gradient: Gradient {
        GradientStop {
            position: 0
            color: Qt.lighter(Theme.colors.feltLight, 1.08)
        }
        GradientStop {
            position: 1
            color: Qt.tint(Theme.colors.feltLight, Qt.alpha(Theme.colors.feltDark, 0.55))
        }
    }
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    Accessible.ignored: true

    Repeater {
        model: Theme.plain ? [] : root._scene.pieces

        Item {
            id: place

            required property var modelData

            x: root.width / 2 + (place.modelData.x - (root._box.left + root._box.right) / 2) * root._unit
            y: root.height / 2 + (place.modelData.y - (root._box.top + root._box.bottom) / 2) * root._unit
            rotation: place.modelData.angle

            TileShadow {
                face: root.face
                unit: root._unit
                turn: place.modelData.angle
            }
        }
    }
    Repeater {
        model: root._scene.pieces

        TileFace {
            id: piece

            required property var modelData

            x: root.width / 2 + (piece.modelData.x - (root._box.left + root._box.right) / 2) * root._unit - piece.width / 2
            y: root.height / 2 + (piece.modelData.y - (root._box.top + root._box.bottom) / 2) * root._unit - piece.height / 2
            rotation: piece.modelData.angle
            turn: piece.modelData.angle
            face: root.face
            unit: root._unit
            values: piece.modelData.values
            suit: piece.modelData.suit ?? ""
            digits: Faces.of(root.face).digits
            shadow: false
        }
    }
}
