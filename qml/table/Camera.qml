// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// Where one looks at the table from: it keeps everything in view until the player takes it, and again from the next
/// move on, unless they came nearer on purpose.
CameraLook {
    id: root

    property alias room: sight.room ///< all the felt, with what lies over it: the table may go between that to be larger
    property alias box: sight.box ///< what should be seen, in tile units
    property alias maxZoom: sight.maxZoom
    property alias least: sight.least ///< pixels a tile unit: what is smaller cannot be read
    property alias last: sight.last ///< the middle of the tile laid last
    property alias grounds: sight.grounds ///< what nothing may lie over: rectangles in tile units, first those of the tiles
    property alias kept: sight.reserved ///< room for what may be laid: where there is some, all stays where it is while it can
    property alias tiles: sight.tiles ///< the middles of the tiles
    property alias obstacles: sight.obstacles ///< what lies over the table: rectangles in pixels
    property alias covering: sight.covering ///< of that what is seen now
    property alias signs: sight.signs ///< what is seen beside a part of a table, as the obstacles are
    property alias map: sight.map ///< and the small map, which goes elsewhere rather than lie over a tile
    property alias places: sight.places ///< what else should be seen, as the grounds are
    property alias fits: sight.fits ///< where any tile of the hand may go: of these one should be seen
    property alias wanted: sight.wanted ///< one of them that is to be seen whatever else is, as it has been named
    property bool held: false ///< the player has the felt in hand: the table goes where the pointer goes

    property bool zoomed: false ///< the player came nearer
    property bool moved: false ///< the player moved it, or went further away
    property bool taken: false ///< either of these, at some time since all was to be seen
    property bool all: false ///< the player wants to see all of it, however small the tiles are then
    property bool near: false ///< all of it at once could not be read: a part of it is seen, the one that matters
    property real partTop: 0 ///< from there on that is drawn
    property point _middle ///< of the view, in pixels
    /// To fit it again would change nothing.
    readonly property bool fitted: Math.abs(root.goal.zoom / sight.look.zoom - 1) < 0.01 && Math.abs(root.goal.x - sight.look.x) * root.goal.zoom < 2 && Math.abs(root.goal.y - sight.look.y) * root.goal.zoom < 2

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

    /// A tile was laid, and now all of it cannot be read.
    signal crowded

    function zoomAt(x: real, y: real, factor: real) {
        const held = root.toTable(x, y);
        const least = Math.min(8, sight.look.zoom);
        const z = Math.max(least, Math.min(root.maxZoom * 2.5, root.zoom * factor));
        const dx = x - root.view.x - root.view.width / 2;
        const dy = y - root.view.y - root.view.height / 2;
        root._take(held.x - dx / z, held.y - dy / z, z);
        root.zoomed = z > sight.look.zoom * 1.01;
    }
    function lookAt(x: real, y: real) {
        root._take(x, y, root.zoom);
    }
    /// All of it is seen; once more: so large again that it can be read.
    function fit() {
        root.all = sight.tooSmall && !(root.all && root.fitted);
        root._letGo();
    }
    /// Another table is seen: it goes where it would by itself, wherever it was.
    function leave() {
        sight.forget();
        root._letGo();
    }
    /// It is nobody's any more.
    function _letGo() {
        root.zoomed = false;
        root.moved = false;
        root.taken = false;
        root.follow();
    }
    /// All of it could be read if the table lay the other way round, and nobody has it in hand.
    function turnHelps(): bool {
        return root.near && !root.taken && !root.held && sight.turnHelps();
    }
    /// A tile was laid, or the table is another.
    function follow() {
        if (root.view.width < 2 || root.view.height < 2)
            return;
        if (root.moved && !root.zoomed && !root.held)
            sight.forget(); // where it was before they moved it is no place of theirs
        sight.settle();
        root.all = root.all && sight.tooSmall;
        const before = root.placed ? root.goal : sight.look;
        const near = sight.tooSmall && !root.all;
        const own = near ? sight.part(before.x, before.y) : sight.look;
        root.zoomed = root.zoomed && root.goal.zoom > own.zoom * 1.01;
        if (root.held)
            return;
        const kept = root.zoomed ? sight.kept(root.goal.x, root.goal.y, root.goal.zoom) : own;
        root.moved = root.zoomed;
        root.near = near && !root.zoomed;
        root.partTop = root.near ? own.top : 0;
        root.go(kept.x, kept.y, root.zoomed ? root.goal.zoom : own.zoom);
        root._show();
        if (root.near)
            root.crowded();
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
        if (!place || root.held || root.view.width < 2 || (!root.near && !root.moved && sight.shows(root.goal)))
            return;
        const top = root.near ? Math.max(root.view.top, root.partTop) : root.view.top;
        const look = sight.around(place, root.goal.x, root.goal.y, root.goal.zoom, top);
        if (look.x !== root.goal.x || look.y !== root.goal.y || look.zoom !== root.goal.zoom)
            root.go(look.x, look.y, look.zoom);
    }
    /// Something else lies over the table now.
    function glance() {
        if (!root.moved)
            root.follow();
        else
            sight.settle();
    }
    function _take(x: real, y: real, z: real) {
        const to = sight.kept(x, y, z);
        root.moved = true;
        root.taken = true;
        root.near = false;
        root.look(to.x, to.y, z);
    }

    // Plates shrink and grow: of that the table moves only where it must, and is seen to.
    onViewChanged: {
        const middle = Qt.point(root.view.x + root.view.width / 2, root.view.y + root.view.height / 2);
        if (root.placed)
            root.shift(middle.x - root._middle.x, middle.y - root._middle.y);
        root._middle = middle;
        soon.restart();
    }
    onRoomChanged: {
        root.placed = false;
        soon.restart();
    }
    onMaxZoomChanged: soon.restart()
    onLeastChanged: soon.restart()
    onObstaclesChanged: later.restart()
    onCoveringChanged: if (root.places.length > 0)
        later.restart()
    onPlacesChanged: {
        if (root.places.length > 0 && (root.near ? root.hides : !sight.shows(root.goal)))
            later.restart();
        else if (root.places.length > 0)
            chosen.restart();
    }

    WholeSight {
        id: sight

        view: root.view
    }
    Timer { // the sides of the view change one after the other
        id: soon

        interval: 0
        onTriggered: root.follow()
    }
    Timer { // what looks at the places knows them then
        id: chosen

        interval: 0
        onTriggered: if (root.near ? root.hides : !sight.shows(root.goal))
            root.glance()
    }
    Timer {
        id: later

        interval: 0
        onTriggered: root.glance()
    }
}
