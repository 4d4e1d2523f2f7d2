// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls

/// One of the dearest moves: the table then, what was played, what was better and why, and what it cost.
Card {
    id: root

    required property string face
    required property var move
    required property int place ///< from 1
    property bool canJump: false

    signal jump(ply: int)

    //: Heading of a dear move. %1 its place among the dearest, %2 a round, %3 "34 : 28"
    readonly property string heading: qsTr("%L1. Round %L2, at %3").arg(root.place).arg(root.move.round).arg(root.move.standing)

    implicitHeight: column.implicitHeight + 32
    Accessible.role: Accessible.Grouping
    Accessible.name: root.heading

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: 16
        spacing: 8

        RowLayout {
            AppText {
                Layout.fillWidth: true
                text: root.heading
                font.weight: Font.DemiBold
                Accessible.role: Accessible.Heading
            }
            AppText {
                text: root.move.verdict
                color: Theme.colors.bad
                font.weight: Font.Bold
            }
        }
        MovePicture {
            Layout.fillWidth: true
            Layout.preferredHeight: bare ? implicitHeight : Math.max(Theme.px(170), Math.min(Theme.px(300), root.width * 0.62))
            face: root.face
            picture: root.move.picture
        }
        MoveLine {
            Layout.fillWidth: true
            better: false
            text: root.move.played
        }
        MoveLine {
            Layout.fillWidth: true
            better: true
            text: root.move.best
        }
        AppText {
            Layout.fillWidth: true
            visible: text !== ""
            text: root.move.why
            wrapMode: Text.Wrap
        }
        AppText {
            Layout.fillWidth: true
            text: root.move.detail
            font.pixelSize: Theme.small
            color: Theme.colors.quiet
            wrapMode: Text.Wrap
        }
        HindsightChip {
            Layout.fillWidth: true
            text: root.move.hindsight
        }
        GameButton {
            visible: root.canJump
            //: Shows the match at the move that is told of
            text: qsTr("Go there")
            onClicked: root.jump(root.move.ply)
        }
    }
}
