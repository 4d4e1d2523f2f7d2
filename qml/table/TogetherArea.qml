// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// Where the chosen tiles can be laid together: drop them here, or tap it.
Rectangle {
    id: root

    required property string words

    objectName: "togetherArea"
    radius: 18
    color: Qt.alpha(Theme.colors.accent, 0.1)
    border.width: 2
    border.color: Theme.colors.accent
    Accessible.role: Accessible.Button
    Accessible.name: root.words
    Accessible.onPressAction: if (root.enabled)
        root.taken()

    signal taken

    TapHandler {
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
            font.weight: Font.DemiBold
            color: Theme.colors.accent
            Accessible.ignored: true
        }
    }
}
