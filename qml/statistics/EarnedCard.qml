// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Statistics

/// What brought points, and what cost some: hexagons, bets met, and so on, as the game calls them.
StatisticsCard {
    id: root

    required property StatisticsModel statistics

    title: qsTr("Where points came from")

    FigureTable {
        Layout.fillWidth: true
        rows: root.statistics.earned
        columns: [
            {
                "key": "words",
                //: Heading of a column: what points were earned for, as "hexagon"
                "label": qsTr("For")
            },
            {
                "key": "times",
                //: Heading of a column: how often
                "label": qsTr("Times")
            },
            {
                "key": "points",
                "label": qsTr("Points")
            }
        ]
    }
}
