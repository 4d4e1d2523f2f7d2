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
    property bool anchored: false ///< the one row begins where it was dealt as long as that leaves it room; else it is in the middle
    property real anchor: 0 ///< so far before the middle of the table it was dealt: the rack itself may begin elsewhere since
    property int dragged: -1 ///< this one is dragged over the rack,
    property int opening: -1 ///< to a place that the others open for it; -1: there is no such tile, or no such place
    property real bestUnit: 48
    property real leastUnit: 30

    readonly property var shape: Faces.of(root.table.face)
    readonly property int _gaps: root.table.hand.gaps
    /// So large are tiles of which two rows are no higher than one may be, where none is too small for a finger then: the
    /// felt keeps its height whatever is drawn.
    readonly property real _halved: root.bestUnit * 2.36 / (root.shape.high * 2 + 0.56)
    readonly property bool _halves: root._halved * Math.min(root.shape.wide, root.shape.high) >= root.leastUnit
    readonly property real _least: root._halves ? Math.min(root.leastUnit, root._halved) : root.leastUnit
    readonly property real _small: root._halves ? root._least : root.leastUnit + 4 ///< rather than smaller, they stand close, and then in two rows
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
    readonly property real _wanted: root.rows === 1 ? root.bestUnit : root._halves ? root._halved : root.bestUnit * 0.8
    readonly property real _room: root.width / root._long(root.perRow, root.shape.step, root._kept)
    readonly property real _closeRoom: root.width / root._long(root.perRow, root._close, root._kept)
    readonly property real unit: Math.floor(Math.max(root._least, Math.min(root._wanted, Math.max(root._room, Math.min(root._small, root._closeRoom)))))
    readonly property real tileWidth: root.unit * root.shape.wide
    readonly property real tileHeight: root.unit * root.shape.high
    readonly property real _spare: root.width - root.tileWidth - (root.perRow - 1) * root._close * root.unit ///< when they stand close
    readonly property real gap: root._gaps > 0 ? Math.max(root.unit * 0.15, Math.min(root.unit * 0.5, root._spare / root._gaps)) : 0
    readonly property real step: Math.min(root.unit * root.shape.step, root.perRow > 1 ? (root.width - root.tileWidth - root._gaps * root.gap) / (root.perRow - 1) : root.width)
    /// Those that stand alike side by side have all their width, where there is room for it; else they stand in turn.
    readonly property bool loose: root.shape.flips && root._columns * root.unit * root.shape.step + root.tileWidth <= root.width
    readonly property int _columns: root.shape.flips && root.table.hand.columns > 0 ? Math.max(root._loose(root.rows > 1 ? root.firstRow - 1 : root.count - 1, 0, -1), root.rows > 1 ? root._loose(root.count - 1, root.firstRow, -1) : 0) : 0
    readonly property int _most: Math.max(Math.min(root.count, root.perRow) - 1, root.loose ? root._columns : 0)
    readonly property real usedWidth: root._most * root.step + root.tileWidth + root._gaps * root.gap
    readonly property real neededHeight: root.rows * root.tileHeight + (root.rows - 1) * root.unit * 0.2 + root.unit * 0.36

    readonly property real _whole: root.usedWidth + (root.places - root.count) * root.step ///< with all tiles that have room: none moves for one that comes or goes
    readonly property real _gapRoom: root.table.hand.arranged ? Math.max(0, Math.min(root.unit * 2, root.width - root._whole + root._gaps * root.gap) - root._gaps * root.gap) : 0 ///< and for melds that come and go
    readonly property real _free: Math.max(0, (root.width - root._whole - root._gapRoom) / 2)
    readonly property real _freeNow: Math.max(0, (root.width - root.usedWidth) / 2)
    readonly property real longest: Math.max(root.perRow - 1, root._most) * root.step + root.tileWidth + Math.max(root._gaps * root.gap, root._kept * root.unit)
    readonly property real _leastFree: Math.max(0, (root.width - root.longest) / 2)
    readonly property real leastBegins: root._leastFree + root._leaning(root.rows > 1 ? root._leastFree : root._freeNow) ///< with all tiles that have room
    readonly property real middled: root._free + root._leaning(root._free)
    readonly property real begins: root.rows > 1 ? root.leastBegins : !root.anchored ? root.middled : Math.max(0, Math.min(root._middle - root.anchor, root.width - root.usedWidth)) ///< the longest row, from the rack's start

    readonly property real _middle: root.width / 2 + root.lean ///< of the table, from the rack's start

    readonly property real wanted: root.bestUnit * root._long(root.places, root.shape.step, root._kept) ///< so long a row of them would be, had it all room

    /// It begins from now on where it does now.
    function hold() {
        root.anchor = root._middle - root.middled;
        root.anchored = true;
    }
    function _leaning(free: real): real {
        return Math.max(-free, Math.min(free, root.lean));
    }
    function lineOf(row: int): int {
        return root.rows > 1 && row >= root.firstRow ? 1 : 0;
    }
    /// So many steps from the start of its row the tile stands that is there, or will be once one that is dragged is. It
    /// is the hand that tells, as with gaps.
    function columnOf(slot: int): int {
        return root._columnOf(slot, root.opening);
    }
    function _columnOf(slot: int, opening: int): int {
        const first = root.lineOf(slot) * root.firstRow;
        return root.loose && root.table.hand.columns > 0 ? root._loose(slot, first, opening) : slot - first;
    }
    function _loose(slot: int, first: int, opening: int): int {
        return root.table.hand.columnOf(slot, first, root.dragged, opening);
    }
    function upended(row: int, stands: bool): bool {
        return root.shape.flips && (root.loose ? stands : root.columnOf(row) % 2 === 1);
    }
    /// Where a tile stands, a row: its own, or the next where those between open a place.
    function slotOf(row: int): int {
        const from = root.dragged;
        const to = root.opening;
        if (to < 0 || from < 0 || row === from)
            return row;
        if (row > from && row <= to)
            return row - 1;
        return row < from && row >= to ? row + 1 : row;
    }
    /// The place in the row that a point belongs to, whatever the others open.
    function placeAt(x: real, y: real): int {
        const line = root.rows > 1 && y > root.height / 2 ? 1 : 0;
        const along = (root.mirrored ? root.width - x : x) - root.begins - root.tileWidth / 2;
        const last = (line === 0 ? Math.min(root.count, root.firstRow) : root.count) - 1;
        let nearest = line * root.firstRow;
        for (let row = nearest + 1; row <= last; ++row) {
            if (Math.abs(root._columnOf(row, -1) * root.step - along) < Math.abs(root._columnOf(nearest, -1) * root.step - along))
                nearest = row;
        }
        return nearest;
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
