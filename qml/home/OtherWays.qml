// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// What there is besides the games: words where there is room for them, else signs.
Row {
    id: root

    property bool wordy: true

    signal puzzlesWanted
    signal historyWanted
    signal statisticsWanted
    signal bookWanted

    spacing: Theme.plain ? 8 : 0

    component Way: Item {
        id: way

        required property bool wordy
        required property string name
        required property string words
        required property string symbol

        signal clicked

        implicitWidth: way.wordy ? worded.implicitWidth : symbolic.implicitWidth
        implicitHeight: Theme.control

        GameButton {
            id: worded

            objectName: way.name
            visible: way.wordy
            quietLook: true
            ink: Surfaces.on.ink
            symbol: way.symbol
            text: way.words
            onClicked: way.clicked()
        }
        IconButton {
            id: symbolic

            objectName: way.name
            visible: !way.wordy
            ink: Surfaces.on.ink
            symbol: way.symbol
            text: way.words
            onClicked: way.clicked()
        }
    }

    Way {
        wordy: root.wordy
        name: "puzzlesButton"
        symbol: "puzzle"
        //: Opens a page: positions in which the best move is to be found
        words: qsTr("Puzzles")
        onClicked: root.puzzlesWanted()
    }
    Way {
        wordy: root.wordy
        name: "historyButton"
        symbol: "history"
        //: The headline over all matches that are over
        words: qsTr("History")
        onClicked: root.historyWanted()
    }
    Way {
        wordy: root.wordy
        name: "statisticsButton"
        symbol: "statistics"
        words: qsTr("Statistics")
        onClicked: root.statisticsWanted()
    }
    Way {
        wordy: root.wordy
        name: "bookButton"
        symbol: "book"
        //: Opens the rule book
        words: qsTr("Rules")
        onClicked: root.bookWanted()
    }
}
