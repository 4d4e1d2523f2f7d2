// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.History
import Boneyard.Tiles

/// The slim bar over a replay: back, game and round, whose hand is seen, and the lists.
Rectangle {
    id: root

    required property Replay replay
    property bool small: false
    property bool handsShown: true

    signal leave
    signal sheetWanted(name: string)
    signal handsAsked

    implicitHeight: Theme.control + (root.small ? 0 : 6)
    color: Qt.alpha(Theme.colors.chrome, Theme.plain ? 1 : 0.92)

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: 6
        anchors.rightMargin: 6
        spacing: 4

        BarButton {
            objectName: "backButton"
            symbol: "back"
            mirrorIcon: true
            text: qsTr("Back")
            onClicked: root.leave()
        }
        AppText {
            id: name

            objectName: "replayGame"
            text: root.replay.game.name
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
            Layout.maximumWidth: root.width * (root.small ? 0.22 : 0.4)
            visible: !root.small || (root.width >= 560 && root.replay.table.texts.roundKind === "" && name.implicitWidth <= root.width * 0.22) // the round goes before it
        }
        AppText {
            Layout.leftMargin: 6
            Layout.fillWidth: true
            objectName: "replayRound"
            //: Where one is in a replay: the round, and how many there are
            readonly property string number: qsTr("Round %L1 of %L2").arg(root.replay.round).arg(root.replay.rounds)
            readonly property string kind: root.replay.table.texts.roundKind

            //: Where one is in a replay: %1 "Round 3 of 5", %2 what that is: "elimination"
            text: kind === "" ? number : qsTr("%1: %2").arg(number).arg(kind)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 10
            color: Theme.colors.quiet
        }
        SuitToken {
            face: root.replay.table.face
            suit: root.replay.table.texts.suit
            spoken: root.replay.table.texts.suitSpoken
            meaning: root.replay.table.texts.suitMeaning
            meanings: root.replay.table.meanings
            small: root.small
            Layout.rightMargin: 8
        }
        Select {
            objectName: "eyes"
            tight: true
            visible: root.replay.allEyes.length > 1
            Layout.maximumWidth: root.width < 560 ? 124 : root.small ? (name.visible ? 150 : 200) : 260
            Layout.maximumHeight: Theme.control
            //: Spoken name of a list: whose tiles one sees in a replay
            spoken: qsTr("Hands shown")
            choices: root.replay.allEyes
            chosen: root.replay.eyes
            onPicked: value => root.replay.eyes = value
        }
        BarButton {
            objectName: "handsButton"
            visible: root.small
            symbol: "hands"
            //: A button: the hands are shown, or not, so that the table has more room
            text: root.handsShown ? qsTr("Hide the hands") : qsTr("Show the hands")
            //: %1 what a button does, %2 a key on the keyboard
            tip: qsTr("%1 (%2)").arg(text).arg("H")
            onClicked: root.handsAsked()
        }
        BarButton {
            objectName: "resultButton"
            visible: root.replay.ended && !root.small
            symbol: "crown"
            //: A button: shows how the match ended
            text: qsTr("Result")
            onClicked: root.sheetWanted("result")
        }
        BarButton {
            objectName: "movesButton"
            symbol: "list"
            //: A list of all moves of a match
            text: qsTr("Moves")
            onClicked: root.sheetWanted("moves")
        }
        BarButton {
            objectName: "analysisButton"
            visible: root.replay.over
            symbol: "statistics"
            //: Opens what a bot says of how well somebody played
            text: qsTr("How well it was played")
            onClicked: root.sheetWanted("analysis")
        }
        BarButton {
            objectName: "scoreButton"
            symbol: "score"
            text: qsTr("Score sheet")
            onClicked: root.sheetWanted("scores")
        }
        BarButton {
            objectName: "saveButton"
            symbol: "save"
            //: Saves a match, or a picture of the table, as a file
            text: qsTr("Save")
            onClicked: root.sheetWanted("save")
        }
    }
}
