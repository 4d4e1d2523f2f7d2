// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Analysis
import Boneyard.Controls
import Boneyard.History

/// Beside the table: how well somebody has played, all moves, and what is to be said of the one that is shown.
Rectangle {
    id: root

    required property Replay replay
    required property MatchAnalysis analysis
    required property var verdict

    objectName: "lookPanel"
    color: Theme.colors.chrome
    border.width: Theme.plain ? 2 : 0
    border.color: Theme.colors.outline
    clip: true

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.plain ? 2 : 0
        spacing: 0

        AnalysisHead {
            visible: root.analysis.active
            Layout.fillWidth: true
            Layout.margins: 12
            analysis: root.analysis
            onSeatPicked: seat => root.replay.seat = seat
        }
        MoveList {
            Layout.fillWidth: true
            Layout.fillHeight: true
            border.width: 0
            replay: root.replay
            analysis: root.analysis
        }
        Rectangle {
            Layout.fillWidth: true
            implicitHeight: 1
            visible: card.visible
            color: Theme.colors.outline
        }
        VerdictCard {
            id: card

            Layout.fillWidth: true
            Layout.margins: 12
            visible: (root.verdict.word ?? "") !== ""
            verdict: root.verdict
        }
    }
}
