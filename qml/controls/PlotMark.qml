// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// A height of a plot that has a name.
Item {
    id: root

    required property string label
    property real shift: 0 ///< so far from the end the name stands

    Row {
        objectName: "plotMarkLine"
        anchors.left: parent.left
        width: root.width - (root.shift > 0 ? root.shift - 4 : 0) // it strikes through no name before its own
        height: 1
        spacing: 4
        clip: true

        Repeater {
            model: Math.max(0, Math.ceil(root.width / 8))

            Rectangle {
                width: 4
                height: 1
                color: Theme.colors.good
            }
        }
    }
    AppText {
        id: name

        anchors.right: parent.right
        anchors.rightMargin: root.shift
        anchors.bottom: parent.top
        text: root.label
        font.pixelSize: Theme.small
        color: Theme.colors.good
        Accessible.ignored: true
    }
}
