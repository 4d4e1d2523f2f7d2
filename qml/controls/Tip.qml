// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T

/// The line that says what an icon does.
T.ToolTip {
    id: root

    property bool shown: false
    property bool told: false ///< it has been said at more length: it comes again with the pointer
    property bool above: false ///< what lies below is not to be covered

    x: root.parent ? Math.round((root.parent.width - root.width) / 2) : 0
    y: root.above ? -root.height - 6 : root.parent ? root.parent.height + 6 : 0
    visible: root.shown && !root.told && root.text !== ""
    onShownChanged: root.told = false
    enabled: false // a press goes through it, to what it lies on
    delay: 500
    margins: 6
    padding: 8
    implicitWidth: contentItem.implicitWidth + 2 * padding
    implicitHeight: contentItem.implicitHeight + 2 * padding
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent

    contentItem: AppText {
        text: root.text
        font.pixelSize: Theme.small
    }
    background: Rectangle {
        radius: 8
        color: Theme.colors.chrome
        border.color: Theme.colors.outline
        border.width: Theme.colors.outlineWidth
    }
}
