// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls

/// What there is besides the games: in the place of a card, or in a line below them.
GridLayout {
    id: root

    property bool stacked: false ///< it has the place of a card

    signal historyWanted
    signal statisticsWanted
    signal bookWanted

    columns: root.stacked ? 1 : 3
    columnSpacing: 8
    rowSpacing: root.stacked ? 10 : 4

    component Way: GameButton {
        Layout.fillWidth: root.stacked
        Layout.fillHeight: root.stacked
        Layout.alignment: Qt.AlignHCenter
        quietLook: !root.stacked
        ink: root.stacked ? Theme.colors.ink : Theme.colors.feltInk
    }

    Way {
        objectName: "historyButton"
        symbol: "history"
        //: The headline over all matches that are over
        text: qsTr("History")
        onClicked: root.historyWanted()
    }
    Way {
        objectName: "statisticsButton"
        symbol: "statistics"
        text: qsTr("Statistics")
        onClicked: root.statisticsWanted()
    }
    Way {
        objectName: "bookButton"
        symbol: "book"
        //: Opens the rule book
        text: qsTr("Rules")
        onClicked: root.bookWanted()
    }
}
