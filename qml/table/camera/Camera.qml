// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// Where one looks at the table from: it keeps everything in view until the player takes it, and again from the next
/// move on, unless they came nearer on purpose.
CameraSight {
    id: root

    property bool held: false ///< the player has the felt in hand: the table goes where the pointer goes

    property bool zoomed: false ///< the player came nearer
    property bool taken: false ///< either of these, at some time since all was to be seen
    property bool all: false ///< the player wants to see all of it, however small the tiles are then
    property point _middle ///< of the view, in pixels

    /// A tile was laid, or the table is another, and it looks where it is to look now.
    signal followed

    function zoomAt(x: real, y: real, factor: real) {
        const held = root.toTable(x, y);
        const least = Math.min(8, root.sight.look.zoom);
        const z = Math.max(least, Math.min(root.maxZoom * 2.5, root.zoom * factor));
        const dx = x - root.view.x - root.view.width / 2;
        const dy = y - root.view.y - root.view.height / 2;
        root._take(held.x - dx / z, held.y - dy / z, z);
        root.zoomed = z > root.sight.look.zoom * 1.01;
    }
    function lookAt(x: real, y: real) {
        root._take(x, y, root.zoom);
    }
    /// All of it is seen; once more: so large again that it can be read.
    function fit() {
        root.all = root.sight.tooSmall && !(root.all && root.fitted);
        root._letGo();
    }
    /// Another table is seen: it goes where it would by itself, wherever it was.
    function leave() {
        root.sight.forget();
        root._letGo();
    }
    /// It is nobody's any more.
    function _letGo() {
        root.zoomed = false;
        root.moved = false;
        root.taken = false;
        root.follow();
    }
    /// All of it could be read (that is needed), or with less trouble, if the table lay the other way round; and nobody has it in hand.
    function turnHelps(needed: bool): bool {
        return !root.all && !root.taken && !root.held && root.sight.turnHelps(needed);
    }
    /// A tile was laid, or the table is another.
    function follow() {
        if (root.view.width < 2 || root.view.height < 2)
            return;
        if (root.moved && !root.zoomed && !root.held)
            root.sight.forget(); // where it was before they moved it is no place of theirs
        root.sight.settle();
        root.all = root.all && root.sight.tooSmall;
        const before = root.placed ? root.goal : root.sight.look;
        const near = root.sight.tooSmall && !root.all;
        const own = near ? root.sight.part(before.x, before.y) : root.sight.look;
        root.zoomed = root.zoomed && root.goal.zoom > own.zoom * 1.01;
        if (root.held)
            return;
        const kept = root.zoomed ? root.sight.kept(root.goal.x, root.goal.y, root.goal.zoom) : own;
        root.moved = root.zoomed;
        root.near = near && !root.zoomed;
        root.partTop = root.near ? own.top : 0;
        root.go(kept.x, kept.y, root.zoomed ? root.goal.zoom : own.zoom);
        root._show();
        root.followed();
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
        if (!place || root.held || root.view.width < 2 || (!root.near && !root.moved && root.sight.shows(root.goal)))
            return;
        const top = root.near ? Math.max(root.view.top, root.partTop) : root.view.top;
        const look = root.sight.around(place, root.goal.x, root.goal.y, root.goal.zoom, top);
        if (look.x !== root.goal.x || look.y !== root.goal.y || look.zoom !== root.goal.zoom)
            root.go(look.x, look.y, look.zoom);
    }
    /// Something else lies over the table now.
    function glance() {
        if (!root.moved)
            root.follow();
        else
            root.sight.settle();
    }
    function _take(x: real, y: real, z: real) {
        const to = root.sight.kept(x, y, z);
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
        if (root.places.length > 0 && (root.near ? root.hides : !root.sight.shows(root.goal)))
            later.restart();
        else if (root.places.length > 0)
            chosen.restart();
    }

    Timer { // the sides of the view change one after the other
        id: soon

        interval: 0
        onTriggered: root.follow()
    }
    Timer { // what looks at the places knows them then
        id: chosen

        interval: 0
        onTriggered: if (root.near ? root.hides : !root.sight.shows(root.goal))
            root.glance()
    }
    Timer {
        id: later

        interval: 0
        onTriggered: root.glance()
    }
}
