// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard

/// The sheets that lie over the table: at most one, made when it is wanted.
Item {
    id: root

    required property MatchSession session
    property Item picture: null ///< what a picture of the table shows
    property string name: ""
    readonly property bool open: root.name !== ""

    readonly property var _sheets: ({
            "round": round,
            "match": match,
            "cover": cover,
            "scores": scores,
            "keys": keyList,
            "menu": menu,
            "save": save,
            "meld": meld,
            "pile": pile
        })
    property Item _sheet: null
    property var _pile: [] ///< what lies on the pile that is looked through

    signal leave
    signal settingsWanted
    signal bookWanted(anchor: string) ///< empty: what matters now
    signal lessonWanted
    signal replayWanted
    signal said(words: string)
    signal lookBackWanted
    signal closed

    function show(wanted: string) {
        if (wanted === "settings") {
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
            root.session.restart();
        } else if (root.name !== "cover") {
            root.name = wanted;
        }
    }
    function look(tiles: var) {
        root._pile = tiles;
        root.show("pile");
    }
    function close() {
        root.name = "";
        root.closed();
    }
    /// The sheet that the match itself calls for.
    function _called(): string {
        switch (root.session.phase) {
        case MatchSession.RoundOver:
            return "round";
        case MatchSession.MatchOver:
            return "match";
        case MatchSession.Cover:
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
            session: root.session
            onDismissed: root.close()
            onRulesWanted: root.bookWanted("")
            onNextWanted: {
                root.close();
                root.session.next();
            }
        }
    }
    Component {
        id: match

        MatchSheet {
            session: root.session
            onDismissed: root.close()
            onAgainWanted: {
                root.close();
                root.session.restart();
            }
            onReplayWanted: root.replayWanted()
            onHomeWanted: root.show("home")
            onLookBackWanted: root.lookBackWanted()
        }
    }
    Component {
        id: cover

        CoverSheet {
            session: root.session
        }
    }
    Component {
        id: scores

        ScoreSheet {
            session: root.session
            explains: true
            onRuleWanted: anchor => root.bookWanted(anchor)
            onDismissed: root.close()
        }
    }
    Component {
        id: keyList

        KeysSheet {
            onDismissed: root.close()
        }
    }
    Component {
        id: meld

        MeldSheet {
            session: root.session
            onDismissed: root.close()
            onPicked: action => {
                root.close();
                root.session.play(action);
            }
        }
    }
    Component {
        id: pile

        PileSheet {
            session: root.session
            tiles: root._pile
            onDismissed: root.close()
        }
    }
    Component {
        id: save

        SaveSheet {
            session: root.session
            picture: root.picture
            onSaid: words => root.said(words)
            onDismissed: root.close()
        }
    }
    Component {
        id: menu

        MenuSheet {
            session: root.session
            onDismissed: root.close()
            onWanted: name => root.show(name)
        }
    }
}
