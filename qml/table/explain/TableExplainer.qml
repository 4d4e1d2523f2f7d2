// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// Says what anything at a table is, and tells tips what they are not to lie over there.
Explainer {
    id: root

    required property TableScene scene
    required property SeatRing ring
    required property Tray tray

    /// What one reads while a tip comes, and the hand, as rectangles of the window. Not typed: Qt 6.4 compiles what is, and
    /// cannot go through such a list then.
    function read() {
        const plates = Array.from(root.ring.plateRects).map(one => root.ring.mapToItem(null, one));
        return root.tray.visible ? plates.concat([root.tray.rack.mapToItem(null, root.tray.rack.usedRect)]) : plates;
    }
    /// The tiles on the table, and what is said there, in the same way.
    function lying() {
        return root.scene.lying(null, true);
    }
    function _tellTips() {
        if (root.visible)
            Explained.table = root;
        else if (Explained.table === root)
            Explained.table = null;
    }

    turns: at => root.scene.felt.turnsAt(root.mapToItem(root.scene, at))
    onVisibleChanged: root._tellTips()
    Component.onCompleted: root._tellTips()
    Component.onDestruction: if (Explained.table === root)
        Explained.table = null
}
