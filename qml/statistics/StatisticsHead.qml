// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Statistics

/// Which game, and its few large numbers; or a word on why there are none yet.
StatisticsCard {
    id: root

    required property StatisticsModel statistics

    readonly property bool empty: root.statistics.ready && root.statistics.games.length === 0

    /// Matches of this game were finished, but none of them alone.
    readonly property bool onlyHelped: root.statistics.games.length > 0 && root.statistics.figures.length === 0

    title: ""

    Flow {
        Layout.fillWidth: true
        visible: root.statistics.games.length > 0
        spacing: 10

        Select {
            objectName: "statisticsGame"
            spoken: qsTr("Game")
            choices: root.statistics.games
            chosen: root.statistics.gameId
            onPicked: value => root.statistics.gameId = value
        }
        Select {
            objectName: "statisticsTable"
            visible: root.statistics.tables.length > 2
            //: Matches at tables of which size and against which bots
            spoken: qsTr("Tables")
            choices: root.statistics.tables
            chosen: root.statistics.table
            onPicked: value => root.statistics.table = value
        }
    }
    AppText {
        Layout.fillWidth: true
        visible: root.empty
        //: No match has been finished yet
        text: qsTr("Nothing to count yet")
        font.pixelSize: Theme.large
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
    }
    AppText {
        Layout.fillWidth: true
        visible: root.empty
        text: qsTr("Finish a match against bots, and you will see here how you did and how strong you are.")
        wrapMode: Text.Wrap
    }
    FigureRow {
        Layout.fillWidth: true
        visible: root.statistics.figures.length > 0
        figures: root.statistics.figures
    }
    AppText {
        Layout.fillWidth: true
        visible: root.onlyHelped
        //: No match without hints and undo has been finished yet
        text: qsTr("Nothing counted yet")
        font.pixelSize: Theme.large
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
    }
    AppText {
        Layout.fillWidth: true
        visible: root.onlyHelped
        text: qsTr("Only matches that you finish without hints or undo count.")
        wrapMode: Text.Wrap
    }
    AppText {
        objectName: "helped"
        Layout.fillWidth: true
        visible: text !== ""
        text: root.statistics.helpedSaid
        wrapMode: Text.Wrap
        color: Theme.colors.quiet
    }
    AppText {
        Layout.fillWidth: true
        visible: root.statistics.pending > 0
        //: %n matches are still to be looked at
        text: qsTr("Looking at %n more match(es)…", "", root.statistics.pending)
        wrapMode: Text.Wrap
        color: Theme.colors.quiet
    }
}
