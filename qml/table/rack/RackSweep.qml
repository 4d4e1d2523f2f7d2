// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// A pointer that is held on a tile of a rack, and then goes over others: it chooses all that it passes.
QtObject {
    id: root

    required property Item rack
    required property RackRow row ///< of its tiles

    property bool on: false
    property int _from: -1 ///< the tile that was held first, until it has been chosen

    signal passed(row: int)

    function begin(row: int) {
        root.on = true;
        root._from = row;
    }
    /// To a point of the window.
    function goTo(at: point) {
        if (root._from >= 0)
            root.passed(root._from);
        root._from = -1;
        const here = root.rack.mapFromItem(null, at.x, at.y);
        const row = root.row.placeAt(here.x, here.y);
        if (row >= 0 && here.y > -root.row.unit)
            root.passed(row);
    }
    function end() {
        root.on = false;
    }
}
