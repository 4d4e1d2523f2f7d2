// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// The mark of a team, in its colour and of a shape of its own; nothing for who plays alone.
Item {
    id: root

    property int team: -1
    property real size: Theme.small
    property string spoken: "" ///< who they are, where nothing around it says so

    visible: root.team >= 0
    width: root.visible ? root.size : 0
    height: root.size

    Rectangle {
        // a disc, a square, a rhomb
        anchors.centerIn: parent
        width: Math.round(root.size * (root.team === 0 ? 0.8 : 0.66))
        height: width
        radius: root.team === 0 ? width / 2 : 1
        rotation: root.team === 2 ? 45 : 0
        antialiasing: true
        color: Theme.teams[root.team] ?? "transparent"
    }
    HoverHandler {
        id: pointer

        enabled: root.spoken !== ""
    }
    Tip {
        text: root.spoken
        shown: pointer.hovered
    }
}
