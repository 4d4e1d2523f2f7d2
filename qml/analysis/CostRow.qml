// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls

/// One move in the list: when, what was played, what was better, and what it cost.
Card {
    id: root

    required property int ply
    required property int round
    required property string standing
    required property string played
    required property string best
    required property string why
    required property bool better
    required property string verdict
    required property string detail
    required property string hindsight
    property bool canJump: false

    signal jump(ply: int)

    implicitHeight: column.implicitHeight + 24
    radius: Theme.radius
    activeFocusOnTab: true
    Accessible.role: Accessible.ListItem
    //: Spoken line of a list. %1 a round, %2 the move played, %3 what it cost
    Accessible.name: qsTr("Round %L1: %2, %3").arg(root.round).arg(root.played).arg(root.verdict)
    Accessible.description: root.better ? root.best + ". " + root.detail : ""
    Keys.onReturnPressed: root.jump(root.ply)

    FocusRing {
        shown: root.activeFocus
    }
    TapHandler {
        enabled: root.canJump
        onTapped: root.jump(root.ply)
    }
    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: 14
        spacing: 4

        RowLayout {
            spacing: 12

            AppText {
                Layout.minimumWidth: Theme.body * 6
                //: %1 is a round, %2 a score like "34 : 28"
                text: qsTr("Round %L1 · %2").arg(root.round).arg(root.standing)
                font.pixelSize: Theme.small
                color: Theme.colors.quiet
            }
            AppText {
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignRight
                text: root.verdict
                color: root.better ? Theme.colors.bad : Theme.colors.good
                font.weight: Font.DemiBold
            }
        }
        MoveLine {
            Layout.fillWidth: true
            visible: root.better
            better: false
            text: root.played
        }
        AppText {
            Layout.fillWidth: true
            visible: !root.better
            text: root.played
            wrapMode: Text.Wrap
        }
        MoveLine {
            Layout.fillWidth: true
            visible: root.better
            better: true
            text: root.best
        }
        AppText {
            Layout.fillWidth: true
            visible: text !== ""
            text: root.why === "" || root.detail === "" ? root.why + root.detail : root.why + " " + root.detail
            font.pixelSize: Theme.small
            color: Theme.colors.quiet
            wrapMode: Text.Wrap
        }
        HindsightChip {
            Layout.fillWidth: true
            text: root.hindsight
        }
    }
}
