// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// Where unfinished matches would lie, and what the place is for.
Rectangle {
    id: root

    radius: Theme.radius + 4
    color: Theme.plain ? "transparent" : Qt.alpha("#000000", 0.12)
    border.width: 1
    border.color: Theme.plain ? Theme.colors.outline : Qt.alpha(Surfaces.on.ink, 0.12)

    AppText {
        anchors.fill: parent
        anchors.margins: 12
        //: Stands where unfinished matches are shown, while there is room for more of them
        text: qsTr("Unfinished matches wait here.")
        color: Surfaces.on.ink
        opacity: Theme.plain ? 1 : 0.8
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
    }
}
