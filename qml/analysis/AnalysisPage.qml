// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Boneyard.Analysis
import Boneyard.Common
import Boneyard.Controls
import Boneyard.Match

/// A look back at the match just played: what each move cost, and what would have been better.
FocusScope {
    id: root

    property ShownMatch match: null ///< whose match is looked at; null: the analysis is given another
    property bool canJump: false ///< somebody can show the match at a move
    readonly property MatchAnalysis analysis: analysis

    signal leave
    signal jump(ply: int)

    function bringToSight(y: real, height: real) {
        root.scrollTo(Math.min(y - 8, Math.max(flick.contentY, y + height + 8 - flick.height)));
    }
    function scrollTo(y: real) {
        flick.contentY = Math.max(0, Math.min(y, flick.contentHeight - flick.height));
    }
    /// How far a key scrolls; 0: it does not.
    function stepOf(key: int): real {
        switch (key) {
        case Qt.Key_Down:
            return Theme.px(60);
        case Qt.Key_Up:
            return -Theme.px(60);
        case Qt.Key_PageDown:
            return flick.height * 0.9;
        case Qt.Key_PageUp:
            return -flick.height * 0.9;
        case Qt.Key_End:
            return flick.contentHeight;
        case Qt.Key_Home:
            return -flick.contentHeight;
        }
        return 0;
    }

    objectName: "analysisPage"
    Accessible.role: Accessible.Pane
    Accessible.name: bar.title
    Keys.onPressed: event => {
        const step = root.stepOf(event.key);
        event.accepted = step !== 0;
        if (event.accepted)
            root.scrollTo(flick.contentY + step);
    }
    Keys.onEscapePressed: root.leave()
    Component.onCompleted: if (root.match)
        analysis.look(root.match)

    MatchAnalysis {
        id: analysis

        onFinished: if (root.visible)
            Announcer.announce(qsTr("The analysis is done."))
    }
    Felt {
        anchors.fill: parent
    }
    PageBar {
        id: bar

        width: parent.width
        //: Heading of a page. %1 is a game
        title: qsTr("Looking back: %1").arg(analysis.gameName)
        onLeave: root.leave()
    }
    Flickable {
        id: flick

        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        contentWidth: width
        contentHeight: column.height + 24
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollMark {}

        // Not a ListView: what stands above the list grows while it is read.
        Column {
            id: column

            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(flick.width - 32, Theme.px(1080))
            spacing: 8

            AnalysisHead {
                width: column.width
                height: implicitHeight
                analysis: root.analysis
                canJump: root.canJump
                onJump: ply => root.jump(ply)
            }
            Repeater {
                model: analysis.moves

                CostRow {
                    id: row

                    objectName: "moveRow"
                    width: column.width
                    canJump: root.canJump
                    onJump: ply => root.jump(ply)
                    onActiveFocusChanged: if (row.activeFocus)
                        root.bringToSight(row.y, row.height)
                }
            }
        }
    }
}
