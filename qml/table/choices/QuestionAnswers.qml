// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Match

/// The answers to what is asked, as buttons; the one that Enter gives; and the number that goes with a ranged one.
Flow {
    id: root

    required property Match match
    required property bool asking
    required property bool small
    required property bool low ///< there is little room: else the last ones are cut off
    required property real wide ///< so much room there is for a row of them
    required property real inside ///< and so wide it becomes

    readonly property var _range: root.match.selection.choices.range
    readonly property bool _ranged: root._range.high !== undefined
    readonly property int _least: root._range.low ?? 0 // the words of a range change with the language, and what was chosen stays
    readonly property int _most: root._range.high ?? -1
    readonly property alias count: buttons.count
    property int number: 0
    property int at: 0 ///< of several answers without a number, the one that Enter gives; -1: none yet
    readonly property int _columns: buttons.count === 4 ? 2 : Math.min(3, buttons.count)

    function step(by: int) {
        if (root._ranged)
            root.number = Math.max(root._range.low, Math.min(root._range.high, root.number + by));
        else if (root.at < 0)
            root.at = by > 0 ? 0 : buttons.count - 1;
        else
            root.at = (root.at + Math.sign(by) + buttons.count) % Math.max(1, buttons.count);
    }
    /// The one that it is at.
    function give() {
        root._answer(root._actionAt(root.at), root._ranged && root.at === 0);
    }
    /// A hint is an answer: "bet 9" sets the slider, "colour R" goes to that button.
    function advise(action: string) {
        const words = action.split(" ");
        if (root._ranged && words.length === 2 && words[0] === root._actionAt(0)) {
            root.number = Number(words[1]);
            root.at = 0;
        }
        for (let row = 0; row < buttons.count; ++row) {
            if (root._actionAt(row) === action)
                root.at = row;
        }
    }
    /// Nothing is chosen beforehand but what the rules name: the least number, or the only answer. To leave a bet as
    /// it is costs nothing.
    function begin() {
        const hold = root.match.selection.choices.rowOf(ChoiceModel.Hold);
        root.number = root._range.low ?? 0;
        root.at = hold >= 0 ? hold : root._range.high !== undefined || buttons.count === 1 ? 0 : -1;
    }
    function _actionAt(row: int): string {
        return (buttons.itemAt(row) as AnswerButton)?.action ?? "";
    }
    function _answer(action: string, ranged: bool) {
        root.match.play(ranged ? action + " " + root.number : action);
    }

    visible: root.asking
    spacing: root.small ? 6 : 10
    onVisibleChanged: if (root.visible)
        root.begin()
    on_LeastChanged: root.begin()
    on_MostChanged: root.begin()

    Repeater {
        id: buttons

        model: root.match.selection.choices

        AnswerButton {
            id: button

            meanings: root.match.table.meanings
            face: root.match.table.face
            small: root.small || (button.suit !== "" && root.low)
            number: root.number
            narrow: root.wide / root._columns - root.spacing < Theme.px(100)
            width: button.suit === "" ? implicitWidth : Math.floor((root.inside - (root._columns - 1) * root.spacing) / root._columns) // not the Flow's own width, which follows theirs until it is laid out
            wanted: root.at === button.index && root.asking
            onGiven: root._answer(button.action, button.ranged)
        }
    }
}
