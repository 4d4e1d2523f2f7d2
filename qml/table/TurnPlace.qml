// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Tiles

/// Finds where the sign stands that turns a tile in its place: beside all ways to lie there, over nothing and in sight.
/// All lengths are in tile units.
QtObject {
    id: root

    required property GainPlace gains
    property string face: ""

    readonly property real _gap: 0.06 ///< to what it stands beside
    readonly property real _furthest: 5 ///< what lies further away is not met

    /// Its middle: where it stands, if it can stay; else nearest to all ways to lie, which of a T is in the corner. Where
    /// there is no room it stands beside the way that is shown; null: nowhere. Not typed, as in GainPlace.
    function find(place, ways, wide, lying, said) {
        const near = lying.filter(tile => Math.abs(tile.px - place.px) + Math.abs(tile.py - place.py) < root._furthest);
        const boxes = ways.map(way => root._lying(way));
        const half = wide / 2 + root._gap;
        const xs = [].concat(...boxes.map(box => [box.left - half, box.left + box.width / 2, box.right + half]));
        const ys = [].concat(...boxes.map(box => [box.top - half, box.top + box.height / 2, box.bottom + half]));
        const places = [].concat(...xs.map(x => ys.map(y => Qt.point(x, y))));
        const cost = at => boxes.reduce((sum, box) => sum + root._away(box, at), 0);
        places.sort((one, other) => cost(one) - cost(other) || one.y - other.y || one.x - other.x);
        const kept = places.find(at => place.turnAt && Math.hypot(at.x - place.turnAt.x, at.y - place.turnAt.y) < 0.01);
        if (kept)
            places.unshift(kept);
        const free = tiles => places.find(at => root.gains.isFree(Qt.rect(at.x - wide / 2, at.y - wide / 2, wide, wide), tiles, said));
        return free(near.concat(ways)) ?? free(near.concat([place])) ?? null;
    }
    function _lying(place) {
        const box = Faces.box(root.face, place.angle);
        return Qt.rect(place.px + box.x, place.py + box.y, box.width, box.height);
    }
    function _away(box, at) {
        return Math.hypot(Math.max(0, box.left - at.x, at.x - box.right), Math.max(0, box.top - at.y, at.y - box.bottom));
    }
}
