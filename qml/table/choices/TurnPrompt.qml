// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// What is to be done now: in one line, or in two small ones where there is little room.
AppText {
    id: root

    property bool small: false
    property real room: 0 ///< its two lines are no higher together
    readonly property bool two: root.small && least.advanceWidth > root.width

    objectName: "prompt"
    font.pixelSize: root.two ? root.minimumPixelSize : Theme.small
    wrapMode: root.two ? Text.Wrap : Text.NoWrap
    maximumLineCount: root.two ? 2 : 1
    lineHeight: root.two ? Math.min(0.9, root.room / (2 * line.height)) : 1
    fontSizeMode: root.two ? Text.FixedSize : Text.HorizontalFit
    minimumPixelSize: Theme.least

    TextMetrics {
        id: least

        font.family: Theme.family
        font.pixelSize: root.minimumPixelSize
        text: root.text
    }
    FontMetrics {
        id: line

        font: root.font
    }
}
