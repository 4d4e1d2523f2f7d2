// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Common
import Boneyard.Controls

/// A numbered tile: its rank above, the symbol of its suit below; a joker is a star alone. The first value is
/// the rank, 0 for a joker.
Item {
    id: root

    required property TileFace tile

    readonly property real _unit: root.tile.unit
    readonly property bool _blank: root.tile.values.length < 1
    readonly property int _rank: root._blank ? 0 : root.tile.values[0]
    readonly property bool _ghost: root.tile.ghost
    readonly property color _ink: root._ghost ? (root.tile.solid ? Theme.colors.accentInk : Theme.colors.accent) : Catalog.ink("numbered", root.tile.suit)

    implicitWidth: root._unit * 1.2
    implicitHeight: root._unit * 1.68

    SlabBody {
        anchors.fill: parent
        tile: root.tile
    }
    Text {
        objectName: "rank"
        anchors.horizontalCenter: parent.horizontalCenter
        y: root._unit * 0.1
        visible: root._rank > 0
        text: root._rank.toLocaleString(Qt.locale("C"), "f", 0)
        color: root._ink
        font.family: Theme.family
        font.bold: true
        font.pixelSize: Math.max(1, root._unit * 0.74)
        textFormat: Text.PlainText
    }
    SuitMark {
        objectName: "suit"
        anchors.horizontalCenter: parent.horizontalCenter
        y: root._unit * (root._rank > 0 ? 1.0 : 0.44)
        width: root._unit * (root._rank > 0 ? 0.52 : 0.8)
        height: width
        visible: !root._blank
        suit: root._rank > 0 ? root.tile.suit : "joker"
        color: root._ink
    }
}
