// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Lesson

/// What the teacher at the table says: what to do, whether it was right, and the way on.
Item {
    id: root

    required property LessonSession lesson
    required property bool small
    required property bool canHint
    property bool learnt: false ///< the game is known: one may go on to the second lesson at once
    property bool midMatch: false ///< it was opened from the table, where a match goes on
    property bool low: false ///< there is room for little
    property bool squeezed: false ///< what is to be done goes before how far one is then

    readonly property bool done: root.lesson.state === LessonSession.Done
    readonly property bool finished: root.lesson.state === LessonSession.Finished
    readonly property bool looking: root.lesson.state === LessonSession.Looking

    signal hintWanted
    signal lessonWanted(number: int)
    signal coachWanted
    signal playWanted

    function focusOnward() {
        if (steps.judged)
            steps.takeKeys();
        else if (root.finished)
            ways.takeKeys();
    }

    onLowChanged: soon.restart()
    implicitHeight: column.implicitHeight + 2 * column.anchors.margins + 2 * card.anchors.margins

    Timer { // not while what hangs on the page's height is laid out
        id: soon

        interval: 0
        onTriggered: root.squeezed = root.low
    }
    Card {
        id: card

        anchors.fill: parent
        anchors.margins: root.small ? 4 : 12
    }
    ColumnLayout {
        id: column

        anchors.fill: card
        anchors.margins: root.squeezed ? 6 : root.small ? 10 : 20
        spacing: root.squeezed ? 2 : root.small ? 6 : 12

        LessonProgress {
            Layout.fillWidth: true
            step: root.lesson.step
            steps: root.lesson.steps
            played: root.lesson.played
            visible: !root.finished && !root.squeezed
        }
        AppText {
            Layout.fillWidth: true
            text: root.lesson.title
            font.pixelSize: root.squeezed ? Theme.body : root.small ? Theme.large : Theme.title
            font.weight: Font.DemiBold
            wrapMode: Text.Wrap
            Accessible.role: Accessible.Heading
        }
        ScrollColumn {
            margin: 10
            spacing: root.small ? 8 : 14

            LessonVerdict {
                Layout.fillWidth: true
                visible: root.lesson.verdict !== ""
                words: root.lesson.verdict
                good: root.done
                small: root.small
            }
            AppText {
                objectName: "lessonChange"
                Layout.fillWidth: true
                text: root.lesson.change
                visible: text !== "" && !root.done && !root.squeezed
                font.pixelSize: Theme.small
                color: Theme.colors.quiet
                wrapMode: Text.Wrap
            }
            AppText {
                objectName: "lessonText"
                Layout.fillWidth: true
                text: root.lesson.text
                visible: !root.done
                font.pixelSize: root.small ? Theme.small : Theme.body
                lineHeight: 1.2
                wrapMode: Text.Wrap
                verticalAlignment: Text.AlignTop
            }
            AppText {
                objectName: "lessonSkipped"
                Layout.fillWidth: true
                //: At the end of a lesson. %1 are the titles of steps, as "Close a hexagon · Draw"
                text: qsTr("You skipped: %1").arg(root.lesson.skipped)
                visible: root.lesson.skipped !== ""
                font.pixelSize: Theme.small
                color: Theme.colors.quiet
                wrapMode: Text.Wrap
            }
            LessonWays {
                id: ways

                Layout.fillWidth: true
                visible: root.finished || (root.learnt && root.looking && root.lesson.number === 0 && root.lesson.nextName !== "")
                next: root.lesson.nextName
                over: root.finished
                small: root.small
                midMatch: root.midMatch
                gaps: root.lesson.skipped !== ""
                onGapsWanted: root.lesson.catchUp()
                onNextWanted: root.lessonWanted(root.lesson.number + 1)
                onCoachWanted: root.coachWanted()
                onPlayWanted: root.playWanted()
                onAgainWanted: root.lesson.again()
            }
            AppText {
                Layout.fillWidth: true
                //: H is a key of the keyboard
                text: qsTr("Not sure? H shows the move.")
                visible: root.lesson.stuck
                font.pixelSize: Theme.small
                color: Theme.colors.accent
                wrapMode: Text.Wrap
            }
        }
        LessonSteps {
            id: steps

            Layout.fillWidth: true
            visible: !root.finished
            lesson: root.lesson
            small: root.small
            canHint: root.canHint
            roomy: root.height > Theme.px(190)
            onHintWanted: root.hintWanted()
        }
    }
}
