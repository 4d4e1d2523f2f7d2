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
        id: way

        required property bool stacked

        Layout.fillWidth: way.stacked
        Layout.fillHeight: way.stacked
        Layout.alignment: Qt.AlignHCenter
        quietLook: !way.stacked
        ink: way.stacked ? Theme.colors.ink : Surfaces.on.ink
    }

    Way {
        stacked: root.stacked
        objectName: "historyButton"
        symbol: "history"
        //: The headline over all matches that are over
        text: qsTr("History")
        onClicked: root.historyWanted()
    }
    Way {
        stacked: root.stacked
        objectName: "statisticsButton"
        symbol: "statistics"
        text: qsTr("Statistics")
        onClicked: root.statisticsWanted()
    }
    Way {
        stacked: root.stacked
        objectName: "bookButton"
        symbol: "book"
        //: Opens the rule book
        text: qsTr("Rules")
        onClicked: root.bookWanted()
    }
}
