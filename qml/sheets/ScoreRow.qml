// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Match

/// One round of a score sheet, and below it what the cell that is open is made of.
Column {
    id: root

    required property int index
    required property int round
    required property string name ///< "Round 3"
    required property string kind ///< what it is, where it is none like the others: "final"
    required property bool underWay
    required property bool decides ///< its points decided the match, and count to no total
    required property var cells ///< {points, total, pending} by column
    required property var teams ///< {team, names, span, points, total, pending}, where there are partners
    required property var columns
    required property ScoreSheetModel scores
    required property real first
    required property point current
    property bool small: false
    property bool explains: false
    readonly property real _cell: Math.max(20, (root.width - root.first) / Math.max(1, root.columns.length))
    readonly property alias reasons: reasons
    property int opened: root.round === 0 ? root.cells.findIndex(cell => cell.points !== 0) : -1 ///< the column whose cell is open: what came before the first round is not to be guessed

    signal ruleWanted(why: string)
    signal taken(column: int, row: int)

    function take(column: int) {
        places.itemAt(column)?.forceActiveFocus(Qt.TabFocusReason);
    }
    function _spoken(column: int): string {
        const cell = root.cells[column];
        const name = root.columns[column]?.name ?? "";
        if (root.round === 0)
            //: Spoken cell of a score sheet, for what was won before the first round. %1 name, %L2 points
            return Sentence.filled(qsTr("Before round 1, %1: %L2"), [name, cell.points]);
        if (root.decides && cell.empty)
            //: Spoken cell of a score sheet, in the row of the final. %1 the name of who was out before it
            return qsTr("The final, %1: already out").arg(name);
        if (root.decides)
            //: Spoken cell of a score sheet. %1 name, %L2 points in the final, which decided the match
            return Sentence.filled(qsTr("The final, %1: %L2"), [name, cell.pending]);
        if (root.underWay)
            //: Spoken cell of a score sheet. %1 "Round 3", %2 name, %L3 points so far, %L4 points in all
            return Sentence.filled(qsTr("%1, still being played, %2: %L3 so far, %L4 in all"), [root.name, name, cell.points, cell.total]);
        //: Spoken cell of a score sheet. %1 "Round 3", %2 name, %L3 points, %L4 points in all
        return Sentence.filled(qsTr("%1, %2: %L3, %L4 in all"), [root.name, name, cell.points, cell.total]);
    }

    function _spokenTeam(team: var): string {
        if (root.decides && team.empty)
            return qsTr("The final, %1: already out").arg(team.names);
        if (root.decides)
            //: Spoken sum of partners on a score sheet. %1 their names, %L2 points in the final, which decided the match
            return Sentence.filled(qsTr("The final, %1 together: %L2"), [team.names, team.pending]);
        //: Spoken sum of partners on a score sheet. %1 "Round 3", %2 their names, %L3 points, %L4 points in all
        return Sentence.filled(qsTr("%1, %2 together: %L3, %L4 in all"), [root.name, team.names, team.points, team.total]);
    }

    spacing: 4

    Row {
        ScoreNumber {
            width: root.first
            height: Theme.px(root.small ? 40 : 44)
            round: root.round
            name: root.name
            kind: root.kind
            underWay: root.underWay
            decides: root.decides
        }
        Repeater {
            id: places

            model: root.columns.length

            ScoreCell {
                id: cell

                width: root._cell
                height: Theme.px(root.small ? 40 : 44)
                cell: root.cells[cell.index]
                decides: root.decides
                small: root.small
                open: root.opened === cell.index
                spoken: root?._spoken(cell.index) ?? "" // of a row that goes as another match comes
                activeFocusOnTab: cell.activeFocus || (root.current.x === cell.index && root.current.y === root.index) // Qt takes no focus away by this
                onActiveFocusChanged: if (cell.activeFocus)
                    root.taken(cell.index, root.index)
                onClicked: root.opened = cell.open ? -1 : cell.index

                function explain(): var {
                    return {
                        "name": cell.spoken,
                        "words": Sentence.sideBySide(Array.from(root.scores.lines(root.index, cell.index)).map(line => line.words)) || qsTr("Press to see how it adds up.")
                    };
                }
            }
        }
    }
    Row {
        visible: root.teams.length > 0
        leftPadding: root.first

        Repeater {
            model: root.teams

            ScoreTeam {
                width: modelData.span * root._cell
                decides: root.decides
                small: root.small
                spoken: root?._spokenTeam(modelData) ?? ""
            }
        }
    }
    ScoreReasons {
        id: reasons

        width: root.width
        visible: root.opened >= 0
        name: root.columns[root.opened]?.name ?? ""
        lines: root.opened < 0 ? [] : root.scores.lines(root.index, root.opened)
        story: root.opened < 0 ? [] : root.scores.story(root.index, root.opened)
        explains: root.explains
        onRuleWanted: why => root.ruleWanted(why)
    }
}
