// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls

/// The lines behind a graph of leads, with their points.
Item {
    id: root

    required property rect plot
    required property real step ///< points from one line to the next
    required property real most ///< points at the upper edge, and below nothing at the lower one
    required property real least

    readonly property int _first: -Math.floor(root.least / root.step)

    Repeater {
        model: Math.floor(root.most / root.step) - root._first + 1

        Item {
            id: tick

            required property int index
            readonly property real value: (root._first + tick.index) * root.step

            y: root.plot.y + root.plot.height * (root.most - tick.value) / (root.most + root.least)

            Rectangle {
                x: root.plot.x
                width: root.plot.width
                height: 1
                color: tick.value === 0 ? Theme.colors.quiet : Theme.colors.outline
                opacity: tick.value === 0 || !Theme.plain ? 1 : 0.4
            }
            AppText {
                x: root.plot.x - width - 6
                y: -height / 2
                text: Numbers.whole(tick.value)
                font.pixelSize: Theme.small
                color: Theme.colors.quiet
                Accessible.ignored: true
            }
        }
    }
}
