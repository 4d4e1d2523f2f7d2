// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// What tells a better move from the one played: a plus, or a minus.
Rectangle {
    id: root

    property bool better: false
    property real size: Theme.body * 1.2

    implicitWidth: root.size
    implicitHeight: root.size
    radius: root.size / 2
    color: root.better ? Theme.colors.good : Theme.colors.bad
    border.width: 1
    border.color: Theme.colors.chrome

    Rectangle {
        anchors.centerIn: parent
        width: Math.round(root.size * 0.56)
        height: Math.max(2, Math.round(root.size * 0.14))
        color: Theme.colors.chrome
    }
    Rectangle {
        visible: root.better
        anchors.centerIn: parent
        width: Math.max(2, Math.round(root.size * 0.14))
        height: Math.round(root.size * 0.56)
        color: Theme.colors.chrome
    }
}
