// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// A way on from the end of a match: in a small window its icon alone.
GameButton {
    id: root

    property bool bare: false

    implicitWidth: root.bare ? Theme.control : Math.max(implicitContentWidth + leftPadding + rightPadding, Theme.control * 2)
    leftPadding: root.bare ? 0 : root.snug ? root._snug : root._ease
    contentItem: ButtonLabel {
        text: root.bare ? "" : root.text
        font: root.font
        symbol: root.bare ? "" : root.symbol
        ink: root.ink

        Icon {
            anchors.centerIn: parent
            visible: root.bare
            name: root.symbol
            color: root.ink
            width: Math.round(Theme.control * 0.54)
            height: width
        }
    }

    Tip {
        text: root.text
        above: true
        shown: root.bare && root.hovered && !root.down
    }
}
