// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T

/// A button with words. "strong" is the one thing to do here; "flat" is for quiet ones on a sheet.
T.Button {
    id: root

    property bool strong: false
    property bool quietLook: false
    property string symbol: ""
    property bool snug: false ///< beside others where there is little room
    readonly property real easeWide: root._wide(root._ease) ///< so wide it is where it is not
    readonly property real snugWide: root._wide(root._snug)
    readonly property int _ease: root.quietLook ? 12 : 18
    readonly property int _snug: 8
    property color ink: root.strong ? Theme.colors.accentInk : Theme.colors.ink
    property color edge: Theme.colors.outline

    function _wide(padding: real): real {
        return Math.max(root.implicitContentWidth + 2 * padding, Theme.control * 2);
    }

    implicitWidth: Math.max(implicitContentWidth + leftPadding + rightPadding, Theme.control * 2)
    implicitHeight: Math.max(implicitContentHeight + topPadding + bottomPadding, Theme.control)
    leftPadding: root.snug ? root._snug : root._ease
    rightPadding: root.leftPadding
    topPadding: 6
    bottomPadding: 6
    font.family: Theme.family
    font.pixelSize: Theme.body
    font.weight: root.strong ? Font.DemiBold : Font.Medium
    hoverEnabled: true
    activeFocusOnTab: root.enabled
    focusPolicy: Qt.TabFocus // by a click the keys stay with what they were for
    opacity: root.enabled ? 1 : 0.45
    containmentMask: FingerReach {
        button: root
    }
    Accessible.role: Accessible.Button
    Accessible.name: root.text
    // Qt 6.4's Button does not react to a screen reader's press by itself.
    Accessible.onPressAction: if (root.enabled)
        root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: ButtonLabel {
        text: root.text
        font: root.font
        symbol: root.symbol
        ink: root.ink
    }
    background: Rectangle {
        radius: Theme.radius
        color: root.strong ? Theme.colors.accent : root.quietLook ? "transparent" : Theme.colors.raised
        border.width: root.strong ? 0 : Theme.plain ? 2 : root.quietLook ? 0 : 1
        border.color: root.edge

        Rectangle {
            anchors.fill: parent
            radius: parent.radius
            color: root.strong ? "#FFFFFF" : Theme.colors.ink
            opacity: root.down ? 0.18 : root.hovered ? 0.09 : 0
        }
        FocusRing {
            shown: root.visualFocus
        }
    }
}
