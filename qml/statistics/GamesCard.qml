// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Statistics

/// All games beside each other.
StatisticsCard {
    id: root

    required property StatisticsModel statistics

    //: Heading of a table with a line for each game
    title: qsTr("By game")

    FigureTable {
        Layout.fillWidth: true
        rows: root.statistics.byGame
        columns: [
            {
                "key": "game",
                "label": qsTr("Game")
            },
            {
                "key": "matches",
                "label": qsTr("Matches")
            },
            {
                "key": "won",
                "label": qsTr("Won")
            },
            {
                "key": "rating",
                //: A number that says how strong a player is, as in chess
                "label": qsTr("Rating")
            }
        ]
    }
}
