// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
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
                "key": "inaccuracies",
                //: Heading of a column: how many moves could have been a little better
                "label": qsTr("Inaccuracies")
            },
            {
                "key": "mistakes",
                //: Heading of a column: how many moves could have been better
                "label": qsTr("Mistakes")
            },
            {
                "key": "blunders",
                //: Heading of a column: how many moves could have been much better
                "label": qsTr("Blunders")
            },
            {
                "key": "cost",
                //: Heading of a column: how many points these moves cost
                "label": qsTr("Points lost")
            }
        ]
    }
    AppText {
        objectName: "faultsSaid"
        Layout.fillWidth: true
        text: root.statistics.faultsSaid
        font.pixelSize: Theme.small
        color: Theme.colors.quiet
        wrapMode: Text.Wrap
    }
}
