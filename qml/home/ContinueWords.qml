// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Table

/// What is seen on the card of an unfinished match: its table, and how it stands.
Item {
    id: root

    required property string game
    required property string face
    required property var picture
    required property bool near
    required property string standing
    required property string scores
    required property bool latest
    required property bool damaged
    required property real spare ///< at the end of the first line something else lies

    readonly property real _gap: 8

    LittleTable {
        id: table

        anchors.left: parent.left
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.margins: root._gap
        width: Math.round(Math.min(table.height * 1.15, root.width * 0.36))
        face: root.face
        scene: root.picture
        drawn: root.near
        most: Theme.px(24)
    }
    Rectangle {
        anchors.right: table.right
        anchors.bottom: table.bottom
        anchors.margins: 4
        visible: !root.damaged
        width: Theme.px(26)
        height: width
        radius: width / 2
        color: root.latest ? Theme.colors.accent : Theme.colors.chrome
        border.width: root.latest ? 0 : 1
        border.color: Theme.colors.outline

        Icon {
            anchors.centerIn: parent
            name: "play"
            color: root.latest ? Theme.colors.accentInk : Theme.colors.ink
            width: Math.round(parent.width * 0.6)
            height: width
        }
    }
    AppText {
        id: name

        anchors.left: table.right
        anchors.leftMargin: root._gap + 4
        anchors.right: parent.right
        anchors.rightMargin: Math.max(root._gap, root.spare)
        anchors.top: table.top
        text: root.game
        font.weight: Font.DemiBold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.max(Theme.least, Math.round(Theme.small * 0.8))
    }
    AppText {
        id: standing

        anchors.left: name.left
        anchors.right: parent.right
        anchors.rightMargin: root._gap
        anchors.top: name.bottom
        anchors.topMargin: 1
        text: root.standing
        color: Theme.colors.quiet
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
    }
    AppText {
        // where there are many to tell of, the letters are smaller
        anchors.left: name.left
        anchors.right: standing.right
        anchors.top: standing.bottom
        anchors.topMargin: 1
        height: Math.max(0, table.y + table.height - y)
        visible: root.scores !== ""
        text: root.scores
        color: Theme.colors.quiet
        font.pixelSize: Theme.small
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.max(Theme.least, Math.round(Theme.small * 0.7))
        wrapMode: Text.Wrap
        verticalAlignment: Text.AlignTop
    }
}
