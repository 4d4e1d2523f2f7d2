// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Tiles

/// A tile on its way face down: from the pile to whom it is dealt, or from the table back to the pile. It takes itself away.
Item {
    id: root

    required property string face
    required property point from
    required property point to
    required property real fromUnit ///< pixels a tile unit
    required property real toUnit
    property real fromTurn: 0
    property int delay: 0
    property int lasts: 300
    property bool waits: false ///< it is seen before it takes off

    property real _way: 0

    objectName: "courier"
    x: root.from.x + (root.to.x - root.from.x) * root._way
    y: root.from.y + (root.to.y - root.from.y) * root._way
    visible: root.waits || root._way > 0
    opacity: Math.min(1, 6 * (1 - root._way))
    Component.onCompleted: going.start()

    TileFace {
        x: -width / 2
        y: -height / 2
        face: root.face
        unit: root.fromUnit
        scale: 1 + (root.toUnit / root.fromUnit - 1) * root._way
        rotation: root.fromTurn * (1 - root._way)
        turn: rotation
        shadow: false
    }
    SequentialAnimation {
        id: going

        onFinished: root.destroy()

        PauseAnimation {
            duration: Math.max(1, root.delay) // what is only just being made cannot be taken away
        }
        NumberAnimation {
            target: root
            property: "_way"
            from: 0
            to: 1
            duration: root.lasts
            easing.type: Easing.InOutCubic
        }
    }
}
