// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls

/// What is shown in place of a match that cannot be shown: why, and the way back.
FocusScope {
    id: root

    property string words: ""

    signal leave

    Keys.onEscapePressed: root.leave()

    Felt {
        anchors.fill: parent
    }
    PageBar {
        id: bar

        width: parent.width
        //: The headline over a match that is looked at again
        title: qsTr("Replay")
        onLeave: root.leave()
    }
    Card {
        anchors.centerIn: parent
        width: Math.min(parent.width - 32, Theme.px(560))
        height: column.implicitHeight + 48

        ColumnLayout {
            id: column

            anchors.fill: parent
            anchors.margins: 24
            spacing: 16

            AppText {
                Layout.fillWidth: true
                text: root.words
                font.pixelSize: Theme.large
                wrapMode: Text.Wrap
                Accessible.role: Accessible.AlertMessage
            }
            GameButton {
                Layout.alignment: Qt.AlignRight
                focus: true
                strong: true
                text: qsTr("Back")
                onClicked: root.leave()
            }
        }
    }
}
