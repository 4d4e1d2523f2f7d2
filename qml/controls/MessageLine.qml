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
    property rect room: Qt.rect(0, 0, root.parent.width, root.parent.height) ///< it may go there, where it would cover something
    property real lift: 10 ///< from the lower edge

    readonly property alias words: line.words
    readonly property alias said: line.text ///< these, and more where there is room
    property string standing: "" ///< is said as long as it is this, while nothing else is
    property string standingMore: "" ///< is said with it where that covers nothing, and spoken in any case
    readonly property string _more: root.standing !== "" && root.words === root.standing ? root.standingMore : ""
    property string _stood: ""
    property var _place: null ///< there it is, and in this form, when it has gone from where it would be
    property bool _aside: false ///< there is no room for it: the line that says what is to be done says it instead

    /// It is seen from now on: what it should keep off can be said.
    signal shown

    function say(words: string) {
        // Hidden and shown again, so that a screen reader hears an alert each time (Qt 6.4 has no announcements).
        root.visible = false;
        line.words = words;
        root._aside = false;
        root._goHome();
        root.shown();
        root.visible = words !== "";
        if (root.visible)
            Explained.spoken();
        if (words !== root.standing)
            away.restart();
        else
            away.stop();
        root._settle(50); // a table that has just come lies where it will be seen only then
    }
    /// What is said goes, and what stands comes back.
    function hush() {
        away.stop();
        if (root.standing === "")
            root.visible = false;
        else if (!root.visible || root.words !== root.standing)
            root.say(root.standing);
    }

    /// Lies over none of these, rectangles as `clear`: rather at the upper edge, or aside, or anywhere where there is
    /// room, if need be in more and shorter lines. Where it is read it stays, until there is more or less room; what
    /// has none in a window of another width, and was read before, goes. Not typed: Qt 6.4 compiles what is, and cannot
    /// go through such a list then.
    function keepOff(places) {
        const news = finder.look(places);
        if (news === MessageRoom.Nothing)
            return;
        if (news === MessageRoom.Things && root._place && !root._aside && finder.isFree(Qt.rect(root.x, root.y, root.width, root.height), places))
            return;
        const best = root._best(places);
        const crowded = best.covered > 0 && Explained.line !== null;
        if (crowded && news === MessageRoom.Window && !root._aside && root.words !== root.standing) {
            root.hush();
            return;
        }
        root._aside = crowded;
        root._place = best;
    }
    /// The best that there is for what it says now, in smaller letters if need be; for more than it has to say only in
    /// letters of their size, in two lines at most, and where that covers nothing.
    function _best(places) {
        const told = root._more === "" ? [] : line.forms(root._more, false).filter(form => form.lines <= 2);
        const whole = told.length === 0 ? null : finder.best(places, told);
        return whole?.covered === 0 ? whole : finder.best(places, line.forms("", false).concat(line.forms("", true)));
    }
    function _goHome() {
        root._place = null;
        finder.forget();
    }
    /// Asks for its place in a moment, and then again and again.
    function _settle(ms: int) {
        settling.interval = ms;
        if (root.visible)
            settling.restart();
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
    onRoomChanged: if (root.visible)
        root._settle(300) // then the window has its size, and what lies on the table its place
    on_MoreChanged: if (root._more !== "" && root.visible) {
        root._goHome(); // where there is room for more, if there is
        root._settle(50);
    }
    x: Math.floor(root._place ? root._place.x : finder.home.x) // between pixels, a picture without a graphics card has seams
    y: Math.floor(root._place ? root._place.y : finder.home.y)
    width: line.framed.width
    height: line.framed.height
    radius: Theme.radius
    color: Theme.colors.chrome
    border.width: Theme.colors.outlineWidth
    border.color: Theme.colors.outline
    Accessible.role: Accessible.AlertMessage
    Accessible.name: line.saying(root._more)

    MessageRoom {
        id: finder

        page: Qt.size(root.parent.width, root.parent.height)
        clear: root.clear
        room: root.room
        lift: root.lift
        rightToLeft: Settings.rightToLeft
        size: line.framed
    }
    AsideWords {
        words: root.words
        told: root._aside && root.visible
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
    MessageWords {
        id: line

        anchors.centerIn: parent
        more: root._place?.more === root._more ? root._more : ""
        widest: Math.min(root.parent.width - 64, Theme.body * 46) // a longer line is not read at a glance
        most: root._place?.most ?? line.widest
        fine: root._place?.fine ?? false
    }
}
