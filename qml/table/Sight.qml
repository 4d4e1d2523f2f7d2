// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// From where all of a table is seen, as large as can be and with nothing lying over its tiles; and how far one may
/// look aside.
QtObject {
    id: root

    property rect view: Qt.rect(0, 0, 1, 1) ///< where on the screen the table should fit, in pixels
    property rect room: root.view ///< all the felt, with what lies over it: the table may go between that to be larger
    property rect box: Qt.rect(-1, -1, 2, 2) ///< what should be seen, in tile units
    property var grounds: [] ///< what nothing may lie over: rectangles in tile units
    property var tiles: [] ///< the middles of the tiles
    property var obstacles: [] ///< what lies over the table: rectangles in pixels
    property real maxZoom: 60

    readonly property real _margin: 2 ///< pixels between a tile and what lies beside it
    readonly property real _least: 40 ///< what is left beside an obstacle is used when it is at least so large
    readonly property real _step: 8 ///< pixels from one place to the next that is tried, at most
    readonly property int _tried: 1000 ///< places that are tried, where they can be so near to each other
    readonly property int _most: 80 ///< cuts that are tried

    /// {x, y, zoom}: the tile unit in the middle of the view, and pixels a tile unit.
    function best(): var {
        const quiet = root._between();
        for (const more of [1.8, 1.7, 1.6, 1.52, 1.45, 1.38, 1.32, 1.26, 1.2, 1.15, 1.1]) {
            const zoom = Math.min(root.maxZoom, quiet.zoom * more);
            const found = zoom < quiet.zoom * 1.05 ? null : root._among(zoom);
            if (found)
                return found;
        }
        return quiet;
    }
    /// From where all is seen so large, with arms of the table between the plates; as near to the middle as can be.
    /// Null: from nowhere.
    function _among(zoom: real): var {
        const wide = root.box.width * zoom;
        const high = root.box.height * zoom;
        const room = root.room;
        if (wide > room.width || high > room.height)
            return null;
        const more = root._margin;
        const lying = root.grounds.map(g => [(g.left - root.box.x) * zoom - more, (g.right - root.box.x) * zoom + more, (g.top - root.box.y) * zoom - more, (g.bottom - root.box.y) * zoom + more]);
        const middleX = root.view.x + root.view.width / 2 - wide / 2;
        const middleY = root.view.y + root.view.height / 2 - high / 2;
        const places = [];
        // The less it can be moved, the finer: a way between two plates may be narrow.
        const step = Math.max(2, Math.min(root._step, Math.sqrt((room.width - wide) * (room.height - high) / root._tried)));
        for (let x = room.left; x <= room.right - wide; x += step) {
            for (let y = room.top; y <= room.bottom - high; y += step)
                places.push([x, y, Math.abs(x - middleX) + Math.abs(y - middleY)]);
        }
        places.sort((one, other) => one[2] - other[2]);
        for (const [x, y] of places) {
            const over = root.obstacles.filter(o => o.right > x && o.left < x + wide && o.bottom > y && o.top < y + high);
            if (over.every(o => !lying.some(g => x + g[0] < o.right && x + g[1] > o.left && y + g[2] < o.bottom && y + g[3] > o.top)))
                return {
                    "x": root.box.x + (root.view.x + root.view.width / 2 - x) / zoom,
                    "y": root.box.y + (root.view.y + root.view.height / 2 - y) / zoom,
                    "zoom": zoom
                };
        }
        return null;
    }
    /// From where all is seen in one part of the view, with nothing over that.
    function _between(): var {
        const open = [root._in(root.view)];
        for (let tries = 0; tries < root._most && open.length > 0; ++tries) {
            let at = 0;
            for (let i = 1; i < open.length; ++i) {
                if (open[i].zoom > open[at].zoom + 0.001)
                    at = i;
            }
            const one = open.splice(at, 1)[0];
            const over = root._covering(one);
            if (!over)
                return one;
            for (const part of root._around(one.part, over))
                open.push(root._in(part));
        }
        return root._in(root.view);
    }
    /// The nearest place to look at from which the table is not lost: where all of it could be seen, a third of its
    /// tiles is; else the middle of the view lies on it.
    function confined(x: real, y: real, z: real): point {
        const w = root.view.width / z;
        const h = root.view.height / z;
        const box = root.box;
        if (box.width > w || box.height > h)
            return Qt.point(Math.max(box.left, Math.min(box.right, x)), Math.max(box.top, Math.min(box.bottom, y)));
        const all = root.tiles.length > 0 ? root.tiles : [Qt.point(box.x + box.width / 2, box.y + box.height / 2)];
        const seen = (lookX, lookY) => all.filter(t => Math.abs(t.x - lookX) <= w / 2 && Math.abs(t.y - lookY) <= h / 2).length * 3 >= all.length;
        // As far from the middle, where all is seen, as it may be: first to the side, then up or down.
        const furthest = (from, to, good) => {
            if (good(to))
                return to;
            for (let i = 0; i < 20; ++i) {
                const half = (from + to) / 2;
                if (good(half))
                    from = half;
                else
                    to = half;
            }
            return from;
        };
        const middleY = box.y + box.height / 2;
        const lookX = furthest(box.x + box.width / 2, x, one => seen(one, middleY));
        return Qt.point(lookX, furthest(middleY, y, one => seen(lookX, one)));
    }
    function _in(part: rect): var {
        const zoom = Math.min(root.maxZoom, part.width / Math.max(1, root.box.width), part.height / Math.max(1, root.box.height));
        return {
            "x": root.box.x + root.box.width / 2 - (part.x + part.width / 2 - root.view.x - root.view.width / 2) / zoom,
            "y": root.box.y + root.box.height / 2 - (part.y + part.height / 2 - root.view.y - root.view.height / 2) / zoom,
            "zoom": zoom,
            "part": part
        };
    }
    /// What lies over a tile when one looks like that; null: nothing does.
    function _covering(one: var): var {
        const left = root.view.x + root.view.width / 2 - one.x * one.zoom;
        const top = root.view.y + root.view.height / 2 - one.y * one.zoom;
        const more = root._margin;
        for (const o of root.obstacles) {
            for (const g of root.grounds) {
                if (left + g.left * one.zoom < o.right + more && left + g.right * one.zoom > o.left - more && top + g.top * one.zoom < o.bottom + more && top + g.bottom * one.zoom > o.top - more)
                    return o;
            }
        }
        return null;
    }
    /// What is left of a part of the view on each side of what lies over it.
    function _around(part: rect, o: rect): var {
        const more = root._margin;
        const above = Qt.rect(part.left, part.top, part.width, o.top - more - part.top);
        const below = Qt.rect(part.left, o.bottom + more, part.width, part.bottom - o.bottom - more);
        const left = Qt.rect(part.left, part.top, o.left - more - part.left, part.height);
        const right = Qt.rect(o.right + more, part.top, part.right - o.right - more, part.height);
        return Array.of(above, below, left, right).filter(rest => rest.width >= root._least && rest.height >= root._least);
    }
}
