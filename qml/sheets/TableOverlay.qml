// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Match
import Boneyard.Table

/// Where sheets lie over the table, and the ways from one to another. Which sheets there are is said in TableSheets.qml.
SheetOverlay {
    id: root

    required property Match match
    property bool whole: true ///< a match is played there, and not a position
    property string dayResult: "" ///< how a deal of the day went
    readonly property alias resultCame: called.came

    property var pileShown: [] ///< what lies on the pile that is looked through
    property var waysShown: [] ///< in which the chosen tiles can be laid together

    signal homeWanted
    signal settingsWanted
    signal bookWanted(anchor: string) ///< empty: what matters now
    signal lessonWanted
    signal replayWanted
    signal momentWanted(ply: int) ///< the table as it was then

    /// "result" is the sheet of a round or a match that has ended, which may have been put away.
    function show(wanted: string) {
        if (wanted === "result") {
            root.name = called.sheet();
            second.guard();
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
            root.homeWanted();
        } else if (wanted === "restart" && root.match.turn.phase === Turn.MatchOver) {
            root.startAgain();
        } else if (root.name !== "cover") {
            if (called.names.includes(root.name))
                root.under = root.name;
            root.name = wanted;
        }
    }
    function look(tiles: var) {
        root.pileShown = tiles;
        root.show("pile");
    }
    function pick(ways: var) {
        root.waysShown = ways;
        root.show("ways");
    }
    function next() {
        root.close();
        root.match.next();
    }
    function startAgain() {
        root.close();
        root.match.restart();
    }
    function sameAgain() {
        root.close();
        root.match.playLike(root.match, true);
    }
    /// The bots play the rest at once.
    function end() {
        root.close();
        root.match.turn.hurry();
    }
    /// Opens and closes what the match itself calls for.
    function follow() {
        called.follow();
    }
    /// Whoever does anything while it is seen what has won need not wait for the rest. True: they did not wait.
    function hasten(): bool {
        return called.hasten();
    }

    onOpening: name => {
        explainer.hush();
        if (name === "match") // what it offers cannot be taken back
            second.guard();
    }

    Keys.onPressed: event => {
        event.accepted = root.open && (event.text === "?" || event.text === "\u061f") && explainer.askHere();
    }

    CalledSheet {
        id: called

        anchors.fill: parent
        match: root.match
        sheets: root
    }
    SecondPress {
        id: second

        anchors.fill: parent
        z: 1
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
