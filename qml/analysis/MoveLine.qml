// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Tiles

/// One move in words, with the mark that it has in the picture.
RowLayout {
    id: root

    required property bool better
    required property string text
    property bool marked: true ///< there are two in the picture to be told apart
    //: Of a move that is looked at again: what was played, and what would have been better. %1 is the move
    readonly property string words: (root.better ? qsTr("Better: %1") : qsTr("Played: %1")).arg(root.text)

    spacing: 8

    MoveMark {
        objectName: root.better ? "betterMark" : "playedMark"
        Layout.alignment: Qt.AlignTop
        Layout.topMargin: Math.round(Theme.body * 0.1)
        better: root.better
        visible: root.marked
    }
    AppText {
        Layout.fillWidth: true
        text: root.words
        wrapMode: Text.Wrap
        font.weight: root.better ? Font.DemiBold : Font.Normal
    }
}
