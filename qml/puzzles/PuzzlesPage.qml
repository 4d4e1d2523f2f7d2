// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Boneyard.Common
import Boneyard.Controls
import Boneyard.Lesson
import Boneyard.Match
import Boneyard.Puzzles
import Boneyard.Rules
import Boneyard.Settings
import Boneyard.Sheets
import Boneyard.Store

/// Positions in which the best move is to be found: on a real table, and beside it what is asked and what was answered.
FocusScope {
    id: root

    property string gameId: "" ///< whose puzzles come first; empty: those that were tried last
    property int number: 0 ///< of the first puzzle, from 1 on; 0: one that suits the player

    readonly property bool small: Theme.isSmall(root.width, root.height)
    readonly property bool beside: root.width > root.height
    readonly property bool asking: puzzles.desk.state === PuzzleDesk.Asking
    readonly property string _nothing: puzzles.nothing
    readonly property real _free: root.height - bar.height

    signal leave
    signal bookWanted(gameId: string, anchor: string)
    signal playOnWanted(plan: var)
    signal lookBackWanted(plan: var)

    /// Where the keys go: to the table, or to what leads on. What lies over both keeps them.
    function focusWhatCounts() {
        if (sheets.open)
            sheets.takeKeys();
        else if (root.asking)
            table.takeKeys();
        else if (!panel.focusOnward() && root._nothing !== "")
            bar.focusSource();
    }
    function _openBook(anchor: string) {
        root.bookWanted(match.game.id, anchor !== "" ? anchor : RuleBook.anchorFor(match.game.id, "phase", match.turn.gamePhase));
    }
    function _hear(words: string) {
        table.hush();
        Announcer.announce(words);
        root.focusWhatCounts();
    }
    function handle(event: KeyEvent): bool {
        if (sheets.open)
            return false;
        if (root.asking && event.key !== Qt.Key_H)
            return table.keys.handle(event);
        if (root.asking)
            panel.focusSolution();
        else if (event.key === Qt.Key_Escape || event.key === Qt.Key_Back)
            root.leave();
        else if (event.key === Qt.Key_N && panel.ended)
            puzzles.next();
        else
            return false;
        return true;
    }

    objectName: "puzzlesPage"
    on_NothingChanged: if (root._nothing !== "")
        root._hear(root._nothing)
    Accessible.role: Accessible.Pane
    Accessible.name: bar.title
    focus: true
    Keys.onPressed: event => event.accepted = root.handle(event)
    Component.onCompleted: puzzles.open(root.gameId, root.number)
    T.StackView.onActivated: {
        puzzles.refresh(); // one may have looked back at a match meanwhile
        root.focusWhatCounts();
    }

    Match {
        id: match

        turn.pace.speed: Settings.pace
    }
    Puzzles {
        id: puzzles

        archive: Archive
        medallion: Settings.medallion
        desk.table: match
        onLookBackWanted: plan => root.lookBackWanted(plan)
    }
    PuzzleVoice {
        match: match
        desk: puzzles.desk
        onHeard: words => root._hear(words)
    }
    Item {
        anchors.fill: parent
        enabled: !sheets.open

        Felt {
            anchors.fill: parent
        }
        PuzzleBar {
            id: bar

            width: parent.width
            height: root.small ? Theme.control : implicitHeight
            puzzles: puzzles
            onLeave: root.leave()
        }
        LessonTable {
            id: table

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: root.beside ? bar.bottom : panel.bottom
            anchors.bottom: parent.bottom
            visible: match.active && !puzzles.desk.covered
            enabled: root.asking
            match: match
            sheets: sheets
            small: root.small
            tileUnit: Math.max(30, Math.min(root.height * 0.0625, root.width * 0.05) * Settings.tileScale)
            side: root.beside ? panel.width : 0
            onLeave: root.leave()
            onRuleWanted: anchor => root._openBook(anchor)
        }
        PuzzlePanel {
            id: panel

            /// Once it is solved, nothing at the table is pressed any more: no buttons need their room.
            readonly property real _most: !match.active || (root.beside && panel.ended) ? root._free : root.beside ? root._free - table.under : root._free * 0.45

            // without a task it is all there is on the page
            x: !match.active ? Math.round((root.width - width) / 2) : Settings.rightToLeft ? 0 : root.width - width
            y: bar.height + (match.active ? 0 : Math.round((root._free - height) * 0.4))
            visible: match.active || root._nothing !== ""
            width: !match.active ? Math.min(root.width, Theme.px(560)) : root.beside ? Math.max(220, Math.min(Theme.px(340), Math.round(root.width * 0.36))) : root.width
            height: Math.min(Math.max(implicitHeight, root.beside && !root.small && match.active ? Theme.px(300) : 0), panel._most)
            alone: !match.active
            puzzles: puzzles
            small: root.small
            onPlayOnWanted: root.playOnWanted(puzzles.desk.planFromHere())
        }
    }
    TableSheets {
        id: sheets

        anchors.fill: parent
        match: match
        whole: false
        onBookWanted: anchor => root._openBook(anchor)
        onClosed: root.focusWhatCounts()
    }
}
