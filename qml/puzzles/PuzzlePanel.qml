// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Lesson
import Boneyard.Puzzles

/// What is asked at the table, what was answered, and the way on.
Item {
    id: root

    required property Puzzles puzzles
    required property bool small
    property bool alone: false ///< there is no task, only a word on why

    readonly property PuzzleDesk desk: root.puzzles.desk
    readonly property bool ended: root.desk.state === PuzzleDesk.Solved || root.desk.state === PuzzleDesk.Shown

    readonly property int _size: root.small ? Theme.small : Theme.body

    signal playOnWanted

    component Words: AppText {
        Layout.fillWidth: true
        visible: text !== ""
        wrapMode: Text.Wrap
    }

    function focusOnward(): bool {
        return buttons.focusOnward();
    }
    function focusSolution() {
        buttons.focusSolution();
    }

    implicitHeight: column.implicitHeight + 2 * column.anchors.margins + 2 * card.anchors.margins

    Card {
        id: card

        anchors.fill: parent
        anchors.margins: root.small ? 4 : 12
    }
    ColumnLayout {
        id: column

        anchors.fill: card
        anchors.margins: root.small ? 8 : 20
        spacing: root.small ? 4 : 12

        ScrollColumn {
            margin: root.small ? 8 : 14
            spacing: root.small ? 6 : 12

            Words {
                objectName: "puzzleTitle"
                font.pixelSize: Theme.small
                color: Theme.colors.quiet
                text: root.puzzles.title
            }
            Words {
                objectName: "puzzleRules"
                font.pixelSize: Theme.small
                text: root.puzzles.rules
            }
            AppText {
                Layout.fillWidth: true
                objectName: "puzzleQuestion"
                visible: text !== "" && !root.ended
                text: root.desk.question
                font.pixelSize: root.small ? Theme.body : Theme.large
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
                Accessible.role: Accessible.Heading
            }
            Words {
                objectName: "puzzleNothing"
                font.pixelSize: root.alone && !root.small ? Theme.large : root._size
                horizontalAlignment: Text.AlignHCenter
                text: root.puzzles.nothing
            }
            LessonVerdict {
                Layout.fillWidth: true
                visible: root.desk.verdict !== "" && root.desk.state !== PuzzleDesk.Weighing
                words: root.desk.verdict
                good: root.desk.state === PuzzleDesk.Solved
                shown: root.desk.state === PuzzleDesk.Shown
                small: root.small
            }
            Words {
                visible: root.desk.state === PuzzleDesk.Weighing
                text: root.desk.verdict
                font.pixelSize: root._size
                color: Theme.colors.quiet
            }
            Repeater {
                model: root.desk.reasons

                Words {
                    required property string modelData

                    objectName: "puzzleReason"
                    text: modelData
                    font.pixelSize: root._size
                }
            }
            Words {
                font.pixelSize: Theme.small
                color: Theme.colors.quiet
                visible: root.puzzles.again && !root.ended
                //: All puzzles of a game were tried before
                text: qsTr("Nothing new is left, so the ones you tried longest ago come up again.")
            }
            Words {
                objectName: "puzzleStanding"
                font.pixelSize: Theme.small
                color: Theme.colors.quiet
                text: root.puzzles.gained === "" ? root.puzzles.standing : root.puzzles.standing + " (" + root.puzzles.gained + ")"
            }
        }
        PuzzleButtons {
            id: buttons

            Layout.fillWidth: true
            puzzles: root.puzzles
            small: root.small
            ended: root.ended
            onPlayOnWanted: root.playOnWanted()
        }
    }
}
