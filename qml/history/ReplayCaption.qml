// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.History

/// The move that is told of, and a button that plays on from there.
RowLayout {
    id: root

    required property Replay replay
    property bool small: false

    signal playOnWanted

    spacing: 4

    AppText {
        objectName: "caption"
        Layout.fillWidth: true
        Layout.minimumHeight: Theme.body * 1.4
        //: Before the first move of a replay
        text: root.replay.told === 0 ? qsTr("The tiles are dealt.") : root.replay.caption
        font.weight: Font.DemiBold
        elide: Text.ElideRight
    }
    GameButton {
        objectName: "playOnButton"
        visible: root.replay.over
        enabled: root.replay.ply < root.replay.count
        Layout.preferredHeight: Theme.control - (root.small ? 6 : 0)
        //: Starts a match of its own against bots from the position that is shown
        text: root.small ? qsTr("Play on") : qsTr("Play on from here")
        onClicked: root.playOnWanted()
    }
}
