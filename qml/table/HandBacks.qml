// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Tiles

/// How many tiles a seat holds: so many small backs, and the number. Where there is no room to tell them apart, a few
/// lie on a heap instead: a row that is too short would be counted.
Row {
    id: root

    required property string face
    required property int count
    property real room: 100

    readonly property bool _all: (root.count - 1) * root._unit * Math.min(root._shape.step, root._shape.wide) * 0.6 <= root._room
    readonly property int _shown: root._all ? root.count : Math.min(root.count, 3)
    readonly property var _shape: Faces.of(root.face)
    readonly property real _unit: Theme.px(15) / root._shape.high
    readonly property real _room: root.room - number.implicitWidth - 8 - root._unit * root._shape.wide
    readonly property real _step: root._all ? Math.max(3, Math.min(root._unit * root._shape.step * 1.1, root._room / Math.max(1, root._shown - 1))) : Math.max(2, root._unit * root._shape.wide * 0.25)

    spacing: 6
    Accessible.ignored: true

    Item {
        width: root._shown > 0 ? (root._shown - 1) * root._step + root._unit * root._shape.wide : 0
        height: Theme.px(15)

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
        text: root.count.toLocaleString(Qt.locale(), "f", 0)
        font.pixelSize: Theme.small
        color: Theme.colors.quiet
        Accessible.ignored: true
    }
}
