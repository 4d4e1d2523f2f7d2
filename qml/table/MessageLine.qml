// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard

/// One short line over the table that goes away by itself. Spoken as it comes.
Rectangle {
    id: root

    property string _words: ""

    function say(words: string) {
        // Hidden and shown again, so that a screen reader hears an alert each time (Qt 6.4 has no announcements).
        root.visible = false;
        root._words = words;
        root.visible = words !== "";
        away.restart();
    }

    objectName: "message"
    visible: false
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
