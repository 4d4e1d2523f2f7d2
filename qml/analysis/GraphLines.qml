// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls

/// The lines behind a graph of chances to win: none, an even one, and a win for certain.
Item {
    id: root

    required property rect plot

    Repeater {
        model: 3

        Item {
            id: tick

            required property int index
            readonly property real part: tick.index / 2

            y: root.plot.y + root.plot.height * (1 - tick.part)

            Rectangle {
                x: root.plot.x
                width: root.plot.width
                height: 1
                color: tick.index === 1 ? Theme.colors.quiet : Theme.colors.outline
                opacity: tick.index === 1 || !Theme.plain ? 1 : 0.4
            }
            AppText {
                x: root.LayoutMirroring.enabled ? root.plot.x + root.plot.width + 6 : root.plot.x - width - 6
                y: -height / 2
                text: Numbers.percent(100 * tick.part)
                font.pixelSize: Theme.small
                color: Theme.colors.quiet
                Accessible.ignored: true
            }
        }
    }
}
