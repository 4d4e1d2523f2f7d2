// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Settings

/// One short line over the table that goes away by itself. Spoken as it comes.
Rectangle {
    id: root

    property rect clear: Qt.rect(0, root.parent.height, 0, 0) ///< of the item that it lies in: this stays in sight
    property real lift: 10 ///< from the lower edge

    property string _words: ""
    readonly property real _middle: (root.parent.width - root.width) / 2
    readonly property real _beside: Settings.rightToLeft ? Math.min(root._middle, root.clear.left - root.width - 10) : Math.max(root._middle, root.clear.right + 10)
    readonly property bool _fits: root._beside >= 8 && root._beside + root.width <= root.parent.width - 8

    function say(words: string) {
        // Hidden and shown again, so that a screen reader hears an alert each time (Qt 6.4 has no announcements).
        root.visible = false;
        root._words = words;
        root.visible = words !== "";
        away.restart();
    }

    function hush() {
        away.stop();
        root.visible = false;
    }

    objectName: "message"
    visible: false
    x: root._fits ? root._beside : root._middle
    y: Math.min(root.parent.height - root.lift, root._fits ? root.parent.height : root.clear.top - 8) - root.height
    width: Math.min(line.implicitWidth + 32, root.parent.width - 32)
    height: line.implicitHeight + 16
    radius: Theme.radius
    color: Theme.colors.chrome
    border.width: Theme.colors.outlineWidth
    border.color: Theme.colors.outline
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root._words

    Timer {
        id: away

        interval: 3000 + root._words.length * 40
        onTriggered: root.visible = false
    }
    AppText {
        id: line

        anchors.centerIn: parent
        width: Math.min(implicitWidth, root.parent.width - 64)
        text: root._words
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }
}
