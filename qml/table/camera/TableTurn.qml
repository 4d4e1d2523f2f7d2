// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Match

/// Lays a table the other way round that cannot be read as it lies, and could be then, or whose small tiles would be much
/// larger. What lies over the felt has made room before, if it can.
Timer {
    id: root

    required property Table table
    required property Camera camera

    interval: 0
    onTriggered: {
        for (const needed of [true, false]) {
            if (root.table.mayTurn(needed) && root.camera.turnHelps(needed))
                return root.table.turn(needed);
        }
    }
}
