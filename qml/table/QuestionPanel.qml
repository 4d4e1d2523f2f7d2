// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Settings

/// What is asked before tiles are laid, in the middle of the felt: what it is about, and the answers as large
/// controls when it is the player's turn. Arrow keys choose, Enter answers.
FocusScope {
    id: root

    required property Match match
    property bool small: false
    property bool waits: false ///< what it would cover is still to be seen
    property real room: 400 ///< at most so high
    property real clear: root.room ///< so high it lies over no plate

    readonly property bool asking: root.match.table.texts.question !== "" && buttons.count > 0 && root.match.turn.phase === Turn.YourTurn
    readonly property bool _reached: root.asking && root.enabled && root.visible ///< no sheet lies over it, which has the keys
    readonly property var range: root.match.selection.choices.range
    readonly property bool ranged: root.range.high !== undefined
    // What stands above the answers goes where all would not fit: the answers are what is needed.
    readonly property real _least: naming.whole + answers.implicitHeight + column.spacing + 2 * column.margin
    readonly property real briefest: root._least - naming.said ///< so high it is at least
    readonly property real _whole: head.implicitHeight + meaning.implicitHeight + root._least + 2 * column.spacing
    readonly property bool _tight: root.asking && !root.ranged && root.room < root._whole
    readonly property real _headless: root._whole - head.implicitHeight - column.spacing
    readonly property bool _bare: root.asking && root.ranged && (root.room < 190 || (root.small ? root.clear : root.room) < root._headless)
    readonly property real _answersNamed: head.implicitHeight + column.spacing + answers.implicitHeight + 2 * column.margin
    readonly property bool _named: !root.asking || (root.ranged ? root._whole <= (root.small ? root.clear : root.room) : !root.small || root._answersNamed <= root.room)
    property int number: 0
    property int at: 0 ///< of several answers without a number, the one that Enter gives; -1: none yet

    /// Nothing more is asked: the keys are the table's again.
    signal answered

    function answer(action: string, ranged: bool) {
        root.match.play(ranged ? action + " " + root.number : action);
    }
    function actionAt(row: int): string {
        return (buttons.itemAt(row) as AnswerButton)?.action ?? "";
    }
    function step(by: int) {
        if (root.ranged)
            root.number = Math.max(root.range.low, Math.min(root.range.high, root.number + by));
        else if (root.at < 0)
            root.at = by > 0 ? 0 : buttons.count - 1;
        else
            root.at = (root.at + Math.sign(by) + buttons.count) % Math.max(1, buttons.count);
    }
    /// A hint is an answer: "bet 9" sets the slider, "colour R" goes to that button.
    function advise(action: string) {
        const words = action.split(" ");
        if (root.ranged && words.length === 2 && words[0] === root.actionAt(0)) {
            root.number = Number(words[1]);
            root.at = 0;
        }
        for (let row = 0; row < buttons.count; ++row) {
            if (root.actionAt(row) === action)
                root.at = row;
        }
    }

    visible: root.match.table.texts.question !== "" && !root.waits
    Accessible.role: Accessible.Grouping
    Accessible.name: root.match.table.texts.question
    implicitHeight: column.implicitHeight + 2 * column.margin
    Keys.onPressed: event => {
        const back = Settings.rightToLeft ? 1 : -1;
        const by = {
            [Qt.Key_Left]: back,
            [Qt.Key_Right]: -back,
            [Qt.Key_Down]: -1,
            [Qt.Key_Up]: 1,
            [Qt.Key_PageDown]: -5,
            [Qt.Key_PageUp]: 5
        }[event.key];
        const enter = event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
        event.accepted = root.asking && (by !== undefined || enter);
        if (!event.accepted)
            return;
        if (by !== undefined || root.at < 0)
            root.step(by ?? 1);
        else
            root.answer(root.actionAt(root.at), root.ranged && root.at === 0);
    }
    /// Nothing is chosen beforehand but what the rules name: the least number, or the only answer. To leave a bet as
    /// it is costs nothing.
    function _begin() {
        const hold = root.match.selection.choices.rowOf(ChoiceModel.Hold);
        root.number = root.range.low ?? 0;
        root.at = hold >= 0 ? hold : root.range.high !== undefined || buttons.count === 1 ? 0 : -1;
    }
    onRangeChanged: root._begin()
    on_ReachedChanged: if (root._reached)
        root.forceActiveFocus()
    onAskingChanged: {
        if (root.asking) {
            root._begin();
        } else if (root.activeFocus) {
            root.answered();
        }
    }

    Card {
        anchors.fill: parent
    }
    ScrollColumn {
        id: column

        anchors.fill: parent
        anchors.topMargin: column.margin
        anchors.bottomMargin: column.margin
        anchors.leftMargin: column.margin
        margin: root.small ? 8 : 22
        spacing: root.small ? 5 : 12

        AppText {
            id: head

            Layout.fillWidth: true
            visible: !root._bare && root._named
            text: root.match.table.texts.question
            font.pixelSize: root.small ? Theme.large : Theme.title
            font.weight: Font.DemiBold
            wrapMode: Text.Wrap
            Accessible.role: Accessible.Heading
        }
        AppText {
            id: meaning

            Layout.fillWidth: true
            visible: !root._bare && !root._tight && (!root.small || root.ranged || !root.asking)
            text: root.match.table.texts.questionText
            color: Theme.colors.quiet
            font.pixelSize: root.small ? Theme.small : Theme.body
            wrapMode: Text.Wrap
        }
        NumberAnswer {
            id: naming

            terse: root._bare && root.clear < root._least
            Layout.fillWidth: true
            visible: root.asking && root.ranged
            small: root.small
            meanings: root.match.table.meanings
            range: root.range
            number: root.number
            onChosen: number => root.number = number
        }
        Flow {
            id: answers

            readonly property int columns: buttons.count === 4 ? 2 : Math.min(3, buttons.count)

            Layout.fillWidth: true
            visible: root.asking
            spacing: root.small ? 6 : 10

            Repeater {
                id: buttons

                model: root.match.selection.choices

                AnswerButton {
                    id: button

                    meanings: root.match.table.meanings
                    face: root.match.table.face
                    small: root.small || (button.suit !== "" && root.room < Theme.px(350)) // else the last ones are cut off
                    number: root.number
                    narrow: (root.width - 2 * column.margin) / answers.columns - answers.spacing < Theme.px(100)
                    width: button.suit === "" ? implicitWidth : Math.floor((column.inside.width - (answers.columns - 1) * answers.spacing) / answers.columns) // not the Flow's own width, which follows theirs until it is laid out
                    wanted: root.at === button.index && root.asking
                    onGiven: root.answer(button.action, button.ranged)
                }
            }
        }
    }
}
