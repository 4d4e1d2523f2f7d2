// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls

/// What nobody could know then, and marked as such.
RowLayout {
    id: root

    required property string text

    visible: root.text !== ""
    spacing: 8

    Rectangle {
        Layout.alignment: Qt.AlignTop
        implicitWidth: word.implicitWidth + 14
        implicitHeight: word.implicitHeight + 4
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
        Layout.fillWidth: true
        text: root.text
        font.pixelSize: Theme.small
        color: Theme.colors.quiet
        wrapMode: Text.Wrap
    }
}
