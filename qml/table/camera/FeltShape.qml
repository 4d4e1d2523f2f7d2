// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Match

/// Tells the table how the felt is shaped, for lines that bend and arms that lie along it. While tiles lie there that
/// goes with the window alone: hands are opened, the rack takes a second row, and what lies should not move for that.
Item {
    id: root

    required property Table table
    required property rect view ///< what the plates leave of the felt, in pixels

    function _tell() {
        if (root.view.width < 2 || root.view.height < 2)
            return;
        root.table.aspect = Math.max(0.4, Math.min(4, root.view.width / root.view.height));
    }

    anchors.fill: parent
    visible: false
    onWidthChanged: shaping.restart()
    onHeightChanged: shaping.restart()
    onViewChanged: {
        const lying = root.table.pieces;
        if (shaping.running || lying.count === 0)
            root._tell();
    }

    Timer { // the plates follow the window in a moment
        id: shaping

        interval: 250
        running: true
        onTriggered: root._tell()
    }
}
