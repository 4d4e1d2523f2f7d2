// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// Where the chosen tiles can be laid together: drop them here, or tap it. Where they are nothing together, only that is
/// said.
Rectangle {
    id: root

    required property bool ready ///< they can be laid
    required property string words

    signal taken

    objectName: root.ready ? "togetherArea" : "togetherNone"
    radius: 18
    color: root.ready ? Qt.alpha(Surfaces.on.accent, 0.1) : "transparent"
    border.width: root.ready ? 2 : 0
    border.color: Surfaces.on.accent
    Accessible.role: root.ready ? Accessible.Button : Accessible.StaticText
    Accessible.name: root.words
    Accessible.onPressAction: if (root.enabled && root.ready)
        root.taken()

    TapHandler {
        enabled: root.ready
        gesturePolicy: TapHandler.ReleaseWithinBounds // else the felt below is tapped as well, and the choice is gone
        onTapped: root.taken()
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: parent.top
        anchors.topMargin: 10
        width: line.implicitWidth + 28
        height: line.implicitHeight + 12
        radius: height / 2
        color: Theme.colors.chrome

        AppText {
            id: line

            anchors.centerIn: parent
            text: root.words
            font.weight: root.ready ? Font.DemiBold : Font.Normal
            color: root.ready ? Theme.colors.accent : Theme.colors.ink
            Accessible.ignored: true
        }
    }
}
