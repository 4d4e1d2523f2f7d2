// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Statistics

/// How strong the player has been, match by match, among the levels of the bots.
PlotCard {
    id: root

    required property StatisticsModel statistics

    signal matchesWanted(first: int, last: int)

    //: A number that says how strong a player is, as in chess
    title: qsTr("Rating")
    leastSpan: 120
    plotName: "ratingPlot"
    lines: [
        {
            "points": root.statistics.ratingLine,
            "band": root.statistics.ratingBand,
            "color": Theme.colors.accent,
            "dashed": false,
            "label": qsTr("You")
        }
    ]
    marks: root.statistics.botRatings
    said: root.statistics.ratingSaid
    explained: qsTr("It rises when you win more than expected against the bots you faced, and falls when you win less. The band around it is where it may really be: it grows when you have not played for a while.")
    onDayWanted: day => root.matchesWanted(root.statistics.firstDayOf(root.statistics.ratingLine, day), day)
}
