// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Analysis
import Boneyard.Controls
import Boneyard.History

/// All figures of a look back, and the graph.
Sheet {
    id: root

    required property Replay replay
    required property MatchAnalysis analysis

    signal taken

    //: Heading: what a bot says of how well somebody played
    title: qsTr("How well it was played")
    objectName: "analysisSheet"

    // No layout in a layout: Qt 6.4 gives the inner one the height of words that have not been wrapped.
    Item {
        Layout.fillWidth: true
        implicitHeight: card.implicitHeight
        visible: (card.verdict.word ?? "") !== ""

        VerdictCard {
            id: card

            width: parent.width
            verdict: root.analysis.done > 0 ? root.analysis.verdict(root.replay.told - 1) : {}
        }
    }
    StandingGraph {
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.px(150)
        curve: root.analysis.curve
        count: root.replay.count
        ply: root.replay.told
        wordsOf: ply => root.replay.moves.at(ply - 1, "words")
        onPicked: ply => {
            root.replay.goToMove(ply, root.analysis.gradeAt(ply) >= 2);
            root.taken();
        }
    }
    AnalysisSummary {
        Layout.fillWidth: true
        analysis: root.analysis
        onSeatPicked: seat => root.replay.seat = seat
    }
}
