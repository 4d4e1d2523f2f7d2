// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Match

/// Beside the rack: sorts the tiles of two orders by the one in which they do not stand.
IconButton {
    id: root

    required property HandModel hand

    objectName: "sortButton"
    width: Math.max(44, implicitWidth)
    height: width
    symbol: "order"
    tipAbove: true
    text: root.hand.byValue ? qsTr("Sort by colour") : qsTr("Sort by number")
    onClicked: root.hand.byValue ? root.hand.sortBySuit() : root.hand.sortByValue()
    background: Item {
        Rectangle {
            anchors.fill: parent
            anchors.margins: 4 // small to look at, large enough for a finger
            radius: height / 2
            color: Theme.colors.plate
            border.width: Theme.colors.outlineWidth
            border.color: Theme.colors.outline
            opacity: root.down ? 0.7 : root.hovered ? 1 : 0.85
        }
    }

    Settling {
        meaning: root.text
    }
}
