// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// At the end of a row that has no room for all: how many are further on, and the way there and back.
IconButton {
    id: root

    required property int further ///< so many lie beyond

    signal forth
    signal back

    objectName: "moreMatches"
    symbol: root.further > 0 ? "forth" : "back"
    mirrorIcon: true
    ink: Surfaces.on.ink
    onClicked: root.further > 0 ? root.forth() : root.back()

    AppText {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: parent.verticalCenter
        anchors.topMargin: 12
        visible: root.further > 0
        text: "+" + Numbers.whole(root.further)
        color: Surfaces.on.ink
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }
}
