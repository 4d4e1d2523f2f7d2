// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Puzzles

/// The ways on from a puzzle: what solves it, the next one, or a match from its position; beside one another where
/// there is room, else below.
Flow {
    id: root

    required property Puzzles puzzles
    required property bool small
    required property bool ended ///< the solution is known

    //: A button: the next puzzle
    readonly property string _next: qsTr("Next puzzle")
    //: A button: plays a match from the position of a puzzle
    readonly property string _playOn: qsTr("Play on from here")

    readonly property bool _stacked: next.visible && playOn.visible && next.implicitWidth + root.spacing + playOn.implicitWidth > root.width ///< the two ways on do not fit beside one another

    signal playOnWanted

    /// False where nothing leads on.
    function focusOnward(): bool {
        const onward = next.visible ? next : back;
        if (onward.visible)
            onward.forceActiveFocus();
        return onward.visible;
    }

    /// Where somebody is led who asks for help: a hint would be the solution, and count as one.
    function focusSolution() {
        solution.forceActiveFocus(Qt.TabFocusReason);
    }

    spacing: root.small ? 4 : 8

    GameButton {
        id: next

        objectName: "puzzleNext"
        width: root._stacked ? root.width : Math.min(implicitWidth, root.width)
        visible: root.ended
        snug: root.small
        strong: true
        //: A button, where there is little room: the next puzzle
        text: root.small ? qsTr("Next") : root._next
        Accessible.name: root._next
        onClicked: root.puzzles.next()
    }
    GameButton {
        id: playOn

        objectName: "puzzlePlayOn"
        width: root._stacked ? root.width : Math.min(implicitWidth, root.width)
        visible: root.ended && root.puzzles.desk.canPlayOn
        snug: root.small
        //: A button, where there is little room: plays a match from the position of a puzzle
        text: root.small ? qsTr("Play on") : root._playOn
        Accessible.name: root._playOn
        onClicked: root.playOnWanted()
    }
    GameButton {
        id: solution

        objectName: "puzzleShow"
        width: Math.min(implicitWidth, root.width)
        visible: root.puzzles.desk.state === PuzzleDesk.Asking
        snug: root.small
        text: qsTr("Show the solution")
        onClicked: root.puzzles.desk.showSolution()
    }
    GameButton {
        id: back

        objectName: "puzzleLookBack"
        width: Math.min(implicitWidth, root.width)
        visible: root.puzzles.nothing !== "" && root.puzzles.canLookBack
        snug: root.small
        strong: true
        //: A button: shows what the moves of the last match cost
        text: qsTr("Look back at your last match")
        onClicked: root.puzzles.lookBack()
    }
}
