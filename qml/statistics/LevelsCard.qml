// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Statistics

/// How it went against each level, at tables of each size.
StatisticsCard {
    id: root

    required property StatisticsModel statistics

    //: How strong the bots were, and how many seats the table had
    title: qsTr("By level and seats")

    FigureTable {
        Layout.fillWidth: true
        rows: root.statistics.levels
        columns: [
            {
                "key": "level",
                "label": qsTr("Bots")
            },
            {
                "key": "seats",
                "label": qsTr("Seats")
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
                "key": "points",
                //: Heading of a column: the mean of the points of a match
                "label": qsTr("Points per match")
            },
            {
                "key": "bestMatch",
                //: Heading of a column: the most points in a match
                "label": qsTr("Best match")
            },
            {
                "key": "bestRound",
                //: Heading of a column: the most points in a round
                "label": qsTr("Best round")
            }
        ]
    }
}
