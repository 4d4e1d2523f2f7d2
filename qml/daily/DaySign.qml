// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Common
import Boneyard.Controls
import Boneyard.Daily
import Boneyard.Tiles

/// A tile of a game, and how its deal of the day stands.
Item {
    id: root

    required property string gameId
    required property string face
    required property int state
    required property int index ///< games of the same face show another tile
    readonly property var _table: Catalog.preview(root.gameId)
    readonly property var _tile: root._table.pieces[root.index % root._table.pieces.length]
    readonly property var _shape: Faces.of(root.face)

    Accessible.ignored: true

    TileFace {
        id: tile

        anchors.centerIn: parent
        face: root.face
        unit: Math.min(root.width * 0.8 / root._shape.wide, root.height * 0.86 / root._shape.high)
        values: root._tile.values
        suit: root._tile.suit
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.horizontalCenterOffset: Math.round(tile.width / 2) - 2
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: Math.round(tile.height / 2) - 4
        visible: root.state !== Daily.Open
        width: Theme.px(20)
        height: width
        radius: width / 2
        color: Theme.colors.chrome
        border.width: 1
        border.color: Theme.colors.outline

        Icon {
            anchors.centerIn: parent
            name: root.state === Daily.Done ? "check" : root.state === Daily.Begun ? "play" : "minus"
            color: root.state === Daily.Done ? Theme.colors.good : Theme.colors.ink
            width: Math.round(parent.width * 0.7)
            height: width
        }
    }
}
