// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// Where a dragged tile is: over the table, over the rack, or out of the window. All points are of the window.
QtObject {
    id: root

    required property Item area ///< it can be dragged about in
    required property TableScene scene
    required property Rack rack
    property bool byFinger: false ///< it is shown above the finger, and there it counts
    property point finger ///< or the pointer
    readonly property point at: Qt.point(root.finger.x, root.finger.y - root._above)
    readonly property real _above: root.byFinger ? 52 : 0 ///< in pixels: so much a fingertip hides

    /// There, a point of the table, in units of tiles.
    function onTable(): point {
        const over = root.scene.mapFromItem(null, root.at.x, root.at.y);
        return root.scene.camera.toTable(over.x, over.y);
    }
    function overTable(): bool {
        const p = root.area.mapFromItem(null, root.at.x, root.at.y);
        return root._inWindow() && root.area.contains(p) && root.rack.mapFromItem(null, root.at.x, root.at.y).y < -root.rack.unit * 0.35;
    }
    /// A finger that has left the window takes its tile along, though that is seen still.
    function _inWindow(): bool {
        return root.area.contains(root.area.mapFromItem(null, root.finger.x, root.finger.y));
    }
    /// The place on the rack that it would take, a row; -1: it is not over the rack.
    function placeOnRack(): int {
        if (root.byFinger && !root._inWindow())
            return -1;
        // A finger on the rack means the rack, though its tile is seen above.
        const p = root.rack.mapFromItem(null, root.finger.x, root.finger.y);
        return root.rack.reaches(root.finger) ? root.rack.placeAt(p.x, p.y) : -1;
    }
}
