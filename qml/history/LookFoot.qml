// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Analysis
import Boneyard.Controls
import Boneyard.History

/// Below the table: the graph, or where there is no room for both, what is to be said of the move that is shown, and the
/// graph where nothing is.
Rectangle {
    id: root

    required property Replay replay
    required property MatchAnalysis analysis
    required property var verdict
    property bool roomy: false ///< the graph has room, and the verdict stands elsewhere
    property bool low: false ///< there is no room here at all: the line of the move says it

    readonly property bool _drawn: root.roomy && root.analysis.active
    readonly property bool _told: !root.roomy && !root.low && (root.verdict.word ?? "") !== ""
    readonly property bool _shared: !root.roomy && !root.low && root.analysis.active ///< by both: the table stays as high

    implicitHeight: root._drawn ? graph.height + 8 : root._shared ? Math.max(graph.height + 8, brief.implicitHeight + 12) : root._told ? brief.implicitHeight + 12 : 0
    visible: implicitHeight > 0
    color: Theme.colors.chrome

    StandingGraph {
        id: graph

        x: 8
        y: 4
        width: root.width - 16
        height: implicitHeight
        visible: root._drawn || (root._shared && !root._told)
        curve: root.analysis.curve
        count: root.replay.count
        ply: root.replay.told
        wordsOf: ply => root.replay.moves.at(ply - 1, "words")
        onPicked: ply => root.replay.goToMove(ply, root.analysis.gradeAt(ply) >= 2)
    }
    VerdictCard {
        id: brief

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: 12
        y: 6
        visible: root._told
        verdict: root.verdict
        brief: true
    }
}
