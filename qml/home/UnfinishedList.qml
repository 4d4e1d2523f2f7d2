// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Store

/// The matches that wait, as little tables in one row, the latest first. It is as high with none as with many, so that
/// nothing below it moves, but in the lowest windows; those that have no room are scrolled to.
Item {
    id: root

    required property Match match
    property bool watching: true
    property bool low: false ///< there is no height for an empty place as high as a match: what comes below it comes up

    readonly property Item way: root._lonely ? lonely.way : root._first?.way ?? null ///< on with the first
    readonly property alias row: list
    property ContinueCard _first: null
    readonly property var _rows: root.matches ///< not typed: qmllint does not know what a model of rows has
    readonly property int _held: root._rows.count ///< of the archive. Not the list's own: it counts anew when it is asked, or has other room
    readonly property int _all: root._held + (root._lonely ? 1 : 0)
    readonly property int _inRow: Math.max(root._lonely && root._held > 0 ? 2 : 1, Math.floor((root.width + root._gap) / (Theme.body * 18.5 + root._gap)))
    readonly property bool _full: root._all > root._inRow
    readonly property real _gap: 12
    readonly property real _room: root.width - (root._full ? more.width + root._gap : 0)
    readonly property real _card: (root._room - (root._inRow - 1) * root._gap) / root._inRow
    /// The match on the table is none of the archive's (yet).
    readonly property bool _lonely: root.match.active && root.match.journal.stored === 0 && root.match.turn.phase !== Turn.MatchOver

    function turn(): string {
        if (root.match.turn.seat < 0)
            return qsTr("ready for the next deal");
        //: The end of "Round 2, your turn" and "Round 2, Ada's turn". %1 is a player
        return root.match.turn.phase === Turn.YourTurn ? qsTr("your turn") : qsTr("%1's turn").arg(root.match.turn.name);
    }

    readonly property UnfinishedModel matches: UnfinishedModel {
        archive: Archive
        watching: root.watching
        onRefused: sentence => root.told(sentence)
    }

    signal chosen(matchId: int)
    signal told(text: string)
    signal lessonWanted(gameId: string)

    implicitHeight: root.low && root._all === 0 ? empty.implicitHeight : Math.ceil(16 + name.lineSpacing + (root._card > Theme.body * 24 ? 3 : 4) * line.lineSpacing + 4)
    Window.onActiveChanged: root.matches.refresh()

    FontMetrics {
        id: name

        font.family: Theme.family
        font.pixelSize: Theme.body
        font.weight: Font.DemiBold
    }
    FontMetrics {
        id: line

        font.family: Theme.family
        font.pixelSize: Theme.small
    }
    EmptyPlace {
        id: empty

        readonly property real taken: root._all * (root._card + root._gap)

        anchors.right: parent.right
        width: parent.width - taken
        height: parent.height
        visible: !root._full && root._all < root._inRow
        onLessonWanted: gameId => root.lessonWanted(gameId)
    }
    ListView {
        id: list

        readonly property real _offset: list.effectiveLayoutDirection === Qt.RightToLeft ? list.originX + list.contentWidth - list.contentX - list.width : list.contentX - list.originX
        /// So many lie beyond the end of the row.
        readonly property int _beyond: Math.round((list.contentWidth - list._offset - list.width) / (root._card + root._gap))

        function turnTo(index: int) {
            list.positionViewAtIndex(index, ListView.Contain);
        }

        objectName: "unfinishedMatches"
        width: root._room - (root._lonely ? root._card + root._gap : 0)
        height: parent.height
        anchors.left: parent.left
        anchors.leftMargin: root._room - list.width
        orientation: ListView.Horizontal
        clip: root._full
        spacing: root._gap
        interactive: root._full
        keyNavigationEnabled: false
        activeFocusOnTab: false
        boundsBehavior: Flickable.StopAtBounds
        snapMode: ListView.SnapToItem
        cacheBuffer: 100000 // Tab comes to all of them
        highlightFollowsCurrentItem: false
        model: root.matches
        delegate: ContinueCard {
            id: card

            required property int index

            width: root._card
            height: root.height
            latest: card.index === 0 && !root._lonely
            Component.onCompleted: if (card.index === 0)
                root._first = card
            near: card.x + card.width > list.contentX - list.width && card.x < list.contentX + 2 * list.width
            onArrived: list.turnTo(card.index)
            onChosen: root.chosen(card.matchId)
            onRemoveWanted: {
                if (card.here)
                    root.forceActiveFocus(); // the page gives them to what comes first then
                if (root.match.journal.stored === card.matchId)
                    root.match.leave();
                root.matches.remove(card.matchId);
            }
        }
    }
    LonelyCard {
        id: lonely

        anchors.left: parent.left
        width: root._card
        height: parent.height
        visible: root._lonely
        match: root.match
        turn: root.turn()
        onChosen: root.chosen(0)
    }
    MoreMatches {
        id: more

        anchors.right: parent.right
        height: parent.height
        visible: root._full
        further: list._beyond
        //: Shows the other unfinished matches, or the latest again
        text: more.further > 0 ? qsTr("Show %n more match(es)", "", more.further) : qsTr("Back to the latest match")
        onForth: list.turnTo(Math.min(list.count - 1, list.count - list._beyond + root._inRow - 1))
        onBack: list.positionViewAtBeginning()
    }
}
