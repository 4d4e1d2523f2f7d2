// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Analysis
import Boneyard.Controls
import Boneyard.History

/// Beside the table: how well somebody has played, all moves, and what is to be said of the one that is shown. It is no
/// layout: what wraps in the layouts above and below would change its height while that lays it out, again and again.
Rectangle {
    id: root

    required property Replay replay
    required property MatchAnalysis analysis
    required property var verdict

    readonly property real _edge: Theme.plain ? 2 : 0
    readonly property real _gap: 12

    objectName: "lookPanel"
    color: Theme.colors.chrome
    border.width: root._edge
    border.color: Theme.colors.outline
    clip: true

    AnalysisHead {
        id: head

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: root._edge + root._gap
        visible: root.analysis.active
        analysis: root.analysis
        onSeatPicked: seat => root.replay.seat = seat
    }
    MoveList {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: root._edge
        anchors.rightMargin: root._edge
        anchors.top: head.visible ? head.bottom : parent.top
        anchors.topMargin: head.visible ? root._gap : root._edge
        anchors.bottom: card.visible ? line.top : parent.bottom
        anchors.bottomMargin: card.visible ? 0 : root._edge
        border.width: 0
        replay: root.replay
        analysis: root.analysis
    }
    Rectangle {
        id: line

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: card.top
        anchors.bottomMargin: root._gap
        height: 1
        visible: card.visible
        color: Theme.colors.outline
    }
    VerdictCard {
        id: card

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: root._edge + root._gap
        visible: (root.verdict.word ?? "") !== ""
        verdict: root.verdict
    }
}
