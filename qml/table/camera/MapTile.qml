// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Common
import Boneyard.Controls
import Boneyard.Tiles

/// A tile on the small map: its shape, and no more.
Item {
    id: root

    required property string face
    required property real scaled ///< pixels a tile unit
    required property point corner ///< the tile unit at the map's left upper corner
    required property real px
    required property real py
    required property real angle
    required property string suit

    readonly property var _shape: Faces.of(root.face)
    readonly property bool _lying: !root._shape.round && Math.round(root.angle / 90) % 2 !== 0

    objectName: "mapTile"
    width: Math.max(2, (root._lying ? root._shape.high : root._shape.wide) * root.scaled)
    height: Math.max(2, (root._lying ? root._shape.wide : root._shape.high) * root.scaled)
    x: (root.px - root.corner.x) * root.scaled - root.width / 2
    y: (root.py - root.corner.y) * root.scaled - root.height / 2

    Rectangle {
        anchors.fill: parent
        visible: !root._shape.round
        color: root._shape.mark !== "" ? Catalog.enamel(root.face, root.suit) : TileSets.chosen.dark ? TileSets.chosen.edge : TileSets.chosen.body
    }
    Image {
        // in the square of the circle in which it turns
        anchors.centerIn: parent
        visible: root._shape.round
        width: root._shape.high * 4 / 3 * root.scaled
        height: width
        rotation: root.angle
        source: visible ? Theme.image("triangle-" + TileSets.chosen.name + ".svg") : ""
        sourceSize.width: 64
        sourceSize.height: 64
        smooth: true
        mipmap: true
    }
}
