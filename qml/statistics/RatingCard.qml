// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Statistics

/// How strong the player has been, match by match, among the levels of the bots.
PlotCard {
    id: root

    required property StatisticsModel statistics

    //: A number that says how strong a player is, as in chess
    title: qsTr("Rating")
    leastSpan: 120
    lines: [
        {
            "points": root.statistics.ratingLine,
            "color": Theme.colors.accent,
            "dashed": false,
            "label": qsTr("You")
        }
    ]
    marks: root.statistics.botRatings
    said: root.statistics.ratingSaid
    explained: qsTr("It rises when you win more than expected against the bots you faced, and falls when you win less.")
}
