// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick

/// The lines and numbers of one axis of a plot: along the side where one begins to read, or upright along the foot.
Item {
    id: root

    required property var ticks ///< {place in pixels, label, strong}
    property bool upright: false

    Repeater {
        model: root.ticks

        Item {
            id: tick

            required property var modelData

            x: root.upright ? tick.modelData.place : 0
            y: root.upright ? 0 : tick.modelData.place

            Rectangle {
                width: root.upright ? 1 : root.width
                height: root.upright ? root.height : 1
                visible: !root.upright || tick.modelData.strong
                color: Theme.colors.quiet
                opacity: tick.modelData.strong ? 0.7 : 0.25
            }
            AppText {
                x: root.upright ? Math.max(-tick.x - 8, Math.min(-width / 2, root.width - tick.x - width + 8)) : root.LayoutMirroring.enabled ? root.width + 8 : -width - 8
                y: root.upright ? root.height + 4 : -height / 2
                text: tick.modelData.label
                font.pixelSize: Theme.small
                color: Theme.colors.quiet
                Accessible.ignored: true
            }
        }
    }
}
