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

/// The sheets that lie over a replay: at most one.
Item {
    id: root

    required property Replay replay
    required property MatchAnalysis analysis
    required property Item picture ///< what a picture of the table shows
    property string file: "" ///< where the match has come from, if it is not in the history
    property string name: ""
    readonly property bool open: root.name !== ""

    property Item _sheet: null
    property var _pile: []
    property var _visited: null ///< where one was before the result was looked at, while that is open
    property string _under: "" ///< the sheet that the scores were opened from

    signal said(words: string)
    signal closed
    signal homeWanted
    signal playWanted(sameDeal: bool)

    function look(tiles: var) {
        root._pile = tiles;
        root.name = "pile";
    }
    /// Here, as the sheet that asks for it has gone when the picture comes.
    function _grab(file: url) {
        root.picture.grabToImage(result => root?.said(MatchFiles.savePicture(result.image, file)));
    }
    /// At its end the table has what the result tells; afterwards one is where one was.
    function _visitEnd() {
        root._visited = [root.replay.told, root.replay.ahead];
        root.replay.goTo(root.replay.count);
    }
    function _return() {
        if (root._visited)
            root.replay.goToMove(root._visited[0], root._visited[1]);
        root._visited = null;
    }
    function close() {
        root.name = "";
        root._return();
        root._under = "";
        root.closed();
    }
    function _back() {
        const under = root._under;
        root.close();
        root.name = under;
    }
    function _goTo(ply: int) {
        root.close();
        root.replay.goTo(ply);
    }
    function _component(): Component {
        switch (root.name) {
        case "scores":
            return scores;
        case "result":
            return result;
        case "moves":
            return moves;
        case "save":
            return save;
        case "analysis":
            return summary;
        case "keys":
            return keys;
        case "pile":
            return pile;
        }
        return null;
    }

    onNameChanged: {
        if (root.name === "result")
            root._visitEnd();
        root._sheet?.destroy();
        root._sheet = root._component()?.createObject(root) as Item;
    }

    Component {
        id: scores

        ScoreSheet {
            match: root.replay
            onSaid: words => root.said(words)
            onDismissed: root._back()
        }
    }
    Component {
        id: result

        MatchSheet {
            match: root.replay
            onDismissed: root.close()
            onAgainWanted: root.playWanted(false)
            onSameWanted: root.playWanted(true)
            onHomeWanted: root.homeWanted()
            onScoresWanted: {
                root._under = "result";
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
            onDismissed: root.close()

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
            onDismissed: root.close()
        }
    }
    Component {
        id: keys

        ReplayKeysSheet {
            onDismissed: root.close()
        }
    }
    Component {
        id: pile

        PileSheet {
            face: root.replay.table.face
            tiles: root._pile
            onDismissed: root.close()
        }
    }
    Component {
        id: save

        SaveSheet {
            match: root.replay
            file: root.file
            onSaid: words => root.said(words)
            onPictureWanted: file => root._grab(file)
            onDismissed: root.close()
        }
    }
}
