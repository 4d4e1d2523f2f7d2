// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard

/// What can be done without laying a tile: a button each. What is asked before tiles are laid has a panel of its own.
Column {
    id: root

    required property MatchSession session
    property real room: 160

    signal meldWanted

    function act(action: string, whyNot: string) {
        if (action === "")
            root.session.said(whyNot);
        else
            root.session.play(action);
    }
    /// What the key of that kind of choice does.
    function press(kind: int) {
        for (let row = 0; row < root.session.choices.count; ++row) {
            if (root.session.choices.at(row, "kind") === kind) {
                root.act(root.session.choices.at(row, "action"), root.session.choices.at(row, "whyNot"));
                return;
            }
        }
    }

    spacing: 8

    GameButton {
        objectName: "meldButton"
        visible: root.session.melds.length > 0
        width: root.room
        strong: true
        //: A button: lays the chosen tiles on the table together
        text: qsTr("Lay the meld")
        onClicked: root.meldWanted()
    }
    GameButton {
        // when the sheet at the end has been put away to look at the table
        objectName: "goOn"
        visible: root.session.phase === MatchSession.RoundOver || root.session.phase === MatchSession.MatchOver
        width: root.room
        strong: true
        text: root.session.phase === MatchSession.MatchOver ? qsTr("Play again") : qsTr("Next round")
        onClicked: root.session.phase === MatchSession.MatchOver ? root.session.restart() : root.session.next()
    }
    GameButton {
        objectName: "hurry"
        visible: root.session.canHurry
        width: root.room
        quietLook: true
        //: A button: the bots play at once until it is one's turn again
        text: qsTr("To my turn")
        onClicked: root.session.hurry()
    }
    Repeater {
        model: root.session.choices

        Column {
            id: choice

            required property int index
            required property string action
            required property int kind
            required property string label
            required property string whyNot

            visible: choice.kind !== ChoiceModel.Next && root.session.question === ""

            GameButton {
                objectName: "choice"
                width: root.room
                enabled: !root.session.busy
                // What cannot be done now stays pressable: then it says why.
                opacity: choice.action === "" ? 0.55 : 1
                strong: choice.action !== "" && choice.kind !== ChoiceModel.Draw && choice.kind !== ChoiceModel.Take
                text: choice.label
                Accessible.description: choice.whyNot
                onClicked: root.act(choice.action, choice.whyNot)
            }
        }
    }
}
