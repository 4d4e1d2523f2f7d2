// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// So much height the tiles of a rack are given: what lies on the felt, and the plate above the rack, keep their place in
/// a round however few tiles are left.
Item {
    id: root

    required property Rack rack

    readonly property real given: Math.max(root._needed, root._highest)
    readonly property real _needed: root.rack.neededHeight
    property real _highest: 0 ///< since the hand was dealt

    /// The hand is dealt anew.
    function restart() {
        root._highest = 0;
        soon.restart();
    }

    visible: false
    on_NeededChanged: soon.restart()

    Timer { // the rack takes its new shape first
        id: soon

        interval: 0
        onTriggered: root._highest = Math.max(root._highest, root._needed)
    }
}
