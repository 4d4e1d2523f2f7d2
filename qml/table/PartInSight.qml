// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// From where a table is seen of which all at once could not be read: the last tile, the places for the chosen one
/// and as much else as there is room for, at a size that can be read, with nothing lying over it.
QtObject {
    id: root

    required property Sight sight
    property real least: 0 ///< pixels a tile unit: what is smaller cannot be read
    property point last ///< the middle of the tile laid last
    property var places: [] ///< for the chosen tile, as the grounds are
    property var signs: [] ///< what is seen beside a part of a table, as rectangles in pixels

    readonly property var _worth: ({
            "last": 400,
            "place": 100,
            "sign": 2,
            "tile": 1,
            "covered": -60,
            "third": 1000
        })
    readonly property real _edge: 4 ///< pixels: so far above the view it is drawn
    readonly property int _beyond: 8 ///< units: so far one may look to the side of the table, past what lies over it
    readonly property real _far: 0.02 ///< is a unit worth that need not be gone

    /// {x, y, zoom, top}, as near to where one looked before as can be; it is drawn from "top" on. Plain numbers: it is
    /// asked at each move.
    function best(before: var): var {
        const view = root.sight.view;
        const whole = root._from(before, view.y - root._edge);
        if (whole.clear)
            return whole;
        // An arm finds no way between what hangs from the plates: then the table ends below that.
        const hanging = root.sight.obstacles.filter(one => one.top <= view.y && one.bottom > view.y - root._edge && one.bottom < view.y + view.height / 3);
        const lower = root._from(before, Math.max(view.y - root._edge, ...hanging.map(one => one.bottom + 1)));
        return lower.clear || lower.worth > whole.worth ? lower : whole;
    }
    function _from(before: var, top: real): var {
        const sight = root.sight;
        const view = sight.view;
        const zoom = Math.min(sight.maxZoom, root.least * 1.1); // clearly so
        const wide = view.width / zoom / 2;
        const high = view.height / zoom / 2;
        // From the middle of the view, in tile units. What lies beyond the view is still drawn, up to the sides of
        // the felt, and may not lie under anything either.
        const seen = [-wide, wide, (top + root._edge - view.y) / zoom - high, high];
        const room = root._around(Qt.rect(sight.room.x - 8, top, sight.room.width + 16, sight.room.bottom + 8 - top), zoom);
        const over = sight.obstacles.concat(root.signs).map(one => root._around(one, zoom)).filter(one => one[3] > room[2]); // plates above hide nothing that is drawn
        const lying = sight.grounds.map(one => [one.left, one.right, one.top, one.bottom]);
        const places = root.places.map(one => [one.left, one.right, one.top, one.bottom]);
        const last = sight.tiles.findIndex(one => one.x === root.last.x && one.y === root.last.y);
        const hung = Math.max(0, seen[2] + high); // the first row of tiles may go below what hangs there
        const ys = root._steps(sight.box.top - hung, sight.box.bottom, high, 0.5, 2);
        let found = null;
        const look = (x, y) => {
            const worth = root._worthOf(x, y, lying, places, last, seen, room, over) - root._far * (Math.abs(x - before.x) + Math.abs(y - before.y));
            if (!found || worth > found.worth)
                found = {
                    "x": x,
                    "y": y,
                    "zoom": zoom,
                    "top": top,
                    "clear": false,
                    "worth": worth
                };
        };
        const xs = step => root._steps(sight.box.left, sight.box.right, wide, step, root._beyond);
        xs(0.5).forEach(x => ys.forEach(y => look(x, y)));
        const row = found.y;
        xs(0.125).forEach(x => look(x, row)); // between two plates there may be just so much room
        const drawn = one => one[0] - found.x < room[1] && one[1] - found.x > room[0] && one[2] - found.y < room[3] && one[3] - found.y > room[2];
        const under = one => over.some(other => one[0] - found.x < other[1] && one[1] - found.x > other[0] && one[2] - found.y < other[3] && one[3] - found.y > other[2]);
        found.clear = !lying.slice(0, sight.tiles.length).some(one => drawn(one) && under(one));
        return found;
    }
    /// Where the middle of the view may be along one side of the table.
    function _steps(from: real, to: real, half: real, step: real, beyond: real): var {
        const first = Math.min(from + half, (from + to) / 2);
        const end = Math.max(first, to - half) + beyond;
        const steps = [];
        for (let at = first - beyond; at <= end; at += step)
            steps.push(at);
        return steps;
    }
    /// A rectangle of the screen from the middle of the view, in tile units: left, right, top, bottom.
    function _around(one: var, zoom: real): var {
        const left = one.x - root.sight.view.x - root.sight.view.width / 2;
        const top = one.y - root.sight.view.y - root.sight.view.height / 2;
        return Array.of(left, left + one.width, top, top + one.height).map(pixels => pixels / zoom);
    }
    function _worthOf(x: real, y: real, lying: var, places: var, last: int, seen: var, room: var, over: var): real {
        const worth = root._worth;
        const tiles = root.sight.tiles.length;
        const meets = (one, other) => one[0] - x < other[1] && one[1] - x > other[0] && one[2] - y < other[3] && one[3] - y > other[2];
        const within = one => one[0] - x >= seen[0] && one[1] - x <= seen[1] && one[2] - y >= seen[2] && one[3] - y <= seen[3];
        const covered = one => over.some(other => meets(one, other));
        let sum = 0;
        let open = 0;
        for (let row = 0; row < lying.length; ++row) {
            const one = lying[row];
            if (!meets(one, room))
                continue;
            const tile = row < tiles;
            if (covered(one)) {
                sum += tile ? worth.covered : 0;
            } else if (within(one)) {
                open += tile ? 1 : 0;
                sum += (tile ? worth.tile : worth.sign) + (row === last ? worth.last : 0);
            }
        }
        sum += places.filter(one => within(one) && !covered(one)).length * worth.place;
        return sum + (open * 3 >= tiles ? worth.third : 0);
    }
}
