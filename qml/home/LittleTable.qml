// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Common
import Boneyard.Controls
import Boneyard.Tiles

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
    color: Surfaces.dark
    border.width: Theme.plain ? 1 : 0
    border.color: Theme.colors.outline
    gradient: Gradient {
        GradientStop {
            position: 0
            color: Qt.lighter(Surfaces.light, 1.08)
        }
        GradientStop {
            position: 1
            color: Qt.tint(Surfaces.light, Qt.alpha(Surfaces.dark, 0.55))
        }
    }
    Accessible.ignored: true

    StillTable {
        anchors.fill: parent
        face: root.face
        scene: root._scene
        unit: root._unit
    }
}
