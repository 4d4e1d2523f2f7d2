// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// Points and their reason, where they were earned: it rises, stays a breath and fades.
Rectangle {
    id: root

    required property int points
    required property string words
    property int seat: -1
    property BarePlate of: null ///< whose they are, where that is not plain: of several at a table
    property string kind: "" ///< of points that join where they come again within the moment
    property int times: 1
    property bool onTable: false
    property point earnedAt ///< there on the table, in tile units
    property real room: 400 ///< at most so wide
    property int delay: 0 ///< its tile is still on its way

    readonly property real _signed: mark.visible ? mark.width + 4 : 0 ///< so much room its sign takes

    /// It is about to be seen: now is the time to place it.
    signal due

    function rise() {
        coming.start();
    }
    /// More points of the kind, and what all of them are called.
    function join(points: int, words: string) {
        ++root.times;
        root.points = points;
        root.words = words;
        if (coming.running) // all of it will be seen
            return;
        root.opacity = 1;
        root.due();
        life.restart();
    }

    objectName: "scorePop"
    opacity: 0
    width: Math.ceil(Math.min(root.room, line.implicitWidth + 28 + root._signed)) // between pixels, a picture without a graphics card has seams
    height: Math.ceil(line.implicitHeight + 14)
    radius: Math.min(height / 2 - 1, Theme.large + 8) // with all of it round, its outline would go through its middle
    color: Theme.colors.chrome
    border.width: 2
    border.color: root.points < 0 ? Theme.colors.bad : Theme.colors.good
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.words

    Medallion {
        id: mark

        anchors.left: parent.left
        anchors.leftMargin: 10
        anchors.verticalCenter: parent.verticalCenter
        visible: sign !== ""
        size: Theme.large + 4
        sign: root.of?.medallion ?? ""
        seat: root.seat
        team: root.of?.team ?? -1
    }
    AppText {
        id: line

        anchors.centerIn: parent
        anchors.horizontalCenterOffset: root._signed / 2
        width: Math.min(implicitWidth, root.room - 28 - root._signed)
        text: root.words
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Theme.large
        font.weight: Font.Bold
        Accessible.ignored: true
    }
    SequentialAnimation {
        id: coming

        PauseAnimation {
            duration: root.delay
        }
        ScriptAction {
            script: {
                root.due();
                root.opacity = 1;
                life.start();
            }
        }
    }
    SequentialAnimation {
        id: life

        onFinished: root.destroy()

        NumberAnimation {
            target: root
            property: "scale"
            from: Theme.still || root.times > 1 ? 1 : 0.7
            to: 1
            duration: Theme.still ? 0 : 180
            easing.type: Easing.OutBack
        }
        PauseAnimation {
            duration: Theme.popFor(root.words)
        }
        NumberAnimation {
            target: root
            property: "opacity"
            to: 0
            duration: Theme.still ? Theme.fade : 300
        }
    }
}
