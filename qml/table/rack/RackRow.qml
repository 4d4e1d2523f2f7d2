// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Match
import Boneyard.Tiles

/// Where the tiles of a hand stand on the rack, and how large: in one row, two when there are many, closer together
/// when there are very many.
QtObject {
    id: root

    required property Table table
    property real width: 100 ///< of the rack
    property real height: 100
    property bool mirrored: false
    property real lean: 0 ///< they stand so far from the middle of the rack, from its start on, where there is room
    property int count: 0
    property int places: root.count ///< so many tiles have room
    property real bestUnit: 48
    property real leastUnit: 30

    readonly property var shape: Faces.of(root.table.face)
    readonly property int _gaps: root.table.hand.gaps
    readonly property real _small: root.leastUnit + 4 ///< rather than smaller, they stand close, and then in two rows
    readonly property real _close: Math.min(root.shape.step, root.shape.wide + 0.02) ///< a step without room between two tiles
    readonly property real _kept: root.table.hand.arranged ? 0.7 : 0 ///< units for gaps, however many there are just now
    readonly property real _oneRow: root.width / root._long(root.places, root._close, 0)
    readonly property int rows: root.places > 0 && root._oneRow < root._small && root._oneRow < root.bestUnit ? 2 : 1
    /// So many tiles stand in the upper row, and in the longer of the two. A meld is not parted, unless the rows would
    /// be too uneven then.
    readonly property int firstRow: {
        const half = Math.ceil(root.places / root.rows);
        if (root.rows < 2 || root._gaps === 0)
            return half;
        let best = half;
        let uneven = 3; // more than the half, at most
        for (let row = 1; row < root.count; ++row) {
            const longer = Math.max(row, root.places - row) - half;
            if (longer < uneven && root.gapsBefore(row) > root.gapsBefore(row - 1)) {
                best = row;
                uneven = longer;
            }
        }
        return best;
    }
    readonly property int perRow: root.rows > 1 ? Math.max(root.firstRow, root.places - root.firstRow) : root.places
    readonly property real _wanted: root.bestUnit * (root.rows > 1 ? 0.8 : 1)
    readonly property real _room: root.width / root._long(root.perRow, root.shape.step, root._kept)
    readonly property real _closeRoom: root.width / root._long(root.perRow, root._close, root._kept)
    readonly property real unit: Math.floor(Math.max(root.leastUnit, Math.min(root._wanted, Math.max(root._room, Math.min(root._small, root._closeRoom)))))
    readonly property real tileWidth: root.unit * root.shape.wide
    readonly property real tileHeight: root.unit * root.shape.high
    readonly property real _spare: root.width - root.tileWidth - (root.perRow - 1) * root._close * root.unit ///< when they stand close
    readonly property real gap: root._gaps > 0 ? Math.max(root.unit * 0.15, Math.min(root.unit * 0.5, root._spare / root._gaps)) : 0
    readonly property real step: Math.min(root.unit * root.shape.step, root.perRow > 1 ? (root.width - root.tileWidth - root._gaps * root.gap) / (root.perRow - 1) : root.width)
    readonly property real usedWidth: (Math.min(root.count, root.perRow) - 1) * root.step + root.tileWidth + root._gaps * root.gap
    readonly property real neededHeight: root.rows * root.tileHeight + (root.rows - 1) * root.unit * 0.2 + root.unit * 0.36

    readonly property real _leaning: Math.max(-root._free, Math.min(root._free, root.lean))
    readonly property real _free: Math.max(0, (root.width - root.usedWidth) / 2)
    readonly property real _longest: (root.perRow - 1) * root.step + root.tileWidth + Math.max(root._gaps * root.gap, root._kept * root.unit)
    readonly property real _leastFree: Math.max(0, (root.width - root._longest) / 2)
    readonly property real leastBegins: root.rows > 1 ? root._leastFree + Math.max(-root._leastFree, Math.min(root._leastFree, root.lean)) : root._leastFree + root._leaning ///< with all tiles that have room
    readonly property real begins: root.rows > 1 ? root.leastBegins : root._free + root._leaning ///< the longest row, from the rack's start

    function lineOf(row: int): int {
        return root.rows > 1 && row >= root.firstRow ? 1 : 0;
    }
    function columnOf(row: int): int {
        return row - root.lineOf(row) * root.firstRow;
    }
    /// Where a tile stands while one of them is dragged over the rack, to a place that the others open for it; -1: there is
    /// no such tile, or no such place.
    function slotOf(row: int, dragged: int, opening: int): int {
        if (opening < 0 || dragged < 0 || row === dragged)
            return row;
        if (row > dragged && row <= opening)
            return row - 1;
        return row < dragged && row >= opening ? row + 1 : row;
    }
    /// The place in the row that a point belongs to.
    function placeAt(x: real, y: real): int {
        const line = root.rows > 1 && y > root.height / 2 ? 1 : 0;
        const along = (root.mirrored ? root.width - x : x) - root.start(line) - root.tileWidth / 2;
        const column = Math.round(along / root.step);
        const last = (line === 0 ? Math.min(root.count, root.firstRow) : root.count) - 1;
        return Math.max(line * root.firstRow, Math.min(last, line * root.firstRow + column));
    }
    /// Where a row begins: two begin below one another, and stay there while a tile is drawn and thrown.
    function start(line: int): real {
        if (root.rows > 1)
            return root.begins;
        const gaps = root.gapsBefore(root.count - 1);
        return (root.width - (root.count - 1) * root.step - root.tileWidth - gaps * root.gap) / 2 + root._leaning;
    }
    /// How many gaps come before the tile that stands there. It is the hand that tells: it says when all have come to
    /// their places, which no single tile does.
    function gapsBefore(row: int): int {
        return root.table.hand.gaps > 0 ? root.table.hand.gapsBefore(row) : 0;
    }
    /// How many units long so many tiles in a row are, with so much more for gaps.
    function _long(count: int, step: real, gaps: real): real {
        return Math.max(0, count - 1) * step + root.shape.wide + gaps;
    }
}
