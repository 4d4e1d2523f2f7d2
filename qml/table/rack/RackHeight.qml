// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// So much height the tiles of a rack are given. What lies on the felt does not move when a row of the hand has been
/// laid: that row's height is the felt's again when another has moved.
Item {
    id: root

    required property Rack rack

    readonly property real given: Math.max(root._needed, root._highest)
    readonly property real _needed: root.rack.neededHeight
    property real _highest: 0 ///< since the hand was dealt, or another has moved

    /// The hand is dealt anew.
    function restart() {
        root._highest = 0;
        anew.restart();
    }

    visible: false
    on_NeededChanged: root._highest = Math.max(root._highest, root._needed)

    Connections {
        target: root.rack.table

        function onChanged() {
            if (!root.rack.choosing && root.rack.dragged < 0)
                root._highest = root._needed;
        }
    }
    Timer { // the rack takes its new shape first
        id: anew

        interval: 0
        onTriggered: root._highest = root._needed
    }
}
