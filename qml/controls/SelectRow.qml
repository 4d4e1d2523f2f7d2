// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Boneyard

/// A line in the list of a Select.
T.ItemDelegate {
    id: root

    required property string label
    property bool marked: false

    implicitHeight: Theme.control
    hoverEnabled: true
    Accessible.role: Accessible.ListItem
    Accessible.name: root.label
    Accessible.onPressAction: root.clicked()

    contentItem: AppText {
        leftPadding: 14
        rightPadding: 14
        text: root.label
        font.weight: root.marked ? Font.DemiBold : Font.Normal
        color: root.highlighted ? Theme.colors.accentInk : Theme.colors.ink
        Accessible.ignored: true
    }
    background: Rectangle {
        radius: 8
        color: root.highlighted ? Theme.colors.accent : "transparent"
    }
}
