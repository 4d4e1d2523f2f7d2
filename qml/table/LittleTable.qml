// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Tiles

/// A small picture of a table, laid with the same tiles as the real table.
FeltBed {
    id: root

    required property string face
    required property var scene ///< {pieces, bounds}
    property bool drawn: true ///< else there is the felt alone
    property real most: Theme.px(42) ///< no tile is larger than that, however few there are

    readonly property var _bare: ({
            "pieces": [],
            "bounds": root.scene.bounds
        })
    readonly property var _box: root.scene.bounds
    readonly property real _wide: Math.max(1, root._box.right - root._box.left)
    readonly property real _high: Math.max(1, root._box.bottom - root._box.top)
    readonly property real _unit: Math.min(root.width * 0.92 / root._wide, root.height * 0.88 / root._high, root.most)

    clip: true

    StillTable {
        anchors.fill: parent
        face: root.face
        scene: root.drawn ? root.scene : root._bare
        unit: root._unit
    }
}
