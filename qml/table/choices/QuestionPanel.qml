// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
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

    readonly property bool asking: root.match.table.texts.question !== "" && answers.count > 0 && root.match.turn.phase === Turn.YourTurn
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
    property alias number: answers.number
    property alias at: answers.at

    /// Nothing more is asked: the keys are the table's again.
    signal answered

    /// A hint is an answer.
    function advise(action: string) {
        answers.advise(action);
    }

    visible: root.match.table.texts.question !== "" && !root.waits
    Accessible.role: Accessible.Grouping
    Accessible.name: root.match.table.texts.question
    Accessible.description: root.match.table.texts.questionText
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
            answers.step(by ?? 1);
        else
            answers.give();
    }
    on_ReachedChanged: if (root._reached)
        root.forceActiveFocus()
    onAskingChanged: {
        if (root.asking) {
            answers.begin();
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
            visible: !root._bare && !root._tight && (!root.small || root.ranged || !root.asking || answers.count === 1)
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
        QuestionAnswers {
            id: answers

            Layout.fillWidth: true
            match: root.match
            asking: root.asking
            small: root.small
            low: root.room < Theme.px(350)
            wide: root.width - 2 * column.margin
            inside: column.inside.width
        }
    }
}
