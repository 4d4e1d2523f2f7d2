// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Tiles

/// What lies on the table, in tile units: tiles and their shadows, what is said of open ends, piles, and the places for
/// the chosen tile.
Item {
    id: root

    required property Table table
    required property Camera camera
    property Selection selection: null ///< of who plays here
    property real unit: 60 ///< pieces are built at this size and scaled
    property bool arriving: false ///< a tile is on its way
    property HeapTile heapTile: null ///< the top tile of a pile, on its way to the rack
    property var ghosts: [] ///< where tiles were laid, or would better have been: of Replay.ghosts()

    property alias pointer: spots.pointer ///< where it is, in tile units
    readonly property alias spotCount: spots.count

    signal spotTaken(row: int)
    signal takeWanted(action: string)
    signal lookWanted(tiles: var)
    signal refused(words: string)
    signal signsMoved

    function spotAt(row: int): SpotItem {
        return spots.spotAt(row);
    }
    function pieceOf(order: int): PieceItem {
        for (let row = pieces.count - 1; row >= 0; --row) {
            const piece = pieces.itemAt(row) as PieceItem;
            if (piece && piece.order === order)
                return piece;
        }
        return null;
    }
    function pieces() {
        return pieces.seen();
    }
    /// A pile lies at that point of this item.
    function pileAt(at: point): bool {
        return marks.pileAt(at);
    }
    /// Where all that lies here is, or may be laid or pressed, in another item's pixels. A tile on its way is where it
    /// will lie. A triangle is the square in which it turns, unless one may come close. Not typed: Qt 6.4 compiles what
    /// is, and cannot go through such a list then.
    function lying(within, close) {
        const places = spots.shown();
        const tiles = pieces.seen().concat(places);
        const signs = places.map(spot => spot.gainMark).concat(places.map(spot => spot.turnSign)).filter(sign => sign.visible);
        return tiles.map(tile => root._place(tile, within, close)).concat(marks.seen().concat(signs).map(item => item.mapToItem(within, Qt.rect(0, 0, item.width, item.height))));
    }
    /// What is said and can be pressed beside the places for the chosen tile, when the camera is where it goes: in pixels of
    /// the felt. Not typed, as above.
    function signs() {
        const c = root.camera;
        const at = (sign, x, y) => Qt.rect(c.view.x + c.view.width / 2 + (x - c.goal.x) * c.goal.zoom - sign.width / 2, c.view.y + c.view.height / 2 + (y - c.goal.y) * c.goal.zoom - sign.height / 2, sign.width, sign.height);
        const places = spots.shown();
        const gains = places.filter(spot => spot.gainMark.visible).map(spot => at(spot.gainMark, spot.px + spot.gainAt.x, spot.py + spot.gainAt.y));
        return gains.concat(places.filter(spot => spot.turnSign.visible).map(spot => at(spot.turnSign, spot.turnAt.x, spot.turnAt.y)));
    }
    /// What is said now speaks of that mark, and of no other.
    function refuseAt(mark: int) {
        marks.refuseAt(mark);
    }
    /// The place at that point of this item, a row; -1: none.
    function placeAt(at: point): int {
        return spots.placeAt(at);
    }
    function _place(tile, within, close) {
        const around = Faces.of(root.table.face).high * 2 / 3;
        const round = Faces.of(root.table.face).round && !close;
        const box = round ? Qt.rect(-around, -around, 2 * around, 2 * around) : Faces.box(root.table.face, tile.angle);
        return root.mapToItem(within, Qt.rect((tile.px + box.x) * root.unit, (tile.py + box.y) * root.unit, box.width * root.unit, box.height * root.unit));
    }

    x: root.camera.originX
    scale: root.camera.zoom / root.unit
    transformOrigin: Item.TopLeft
    // The software renderer draws scaled round corners ragged, unless they are turned as well.
    rotation: GraphicsInfo.api === GraphicsInfo.Software ? 0.01 : 0

    Connections {
        target: root.table

        function onChanged() {
            pieces.seen().forEach(piece => piece.settle());
        }
    }
    Repeater {
        model: Theme.plain ? null : root.table.pieces

        RestingShadow {
            required property int index

            face: root.table.face
            unit: root.unit
            piece: pieces.count > index ? pieces.itemAt(index) as PieceItem : null
        }
    }
    SeenRepeater {
        id: pieces

        model: root.table.pieces

        PieceItem {
            meanings: root.table.meanings
            face: root.table.face
            unit: root.unit
            zoom: root.camera.zoom
        }
    }
    TableHeadings {
        model: root.table.headings
        unit: root.unit
    }
    TableMarks {
        id: marks

        table: root.table
        camera: root.camera
        unit: root.unit
        quiet: (root.selection?.tile ?? "") !== ""
        arriving: root.arriving
        heapTile: root.heapTile
        onTakeWanted: action => root.takeWanted(action)
        onLookWanted: tiles => root.lookWanted(tiles)
        onRefused: words => root.refused(words)
    }
    Repeater {
        model: root.ghosts

        GhostTile {
            face: root.table.face
            unit: root.unit
            zoom: root.camera.zoom
        }
    }
    TableSpots {
        id: spots

        z: 2 // as high as a tile on its way
        table: root.table
        camera: root.camera
        unit: root.unit
        tiles: pieces
        model: root.selection?.spots ?? null
        turnedUnder: root.selection?.turnedUnder ?? -1
        onSignsMoved: root.signsMoved()
        onTaken: row => root.spotTaken(row)
        onTurned: row => root.selection.turnPlace(row)
    }
}
