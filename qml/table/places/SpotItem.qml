// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Tiles

/// A place where the chosen tile may be laid: the outline of the very tile.
Item {
    id: root

    required property string face
    required property real unit
    required property real zoom ///< pixels a tile unit on the screen
    required property int index
    required property string action
    required property var values
    required property string suit
    required property real px
    required property real py
    required property real angle
    required property string group
    required property int gain
    required property int way
    required property bool front ///< of the ways to lie here this one is shown
    required property int next ///< the way to which it is turned, a row; -1: there is no other
    required property int nextWay
    required property string nextSpoken
    required property string spoken
    required property bool current
    required property Meanings meanings
    required property bool over ///< a tile lies there already: its numbers are not drawn over
    required property bool pile ///< it is a pile: what is not thrown yet is not to look as if it were

    readonly property bool shown: root.front ///< else it is another way to lie here, to which it can be turned
    readonly property real _scale: root.zoom / root.unit
    /// It is said what the tile would bring: there, in units from the middle, where there is room beside all tiles.
    readonly property bool tells: root.whole && root.gain > 0
    readonly property alias gainMark: mark
    property var gainAt: null
    readonly property alias turnSign: turn
    readonly property real turnSize: 28 ///< of the sign that turns it, in pixels
    property var turnAt: null ///< its middle, in units on the table
    property var ways: [] ///< to lie here
    property bool dragged: false ///< the tile is under the pointer: its sign is seen where it would lie, and at no other place
    property bool crowded: false ///< there are so many places that few say what they would bring, and show the tile
    readonly property bool whole: root.shown && root.above && (!root.crowded || root.best || root.current || root.pointed)
    property bool best: false ///< one of the few that bring most
    property int near: -1 ///< the place the pointer was on last, a row; -1: on none yet
    property bool byFinger: false ///< there is no pointer: each place says how it is turned
    readonly property bool pointed: root.near >= 0 && (root.near === root.index || root.ways.some(way => way?.index === root.near))
    property bool held: false ///< the pointer has turned it here: it is on it as long as it is on one of these
    property var bare: (x, y) => false ///< nothing lies there
    property var free: (x, y) => false ///< nor is anything else nearer to that point of the table
    property var rivals: [] ///< other places that lie partly over this one
    property bool above: true ///< it lies over its rivals: of those below only the outline is seen, and nothing is said
    readonly property bool crossed: root.rivals.length > 0
    readonly property bool solid: root.current && !root.pile

    /// Clicked, tapped or pressed by a screen reader.
    signal taken
    signal turned
    signal reached ///< the pointer has come to it

    property bool _told: false ///< what it is, to the press that goes on: that presses nothing more

    function explain(): var {
        root._told = true;
        return root.meanings.ofSpot(root.action);
    }
    /// How far that point of the table is from its middle, in tile units as all here.
    function awayFrom(x: real, y: real): real {
        return Math.hypot(x - root.px, y - root.py);
    }
    /// That point of the table is on it; what two places share belongs to the one whose middle is nearer.
    function covers(x: real, y: real): bool {
        // what is not seen is not pressed
        const on = root.shown && (root.held ? root.ways : [root]).some(way => Faces.covers(root.face, x - way.px, y - way.py, way.angle));
        return on && root.rivals.every(other => root.awayFrom(x, y) <= Math.hypot(x - other.px, y - other.py));
    }

    objectName: "spot"
    // Itself neither turned nor scaled on the screen, but as large as what is turned and scaled inside: so large a
    // screen reader takes it to be.
    width: body.spanX * root._scale
    height: body.spanY * root._scale
    scale: 1 / root._scale
    x: root.px * root.unit - root.width / 2
    y: root.py * root.unit - root.height / 2
    containmentMask: QtObject {
        function contains(point: point): bool {
            const x = root.px + (point.x - root.width / 2) / root.zoom;
            const y = root.py + (point.y - root.height / 2) / root.zoom;
            const free = root.free;
            return root.covers(x, y) || (root.shown && root.awayFrom(x, y) * root.zoom <= 22 && free(x, y)); // as far as a finger needs
        }
    }
    z: root.current ? 3 : root.front ? root.above ? 2 : 1 : 0
    Accessible.role: Accessible.Button
    Accessible.name: root.spoken
    Accessible.onPressAction: if (root.enabled)
        root.taken()

    HoverHandler {
        readonly property bool on: hovered && root.covers(root.px + (point.position.x - root.width / 2) / root.zoom, root.py + (point.position.y - root.height / 2) / root.zoom)

        cursorShape: Qt.PointingHandCursor
        onOnChanged: if (on)
            root.reached()
    }
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds // of several on one place only the uppermost is taken
        onPressedChanged: if (pressed)
            root._told = false
        onTapped: if (!root._told)
            root.taken()
    }
    SpotFace {
        id: body

        visible: root.shown
        anchors.centerIn: parent
        rotation: root.angle
        scale: root._scale
        seen: root.zoom
        face: root.face
        unit: root.unit
        numbers: root.values
        suit: root.suit
        turn: root.angle
        solid: root.solid
        hollow: root.over
        crossed: root.crossed
        above: root.above
        blank: !root.whole
        ring: root.pile && root.current ? Surfaces.on.accent : "transparent"
        edged: true
        ringWidth: root.unit * 0.08
    }
    GainMark {
        id: mark

        x: root.width / 2 + (root.gainAt?.x ?? 0) * root.zoom - width / 2
        y: root.height / 2 + (root.gainAt?.y ?? 0) * root.zoom - height / 2
        visible: root.tells && root.gainAt !== null
        gain: root.gain
        across: root.way === SpotModel.Across
        size: Math.max(root.way === SpotModel.Only || root.current ? 22 : 16, root.zoom * 0.56)
    }
    TurnSign {
        id: turn

        x: root.width / 2 + ((root.turnAt?.x ?? 0) - root.px) * root.zoom - width / 2
        y: root.height / 2 + ((root.turnAt?.y ?? 0) - root.py) * root.zoom - height / 2
        width: root.turnSize
        height: root.turnSize
        visible: root.shown && root.above && root.turnAt !== null && (root.current || !root.dragged && (!root.crowded || root.byFinger || root.pointed))
        place: () => root.mapToItem(null, Qt.rect(0, 0, root.width, root.height))
        way: root.way
        nextWay: root.nextWay
        meaning: root.nextSpoken
        bare: at => root.bare(root.px + (turn.x + at.x - root.width / 2) / root.zoom, root.py + (turn.y + at.y - root.height / 2) / root.zoom)
        onTurned: root.turned()
    }
}
