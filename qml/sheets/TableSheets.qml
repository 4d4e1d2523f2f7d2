// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Files

/// The sheets that lie over the table.
TableOverlay {
    id: root

    sheets: ({
            "round": round,
            "out": out,
            "match": matchOver,
            "cover": cover,
            "scores": scores,
            "keys": keyList,
            "menu": menu,
            "restart": restart,
            "save": save,
            "ways": waysList,
            "pile": pile
        })

    Component {
        id: round

        RoundSheet {
            match: root.match
            onTableWanted: root.close()
            onRulesWanted: root.bookWanted("")
            onNextWanted: root.next()
            onEndWanted: root.end()
            onAgainWanted: root.show("restart")
        }
    }
    Component {
        id: out

        OutSheet {
            match: root.match
            onNextWanted: root.next()
            onEndWanted: root.end()
            onAgainWanted: root.show("restart")
            onRoundWanted: root.show("round")
        }
    }
    Component {
        id: matchOver

        MatchSheet {
            match: root.match
            dayResult: root.dayResult
            onAgainWanted: root.show("restart")
            onReplayWanted: root.replayWanted()
            onSameWanted: root.sameAgain()
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
            whole: root.whole
        }
    }
    Component {
        id: waysList

        WaysSheet {
            face: root.match.table.face
            ways: root.waysShown
            title: root.match.game.gathering.which
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
            tiles: root.pileShown
        }
    }
    Component {
        id: save

        SaveSheet {
            match: root.match
            onSaid: words => root.said(words)
            onPictureWanted: file => root.savePicture(file)
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
        id: restart

        StartAgainSheet {
            match: root.match
            onAgreed: root.startAgain()
        }
    }
}
