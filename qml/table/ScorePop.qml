// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard

/// Points, where they were earned: it rises, stays a breath and fades.
Rectangle {
    id: root

    required property int points
    required property string reason

    objectName: "scorePop"
    width: words.implicitWidth + 28
    height: words.implicitHeight + 14
    radius: height / 2
    color: Theme.colors.chrome
    border.width: 2
    border.color: root.points < 0 ? Theme.colors.bad : Theme.colors.good
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words.text

    AppText {
        id: words

        anchors.centerIn: parent
        //: Points just earned and why: "+40 bridge"
        text: root.reason === "" ? sum.arg(root.points) : qsTr("%1 %2").arg(sum.arg(root.points)).arg(root.reason)
        font.pixelSize: Theme.large
        font.weight: Font.Bold
        Accessible.ignored: true

        //: Points just earned
        readonly property string sum: root.points < 0 ? qsTr("%L1") : qsTr("+%L1")
    }
    SequentialAnimation {
        running: true
        onFinished: root.destroy()

        NumberAnimation {
            target: root
            property: "scale"
            from: Theme.still ? 1 : 0.7
            to: 1
            duration: Theme.still ? 0 : 180
            easing.type: Easing.OutBack
        }
        PauseAnimation {
            duration: Theme.pop
        }
        NumberAnimation {
            target: root
            property: "opacity"
            to: 0
            duration: Theme.still ? Theme.fade : 300
        }
    }
}
