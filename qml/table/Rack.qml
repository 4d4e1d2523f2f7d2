// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Tiles

/// The viewer's hand: one row, two when there are many, closer together when there are very many.
Item {
    id: root

    required property Table table
    property real bestUnit: 48
    property real leastUnit: 30
    property int dragged: -1 ///< the tile that is on its way
    property bool draggedWithOthers: false ///< and all that are chosen with it
    property bool sweeping: false
    property int _from: -1 ///< the tile that was held first
    property int pointer: -1 ///< where the keyboard is
    property bool choosing: false ///< it is time for tiles: those that can be played stand out
    property bool focused: true ///< the keyboard is at the table
    property int opening: -1 ///< where the dragged tile would stand: the others make room
    property bool gathers: false ///< a held pointer chooses all that it passes
    property bool grows: false ///< every turn brings one tile more until one is thrown: it has its room before it comes

    readonly property int count: tiles.count
    readonly property var _shape: Faces.of(root.table.face)
    readonly property int _gaps: root.table.hand.gaps
    property int _expected: 0 ///< tiles in this turn
    readonly property int _places: Math.max(root.count, root._expected)
    readonly property real _small: root.leastUnit + 4 ///< rather than smaller, they stand close, and then in two rows
    readonly property real _close: Math.min(root._shape.step, root._shape.wide + 0.02) ///< a step without room between two tiles
    readonly property real _kept: root.table.hand.arranged ? 0.7 : 0 ///< units for gaps, however many there are just now
    readonly property real _oneRow: root.width / root._long(root._places, root._close, 0)
    readonly property int rows: root._places > 0 && root._oneRow < root._small && root._oneRow < root.bestUnit ? 2 : 1
    readonly property int _perRow: Math.ceil(root._places / root.rows)
    readonly property real _wanted: root.bestUnit * (root.rows > 1 ? 0.8 : 1)
    readonly property real _room: root.width / root._long(root._perRow, root._shape.step, root._kept)
    readonly property real _closeRoom: root.width / root._long(root._perRow, root._close, root._kept)
    readonly property real unit: Math.floor(Math.max(root.leastUnit, Math.min(root._wanted, Math.max(root._room, Math.min(root._small, root._closeRoom)))))
    readonly property real _tileWidth: root.unit * root._shape.wide
    readonly property real _tileHeight: root.unit * root._shape.high
    readonly property real _spare: root.width - root._tileWidth - (root._perRow - 1) * root._close * root.unit ///< when they stand close
    readonly property real _gap: root._gaps > 0 ? Math.max(root.unit * 0.15, Math.min(root.unit * 0.5, root._spare / root._gaps)) : 0
    readonly property real _step: Math.min(root.unit * root._shape.step, root._perRow > 1 ? (root.width - root._tileWidth - root._gaps * root._gap) / (root._perRow - 1) : root.width)
    readonly property real usedWidth: (Math.min(root.count, root._perRow) - 1) * root._step + root._tileWidth + root._gaps * root._gap
    readonly property rect usedRect: Qt.rect((root.width - root.usedWidth) / 2, root.height - root.neededHeight, root.usedWidth, root.neededHeight) ///< with room to rise
    readonly property real neededHeight: root.rows * root._tileHeight + (root.rows - 1) * root.unit * 0.2 + root.unit * 0.36
    property bool settled: false ///< the rack has its place; from now on tiles glide
    readonly property bool _mirrored: LayoutMirroring.enabled

    signal tileClicked(row: int)
    signal tileDoubleClicked(row: int)
    signal tileSwept(row: int)
    signal dragBegan(row: int, at: point, byFinger: bool)
    signal dragMoved(at: point)
    signal dragEnded
    signal dragBroken

    function tileAt(row: int): RackTile {
        return tiles.itemAt(row) as RackTile;
    }
    function rowOf(tile: string): int {
        for (let row = 0; row < root.count; ++row) {
            if (root.tileAt(row)?.tile === tile)
                return row;
        }
        return -1;
    }
    function chosenTile(): RackTile {
        for (let row = 0; row < root.count; ++row) {
            if (root.tileAt(row)?.chosen)
                return root.tileAt(row);
        }
        return null;
    }
    /// A point of the window is on it, or near enough.
    function reaches(at: point): bool {
        const here = root.mapFromItem(null, at.x, at.y);
        const near = root.unit * 0.35;
        return here.y >= -near && here.y <= root.height + near && here.x >= -near && here.x <= root.width + near;
    }
    /// The place in the row that a point of this item belongs to.
    function placeAt(x: real, y: real): int {
        const line = root.rows > 1 && y > root.height / 2 ? 1 : 0;
        const along = (root._mirrored ? root.width - x : x) - root._start(line) - root._tileWidth / 2;
        const column = Math.round(along / root._step);
        const last = Math.min(root.count, (line + 1) * root._perRow) - 1;
        return Math.max(line * root._perRow, Math.min(last, line * root._perRow + column));
    }
    /// Where a tile stands while another is dragged over the rack.
    function _placeWhileOpen(row: int): int {
        if (root.opening < 0 || root.dragged < 0 || row === root.dragged)
            return row;
        if (row > root.dragged && row <= root.opening)
            return row - 1;
        return row < root.dragged && row >= root.opening ? row + 1 : row;
    }
    function _start(line: int): real {
        const inLine = Math.min(root._perRow, root.count - line * root._perRow);
        const gaps = root._gapsBefore(line * root._perRow + inLine - 1) - root._gapsBefore(line * root._perRow);
        return (root.width - (inLine - 1) * root._step - root._tileWidth - gaps * root._gap) / 2;
    }
    /// How many units long so many tiles in a row are, with so much more for gaps.
    function _long(count: int, step: real, gaps: real): real {
        return Math.max(0, count - 1) * step + root._shape.wide + gaps;
    }
    /// How many gaps come before the tile that stands there. It is the hand that tells: it says when all have come to
    /// their places, which no single tile does.
    function _gapsBefore(row: int): int {
        return root.table.hand.gaps > 0 ? root.table.hand.gapsBefore(row) : 0;
    }
    /// Chooses what is under a point of the window.
    function _sweep(at: point) {
        if (root._from >= 0)
            root.tileSwept(root._from);
        root._from = -1;
        const here = root.mapFromItem(null, at.x, at.y);
        const row = root.placeAt(here.x, here.y);
        if (row >= 0 && here.y > -root.unit)
            root.tileSwept(row);
    }

    onCountChanged: whole.restart()
    onChoosingChanged: whole.restart()
    onGrowsChanged: whole.restart()
    onWidthChanged: {
        root.settled = false;
        still.restart();
    }
    onUnitChanged: {
        root.settled = false;
        still.restart();
    }

    Accessible.role: Accessible.List
    //: Spoken name of the rack that holds the player's tiles
    Accessible.name: qsTr("Your tiles")

    Timer { // all that belongs to a move has been shown: in between there may be a tile too many
        id: whole

        interval: 0
        onTriggered: root._expected = root.count + (root.grows && !root.choosing && root.count > 0 ? 1 : 0)
    }
    Timer {
        id: still

        interval: 100
        onTriggered: root.settled = true
    }
    Repeater {
        id: tiles

        model: root.table.hand

        RackTile {
            id: held

            readonly property int _place: root._placeWhileOpen(held.index)
            readonly property int _line: Math.floor(held._place / root._perRow)
            readonly property int _first: held._line * root._perRow
            readonly property real _at: root._start(held._line) + (held._place - held._first) * root._step + (root._gapsBefore(held.index) - root._gapsBefore(held._first)) * root._gap

            face: root.table.face
            meanings: root.table.meanings
            unit: root.unit
            x: Math.round(root._mirrored ? root.width - held._at - held.width : held._at)
            y: Math.round(root.height - root.neededHeight + root.unit * 0.3 + held._line * (root._tileHeight + root.unit * 0.2))
            z: held.away ? 2 : held.chosen ? 1 : 0
            pointed: root.focused && root.pointer === held.index
            choosing: root.choosing
            away: root.dragged === held.index || (root.draggedWithOthers && held.chosen)
            sweeping: root.sweeping
            upended: root._shape.flips && (held.index - held._line * root._perRow) % 2 === 1
            onPressed: root.sweeping = false
            onClicked: root.tileClicked(held.index)
            onDoubleClicked: root.tileDoubleClicked(held.index)
            onDragBegan: (at, byFinger) => root.dragBegan(held.index, at, byFinger)
            onDragMoved: at => root.dragMoved(at)
            onDragEnded: {
                root.sweeping = false;
                root.dragEnded();
            }
            onDragBroken: {
                root.sweeping = false;
                root.dragBroken();
            }
            onHeld: {
                root.sweeping = root.gathers;
                root._from = held.index;
            }
            onSwept: at => root._sweep(at)

            Behavior on x {
                enabled: root.settled && !Theme.still
                NumberAnimation {
                    duration: 160
                    easing.type: Easing.OutCubic
                }
            }
        }
    }
}
