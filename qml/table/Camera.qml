// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Settings
import Boneyard.Table

/// Where one looks at the table from: it keeps everything in view until the player takes it, and again from the next
/// move on, unless he came nearer on purpose.
Item {
    id: root

    property rect view: Qt.rect(0, 0, 1, 1) ///< where on the screen the table should fit, in pixels
    property rect room: root.view ///< all the felt, with what lies over it: the table may go between that to be larger
    property rect box: Qt.rect(-1, -1, 2, 2) ///< what should be seen, in tile units
    property real maxZoom: 60
    property real least: 1 ///< pixels a tile unit: what is smaller cannot be read
    property point last ///< the middle of the tile laid last
    property var grounds: [] ///< what nothing may lie over: rectangles in tile units, first those of the tiles
    property var kept: [] ///< room for what may be laid: where there is some, all stays where it is while it can
    property var tiles: [] ///< the middles of the tiles
    property var obstacles: [] ///< what lies over the table: rectangles in pixels
    property var signs: [] ///< what is seen beside a part of a table, as the obstacles are
    property rect map ///< and the small map, which goes elsewhere rather than lie over a tile
    property var places: [] ///< what else should be seen, as the grounds are
    property var wanted: null ///< one of them that is to be seen whatever else is, as it has been named
    property bool held: false ///< the player has the felt in hand: the table goes where the pointer goes

    property real lookX: 0 ///< the tile unit in the middle of the view
    property real lookY: 0
    property real zoom: 40 ///< pixels a tile unit

    /// Where it is going, or is already: what is seen is judged by this, not by each frame of the way.
    property var goal: ({
            "x": 0,
            "y": 0,
            "zoom": 40
        })
    property bool zoomed: false ///< the player came nearer
    property bool moved: false ///< the player moved it, or went further away
    property bool all: false ///< the player wants to see all of it, however small the tiles are then
    property bool near: false ///< all of it at once could not be read: a part of it is seen, the one that matters
    property real partTop: 0 ///< from there on that is drawn
    /// To fit it again would change nothing.
    readonly property bool fitted: Math.abs(root.goal.zoom / root._whole.zoom - 1) < 0.01 && Math.abs(root.goal.x - root._whole.x) * root.goal.zoom < 2 && Math.abs(root.goal.y - root._whole.y) * root.goal.zoom < 2

    /// Something lies outside of what is seen.
    readonly property bool hides: {
        const at = (pixels, middle) => (pixels - middle) / root.goal.zoom;
        const middle = Qt.point(root.view.x + root.view.width / 2, root.view.y + root.view.height / 2);
        const seen = root.moved || root.near ? root.view : root.room;
        const highest = root.near ? Math.max(seen.top, root.partTop) : seen.top;
        const left = root.goal.x + at(seen.left, middle.x) - 0.25;
        const right = root.goal.x + at(seen.right, middle.x) + 0.25;
        const top = root.goal.y + at(highest, middle.y) - 0.25;
        const bottom = root.goal.y + at(seen.bottom, middle.y) + 0.25;
        const out = one => one.left < left || one.right > right || one.top < top || one.bottom > bottom;
        return root.grounds.some(out) || root.places.some(out);
    }

    readonly property real originX: root.view.x + root.view.width / 2 - root.lookX * root.zoom
    readonly property real originY: root.view.y + root.view.height / 2 - root.lookY * root.zoom
    property var _whole: root.goal ///< from where all is seen
    property bool _tooSmall: false
    readonly property real _justRead: 0.8 ///< so much smaller the table may be while a tile is chosen, for all its places to be seen
    property string _wholeOf: "" ///< what that hung on
    property real _wholeSince: 0
    readonly property bool _mirrored: Settings.rightToLeft
    property bool _placed: false
    property point _held ///< where it looked when the player took it in hand
    property point _by ///< and so far he has moved it since, in pixels
    property var _before: root.goal ///< how he looked at it before that

    function toTable(x: real, y: real): point {
        return Qt.point((x - root.originX) / root.zoom, (y - root.originY) / root.zoom);
    }
    function toScreen(x: real, y: real): point {
        return Qt.point(root.originX + x * root.zoom, root.originY + y * root.zoom);
    }
    function zoomAt(x: real, y: real, factor: real) {
        const held = root.toTable(x, y);
        const least = Math.min(8, root._whole.zoom);
        const z = Math.max(least, Math.min(root.maxZoom * 2.5, root.zoom * factor));
        const dx = x - root.view.x - root.view.width / 2;
        const dy = y - root.view.y - root.view.height / 2;
        root._take(held.x - dx / z, held.y - dy / z, z);
        root.zoomed = z > root._whole.zoom * 1.01;
        root._held = Qt.point(root.lookX + root._by.x / z, root.lookY + root._by.y / z);
    }
    /// The pointer is so far from where it took the table in hand.
    function pan(dx: real, dy: real) {
        root._by = Qt.point(dx, dy);
        root._take(root._held.x - dx / root.zoom, root._held.y - dy / root.zoom, root.zoom);
    }
    function lookAt(x: real, y: real) {
        root._take(x, y, root.zoom);
    }
    /// Keeps how one looks at it now, before it is moved by hand.
    function remember() {
        root._before = {
            "x": root.lookX,
            "y": root.lookY,
            "zoom": root.zoom,
            "zoomed": root.zoomed,
            "moved": root.moved
        };
    }
    /// So one looks at it again.
    function putBack() {
        const before = root._before;
        root.zoomed = before.zoomed;
        root.moved = before.moved;
        if (root.moved)
            root._go(before.x, before.y, before.zoom);
        else
            root.follow();
    }
    /// All of it is seen; once more: so large again that it can be read.
    function fit() {
        root.all = root._tooSmall && !(root.all && root.fitted);
        root.leave();
    }
    /// It is nobody's any more: it goes where it would by itself.
    function leave() {
        root.zoomed = false;
        root.moved = false;
        root.follow();
    }
    /// A tile was laid, or the table is another.
    function follow() {
        if (root.view.width < 2 || root.view.height < 2)
            return;
        root._whole = root._wholeNow();
        root.all = root.all && root._tooSmall;
        const before = root._placed ? root.goal : root._whole;
        const near = root._tooSmall && !root.all;
        const own = near ? sight.part(before.x, before.y) : root._whole;
        root.zoomed = root.zoomed && root.goal.zoom > own.zoom * 1.01;
        if (root.held)
            return;
        const kept = root.zoomed ? sight.kept(root.goal.x, root.goal.y, root.goal.zoom) : own;
        root.moved = root.zoomed;
        root.near = near && !root.zoomed;
        root.partTop = root.near ? own.top : 0;
        root._go(kept.x, kept.y, root.zoomed ? root.goal.zoom : own.zoom);
        root._show();
    }
    /// That place is to be seen from now on; null: none.
    function seek(place: var) {
        root.wanted = place;
        if (place && root.moved)
            root._show();
        else if (place)
            later.restart();
    }
    /// Goes where the wanted place is seen.
    function _show() {
        const place = root.wanted;
        if (!place || root.held || root.view.width < 2 || (!root.near && !root.moved && root._clear(root.goal)))
            return;
        const look = seeker.look(place);
        if (look.x !== root.goal.x || look.y !== root.goal.y || look.zoom !== root.goal.zoom)
            root._go(look.x, look.y, look.zoom);
    }
    /// Something else lies over the table now.
    function glance() {
        if (!root.moved)
            root.follow();
        else
            root._whole = root._wholeNow();
    }
    /// From where all is seen: as until now, where room was kept and nothing lies over what is laid there; with the
    /// places for the chosen tile, where some would not be seen else.
    function _wholeNow(): var {
        const of = `${root.box} ${root.view} ${root.room} ${root.maxZoom} ${root._mirrored}`;
        const before = root._whole;
        if (root._wholeOf !== of)
            root._wholeSince = Date.now();
        const settled = Date.now() - root._wholeSince > 1000; // plates and lines take their places after the window
        if (root.kept.length > 0 && settled && root._clear(before))
            return before;
        root._wholeOf = of;
        const whole = sight.whole();
        root._tooSmall = whole.zoom < root.least;
        if (root._tooSmall || root.places.length === 0 || root._clear(whole))
            return whole;
        const wide = sight.withPlaces();
        root._tooSmall = wide.zoom < root.least * root._justRead;
        return root._tooSmall ? whole : wide;
    }
    function _clear(look): bool {
        return sight.clear(look.x, look.y, look.zoom);
    }
    function _take(x: real, y: real, z: real) {
        moves.stop();
        const to = sight.kept(x, y, z);
        root.moved = true;
        root.near = false;
        root._set(to.x, to.y, z);
    }
    function _set(x: real, y: real, z: real) {
        root.lookX = x;
        root.lookY = y;
        root.zoom = z;
        root.goal = {
            "x": x,
            "y": y,
            "zoom": z
        };
    }
    function _go(x: real, y: real, z: real) {
        moves.stop();
        if (!root._placed || Theme.camera === 0) {
            root._set(x, y, z);
            root._placed = true;
            return;
        }
        root.goal = {
            "x": x,
            "y": y,
            "zoom": z
        };
        if (Math.abs(x - root.lookX) + Math.abs(y - root.lookY) + Math.abs(z - root.zoom) > 0.001)
            moves.start();
    }
    onHeldChanged: if (root.held) {
        moves.stop();
        root.remember();
        root._set(root.lookX, root.lookY, root.zoom);
        root._held = Qt.point(root.lookX, root.lookY);
        root._by = Qt.point(0, 0);
    }
    onViewChanged: {
        root._placed = false;
        soon.restart();
    }
    onRoomChanged: soon.restart()
    onMaxZoomChanged: soon.restart()
    onLeastChanged: soon.restart()
    onObstaclesChanged: later.restart()
    onPlacesChanged: {
        if (root.places.length > 0 && (root.near ? root.hides : !root._clear(root.goal)))
            later.restart();
        else if (root.places.length > 0)
            chosen.restart();
    }

    Sight {
        id: sight

        view: root.view
        room: root.room
        box: root.box
        maxZoom: root.maxZoom
        least: root.least
        last: root.last
        grounds: root.grounds
        reserved: root.kept
        tiles: root.tiles
        obstacles: root.obstacles
        places: root.places
        signs: root.signs
        map: root.map
    }
    Timer { // the sides of the view change one after the other
        id: soon

        interval: 0
        onTriggered: root.follow()
    }
    Timer { // what looks at the places knows them then
        id: chosen

        interval: 0
        onTriggered: if (root.near ? root.hides : !root._clear(root.goal))
            root.glance()
    }
    Timer {
        id: later

        interval: 0
        onTriggered: root.glance()
    }
    PlaceInSight {
        id: seeker

        view: root.view
        top: root.near ? Math.max(root.view.top, root.partTop) : root.view.top
        goal: root.goal
        over: root.obstacles.concat(root.signs)
    }
    CameraWay {
        id: moves

        camera: root
        goal: root.goal
    }
}
