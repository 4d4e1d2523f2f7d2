// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls

/// Where one can go from a lesson: to the next one, to a match with a coach or without, or through it again.
ColumnLayout {
    id: root

    required property string next ///< the next lesson; empty: there is none
    required property bool over ///< the lesson is; else there is only the next one to go to
    required property bool small
    property bool midMatch: false ///< a match at the table waits meanwhile

    //: The lesson is over: play a real match now
    readonly property string playWords: qsTr("Play a match")
    //: A button after a lesson that was opened from the table: the match there goes on
    readonly property string backWords: qsTr("Back to the table")

    property bool gaps: false ///< steps of it were passed over

    signal nextWanted
    signal gapsWanted
    signal coachWanted
    signal playWanted
    signal againWanted

    function takeKeys() {
        coach.forceActiveFocus();
    }

    spacing: root.small ? 4 : 8

    GameButton {
        id: coach

        objectName: "lessonCoach"
        Layout.fillWidth: true
        visible: root.over
        strong: true
        //: A button after a lesson: plays a match in which one is warned before a bad move
        text: qsTr("Play a short match with a coach")
        onClicked: root.coachWanted()
    }
    GameButton {
        objectName: "lessonFollowing"
        Layout.fillWidth: true
        visible: root.next !== ""
        quietLook: !root.over
        //: A button: goes to the next lesson. %1 is what that is about
        text: qsTr("Next lesson: %1").arg(root.next)
        onClicked: root.nextWanted()
    }
    GameButton {
        objectName: "lessonGaps"
        Layout.fillWidth: true
        visible: root.over && root.gaps
        quietLook: true
        //: A button after a lesson: plays those of its positions that were skipped
        text: qsTr("The steps you skipped")
        onClicked: root.gapsWanted()
    }
    GameButton {
        objectName: "lessonPlay"
        Layout.fillWidth: true
        visible: root.over
        quietLook: true
        text: root.midMatch ? root.backWords : root.playWords
        onClicked: root.playWanted()
    }
    GameButton {
        objectName: "lessonOnceMore"
        Layout.fillWidth: true
        visible: root.over
        quietLook: true
        //: A button of the lesson: plays all its positions once more
        text: qsTr("The lesson again")
        onClicked: root.againWanted()
    }
}
