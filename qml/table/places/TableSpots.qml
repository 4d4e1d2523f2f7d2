// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Match
import Boneyard.Tiles

/// The places where the chosen tile may be laid, in tile units.
Item {
    id: root

    required property Table table
    required property Camera camera
    required property real unit
    required property SeenRepeater tiles ///< that lie there
    property SpotModel model: null
    property int turnedUnder: -1 ///< the pointer has turned the tile where it is, to this row
    property var heapAt: at => false ///< a pile lies at that point of this item
    property bool dragged: false ///< the tile is under the pointer
    property int near: -1 ///< the pointer was there last, a row
    property point pointer: Qt.point(-1000, -1000) ///< where it is, in tile units: of places that lie over each other the nearer one is above

    readonly property alias count: spots.count

    signal taken(row: int)
    signal turned(row: int)
    signal signsMoved

    function spotAt(row: int): SpotItem {
        return spots.itemAt(row) as SpotItem;
    }
    /// Those that are shown. Not typed, as SeenRepeater.seen().
    function shown() {
        return spots.seen().filter(spot => spot.shown);
    }
    /// The place at that point of this item, a row; -1: none.
    function placeAt(at: point): int {
        return root.shown().find(spot => spot.covers(at.x / root.unit, at.y / root.unit))?.index ?? -1;
    }

    /// Neither a tile lies at that point of the table nor is a place shown there.
    function _bare(x: real, y: real): bool {
        return !root.tiles.seen().concat(root.shown()).some(tile => Faces.covers(root.table.face, x - tile.px, y - tile.py, tile.angle));
    }

    /// Beside that place nothing else is nearer to that point of the table: no tile, heap or plate, no other place and no
    /// sign that turns one.
    function _isFree(place: SpotItem, x: real, y: real): bool {
        const at = root.mapToItem(root.camera.parent, x * root.unit, y * root.unit);
        const under = one => at.x >= one.left && at.x <= one.right && at.y >= one.top && at.y <= one.bottom;
        if (root.tiles.seen().some(tile => Faces.covers(root.table.face, x - tile.px, y - tile.py, tile.angle)) || Array.from(root.camera.obstacles).some(under))
            return false;
        const heapAt = root.heapAt;
        const own = place.awayFrom(x, y);
        const nearer = other => {
            const sign = other.turnSign.visible ? Math.hypot(x - other.turnAt.x, y - other.turnAt.y) : Infinity;
            return other.covers(x, y) || other.awayFrom(x, y) < own || sign < Math.max(own, other.turnSize / 2 / root.camera.zoom);
        };
        return !heapAt(Qt.point(x * root.unit, y * root.unit)) && !root.shown().some(other => other !== place && nearer(other));
    }

    onPointerChanged: if (root.pointer.x <= -1000)
        root.near = -1

    SpotOrder {
        id: sorter

        camera: root.camera
        face: root.table.face
        pointer: root.pointer
        places: spots
        tiles: root.tiles
        onPlaced: root.signsMoved()
    }
    SeenRepeater {
        id: spots

        model: root.model
        onCountChanged: {
            root.near = -1;
            sorter.restart();
        }

        SpotItem {
            id: spot

            meanings: root.table.meanings
            face: root.table.face
            unit: root.unit
            zoom: root.camera.zoom
            onTellsChanged: {
                spot.gainAt = null;
                sorter.restart();
            }
            onCurrentChanged: sorter.restart()
            onAboveChanged: sorter.restart()
            onCrossedChanged: if (!spot.crossed)
                spot.above = true
            onShownChanged: sorter.restart()
            onPxChanged: sorter.restart()
            onPyChanged: sorter.restart()
            onAngleChanged: sorter.restart()
            dragged: root.dragged
            near: root.near
            byFinger: root.near < 0 && root.pointer.x <= -1000
            onReached: root.near = spot.index
            held: root.turnedUnder === spot.index
            bare: (x, y) => root._bare(x, y)
            free: (x, y) => root._isFree(spot, x, y)
            onNextChanged: {
                spot.turnAt = null;
                sorter.restart();
            }
            onTaken: root.taken(spot.index)
            onTurned: root.turned(spot.index)
        }
    }
}
