// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick

/// What was so in a match: a press shows the table as it was then.
/// A plain grid: a layout within a layout forgets how high its lines have become (Qt 6.4).
Grid {
    id: root

    required property var facts ///< MatchEnd.facts
    property bool beside: true ///< there is room for all in a line
    property real _tallest: 0

    signal momentWanted(ply: int)

    function _measure() {
        let tallest = 0;
        for (let i = 0; i < all.count; ++i)
            tallest = Math.max(tallest, all.itemAt(i)?.implicitHeight ?? 0);
        root._tallest = tallest;
    }

    visible: root.facts.length > 0
    columns: root.beside ? Math.max(1, root.facts.length) : 1
    columnSpacing: 16
    rowSpacing: 8

    Repeater {
        id: all

        model: root.facts

        EndFact {
            width: (root.width - (root.columns - 1) * root.columnSpacing) / root.columns
            height: root.beside ? root._tallest : implicitHeight
            onImplicitHeightChanged: root._measure()
            onClicked: root.momentWanted(modelData.ply)
        }
    }
}
