// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T

/// A line in the list of a Select.
T.ItemDelegate {
    id: root

    required property string label
    property string note: "" ///< in small print under the label
    property bool marked: false

    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    topPadding: root.note !== "" ? 7 : 0
    bottomPadding: topPadding
    hoverEnabled: true
    Accessible.role: Accessible.ListItem
    Accessible.name: root.label
    Accessible.description: root.note
    Accessible.onPressAction: if (root.enabled)
        root.clicked()

    contentItem: Column {
        leftPadding: 14
        rightPadding: 14

        AppText {
            width: root.width - 28
            height: root.note === "" ? Math.max(Theme.control, implicitHeight + 8) : implicitHeight
            verticalAlignment: Text.AlignVCenter
            text: root.label
            wrapMode: Text.Wrap
            font.weight: root.marked ? Font.DemiBold : Font.Normal
            color: root.highlighted ? Theme.colors.accentInk : Theme.colors.ink
            Accessible.ignored: true
        }
        AppText {
            width: root.width - 28
            visible: root.note !== ""
            text: root.note
            wrapMode: Text.Wrap
            font.pixelSize: Theme.small
            color: root.highlighted ? Theme.colors.accentInk : Theme.colors.quiet
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        radius: 8
        color: root.highlighted ? Theme.colors.accent : "transparent"
    }
}
