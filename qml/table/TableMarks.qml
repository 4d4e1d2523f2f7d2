// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Match
import Boneyard.Tiles

/// What lies on the table beside tiles, in tile units: the signs at open ends, and the open piles.
Item {
    id: root

    required property Table table
    required property Camera camera
    required property real unit
    property bool quiet: false ///< a tile is chosen: its own places are shown
    property bool arriving: false ///< a tile is on its way
    property HeapTile heapTile: null ///< the top tile of a pile, on its way to the rack

    signal takeWanted(action: string)
    signal lookWanted(tiles: var)
    signal refused(words: string)

    /// Signs, piles, and the numbers below those. Not typed, as SeenRepeater.seen().
    function seen() {
        const heaps = piles.seen();
        const counts = heaps.reduce((all, pile) => all.concat(Array.from(pile.children).filter(part => part instanceof CountPill && part.visible)), []);
        return heaps.concat(counts, marks.seen());
    }
    /// A pile lies at that point of this item.
    function pileAt(at: point): bool {
        return piles.seen().some(pile => pile.covers(root.mapToItem(pile, at)));
    }
    /// What is said now speaks of that mark, and of no other.
    function refuseAt(mark: int) {
        for (let row = 0; row < marks.count; ++row)
            (marks.itemAt(row) as MarkItem)?.tell(row === mark);
    }

    SeenRepeater {
        id: marks

        model: root.table.marks

        MarkItem {
            meanings: root.table.meanings
            face: root.table.face
            unit: root.unit
            zoom: root.camera.zoom
            arriving: root.arriving
            quiet: root.quiet
        }
    }
    SeenRepeater {
        id: piles

        model: root.table.marks

        PileMark {
            meanings: root.table.meanings
            face: root.table.face
            unit: root.unit
            zoom: root.camera.zoom
            arriving: root.arriving
            quiet: root.quiet
            heapTile: root.heapTile
            onTakeWanted: action => root.takeWanted(action)
            onLookWanted: tiles => root.lookWanted(tiles)
            onRefused: words => root.refused(words)
        }
    }
}
