// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Statistics

/// All that is told of the matches below the large numbers.
GridLayout {
    id: root

    required property StatisticsModel statistics
    property bool wide: false ///< two cards stand beside each other

    signal matchesWanted(first: int, last: int)

    columns: root.wide ? 2 : 1
    columnSpacing: 16
    rowSpacing: 16

    RatingCard {
        Layout.preferredWidth: 1
        visible: root.statistics.ratingLine.length > 0
        statistics: root.statistics
        onMatchesWanted: (first, last) => root.matchesWanted(first, last)
    }
    LuckCard {
        Layout.preferredWidth: 1
        visible: root.statistics.gameId !== "" && root.statistics.figures.length > 0
        statistics: root.statistics
        onMatchesWanted: (first, last) => root.matchesWanted(first, last)
    }
    AccuracyCard {
        Layout.preferredWidth: 1
        visible: root.statistics.accuracyLine.length > 0
        statistics: root.statistics
        onMatchesWanted: (first, last) => root.matchesWanted(first, last)
    }
    FaultsCard {
        Layout.columnSpan: root.wide ? 2 : 1
        visible: root.statistics.faults.length > 0
        statistics: root.statistics
    }
    GamesCard {
        Layout.columnSpan: root.wide ? 2 : 1
        visible: root.statistics.byGame.length > 0
        statistics: root.statistics
    }
    LevelsCard {
        Layout.columnSpan: root.wide ? 2 : 1
        visible: root.statistics.levels.length > 0
        statistics: root.statistics
    }
    EarnedCard {
        Layout.columnSpan: root.wide ? 2 : 1
        visible: root.statistics.earned.length > 0
        statistics: root.statistics
    }
}
