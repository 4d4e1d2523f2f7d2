// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Match

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

    property alias dragged: spots.dragged ///< the chosen tile is under the pointer
    property alias pointer: spots.pointer ///< where it is, in tile units
    readonly property alias spotCount: spots.count
    readonly property WorldPlaces places: WorldPlaces {
        world: root
        unit: root.unit
        face: root.table.face
        camera: root.camera
        pieces: pieces
        marks: marks
        spots: spots
    }

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
    /// What is said now speaks of that mark, and of no other.
    function refuseAt(mark: int) {
        marks.refuseAt(mark);
    }
    /// The place at that point of this item, a row; -1: none.
    function placeAt(at: point): int {
        return spots.placeAt(at);
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
    Repeater {
        model: root.table.pieces

        LaidBy {
            required property int index

            meanings: root.table.meanings
            face: root.table.face
            unit: root.unit
            zoom: root.camera.zoom
            tiles: () => pieces.seen()
            lies: pieces.count > index ? (pieces.itemAt(index) as PieceItem)?.lies ?? false : false
        }
    }
    TableHeadings {
        model: root.table.ground.headings
        meanings: root.table.meanings
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
        heapAt: at => marks.pileAt(at)
        turnedUnder: root.selection?.turnedUnder ?? -1
        onSignsMoved: root.signsMoved()
        onTaken: row => root.spotTaken(row)
        onTurned: row => root.selection.turnPlace(row)
    }
}
