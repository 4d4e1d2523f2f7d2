// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Match

/// The camera over a match's table, that is told what lies there.
Camera {
    id: root

    required property Table table
    property Selection selection: null
    property var ghosts: [] ///< where tiles were laid, or would better have been

    /// That place has been named, or walked to: it comes into sight.
    function showSpot(row: int) {
        grounds.want(row);
    }

    onFollowed: turning.restart()

    TableTurn {
        id: turning

        table: root.table
        camera: root
    }
    Grounds {
        id: grounds

        table: root.table
        selection: root.selection
        camera: root
        ghosts: root.ghosts
    }
}
