// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Boneyard.Controls

/// Picks a row of a list, or leaves it again.
T.Button {
    id: root

    required property bool picked

    signal rangeWanted

    implicitWidth: Theme.control
    implicitHeight: Theme.control
    hoverEnabled: true
    focusPolicy: Qt.NoFocus // the list's keys do it
    Accessible.role: Accessible.CheckBox
    Accessible.name: root.text
    Accessible.checkable: true
    Accessible.checked: root.picked
    Accessible.onPressAction: if (root.enabled)
        root.clicked()
    Accessible.onToggleAction: if (root.enabled)
        root.clicked()

    contentItem: Item {
        Rectangle {
            anchors.centerIn: parent
            width: Math.round(Theme.control * 0.5)
            height: width
            radius: 5
            color: root.picked ? Theme.colors.accent : "transparent"
            border.width: root.picked ? 0 : Math.max(1, Theme.colors.outlineWidth)
            border.color: root.hovered ? Theme.colors.ink : Theme.colors.quiet

            Icon {
                anchors.centerIn: parent
                visible: root.picked
                name: "check"
                color: Theme.colors.accentInk
                width: Math.round(parent.width * 0.8)
                height: width
            }
        }
    }

    TapHandler {
        acceptedModifiers: Qt.ShiftModifier
        gesturePolicy: TapHandler.WithinBounds
        onTapped: root.rangeWanted()
    }
}
