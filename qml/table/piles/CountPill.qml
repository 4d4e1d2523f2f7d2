// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// A number on a small pill: how many tiles a pile has, or travel together.
Rectangle {
    id: root

    required property int count
    property bool strong: false
    property bool slim: false ///< what it lies on is small, and is to be seen all the same

    implicitWidth: Math.max(root.implicitHeight, number.implicitWidth + (root.slim ? 4 : 14))
    implicitHeight: number.implicitHeight + (root.slim ? 1 : 6)
    radius: height / 2
    color: root.strong ? Theme.colors.accent : Theme.colors.chrome
    border.width: root.strong || Theme.light ? 0 : Theme.plain ? 2 : 1 // dark on dark
    border.color: Theme.plain ? Theme.colors.outline : Qt.alpha(Theme.colors.ink, 0.45)

    AppText {
        id: number

        anchors.centerIn: parent
        text: Numbers.whole(root.count)
        font.weight: Font.Bold
        font.pixelSize: Theme.small
        color: root.strong ? Theme.colors.accentInk : Theme.colors.ink
        Accessible.ignored: true
    }
}
