// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Boneyard.Controls

/// What was so in a match: a press shows the table as it was then.
GridLayout {
    id: root

    required property var facts ///< MatchEnd.facts
    property bool beside: true ///< there is room for all in a line

    signal momentWanted(ply: int)

    visible: root.facts.length > 0
    columns: root.beside ? Math.max(1, root.facts.length) : 1
    columnSpacing: 16
    rowSpacing: 8

    Repeater {
        model: root.facts

        EndFact {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            onClicked: root.momentWanted(modelData.ply)
        }
    }
}
