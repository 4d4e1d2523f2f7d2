// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// The shadow a tile throws on the felt; light falls from above however the tile is turned. It lies in the
/// middle of its parent.
Image {
    id: root

    required property string face
    required property real unit
    property real turn: 0
    property real lift: 0

    readonly property var _shape: Faces.of(root.face)
    readonly property real _fall: root.unit * (0.075 + 0.16 * root.lift)
    readonly property real _spread: root.unit * (0.5 + 0.16 * root.lift)
    readonly property real _reach: root.unit * 4 / Math.sqrt(3) // of a round one

    anchors.centerIn: parent
    anchors.horizontalCenterOffset: Math.sin(root.turn * Math.PI / 180) * root._fall
    anchors.verticalCenterOffset: Math.cos(root.turn * Math.PI / 180) * root._fall
    width: (root._shape.round ? root._reach : root.unit * root._shape.wide) + 2 * root._spread
    height: (root._shape.round ? root._reach : root.unit * root._shape.high) + 2 * root._spread
    source: root._shape.shadow === "" ? "" : Theme.image(root._shape.shadow)
    opacity: 0.6 - 0.15 * root.lift
    smooth: true
}
