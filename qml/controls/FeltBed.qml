// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// A piece of felt with round corners, on which a small picture lies.
/// Without a graphics card Qt draws the corners of a gradient in steps: so they are of one colour each, and the
/// gradient lies between them.
Item {
    id: root

    readonly property color _top: Qt.lighter(Surfaces.light, 1.08)
    readonly property color _bottom: Qt.tint(Surfaces.light, Qt.alpha(Surfaces.dark, 0.55))
    readonly property real _radius: Math.min(Theme.radius, root.height / 2)

    Accessible.ignored: true

    Rectangle {
        objectName: "bedTop"
        width: root.width
        height: Math.min(root.height, 3 * root._radius)
        radius: root._radius
        color: root._top
    }
    Rectangle {
        objectName: "bedBottom"
        anchors.bottom: parent.bottom
        width: root.width
        height: Math.min(root.height, 3 * root._radius)
        radius: root._radius
        color: root._bottom
    }
    Rectangle {
        y: root._radius
        width: root.width
        height: root.height - 2 * root._radius
        gradient: Gradient {
            GradientStop {
                position: 0
                color: root._top
            }
            GradientStop {
                position: 1
                color: root._bottom
            }
        }
    }
    Rectangle {
        anchors.fill: parent
        visible: Theme.plain
        radius: root._radius
        color: "transparent"
        border.width: 1
        border.color: Theme.colors.outline
    }
}
