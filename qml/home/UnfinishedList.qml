// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Store

/// The matches that can be gone on with, the latest wide and first.
ColumnLayout {
    id: root

    required property Match match
    property bool watching: true

    property int few: 3 ///< more are shown on demand
    property bool _all: false
    /// The match on the table is none of the archive's (yet).
    readonly property bool _lonely: root.match.active && root.match.journal.stored === 0 && root.match.turn.phase !== Turn.MatchOver

    function turn(): string {
        if (root.match.turn.seat < 0)
            return qsTr("the next round is to be dealt");
        //: The end of "Round 2, your turn" and "Round 2, Ada is to move". %1 is a player
        return root.match.turn.phase === Turn.YourTurn ? qsTr("your turn") : qsTr("%1 is to move").arg(root.match.turn.name);
    }

    readonly property UnfinishedModel matches: UnfinishedModel {
        archive: Archive
        watching: root.watching
        onRefused: sentence => root.told(sentence)
    }

    signal chosen(matchId: int)
    signal told(text: string)

    spacing: 8
    visible: root._lonely || cards.count > 0
    Window.onActiveChanged: root.matches.refresh()

    ContinueCard {
        Layout.fillWidth: true
        visible: root._lonely
        matchId: 0
        game: root.match.gameName
        round: root.match.round
        turn: root.turn()
        scores: ""
        casual: root.match.casual
        onChosen: root.chosen(0)
    }
    Repeater {
        id: cards

        model: root.matches

        ContinueCard {
            id: card

            required property int index

            Layout.fillWidth: true
            visible: root._all || card.index < root.few
            first: card.index === 0 && !root._lonely
            onChosen: root.chosen(card.matchId)
            onRemoveWanted: {
                if (root.match.journal.stored === card.matchId)
                    root.match.leave();
                root.matches.remove(card.matchId);
            }
        }
    }
    GameButton {
        objectName: "moreMatches"
        Layout.alignment: Qt.AlignHCenter
        visible: cards.count > root.few
        //: Shows the other unfinished matches too, or hides them again
        text: root._all ? qsTr("Show fewer") : qsTr("Show %n more match(es)", "", Math.max(0, cards.count - root.few))
        onClicked: root._all = !root._all
    }
}
