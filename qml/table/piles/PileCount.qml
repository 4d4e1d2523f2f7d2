// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// How many tiles lie in an open pile, below that. It can be pressed.
CountPill {
    id: root

    readonly property alias hovered: pointer.hovered

    signal pressed
    signal tapped

    objectName: "pileCount"
    anchors.horizontalCenter: parent.horizontalCenter
    anchors.top: parent.bottom
    anchors.topMargin: parent.width < 30 ? -1 : 4 // a small table has no room to spare

    HoverHandler {
        id: pointer

        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        margin: (44 - root.height) / 2 // small to look at, large enough for a finger
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onPressedChanged: if (pressed)
            root.pressed()
        onTapped: root.tapped()
    }
}
