// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Settings

/// The boneyard in its place: on the table in games that have one for it there, else at the start of the tray.
Pile {
    id: root

    required property Item tray
    required property real trayUnit ///< of the tiles on the rack
    required property real pad ///< to the edges of the tray
    property TableScene scene: null

    readonly property bool onTable: root._eye !== null && root._place !== undefined
    readonly property real edge: root.pad + 4 ///< from the start of the tray

    readonly property var _place: root.table.ground.stock
    readonly property Camera _eye: root.scene?.camera ?? null

    parent: root.onTable ? root.scene : root.tray
    x: root.onTable ? root._eye.originX + root._place.x * root._eye.zoom - width / 2 : Settings.rightToLeft ? root.tray.width - width - root.edge : root.edge
    y: root.onTable ? root._eye.originY + root._place.y * root._eye.zoom - height / 2 : root.tray.height - height - root.pad
    scale: root.onTable ? root._eye.zoom / root.unit : 1
    rotation: root.onTable && GraphicsInfo.api === GraphicsInfo.Software ? 0.01 : 0 // else scaled round corners are ragged
    unit: Math.max(Math.min(26, root.trayUnit), root.trayUnit * 0.86)
}
