// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls

/// How far one has come: a dot for each step, and in words.
Item {
    id: root

    required property int step
    required property int steps
    required property list<bool> played ///< which of them were done, and not passed over

    implicitHeight: Math.max(12, label.implicitHeight)
    Accessible.role: Accessible.StaticText
    Accessible.name: label.text

    AppText {
        id: label

        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        //: %L1 of %L2 positions in a lesson
        text: qsTr("Step %L1 of %L2").arg(root.step + 1).arg(root.steps)
        font.pixelSize: Theme.small
        color: Theme.colors.quiet
        Accessible.ignored: true
    }
    Row {
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: 5

        Repeater {
            model: root.steps

            Rectangle {
                required property int index

                readonly property bool passed: root.played[index] ?? false

                width: index === root.step ? 18 : 8
                height: 8
                radius: 4
                color: passed ? Theme.colors.good : index === root.step ? Theme.colors.accent : "transparent"
                border.width: passed || index === root.step ? 0 : Theme.plain ? 2 : 1
                border.color: Theme.colors.quiet
            }
        }
    }
}
