// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Common
import Boneyard.Controls
import Boneyard.Tiles

/// A numbered tile: its rank above, the symbol of its suit below; a joker is a star, and above it what it stands for
/// where it lies in a meld. The first value is the rank, 0 for a joker.
Item {
    id: root

    required property TileFace tile

    readonly property real _unit: root.tile.unit
    readonly property bool _blank: root.tile.values.length < 1
    readonly property int _rank: root._blank ? 0 : root.tile.values[0]
    readonly property bool _ghost: root.tile.ghost
    readonly property color _ink: !root._ghost ? root.inkOf(root.tile.suit) : root.tile.solid ? Surfaces.on.accentInk : Surfaces.on.accent

    readonly property int _other: root._ghost ? 0 : (root.tile.standsFor.values ?? [])[0] ?? 0 ///< the rank that a joker stands for
    readonly property var _suits: root.tile.standsFor.suits ?? [] ///< and its suits, any of them

    function inkOf(suit: string): color {
        return Catalog.inkOn(root.tile.look.ground, "numbered", suit);
    }

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
        y: root._unit * (root._rank > 0 ? 1.0 : root._other > 0 ? 0.8 : 0.44)
        width: root._unit * (root._rank > 0 ? 0.52 : root._other > 0 ? 0.66 : 0.8)
        height: width
        visible: !root._blank
        suit: root._rank > 0 ? root.tile.suit : "joker"
        color: root._ink
    }
    Text {
        objectName: "standsForRank"
        x: root._unit * 0.1
        y: root._unit * 0.03
        width: root.width - root._unit * 0.54
        visible: root._other > 0
        text: root._other.toLocaleString(Qt.locale("C"), "f", 0)
        color: root._suits.length === 1 ? root.inkOf(root._suits[0]) : root._ink
        font.family: Theme.family
        font.bold: true
        font.pixelSize: Math.max(1, root._unit * 0.56)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 1
        verticalAlignment: Text.AlignVCenter
        height: root._unit * 0.68
        textFormat: Text.PlainText
    }
    Repeater {
        model: root._other > 0 ? root._suits : []

        SuitMark {
            id: mark

            required property int index
            required property string modelData

            objectName: "standsForSuit"
            x: root.width - width - root._unit * 0.12
            y: root._unit * (root._suits.length > 1 ? 0.12 + mark.index * 0.32 : 0.2)
            width: root._unit * (root._suits.length > 1 ? 0.27 : 0.32)
            height: width
            suit: mark.modelData
            color: root.inkOf(mark.modelData)
        }
    }
}
