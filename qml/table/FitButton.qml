// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// On the felt: so that all tiles are seen again.
IconButton {
    id: root

    objectName: "fit"
    width: Math.max(44, implicitWidth)
    height: width
    focusPolicy: Qt.TabFocus // the keys go on to mean the table
    symbol: "fit"
    //: A button on the felt: so that all tiles are seen again, as large as can be
    text: qsTr("Show the whole table")
    background: Rectangle {
        radius: Theme.radius
        color: Theme.colors.plate
        border.width: Theme.colors.outlineWidth
        border.color: Theme.colors.outline
        opacity: root.down ? 0.7 : root.hovered ? 1 : 0.9
    }
}
