// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Files
import Boneyard.Match
import Boneyard.Table

/// The sheets that lie over the table: at most one, made when it is wanted.
Item {
    id: root

    required property Match match
    property Item picture: null ///< what a picture of the table shows
    property string name: ""
    readonly property bool open: root.name !== ""
    property bool resultCame: false ///< the sheet of the end that the match stands at has come, and may have been put away

    readonly property var _sheets: ({
            "round": round,
            "out": out,
            "match": matchOver,
            "cover": cover,
            "scores": scores,
            "keys": keyList,
            "menu": menu,
            "restart": startAgain,
            "save": save,
            "ways": waysList,
            "pile": pile
        })
    readonly property bool _shows: called.running && (root.match.turn.phase === Turn.MatchOver || root.match.turn.phase === Turn.RoundOver)
    property Sheet _sheet: null
    property string _under: "" ///< the sheet that this one was opened from
    property var _pile: [] ///< what lies on the pile that is looked through
    property var _ways: [] ///< in which the chosen tiles can be laid together

    signal leave
    signal settingsWanted
    signal bookWanted(anchor: string) ///< empty: what matters now
    signal lessonWanted
    signal replayWanted
    signal said(words: string)
    signal momentWanted(ply: int) ///< the table as it was then
    signal closed

    /// "result" is the sheet of a round or a match that has ended, which may have been put away.
    function show(wanted: string) {
        if (wanted === "result") {
            root.name = called.sheet();
        } else if (wanted === "settings") {
            root.close();
            root.settingsWanted();
        } else if (wanted === "rules") {
            if (root.name === "menu")
                root.close();
            root.bookWanted("");
        } else if (wanted === "lesson") {
            root.close();
            root.lessonWanted();
        } else if (wanted === "lookBack") {
            root.close();
            root.replayWanted();
        } else if (wanted === "home") {
            root.close();
            root.leave();
        } else if (wanted === "restart" && root.match.turn.phase === Turn.MatchOver) {
            root._startAgain();
        } else if (root.name !== "cover") {
            if (called.names.includes(root.name))
                root._under = root.name;
            root.name = wanted;
        }
    }
    function look(tiles: var) {
        root._pile = tiles;
        root.show("pile");
    }
    function pick(ways: var) {
        root._ways = ways;
        root.show("ways");
    }
    /// To the sheet that this one was opened from.
    function _back() {
        const under = root._under;
        root._under = "";
        if (under === "")
            root.close();
        else
            root.name = under;
    }
    function _next() {
        root.close();
        root.match.next();
    }
    function _startAgain() {
        root.close();
        root.match.restart();
    }
    function _sameAgain() {
        root.close();
        root.match.playLike(root.match, true);
    }
    /// The bots play the rest at once.
    function _end() {
        root.close();
        root.match.turn.hurry();
    }
    /// Here, as the sheet that asks for it has gone when the picture comes.
    function _grab(file: url) {
        root.picture.grabToImage(result => root?.said(MatchFiles.savePicture(result.image, file)));
    }
    function takeKeys() {
        root._sheet?.forceActiveFocus();
    }
    function close() {
        root.name = "";
        root._under = "";
        root.closed();
    }
    /// Opens and closes what the match itself calls for.
    function follow() {
        const own = called.sheet();
        called.stop();
        root.resultCame = false;
        root._under = "";
        if (own === "cover")
            root.name = own;
        else if (own !== "")
            called.restart();
        else if (called.names.includes(root.name))
            root.close();
    }
    /// What the match calls for comes; behind what somebody has opened meanwhile.
    function _come() {
        root.resultCame = true;
        if (root.open && !called.names.includes(root.name))
            root._under = called.sheet();
        else
            root.name = called.sheet();
    }

    /// While it is seen what has won the round, or the match: whoever does anything need not wait for the rest. True: he did not wait.
    function hasten(): bool {
        if (!root._shows)
            return false;
        called.stop();
        root._come();
        return true;
    }

    onNameChanged: {
        explainer.hush();
        root._sheet?.destroy();
        root._sheet = (root._sheets[root.name] as Component)?.createObject(root) as Sheet;
        root._sheet?.dismissed.connect(root._back);
    }

    Keys.onPressed: event => {
        event.accepted = root.open && (event.text === "?" || event.text === "\u061f") && explainer.askHere();
    }

    CalledSheet {
        id: called

        match: root.match
        onTriggered: root._come()
    }
    MouseArea {
        anchors.fill: parent
        enabled: root._shows
        visible: enabled
        acceptedButtons: Qt.AllButtons
        onPressed: root.hasten()
    }
    Component {
        id: round

        RoundSheet {
            match: root.match
            onRulesWanted: root.bookWanted("")
            onNextWanted: root._next()
            onEndWanted: root._end()
            onAgainWanted: root.show("restart")
        }
    }
    Component {
        id: out

        OutSheet {
            match: root.match
            onNextWanted: root._next()
            onEndWanted: root._end()
            onAgainWanted: root.show("restart")
            onRoundWanted: root.show("round")
        }
    }
    Component {
        id: matchOver

        MatchSheet {
            match: root.match
            onAgainWanted: root.show("restart")
            onReplayWanted: root.replayWanted()
            onSameWanted: root._sameAgain()
            onMomentWanted: ply => root.momentWanted(ply)
            onHomeWanted: root.show("home")
            onScoresWanted: root.show("scores")
        }
    }
    Component {
        id: cover

        CoverSheet {
            match: root.match
        }
    }
    Component {
        id: scores

        ScoreSheet {
            match: root.match
            explains: true
            onRuleWanted: anchor => root.bookWanted(anchor)
            onSaid: words => root.said(words)
        }
    }
    Component {
        id: keyList

        KeysSheet {
            match: root.match
        }
    }
    Component {
        id: waysList

        WaysSheet {
            face: root.match.table.face
            ways: root._ways
            title: root.match.gathering.which
            onPicked: action => {
                root.close();
                root.match.play(action);
            }
        }
    }
    Component {
        id: pile

        PileSheet {
            face: root.match.table.face
            tiles: root._pile
        }
    }
    Component {
        id: save

        SaveSheet {
            match: root.match
            onSaid: words => root.said(words)
            onPictureWanted: file => root._grab(file)
        }
    }
    Component {
        id: menu

        MenuSheet {
            match: root.match
            onWanted: name => root.show(name)
        }
    }
    Component {
        id: startAgain

        StartAgainSheet {
            match: root.match
            onAgreed: root._startAgain()
        }
    }
    HoverHandler {
        id: pointer

        enabled: root.open
    }
    Explainer {
        id: explainer

        anchors.fill: parent
        visible: root.open
        z: 1
        within: root
        pointer: pointer
        onRuleWanted: anchor => root.bookWanted(anchor)
    }
}
