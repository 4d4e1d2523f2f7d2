// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard

/// The slim bar: back, game and round, and the few things one wants while playing.
Rectangle {
    id: root

    required property MatchSession session

    signal leave
    signal sheetWanted(name: string)

    property bool small: false

    implicitHeight: Theme.control + (root.small ? 0 : 6)
    color: Qt.alpha(Theme.colors.chrome, Theme.plain ? 1 : 0.92)

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.colors.outlineWidth
        color: Theme.plain ? Theme.colors.outline : "#20000000"
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: 6
        anchors.rightMargin: 6
        spacing: 4

        IconButton {
            symbol: "back"
            mirrorIcon: true
            text: qsTr("Back to all games")
            onClicked: root.leave()
        }
        AppText {
            text: root.session.gameName
            font.pixelSize: Theme.large
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.small
            font.weight: Font.DemiBold
            Layout.fillWidth: true
            Layout.maximumWidth: Math.ceil(implicitWidth)
        }
        AppText {
            Layout.leftMargin: 6
            Layout.fillWidth: true
            Layout.preferredWidth: 0
            opacity: truncated ? 0 : 1 // what the name leaves it may be too little
            //: The number of the round being played
            text: qsTr("Round %L1").arg(root.session.round)
            color: Theme.colors.quiet
        }
        SuitToken {
            face: root.session.face
            suit: root.session.suit
            spoken: root.session.suitSpoken
            small: root.small
            Layout.rightMargin: 8
        }
        IconButton {
            objectName: "scoreButton"
            symbol: "score"
            text: qsTr("Score sheet")
            onClicked: root.sheetWanted("scores")
        }
        IconButton {
            objectName: "undoButton"
            symbol: "undo"
            text: qsTr("Undo")
            tip: root.session.canUndo ? qsTr("Undo") : root.session.undoHint !== "" ? root.session.undoHint : qsTr("Undo")
            // It stays pressable: then it says why it cannot.
            opacity: root.session.canUndo ? 1 : 0.4
            onClicked: root.session.undo()
        }
        IconButton {
            objectName: "redoButton"
            symbol: "redo"
            //: Plays again what was taken back
            text: qsTr("Redo")
            visible: root.session.canRedo
            onClicked: root.session.redo()
        }
        IconButton {
            objectName: "hintButton"
            symbol: "hint"
            text: qsTr("Hint")
            tip: root.session.casual ? qsTr("Hint") : qsTr("No hints: this match is rated")
            opacity: !enabled ? 0.35 : root.session.casual ? 1 : 0.4
            enabled: root.session.phase === MatchSession.YourTurn
            onClicked: root.session.hint()
        }
        IconButton {
            objectName: "menuButton"
            symbol: "menu"
            text: qsTr("Menu")
            onClicked: root.sheetWanted("menu")
        }
    }
}
