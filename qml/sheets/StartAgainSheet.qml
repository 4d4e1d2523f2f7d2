// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Match

/// Asks before a match that is not over is left for another with the same rules, and says what becomes of it.
Sheet {
    id: root

    required property Match match

    signal agreed

    title: qsTr("Start again with new tiles?")
    preferredWidth: 460
    objectName: "startAgainSheet"

    AppText {
        objectName: "fate"
        Layout.fillWidth: true
        //: What becomes of a match that is not over when another is begun
        text: root.match.journal.stored > 0 ? qsTr("This match will wait for you on the first page.") : qsTr("This match is not saved, and will be lost.")
        wrapMode: Text.Wrap
    }
    footer: [
        GameButton {
            objectName: "playOn"
            focus: true
            //: Goes back to the match without starting another
            text: qsTr("Play on")
            onClicked: root.dismissed()
        },
        GameButton {
            objectName: "startAgain"
            strong: true
            //: Leaves the match and deals a new one with the same rules
            text: qsTr("Start again")
            onClicked: root.agreed()
        }
    ]
}
