// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls

/// Three dots, while a bot thinks.
Row {
    id: root

    property int _beat: 0

    spacing: 4
    Accessible.ignored: true

    Timer {
        interval: 180
        repeat: true
        running: root.visible && !Theme.still
        onTriggered: root._beat = (root._beat + 1) % 4
    }
    Repeater {
        model: 3

        Rectangle {
            required property int index

            width: 5
            height: 5
            radius: 2.5
            color: Theme.colors.accent
            opacity: Theme.still || root._beat === index ? 1 : 0.4
        }
    }
}
