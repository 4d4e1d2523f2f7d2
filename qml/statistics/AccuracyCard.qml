// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Statistics

/// How good the moves were, in the matches that somebody has looked back at.
PlotCard {
    id: root

    required property StatisticsModel statistics

    signal matchesWanted(first: int, last: int)

    //: How much of what one's moves could be worth one has kept, in percent
    title: qsTr("Accuracy")
    leastSpan: 10
    most: 100
    lines: [
        {
            "points": root.statistics.accuracyLine,
            "color": Theme.colors.accent,
            "dashed": false,
            "label": qsTr("Accuracy, %")
        }
    ]
    said: root.statistics.accuracySaid
    explained: qsTr("It counts the matches that you looked back at in full.")
    onDayWanted: day => root.matchesWanted(root.statistics.firstDayOf(root.statistics.accuracyLine, day), day)
}
