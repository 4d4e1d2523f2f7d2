// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Boneyard.Analysis
import Boneyard.Controls
import Boneyard.History

/// Every move in words, by round; pressing one goes there: of one that could be better, to where it was chosen.
Rectangle {
    id: root

    required property Replay replay
    required property MatchAnalysis analysis

    signal taken

    objectName: "moveList"
    color: Theme.colors.chrome
    border.width: Theme.plain ? 2 : 0
    border.color: Theme.colors.outline
    clip: true

    Timer { // once the rows have their heights
        id: following

        interval: 1
        onTriggered: list.positionViewAtIndex(Math.max(0, list.currentIndex), ListView.Contain)
    }
    ListView {
        id: list

        objectName: "moveRows"
        anchors.fill: parent
        anchors.margins: 8
        model: root.replay.moves
        currentIndex: root.replay.told - 1
        highlightMoveDuration: 0
        highlightFollowsCurrentItem: false
        boundsBehavior: Flickable.StopAtBounds
        spacing: 2
        Accessible.role: Accessible.List
        //: A list of all moves of a match
        Accessible.name: qsTr("Moves")
        onCurrentIndexChanged: following.restart()
        onHeightChanged: following.restart()
        T.ScrollBar.vertical: ScrollMark {}
        delegate: MoveRow {
            id: row

            width: list.width - 12
            height: implicitHeight
            current: row.ply === root.replay.told
            grade: root.analysis.done > 0 ? root.analysis.gradeAt(row.ply) : -1
            gradeWord: root.analysis.gradeWord(row.grade)
            onTaken: {
                root.replay.goToMove(row.ply, row.grade >= 2);
                root.taken();
            }
        }
    }
}
