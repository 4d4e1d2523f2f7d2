// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Settings

/// The game and its round, and below them, always in the same place, what is to be done now.
Item {
    id: root

    required property Match match
    property bool small: false

    readonly property bool _tells: Settings.showPrompt && root.match.table.texts.prompt !== ""
    readonly property real _high: name.height + (root._tells ? prompt.height : 0)

    AppText {
        id: name

        y: (root.height - root._high) / 2
        anchors.left: parent.left
        width: Math.min(implicitWidth, root.width)
        text: root.match.gameName
        font.pixelSize: root._tells && root.small ? Theme.body : Theme.large
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.small
        font.weight: Font.DemiBold
    }
    AppText {
        anchors.left: name.right
        anchors.leftMargin: 10
        anchors.right: parent.right
        anchors.baseline: name.baseline
        opacity: truncated ? 0 : 1 // what the name leaves it may be too little
        //: The number of the round being played
        text: qsTr("Round %L1").arg(root.match.round) + (root.match.table.texts.stage === "" ? "" : " · " + root.match.table.texts.stage)
        color: Theme.colors.quiet
    }
    AppText {
        id: prompt

        objectName: "prompt"
        anchors.left: parent.left
        anchors.right: parent.right
        y: name.y + name.height
        visible: root._tells
        text: root.match.table.texts.prompt
        font.pixelSize: Theme.small
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 10
        color: root.match.turn.mayAct ? Theme.colors.ink : Theme.colors.quiet
    }
}
