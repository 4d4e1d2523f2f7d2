// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Tiles

/// Small signs on a tile of the rack: a dot above it when it has just been drawn; at its foot as many bars as the
/// number of the meld that it makes with others.
Item {
    id: root

    required property real unit
    required property bool fresh
    required property int group

    readonly property int _bars: Math.min(4, root.group)

    Rectangle {
        objectName: "drawnMark"
        anchors.horizontalCenter: parent.horizontalCenter
        y: 2 - height // on the edge of its own tile: over no number of that, nor of one above
        width: Math.max(10, Math.round(root.unit * 0.24))
        height: width
        radius: width / 2
        visible: root.fresh
        color: Theme.colors.accent
        border.width: 1
        border.color: Theme.colors.chrome // of two rows, the dot of the lower one touches ivory
    }
    Row {
        objectName: "meldMark"
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(root.height - height - Math.max(3, root.unit * 0.1))
        spacing: 2
        visible: root.group > 0

        Repeater {
            model: root._bars

            Rectangle {
                width: Math.floor((root.width * 0.5 - (root._bars - 1) * 2) / root._bars) // all alike
                height: Math.max(2, Math.round(root.unit * 0.07))
                radius: height / 2
                color: TileSets.chosen.good
            }
        }
    }
}
