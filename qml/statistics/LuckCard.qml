// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Statistics

/// The points gained beyond the others', and how much of that lay in the tiles.
PlotCard {
    id: root

    required property StatisticsModel statistics

    signal matchesWanted(first: int, last: int)

    readonly property bool told: root.statistics.luckLine.length > 0
    readonly property var _ahead: ({
            "points": root.statistics.aheadLine,
            "color": Theme.colors.accent,
            "dashed": false,
            "label": qsTr("Your result")
        })
    readonly property var _luck: ({
            "points": root.statistics.luckLine,
            "color": Theme.colors.ink,
            "dashed": true,
            "label": qsTr("From the tiles alone")
        })

    title: root.told ? qsTr("Result and luck") : qsTr("Result")
    leastSpan: 40
    lines: root.told ? [root._ahead, root._luck] : [root._ahead]
    said: root.statistics.luckSaid
    explained: root.told ? qsTr("From the tiles alone: what your seat makes of the very same deals with good bots in every seat, scaled by how much deals have been found to matter. It is an estimate, and says little after only a few matches.") : ""
    onDayWanted: day => root.matchesWanted(root.statistics.firstDayOf(root.statistics.aheadLine, day), day)
}
