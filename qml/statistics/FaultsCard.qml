// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Statistics

/// What decisions cost most where another one was better.
StatisticsCard {
    id: root

    required property StatisticsModel statistics

    //: Heading of a table of kinds of decisions: those that could have been better, the costliest first
    title: qsTr("What mistakes cost")

    FigureTable {
        Layout.fillWidth: true
        rows: root.statistics.faults
        columns: [
            {
                "key": "words",
                //: Heading of a column: what a player decides, as "What to lay"
                "label": qsTr("Decision")
            },
            {
                "key": "moves",
                //: Heading of a column: how many moves could have been better
                "label": qsTr("Mistakes")
            },
            {
                "key": "cost",
                //: Heading of a column: how many points these moves cost
                "label": qsTr("Points lost")
            }
        ]
    }
}
