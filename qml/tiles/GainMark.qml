// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// What a tile would bring where it is about to lie: on a pill, or on a diamond where it would lie across.
Item {
    id: root

    property int gain: 0
    property real size: 24
    property bool across: false
    /// So large it is seen: the corners of a diamond reach over its edges.
    readonly property size whole: root.across ? Qt.size(Math.max(root.width, diamond.width * Math.SQRT2), diamond.width * Math.SQRT2) : Qt.size(root.width, root.height)

    width: Math.max(root.size, points.implicitWidth + root.size * 0.6)
    height: root.size

    Rectangle {
        anchors.fill: parent
        visible: !root.across
        radius: root.size / 2
        color: Theme.colors.chrome
    }
    Rectangle {
        id: diamond

        anchors.centerIn: parent
        visible: root.across
        width: Math.max(root.size * 1.1, (points.implicitWidth + root.size * 0.6) * Math.SQRT1_2) // its corners leave room for all digits
        height: width
        radius: 3
        rotation: 45
        antialiasing: true
        color: Theme.colors.chrome
        border.width: Math.max(1.5, root.size * 0.07)
        border.color: Theme.colors.accent
    }
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
