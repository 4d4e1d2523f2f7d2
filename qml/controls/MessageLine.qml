// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Settings

/// One short line over the table that goes away by itself, but for one that stands until it is taken back. Spoken as it
/// comes.
Rectangle {
    id: root

    property rect clear: Qt.rect(0, root.parent.height, 0, 0) ///< of the item that it lies in: this stays in sight
    property real lift: 10 ///< from the lower edge

    readonly property alias words: line.words
    readonly property alias said: line.text ///< these, and more where there is room
    property string standing: "" ///< is said as long as it is this, while nothing else is
    property string standingMore: "" ///< is said with it where that covers nothing, and spoken in any case
    readonly property string _more: root.standing !== "" && root.words === root.standing ? root.standingMore : ""
    property bool _whole: false ///< there is room for that
    property string _stood: ""
    property rect room: Qt.rect(0, 0, root.parent.width, root.parent.height) ///< it may go there, where it would cover something
    property var _place: null ///< there it is, when it has gone from where it would be
    property real _most: root.parent.width - 64 ///< words in a line are at most so wide
    property bool _fine: false ///< in smaller letters, where there is no room for others
    property string _kept: "" ///< what it last kept off
    property size _within: Qt.size(0, 0) ///< how much room there was then
    property bool _aside: false ///< there is no room for it: the line that says what is to be done says it instead
    readonly property real _middle: (root.parent.width - root.width) / 2
    readonly property real _beside: Settings.rightToLeft ? Math.min(root._middle, root.clear.left - root.width - 10) : Math.max(root._middle, root.clear.right + 10)
    readonly property bool _fits: root._beside >= 8 && root._beside + root.width <= root.parent.width - 8

    readonly property real _homeX: root._fits ? root._beside : root._middle
    readonly property real _homeY: Math.min(root.parent.height - root.lift, root._fits ? root.parent.height : root.clear.top - 8) - root.height

    /// It is seen from now on: what it should keep off can be said.
    signal shown

    function say(words: string) {
        // Hidden and shown again, so that a screen reader hears an alert each time (Qt 6.4 has no announcements).
        root.visible = false;
        line.words = words;
        root._return();
        root._kept = "";
        root._whole = false;
        root._within = Qt.size(0, 0);
        Explained.hush(root._saidAside);
        root._aside = false;
        root.shown();
        root.visible = words !== "";
        if (root.visible)
            Explained.spoken();
        if (words !== root.standing)
            away.restart();
        else
            away.stop();
        settling.interval = 50; // a table that has just come lies where it will be seen only then
        if (root.visible)
            settling.restart();
    }

    /// Lies over none of these, rectangles as `clear`: rather at the upper edge, or aside, or anywhere where there is
    /// room, if need be in more and shorter lines. Where it is read it stays, until there is more or less room; what
    /// has none in a window of another width, and was read before, goes. Not typed: Qt 6.4 compiles what is, and cannot
    /// go through such a list then.
    function keepOff(places) {
        const kept = places.map(one => [one.x, one.y, one.width, one.height].map(Math.round).join()).join(" ");
        const other = root._within.width > 0 && root._within.width !== root.parent.width; // the window's
        const resized = other || root._within.height !== root.room.height;
        if (kept === root._kept && !resized)
            return;
        root._kept = kept;
        root._within = Qt.size(root.parent.width, root.room.height);
        if (root._place && !root._aside && !resized && finder.covered(places, Qt.rect(root.x, root.y, root.width, root.height)) === 0)
            return;
        root._whole = root._more !== "";
        let best = root._best(places);
        if (root._whole && best.covered > 0) {
            root._whole = false;
            best = root._best(places);
        }
        const crowded = best.covered > 0 && Explained.line !== null;
        if (crowded && other && !root._aside && root.words !== root.standing) {
            root.hush();
            return;
        }
        root._aside = crowded;
        root._fine = best.fine;
        root._most = best.most;
        root._place = Qt.point(best.x, best.y);
    }
    /// The best that there is for what it says now; for more than it has to say only in letters of their size.
    function _best(places) {
        let best = {
            "covered": Infinity
        };
        for (const fine of root._whole ? [false] : [false, true]) {
            if (best.covered > 0)
                best = root._inLines(places, fine, best);
        }
        return best;
    }
    /// The best of it in fewer or more lines, in smaller letters or not; what it was already where that is no worse.
    function _inLines(places, fine, best) {
        root._return();
        root._fine = fine;
        const whole = unbroken.implicitWidth;
        for (const part of [1, 0.7, 0.5, 0.36]) {
            if (part < 1 && whole * part < Theme.body * 7)
                break;
            if (part < 1)
                root._most = whole * part + 8;
            best = root._placed(finder.search(places, Qt.size(root.width, root.height), Qt.point(root._homeX, root._homeY), root.room, best.covered)) ?? best;
            if (best.covered === 0)
                break;
        }
        return best;
    }
    /// That place, and how the words stand there.
    function _placed(place) {
        return place ? Object.assign(place, {
            "most": root._most,
            "fine": root._fine
        }) : null;
    }
    function _return() {
        root._place = null;
        root._fine = false;
        root._most = Qt.binding(() => root.parent.width - 64);
    }
    /// What is said goes, and what stands comes back.
    function hush() {
        away.stop();
        if (root.standing === "")
            root.visible = false;
        else if (!root.visible || root.words !== root.standing)
            root.say(root.standing);
    }

    property string _saidAside: ""
    function _sayAside() {
        Explained.hush(root._saidAside);
        root._saidAside = root._aside && root.visible ? Explained.part(root.words) : "";
        if (root._saidAside !== "")
            Explained.say(root._saidAside);
    }

    objectName: "message"
    visible: false
    opacity: root._aside ? 0 : 1 // it is spoken all the same
    onStandingChanged: {
        if (root.standing !== "")
            root.say(root.standing);
        else if (root.words === root._stood)
            root.hush();
        root._stood = root.standing;
    }
    onRoomChanged: if (root.visible) {
        settling.interval = 300; // then the window has its size, and what lies on the table its place
        settling.restart();
    }
    on_MoreChanged: {
        root._whole = false;
        if (root._more === "" || !root.visible)
            return;
        root._place = null; // where there is room for more, if there is
        root._kept = "";
        settling.interval = 50;
        settling.restart();
    }
    on_AsideChanged: root._sayAside()
    onVisibleChanged: root._sayAside()
    x: root._place ? root._place.x : root._homeX
    y: root._place ? root._place.y : root._homeY
    width: line.width + 32
    height: line.implicitHeight + 16
    radius: Theme.radius
    color: Theme.colors.chrome
    border.width: Theme.colors.outlineWidth
    border.color: Theme.colors.outline
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root._more === "" ? root.words : root.words + " " + root._more

    LeastCovered {
        id: finder
    }
    Timer {
        id: away

        objectName: "away"
        interval: 3000 + root.words.length * 40
        onTriggered: root.hush()
    }
    Timer {
        id: settling

        interval: 50
        repeat: true
        running: root.visible
        onTriggered: {
            root.shown();
            settling.interval = 300; // tiles come, and the table moves
        }
    }
    // A text that may break changes its own implicit width with its width.
    AppText {
        id: unbroken

        visible: false
        text: line.text
        font: line.font
        Accessible.ignored: true
    }
    AppText {
        id: line

        property string words: ""

        text: root._whole && root._more !== "" ? line.words + " " + root._more : line.words
        anchors.centerIn: parent
        width: Math.min(unbroken.implicitWidth, root._most)
        font.pixelSize: root._fine ? Theme.small : Theme.body
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }
}
