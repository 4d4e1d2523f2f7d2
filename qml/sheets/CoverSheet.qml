// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Match

/// Several people at one machine: no hand is shown until the next one says that they sit here. The table is.
Sheet {
    id: root

    required property Match match

    //: %1 is a player's name: hand the machine over
    title: qsTr("Pass to %1").arg(root.match.turn.name)
    dismissable: false
    low: true
    preferredWidth: 560
    objectName: "coverSheet"
    Keys.onReturnPressed: root.match.ready()
    Keys.onEnterPressed: root.match.ready()

    AppText {
        Layout.fillWidth: true
        text: root.match.turn.since !== "" ? root.match.turn.since : qsTr("The tiles stay covered until you are ready.")
        color: root.match.turn.since !== "" ? Theme.colors.ink : Theme.colors.quiet
        wrapMode: Text.Wrap
    }
    footer: [
        GameButton {
            objectName: "takeBackButton"
            quietLook: true
            visible: root.match.takeBack.possible
            //: A button: takes back one's own move, while nobody else has looked yet
            text: qsTr("Take my move back")
            onClicked: root.match.takeBack.undo()
        },
        GameButton {
            objectName: "readyButton"
            focus: true
            strong: true
            text: qsTr("Ready")
            onClicked: root.match.ready()
        }
    ]
}
