// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Settings

/// One short line over the table that goes away by itself. Spoken as it comes.
Rectangle {
    id: root

    property rect clear: Qt.rect(0, root.parent.height, 0, 0) ///< of the item that it lies in: this stays in sight
    property real lift: 10 ///< from the lower edge

    readonly property alias words: line.text
    property bool _high: false
    readonly property real _middle: (root.parent.width - root.width) / 2
    readonly property real _beside: Settings.rightToLeft ? Math.min(root._middle, root.clear.left - root.width - 10) : Math.max(root._middle, root.clear.right + 10)
    readonly property bool _fits: root._beside >= 8 && root._beside + root.width <= root.parent.width - 8

    /// It is seen from now on: what it should keep off can be said.
    signal shown

    function say(words: string) {
        // Hidden and shown again, so that a screen reader hears an alert each time (Qt 6.4 has no announcements).
        root.visible = false;
        line.text = words;
        root._high = false;
        root.shown();
        root.visible = words !== "";
        away.restart();
        settling.restart();
    }

    /// Goes to the upper edge rather than over one of these, rectangles as `clear`, unless it would cover one there.
    function keepOff(places: var) {
        root._high = false;
        root._high = root._covers(places, root.y) && !root._covers(places, 8);
    }
    function _covers(places: var, y: real): bool {
        return places.some(one => one.x < root.x + root.width && root.x < one.x + one.width && one.y < y + root.height && y < one.y + one.height);
    }
    function hush() {
        away.stop();
        root.visible = false;
    }

    objectName: "message"
    visible: false
    x: root._fits ? root._beside : root._middle
    y: root._high ? 8 : Math.min(root.parent.height - root.lift, root._fits ? root.parent.height : root.clear.top - 8) - root.height
    width: Math.min(line.implicitWidth + 32, root.parent.width - 32)
    height: line.implicitHeight + 16
    radius: Theme.radius
    color: Theme.colors.chrome
    border.width: Theme.colors.outlineWidth
    border.color: Theme.colors.outline
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.words

    Timer {
        id: away

        interval: 3000 + root.words.length * 40
        onTriggered: root.visible = false
    }
    Timer { // a table that has just come lies where it will be seen only now
        id: settling

        interval: 50
        onTriggered: root.shown()
    }
    AppText {
        id: line

        anchors.centerIn: parent
        width: Math.min(implicitWidth, root.parent.width - 64)
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }
}
