// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Boneyard.Analysis
import Boneyard.Controls
import Boneyard.Files
import Boneyard.History
import Boneyard.Sheets

/// The sheets that lie over a replay.
SheetOverlay {
    id: root

    required property Replay replay
    required property MatchAnalysis analysis
    property string file: "" ///< where the match has come from, if it is not in the history

    property var _pile: []
    property var _visited: null ///< where one was before the result was looked at, while that is open

    signal homeWanted
    signal playWanted(sameDeal: bool)

    function look(tiles: var) {
        root._pile = tiles;
        root.name = "pile";
    }
    /// At its end the table has what the result tells; afterwards one is where one was.
    function _visitEnd() {
        if (root._visited)
            return; // the scores were looked at meanwhile
        root._visited = [root.replay.told, root.replay.ahead];
        root.replay.goTo(root.replay.count);
    }
    function _return() {
        if (root._visited)
            root.replay.goToMove(root._visited[0], root._visited[1]);
        root._visited = null;
    }
    function _goTo(ply: int) {
        root.close();
        root.replay.goTo(ply);
    }

    sheets: ({
            "scores": scores,
            "result": result,
            "moves": moves,
            "save": save,
            "analysis": summary,
            "keys": keys,
            "pile": pile
        })
    onOpening: name => {
        if (name === "result")
            root._visitEnd();
    }
    onClosed: root._return()

    Component {
        id: scores

        ScoreSheet {
            match: root.replay
            onSaid: words => root.said(words)
        }
    }
    Component {
        id: result

        MatchSheet {
            match: root.replay
            onAgainWanted: root.playWanted(false)
            onSameWanted: root.playWanted(true)
            onHomeWanted: root.homeWanted()
            onScoresWanted: {
                root.under = "result";
                root.name = "scores";
            }
            onReplayWanted: root._goTo(0)
            onMomentWanted: ply => root._goTo(ply)
        }
    }
    Component {
        id: moves

        Sheet {
            //: A list of all moves of a match
            title: qsTr("Moves")

            MoveList {
                Layout.fillWidth: true
                Layout.preferredHeight: Math.max(200, root.height - 140)
                replay: root.replay
                analysis: root.analysis
                onTaken: root.close()
            }
        }
    }
    Component {
        id: summary

        AnalysisSheet {
            replay: root.replay
            analysis: root.analysis
            onTaken: root.close()
        }
    }
    Component {
        id: keys

        ReplayKeysSheet {}
    }
    Component {
        id: pile

        PileSheet {
            face: root.replay.table.face
            tiles: root._pile
        }
    }
    Component {
        id: save

        SaveSheet {
            match: root.replay
            file: root.file
            over: root.replay.over
            onSaid: words => root.said(words)
            onPictureWanted: file => root.savePicture(file)
        }
    }
}
