// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick

/// The values of all lines at one place of a plot, beside a line through it.
Item {
    id: root

    required property real place ///< in pixels from the left
    required property string title
    required property var values ///< {label, color, value}

    Rectangle {
        x: Math.round(root.place)
        width: 1
        height: root.height
        color: Theme.colors.ink
        opacity: 0.6
    }
    Rectangle {
        objectName: "plotReading"
        x: root.place + 10 + width <= root.width ? root.place + 10 : Math.max(0, root.place - 10 - width)
        y: 0
        width: column.implicitWidth + 20
        height: column.implicitHeight + 12
        radius: Theme.radius / 2
        color: Theme.colors.chrome
        border.width: Math.max(1, Theme.colors.outlineWidth)
        border.color: Theme.colors.outline

        Column {
            id: column

            anchors.centerIn: parent
            spacing: 2

            AppText {
                anchors.left: parent.left
                text: root.title
                font.pixelSize: Theme.small
                font.weight: Font.DemiBold
                Accessible.ignored: true
            }
            Repeater {
                model: root.values

                Row {
                    id: value

                    required property var modelData

                    anchors.left: parent.left
                    spacing: 6

                    Rectangle {
                        anchors.verticalCenter: parent.verticalCenter
                        width: 10
                        height: 3
                        color: value.modelData.color
                    }
                    AppText {
                        text: value.modelData.label + "  " + Numbers.whole(value.modelData.value)
                        font.pixelSize: Theme.small
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
