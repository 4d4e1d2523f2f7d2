// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Shapes

/// The cloth everything lies on: lighter in the middle, with a fine weave.
Rectangle {
    id: root

    color: Theme.colors.feltDark

    Shape {
        anchors.fill: parent
        visible: !Theme.plain && root.width > 0

        ShapePath {
            strokeColor: "transparent"
            strokeWidth: -1
            fillGradient: RadialGradient {
                centerX: root.width / 2
                centerY: root.height * 0.44
                focalX: centerX
                focalY: centerY
                centerRadius: Math.max(1, Math.max(root.width * 0.62, root.height * 0.8))

                GradientStop {
                    position: 0
                    color: Theme.colors.feltLight
                }
                GradientStop {
                    position: 0.55
                    color: Qt.tint(Theme.colors.feltLight, Qt.alpha(Theme.colors.feltDark, 0.45))
                }
                GradientStop {
                    position: 1
                    color: Theme.colors.feltDark
                }
            }
            PathPolyline {
                path: [Qt.point(0, 0), Qt.point(root.width, 0), Qt.point(root.width, root.height), Qt.point(0, root.height), Qt.point(0, 0)]
            }
        }
    }
    Image {
        anchors.fill: parent
        visible: !Theme.plain
        source: Theme.image("felt.png")
        fillMode: Image.Tile
        opacity: 0.55
    }
}
