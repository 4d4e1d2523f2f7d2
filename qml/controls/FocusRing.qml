// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// The ring around what the keyboard is at: 3 px, 2 px away from its parent, or within that.
Rectangle {
    id: root

    property bool shown: false
    property real corner: Theme.radius
    property bool inside: false ///< what lies outside of its parent is cut off

    objectName: "focusRing"
    anchors.fill: root.parent
    anchors.margins: root.inside ? 2 : -5 // the bright line around it is within, too
    radius: root.corner + (root.inside ? -2 : 5)
    color: "transparent"
    border.width: 3
    border.color: Theme.colors.focus
    visible: root.shown

    Rectangle {
        // by day it is dark, and tables are: there this is seen
        anchors.fill: parent
        anchors.margins: -1.5
        radius: root.radius + 1.5
        visible: Theme.light
        color: "transparent"
        border.width: 1.5
        border.color: "#FFFFFF"
    }
}
