// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Tiles

/// Finds where beside a place for a tile, or on it, it can be said what the tile would bring: over no tile, in sight and
/// so that one sees which place is meant. All lengths are in tile units.
QtObject {
    id: root

    required property Camera camera
    property string face: ""
    property size whole ///< so large it is seen: all of that is to be in sight

    readonly property real _furthest: 2.6 ///< further from the middle of the place nobody would know what it is said of

    readonly property real _lap: 0.14 ///< beside a place's numbers there is so much room
    readonly property real _nearer: 0.15 ///< at least so much nearer to its own place than to another

    /// Two places lie partly over each other; of several ways to lie in one place one is shown.
    function cross(one, other) {
        const away = Math.hypot(one.px - other.px, one.py - other.py);
        return away > 0.3 && away < 3 && (root._overlap(one, other) || root._overlap(other, one));
    }
    /// The middle of it from the middle of that place, at an end of it that no other place covers, the one further away
    /// from all that lies there; null when there is none.
    function on(place, wide, high, tiles, others) {
        const sin = Math.sin(place.angle * Math.PI / 180);
        const cos = Math.cos(place.angle * Math.PI / 180);
        const end = Faces.of(root.face).high / 2;
        const near = tiles.concat(others).filter(tile => Math.hypot(tile.px - place.px, tile.py - place.py) < 4);
        const from = root._seen();
        const far = at => Math.min(...near.map(tile => Math.hypot(tile.px - place.px - at.x, tile.py - place.py - at.y)));
        for (const out of [end - 0.3, end - 0.45, end]) {
            const free = [-out, out].map(way => Qt.point(-sin * way, cos * way)).filter(at => {
                const box = Qt.rect(place.px + at.x - wide / 2, place.py + at.y - high / 2, wide, high);
                return root._isIn(box, from) && !near.some(tile => root._covers(box, tile));
            });
            if (free.length > 0)
                return free.length > 1 && far(free[1]) > far(free[0]) ? free[1] : free[0];
        }
        return null;
    }
    /// The middle of it from the middle of that place; null when there is no room. Not typed: Qt 6.4 compiles what is,
    /// and cannot go through such a list then.
    function beside(place, wide, high, pieces, others, said) {
        const tiles = pieces.concat([place], others);
        const rivals = others.filter(other => Math.hypot(other.px - place.px, other.py - place.py) < 2 * root._furthest);
        const near = tiles.filter(tile => Math.abs(tile.px - place.px) + Math.abs(tile.py - place.py) < root._furthest + wide + 3);
        const from = root._seen();
        for (let away = 0.6; away <= root._furthest; away += 0.1) {
            for (let turn = 0; turn < 16; ++turn) {
                // above first, then further and further to the sides
                const angle = -Math.PI / 2 + (turn % 2 === 0 ? 1 : -1) * ((turn + 1) >> 1) * Math.PI / 8;
                const x = place.px + Math.cos(angle) * (away + wide / 2);
                const y = place.py + Math.sin(angle) * (away + high / 2);
                const box = Qt.rect(x - wide / 2, y - high / 2, wide, high);
                if (root._isIn(box, from) && !said.some(other => root._meet(box, other)) && !near.some(tile => root._covers(box, tile)) && rivals.every(other => root._away(other, x, y) > root._away(place, x, y) + root._nearer))
                    return Qt.point(x - place.px, y - place.py);
            }
        }
        return null;
    }
    /// It is in sight and lies over none of these tiles, and of what is said.
    function isFree(box, tiles, said) {
        return root._isIn(box, root._seen()) && !said.some(other => root._meet(box, other)) && !tiles.some(tile => root._covers(box, tile));
    }
    /// The same over an edge of the place, first at an end, by so little that its numbers are seen: there it can be of no
    /// other. Where this place lies over another it may lie over that, too.
    function edge(place, wide, high, tiles, others, said) {
        const box = Faces.box(root.face, place.angle);
        const x = box.width / 2 + wide / 2 - root._lap;
        const y = box.height / 2 + high / 2 - root._lap;
        const tall = box.height > box.width;
        const at = tall ? [Qt.point(0, -y), Qt.point(0, y)] : [Qt.point(-x, 0), Qt.point(x, 0)];
        for (const part of [0.75, -0.75, 0.4, -0.4, 0])
            at.push(...[-1, 1].map(side => tall ? Qt.point(side * x, part * box.height / 2) : Qt.point(part * box.width / 2, side * y)));
        const from = root._seen();
        const own = root._lying(place, 0.02);
        const near = tiles.filter(tile => Math.hypot(tile.px - place.px, tile.py - place.py) < 5);
        const clear = middle => {
            const mark = Qt.rect(place.px + middle.x - wide / 2, place.py + middle.y - high / 2, wide, high);
            return root._isIn(mark, from) && !said.some(other => root._meet(mark, other)) && !near.some(tile => root._covers(mark, tile)) && others.every(other => root._spares(mark, root._lying(other, 0), place.above && !other.above ? own : null));
        };
        return at.find(clear) ?? null;
    }
    /// On the middle of the place, or as near to that as it is in sight, from there.
    function inSight(place) {
        const all = root._seen().all;
        const within = (at, least, most) => Math.max(least, Math.min(most, at)) - at;
        return Qt.point(within(place.px, all.left + root.whole.width / 2, all.right - root.whole.width / 2), within(place.py, all.top + root.whole.height / 2, all.bottom - root.whole.height / 2));
    }
    /// It lies over nothing of that place but what another covers.
    function _spares(mark, place, cover) {
        if (!root._meet(mark, place))
            return true;
        return cover !== null && Math.max(mark.left, place.left) >= cover.left && Math.min(mark.right, place.right) <= cover.right && Math.max(mark.top, place.top) >= cover.top && Math.min(mark.bottom, place.bottom) <= cover.bottom;
    }
    /// What a place takes of the table, and so much around it.
    function _lying(place, more) {
        const box = Faces.box(root.face, place.angle);
        return Qt.rect(place.px + box.x - more, place.py + box.y - more, box.width + 2 * more, box.height + 2 * more);
    }
    /// How far a point is from a place.
    function _away(place, x, y) {
        const box = Faces.box(root.face, place.angle);
        return Math.hypot(Math.max(0, Math.abs(x - place.px) - box.width / 2), Math.max(0, Math.abs(y - place.py) - box.height / 2));
    }
    /// Some of the inside of one tile lies on another.
    function _overlap(one, other) {
        const box = Faces.box(root.face, one.angle);
        for (let i = 0; i <= 8; ++i) {
            for (let j = 0; j <= 8; ++j) {
                const x = box.x + box.width * i / 8;
                const y = box.y + box.height * j / 8;
                if (Faces.covers(root.face, x * 1.1, y * 1.1, one.angle) && Faces.covers(root.face, (x + one.px - other.px) * 1.1, (y + one.py - other.py) * 1.1, other.angle))
                    return true;
            }
        }
        return false;
    }
    /// What is seen of the table, and what of that lies under plates.
    function _seen() {
        const all = root._onTable(Qt.rect(0, 0, root.camera.parent.width, root.camera.parent.height));
        return {
            "all": all,
            "under": Array.from(root.camera.obstacles).map(one => root._onTable(one))
        };
    }
    function _onTable(place) {
        const zoom = root.camera.goal.zoom;
        const view = root.camera.view;
        return Qt.rect((place.x - view.x - view.width / 2) / zoom + root.camera.goal.x, (place.y - view.y - view.height / 2) / zoom + root.camera.goal.y, place.width / zoom, place.height / zoom);
    }
    function _isIn(sign, seen) {
        const box = Qt.rect(sign.x + (sign.width - root.whole.width) / 2, sign.y + (sign.height - root.whole.height) / 2, root.whole.width, root.whole.height);
        return box.left >= seen.all.left && box.right <= seen.all.right && box.top >= seen.all.top && box.bottom <= seen.all.bottom && !seen.under.some(other => root._meet(box, other));
    }
    function _meet(box, other) {
        return box.left < other.right && box.right > other.left && box.top < other.bottom && box.bottom > other.top;
    }
    function _covers(box, tile) {
        for (let i = 0; i <= 6; ++i) {
            for (let j = 0; j <= 4; ++j) {
                if (Faces.covers(root.face, box.x + box.width * i / 6 - tile.px, box.y + box.height * j / 4 - tile.py, tile.angle))
                    return true;
            }
        }
        return false;
    }
}
