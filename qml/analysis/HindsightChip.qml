// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// What nobody could know then, and marked as such. No layout: VerdictCard says why.
Item {
    id: root

    required property string text

    visible: root.text !== ""
    implicitHeight: Math.max(pill.height, said.height)

    Rectangle {
        id: pill

        anchors.left: parent.left
        width: word.implicitWidth + 14
        height: word.implicitHeight + 4
        radius: height / 2
        color: "transparent"
        border.width: 1
        border.color: Theme.colors.quiet

        AppText {
            id: word

            anchors.centerIn: parent
            //: Marks what could only be known afterwards
            text: qsTr("Hindsight")
            font.pixelSize: Theme.small
            color: Theme.colors.quiet
        }
    }
    AppText {
        id: said

        anchors.left: pill.right
        anchors.leftMargin: 8
        anchors.right: parent.right
        text: root.text
        font.pixelSize: Theme.small
        color: Theme.colors.quiet
        wrapMode: Text.Wrap
    }
}
