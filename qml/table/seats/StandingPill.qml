// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Tiles

/// How a seat stands, in a word, under its plate, and how many tiles it has won: a small plate has no room for that
/// inside. Beside it a pass is told, by a word or, where there is less room, by a sign.
Rectangle {
    id: root

    required property string face
    required property string text
    required property bool met ///< what it had to do is done
    required property int won
    required property string wonSpoken
    property string pass: "" ///< the seat has passed
    property real room: 1000 ///< for the word: the seat's plate is as wide

    readonly property real _others: standing.implicitWidth + (root.won > 0 ? root.height * 2 : 0) + row.spacing + 16

    objectName: "standingPill"
    width: row.implicitWidth + 16
    height: standing.implicitHeight
    radius: height / 2
    color: Theme.colors.plate
    border.width: Theme.light ? 0 : 1 // dark on dark
    border.color: Theme.colors.outline
    Accessible.role: Accessible.StaticText
    Accessible.name: root.wonSpoken
    Accessible.ignored: root.won === 0

    TextMetrics {
        id: word

        font.family: Theme.family
        font.pixelSize: Theme.small
        text: root.pass
    }
    Row {
        id: row

        anchors.centerIn: parent
        spacing: 5

        AppText {
            id: standing

            visible: text !== ""
            text: root.text
            font.pixelSize: Theme.small
            font.weight: Font.DemiBold
            color: root.met ? Theme.colors.good : Theme.colors.ink
            Accessible.ignored: true
        }
        AppText {
            visible: root.pass !== ""
            text: root._others + word.advanceWidth <= root.room ? root.pass : "\u00bb"
            font.pixelSize: Theme.small
            color: Theme.colors.quiet
            Accessible.ignored: true
        }
        StandingTile {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.won > 0
            face: root.face
            unit: Math.round(Theme.small * 0.8 / Math.max(0.1, Faces.of(root.face).high))
            shadow: false
        }
        AppText {
            objectName: "wonCount"
            visible: root.won > 0
            text: Numbers.whole(root.won)
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }
    HoverHandler {
        id: pointer
    }
    Tip {
        objectName: "wonTip"
        text: root.wonSpoken
        shown: pointer.hovered && root.won > 0
    }
}
