// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Settings

/// A sign at an open end: the number that joins here, two of them, or what goes on any end, a little tile that lies
/// across; a gate takes a blank half as well. A free place that one of the player's tiles fits has the outline of a tile.
Item {
    id: root

    required property string face
    required property real unit
    required property real px
    required property real py
    required property real angle
    required property int kind
    required property var accepts
    required property string spoken
    required property string meaning
    required property bool open
    required property int index
    property Meanings meanings: null
    property real zoom: root.unit ///< pixels a tile unit
    property bool quiet: false ///< a tile is chosen: its own places are shown
    property bool arriving: false ///< a tile is on its way: what it makes of the ends is not shown before it lies
    property bool _fresh: false ///< it has just changed
    readonly property bool _refused: told.running ///< a tile did not go there: it is said why

    readonly property bool _place: root.kind === MarkModel.Place
    readonly property bool _pile: root.kind === MarkModel.Pile ///< has an item of its own
    readonly property bool _closed: root.kind === MarkModel.Closed
    readonly property bool _gate: root.kind === MarkModel.Gate
    readonly property bool _signed: root._gate || root._closed ///< a sign stands there, and no number
    readonly property real _side: root.unit * 0.62
    readonly property color _ink: root.open ? Theme.colors.ink : Theme.colors.quiet

    function numbers(): string {
        if (root.accepts.length === 2)
            //: Two numbers, either of which joins at this end of the line
            return qsTr("%L1 | %L2").arg(root.accepts[0]).arg(root.accepts[1]);
        return root.accepts.length === 1 ? Numbers.whole(root.accepts[0]) : "";
    }

    function explain(): var {
        return root.meanings?.ofMark(root.index) ?? {};
    }

    /// What is said now speaks of this place, or does not.
    function tell(here: bool) {
        if (here)
            told.restart();
        else
            told.stop();
    }

    onPxChanged: root._freshen()
    onPyChanged: root._freshen()
    onAcceptsChanged: root._freshen()
    onArrivingChanged: {
        // A tile was laid after all.
        if (root.arriving)
            told.stop();
        else
            root._fresh = false;
    }

    function _freshen() {
        root._fresh = true;
        soon.restart();
    }

    Timer { // nothing is on its way: it was a take-back, or another shape of the felt
        id: soon

        interval: 60
        onTriggered: root._fresh = root._fresh && root.arriving
    }

    Timer {
        id: told

        interval: 4000
    }

    objectName: "mark"
    opacity: root._fresh && root.arriving ? 0 : 1
    visible: !root._pile && (root._refused || (!root.quiet && (root._place ? Settings.showPlaces && root.open : Settings.showEnds)))
    scale: root._place ? 0.8 : Math.max(1, Math.min(1.6, 22 / (0.62 * root.zoom))) // legible on a small table
    x: root.px * root.unit - root.width / 2
    y: root.py * root.unit - root.height / 2
    width: Math.max(root._side, root._signed ? signs.width + root.unit * 0.36 : words.implicitWidth + root.unit * 0.34)
    height: root._side
    Accessible.ignored: root._place && !root.open // the message says it
    Accessible.role: Accessible.StaticText
    Accessible.name: root.spoken
    Accessible.description: root.meaning

    TileFace {
        anchors.centerIn: parent
        visible: root._place
        face: root.face
        unit: root._place ? root.unit : 0
        turn: root.angle
        rotation: root.angle
        ghost: true
        ring: root._refused ? Surfaces.on.bad : "transparent"
        ringWidth: root.unit * 0.08
    }
    Rectangle {
        anchors.fill: parent
        visible: !root._place
        radius: height / 2
        antialiasing: true
        color: root.open ? Theme.colors.chrome : Qt.alpha(Theme.colors.chrome, 0.8)
        border.width: root._refused ? root.unit * 0.09 : root.open || Theme.plain ? root.unit * 0.045 : 0
        border.color: root._refused ? Theme.colors.bad : root.open ? Theme.colors.accent : Theme.colors.quiet
    }
    AppText {
        id: words

        anchors.centerIn: parent
        visible: !root._signed && !root._place
        text: root.numbers()
        color: root._ink
        font.bold: true
        font.pixelSize: Math.max(1, root.unit * 0.38)
        Accessible.ignored: true
    }
    EndSign {
        id: signs

        anchors.centerIn: parent
        visible: root._signed
        unit: root.unit
        ink: root._ink
        gate: root._gate
    }
    HoverHandler {
        id: pointer

        enabled: !root._place
    }
    Tip {
        text: root.spoken
        beside: true
        shown: pointer.hovered
    }
}
