// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick

/// A ring and a few rays that spread from a point, and go: its middle is there. It takes itself away.
Item {
    id: root

    required property real reach ///< so far, in pixels
    required property color color
    property int delay: 0
    property int lasts: 700
    property real line: 3 ///< how thick

    property real _way: 0 ///< from 0 to 1

    objectName: "burst"
    Component.onCompleted: going.start()

    Rectangle {
        anchors.centerIn: parent
        width: 2 * root.reach * (0.25 + 0.75 * root._way)
        height: width
        radius: width / 2
        color: "transparent"
        antialiasing: true
        visible: root._way > 0
        border.width: root.line
        border.color: root.color
        opacity: 0.9 * (1 - root._way)
    }
    Repeater {
        model: 12

        Item {
            id: ray

            required property int index

            rotation: ray.index * 30 + 15
            visible: root._way > 0

            Rectangle {
                x: -root.line / 2
                y: -root.reach * (0.3 + 0.6 * root._way) - height
                width: root.line
                height: root.reach * 0.26 * (1 - 0.6 * root._way)
                radius: width / 2
                antialiasing: true
                color: root.color
                opacity: 1 - root._way
            }
        }
    }
    SequentialAnimation {
        id: going

        onFinished: root.destroy()

        PauseAnimation {
            duration: root.delay
        }
        NumberAnimation {
            target: root
            property: "_way"
            from: 0
            to: 1
            duration: root.lasts
            easing.type: Easing.OutCubic
        }
    }
}
