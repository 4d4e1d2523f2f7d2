// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Tiles

/// The slim bar: back, game and round, and the few things one wants while playing.
Rectangle {
    id: root

    required property Match match

    signal leave
    signal sheetWanted(name: string)
    signal unsavedWanted

    property bool small: false
    property bool arriving: false ///< a tile is on its way

    onEnabledChanged: if (root.enabled)
        settling.restart()

    implicitHeight: Math.max(Theme.control + (root.small ? 0 : 6), Math.ceil(((root.small ? Theme.body : Theme.large) + Theme.small) * 1.25) + 3)
    color: Qt.alpha(Theme.colors.chrome, Theme.plain ? 1 : 0.92)

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.colors.outlineWidth
        color: Theme.plain ? Theme.colors.outline : "#20000000"
    }
    Timer {
        id: settling

        interval: Theme.settle
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: 6
        anchors.rightMargin: 6
        spacing: 4

        BarButton {
            symbol: "back"
            mirrorIcon: true
            text: qsTr("Back to all games")
            onClicked: root.leave()
        }
        TurnLine {
            Layout.fillWidth: true
            Layout.fillHeight: true
            match: root.match
            small: root.small
            arriving: root.arriving
        }
        UnsavedSign {
            small: root.width < Theme.px(900)
            onClicked: root.unsavedWanted()
        }
        SuitToken {
            face: root.match.table.face
            suit: root.match.table.texts.suit
            spoken: root.match.table.texts.suitSpoken
            meaning: root.match.table.texts.suitMeaning
            meanings: root.match.table.meanings
            small: root.small
            Layout.rightMargin: 8
        }
        BarButton {
            objectName: "scoreButton"
            symbol: "score"
            text: qsTr("Score sheet")
            onClicked: root.sheetWanted("scores")
        }
        BarButton {
            objectName: "undoButton"
            symbol: "undo"
            mirrorIcon: true
            text: qsTr("Undo")
            tip: root.match.takeBack.possible ? qsTr("Undo") : root.match.takeBack.whyNot !== "" ? root.match.takeBack.whyNot : qsTr("Undo")
            // It stays pressable: then it says why it cannot. Ctrl+Z says it, too: Tab goes past it.
            stops: root.match.takeBack.possible
            opacity: !enabled ? 0.35 : root.match.takeBack.possible ? 1 : 0.4
            onClicked: root.match.takeBack.undo()
        }
        BarButton {
            objectName: "redoButton"
            symbol: "redo"
            mirrorIcon: true
            //: Plays again what was taken back
            text: qsTr("Redo")
            enabled: root.match.takeBack.canRedo // it keeps its place: what came and went would move the others under the pointer
            onClicked: root.match.takeBack.redo()
        }
        BarButton {
            objectName: "hintButton"
            symbol: "hint"
            text: qsTr("Hint")
            tip: root.match.game.casual ? qsTr("Hint") : root.match.game.ofDay ? qsTr("No hints: the deal of the day counts") : root.match.game.challenged ? qsTr("No hints: this is a challenge") : qsTr("No hints: this match is rated")
            stops: root.match.game.casual
            opacity: !enabled ? 0.35 : root.match.game.casual ? 1 : 0.4
            enabled: root.match.turn.phase === Turn.YourTurn
            onClicked: root.match.advice.hint()

            ThinkingDots {
                objectName: "hintComes"
                visible: root.match.advice.thinking
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                anchors.bottomMargin: 2
            }
        }
        BarButton {
            objectName: "menuButton"
            symbol: "menu"
            text: qsTr("Menu")
            onClicked: root.sheetWanted("menu")

            // the second press on the cross of a sheet that lay there
            MouseArea {
                anchors.fill: parent
                enabled: settling.running
                visible: enabled
            }
        }
    }
}
