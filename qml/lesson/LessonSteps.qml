// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Lesson
import Boneyard.Table

/// The buttons below what the teacher says: a hint, or to skip the position; when it has been played, once more or on.
Item {
    id: root

    required property LessonSession lesson
    required property bool small
    required property bool canHint
    required property bool roomy ///< there is room for one below the other

    readonly property bool judged: root._done || root.lesson.state === LessonSession.Looking ///< nothing is asked any more
    readonly property bool _done: root.lesson.state === LessonSession.Done
    readonly property bool _stacked: root.roomy && (root.judged ? again.implicitWidth + onward.implicitWidth : hint.implicitWidth + skip.implicitWidth) + 4 > root.width

    signal hintWanted

    function takeKeys() {
        onward.forceActiveFocus();
    }

    implicitHeight: root._stacked ? 2 * Theme.control + 4 : Theme.control

    GameButton {
        id: hint

        objectName: "lessonHint"
        leftPadding: root.small ? 8 : 18
        anchors.left: parent.left
        visible: !root.judged
        enabled: root.canHint
        symbol: root.small ? "" : "hint"
        strong: root.lesson.stuck
        //: A button of the lesson: shows the move that is wanted
        text: qsTr("Hint")
        onClicked: root.hintWanted()
    }
    GameButton {
        id: again

        objectName: "lessonAgain"
        leftPadding: root.small ? 8 : 12
        anchors.left: parent.left
        visible: root._done
        quietLook: true
        //: A button of the lesson: plays this position once more
        text: qsTr("Again")
        onClicked: root.lesson.again()
    }
    SettlingButton {
        id: skip

        width: root._stacked ? implicitWidth : Math.min(implicitWidth, root.width - hint.width - 4)
        objectName: "lessonSkip"
        leftPadding: root.small ? 8 : 12
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        visible: !root.judged
        quietLook: true
        //: A button of the lesson: on to the next position without playing this one
        text: qsTr("Skip")
        meaning: "skip " + root.lesson.step
        onTaken: root.lesson.next()
    }
    SettlingButton {
        id: onward

        objectName: "lessonNext"
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        visible: root.judged
        strong: true
        text: root.lesson.last ? qsTr("Finish") : qsTr("Next")
        meaning: "next " + root.lesson.step
        onTaken: root.lesson.next()
    }
}
