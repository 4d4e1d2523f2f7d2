// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Files
import Boneyard.Match
import Boneyard.Rules
import Boneyard.Settings

/// The score sheet as on paper: rounds down, seats across. A cell opens into what its points are made of.
Sheet {
    id: root

    required property ShownMatch match
    property bool explains: false ///< a reason leads to the rules
    readonly property ScoreSheetModel scores: root.match.scoreSheet
    readonly property real _first: Theme.px((root.full ? 38 : 64) + (root.scores.kinds ? 28 : 0)) ///< so wide is the column of the rounds
    property point _taken: Qt.point(0, 0) ///< the cell that the keys were last at: column and row
    /// The cell that the keys are at. Where a match is dealt anew, that one may have gone.
    readonly property point _at: Qt.point(Math.max(0, Math.min(root.scores.columns.length - 1, root._taken.x)), Math.max(0, Math.min(rows.count - 1, root._taken.y)))

    property bool _within: false ///< they have been at one

    /// What the rules say there.
    signal ruleWanted(anchor: string)
    signal said(words: string)

    title: qsTr("Score sheet")
    preferredWidth: Math.max(480, 130 + 112 * root.scores.columns.length)
    keysScroll: rows.count === 0 // they go from cell to cell
    objectName: "scoreSheet"

    /// The keys go to the next cell that way, as far as there is one.
    function _step(right: int, down: int) {
        const column = Math.max(0, Math.min(root.scores.columns.length - 1, root._at.x + right));
        const row = Math.max(0, Math.min(rows.count - 1, root._at.y + down));
        if (root._within)
            (rows.itemAt(row) as ScoreRow)?.take(column);
        else
            (rows.itemAt(root._at.y) as ScoreRow)?.take(root._at.x);
    }

    heading: ScoreHead {
        Layout.fillWidth: true
        columns: root.scores.columns
        paired: root.scores.paired
        first: root._first
        small: root.full
    }
    AppText {
        visible: rows.count === 0
        text: qsTr("Nobody has scored yet.")
        color: Theme.colors.quiet
    }
    Repeater {
        id: rows

        model: root.scores

        ScoreRow {
            id: row

            Layout.fillWidth: true
            columns: root.scores.columns
            scores: root.scores
            first: root._first
            small: root.full
            explains: root.explains
            current: root._at
            onRuleWanted: why => root.ruleWanted(RuleBook.anchorFor(root.match.game.id, "why", why))
            onHeightChanged: if (row.opened >= 0) // the layout has given the reasons their place
                root.reveal(row.reasons)
            onTaken: (column, row) => {
                root._taken = Qt.point(column, row);
                root._within = true;
            }
        }
    }
    AppText {
        objectName: "scoreTarget"
        visible: root.scores.target > 0
        //: Below a score sheet; %1 a number of points
        text: qsTr("Points to win the match: %L1").arg(root.scores.target)
        color: Theme.colors.quiet
    }
    AppText {
        visible: rows.count > 0
        //: Below a score sheet
        text: qsTr("Press a number to see how it adds up.")
        color: Theme.colors.quiet
        wrapMode: Text.Wrap
        Layout.fillWidth: true
    }
    Keys.onPressed: event => {
        const back = Settings.rightToLeft ? 1 : -1;
        const ways = {
            [Qt.Key_Left]: [back, 0],
            [Qt.Key_Right]: [-back, 0],
            [Qt.Key_Up]: [0, -1],
            [Qt.Key_Down]: [0, 1],
            [Qt.Key_Home]: [-99, 0],
            [Qt.Key_End]: [99, 0]
        };
        const way = ways[event.key];
        event.accepted = way !== undefined && rows.count > 0;
        if (event.accepted)
            root._step(way[0], way[1]);
    }
    footer: [
        GameButton {
            objectName: "copyScores"
            visible: rows.count > 0
            quietLook: true
            //: Puts the score sheet where other programs can paste it from
            text: qsTr("Copy")
            onClicked: {
                root.scores.copy();
                //: The score sheet can be pasted in another program now
                root.said(qsTr("Copied. You can paste it as a table."));
            }
        },
        GameButton {
            objectName: "saveScores"
            visible: rows.count > 0
            quietLook: true
            //: Saves the score sheet as a file that other programs read
            text: qsTr("Save as a table")
            onClicked: files.ask(MatchFiles.suggested(root.match, "csv"))
        }
    ]
    FilePicker {
        id: files

        saving: true
        //: Kinds of files in a list
        kind: qsTr("Tables (CSV)")
        suffix: "csv"
        onPicked: file => root.said(MatchFiles.saveScores(root.match, file))
    }
}
