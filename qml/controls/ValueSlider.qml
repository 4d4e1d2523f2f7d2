// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T

/// A value between two ends.
T.Slider {
    id: root

    property string spoken: ""
    property string valueText: ""

    implicitWidth: 180
    implicitHeight: Theme.control
    activeFocusOnTab: root.enabled
    snapMode: T.Slider.SnapAlways
    containmentMask: FingerReach {
        button: root
    }
    Accessible.role: Accessible.Slider
    Accessible.name: root.spoken
    Accessible.description: root.valueText
    Accessible.onIncreaseAction: root.nudge(true)
    Accessible.onDecreaseAction: root.nudge(false)

    function nudge(up: bool) {
        if (!root.enabled)
            return;
        if (up)
            root.increase();
        else
            root.decrease();
        root.moved();
    }

    background: Rectangle {
        x: root.leftPadding
        y: (root.height - height) / 2
        width: root.availableWidth
        height: 6
        radius: 3
        color: Theme.colors.raised
        border.width: Theme.plain ? 1 : 0
        border.color: Theme.colors.outline

        Rectangle {
            x: root.mirrored ? parent.width - width : 0
            width: root.mirrored ? (1 - root.visualPosition) * parent.width : root.visualPosition * parent.width
            height: parent.height
            radius: 3
            color: Theme.colors.accent
        }
    }
    handle: Rectangle {
        x: root.leftPadding + root.visualPosition * (root.availableWidth - width)
        y: (root.height - height) / 2
        width: 22
        height: 22
        radius: 11
        color: Theme.ivory
        border.width: 1
        border.color: Theme.ivoryRim

        FocusRing {
            shown: root.visualFocus
            corner: 11
        }
    }
}
