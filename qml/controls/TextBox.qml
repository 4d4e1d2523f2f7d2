// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T

/// A line to write in.
T.TextField {
    id: root

    property string spoken: ""
    readonly property real leastWidth: Math.ceil(unwritten.implicitWidth * 0.75) + root.leftPadding + root.rightPadding ///< by what stands in it while it is empty

    implicitWidth: 160
    implicitHeight: Theme.control
    leftPadding: 12
    rightPadding: 12
    font.family: Theme.family
    font.pixelSize: Theme.body
    color: Theme.colors.ink
    placeholderTextColor: Theme.colors.quiet
    selectionColor: Theme.colors.accent
    selectedTextColor: Theme.colors.accentInk
    verticalAlignment: TextInput.AlignVCenter
    selectByMouse: true
    activeFocusOnTab: true
    containmentMask: FingerReach {
        button: root
    }
    Accessible.role: Accessible.EditableText
    Accessible.name: root.spoken

    background: Rectangle {
        radius: Theme.radius
        color: Theme.colors.raised
        border.width: Theme.colors.outlineWidth
        border.color: Theme.colors.outline

        FocusRing {
            shown: root.activeFocus
        }
    }

    AppText {
        id: unwritten

        anchors.fill: parent
        anchors.leftMargin: 12
        anchors.rightMargin: 12
        visible: root.text === "" && root.preeditText === ""
        text: root.placeholderText
        fontSizeMode: Text.HorizontalFit // rather small than cut off
        minimumPixelSize: Math.round(root.font.pixelSize * 0.6)
        color: Theme.colors.quiet
        Accessible.ignored: true
    }
}
