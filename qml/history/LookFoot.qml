// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Analysis
import Boneyard.Controls
import Boneyard.History

/// Below the table: the graph, and beside it what is to be said of the move that is shown; or where there is no room for
/// both, that alone, and the graph where nothing is.
Rectangle {
    id: root

    required property Replay replay
    required property MatchAnalysis analysis
    required property var verdict
    property bool roomy: false ///< the graph has room
    property bool parted: false ///< and the verdict stands elsewhere
    property bool low: false ///< there is no room here at all: the line of the move says it

    readonly property bool _drawn: root.roomy && root.analysis.active
    readonly property bool _told: !root.parted && !root.low && (root.verdict.word ?? "") !== ""
    readonly property bool _shared: !root.roomy && !root.low && root.analysis.active ///< by both: the table stays as high

    /// So wide is the place for the verdict: it is kept also where nothing is to be said, or the graph would jump.
    readonly property real _aside: root._drawn && !root.parted ? Theme.px(320) : 0

    implicitHeight: root._drawn ? Math.max(graph.height + 8, root._told ? brief.implicitHeight + 12 : 0) : root._shared ? Math.max(graph.height + 8, brief.implicitHeight + 12) : root._told ? brief.implicitHeight + 12 : 0
    visible: implicitHeight > 0
    color: Theme.colors.chrome

    StandingGraph {
        id: graph

        anchors.left: parent.left
        anchors.leftMargin: 8
        y: 4
        width: root.width - 16 - root._aside
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

        anchors.right: parent.right
        anchors.rightMargin: 12
        width: (root._aside > 0 ? root._aside : root.width) - 24
        y: 6
        visible: root._told
        verdict: root.verdict
        brief: true
    }
}
