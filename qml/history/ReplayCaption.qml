// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Analysis
import Boneyard.Controls
import Boneyard.History

/// The move that is told of, or, where there is no other room for it, what would have been better; and a button that
/// plays on from there.
RowLayout {
    id: root

    required property Replay replay
    property var verdict: ({}) ///< of that move, where nothing else tells of it
    property bool small: false

    signal playOnWanted

    spacing: 4

    VerdictCard {
        objectName: "lineVerdict"
        Layout.fillWidth: true
        visible: better
        verdict: root.verdict
        brief: true
        slim: true
    }
    GradeMark {
        Layout.rightMargin: 4
        visible: !caption.told && grade >= 0
        grade: root.verdict.grade ?? -1
    }
    AppText {
        id: caption

        readonly property bool told: (root.verdict.best ?? "") !== ""

        objectName: "caption"
        Layout.fillWidth: true
        Layout.minimumHeight: Theme.body * 1.4
        visible: !caption.told
        //: Before the first move of a replay
        text: root.replay.told === 0 ? qsTr("The tiles are dealt.") : root.replay.caption
        font.weight: Font.DemiBold
        elide: Text.ElideRight
    }
    GameButton {
        objectName: "playOnButton"
        Layout.leftMargin: 8
        visible: root.replay.over
        enabled: root.replay.ply < root.replay.count
        Layout.preferredHeight: Theme.control - (root.small ? 6 : 0)
        //: Starts a match of its own against bots from the position that is shown
        text: root.small ? qsTr("Play on") : qsTr("Play on from here")
        onClicked: root.playOnWanted()
    }
}
