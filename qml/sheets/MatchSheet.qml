// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Table

/// The end of a match: who won, how the last round ended, and what next.
Sheet {
    id: root

    required property Match match

    signal againWanted
    signal homeWanted
    signal replayWanted
    signal lookBackWanted
    signal scoresWanted

    title: root.match.matchTitle
    preferredWidth: 800
    objectName: "matchSheet"

    AppText {
        objectName: "ownPlace"
        Layout.fillWidth: true
        visible: text !== ""
        text: root.match.placeText
        font.pixelSize: Theme.large
        font.weight: Font.DemiBold
        wrapMode: Text.Wrap
    }
    AppText {
        Layout.fillWidth: true
        visible: text !== ""
        //: How the last round of a match ended. %1 "Ann went out", %2 "Ann gains 23"
        text: root.match.roundText === "" ? root.match.roundTitle : root.match.roundTitle === "" ? root.match.roundText : qsTr("%1. %2").arg(root.match.roundTitle).arg(root.match.roundText)
        font.pixelSize: Theme.large
        color: Theme.colors.quiet
        wrapMode: Text.Wrap
    }
    RoundAccount {
        Layout.fillWidth: true
        match: root.match
    }
    Repeater {
        model: root.match.table.sides

        SideRow {
            face: root.match.table.face
            meanings: root.match.table.meanings
            Layout.fillWidth: true
        }
    }
    footer: [
        GameButton {
            objectName: "homeButton"
            text: qsTr("All games")
            symbol: "home"
            onClicked: root.homeWanted()
        },
        GameButton {
            objectName: "scoresButton"
            //: Opens the score sheet of the match
            text: qsTr("Score sheet")
            onClicked: root.scoresWanted()
        },
        GameButton {
            objectName: "replayButton"
            //: Shows the match that is over once more, move by move
            text: qsTr("Watch again")
            onClicked: root.replayWanted()
        },
        GameButton {
            objectName: "lookBackButton"
            focus: true // a key pressed once more than was meant is to start nothing
            strong: true
            //: Shows what the moves of the match just played cost
            text: qsTr("Look back")
            onClicked: root.lookBackWanted()
        },
        GameButton {
            objectName: "againButton"
            //: Starts another match with the same seats and rules
            text: qsTr("Play again")
            onClicked: root.againWanted()
        }
    ]
}
