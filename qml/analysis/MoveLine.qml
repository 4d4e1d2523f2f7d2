// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Tiles

/// One move in words, with the mark that it has in the picture. No layout: in a layout its words would lie over others
/// until these have their width (Qt 6.4).
Item {
    id: root

    required property bool better
    required property string text
    property bool marked: true ///< there are two in the picture to be told apart
    //: Of a move that is looked at again: what was played, and what would have been better. %1 is the move
    readonly property string words: (root.better ? qsTr("Better: %1") : qsTr("Played: %1")).arg(root.text)

    readonly property real _before: root.marked ? mark.width + 8 : 0

    implicitWidth: root._before + said.implicitWidth
    implicitHeight: Math.max(root.marked ? mark.y + mark.height : 0, said.height)

    MoveMark {
        id: mark

        objectName: root.better ? "betterMark" : "playedMark"
        anchors.left: parent.left
        y: Math.round(Theme.body * 0.1)
        better: root.better
        visible: root.marked
    }
    AppText {
        id: said

        anchors.left: parent.left
        anchors.leftMargin: root._before
        anchors.right: parent.right
        text: root.words
        wrapMode: Text.Wrap
        font.weight: root.better ? Font.DemiBold : Font.Normal
    }
}
