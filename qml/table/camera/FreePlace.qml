// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// Finds where on the felt something may come up without covering a tile, a plate or what hangs from one.
LeastCovered {
    id: root

    required property Item ring ///< the felt, with all plates in it
    required property TableScene scene
    property list<Item> others: [] ///< what else is not to be covered
    property bool close: false ///< it may come as near to a triangle as it lies, and not only to the square around it
    property list<Item> panels: [] ///< nor what lies in these
    property list<Item> bars: [] ///< nor a button in these, however deep

    readonly property int _edge: 14 ///< and the sides of the window
    readonly property int _apart: 4 ///< pixels between it and what is not to be covered

    /// What is not to be covered, but for an item of the felt. Not typed: Qt 6.4 compiles what is, and cannot go
    /// through an item's children then.
    function taken(but) {
        const items = Array.from(root.others);
        Array.from(root.panels).forEach(panel => items.push(...Array.from(panel.children)));
        Array.from(root.bars).forEach(bar => root._addButtons(bar, items));
        Array.from(root.ring.children).forEach(item => items.push(item, ...(item instanceof SeatPlate ? Array.from(item.children) : [])));
        const seen = items.filter(item => item !== but && item.visible && item.opacity > 0 && item.width > 0 && item.height > 0);
        return root.scene.lying(root.ring, root.close).concat(seen.map(item => item.mapToItem(root.ring, Qt.rect(0, 0, item.width, item.height))));
    }
    function _addButtons(item, all) {
        if (item instanceof GameButton)
            all.push(item);
        else
            Array.from(item.children).filter(child => child.visible).forEach(child => root._addButtons(child, all));
    }
    /// The left upper corner of the place nearest to a point that is free, or that covers least.
    function free(at: point, item: Item): point {
        const room = Qt.rect(root._edge, root._apart, root.ring.width - item.width - 2 * root._edge, root.ring.height - item.height - 2 * root._apart);
        return root.nearest(root.taken(item), Qt.size(item.width, item.height), at, room, root._apart);
    }
    /// It lies over something that is not to be covered.
    function covers(item: Item): bool {
        return root.covered(root.taken(item), Qt.rect(item.x, item.y, item.width, item.height)) > 0;
    }
}
