// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard

/// Where the chosen tiles can be laid as a meld: drop them here, or tap it.
Rectangle {
    id: root

    required property MatchSession session
    readonly property bool ready: root.session.melds.length > 0

    objectName: "meldArea"
    visible: root.ready
    radius: 18
    color: Qt.alpha(Theme.colors.accent, 0.1)
    border.width: 2
    border.color: Theme.colors.accent
    Accessible.role: Accessible.Button
    Accessible.name: words.text
    Accessible.onPressAction: root.taken()

    signal taken

    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds // else the felt below is tapped as well, and the choice is gone
        onTapped: root.taken()
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: parent.top
        anchors.topMargin: 10
        width: words.implicitWidth + 28
        height: words.implicitHeight + 12
        radius: height / 2
        color: Theme.colors.chrome

        AppText {
            id: words

            anchors.centerIn: parent
            text: qsTr("Drop or tap here to lay the meld")
            font.weight: Font.DemiBold
            color: Theme.colors.accent
            Accessible.ignored: true
        }
    }
}
