// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Boneyard.Controls

/// Why points were won or lost; a press leads to what the rules say of it.
T.AbstractButton {
    id: root

    implicitWidth: words.implicitWidth
    implicitHeight: words.implicitHeight
    hoverEnabled: true
    activeFocusOnTab: root.enabled
    font.family: Theme.family
    font.pixelSize: Theme.body
    Accessible.role: Accessible.Link
    //: Spoken for a link to the rules. %1 is why points were won: "closed a hexagon"
    Accessible.name: qsTr("%1: what the rules say").arg(root.text)
    Accessible.onPressAction: root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    AppText {
        id: words

        width: root.width
        text: root.text
        color: Theme.colors.quiet
        wrapMode: Text.Wrap
        font.underline: root.enabled && (root.hovered || root.visualFocus)
        Accessible.ignored: true
    }
    FocusRing {
        shown: root.visualFocus
        corner: 2
    }
    HoverHandler {
        cursorShape: root.enabled ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
}
