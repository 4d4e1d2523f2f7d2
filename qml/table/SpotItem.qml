// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard

/// A place where the chosen tile may be laid: the outline of the very tile.
Item {
    id: root

    required property string face
    required property real unit
    required property int index
    required property string action
    required property var values
    required property string suit
    required property real px
    required property real py
    required property real angle
    required property string group
    required property int gain
    required property string spoken
    required property bool current

    /// Clicked, tapped or pressed by a screen reader.
    signal taken

    // Not turned itself, but as large as what is turned inside: a screen reader is told the place of an item
    // without its rotation.
    readonly property real _cos: Math.abs(Math.cos(root.angle * Math.PI / 180))
    readonly property real _sin: Math.abs(Math.sin(root.angle * Math.PI / 180))

    objectName: "spot"
    width: body.implicitWidth * root._cos + body.implicitHeight * root._sin
    height: body.implicitWidth * root._sin + body.implicitHeight * root._cos
    x: root.px * root.unit - root.width / 2
    y: root.py * root.unit - root.height / 2
    z: root.current ? 2 : pointer.hovered ? 1 : 0
    Accessible.role: Accessible.Button
    Accessible.name: root.spoken
    Accessible.onPressAction: root.taken()

    HoverHandler {
        id: pointer

        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        onTapped: root.taken()
    }
    TileFace {
        id: body

        anchors.centerIn: parent
        rotation: root.angle
        face: root.face
        unit: root.unit
        values: root.values
        suit: root.suit
        turn: root.angle
        ghost: true
        solid: root.current || pointer.hovered
    }
    Rectangle {
        anchors.centerIn: parent
        visible: root.gain > 0 && (root.current || pointer.hovered)
        width: Math.max(height, bonus.implicitWidth + root.unit * 0.3)
        height: root.unit * 0.56
        radius: height / 2
        color: Theme.colors.chrome

        AppText {
            id: bonus

            anchors.centerIn: parent
            //: Points a tile would bring, shown on the place where it would lie
            text: qsTr("+%L1").arg(root.gain)
            color: Theme.colors.ink
            font.bold: true
            font.pixelSize: Math.max(1, root.unit * 0.38)
        }
    }
}
