// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard

/// How many tiles a seat holds: so many small backs, a dozen at most, and the number.
Row {
    id: root

    required property int count
    property real room: 100

    readonly property int _shown: Math.min(root.count, 12)
    readonly property real _step: Math.max(3, Math.min(Theme.px(10), (root.room - number.implicitWidth - 14) / Math.max(1, root._shown)))

    spacing: 6
    Accessible.ignored: true

    Item {
        width: root._shown > 0 ? (root._shown - 1) * root._step + Theme.px(8) : 0
        height: Theme.px(15)

        Repeater {
            model: root._shown

            Rectangle {
                required property int index

                x: index * root._step
                width: Theme.px(8)
                height: Theme.px(15)
                radius: 2
                color: Theme.light ? "#E2D2A8" : Theme.ivory
                border.width: 1
                border.color: Theme.ivoryRim
            }
        }
    }
    AppText {
        id: number

        height: Theme.px(15)
        text: root.count.toLocaleString(Qt.locale(), "f", 0)
        font.pixelSize: Theme.small
        color: Theme.colors.quiet
        Accessible.ignored: true
    }
}
