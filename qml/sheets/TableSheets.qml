// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Files
import Boneyard.Match

/// The sheets that lie over the table: at most one, made when it is wanted.
Item {
    id: root

    required property Match match
    property Item picture: null ///< what a picture of the table shows
    property string name: ""
    readonly property bool open: root.name !== ""

    readonly property var _sheets: ({
            "round": round,
            "match": matchOver,
            "cover": cover,
            "scores": scores,
            "keys": keyList,
            "menu": menu,
            "save": save,
            "ways": waysList,
            "pile": pile
        })
    property Item _sheet: null
    property string _under: "" ///< the sheet that the score sheet was opened from
    property var _pile: [] ///< what lies on the pile that is looked through
    property var _ways: [] ///< in which the chosen tiles can be laid together

    signal leave
    signal settingsWanted
    signal bookWanted(anchor: string) ///< empty: what matters now
    signal lessonWanted
    signal replayWanted
    signal said(words: string)
    signal lookBackWanted
    signal closed

    /// "result" is the sheet of a round or a match that has ended, which may have been put away.
    function show(wanted: string) {
        if (wanted === "result") {
            root.name = root._called();
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
        } else if (wanted === "home") {
            root.close();
            root.leave();
        } else if (wanted === "restart") {
            root.close();
            root.match.restart();
        } else if (root.name !== "cover") {
            root._under = wanted === "scores" && root.name === "match" ? "match" : "";
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
    /// From the score sheet to the result, where that is what it was opened from.
    function _back() {
        if (root._under === "")
            root.close();
        else
            root.name = root._under;
    }
    function close() {
        root.name = "";
        root.closed();
    }
    /// The sheet that the match itself calls for.
    function _called(): string {
        switch (root.match.turn.phase) {
        case Turn.RoundOver:
            return "round";
        case Turn.MatchOver:
            return "match";
        case Turn.Cover:
            return "cover";
        }
        return "";
    }
    /// Opens and closes what the match itself calls for.
    function follow() {
        const own = root._called();
        const mine = root.name === "round" || root.name === "match" || root.name === "cover";
        wait.stop();
        if (own === "cover")
            root.name = own;
        else if (own !== "")
            wait.restart();
        else if (mine)
            root.close();
    }

    onNameChanged: {
        root._sheet?.destroy();
        root._sheet = (root._sheets[root.name] as Component)?.createObject(root) as Item;
    }

    Timer { // first the last tile is seen to lie
        id: wait

        interval: Theme.still ? 1 : 1300
        onTriggered: root.name = root._called()
    }
    Component {
        id: round

        RoundSheet {
            match: root.match
            onDismissed: root.close()
            onRulesWanted: root.bookWanted("")
            onNextWanted: {
                root.close();
                root.match.next();
            }
            onEndWanted: {
                root.close();
                root.match.turn.hurry();
            }
            onAgainWanted: root.show("restart")
        }
    }
    Component {
        id: matchOver

        MatchSheet {
            match: root.match
            onDismissed: root.close()
            onAgainWanted: {
                root.close();
                root.match.restart();
            }
            onReplayWanted: root.replayWanted()
            onHomeWanted: root.show("home")
            onScoresWanted: root.show("scores")
            onLookBackWanted: root.lookBackWanted()
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
            onDismissed: root._back()
        }
    }
    Component {
        id: keyList

        KeysSheet {
            match: root.match
            onDismissed: root.close()
        }
    }
    Component {
        id: waysList

        WaysSheet {
            face: root.match.table.face
            ways: root._ways
            title: root.match.gathering.which
            onDismissed: root.close()
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
            onDismissed: root.close()
        }
    }
    Component {
        id: save

        SaveSheet {
            match: root.match
            picture: root.picture
            onSaid: words => root.said(words)
            onDismissed: root.close()
        }
    }
    Component {
        id: menu

        MenuSheet {
            match: root.match
            onDismissed: root.close()
            onWanted: name => root.show(name)
        }
    }
}
