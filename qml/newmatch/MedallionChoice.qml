// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// One of the pictures to choose from; in the colour of whoever has it.
Item {
    id: root

    required property string sign
    required property string name
    required property int holder ///< a seat; -1: nobody has it
    required property string holderName
    required property bool marked ///< it is the one that is chosen now
    required property bool pointed ///< the keyboard is here

    signal chosen

    objectName: "choice-" + root.sign
    Accessible.role: Accessible.RadioButton
    Accessible.name: root.name
    Accessible.description: root.holderName
    Accessible.checkable: true
    Accessible.checked: root.marked
    Accessible.focusable: true
    Accessible.focused: root.pointed
    Accessible.onPressAction: if (root.enabled)
        root.chosen()

    HoverHandler {
        id: pointer

        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        onTapped: root.chosen()
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: 2
        radius: Theme.radius
        color: root.marked || pointer.hovered ? Theme.colors.raised : "transparent"
        border.width: root.marked ? 2 : root.pointed ? 3 : 0
        border.color: root.pointed ? Theme.colors.focus : Theme.colors.accent
    }
    Medallion {
        id: face

        y: 6
        anchors.horizontalCenter: parent.horizontalCenter
        sign: root.sign
        seat: root.holder
        size: Theme.control - 8
    }
    AppText {
        anchors.top: face.bottom
        anchors.topMargin: 2
        width: parent.width - 8
        x: 4
        horizontalAlignment: Text.AlignHCenter
        text: root.name
        font.pixelSize: Theme.small
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
        color: root.holder >= 0 && !root.marked ? Theme.colors.quiet : Theme.colors.ink
        Accessible.ignored: true
    }
}
