// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Match
import Boneyard.Table
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
    readonly property real _sign: 1 ///< what is kept clear around a sign: one lays there, and half a tile is in sight

    /// The rows of a model, as the plan wants them.
    function _things(model: var): var {
        const all = [];
        for (let row = 0; row < model.count; ++row)
            all.push({
                "px": model.at(row, "px"),
                "py": model.at(row, "py"),
                "angle": model.at(row, "angle")
            });
        return all;
    }
    function _show() {
        const table = root.table;
        const ground = table.ground;
        plan.shape = Faces.of(table.face);
        const laid = root._things(table.pieces);
        const tiles = laid.map(one => Qt.point(one.px, one.py));
        const same = tiles.length === root._tiles.length && tiles.every((tile, row) => tile === root._tiles[row]);
        const signs = plan.squares(root._things(table.marks), root._sign);
        // where the stock lies on the table, and no room is kept for it
        const stock = ground.stock !== undefined && ground.kept.length === 0 ? [plan.upright(ground.stock)] : [];
        const ghosts = plan.places(root.ghosts);
        root.camera.box = plan.around([ground.bounds].concat(ghosts, ground.kept));
        root.camera.kept = ground.kept;
        root.camera.last = ground.last;
        root.camera.fits = plan.places(ground.fits);
        root.camera.tiles = tiles;
        root._tiles = tiles;
        root.camera.grounds = plan.tiles(laid).concat(signs, stock, ghosts);
        if (same)
            root.camera.glance();
        else
            root.camera.follow();
    }
    function _places(): var {
        plan.shape = Faces.of(root.table.face);
        return root._spots === null ? [] : plan.places(root._things(root._spots));
    }
    /// That place has been named, by a hint or by the keys: it is to be seen.
    function want(row: int) {
        root.camera.seek(root._places()[row] ?? null);
    }

    visible: false
    Component.onCompleted: root._show()
    onGhostsChanged: root._show()
    on_TileChanged: {
        root.camera.seek(null);
        soon.restart();
    }
    on_SpotCountChanged: soon.restart()

    GroundPlan {
        id: plan
    }
    Connections {
        target: root.table

        function onChanged() {
            root._show();
        }
    }
    Timer { // they change one after the other
        id: soon

        interval: 0
        onTriggered: root.camera.places = root._places()
    }
}
