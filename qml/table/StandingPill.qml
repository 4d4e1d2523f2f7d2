// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// How a seat stands, in a word, under its plate: a small plate has no room for it inside.
Rectangle {
    id: root

    required property string text
    required property bool met ///< what it had to do is done

    width: standing.implicitWidth + 16
    height: standing.implicitHeight
    radius: height / 2
    color: Theme.colors.plate
    border.width: Theme.light ? 0 : 1 // dark on dark
    border.color: Theme.colors.outline

    AppText {
        id: standing

        anchors.centerIn: parent
        text: root.text
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
        color: root.met ? Theme.colors.good : Theme.colors.ink
        Accessible.ignored: true
    }
}
