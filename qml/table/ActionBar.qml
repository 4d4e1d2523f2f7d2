// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Match

/// What can be done without laying a tile: a button each. What is asked before tiles are laid has a panel of its own.
Column {
    id: root

    required property Match match
    property real room: 160

    /// It can be done in several ways: one has to be picked.
    signal waysWanted(ways: var)

    function act(action: string, whyNot: string, ways: var) {
        if (action === "")
            root.match.said(whyNot);
        else if (ways.length > 0)
            root.waysWanted(ways);
        else
            root.match.play(action);
    }
    /// What the key of that kind of choice does.
    function press(kind: int) {
        const choices = root.match.selection.choices;
        const row = choices.rowOf(kind);
        if (row >= 0)
            root.act(choices.at(row, "action"), choices.at(row, "whyNot"), choices.at(row, "ways"));
        else if (kind === root.match.gathering.kind)
            root.match.advice.refuseChosen();
    }
    /// Lays the chosen tiles together.
    function pressTogether() {
        root.press(root.match.gathering.kind);
    }

    spacing: 8

    GameButton {
        // when the sheet at the end has been put away to look at the table
        objectName: "goOn"
        visible: root.match.turn.phase === Turn.RoundOver || root.match.turn.phase === Turn.MatchOver
        width: root.room
        strong: true
        text: root.match.turn.phase === Turn.MatchOver ? qsTr("Play again") : qsTr("Next round")
        onClicked: root.match.turn.phase === Turn.MatchOver ? root.match.restart() : root.match.next()
    }
    GameButton {
        objectName: "hurry"
        visible: root.match.turn.canHurry
        width: root.room
        quietLook: true
        //: A button: the bots play at once until it is one's turn again
        text: qsTr("To my turn")
        onClicked: root.match.turn.hurry()
    }
    Repeater {
        model: root.match.selection.choices

        Column {
            id: choice

            required property int index
            required property string action
            required property int kind
            required property string label
            required property string whyNot
            required property var ways

            visible: choice.kind !== ChoiceModel.Next && root.match.table.question === ""

            GameButton {
                objectName: "choice"
                width: root.room
                enabled: !root.match.turn.passing
                // What cannot be done now stays pressable: then it says why.
                opacity: choice.action === "" ? 0.55 : 1
                strong: choice.action !== "" && choice.kind !== ChoiceModel.Draw && choice.kind !== ChoiceModel.Take
                text: choice.label
                Accessible.description: choice.whyNot
                onClicked: root.act(choice.action, choice.whyNot, choice.ways)
            }
        }
    }
}
