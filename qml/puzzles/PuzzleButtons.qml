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

    signal playOnWanted

    function focusOnward() {
        for (const button of [next, back]) {
            if (button.visible)
                button.forceActiveFocus();
        }
    }

    spacing: 4

    GameButton {
        id: next

        objectName: "puzzleNext"
        visible: root.ended
        snug: root.small
        strong: true
        //: A button: the next puzzle
        text: qsTr("Next puzzle")
        onClicked: root.puzzles.next()
    }
    GameButton {
        objectName: "puzzlePlayOn"
        visible: root.ended && root.puzzles.desk.canPlayOn
        snug: root.small
        quietLook: true
        //: A button: plays a match from the position of a puzzle
        text: qsTr("Play on from here")
        onClicked: root.playOnWanted()
    }
    GameButton {
        objectName: "puzzleShow"
        visible: root.puzzles.desk.state === PuzzleDesk.Asking
        snug: root.small
        quietLook: true
        text: qsTr("Show the solution")
        onClicked: root.puzzles.desk.showSolution()
    }
    GameButton {
        id: back

        objectName: "puzzleLookBack"
        visible: root.puzzles.nothing !== "" && root.puzzles.canLookBack
        snug: root.small
        strong: true
        //: A button: shows what the moves of the last match cost
        text: qsTr("Look back at your last match")
        onClicked: root.puzzles.lookBack()
    }
}
