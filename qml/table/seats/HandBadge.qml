// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// How many tiles a seat holds, as the number on one that looks out over its plate: where six sit around the smallest
/// window there is no room for that beside the name.
Rectangle {
    id: root

    required property int count

    objectName: "handBadge"
    width: Math.max(number.implicitWidth + 5, Math.round(root.height * 0.75))
    height: number.implicitHeight - 1
    radius: 3
    color: Theme.plain ? Theme.colors.chrome : Theme.ivory
    border.width: 1
    border.color: Theme.plain ? Theme.colors.outline : Theme.ivoryRim

    AppText {
        id: number

        anchors.centerIn: parent
        text: Numbers.whole(root.count)
        font.pixelSize: Math.max(Theme.least, Theme.small - 2)
        font.weight: Font.Bold
        color: Theme.plain ? Theme.colors.ink : "#2A2118"
        Accessible.ignored: true
    }
}
