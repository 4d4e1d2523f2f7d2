// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Match
import Boneyard.Tiles

/// Tells the camera what there is to be seen: the tiles, the signs and the places for the chosen tile.
Item {
    id: root

    required property Table table
    required property Camera camera
    property Selection selection: null
    property var ghosts: [] ///< tiles that do not lie there, and are seen: {px, py, angle}

    readonly property string _tile: root.selection?.tile ?? ""
    readonly property var _spots: root.selection?.spots ?? null
    readonly property int _spotCount: root._spots?.count ?? 0

    property var _tiles: [] ///< their middles, as they were told last
    readonly property real _edge: 0.3 ///< around all that lies there
    readonly property real _sign: 1 ///< what is kept clear around a sign: one lays there, and half a tile is in sight

    /// The ground of what lies at a place.
    function _ground(model: var, row: int, wide: real, high: real): rect {
        const lying = Math.round(model.at(row, "angle") / 90) % 2 !== 0;
        const w = lying ? high : wide;
        const h = lying ? wide : high;
        return Qt.rect(model.at(row, "px") - w / 2, model.at(row, "py") - h / 2, w, h);
    }
    function _show() {
        const shape = Faces.of(root.table.face);
        const model = root.table.pieces;
        const tiles = [];
        const grounds = [];
        for (let row = 0; row < model.count; ++row) {
            tiles.push(Qt.point(model.at(row, "px"), model.at(row, "py")));
            grounds.push(root._ground(model, row, shape.wide, shape.round ? shape.wide : shape.high));
        }
        for (let row = 0; row < root.table.marks.count; ++row)
            grounds.push(root._ground(root.table.marks, row, root._sign, root._sign));
        const stock = root.table.stockPlace; // where it lies on the table, and no room is kept for it
        if (stock !== undefined && root.table.kept.length === 0)
            grounds.push(Qt.rect(stock.x - shape.wide / 2, stock.y - shape.high / 2, shape.wide, shape.high));
        let b = root.table.bounds;
        for (const ghost of root.ghosts) {
            const box = Faces.box(root.table.face, ghost.angle);
            const place = Qt.rect(ghost.px + box.x, ghost.py + box.y, box.width, box.height);
            grounds.push(place);
            const left = Math.min(b.left, place.left);
            const top = Math.min(b.top, place.top);
            b = Qt.rect(left, top, Math.max(b.right, place.right) - left, Math.max(b.bottom, place.bottom) - top);
        }
        const before = root._tiles;
        const same = tiles.length === before.length && tiles.every((tile, row) => tile === before[row]);
        const kept = root.table.kept;
        const all = [b].concat(kept);
        const left = Math.min(...all.map(one => one.left)) - root._edge;
        const top = Math.min(...all.map(one => one.top)) - root._edge;
        const right = Math.max(...all.map(one => one.right)) + root._edge;
        const bottom = Math.max(...all.map(one => one.bottom)) + root._edge;
        root.camera.box = Qt.rect(left, top, Math.max(1, right - left), Math.max(1, bottom - top));
        root.camera.kept = kept;
        root.camera.last = root.table.lastPlace;
        root.camera.fits = Array.from(root.table.fits).map(fit => {
            const box = Faces.box(root.table.face, fit.angle);
            return Qt.rect(fit.px + box.x, fit.py + box.y, box.width, box.height);
        });
        root.camera.tiles = tiles;
        root._tiles = tiles;
        root.camera.grounds = grounds;
        if (same)
            root.camera.glance();
        else
            root.camera.follow();
    }
    function _showSpots() {
        const places = [];
        for (let row = 0; row < root._spotCount; ++row)
            places.push(root._place(row));
        root.camera.places = places;
    }
    function _place(row: int): rect {
        const box = Faces.box(root.table.face, root._spots.at(row, "angle"));
        return Qt.rect(root._spots.at(row, "px") + box.x, root._spots.at(row, "py") + box.y, box.width, box.height);
    }
    /// That place has been named, by a hint or by the keys: it is to be seen.
    function want(row: int) {
        root.camera.seek(row < 0 || row >= root._spotCount ? null : root._place(row));
    }

    visible: false
    Component.onCompleted: root._show()
    onGhostsChanged: root._show()
    on_TileChanged: {
        root.camera.seek(null);
        soon.restart();
    }
    on_SpotCountChanged: soon.restart()

    Connections {
        target: root.table

        function onChanged() {
            root._show();
        }
    }
    Timer { // they change one after the other
        id: soon

        interval: 0
        onTriggered: root._showSpots()
    }
}
