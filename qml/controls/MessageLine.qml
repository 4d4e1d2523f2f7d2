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
    property real _aside: 0 ///< pixels
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
        root._aside = 0;
        root.shown();
        root.visible = words !== "";
        away.restart();
        settling.restart();
    }

    /// Goes to the upper edge, or else aside, rather than over one of these, rectangles as `clear`. Not typed: Qt 6.4
    /// compiles what is, and cannot go through such a list then.
    function keepOff(places) {
        root._high = false;
        root._aside = 0;
        const from = root.x;
        const y = root.y;
        if (root._isFree(places, from, y))
            return;
        root._high = root._isFree(places, from, 8);
        if (root._high)
            return;
        let best = root.parent.width;
        for (const one of places) {
            for (const x of [one.x + one.width + 6, one.x - root.width - 6]) {
                if (x >= 8 && x + root.width <= root.parent.width - 8 && Math.abs(x - from) < Math.abs(best) && root._isFree(places, x, y))
                    best = x - from;
            }
        }
        if (best < root.parent.width)
            root._aside = best;
    }
    function _isFree(places, x, y) {
        return places.every(one => one.x >= x + root.width || one.x + one.width <= x || one.y >= y + root.height || one.y + one.height <= y);
    }
    function hush() {
        away.stop();
        root.visible = false;
    }

    objectName: "message"
    visible: false
    x: (root._fits ? root._beside : root._middle) + root._aside
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
