// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard

/// What a tile would bring where it is about to lie.
Rectangle {
    id: root

    property int gain: 0
    property real size: 24

    width: Math.max(root.size, points.implicitWidth + root.size * 0.6)
    height: root.size
    radius: root.size / 2
    color: Theme.colors.chrome

    AppText {
        id: points

        anchors.centerIn: parent
        //: Points a tile would bring, shown on the place where it would lie
        text: qsTr("+%L1").arg(root.gain)
        color: Theme.colors.ink
        font.bold: true
        font.pixelSize: Math.max(1, root.size * 0.68)
        Accessible.ignored: true
    }
}
