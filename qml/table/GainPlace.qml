// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Tiles

/// Finds where beside a place for a tile it can be said what the tile would bring, over no tile and in sight. All
/// lengths are in tile units.
QtObject {
    id: root

    required property Camera camera
    property string face: ""

    readonly property real _furthest: 2.6 ///< further from the middle of the place nobody would know what it is said of

    /// The middle of it from the middle of that place; null when there is no room. Not typed: Qt 6.4 compiles what is,
    /// and cannot go through such a list then.
    function beside(place, wide, high, tiles, said) {
        const near = tiles.filter(tile => Math.abs(tile.px - place.px) + Math.abs(tile.py - place.py) < root._furthest + wide + 3);
        const from = root._seen();
        for (let away = 0.6; away <= root._furthest; away += 0.1) {
            for (let turn = 0; turn < 16; ++turn) {
                // above first, then further and further to the sides
                const angle = -Math.PI / 2 + (turn % 2 === 0 ? 1 : -1) * ((turn + 1) >> 1) * Math.PI / 8;
                const x = place.px + Math.cos(angle) * (away + wide / 2);
                const y = place.py + Math.sin(angle) * (away + high / 2);
                const box = Qt.rect(x - wide / 2, y - high / 2, wide, high);
                if (root._isIn(box, from) && !said.some(other => root._meet(box, other)) && !near.some(tile => root._covers(box, tile)))
                    return Qt.point(x - place.px, y - place.py);
            }
        }
        return null;
    }
    /// What is seen of the table, and what of that lies under plates.
    function _seen() {
        const all = root._onTable(Qt.rect(0, 0, root.camera.parent.width, root.camera.parent.height));
        return {
            "all": all,
            "under": root.camera.obstacles.map(one => root._onTable(one))
        };
    }
    function _onTable(place) {
        const zoom = root.camera.goal.zoom;
        const view = root.camera.view;
        return Qt.rect((place.x - view.x - view.width / 2) / zoom + root.camera.goal.x, (place.y - view.y - view.height / 2) / zoom + root.camera.goal.y, place.width / zoom, place.height / zoom);
    }
    function _isIn(box, seen) {
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
