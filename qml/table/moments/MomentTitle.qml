// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// What is called out at a table's greatest moments, in large letters. It takes itself away.
Rectangle {
    id: root

    required property string words
    property int delay: 0
    property int stays: 1100
    property real room: 400 ///< it is at most so wide

    /// It is about to be seen: now is the time to place it.
    signal due

    objectName: "momentTitle"
    opacity: 0
    width: Math.min(root.room, line.implicitWidth + 44)
    height: line.height + 18
    radius: Math.min(height / 2 - 1, Theme.title + 10)
    color: Theme.colors.accent
    border.width: Theme.plain ? 2 : 0
    border.color: Theme.colors.ink
    Accessible.ignored: true // how the round ended says it
    Component.onCompleted: coming.start()

    AppText {
        id: line

        anchors.centerIn: parent
        width: Math.min(implicitWidth, root.room - 44)
        text: root.words
        font.pixelSize: Theme.display
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.large
        font.weight: Font.Bold
        color: Theme.colors.accentInk
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }
    SequentialAnimation {
        id: coming

        onFinished: root.destroy()

        PauseAnimation {
            duration: root.delay
        }
        ScriptAction {
            script: root.due()
        }
        ParallelAnimation {
            NumberAnimation {
                target: root
                property: "opacity"
                to: 1
                duration: Theme.still ? Theme.fade : 160
            }
            NumberAnimation {
                target: root
                property: "scale"
                from: Theme.still ? 1 : 0.6
                to: 1
                duration: Theme.still ? 0 : 320
                easing.type: Easing.OutBack
            }
        }
        PauseAnimation {
            duration: root.stays
        }
        NumberAnimation {
            target: root
            property: "opacity"
            to: 0
            duration: Theme.still ? Theme.fade : 240
        }
    }
}
