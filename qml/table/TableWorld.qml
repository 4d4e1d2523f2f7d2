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

    property point pointer ///< where it is, in tile units: of places that lie over each other the nearer one is above

    readonly property alias spotCount: spots.count
    readonly property bool _quiet: (root.selection?.tile ?? "") !== ""

    signal spotTaken(row: int)
    signal takeWanted(action: string)
    signal lookWanted(tiles: var)
    signal refused(words: string)

    function spotAt(row: int): SpotItem {
        return spots.itemAt(row) as SpotItem;
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
        return root._of(pieces);
    }
    /// A pile lies at that point of this item.
    function pileAt(at: point): bool {
        return root._of(piles).some(pile => pile.covers(root.mapToItem(pile, at)));
    }
    /// Where all that lies here is, or may be laid or pressed, in another item's pixels. A tile on its way is where it
    /// will lie. A triangle is the square in which it turns, unless one may come close. Not typed: Qt 6.4 compiles what
    /// is, and cannot go through such a list then.
    function lying(within, close) {
        const places = root._of(spots).filter(spot => spot.shown);
        const tiles = root._of(pieces).concat(places);
        const heaps = root._of(piles);
        const counts = heaps.reduce((all, pile) => all.concat(Array.from(pile.children).filter(part => part instanceof CountPill && part.visible)), []);
        const gains = places.map(spot => spot.gainMark).filter(sign => sign.visible);
        const signs = heaps.concat(counts, root._of(marks), gains);
        return tiles.map(tile => root._place(tile, within, close)).concat(signs.map(item => item.mapToItem(within, Qt.rect(0, 0, item.width, item.height))));
    }
    /// What is said now speaks of that mark, and of no other.
    function refuseAt(mark: int) {
        for (let row = 0; row < marks.count; ++row)
            (marks.itemAt(row) as MarkItem)?.tell(row === mark);
    }
    /// The place at that point of this item, a row; -1: none.
    function placeAt(at: point): int {
        return root._of(spots).find(spot => spot.shown && spot.contains(root.mapToItem(spot, at)))?.index ?? -1;
    }
    function _of(repeater) {
        const all = [];
        for (let row = 0; row < repeater.count; ++row) {
            if (repeater.itemAt(row)?.visible)
                all.push(repeater.itemAt(row));
        }
        return all;
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

    SpotOrder {
        id: sorter

        camera: root.camera
        face: root.table.face
        pointer: root.pointer
        places: spots
        tiles: pieces
    }
    Connections {
        target: root.table

        function onChanged() {
            root._of(pieces).forEach(piece => piece.settle());
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
    Repeater {
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
        model: root.table.headings

        AppText {
            id: heading

            required property var modelData

            x: heading.modelData.x * root.unit
            y: heading.modelData.y * root.unit - heading.height / 2
            text: heading.modelData.name
            color: Surfaces.on.ink
            opacity: 0.8
            font.pixelSize: Math.max(1, root.unit * 0.36)
        }
    }
    Repeater {
        id: marks

        model: root.table.marks

        MarkItem {
            meanings: root.table.meanings
            face: root.table.face
            unit: root.unit
            zoom: root.camera.zoom
            arriving: root.arriving
            quiet: root._quiet
        }
    }
    Repeater {
        id: piles

        model: root.table.marks

        PileMark {
            meanings: root.table.meanings
            face: root.table.face
            unit: root.unit
            zoom: root.camera.zoom
            quiet: root._quiet
            heapTile: root.heapTile
            onTakeWanted: action => root.takeWanted(action)
            onLookWanted: tiles => root.lookWanted(tiles)
            onRefused: words => root.refused(words)
        }
    }
    Repeater {
        model: root.ghosts

        GhostTile {
            face: root.table.face
            unit: root.unit
            zoom: root.camera.zoom
        }
    }
    Repeater {
        id: spots

        model: root.selection?.spots ?? null
        onCountChanged: sorter.restart()

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
            onTaken: root.spotTaken(spot.index)
        }
    }
}
