// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Settings

/// The lines behind the graph of an analysis: points to the left or right, rounds below.
Item {
    id: root

    required property rect plot
    required property int ticks ///< lines above that of nothing
    required property real step ///< points from one to the next
    required property var starts ///< where each round begins: {x, round}

    Repeater {
        model: root.ticks + 1

        Item {
            id: tick

            required property int index

            y: root.plot.y + root.plot.height * (1 - tick.index / root.ticks)

            Rectangle {
                x: root.plot.x
                width: root.plot.width
                height: 1
                color: tick.index === 0 ? Theme.colors.quiet : Theme.colors.outline
                opacity: tick.index === 0 || !Theme.plain ? 1 : 0.4
            }
            AppText {
                x: Settings.rightToLeft ? root.plot.x + root.plot.width + 6 : root.plot.x - width - 6
                y: -height / 2
                text: Numbers.whole(tick.index * root.step)
                font.pixelSize: Theme.small
                color: Theme.colors.quiet
                Accessible.ignored: true
            }
        }
    }
    Repeater {
        model: root.starts

        Item {
            id: start

            required property var modelData
            required property int index

            // Of rounds that are very short not each has room for its number.
            readonly property real room: Math.abs((root.starts[start.index + 1]?.x ?? (Settings.rightToLeft ? root.plot.x : root.plot.x + root.plot.width)) - start.modelData.x)

            x: start.modelData.x

            Rectangle {
                y: root.plot.y
                width: 1
                height: root.plot.height + 4
                visible: start.index > 0
                color: Theme.colors.outline
                opacity: Theme.plain ? 0.5 : 1
            }
            AppText {
                visible: start.room > width + 4
                x: Settings.rightToLeft ? -width - 4 : 4
                y: root.plot.y + root.plot.height + 4
                //: Below the graph of an analysis, where a round begins. %1 is its number
                text: start.index === 0 && start.room > Theme.small * 6 ? qsTr("Round %L1").arg(start.modelData.round) : Numbers.whole(start.modelData.round)
                font.pixelSize: Theme.small
                color: Theme.colors.quiet
                Accessible.ignored: true
            }
        }
    }
}
