// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Tiles

/// How many tiles a seat holds: so many small backs on a little rack, or one, and the number. Where there is little room they lie the closer, so
/// that more never look like fewer.
Row {
    id: root

    required property string face
    required property int count
    property bool one: false ///< a back only: all of them are seen elsewhere
    property real room: 100

    readonly property var _shape: Faces.of(root.face)
    readonly property real _unit: Theme.px(15) / root._shape.high
    readonly property real _least: Math.max(3, root._unit * root._shape.wide * 0.4) ///< from one to the next: closer, they were one lump
    readonly property real _room: Math.max(4 * root._least, root.room - digits.advanceWidth - root.spacing - root._unit * root._shape.wide) ///< from the first to the last
    readonly property int _shown: Math.min(root.count, root.one ? 1 : Math.floor(root._room / root._least) + 1)
    readonly property real _step: Math.min(root._unit * root._shape.step * 1.1, root._room / Math.max(1, root._shown - 1))

    spacing: 6
    Accessible.ignored: true

    TextMetrics {
        // of the longest number: one that grows takes no room from the tiles
        id: digits

        font: number.font
        text: Numbers.whole(88)
    }
    Item {
        width: root._shown > 0 ? (root._shown - 1) * root._step + root._unit * root._shape.wide : 0
        height: Theme.px(15)

        Rectangle {
            // what they stand on
            y: parent.height
            width: parent.width
            height: 2
            radius: 1
            visible: root.count > 0
            color: Theme.plain ? Theme.colors.outline : Theme.ivoryRim
        }
        Repeater {
            model: root._shown

            StandingTile {
                required property int index

                x: index * root._step
                face: root.face
                unit: root._unit
                upended: root._shape.flips && root._step > root._unit && index % 2 === 1
                shadow: false
                dim: Theme.light
            }
        }
    }
    AppText {
        id: number

        height: Theme.px(15)
        text: Numbers.whole(root.count)
        font.pixelSize: Theme.small
        color: Theme.colors.quiet
        Accessible.ignored: true
    }
}
