// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls

/// Asks once before a match is gone for good.
Sheet {
    id: root

    signal agreed

    title: qsTr("Delete this match?")
    preferredWidth: 460
    objectName: "deleteSheet"

    AppText {
        Layout.fillWidth: true
        text: qsTr("This cannot be undone.")
        wrapMode: Text.Wrap
    }
    footer: [
        GameButton {
            focus: true
            //: Leaves a match where it is
            text: qsTr("Keep it")
            onClicked: root.dismissed()
        },
        GameButton {
            objectName: "deleteButton"
            strong: true
            text: qsTr("Delete")
            onClicked: root.agreed()
        }
    ]
}
