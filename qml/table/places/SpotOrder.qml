// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Table
import Boneyard.Tiles

/// Of the places for the chosen tile: which are above where they lie over each other, where it is said what the tile
/// would bring there, and where the sign stands that turns it.
Item {
    id: root

    required property Camera camera
    required property string face
    required property point pointer ///< where it is, in tile units: the nearer place is above
    required property SeenRepeater places ///< for the chosen tile
    required property SeenRepeater tiles ///< the tiles that lie

    readonly property int _many: 10 ///< places: of more, on small tiles, not each says what it would bring
    readonly property int _few: 6
    readonly property real _near: 3 ///< tile units from the pointer
    readonly property real _small: 28 ///< pixels a tile unit

    signal placed ///< all that

    /// Something of it has changed: it is thought over when all has.
    function restart() {
        soon.restart();
    }
    function _shown() {
        return root.places.seen().filter(spot => spot.shown);
    }
    function _lying(tile) {
        return {
            "at": Qt.point(tile.px, tile.py),
            "turn": tile.angle
        };
    }
    function _place() {
        const places = root._shown();
        const crossed = signs.crossings(places.map(root._lying));
        places.forEach((place, row) => place.rivals = crossed[row].map(other => ({
                        "row": places[other].index,
                        "px": places[other].px,
                        "py": places[other].py
                    })));
        root._order(places);
        root._quieten(places);
        for (const place of places)
            place.ways = root._waysOf(place);
        const found = signs.find(root.tiles.seen().map(root._lying), places.map(root._asked));
        places.forEach((place, row) => {
            place.gainAt = found[row].gain ?? null;
            for (const way of place.ways)
                way.turnAt = found[row].turn ?? null;
        });
        root.placed();
    }
    /// Of many places on small tiles the few that bring most say so, and the one that is meant.
    function _quieten(places) {
        const most = Math.max(...places.map(place => place.gain));
        const few = places.filter(place => place.gain === most).length <= root._few;
        for (const place of places) {
            place.crowded = places.length > root._many && root.camera.goal.zoom < root._small;
            place.best = few && place.gain === most;
        }
    }
    /// What the place asks for; all lengths in tile units.
    function _asked(place) {
        const zoom = root.camera.goal.zoom;
        const sign = place.gainMark;
        return Object.assign(root._lying(place), {
            "current": place.current,
            "above": place.above,
            "crossed": place.crossed,
            "gain": place.tells ? Qt.size(sign.width / zoom, sign.height / zoom) : Qt.size(0, 0),
            "whole": Qt.size(sign.whole.width / zoom, sign.whole.height / zoom),
            "others": place.above ? place.ways.slice(1).map(root._lying) : [],
            "turner": place.turnSize / zoom,
            "stood": place.turnAt ?? undefined
        });
    }
    /// The place, and the others to which its tile can be turned. They share a sign, that stays where it is whichever way
    /// the tile lies, so that it can be pressed again.
    function _waysOf(place) {
        const ways = [place];
        for (let row = place.next; row >= 0 && row !== place.index && ways.length <= root.places.count; row = root.places.itemAt(row).next)
            ways.push(root.places.itemAt(row));
        for (const way of ways)
            way.ways = ways;
        return ways;
    }
    /// Which of the places that lie over each other are above: the one where the tile would go, those near the pointer, and
    /// where it is near none those that bring most.
    function _order(places) {
        const off = place => Math.hypot(place.px - root.pointer.x, place.py - root.pointer.y);
        const away = place => place.current ? -1 : off(place) < root._near ? off(place) : root._near + 1 / (1 + place.gain);
        const above = [];
        for (const place of places.filter(spot => spot.crossed).sort((one, other) => away(one) - away(other) || one.index - other.index)) {
            place.above = !place.rivals.some(other => above.includes(other.row));
            if (place.above)
                above.push(place.index);
        }
    }
    /// What of the felt is seen there, in tile units.
    function _onTable(place) {
        const zoom = root.camera.goal.zoom;
        const view = root.camera.view;
        return Qt.rect((place.x - view.x - view.width / 2) / zoom + root.camera.goal.x, (place.y - view.y - view.height / 2) / zoom + root.camera.goal.y, place.width / zoom, place.height / zoom);
    }

    onPointerChanged: root._order(root._shown())

    SpotSigns {
        id: signs

        shape: Faces.of(root.face)
    }
    Connections {
        target: root.camera

        function onGoalChanged() {
            soon.restart();
        }
        function onObstaclesChanged() {
            soon.restart();
        }
    }
    Timer { // they change one after the other
        id: soon

        interval: 0
        onTriggered: {
            signs.all = root._onTable(Qt.rect(0, 0, root.camera.parent.width, root.camera.parent.height));
            signs.under = Array.from(root.camera.obstacles).map(root._onTable);
            root._place();
        }
    }
}
