// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick

/// What goes on any end: a little tile that lies across. A gate takes a blank half as well, which stands before it.
Row {
    id: root

    required property real unit
    required property color ink
    required property bool gate

    spacing: root.unit * 0.1

    Rectangle {
        // a blank half
        objectName: "halfSign"
        anchors.verticalCenter: parent.verticalCenter
        visible: root.gate
        width: root.unit * 0.26
        height: width
        radius: width * 0.2
        antialiasing: true
        color: "transparent"
        border.width: Math.max(1, root.unit * 0.035)
        border.color: root.ink
    }
    Column {
        // a tile across
        objectName: "acrossSign"
        spacing: Math.max(1, root.unit * 0.035)

        Repeater {
            model: 2

            Rectangle {
                width: root.unit * 0.2
                height: width
                radius: width * 0.2
                antialiasing: true
                color: root.ink
            }
        }
    }
}
