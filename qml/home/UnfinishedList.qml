// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Store

/// The matches that can be gone on with: the latest two in one row, and the others on demand, so that they push no
/// game out of sight.
GridLayout {
    id: root

    required property Match match
    property bool watching: true
    property bool low: false ///< there is little height for all of the page

    property bool _all: false
    /// The match on the table is none of the archive's (yet).
    readonly property bool _lonely: root.match.active && root.match.journal.stored === 0 && root.match.turn.phase !== Turn.MatchOver
    readonly property Item way: root._lonely ? onTable.way : (cards.count > 0 ? (cards.itemAt(0) as ContinueCard)?.way ?? null : null) ///< on with the first
    readonly property int _before: root._lonely ? 1 : 0
    readonly property int _few: 2
    readonly property int _inRow: (root.width - (root._hidden > 0 ? more.implicitWidth : 0)) / 2 < Theme.body * 25 ? 1 : 2 // words beside the buttons of each
    readonly property int _hidden: cards.count + root._before - root._few

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

    columns: 3
    rowSpacing: 8
    columnSpacing: 8
    visible: root._lonely || cards.count > 0
    Window.onActiveChanged: root.matches.refresh()

    ContinueCard {
        id: onTable

        Layout.row: 0
        Layout.column: 0
        Layout.fillWidth: true
        visible: root._lonely
        first: !root.low
        matchId: 0
        game: root.match.gameName
        round: root.match.round
        turn: root.turn()
        scores: ""
        casual: root.match.casual
        damaged: false
        played: ""
        onChosen: root.chosen(0)
    }
    Repeater {
        id: cards

        model: root.matches

        ContinueCard {
            id: card

            required property int index

            readonly property int place: card.index + root._before

            Layout.row: Math.floor(card.place / root._inRow)
            Layout.column: card.place % root._inRow
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: root._all || card.place < root._few
            first: card.place < root._inRow && !root.low
            latest: card.index === 0 && !root._lonely
            onChosen: root.chosen(card.matchId)
            onRemoveWanted: {
                if (root.match.journal.stored === card.matchId)
                    root.match.leave();
                root.matches.remove(card.matchId);
            }
        }
    }
    GameButton {
        id: more

        objectName: "moreMatches"
        Layout.row: root._inRow > 1 ? 0 : cards.count + root._before
        Layout.column: root._inRow > 1 ? root._inRow : 0
        Layout.alignment: Qt.AlignCenter
        visible: root._hidden > 0
        //: Shows the other unfinished matches too, or hides them again
        text: root._all ? qsTr("Show fewer") : qsTr("Show %n more match(es)", "", Math.max(0, root._hidden))
        onClicked: root._all = !root._all
    }
}
