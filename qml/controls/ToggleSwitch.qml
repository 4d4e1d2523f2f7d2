// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T

/// Yes or no. React to onToggled: it comes from pointer, keyboard and screen reader alike.
T.Switch {
    id: root

    property string spoken: root.text

    implicitWidth: 52
    implicitHeight: Theme.control
    hoverEnabled: true
    activeFocusOnTab: root.enabled
    opacity: root.enabled ? 1 : 0.45
    containmentMask: FingerReach {
        button: root
    }
    Accessible.role: Accessible.CheckBox
    Accessible.name: root.spoken
    Accessible.checkable: true
    Accessible.checked: root.checked
    Accessible.onToggleAction: root.flip()
    Accessible.onPressAction: root.flip()
    Keys.onReturnPressed: root.flip()

    function flip() {
        if (!root.enabled)
            return;
        root.toggle();
        root.toggled();
    }

    indicator: Rectangle {
        x: (root.width - width) / 2
        y: (root.height - height) / 2
        width: 48
        height: 28
        radius: 14
        color: root.checked ? Theme.colors.accent : Theme.colors.raised
        border.width: root.checked ? 0 : 2
        border.color: Theme.colors.quiet

        Rectangle {
            x: root.visualPosition * (parent.width - width - 8) + 4
            anchors.verticalCenter: parent.verticalCenter
            width: 20
            height: 20
            radius: 10
            color: root.checked ? Theme.colors.accentInk : Theme.colors.quiet

            Behavior on x {
                enabled: !Theme.still && root.visible
                NumberAnimation {
                    duration: 120
                    easing.type: Easing.OutCubic
                }
            }
        }
        FocusRing {
            shown: root.visualFocus
            corner: 14
        }
    }
}
